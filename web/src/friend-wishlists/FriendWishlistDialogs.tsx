import type { ReactNode } from 'react';
import type { FriendItem, FriendWishlist } from '../api/friend-wishlists.ts';
import { loadRarelyUsedTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { getClaimState } from '../items/claim-state.ts';
import { isClaimable } from '../items/claimable.ts';
import { ItemDetailsDialog } from '../items/ItemDetailsDialog.tsx';
import type { UrlDialog } from '../navigation/use-url-dialog.ts';
import { createLazyComponent } from '../shell/lazy-component.tsx';
import { Button } from '../ui/Button.tsx';
import { FriendItemClaimButton } from './FriendItemClaimButton.tsx';
import { useIdeaAuthorText } from './use-idea-author-text.ts';
import styles from './FriendWishlistDialogs.module.css';

/**
 * Names of the URL parameters that open the dialogs: `?idea` for a new idea; `?item=12`, `?copy=12` and
 * `?delete-idea=12` for the item 12.
 */
export const friendWishlistDialogNames = ['item', 'copy', 'idea', 'delete-idea'] as const;

const CopyItemDialog = createLazyComponent(async () => {
  const [module] = await Promise.all([import('../wishlists/CopyItemDialog.tsx'), loadRarelyUsedTexts()]);
  return module.CopyItemDialog;
});

const AddIdeaDialog = createLazyComponent(async () => (await import('./AddIdeaDialog.tsx')).AddIdeaDialog);
const DeleteIdeaDialog = createLazyComponent(async () => (await import('./DeleteIdeaDialog.tsx')).DeleteIdeaDialog);

interface FriendWishlistDialogsProps {
  dialog: UrlDialog<(typeof friendWishlistDialogNames)[number]>;
  wishlist: FriendWishlist;
  items: readonly FriendItem[];
  isOwnIdea: (item: FriendItem) => boolean;
}

/** The dialogs of a friend's wishlist. The parameter in the URL decides which dialog is open. */
export function FriendWishlistDialogs({ dialog, wishlist, items, isOwnIdea }: FriendWishlistDialogsProps): ReactNode {
  const t = useText();
  const describeIdea = useIdeaAuthorText();
  const { id, owner, showClaims, takesIdeas } = wishlist;
  const { name, id: itemId, replace, close } = dialog;
  const ownerName = owner.displayName || t('friends.noName');
  if (name === 'idea' && takesIdeas) {
    return <AddIdeaDialog listId={id} ownerName={ownerName} onClose={close} />;
  }
  const item = items.find((one) => one.id === itemId);
  if (!item) return null;
  if (name === 'item') {
    const copyButton = (
      <Button variant="outline" icon="copy" onClick={() => replace('copy', item.id)}>
        {t('items.copyToOwn')}
      </Button>
    );
    return (
      <ItemDetailsDialog
        item={item}
        available={isClaimable(item)}
        isForGiver
        mine={getClaimState(item) === 'mine'}
        lead={describeIdea(item.ideaBy, isOwnIdea(item))}
        besideShop={item.ideaBy === null && copyButton}
        actions={
          <div className={styles.claim}>
            <FriendItemClaimButton item={item} listId={id} {...{ showClaims, ownerName }} isPrimary />
          </div>
        }
        onClose={close}
      />
    );
  }
  if (name === 'delete-idea') return <DeleteIdeaDialog item={item} listId={id} onClose={close} />;
  return name === 'copy' && <CopyItemDialog item={item} onClose={close} />;
}
