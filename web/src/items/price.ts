const forms = new Map<string, Intl.NumberFormat>();

function formOf(locale: string): Intl.NumberFormat {
  const form = forms.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  forms.set(locale, form);
  return form;
}

/** Formats a price with two decimals: `$38.00` (docs/specification.md §9), in the form of the language. */
export const formatPrice = (price: number, locale: string): string => formOf(locale).format(price);

/** A price as it stands in its input; empty for 0, which an empty input means. */
export const priceInput = (price: number): string => (price === 0 ? '' : price.toFixed(2));
