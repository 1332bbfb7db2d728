import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { PasswordField } from '../login/PasswordField.tsx';
import { focusFirstError } from '../ui/Field.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useChangePasswordForm } from './use-change-password-form.ts';
import styles from './EditProfileDialog.module.css';

/**
 * The dialog in which the user changes the password. Only users of the built-in identity provider can open
 * it.
 */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const { passwords, change, problem, isBusy, submit } = useChangePasswordForm(onClose);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem?.field) focusFirstError(fields.current);
  }, [problem]);
  return (
    <FormDialog
      title={t('profile.changePassword')}
      onClose={onClose}
      onSubmit={() => void submit()}
      hasUnsavedInput={passwords.old !== '' || passwords.new !== ''}
      submitLabel={t('login.savePassword')}
      isBusy={isBusy}
    >
      <div ref={fields} className={styles.fields}>
        <PasswordField
          label={t('profile.oldPassword')}
          name="old-password"
          autoComplete="current-password"
          value={passwords.old}
          error={problem?.field === 'old' ? problem.message : undefined}
          onChange={(event) => change({ old: event.target.value })}
        />
        <PasswordField
          label={t('login.newPassword')}
          name="new-password"
          autoComplete="new-password"
          value={passwords.new}
          help={problem?.field !== 'new' && t('login.passwordHelp', { min: limits.passwordMin })}
          error={problem?.field === 'new' ? problem.message : undefined}
          onChange={(event) => change({ new: event.target.value })}
        />
        {problem && !problem.field && <InlineError>{problem.message}</InlineError>}
      </div>
    </FormDialog>
  );
}
