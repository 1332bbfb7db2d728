import type { ReactNode } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { useDeleteWishlist } from '../api/wishlists.ts';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnLeave } from '../ui/use-title-focus-on-leave.ts';

interface DeleteWishlistDialogProps {
  wishlist: WishlistSummary;
  onClose: () => void;
}

export function DeleteWishlistDialog({ wishlist, onClose }: DeleteWishlistDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const remove = useDeleteWishlist();
  const focusTitleOnLeave = useTitleFocusOnLeave();
  const deleted = (): void => {
    focusTitleOnLeave();
    onClose();
  };
  const confirm = (): void => {
    if (remove.isPending) return;
    remove.mutateAsync(wishlist.id).then(deleted, (error: unknown) => report.toast('deleteWishlist', error));
  };
  return (
    <ConfirmDialog
      title={t('wishlists.deleteTitle')}
      confirm={t('wishlists.delete')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
      error={remove.error ? report.reason('deleteWishlist', remove.error) : undefined}
    >
      {t('wishlists.deleteText', { title: wishlist.title, count: wishlist.itemCount })}
    </ConfirmDialog>
  );
}
