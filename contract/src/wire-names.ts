/** `is_public` → `isPublic`. */
export type CamelName<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : S;

/** A record of the wire (snake_case) as the app sees it (camelCase). */
export type Camel<T> = T extends readonly (infer Entry)[]
  ? Camel<Entry>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelName<Key> : Key]: Camel<T[Key]> }
    : T;

export const camelName = <Name extends string>(name: Name): CamelName<Name> =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelName<Name>;
export const snakeName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `rename`, asked but once for each name: a thousand records have the same few. */
function remembering(rename: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const renamed = known.get(name) ?? rename(name);
    known.set(name, renamed);
    return renamed;
  };
}

function renameWithin(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameWithin(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [rename(name), renameWithin(entry, rename)]));
}

/** Every name in `value`, however deep, through `rename`. Only plain JSON values. */
export const renameKeys = (value: unknown, rename: (name: string) => string): unknown =>
  renameWithin(value, remembering(rename));
