import { isHttpUrl } from '@wishwell/contract/fields.ts';
import type { Preview } from '@wishwell/contract/previews.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { extractFirstUrl, previewFillableFields, type PreviewFillableField, type ItemDraft } from './item-draft.ts';

type LinkPreviewFields = CamelCaseKeys<Preview>['fields'];

/**
 * Returns the text as an http or https URL. Adds `https://` if the scheme is missing. Returns undefined if
 * the text is not a URL.
 */
export function parseWebUrl(text: string): string | undefined {
  const link = extractFirstUrl(text).trim();
  return link !== '' && isHttpUrl(link) ? link : undefined;
}

const getFillableValues = (found: LinkPreviewFields): Record<PreviewFillableField, string> => ({
  name: found.name ?? '',
  price: found.price ?? '',
  description: found.description ?? '',
  imageUrl: found.imageUrl ?? '',
});

/** Returns the draft of an item without the values that a link preview has filled in. */
export const clearDraftFieldsFilledByPreview = (draft: ItemDraft): ItemDraft => ({
  ...draft,
  ...Object.fromEntries(draft.filled.map((field) => [field, ''])),
  currency: draft.filled.includes('price') ? '' : draft.currency,
  filled: [],
});

/**
 * Returns the draft of an item with the values of a link preview. Replaces only empty fields and the values
 * of an earlier preview.
 */
export function fillDraftFromPreview(draft: ItemDraft, found: LinkPreviewFields): ItemDraft {
  const start = clearDraftFieldsFilledByPreview(draft);
  const values = getFillableValues(found);
  const isFree = (field: PreviewFillableField): boolean => start[field] === '' && !(field === 'imageUrl' && start.file);
  const filled = previewFillableFields.filter((field) => values[field] !== '' && isFree(field));
  const currency = filled.includes('price') && found.currency !== null ? found.currency : start.currency;
  return { ...start, ...Object.fromEntries(filled.map((field) => [field, values[field]])), currency, filled };
}
