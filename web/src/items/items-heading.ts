import type { TranslateFunction } from '../i18n/use-text.ts';

/** Returns the heading of a list's items. Once all items have loaded, the heading contains their number. */
export const formatItemsHeading = (t: TranslateFunction, items: readonly unknown[], isComplete: boolean): string =>
  isComplete ? t('items.heading', { count: items.length }) : t('items.headingOnTheWay');
