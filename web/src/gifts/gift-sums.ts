import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';
import type { Gift } from '../api/gifts.ts';

/**
 * The sum of gifts in one currency. `paid` is the part of `total` that consists of recorded paid amounts. The
 * rest consists of prices of items.
 */
export interface GiftSum {
  currency: string;
  total: number;
  paid: number;
}

export interface YearlyGiftSums {
  year: number;
  sums: readonly GiftSum[];
}

/**
 * Returns the year in which the user claimed the gift, in UTC. The parameter in `GET /gifts?year=` means the
 * same year.
 */
export const getGiftYear = ({ promisedAt }: Pick<Gift, 'promisedAt'>): number => Number(promisedAt.slice(0, 4));

/**
 * Returns whether the gift adds nothing to the sums: its claim ended before the giver bought the item or
 * recorded a paid amount.
 */
const isWithoutCost = ({ ended, stage, paid }: Gift): boolean =>
  ended !== null && stage === 'promised' && paid === null;

interface GiftAmount {
  currency: string;
  /**
   * The amount in minor units, such as cents, because sums of decimal fractions would have rounding errors.
   */
  minor: number;
  isPaid: boolean;
}

const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** getCurrencyDecimals(currency));

/**
 * Returns the amount that the gift costs: the recorded paid amount or, if there is none, price times quantity
 * at the time of the claim.
 */
function computeGiftAmount({ paid, paidCurrency, snapshot, quantity }: Gift): GiftAmount {
  const { currency, price } = snapshot;
  if (paid === null) return { currency, minor: toMinorUnits(price, currency) * quantity, isPaid: false };
  const code = paidCurrency ?? currency;
  return { currency: code, minor: toMinorUnits(paid, code), isPaid: true };
}

function computeSumsByCurrency(gifts: readonly Gift[]): GiftSum[] {
  const amounts = gifts.filter((gift) => !isWithoutCost(gift)).map(computeGiftAmount);
  const currencies = [...new Set(amounts.filter(({ minor }) => minor > 0).map(({ currency }) => currency))];
  return currencies.toSorted().map((currency) => {
    const add = (isCounted: (amount: GiftAmount) => boolean): number =>
      amounts
        .filter((amount) => amount.currency === currency && isCounted(amount))
        .reduce((sum, { minor }) => sum + minor, 0) /
      10 ** getCurrencyDecimals(currency);
    return { currency, total: add(() => true), paid: add(({ isPaid }) => isPaid) };
  });
}

/** Returns the years of the gifts, newest first and without duplicates. */
export const listGiftYears = (gifts: readonly Gift[]): number[] =>
  [...new Set(gifts.map(getGiftYear))].toSorted((a, b) => b - a);

/**
 * Returns the sums of the gifts by year and currency, newest year first. Leaves out years in which no gift
 * has an amount.
 */
export const computeSumsByYear = (gifts: readonly Gift[]): YearlyGiftSums[] =>
  listGiftYears(gifts)
    .map((year) => ({ year, sums: computeSumsByCurrency(gifts.filter((gift) => getGiftYear(gift) === year)) }))
    .filter(({ sums }) => sums.length > 0);
