import type { FoundImage } from './found-fields.ts';
import { findPropertyText, isSchemaOrgItem, listValuesOfProperty, type SchemaOrgItem } from './schema-org-item.ts';

const parsePixels = (text: string | undefined): number | undefined => {
  const [digits] = /^\d{1,6}/.exec(text?.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

export function listSchemaOrgImages(item: SchemaOrgItem): FoundImage[] {
  const values = ['image', 'images', 'photo', 'primaryImageOfPage'].flatMap((name) => listValuesOfProperty(item, name));
  return values.flatMap((value): FoundImage[] => {
    if (!isSchemaOrgItem(value)) return [{ url: value }];
    const url =
      findPropertyText(value, 'contentUrl') ??
      findPropertyText(value, 'url') ??
      value.id ??
      findPropertyText(value, 'thumbnailUrl');
    const size = (name: string): number | undefined => parsePixels(findPropertyText(value, name));
    return url === undefined ? [] : [{ url, width: size('width'), height: size('height') }];
  });
}
