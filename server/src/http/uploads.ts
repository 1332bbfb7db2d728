import { addAbortSignal, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { limits } from '@wishwell/contract/limits.ts';
import { toSnakeCase } from '@wishwell/contract/wire-names.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDisconnectSignal } from './disconnect-signal.ts';
import { createProblemForField, Problem } from './problem.ts';
import { createUnnamedTemporaryFile, type UnnamedTemporaryFile, type UploadedFile } from './uploaded-file.ts';

const MAX_FIELDS = 20;
const FILE_FIELD = 'image_file';
// Maximum size of a form field in bytes. The longest field is the description; a character has at most four
// bytes.
const MAX_FIELD_BYTES = limits.description * 4 + 1_024;

interface ReceivedForm {
  fields: Record<string, string>;
  image: UploadedFile | undefined;
  /** Signal that aborts when the response is sent or the client disconnects. */
  signal: AbortSignal;
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
  // An error with `syscall` comes from the file system. It does not mean that the form is invalid.
  if ('syscall' in error) return error;
  // Errors of the multipart parser mean that the form is broken or incomplete.
  return problemsByMultipartCode[code]?.() ?? new Problem(400, 'error.badForm');
}

interface FormRules {
  imageBytes: number;
  /** Folder for temporary files with uploaded images. */
  uploadFolder: string;
  /**
   * Callback that runs when the first bytes of an image arrive. It can throw an error to refuse the image.
   */
  beforeImage: () => Promise<void>;
}

/**
 * Returns the uploaded file. Returns undefined for an empty part of the form, which browsers send if the user
 * chose no file. Closes the file when `signal` aborts.
 */
async function readImage(
  stream: Readable,
  { beforeImage, uploadFolder }: FormRules,
  signal: AbortSignal,
): Promise<UploadedFile | undefined> {
  let file: UnnamedTemporaryFile | undefined;
  for await (const chunk of addAbortSignal(signal, stream) as AsyncIterable<Buffer>) {
    if (file === undefined) {
      await beforeImage();
      file = await openUntilAborted(uploadFolder, signal);
    }
    await file.append(chunk);
  }
  return file?.finish();
}

async function openUntilAborted(folder: string, signal: AbortSignal): Promise<UnnamedTemporaryFile> {
  const file = await createUnnamedTemporaryFile(folder);
  const close = (): void => void file.close().catch(() => undefined);
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  return file;
}

/**
 * Receives a multipart form. The image is in a temporary file until `signal` aborts. Throws a 415 for another
 * content type, a 400 for a broken or incomplete form, a 413 for an image that is too large, and a 503 if the
 * disk is full.
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: ObjectSchema,
  rules: FormRules,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'error.mustBeForm');
  const signal = createDisconnectSignal(request, reply);
  const abortedPromise = Promise.withResolvers<never>();
  const onAbort = (): void => abortedPromise.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    signal.throwIfAborted();
    // The abort signal also ends the wait for the form, because the parser does not end after an incomplete
    // form.
    return await Promise.race([readFormParts(request, schema, rules, signal), abortedPromise.promise]);
  } catch (error) {
    discardRestOfForm(request);
    throw toFormProblem(signal.aborted ? signal.reason : error, rules.imageBytes);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Receives and discards the rest of a refused form. Many clients read the error response only after they have
 * sent the whole form.
 */
function discardRestOfForm({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function readFormParts(
  request: FastifyRequest,
  schema: ObjectSchema,
  rules: FormRules,
  signal: AbortSignal,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, image: undefined, signal };
  const seenNames = new Set<string>();
  for await (const part of request.parts()) {
    const name = toSnakeName(schema, part.fieldname);
    if (part.type === 'file') {
      if (name !== FILE_FIELD) throw createProblemForField(part.fieldname, 'error.onePicture');
      form.image = await readImage(part.file, rules, signal);
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
