import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { getDialogLinkProps } from '../navigation/use-url-dialog.ts';
import { Card, CardLink } from '../ui/Card.tsx';
import { Ribbon } from '../ui/illustrations/Ribbon.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { AvailabilityBadge, MostWantedBadge } from './AvailabilityBadge.tsx';
import { ItemImage } from './ItemImage.tsx';
import { ItemInitialLetter } from './ItemInitialLetter.tsx';
import { Price } from './Price.tsx';
import styles from './ItemCard.module.css';

/** The item fields that both the owner and the owner's friends see. */
export type ItemFieldsForAllViewers = Omit<
  OwnItem,
  'purchased' | 'purchasedBy' | 'givers' | 'state' | 'position' | 'receivedOn' | 'receivedNote'
> & {
  /** The number of pieces that nobody has claimed. Null means any number; undefined on the owner's card. */
  free?: number | null | undefined;
};

interface ItemCardProps {
  item: ItemFieldsForAllViewers;
  available: boolean;
  isForGiver?: boolean;
  /** Whether the card is among the first cards of the page. Their images load eagerly. */
  isFirst?: boolean | undefined;
  /**
   * The look of the card. `mine`: the user has claimed the item; the card has a ribbon. `greyed`: the item is
   * claimed by others or not available.
   */
  appearance?: 'free' | 'mine' | 'greyed' | undefined;
  /** A badge that replaces the availability badge. */
  badge?: ReactNode;
  /** A text below the name of the item. */
  note?: ReactNode;
  /** Content beside or below the price: the link to the shop, or the buttons of the owner. */
  besidePrice?: ReactNode;
  action?: ReactNode;
  /** A control in the upper corner of the item card. */
  cornerControl?: ReactNode;
}

/** Returns the id of the heading element of an item card, for use in `aria-describedby`. */
export const createItemHeadingId = (itemId: number): string => `item-${itemId}-name`;

/**
 * The card of an item, with a link that opens the details dialog. If the cards are in one column, each card
 * is a row with a small image. The first letter of the item's name replaces a missing image.
 */
export function ItemCard(props: ItemCardProps): ReactNode {
  const {
    item,
    available,
    isForGiver = false,
    isFirst,
    appearance = 'free',
    badge,
    note,
    besidePrice,
    action,
    cornerControl,
  } = props;
  const hasImage = item.imageUrl !== '';
  const isGreyed = appearance === 'greyed';
  const isQuiet = available || appearance === 'mine';
  const stateBadge = badge ?? <AvailabilityBadge available={available} wanted={item.wanted} free={item.free} />;
  return (
    <Card
      lifts
      className={joinClassNames(styles.card, !hasImage && styles.compact, Boolean(cornerControl) && styles.withCorner)}
    >
      <div className={styles.image}>
        {!hasImage && (
          <span className={styles.initial}>
            <ItemInitialLetter id={item.id} name={item.name} greyed={isGreyed} />
          </span>
        )}
        <ItemImage url={item.imageUrl} size="card" isFirst={isFirst} greyed={isGreyed} className={styles.fill} />
        {appearance === 'mine' && <Ribbon />}
      </div>
      <div className={styles.text}>
        <h3 id={createItemHeadingId(item.id)} className={joinClassNames(styles.name, isGreyed && styles.quiet)}>
          <CardLink {...getDialogLinkProps('item', item.id)}>{item.name}</CardLink>
        </h3>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.facts}>
          <Price
            price={item.price}
            currency={item.currency}
            isForGiver={isForGiver}
            className={joinClassNames(styles.price, isGreyed && styles.quiet)}
          />
          {isQuiet && <span className={styles.plain}>{stateBadge}</span>}
          {(!isQuiet || item.mostWanted) && (
            <span className={styles.badges}>
              {!isQuiet && stateBadge}
              {item.mostWanted && <MostWantedBadge />}
            </span>
          )}
          {besidePrice && <span className={styles.beside}>{besidePrice}</span>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {cornerControl}
    </Card>
  );
}
