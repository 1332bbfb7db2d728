import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Gift } from '../api/gifts.ts';
import { useText } from '../i18n/use-text.ts';
import { formatPrice } from '../items/format-price.ts';
import { getShopHost } from '../items/ShopLink.tsx';
import { groupGiftsByRecipient, selectGiftsToBuy } from './group-gifts-by-recipient.ts';
import { useRecipientName } from './use-recipient-name.ts';
import styles from './ShoppingList.module.css';

/**
 * The shopping list, which is visible only in print. It contains the gifts that the user has promised to give
 * and not yet bought, by recipient and with check boxes.
 */
export function ShoppingList({ gifts }: { gifts: readonly Gift[] }): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  const recipientName = useRecipientName();
  const groups = groupGiftsByRecipient(selectGiftsToBuy(gifts), locale);
  return (
    <div className={styles.list}>
      <h1>{t('gifts.shoppingList')}</h1>
      {groups.length === 0 && <p>{t('gifts.nothingToBuy')}</p>}
      {groups.map(({ key, recipient, open }) => (
        <section key={key} className={styles.person}>
          <h2>{recipientName(recipient)}</h2>
          <ul className={styles.gifts}>
            {open.map(({ id, item, snapshot, quantity, note }) => {
              const { name, price, currency, url } = item ?? snapshot;
              const facts = [price > 0 && formatPrice(price, currency, locale), getShopHost(url), note].filter(Boolean);
              return (
                <li key={id} className={styles.gift}>
                  <span className={styles.box} />
                  <span>
                    <span>{name}</span>
                    {quantity > 1 && <span>{` ${t('gifts.quantity', { quantity })}`}</span>}
                    {facts.length > 0 && <span className={styles.facts}>{` ${facts.join(' · ')}`}</span>}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
