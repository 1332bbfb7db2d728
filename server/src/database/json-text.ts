declare const shape: unique symbol;

/**
 * JSON text of a value of the type `T`. PostgreSQL builds the text, and the server sends the text unparsed.
 * Tests check that responses match the schema of `T`. `images/signed-urls.ts` replaces placeholders in the
 * text by image URLs.
 */
export type JsonText<T> = string & { readonly [shape]: T };

export interface JsonTextRow<T> {
  json: JsonText<T>;
}

export function joinToJsonArray<T>(entries: readonly JsonText<T>[]): JsonText<T[]> {
  return `[${entries.join(',')}]` as JsonText<T[]>;
}

/**
 * JSON texts of a wishlist: `head` is the object without its items, `items` the array of items. `head` is
 * null if the wishlist does not exist. `items` is null if the wishlist has no items.
 */
export interface WishlistJsonTexts {
  head: string | null;
  items: string | null;
}

/**
 * Returns the wishlist as one JSON object whose last field is `items`. Returns null if the wishlist does not
 * exist.
 */
export function joinWishlistJson<T>({ head, items }: WishlistJsonTexts): JsonText<T> | null {
  return head === null ? null : (`${head.slice(0, -1)},"items":${items ?? '[]'}}` as JsonText<T>);
}
