import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { FriendItem, FriendWishlist as FriendWishlistRecord } from '../api/friend-wishlists.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { getClaimState } from '../items/claim-state.ts';
import { sortClaimableFirst, isClaimable } from '../items/claimable.ts';
import { ClaimsNotice } from '../items/ClaimsNotice.tsx';
import { formatItemsHeading } from '../items/items-heading.ts';
import { ItemSearchControls } from '../items/ItemSearchControls.tsx';
import { ItemSectionsForGivers } from '../items/ItemSectionsForGivers.tsx';
import { useItemSearch } from '../items/use-item-search.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { DialogErrorBoundary } from '../shell/DialogErrorBoundary.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { StickyTitleBar } from '../ui/StickyTitleBar.tsx';
import { useStableOrder } from '../ui/use-stable-order.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AddIdeaButton } from './AddIdeaButton.tsx';
import { FriendItemCard } from './FriendItemCard.tsx';
import { friendWishlistDialogNames, FriendWishlistDialogs } from './FriendWishlistDialogs.tsx';
import styles from './FriendWishlistContent.module.css';

const isClaimedByUser = (item: FriendItem): boolean => getClaimState(item) === 'mine';

interface FriendWishlistProps {
  wishlist: FriendWishlistRecord;
  /** Whether all items of the wishlist have loaded. */
  isComplete: boolean;
}

/**
 * The items of a friend's wishlist. Claimable items come first. If the user claims an item, its card stays in
 * its place.
 */
export function FriendWishlistContent({ wishlist, isComplete }: FriendWishlistProps): ReactNode {
  const t = useText();
  const { id, title, owner, showClaims } = wishlist;
  const ownId = useCurrentUser()?.id;
  const items = useStableOrder(wishlist.items, { sort: sortClaimableFirst });
  const dialog = useUrlDialog(friendWishlistDialogNames);
  const { open } = dialog;
  const ownerName = owner.displayName || t('friends.noName');
  const find = useItemSearch(items, isClaimable);
  const isOwnIdea = useCallback(({ ideaBy }: FriendItem) => ideaBy !== null && ideaBy.id === ownId, [ownId]);
  const onDelete = useCallback((idea: number) => open('delete-idea', idea), [open]);
  const renderCard = useCallback(
    (item: FriendItem, isFirst: boolean): ReactNode => (
      <FriendItemCard
        item={item}
        isFirst={isFirst}
        listId={id}
        showClaims={showClaims}
        ownerName={ownerName}
        onDelete={isOwnIdea(item) ? onDelete : undefined}
      />
    ),
    [id, showClaims, ownerName, isOwnIdea, onDelete],
  );
  return (
    <>
      <StickyTitleBar title={title} note={isComplete ? t('wishlists.itemCount', { count: items.length }) : undefined} />
      <ClaimsNotice showClaims={showClaims} ownerName={ownerName} from={wishlist.showsClaimsFrom} />
      <h2 className={styles.items}>
        <VisuallyHidden>{formatItemsHeading(t, items, isComplete)}</VisuallyHidden>
      </h2>
      {items.length > 0 ? (
        <>
          <ItemSearchControls find={find} />
          <ItemSectionsForGivers
            items={find.items}
            isMine={isClaimedByUser}
            othersTitle={t('purchase.others')}
            renderCard={renderCard}
          />
        </>
      ) : (
        <EmptyState illustration={<OpenGiftDrawing />} action={wishlist.takesIdeas && <AddIdeaButton />}>
          {t('items.friendEmpty')}
        </EmptyState>
      )}
      <DialogErrorBoundary dialog={dialog}>
        <FriendWishlistDialogs dialog={dialog} wishlist={wishlist} items={items} isOwnIdea={isOwnIdea} />
      </DialogErrorBoundary>
    </>
  );
}
