import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useDeleteItem } from '../api/items.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useFailureReport } from '../forms/use-failure-report.ts';
import { useTitleFocusOnLeave } from '../ui/use-title-focus-on-leave.ts';

interface DeleteItemDialogProps {
  item: OwnItem;
  wishlistId: number;
  onClose: () => void;
}

/** Asks before an item is deleted. */
export function DeleteItemDialog({ item, wishlistId, onClose }: DeleteItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReport();
  const remove = useDeleteItem();
  const focusTitleOnLeave = useTitleFocusOnLeave();
  const deleted = (): void => {
    focusTitleOnLeave();
    onClose();
  };
  const confirm = (): void => {
    if (remove.isPending) return;
    const place = { wishlistId, itemId: item.id };
    remove.mutateAsync(place).then(deleted, (error: unknown) => report.toast('deleteItem', error));
  };
  return (
    <ConfirmDialog
      title={t('items.deleteTitle')}
      confirm={t('items.delete')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
      error={remove.error ? report.reason('deleteItem', remove.error) : undefined}
    >
      {t('items.deleteText', { name: item.name })}
    </ConfirmDialog>
  );
}
