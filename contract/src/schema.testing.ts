import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** Parses an input with a schema. Returns undefined if the schema refuses the input. */
export function parseOrUndefined(schema: Schema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}

/** Returns the schema's first error message for an input. Returns undefined for valid input. */
export function findFirstError(schema: Schema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0]?.message;
}
