import { useNavigate } from 'react-router';
import { useAddItems, useDeleteItems, type AddItemsInput } from '../api/items.ts';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { undoToastDurationMs, useToast } from '../ui/Toast.tsx';

type RequestItems = AddItemsInput['items'];

/**
 * Returns the ids of the imported items, which are the list's newest. Returns undefined if the newest items
 * do not have the imported names.
 */
function findAddedIds(list: OwnWishlist, sent: RequestItems): number[] | undefined {
  const newest = list.items.toSorted((a, b) => a.id - b.id).slice(-sent.length);
  return newest.every(({ name }, index) => name === sent[index]?.name) ? newest.map(({ id }) => id) : undefined;
}

/** Saves either all imported items on a list or none. Then opens the list and shows a toast with Undo. */
export function useSaveImport(wishlistId: number) {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const add = useAddItems();
  const { mutateAsync: remove } = useDeleteItems();
  const undo = (itemIds: readonly number[]): void =>
    void remove({ wishlistId, itemIds }).catch((error: unknown) => report.toast('deleteItem', error));
  const save = (items: RequestItems): void => {
    if (add.isPending) return;
    add.mutateAsync({ wishlistId, items, idempotencyKey: keyOf(items) }).then(
      (list) => {
        const ids = findAddedIds(list, items);
        const action = ids && { label: t('purchase.undo'), onSelect: () => undo(ids) };
        toast.success(t('import.saved', { count: items.length }), {
          duration: undoToastDurationMs,
          ...(action && { action }),
        });
        void navigate(paths.wishlist(wishlistId), { replace: true });
      },
      (error: unknown) => report.toast('addItem', error),
    );
  };
  return { save, isSaving: add.isPending, failure: add.error ? report.reason('addItem', add.error) : undefined };
}
