const currenciesWithoutDecimals = new Set(
  ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW'].concat([
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ]),
);
const currenciesWithThreeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/**
 * Returns the number of decimals that ISO 4217 gives a currency. `Intl` uses CLDR instead, which has another
 * number for some currencies, for example AFN.
 */
export function getCurrencyDecimals(currency: string): 0 | 2 | 3 {
  if (currenciesWithoutDecimals.has(currency)) return 0;
  return currenciesWithThreeDecimals.has(currency) ? 3 : 2;
}

/**
 * Returns whether a number, given as text, has at most as many decimals as its currency allows. Zeros at
 * the end do not count.
 */
export function hasAllowedDecimals(price: string, currency: string): boolean {
  const [, decimals = ''] = price.split('.');
  return decimals.replace(/0+$/, '').length <= getCurrencyDecimals(currency);
}
