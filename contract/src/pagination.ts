import * as v from 'valibot';
import { say } from './fields.ts';
import { pageSizes } from './limits.ts';

export const pageLimit = v.pipe(
  v.string(say('error.badLimit')),
  v.regex(/^\d{1,3}$/, say('error.badLimit')),
  v.transform((text: string) => Number(text)),
  v.minValue(1, say('error.badLimit')),
  v.maxValue(pageSizes.limitMax, say('error.badLimit')),
);

/** Opaque to callers: it comes from the `Link` of the page before. */
export const cursor = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,1500}$/, say('error.badCursor'))));

/** Query of what comes in pages. */
export const PageQuery = v.strictObject({ cursor });
