import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';
import { formatPrice } from './format-price.ts';

interface PricedItem {
  price: number;
  currency: string;
}

/**
 * Returns the total price of the items in each currency, such as `$340.00 + €25.00`. The most used currency
 * comes first. Returns an empty text if fewer than two items have a price.
 */
export function formatTotalPrices(items: readonly PricedItem[], locale: string): string {
  if (items.filter(({ price }) => price > 0).length < 2) return '';
  const totals = new Map<string, { minorUnits: number; count: number }>();
  for (const { price, currency } of items) {
    if (price === 0) continue;
    const { minorUnits, count } = totals.get(currency) ?? { minorUnits: 0, count: 0 };
    // Adds whole minor units such as cents, because sums of decimal fractions have rounding errors.
    const addedUnits = Math.round(price * 10 ** getCurrencyDecimals(currency));
    totals.set(currency, { minorUnits: minorUnits + addedUnits, count: count + 1 });
  }
  return [...totals]
    .toSorted(([a, one], [b, other]) => other.count - one.count || a.localeCompare(b, 'en'))
    .map(([currency, { minorUnits }]) =>
      formatPrice(minorUnits / 10 ** getCurrencyDecimals(currency), currency, locale),
    )
    .join(' + ');
}
