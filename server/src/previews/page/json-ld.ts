import {
  addPropertyValue,
  createSchemaOrgItem,
  type SchemaOrgItem,
  type SchemaOrgValue,
  removeVocabularyPrefix,
  isSchemaOrgItem,
} from './schema-org-item.ts';

const MAX_DEPTH = 30;
const MAX_VALUES = 50_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const listTexts = (value: unknown): string[] => toArray(value).filter((entry) => typeof entry === 'string');

/**
 * Formats a price for the price parser. Appends a zero to a number with three decimals. Otherwise the parser
 * would read "1.234" as 1,234, because the point could be a thousands separator.
 */
const formatUnambiguousPrice = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

/**
 * Parses JSON with the usual errors of shops: surrounding comment and CDATA marks, raw line breaks, and
 * trailing commas. Returns undefined if the text is still invalid.
 */
function parseJsonLeniently(text: string): unknown {
  const json = text
    .trim()
    .replace(/^(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\]\]>\*\/|\/\/\]\]>|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');
  try {
    return JSON.parse(json);
  } catch {
    try {
      return JSON.parse(json.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/,(\s*[}\]])/g, '$1'));
    } catch {
      return undefined;
    }
  }
}

/**
 * Returns the top-level items of all JSON-LD scripts of a page. Replaces references by `@id` with the items
 * that they name.
 */
export function readJsonLd(scripts: readonly string[]): SchemaOrgItem[] {
  const byId = new Map<string, SchemaOrgItem>();
  const references: { owner: SchemaOrgItem; name: string; at: number; id: string }[] = [];
  let valueCount = 0;

  const addProperty = (owner: SchemaOrgItem, name: string, value: unknown, depth: number): void => {
    for (const entry of toArray(value)) {
      const converted = convert(entry, depth);
      if (converted === undefined) continue;
      const isReference = isSchemaOrgItem(converted) && converted.properties.size === 0 && converted.id !== undefined;
      if (isReference)
        references.push({ owner, name, at: owner.properties.get(name)?.length ?? 0, id: converted.id ?? '' });
      addPropertyValue(owner, name, converted);
    }
  };

  const convert = (value: unknown, depth: number): SchemaOrgValue | undefined => {
    valueCount += 1;
    if (valueCount > MAX_VALUES || depth > MAX_DEPTH) return undefined;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return formatUnambiguousPrice(value);
    if (!isRecord(value)) return undefined;
    if ('@value' in value) return convert(value['@value'], depth + 1);
    if ('@list' in value) return convert(toArray(value['@list'])[0], depth + 1);
    const [id] = listTexts(value['@id']);
    const item = createSchemaOrgItem(listTexts(value['@type']), id);
    for (const [key, entry] of Object.entries(value)) {
      if (!key.startsWith('@')) addProperty(item, removeVocabularyPrefix(key), entry, depth + 1);
    }
    if (id !== undefined && item.properties.size > 0) byId.set(id, item);
    return item;
  };

  const findRootItems = (value: unknown, depth: number): SchemaOrgItem[] => {
    if (depth > MAX_DEPTH) return [];
    if (Array.isArray(value)) return value.flatMap((entry) => findRootItems(entry, depth + 1));
    if (!isRecord(value)) return [];
    const graph = '@graph' in value ? findRootItems(value['@graph'], depth + 1) : [];
    const item = convert(value, depth);
    return item !== undefined && isSchemaOrgItem(item) && item.types.length > 0 ? [item, ...graph] : graph;
  };

  const items = scripts.flatMap((script) => findRootItems(parseJsonLeniently(script), 0));
  for (const { owner, name, at, id } of references) {
    const target = byId.get(id);
    const list = owner.properties.get(name);
    if (target && list) list[at] = target;
  }
  return items;
}
