import { displayNameSchema } from '@wishwell/contract/fields.ts';
import type { AvatarColourName } from '@wishwell/contract/limits.ts';
import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { useUpdateProfile } from '../api/users.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import type { CurrentUser } from '../auth/use-current-user.ts';
import { CurrencySelect } from '../forms/CurrencySelect.tsx';
import { findTextFieldErrorMessage, type TextFieldErrorMessage } from '../forms/text-field-error-message.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToastsClosedWithForm } from '../ui/use-toasts-closed-with-form.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import styles from './EditProfileDialog.module.css';

interface ProfileDraft {
  name: string;
  avatar: AvatarColourName;
  currency: string;
}

interface EditProfileDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

/**
 * The dialog with the form for name, avatar and currency. The e-mail address cannot be changed
 * (docs/specification.md §5).
 */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps): ReactNode {
  const t = useText();
  const toast = useToastsClosedWithForm();
  const form = useId();
  const auth = useAuthProvider();
  const update = useUpdateProfile(({ displayName }) => {
    // Copies the name to the identity provider. If this fails, only logs the error, because the user's record
    // already contains the name.
    auth.updateProfile({ displayName }).catch((error: unknown) => console.error(error));
  });
  const [{ name, avatar, currency }, setDraft] = useDraft<ProfileDraft>('profile', {
    name: user.displayName,
    avatar: user.avatar,
    currency: user.currency,
  });
  const [nameProblem, setNameProblem] = useState<TextFieldErrorMessage>();

  const save = (): void => {
    if (update.isPending) return;
    const displayName = name.trim();
    const problem: TextFieldErrorMessage | undefined =
      displayName === '' ? { id: 'profile.nameRequired' } : findTextFieldErrorMessage(displayNameSchema, displayName);
    setNameProblem(problem);
    if (problem) {
      toast.warning(t(problem.id, problem.values));
      document.getElementById(form)?.querySelector('input')?.focus();
      return;
    }
    update.mutate(
      { displayName, avatar, ...(currency !== user.currency && { currency }) },
      {
        onSuccess: onClose,
        onError: (error) =>
          toast.error(t('profile.updateError'), {
            detail: getErrorMessage(error, t('profile.updateDefault')),
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
      hasUnsavedInput={name !== user.displayName || avatar !== user.avatar || currency !== user.currency}
      submitLabel={t('profile.save')}
      isBusy={update.isPending}
    >
      <div id={form} className={styles.fields}>
        <TextField
          label={t('profile.name')}
          value={name}
          characterLimit={{ text: name, limit: limits.displayName }}
          autoComplete="name"
          error={nameProblem && t(nameProblem.id, nameProblem.values)}
          onChange={(event) => {
            setDraft((now) => ({ ...now, name: event.target.value }));
            setNameProblem(undefined);
          }}
        />
        <TextField
          label={t('profile.email')}
          value={user.email}
          readOnly
          className={styles.fixed}
          help={t('profile.emailFixed')}
        />
        <AvatarPicker chosen={avatar} onChoose={(chosen) => setDraft((now) => ({ ...now, avatar: chosen }))} />
        <CurrencySelect
          value={currency}
          help={t('profile.currencyHelp')}
          onChange={(code) => setDraft((now) => ({ ...now, currency: code }))}
        />
        {update.isError && <InlineError>{t('profile.updateFailed')}</InlineError>}
      </div>
    </FormDialog>
  );
}
