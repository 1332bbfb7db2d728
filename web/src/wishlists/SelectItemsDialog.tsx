import type { ReactNode } from 'react';
import { useState } from 'react';
import { useDeleteItems, useMoveItemsToList } from '../api/items.ts';
import { useWishlists, type OwnWishlist } from '../api/wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { Checkbox } from '../ui/Switch.tsx';
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
  const report = useFailureReporter();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const move = useMoveItemsToList();
  const remove = useDeleteItems();
  const others = (useWishlists().data ?? []).filter(({ id }) => id !== wishlist.id);
  const [target, setTarget] = useState<number>();
  const newWishlistId = target ?? others[0]?.id;
  const { items: all } = wishlist;
  const itemIds = all.filter(({ id }) => chosenIds.has(id)).map(({ id }) => id);
  const count = itemIds.length;
  const isAllowed = count > 0 && count <= maxSelectedItems;
  const toggle = (id: number): void => setChosenIds((now) => new Set(now.has(id) ? removeId(now, id) : [...now, id]));
  const chooseAll = (isChecked: boolean): void => setChosenIds(new Set(isChecked ? all.map(({ id }) => id) : []));
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
      <fieldset className={styles.items}>
        <legend className={styles.legend}>{wishlist.title}</legend>
        <Checkbox label={t('select.all', { count: all.length })} checked={count === all.length} onChange={chooseAll} />
        {all.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosenIds.has(id)} onChange={() => toggle(id)} />
        ))}
      </fieldset>
    </FormDialog>
  );
}

const removeId = (ids: ReadonlySet<number>, removed: number): number[] => [...ids].filter((id) => id !== removed);
