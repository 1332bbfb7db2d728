import type { Translate } from '../i18n/use-text.ts';

/** The heading of a list's items; it tells their number once all of them are there. */
export const itemsHeading = (t: Translate, items: readonly unknown[], isWhole: boolean): string =>
  isWhole ? t('items.heading', { count: items.length }) : t('items.headingOnTheWay');
