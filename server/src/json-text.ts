declare const shape: unique symbol;

/**
 * JSON that PostgreSQL built and that is passed on as it is, with the shape it was built in. That the shape is the
 * contract's is checked in every test, on every answer. Pictures stand in it by their marked keys, until their addresses
 * are written in as it is sent (pictures/addresses.ts).
 */
export type JsonText<T> = string & { readonly [shape]: T };

/** A row whose one interesting column is JSON. */
export interface JsonRow<T> {
  json: JsonText<T>;
}

/** Several JSON texts as one array. */
export function jsonArray<T>(entries: readonly JsonText<T>[]): JsonText<T[]> {
  return `[${entries.join(',')}]` as JsonText<T[]>;
}
