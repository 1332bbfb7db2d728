declare const shape: unique symbol;

/**
 * JSON that PostgreSQL built and that is passed on as it is, with the shape it was built in. That the shape is the
 * contract's is checked in every test, on every answer. Pictures stand in it by their marked keys, until their addresses
 * are written in as it is sent (images/signed-urls.ts).
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

/** A list as the database returns it: an object without its items, and the items; null without any. */
export interface ListParts {
  head: string | null;
  items: string | null;
}

/** Joins the two to one object whose last field is `items`; null without a head. */
export function joinList<T>({ head, items }: ListParts): JsonText<T> | null {
  return head === null ? null : (`${head.slice(0, -1)},"items":${items ?? '[]'}}` as JsonText<T>);
}
