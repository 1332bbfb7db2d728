import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Gift } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { formatPrice } from '../items/format-price.ts';
import { getShopHost } from '../items/ShopLink.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './RecordedGiftDetails.module.css';

/**
 * What the giver has recorded about a gift: a note, the paid amount and a link to the order. Renders nothing
 * if all are missing.
 */
export function RecordedGiftDetails({ gift }: { gift: Gift }): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const { note, paid, paidCurrency, snapshot, orderLink } = gift;
  const host = getShopHost(orderLink);
  if (note === '' && paid === null && host === undefined) return null;
  return (
    <div className={styles.records}>
      {note !== '' && (
        <div className={styles.note}>
          <Icon name="lock" size={14} />
          <div className={styles.text}>
            <VisuallyHidden>{t('gifts.note')}: </VisuallyHidden>
            <ExpandableText text={note} lines={4} />
          </div>
        </div>
      )}
      <p className={styles.facts}>
        {paid !== null && (
          <span className="price">
            {t('gifts.paidAmount', { amount: formatPrice(paid, paidCurrency ?? snapshot.currency, locale) })}
          </span>
        )}
        {host !== undefined && (
          <a href={orderLink} target="_blank" rel="noopener noreferrer" className={styles.order}>
            {t('gifts.orderAt', { host })} <VisuallyHidden>({t('items.newTab')})</VisuallyHidden>
          </a>
        )}
      </p>
    </div>
  );
}
