import { addAbortSignal, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { limits } from '@wishwell/contract/limits.ts';
import { toSnakeCase } from '@wishwell/contract/wire-names.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createByteBudget } from '../limits/byte-budget.ts';
import { getCallerKey } from '../limits/caller-key.ts';
import { createProblemForField, Problem } from './problem.ts';

const MAX_FIELDS = 20;
const FILE_FIELD = 'image_file';
/** Maximum memory for the uploads of one person, as a multiple of the maximum size of an image. */
const maxImagesInMemoryPerUser = 3;
// Maximum size of a form field. The longest field is a description, with at most four bytes per character.
const MAX_FIELD_BYTES = limits.description * 4 + 1_024;

export interface ReceivedForm {
  fields: Record<string, string>;
  image: Buffer | undefined;
}

const problemsByMultipartCode: Readonly<Record<string, () => Problem>> = {
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem(415, 'error.mustBeForm'),
  FST_FILES_LIMIT: () => new Problem(400, 'error.onePicture'),
  FST_FIELDS_LIMIT: () => new Problem(400, 'error.badForm'),
  FST_PARTS_LIMIT: () => new Problem(400, 'error.badForm'),
  FST_PROTO_VIOLATION: () => new Problem(400, 'error.badForm'),
};

export async function registerFormParser(app: FastifyInstance, imageBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: imageBytes, headerPairs: 50 },
  });
}

function toFormProblem(error: unknown, imageBytes: number): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(413, 'error.imageTooLarge', { values: { max: Math.floor(imageBytes / 1_048_576) } });
  }
  // All other errors come from the multipart parser. They mean that the form is broken or incomplete.
  return problemsByMultipartCode[code]?.() ?? new Problem(400, 'error.badForm');
}

interface Upload {
  /** Counts received bytes. If `signal` has aborted, throws its reason. */
  add(bytes: number): void;
  /**
   * Signal that aborts with a 503 `Problem` if the uploads exceed their memory, and with a 400 if the client
   * disconnects.
   */
  signal: AbortSignal;
}

interface UploadTracker {
  /** Begins an upload. The upload's bytes count until its response is sent or the connection closes. */
  begin(request: FastifyRequest, reply: FastifyReply): Upload;
}

/** Limits the total size of uploads in memory to `uploadBytes` bytes, shared fairly between people. */
export function createUploadTracker(bounds: { imageBytes: number; uploadBytes: number }): UploadTracker {
  const budget = createByteBudget({
    maxBytes: bounds.uploadBytes,
    maxBytesPerKey: maxImagesInMemoryPerUser * bounds.imageBytes,
    refusal: () => new Problem(503, 'error.pictureBusy', { retryAfter: 5 }),
  });
  return {
    begin: (request, { raw: response }) => {
      const abort = new AbortController();
      const { add, release } = budget.hold(getCallerKey(request), abort);
      const endUpload = (): void => {
        abort.abort(new Problem(400, 'error.badForm'));
        release();
      };
      response.once('close', endUpload);
      // The client may have disconnected before the listener for `close` was added.
      if (request.raw.socket.destroyed) endUpload();
      return { add, signal: abort.signal };
    },
  };
}

interface ImageRules {
  imageBytes: number;
  upload: Upload;
  /**
   * Callback that runs when the first bytes of an image arrive. It may throw an error to refuse the image.
   */
  beforeImage: () => Promise<void>;
}

/**
 * Returns the uploaded file. Returns undefined for an empty part of the form, which browsers send if no file
 * was chosen.
 */
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
 * Receives a multipart form into memory. Throws a 415 for another content type, a 400 for a broken form, and
 * a 413 for an image that is too large. If the signal of the upload aborts, throws the reason of the signal.
 */
export async function readForm(
  request: FastifyRequest,
  schema: ObjectSchema,
  rules: ImageRules,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'error.mustBeForm');
  const { signal } = rules.upload;
  const abortedPromise = Promise.withResolvers<never>();
  const onAbort = (): void => abortedPromise.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    signal.throwIfAborted();
    // Waits for the parser or for the abort signal, because the parser never ends after an incomplete form.
    return await Promise.race([readFormParts(request, schema, rules), abortedPromise.promise]);
  } catch (error) {
    discardRestOfForm(request);
    throw toFormProblem(signal.aborted ? signal.reason : error, rules.imageBytes);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Receives and discards the rest of a refused form. Many clients read the response only after they have sent
 * the whole form.
 */
function discardRestOfForm({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function readFormParts(request: FastifyRequest, schema: ObjectSchema, rules: ImageRules): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, image: undefined };
  const seenNames = new Set<string>();
  for await (const part of request.parts()) {
    const name = toSnakeName(schema, part.fieldname);
    if (part.type === 'file') {
      if (name !== FILE_FIELD) throw createProblemForField(part.fieldname, 'error.onePicture');
      form.image = await readImage(part.file, rules);
    } else {
      addField(form, seenNames, name, part);
    }
  }
  return form;
}

const toSnakeName = (schema: ObjectSchema, name: string): string => {
  const snakeCaseName = toSnakeCase(name);
  return snakeCaseName === FILE_FIELD || Object.hasOwn(schema.entries, snakeCaseName) ? snakeCaseName : name;
};

interface FieldPart {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

function addField(form: ReceivedForm, seenNames: Set<string>, name: string, part: FieldPart): void {
  if (seenNames.has(name)) throw createProblemForField(name, 'error.fieldTwice');
  seenNames.add(name);
  if (part.valueTruncated) throw createProblemForField(name, 'error.tooLong', { max: limits.description });
  if (name === FILE_FIELD && part.value === '') return;
  if (typeof part.value !== 'string') throw createProblemForField(name, 'error.mustBeText');
  form.fields[name] = part.value;
}
