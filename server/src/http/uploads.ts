import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { limits } from '@wishwell/contract/limits.ts';
import { snakeName } from '@wishwell/contract/wire-names.ts';
import { badField, Problem } from './problem.ts';

const MAX_FIELDS = 20;
const FILE_FIELD = 'image_file';
// The longest field is a description, at most four bytes a character.
const MAX_FIELD_BYTES = limits.description * 4 + 1_024;

/** A form as it came: its text fields by name, and the one picture if there was one. */
export interface Form {
  fields: Record<string, string>;
  picture: Buffer | undefined;
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

/** What holds for the picture of a form. */
interface PictureRules {
  imageBytes: number;
  /** Asked when a picture begins to arrive; may refuse it. */
  beforePicture: () => Promise<void>;
}

/** The whole file; undefined for the empty part that browsers send for an untouched file input. */
async function readPicture(
  file: AsyncIterable<Buffer>,
  beforePicture: () => Promise<void>,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (chunks.length === 0) await beforePicture();
    chunks.push(chunk);
  }
  return chunks.length === 0 ? undefined : Buffer.concat(chunks);
}

/**
 * Reads a multipart form, its parts in any order, the picture whole in memory (it is bounded). Refuses: another
 * content type (415), a broken form, a field twice or a second picture (400), too large a picture (413).
 */
export async function readForm(
  request: FastifyRequest,
  schema: ObjectSchema,
  { imageBytes, beforePicture }: PictureRules,
): Promise<Form> {
  if (!request.isMultipart()) throw new Problem(415, 'error.mustBeForm');
  const gone = Promise.withResolvers<never>();
  const leave = (): void => {
    if (!request.raw.readableEnded) gone.reject(new Problem(400, 'error.badForm'));
  };
  request.raw.once('close', leave);
  // It may have waited so long for its turn that its sender has left.
  if (request.raw.destroyed) leave();
  try {
    // A form that is broken off in the middle of a part would be waited for for ever, and so would one that came whole and
    // whose sender left before it was read.
    return await Promise.race([readParts(request, schema, beforePicture), gone.promise]);
  } catch (error) {
    throw formProblem(error, imageBytes);
  } finally {
    request.raw.off('close', leave);
  }
}

async function readParts(
  request: FastifyRequest,
  schema: ObjectSchema,
  beforePicture: PictureRules['beforePicture'],
): Promise<Form> {
  const form: Form = { fields: {}, picture: undefined };
  const seen = new Set<string>();
  for await (const part of request.parts()) {
    const name = canonicalName(schema, part.fieldname);
    if (part.type === 'file') {
      if (name !== FILE_FIELD) throw badField(part.fieldname, 'error.onePicture');
      form.picture = await readPicture(part.file, beforePicture);
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
