import type { ReactNode } from 'react';
import { type Gift, useDeleteGift } from '../api/gifts.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnDialogClose } from '../ui/use-title-focus-on-dialog-close.ts';
import { getGiftDisplayName } from './group-gifts-by-recipient.ts';

interface DeleteGiftDialogProps {
  gift: Gift;
  onClose: () => void;
}

/**
 * Asks for confirmation, then deletes a gift. If the gift is a claim, deleting it releases the claim. The
 * giver's notes are deleted too.
 */
export function DeleteGiftDialog({ gift, onClose }: DeleteGiftDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const remove = useDeleteGift();
  const focusTitle = useTitleFocusOnDialogClose();
  const isClaim = gift.kind !== 'own' && gift.ended === null;
  const confirm = (): void => {
    if (remove.isPending) return;
    remove.mutateAsync(gift).then(
      () => {
        focusTitle();
        onClose();
      },
      (error: unknown) => report.toast('deleteGift', error),
    );
  };
  return (
    <ConfirmDialog
      title={t(isClaim ? 'gifts.releaseTitle' : 'gifts.removeTitle')}
      confirm={t(isClaim ? 'gifts.release' : 'gifts.remove')}
      onConfirm={confirm}
      onClose={onClose}
      busy={remove.isPending}
      error={remove.error ? report.reason('deleteGift', remove.error) : undefined}
    >
      {t(isClaim ? 'gifts.releaseText' : 'gifts.removeText', { name: getGiftDisplayName(gift) })}
    </ConfirmDialog>
  );
}
