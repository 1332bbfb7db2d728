import { i18n } from '../i18n/i18n.ts';

const forms = new Map<string, Intl.NumberFormat>();

function formOf(locale: string): Intl.NumberFormat {
  const form = forms.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  forms.set(locale, form);
  return form;
}

/** A price as it is shown, with two decimals: `$38.00` (docs/specification.md §9), in the form of the language. */
export const priceText = (price: number): string => formOf(i18n.locale).format(price);

/** A price as it stands in its input; empty for 0, which an empty input means. */
export const priceInput = (price: number): string => (price === 0 ? '' : price.toFixed(2));
