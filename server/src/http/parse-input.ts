import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { createFieldProblem, createFieldProblems } from '@wishwell/contract/problems.ts';
import { toSnakeCase } from '@wishwell/contract/wire-names.ts';
import * as v from 'valibot';
import { createProblemForField, Problem } from './problem.ts';

/**
 * Maximum length of a field name in all schemas. Error responses cut unknown names to this number of
 * characters.
 */
const maxFieldNameLength = 64;

/**
 * Maximum number of unknown field names. The server refuses an input with more before it checks any value.
 */
const maxUnknownFieldNames = 50;

/** Maximum number of field errors in an error response. */
const maxProblems = 50;

/** Returns the name of a field as the schema spells it; undefined for an unknown field. */
function findKnownFieldName({ entries }: ObjectSchema, name: string): string | undefined {
  if (name.length > maxFieldNameLength) return undefined;
  return [toSnakeCase(name), name].find((spelling) => Object.hasOwn(entries, spelling));
}

/**
 * Returns the input with its known fields renamed to snake_case. Throws a 400 if a field occurs both in
 * camelCase and in snake_case. Keeps the first unknown field, so that the schema reports it.
 */
function renameFieldsToSnakeCase(schema: ObjectSchema, input: object): Record<string, unknown> {
  const renamedFields = new Map<string, unknown>();
  const unknownNames: string[] = [];
  for (const name of Object.keys(input)) {
    const field = findKnownFieldName(schema, name);
    if (field === undefined) unknownNames.push(name.slice(0, maxFieldNameLength));
    else if (renamedFields.has(field)) throw createProblemForField(field, 'error.bothSpellings');
    else renamedFields.set(field, Reflect.get(input, name));
    if (unknownNames.length > maxUnknownFieldNames) break;
  }
  const [firstUnknown] = unknownNames;
  if (firstUnknown === undefined) return Object.fromEntries(renamedFields);
  if (unknownNames.length > maxUnknownFieldNames) throw createProblemForField(firstUnknown, 'error.unknownField');
  return Object.fromEntries(renamedFields.set(firstUnknown, undefined));
}

/** Returns the input parsed by the schema. Throws a 400 with the message of the first field error. */
export function parseInput<S extends ObjectSchema>(schema: S, input: unknown): v.InferOutput<S> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Problem(400, 'error.bodyMustBeObject');
  }
  const fields = renameFieldsToSnakeCase(schema, input);
  // With `abortPipeEarly`, validation of a field stops at its first error, so each field has at most one
  // error.
  const result = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (result.success) return result.output;
  const { id, values } = createFieldProblem(result.issues[0]);
  throw new Problem(400, id, { values, fields: createFieldProblems(result.issues.slice(0, maxProblems)) });
}
