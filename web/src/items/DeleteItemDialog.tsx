import type { ReactNode } from 'react';
import type { OwnItem } from '../api/items.ts';
import { useDeleteItem } from '../api/items.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface DeleteItemDialogProps {
  item: OwnItem;
  wishlistId: number;
  onClose: () => void;
  /** Called after the server has deleted the item, before `onClose`. */
  onDeleted: () => void;
}

export function DeleteItemDialog({ item, wishlistId, onClose, onDeleted }: DeleteItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const remove = useDeleteItem();
  const deleted = (): void => {
    onDeleted();
    onClose();
  };
  const confirm = (): void => {
    if (remove.isPending) return;
    const ids = { wishlistId, itemId: item.id };
    remove.mutateAsync(ids).then(deleted, (error: unknown) => report.toast('deleteItem', error));
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
