import * as v from 'valibot';
import { isHttpUrl, castToMessageId, createTrimmedTextSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Body of `POST /items/preview`. */
export const PreviewRequest = v.strictObject({
  url: v.pipe(createTrimmedTextSchema({ max: limits.url }), v.check(isHttpUrl, castToMessageId('items.invalidUrl'))),
});

/**
 * Reasons why a link preview lacks fields. The catalogue of texts has a message `preview.…` for each reason.
 */
const previewProblems = [
  'refused',
  'captcha',
  'needs_browser',
  'not_a_product',
  'too_slow',
  'too_large',
  'unreachable',
  'not_allowed',
] as const;
export type PreviewProblem = (typeof previewProblems)[number];

/** Sources of product data in a page, in the order in which the server reads them. */
const productDataSources = ['json-ld', 'microdata', 'rdfa', 'open-graph', 'twitter', 'html'] as const;
export type ProductDataSource = (typeof productDataSources)[number];

const textOrNull = v.nullable(v.string());
const optionalPreviewSource = v.optional(v.picklist(productDataSources));

/**
 * Product data from the page of a shop. If a field is unknown, its value is null and `sources` does not
 * contain it.
 */
export const Preview = v.strictObject({
  fields: v.strictObject({
    name: textOrNull,
    price: textOrNull,
    currency: textOrNull,
    description: textOrNull,
    image_url: textOrNull,
    shop: textOrNull,
  }),
  sources: v.strictObject({
    name: optionalPreviewSource,
    price: optionalPreviewSource,
    currency: optionalPreviewSource,
    description: optionalPreviewSource,
    image_url: optionalPreviewSource,
    shop: optionalPreviewSource,
  }),
  problem: v.nullable(v.picklist(previewProblems)),
  message: textOrNull,
});
export type Preview = v.InferOutput<typeof Preview>;
export type PreviewField = keyof Preview['fields'];
