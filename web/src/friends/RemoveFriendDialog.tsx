import type { ReactNode } from 'react';
import type { Friend } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnDialogClose } from '../ui/use-title-focus-on-dialog-close.ts';

interface RemoveFriendDialogProps {
  friend: Friend;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveFriendDialog({ friend, onConfirm, onClose }: RemoveFriendDialogProps): ReactNode {
  const t = useText();
  const focusTitleOnLeave = useTitleFocusOnDialogClose();
  const confirmed = (): void => {
    focusTitleOnLeave();
    onConfirm();
  };
  const name = friend.displayName || friend.email || t('friends.noName');
  return (
    <ConfirmDialog
      title={t('friends.removeTitle')}
      confirm={t('friends.remove')}
      onConfirm={confirmed}
      onClose={onClose}
    >
      {t('friends.removeText', { name })}
    </ConfirmDialog>
  );
}
