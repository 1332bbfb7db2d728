import type { FoundImage } from './found-fields.ts';
import { findPropertyText, isSchemaItem, listPropertyValues, type SchemaItem } from './schema-item.ts';

const parsePixels = (text: string | undefined): number | undefined => {
  const [digits] = /^\d{1,6}/.exec(text?.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Returns the images in schema.org data of a product or page, with their sizes if known. */
export function listImages(item: SchemaItem): FoundImage[] {
  const values = ['image', 'images', 'photo', 'primaryImageOfPage'].flatMap((name) => listPropertyValues(item, name));
  return values.flatMap((value): FoundImage[] => {
    if (!isSchemaItem(value)) return [{ url: value }];
    const url =
      findPropertyText(value, 'contentUrl') ??
      findPropertyText(value, 'url') ??
      value.id ??
      findPropertyText(value, 'thumbnailUrl');
    const size = (name: string): number | undefined => parsePixels(findPropertyText(value, name));
    return url === undefined ? [] : [{ url, width: size('width'), height: size('height') }];
  });
}
