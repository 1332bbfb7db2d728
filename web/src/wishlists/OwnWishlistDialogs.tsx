import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OwnItem } from '../api/items.ts';
import { loadRarelyUsedTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { DeleteItemDialog } from '../items/DeleteItemDialog.tsx';
import { ItemDetailsDialog } from '../items/ItemDetailsDialog.tsx';
import { ItemStateBadge } from '../items/ItemStateBadge.tsx';
import { useNoteAboutQuantityAndGivers } from '../items/use-note-about-quantity-and-givers.ts';
import type { UrlDialog } from '../navigation/use-url-dialog.ts';
import { createLazyComponent } from '../shell/lazy-component.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useItemUndoToastOptions } from './use-item-lifecycle-state-changer.ts';
import type { WishlistWithEtag } from './WishlistVersionDuringEdit.tsx';
import { WishlistVersionDuringEdit } from './WishlistVersionDuringEdit.tsx';

/**
 * Names of the URL parameters that open the dialogs. For the list: `?edit-list`, `?share`, `?select`. For a
 * new item: `?new`, `?link=…`, `?shared`. For the item 12: `?item=12`, `?edit=12`, `?delete=12`,
 * `?received=12`.
 */
export const ownWishlistDialogNames = [
  'new',
  'link',
  'shared',
  'edit-list',
  'share',
  'item',
  'edit',
  'delete',
  'received',
  'select',
] as const;

const ShareLinksDialog = createLazyComponent(async () => {
  const [module] = await Promise.all([import('./ShareLinksDialog.tsx'), loadRarelyUsedTexts()]);
  return module.ShareLinksDialog;
});

const AddItemDialog = createLazyComponent(async () => (await import('../items/AddItemDialog.tsx')).AddItemDialog);
const EditItemDialog = createLazyComponent(async () => (await import('../items/EditItemDialog.tsx')).EditItemDialog);
const SelectItemsDialog = createLazyComponent(async () => {
  const [module] = await Promise.all([import('./SelectItemsDialog.tsx'), loadRarelyUsedTexts()]);
  return module.SelectItemsDialog;
});

const MarkItemReceivedDialog = createLazyComponent(
  async () => (await import('../items/MarkItemReceivedDialog.tsx')).MarkItemReceivedDialog,
);
const EditWishlistDialog = createLazyComponent(
  async () => (await import('./EditWishlistDialog.tsx')).EditWishlistDialog,
);

/** Preloads the code of the forms. They then open without delay. */
export const preloadOwnWishlistForms = (): Promise<unknown> =>
  Promise.all([AddItemDialog.preload(), EditItemDialog.preload(), EditWishlistDialog.preload()]);

type OwnWishlistUrlDialog = UrlDialog<(typeof ownWishlistDialogNames)[number]>;

interface OwnWishlistDialogsProps {
  dialog: OwnWishlistUrlDialog;
  wishlist: WishlistWithEtag;
  refetch: () => Promise<WishlistWithEtag | undefined>;
  onAdded: (id: number) => void;
  onDeleted: (item: OwnItem) => void;
  onMove: (item: OwnItem) => void;
}

export function OwnWishlistDialogs(props: OwnWishlistDialogsProps): ReactNode {
  const { dialog, wishlist, refetch, onAdded, onDeleted, onMove } = props;
  const t = useText();
  const toast = useToast();
  const { name, id, close: onClose } = dialog;
  const link = new URLSearchParams(useLocation().search).get('link') ?? undefined;
  const wishlistId = wishlist.record.id;
  const offerUndo = useItemUndoToastOptions(wishlistId);
  const item = wishlist.record.items.find((one) => one.id === id);

  if (name === 'new' || name === 'link' || name === 'shared') {
    return <AddItemDialog {...{ wishlistId, link, onClose, onAdded }} isShared={name === 'shared'} />;
  }
  if (name === 'edit-list') {
    return (
      <WishlistVersionDuringEdit wishlist={wishlist} refetch={refetch}>
        {(version, onLoadAgain) => <EditWishlistDialog wishlist={version} {...{ onClose, onLoadAgain }} />}
      </WishlistVersionDuringEdit>
    );
  }
  if (name === 'share') {
    return <ShareLinksDialog wishlist={wishlist.record} onClose={onClose} />;
  }
  if (name === 'select') {
    return <SelectItemsDialog wishlist={wishlist.record} onClose={onClose} />;
  }
  if (!item) return null;
  if (name === 'item') return <OwnItemDetails item={item} dialog={dialog} />;
  if (name === 'received') {
    const onReceived = (): void => {
      onMove(item);
      toast.success(t('items.nowReceived', { name: item.name }), offerUndo(item));
    };
    return <MarkItemReceivedDialog {...{ item, wishlistId, onClose, onReceived }} />;
  }
  if (name === 'delete')
    return <DeleteItemDialog {...{ item, wishlistId, onClose }} onDeleted={() => onDeleted(item)} />;
  return (
    <WishlistVersionDuringEdit key={item.id} wishlist={wishlist} refetch={refetch}>
      {(version, onLoadAgain) => {
        const pinned = version.record.items.find((one) => one.id === item.id);
        return pinned && <EditItemDialog item={pinned} wishlist={version} {...{ onClose, onLoadAgain }} />;
      }}
    </WishlistVersionDuringEdit>
  );
}

function OwnItemDetails({ item, dialog }: { item: OwnItem; dialog: OwnWishlistUrlDialog }): ReactNode {
  const t = useText();
  const noteOf = useNoteAboutQuantityAndGivers();
  const actions = (
    <>
      <Button variant="ghost" icon="trash" onClick={() => dialog.replace('delete', item.id)}>
        {t('items.delete')}
      </Button>
      <Button variant="outline" icon="pencil" onClick={() => dialog.replace('edit', item.id)}>
        {t('items.edit')}
      </Button>
    </>
  );
  return (
    <ItemDetailsDialog
      item={item}
      available={item.isAvailable}
      badge={<ItemStateBadge {...item} />}
      lead={noteOf(item)}
      note={item.receivedNote}
      actions={actions}
      onClose={dialog.close}
    />
  );
}
