import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { formatPrice } from '../items/format-price.ts';
import type { GiftSum, YearlyGiftSums } from './gift-sums.ts';
import styles from './GiftSumList.module.css';

/**
 * Shows two sums of gifts for each year and currency: the total, and the part that the user has recorded as
 * paid.
 */
export function GiftSumList({ sums }: { sums: readonly YearlyGiftSums[] }): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const describeSum = ({ currency, total, paid }: GiftSum): string => {
    const texts = { total: formatPrice(total, currency, locale), paid: formatPrice(paid, currency, locale) };
    if (paid === 0) return t('gifts.sumOfPrices', texts);
    return t(paid === total ? 'gifts.sumPaid' : 'gifts.sumMixed', texts);
  };
  return (
    <ul className={styles.sums}>
      {sums.map(({ year, sums: currencies }) => (
        <li key={year}>
          <span className={styles.year}>{year}</span>{' '}
          <span className="price">{currencies.map(describeSum).join('; ')}</span>
        </li>
      ))}
    </ul>
  );
}
