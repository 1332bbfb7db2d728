import type { ReactNode } from 'react';
import { useDeleteIdea } from '../api/friend-wishlists.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnDialogClose } from '../ui/use-title-focus-on-dialog-close.ts';

interface DeleteIdeaDialogProps {
  item: { id: number; name: string };
  listId: number;
  onClose: () => void;
}

export function DeleteIdeaDialog({ item, listId, onClose }: DeleteIdeaDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const focusTitleOnLeave = useTitleFocusOnDialogClose();
  const remove = useDeleteIdea();
  const deleted = (): void => {
    focusTitleOnLeave();
    onClose();
  };
  const confirm = (): void => {
    if (remove.isPending) return;
    remove
      .mutateAsync({ listId, itemId: item.id })
      .then(deleted, (error: unknown) => report.toast('deleteItem', error));
  };
  return (
    <ConfirmDialog
      title={t('ideas.deleteTitle')}
      confirm={t('items.delete')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
      error={remove.error ? report.reason('deleteItem', remove.error) : undefined}
    >
      {t('ideas.deleteText', { name: item.name })}
    </ConfirmDialog>
  );
}
