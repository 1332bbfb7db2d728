/**
 * An item of structured data (schema.org), from JSON-LD, microdata or RDFa. Its types and property names have
 * no prefix.
 */
export interface SchemaItem {
  types: readonly string[];
  id: string | undefined;
  /**
   * Properties of the item. They are a map instead of an object, because a page may contain a property named
   * `__proto__`.
   */
  properties: Map<string, SchemaValue[]>;
}

export type SchemaValue = string | SchemaItem;

/**
 * Returns a type or property name without its vocabulary's URL, for example `Product` for
 * `https://schema.org/Product`.
 */
export const removeVocabularyPrefix = (name: string): string => /[^/#:]*$/.exec(name.trim())?.[0] ?? '';

export const isSchemaItem = (value: SchemaValue): value is SchemaItem => typeof value !== 'string';

export const listPropertyValues = (item: SchemaItem, name: string): readonly SchemaValue[] =>
  item.properties.get(name) ?? [];

export const listPropertyItems = (item: SchemaItem, ...names: readonly string[]): SchemaItem[] =>
  names.flatMap((name) => listPropertyValues(item, name).filter(isSchemaItem));

/** Returns the first text value of an item's property. Skips blank texts. */
export const findPropertyText = (item: SchemaItem, name: string): string | undefined =>
  listPropertyValues(item, name).find((value): value is string => !isSchemaItem(value) && value.trim() !== '');

export function addPropertyValue(item: SchemaItem, name: string, value: SchemaValue): void {
  const values = item.properties.get(name);
  if (values) values.push(value);
  else item.properties.set(name, [value]);
}

export const createSchemaItem = (types: readonly string[], id?: string): SchemaItem => ({
  types: types.map(removeVocabularyPrefix),
  id,
  properties: new Map(),
});

export const hasAnyType = (item: SchemaItem, types: ReadonlySet<string>): boolean =>
  item.types.some((type) => types.has(type));
