import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** Returns the parsed input. Returns undefined if the schema refuses the input. */
export function parseWith(schema: Schema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}

/** Returns the first error message. Returns undefined for valid input. */
export function findFirstError(schema: Schema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0]?.message;
}
