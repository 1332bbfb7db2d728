import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';
import type { GiftBudget } from '../api/gifts.ts';
import type { YearlyGiftSums } from './gift-sums.ts';
import type { Recipient } from './group-gifts-by-recipient.ts';

export const findBudget = (budgets: readonly GiftBudget[], recipient: Recipient): GiftBudget | undefined =>
  recipient === null
    ? undefined
    : budgets.find(({ forUserId, forName }) =>
        'id' in recipient ? forUserId === recipient.id : forName === recipient.name,
      );

/**
 * Returns how much of a budget is left in the given year. The result is negative if the gifts exceed the
 * budget. Ignores gifts whose currency differs from the budget's.
 */
export function computeRemainingBudget(
  { amount, currency }: GiftBudget,
  sums: readonly YearlyGiftSums[],
  year: number,
): number {
  const spent = sums.find((one) => one.year === year)?.sums.find((sum) => sum.currency === currency)?.total ?? 0;
  const factor = 10 ** getCurrencyDecimals(currency);
  return (Math.round(amount * factor) - Math.round(spent * factor)) / factor;
}
