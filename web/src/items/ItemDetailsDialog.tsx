import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Ribbon } from '../ui/illustrations/Ribbon.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useText } from '../i18n/use-text.ts';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import type { ItemFacts } from './ItemCard.tsx';
import styles from './ItemDetailsDialog.module.css';
import { ItemImage } from './ItemImage.tsx';
import { formatPrice } from './price.ts';
import { ShopLink } from './ShopLink.tsx';

interface ItemDetailsDialogProps {
  item: ItemFacts;
  available: boolean;
  /** Claimed by the reader. */
  mine?: boolean | undefined;
  /** What can be done with it; stands in the foot. */
  actions: ReactNode;
  onClose: () => void;
}

/** Everything about one item, its picture whole. */
export function ItemDetailsDialog({ item, available, mine, actions, onClose }: ItemDetailsDialogProps): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  return (
    <Dialog title={item.name} onClose={onClose} foot={actions} size={item.imageUrl ? 'wide' : 'medium'}>
      <div className={styles.details}>
        {item.imageUrl && (
          <div className={styles.picture}>
            <ItemImage url={item.imageUrl} size="full" alt={item.name} className={styles.fill} />
            {mine && <Ribbon />}
          </div>
        )}
        <div className={styles.text}>
          <div className={styles.facts}>
            <span className={`price ${styles.price ?? ''}`}>{formatPrice(item.price, locale)}</span>
            <AvailabilityBadge available={available} />
          </div>
          <div className={styles.shop}>
            <ShopLink url={item.url} />
          </div>
          <p className={styles.description}>{item.description || t('wishlists.noDescription')}</p>
        </div>
      </div>
    </Dialog>
  );
}
