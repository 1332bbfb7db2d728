import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAbortSignal, type Readable } from 'node:stream';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { limits } from '@wishwell/contract/limits.ts';
import { snakeName } from '@wishwell/contract/wire-names.ts';
import { createByteBudget } from '../limits/byte-budget.ts';
import { callerKey } from '../limits/caller-key.ts';
import { badField, Problem } from './problem.ts';

const MAX_FIELDS = 20;
const FILE_FIELD = 'image_file';
/** A person holds at most as many bytes as this many pictures of the largest size have. */
const imagesPerUser = 3;
// The longest field is a description, at most four bytes a character.
const MAX_FIELD_BYTES = limits.description * 4 + 1_024;

/** A form as it came: its text fields by name, and the one picture if there was one. */
export interface Form {
  fields: Record<string, string>;
  image: Buffer | undefined;
}

const problemsOfMultipart: Readonly<Record<string, () => Problem>> = {
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, 'error.mustBeForm'),
  FST_FILES_LIMIT: () => new Problem(400, 'error.onePicture'),
  FST_FIELDS_LIMIT: () => new Problem(400, 'error.badForm'),
  FST_PARTS_LIMIT: () => new Problem(400, 'error.badForm'),
  FST_PROTO_VIOLATION: () => new Problem(400, 'error.badForm'),
};

export async function acceptForms(app: FastifyInstance, imageBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: imageBytes, headerPairs: 50 },
  });
}

function formProblem(error: unknown, imageBytes: number): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(413, 'error.imageTooLarge', { values: { max: Math.floor(imageBytes / 1_048_576) } });
  }
  // Whatever else busboy says of a broken or cut-off form is the sender's doing.
  return problemsOfMultipart[code]?.() ?? new Problem(400, 'error.badForm');
}

/** The bytes of one form's picture in memory. */
interface Upload {
  /** Counts bytes that have arrived. Throws what `signal` aborts with. */
  add(bytes: number): void;
  /** Aborts with 503 when the bytes have to leave the memory, and with 400 when the sender has left. */
  signal: AbortSignal;
}

interface Uploads {
  /** Begins an upload. Its bytes count until the request is answered or its connection ends. */
  begin(request: FastifyRequest, reply: FastifyReply): Upload;
}

/** Bounds the bytes of pictures in memory, `uploadBytes` in all, and shares them fairly between people. */
export function createUploads(bounds: { imageBytes: number; uploadBytes: number }): Uploads {
  const budget = createByteBudget({
    most: bounds.uploadBytes,
    mostPerKey: imagesPerUser * bounds.imageBytes,
    refusal: () => new Problem(503, 'error.pictureBusy', { retryAfter: 5 }),
  });
  return {
    begin: (request, { raw: response }) => {
      const abort = new AbortController();
      const { add, release } = budget.hold(callerKey(request), abort);
      const end = (): void => {
        abort.abort(new Problem(400, 'error.badForm'));
        release();
      };
      response.once('close', end);
      // Its sender may have left while the caller's record was read.
      if (request.raw.socket.destroyed) end();
      return { add, signal: abort.signal };
    },
  };
}

/** What holds for the picture of a form. */
interface ImageRules {
  imageBytes: number;
  upload: Upload;
  /** Asked when a picture begins to arrive; may refuse it. */
  beforeImage: () => Promise<void>;
}

/** The whole file; undefined for the empty part that browsers send for an untouched file input. */
async function readImage(
  file: Readable,
  { beforeImage, upload }: Pick<ImageRules, 'beforeImage' | 'upload'>,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of addAbortSignal(upload.signal, file) as AsyncIterable<Buffer>) {
    if (chunks.length === 0) await beforeImage();
    upload.add(chunk.length);
    chunks.push(chunk);
  }
  return chunks.length === 0 ? undefined : Buffer.concat(chunks);
}

/**
 * Reads a multipart form, its parts in any order, the picture whole in memory (it is bounded). Refuses: another
 * content type (415), a broken form, a field twice or a second picture (400), too large a picture (413), and what the
 * upload's signal says.
 */
export async function readForm(request: FastifyRequest, schema: ObjectSchema, rules: ImageRules): Promise<Form> {
  if (!request.isMultipart()) throw new Problem(415, 'error.mustBeForm');
  const { signal } = rules.upload;
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    signal.throwIfAborted();
    // A form that stops in the middle of a part, or whose sender has left, never ends by itself.
    return await Promise.race([readParts(request, schema, rules), aborted.promise]);
  } catch (error) {
    discardRest(request);
    throw formProblem(signal.aborted ? signal.reason : error, rules.imageBytes);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Reads what is left of a refused form and keeps none of it, so that its sender gets to read the response. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function readParts(request: FastifyRequest, schema: ObjectSchema, rules: ImageRules): Promise<Form> {
  const form: Form = { fields: {}, image: undefined };
  const seen = new Set<string>();
  for await (const part of request.parts()) {
    const name = canonicalName(schema, part.fieldname);
    if (part.type === 'file') {
      if (name !== FILE_FIELD) throw badField(part.fieldname, 'error.onePicture');
      form.image = await readImage(part.file, rules);
    } else {
      addField(form, seen, name, part);
    }
  }
  return form;
}

const canonicalName = (schema: ObjectSchema, name: string): string => {
  const snake = snakeName(name);
  return snake === FILE_FIELD || Object.hasOwn(schema.entries, snake) ? snake : name;
};

interface FieldPart {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

function addField(form: Form, seen: Set<string>, name: string, part: FieldPart): void {
  if (seen.has(name)) throw badField(name, 'error.fieldTwice');
  seen.add(name);
  if (part.valueTruncated) throw badField(name, 'error.tooLong', { max: limits.description });
  if (name === FILE_FIELD && part.value === '') return;
  if (typeof part.value !== 'string') throw badField(name, 'error.mustBeText');
  form.fields[name] = part.value;
}
