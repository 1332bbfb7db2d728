import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

export function parseOrUndefined(schema: Schema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}

export function findFirstError(schema: Schema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0]?.message;
}
