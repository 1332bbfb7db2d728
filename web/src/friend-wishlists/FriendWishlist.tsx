import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { FriendItem, FriendWishlist as FriendWishlistRecord } from '../api/friend-wishlists.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useUrlDialog } from '../ui/use-url-dialog.ts';
import { ItemDetailsDialog } from '../items/ItemDetailsDialog.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { itemsHeading } from '../items/items-heading.ts';
import { PrintButton } from '../wishlists/PrintButton.tsx';
import { availableFirst, claimState, isClaimable } from './claim-state.ts';
import { ClaimAction } from './ClaimAction.tsx';
import { FriendItemCard } from './FriendItemCard.tsx';
import styles from './FriendWishlist.module.css';
import { useStableOrder } from '../ui/use-stable-order.ts';

const dialogs = ['item'] as const;

interface FriendWishlistProps {
  wishlist: FriendWishlistRecord;
  /** False while further items are on their way. */
  isWhole: boolean;
}

/** A friend's list with its items, available ones first; claiming does not move a card. */
export function FriendWishlist({ wishlist, isWhole }: FriendWishlistProps): ReactNode {
  const t = useText();
  const { id, title, description, owner } = wishlist;
  const items = useStableOrder(wishlist.items, availableFirst);
  const { name, id: itemId, close } = useUrlDialog(dialogs);
  const shown = name && items.find((item) => item.id === itemId);
  const ownerName = owner.displayName || t('friends.noName');
  const renderCard = useCallback(
    (item: FriendItem, isFirst: boolean): ReactNode => <FriendItemCard item={item} first={isFirst} listId={id} />,
    [id],
  );
  return (
    <>
      <BackLink to={paths.friend(owner.id)}>{t('friends.backTo', { name: ownerName })}</BackLink>
      <PageHeading
        title={title}
        actions={items.length > 0 && <PrintButton />}
        lead={description || t('wishlists.noDescription')}
        meta={
          <span className={styles.owner}>
            <Avatar color={owner.avatar} size={28} />
            <span className={styles.facts}>
              <b className={styles.name}>{ownerName}</b>
              {isWhole && (
                <> · {t('items.summary', { count: items.length, available: items.filter(isClaimable).length })}</>
              )}
            </span>
          </span>
        }
      />
      <h2 className={styles.items}>
        <VisuallyHidden>{itemsHeading(t, items, isWhole)}</VisuallyHidden>
      </h2>
      {items.length > 0 ? (
        <ItemGrid items={items} renderCard={renderCard} />
      ) : (
        <EmptyState picture={<OpenGiftDrawing />}>{t('items.friendEmpty')}</EmptyState>
      )}
      {shown && (
        <ItemDetailsDialog
          item={shown}
          available={isClaimable(shown)}
          mine={claimState(shown) === 'mine'}
          actions={
            <div className={styles.claim}>
              <ClaimAction item={shown} listId={id} />
            </div>
          }
          onClose={close}
        />
      )}
    </>
  );
}
