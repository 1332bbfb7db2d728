import type { AvatarKey } from '@wishwell/contract/limits.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { reasonOf } from '../api/client.ts';
import { useUpdateProfile } from '../api/users.ts';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { useAuth } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toast.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import styles from './EditProfileDialog.module.css';

interface EditProfileDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Changes the name and the avatar; the e-mail stays as it is (docs/specification.md §5). */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const auth = useAuth();
  const update = useUpdateProfile(({ displayName }) => {
    // The identity provider's name keeps in step. Nobody sees it, so that nobody is told when it does not.
    auth.updateProfile({ displayName }).catch((error: unknown) => console.error(error));
  });
  const [name, setName] = useState(user.displayName);
  const [avatar, setAvatar] = useState<AvatarKey>(user.avatar);
  const [isNameMissing, setIsNameMissing] = useState(false);

  const save = (): void => {
    if (update.isPending) return;
    const displayName = name.trim();
    setIsNameMissing(displayName === '');
    if (displayName === '') {
      toast.warning(t('profile.nameRequired'));
      document.getElementById(form)?.querySelector('input')?.focus();
      return;
    }
    update.mutate(
      { displayName, avatar },
      {
        onSuccess: onClose,
        onError: (error) =>
          toast.error(t('profile.updateError'), {
            detail: reasonOf(error, t('profile.updateDefault')),
            duration: 5_000,
          }),
      },
    );
  };

  return (
    <FormDialog
      title={t('profile.edit')}
      onClose={onClose}
      onSubmit={save}
      unsaved={name !== user.displayName || avatar !== user.avatar}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" busy={update.isPending}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <div id={form} className={styles.fields}>
        <TextField
          label={t('profile.name')}
          value={name}
          maxLength={limits.displayName}
          autoComplete="name"
          error={isNameMissing ? t('profile.nameRequired') : undefined}
          onChange={(event) => {
            setName(event.target.value);
            setIsNameMissing(false);
          }}
        />
        <TextField
          label={t('profile.email')}
          value={user.email}
          readOnly
          className={styles.fixed}
          help={t('profile.emailFixed')}
        />
        <AvatarPicker chosen={avatar} onChoose={setAvatar} />
        {update.isError && <InlineError>{t('profile.updateFailed')}</InlineError>}
      </div>
    </FormDialog>
  );
}
