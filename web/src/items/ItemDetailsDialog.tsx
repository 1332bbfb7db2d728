import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Ribbon } from '../ui/illustrations/Ribbon.tsx';
import { AvailabilityBadge, MostWantedBadge } from './AvailabilityBadge.tsx';
import type { ItemFieldsForAllViewers } from './ItemCard.tsx';
import { ItemImage } from './ItemImage.tsx';
import { Price } from './Price.tsx';
import { ShopButton } from './ShopLink.tsx';
import styles from './ItemDetailsDialog.module.css';

interface ItemDetailsDialogProps {
  item: ItemFieldsForAllViewers;
  available: boolean;
  isForGiver?: boolean;
  /** Whether the user who sees the dialog has claimed the item. */
  mine?: boolean | undefined;
  /** A badge that replaces the availability badge. */
  badge?: ReactNode;
  /** A text above the description of the item. */
  lead?: ReactNode;
  /** A text below the description of the item. */
  note?: string | undefined;
  /** A button after the button that opens the shop. */
  besideShop?: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}

export function ItemDetailsDialog(props: ItemDetailsDialogProps): ReactNode {
  const { item, available, isForGiver = false, mine, badge, lead, note, besideShop, actions, onClose } = props;
  const t = useText();
  return (
    <Dialog title={item.name} onClose={onClose} footer={actions}>
      <div className={styles.details}>
        {item.imageUrl && (
          <div className={styles.image}>
            <ItemImage url={item.imageUrl} size="full" alt={item.name} className={styles.fill} />
            {mine && <Ribbon />}
          </div>
        )}
        <div className={styles.text}>
          <div className={styles.facts}>
            <Price price={item.price} currency={item.currency} isForGiver={isForGiver} className={styles.price} />
            {badge ?? <AvailabilityBadge available={available} wanted={item.wanted} free={item.free} />}
            {item.mostWanted && <MostWantedBadge />}
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
          {(item.description || !isForGiver) && (
            <p className={styles.description}>{item.description || t('wishlists.noDescription')}</p>
          )}
          {note && <p className={styles.description}>{note}</p>}
          <div className={styles.links}>
            <ShopButton url={item.url} />
            {besideShop}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
