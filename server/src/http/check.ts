import * as v from 'valibot';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { fieldProblem, fieldProblems } from '@wishwell/contract/problems.ts';
import { snakeName } from '@wishwell/contract/wire-names.ts';
import { badField, Problem } from './problem.ts';

/** A flat object with every known name in snake_case: the camelCase spelling is taken too, but not both at once. */
function inSnakeCase(schema: ObjectSchema, input: object): Record<string, unknown> {
  const renamed = new Map<string, unknown>();
  for (const [name, value] of Object.entries(input)) {
    const snake = snakeName(name);
    const field = Object.hasOwn(schema.entries, snake) ? snake : name;
    if (renamed.has(field)) throw badField(field, 'error.bothSpellings');
    renamed.set(field, value);
  }
  return Object.fromEntries(renamed);
}

/** `input` as the schema's output; else a 400 whose sentence is the first problem's. */
export function check<S extends ObjectSchema>(schema: S, input: unknown): v.InferOutput<S> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Problem(400, 'error.bodyMustBeObject');
  }
  // A path parameter is spelt by our own routes.
  const named = inSnakeCase(schema, input);
  const result = v.safeParse(schema, named);
  if (result.success) return result.output;
  const { id, values } = fieldProblem(result.issues[0]);
  throw new Problem(400, id, { values, fields: fieldProblems(result.issues) });
}
