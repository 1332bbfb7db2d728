import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { getErrorMessage } from '../api/client.ts';
import { type OwnWishlist, useDuplicateWishlist, useUpdateWishlist, createWishlistQuery } from '../api/wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import { undoToastDurationMs, useToast } from '../ui/Toast.tsx';
import { createTitleForNextYear } from './next-year.ts';
import { printWishlist } from './PrintButton.tsx';

/** Returns the menu entries for one of the user's own lists. */
export function useWishlistMenu(list: OwnWishlist, onSelectItems: () => void): readonly MenuItem[] {
  const t = useText();
  const toast = useToast();
  const report = useFailureReporter();
  const navigate = useNavigate();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const update = useUpdateWishlist();
  const copy = useDuplicateWishlist();
  const { id, title, archived } = list;

  const archive = (isArchived: boolean): Promise<unknown> =>
    update
      .mutateAsync({ id, etag: undefined, body: { title, archived: isArchived } })
      .catch((error: unknown) => report.toast('updateWishlist', error));
  const updateList = (): void => {
    const action = { label: t('purchase.undo'), onSelect: () => void archive(archived) };
    const message = t(archived ? 'wishlists.nowInUse' : 'wishlists.nowArchived', { title });
    void archive(!archived).then(
      (changed) => changed && toast.success(message, { duration: undoToastDurationMs, action }),
    );
  };
  const duplicate = (): void => {
    if (copy.isPending) return;
    const body = { title: createTitleForNextYear(title) };
    copy.mutateAsync({ id, body, idempotencyKey: keyOf(body) }).then(
      (created) => {
        toast.success(t('wishlists.duplicated', { title: created.title }));
        void navigate(paths.wishlist(created.id));
      },
      (error: unknown) => report.toast('createWishlist', error),
    );
  };
  /** Exports all items of the list as CSV. Before that, loads the items that the page has not loaded yet. */
  const exportItems = async (): Promise<void> => {
    try {
      const [{ downloadCsv }, { record }] = await Promise.all([
        import('./items-csv.ts'),
        client.query(createWishlistQuery(id)),
      ]);
      downloadCsv(title, record.items);
    } catch (error) {
      toast.error(t('wishlists.exportFailed'), { detail: getErrorMessage(error, '') });
    }
  };
  const items: MenuItem[] = [
    { icon: 'plus', label: t('items.addSeveral'), onSelect: () => void navigate(paths.importItems(id)) },
    { icon: 'copy', label: t('wishlists.duplicate'), onSelect: duplicate },
    { icon: 'archive', label: t(archived ? 'wishlists.useAgain' : 'wishlists.archive'), onSelect: updateList },
  ];
  if (list.items.length > 0) {
    const print = { icon: 'print', label: t('wishlists.print'), onSelect: () => void printWishlist() } as const;
    items.unshift(print, { icon: 'check', label: t('items.selectSeveral'), onSelect: onSelectItems });
    items.push({ icon: 'download', label: t('wishlists.export'), onSelect: () => void exportItems() });
  }
  return items;
}
