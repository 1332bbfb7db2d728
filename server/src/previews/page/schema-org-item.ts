/**
 * An item of structured data (schema.org), from JSON-LD, microdata or RDFa. Its types and property names have
 * no prefix.
 */
export interface SchemaOrgItem {
  types: readonly string[];
  id: string | undefined;
  /**
   * Properties of the item. They are a map instead of an object, because a page may contain a property named
   * `__proto__`.
   */
  properties: Map<string, SchemaOrgValue[]>;
}

export type SchemaOrgValue = string | SchemaOrgItem;

/**
 * Returns a type or property name without its vocabulary's URL, for example `Product` for
 * `https://schema.org/Product`.
 */
export const removeVocabularyPrefix = (name: string): string => /[^/#:]*$/.exec(name.trim())?.[0] ?? '';

export const isSchemaOrgItem = (value: SchemaOrgValue): value is SchemaOrgItem => typeof value !== 'string';

export const listValuesOfProperty = (item: SchemaOrgItem, name: string): readonly SchemaOrgValue[] =>
  item.properties.get(name) ?? [];

export const listItemsOfProperty = (item: SchemaOrgItem, ...names: readonly string[]): SchemaOrgItem[] =>
  names.flatMap((name) => listValuesOfProperty(item, name).filter(isSchemaOrgItem));

/** Returns the first text value of an item's property. Skips blank texts. */
export const findPropertyText = (item: SchemaOrgItem, name: string): string | undefined =>
  listValuesOfProperty(item, name).find((value): value is string => !isSchemaOrgItem(value) && value.trim() !== '');

export function addPropertyValue(item: SchemaOrgItem, name: string, value: SchemaOrgValue): void {
  const values = item.properties.get(name);
  if (values) values.push(value);
  else item.properties.set(name, [value]);
}

export const createSchemaOrgItem = (types: readonly string[], id?: string): SchemaOrgItem => ({
  types: types.map(removeVocabularyPrefix),
  id,
  properties: new Map(),
});

export const hasOneOfTypes = (item: SchemaOrgItem, types: ReadonlySet<string>): boolean =>
  item.types.some((type) => types.has(type));
