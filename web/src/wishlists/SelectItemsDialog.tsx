import type { ReactNode } from 'react';
import { useState } from 'react';
import { useDeleteItems, useMoveItems, type OwnItem } from '../api/items.ts';
import { useWishlists, type OwnWishlist } from '../api/wishlists.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './SelectItemsDialog.module.css';

interface SelectItemsDialogProps {
  wishlist: OwnWishlist;
  onClose: () => void;
}

/**
 * Maximum number of items that one request can move or delete. If more items are selected, the buttons are
 * disabled.
 */
const maxSelectedItems = 200;

/** A dialog in which the user selects several items of a list, and moves or deletes them together. */
export function SelectItemsDialog({ wishlist, onClose }: SelectItemsDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const report = useFailureReport();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const move = useMoveItems();
  const remove = useDeleteItems();
  const others = (useWishlists().data ?? []).filter(({ id }) => id !== wishlist.id);
  const [target, setTarget] = useState<number>();
  const newWishlistId = target ?? others[0]?.id;
  const itemIds = wishlist.items.filter(({ id }) => chosenIds.has(id)).map(({ id }) => id);
  const count = itemIds.length;
  const isAllowed = count > 0 && count <= maxSelectedItems;
  const toggle = ({ id }: OwnItem): void =>
    setChosenIds((now) => new Set(now.has(id) ? removeId(now, id) : [...now, id]));
  const submit = (): void => {
    if (!isAllowed || newWishlistId === undefined || move.isPending) return;
    const title = others.find(({ id }) => id === newWishlistId)?.title ?? '';
    move.mutateAsync({ wishlistId: wishlist.id, itemIds, newWishlistId }).then(
      () => {
        toast.success(t('select.moved', { count, title }));
        onClose();
      },
      (error: unknown) => report.toast('updateItem', error),
    );
  };
  const confirmDeletion = (): void => {
    if (remove.isPending) return;
    remove.mutateAsync({ wishlistId: wishlist.id, itemIds }).then(
      () => {
        toast.success(t('select.deleted', { count }));
        onClose();
      },
      (error: unknown) => report.toast('deleteItem', error),
    );
  };
  if (isDeleting) {
    return (
      <ConfirmDialog
        title={t('select.deleteTitle')}
        confirm={t('items.delete')}
        busy={remove.isPending}
        error={remove.error ? report.reason('deleteItem', remove.error) : undefined}
        onConfirm={confirmDeletion}
        onClose={() => setDeleting(false)}
      >
        {t('select.deleteText', { count })}
      </ConfirmDialog>
    );
  }
  return (
    <FormDialog
      title={t('select.title')}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button variant="outline" icon="trash" disabled={!isAllowed} onClick={() => setDeleting(true)}>
            {t('items.delete')}
          </Button>
          {others.length > 0 && (
            <Button type="submit" disabled={!isAllowed} busy={move.isPending}>
              {t('select.move')}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className={styles.count}>
        {t(count > maxSelectedItems ? 'select.tooMany' : 'select.count', { count, max: maxSelectedItems })}
      </p>
      <fieldset className={styles.items}>
        <legend className={styles.legend}>{wishlist.title}</legend>
        {wishlist.items.map((item) => (
          <label key={item.id} className={styles.item}>
            <input type="checkbox" checked={chosenIds.has(item.id)} onChange={() => toggle(item)} />
            {item.name}
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <Select
          label={t('select.target')}
          value={newWishlistId}
          onChange={(event) => setTarget(Number(event.currentTarget.value))}
        >
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  );
}

const removeId = (ids: ReadonlySet<number>, removed: number): number[] => [...ids].filter((id) => id !== removed);
