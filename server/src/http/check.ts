import * as v from 'valibot';
import type { ObjectSchema } from '@wishwell/contract/calls.ts';
import { fieldProblem, fieldProblems } from '@wishwell/contract/problems.ts';
import { snakeName } from '@wishwell/contract/wire-names.ts';
import { badField, Problem } from './problem.ts';

/** Characters. No field has a longer name; an answer holds so much of a longer one. */
const longestName = 64;

/** An input with more unknown names is refused before its other names and values are checked. */
const mostUnknownNames = 50;

/** Problems with fields in one answer. */
const mostProblems = 50;

/** The schema's spelling of a name; undefined when it does not know the name. */
function knownName({ entries }: ObjectSchema, name: string): string | undefined {
  if (name.length > longestName) return undefined;
  return [snakeName(name), name].find((spelling) => Object.hasOwn(entries, spelling));
}

/**
 * A flat object with every known name in snake_case: the camelCase spelling is taken too, but not both at once. Of the
 * unknown names it has the first one, because a refusal names no other.
 */
function inSnakeCase(schema: ObjectSchema, input: object): Record<string, unknown> {
  const renamed = new Map<string, unknown>();
  const unknown: string[] = [];
  for (const name of Object.keys(input)) {
    const field = knownName(schema, name);
    if (field === undefined) unknown.push(name.slice(0, longestName));
    else if (renamed.has(field)) throw badField(field, 'error.bothSpellings');
    else renamed.set(field, Reflect.get(input, name));
    if (unknown.length > mostUnknownNames) break;
  }
  const [first] = unknown;
  if (first === undefined) return Object.fromEntries(renamed);
  if (unknown.length > mostUnknownNames) throw badField(first, 'error.unknownField');
  return Object.fromEntries(renamed.set(first, undefined));
}

/** `input` as the schema's output; else a 400 whose sentence is the first problem's. */
export function check<S extends ObjectSchema>(schema: S, input: unknown): v.InferOutput<S> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new Problem(400, 'error.bodyMustBeObject');
  }
  // A path parameter is spelt by our own routes.
  const named = inSnakeCase(schema, input);
  // Only the first problem of a field is answered, and a text that is too long costs nothing more.
  const result = v.safeParse(schema, named, { abortPipeEarly: true });
  if (result.success) return result.output;
  const { id, values } = fieldProblem(result.issues[0]);
  throw new Problem(400, id, { values, fields: fieldProblems(result.issues.slice(0, mostProblems)) });
}
