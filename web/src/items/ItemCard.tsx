import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { Ribbon } from '../ui/illustrations/Ribbon.tsx';
import { Card, CardLink } from '../ui/Card.tsx';
import { classes } from '../ui/classes.ts';
import { dialogLink } from '../ui/use-url-dialog.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import styles from './ItemCard.module.css';
import { ItemImage } from './ItemImage.tsx';
import { formatPrice } from './price.ts';

/** What an owner and a friend both see of an item. */
export type ItemFacts = Omit<OwnItem, 'purchased' | 'purchasedBy'>;

interface ItemCardProps {
  item: ItemFacts;
  available: boolean;
  /** Among the first of the page. */
  first?: boolean | undefined;
  /** mine: tied with a ribbon. gone: greyed, no longer to be had. */
  look?: 'free' | 'mine' | 'gone' | undefined;
  /** Right of the price: the shop link, or the owner's icons. */
  beside?: ReactNode;
  /** Across the bottom. */
  action?: ReactNode;
}

/** The id of the heading on an item's card, for what belongs to it. */
export const nameId = (itemId: number): string => `item-${itemId}-name`;

/** One item in a grid; the card leads to its details. In one column it is a row with a small picture. */
export function ItemCard({ item, available, first, look = 'free', beside, action }: ItemCardProps): ReactNode {
  const { locale } = useLingui().i18n;
  return (
    <Card lifts className={styles.card}>
      <div className={styles.picture}>
        <ItemImage url={item.imageUrl} size="card" first={first} gone={look === 'gone'} className={styles.fill} />
        {look === 'mine' && <Ribbon />}
      </div>
      <div className={styles.badge}>
        <AvailabilityBadge available={available} />
      </div>
      <div className={styles.text}>
        <h3 id={nameId(item.id)} className={classes(styles.name, look === 'gone' && styles.quiet)}>
          <CardLink {...dialogLink('item', item.id)}>{item.name}</CardLink>
        </h3>
        <div className={styles.facts}>
          <span className={classes('price', styles.price, look === 'gone' && styles.quiet)}>
            {formatPrice(item.price, locale)}
          </span>
          {beside}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
