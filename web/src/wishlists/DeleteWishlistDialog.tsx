import type { ReactNode } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { useDeleteWishlist } from '../api/wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnDialogClose } from '../ui/use-title-focus-on-dialog-close.ts';

interface DeleteWishlistDialogProps {
  wishlist: WishlistSummary;
  onClose: () => void;
}

export function DeleteWishlistDialog({ wishlist, onClose }: DeleteWishlistDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const remove = useDeleteWishlist();
  const focusTitleOnLeave = useTitleFocusOnDialogClose();
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
