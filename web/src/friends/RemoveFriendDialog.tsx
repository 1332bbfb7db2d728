import type { ReactNode } from 'react';
import type { Friend } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useTitleFocusOnLeave } from '../ui/use-title-focus-on-leave.ts';

interface RemoveFriendDialogProps {
  friend: Friend;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveFriendDialog({ friend, onConfirm, onClose }: RemoveFriendDialogProps): ReactNode {
  const t = useText();
  const focusTitleOnLeave = useTitleFocusOnLeave();
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
