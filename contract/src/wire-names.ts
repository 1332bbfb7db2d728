/** Type that converts a name to camelCase. For example, `is_public` becomes `isPublic`. */
export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/**
 * Type that converts a record with snake_case keys, as the API uses it, to the type of the web app with
 * camelCase keys.
 */
export type CamelCaseKeys<T> = T extends readonly (infer Entry)[]
  ? CamelCaseKeys<Entry>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelCase<Key> : Key]: CamelCaseKeys<T[Key]> }
    : T;

export const toCamelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
export const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns a function like `rename` that caches its results. A response with a thousand records contains the
 * same few keys again and again.
 */
function memoizeRename(rename: (name: string) => string): (name: string) => string {
  const cache = new Map<string, string>();
  return (name) => {
    const renamed = cache.get(name) ?? rename(name);
    cache.set(name, renamed);
    return renamed;
  };
}

function renameKeysDeep(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeysDeep(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [rename(name), renameKeysDeep(entry, rename)]),
  );
}

/** Returns a copy of a JSON value in which every key is renamed, at any depth. */
export const renameKeys = (value: unknown, rename: (name: string) => string): unknown =>
  renameKeysDeep(value, memoizeRename(rename));
