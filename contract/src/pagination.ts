import * as v from 'valibot';
import { castToMessageId } from './fields.ts';
import { pageSizes } from './limits.ts';

export const pageLimitSchema = v.pipe(
  v.string(castToMessageId('error.badLimit')),
  v.regex(/^\d{1,3}$/, castToMessageId('error.badLimit')),
  v.transform((text: string) => Number(text)),
  v.minValue(1, castToMessageId('error.badLimit')),
  v.maxValue(pageSizes.limitMax, castToMessageId('error.badLimit')),
);

/**
 * Position of the next page. Clients copy it from the `Link` header of the previous page and do not interpret
 * it.
 */
export const pageCursorSchema = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{1,1500}$/, castToMessageId('error.badCursor'))),
);

export const PageQuery = v.strictObject({ cursor: pageCursorSchema });
