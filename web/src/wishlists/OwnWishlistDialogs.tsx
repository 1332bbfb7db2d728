import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { AddItemDialog } from '../items/AddItemDialog.tsx';
import type { UrlDialog } from '../ui/use-url-dialog.ts';
import { DeleteItemDialog } from '../items/DeleteItemDialog.tsx';
import { EditItemDialog } from '../items/EditItemDialog.tsx';
import { EditWishlistDialog } from './EditWishlistDialog.tsx';
import { ItemDetailsDialog } from '../items/ItemDetailsDialog.tsx';
import type { WishlistVersion } from './PinnedVersion.tsx';
import { PinnedVersion } from './PinnedVersion.tsx';

/** `?new`, `?edit-list`, and of one item `?item=12`, `?edit=12`, `?delete=12`. */
export const ownWishlistDialogs = ['new', 'edit-list', 'item', 'edit', 'delete'] as const;

type Dialogs = UrlDialog<(typeof ownWishlistDialogs)[number]>;

interface OwnWishlistDialogsProps {
  dialog: Dialogs;
  wishlist: WishlistVersion;
  refetch: () => Promise<WishlistVersion | undefined>;
}

/** The dialog of a list's page that the address names, if any. */
export function OwnWishlistDialogs({ dialog, wishlist, refetch }: OwnWishlistDialogsProps): ReactNode {
  const { name, id, close: onClose } = dialog;
  const wishlistId = wishlist.record.id;
  const item = wishlist.record.items.find((one) => one.id === id);

  if (name === 'new') return <AddItemDialog wishlistId={wishlistId} onClose={onClose} />;
  if (name === 'edit-list') {
    return (
      <PinnedVersion wishlist={wishlist} refetch={refetch}>
        {(version, onLoadAgain) => <EditWishlistDialog wishlist={version} {...{ onClose, onLoadAgain }} />}
      </PinnedVersion>
    );
  }
  if (!item) return null;
  if (name === 'item') return <OwnItemDetails item={item} dialog={dialog} />;
  if (name === 'delete') return <DeleteItemDialog item={item} wishlistId={wishlistId} onClose={onClose} />;
  return (
    <PinnedVersion key={item.id} wishlist={wishlist} refetch={refetch}>
      {(version, onLoadAgain) => {
        const pinned = version.record.items.find((one) => one.id === item.id);
        return pinned && <EditItemDialog item={pinned} wishlist={version} {...{ onClose, onLoadAgain }} />;
      }}
    </PinnedVersion>
  );
}

function OwnItemDetails({ item, dialog }: { item: OwnItem; dialog: Dialogs }): ReactNode {
  const t = useText();
  const actions = (
    <>
      <Button variant="ghost" icon="trash" onClick={() => dialog.swap('delete', item.id)}>
        {t('items.delete')}
      </Button>
      <Button variant="outline" icon="pencil" onClick={() => dialog.swap('edit', item.id)}>
        {t('items.edit')}
      </Button>
    </>
  );
  return <ItemDetailsDialog item={item} available={item.isAvailable} actions={actions} onClose={dialog.close} />;
}
