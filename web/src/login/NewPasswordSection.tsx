import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { NewPasswordFormState } from './use-new-password-form.ts';
import { useNewPasswordForm } from './use-new-password-form.ts';
import styles from './LoginPage.module.css';

interface NewPasswordSectionProps {
  token: string;
  onLeave: () => void;
  onDone: () => void;
  onRequestLink: () => void;
}

/** The form to set a new password. The password reset link in a mail opens it. */
export function NewPasswordSection({ token, onLeave, onDone, onRequestLink }: NewPasswordSectionProps): ReactNode {
  const t = useText();
  const form = useNewPasswordForm(token, onDone);
  const isInvalid = form.linkError !== undefined;
  return (
    <LoginLayout title={t('login.newPasswordTitle')} lead={isInvalid ? undefined : t('login.newPasswordLead')}>
      {isInvalid ? (
        <InvalidMailLinkMessage message={form.linkError} onRequestLink={onRequestLink} />
      ) : (
        <NewPasswordForm form={form} />
      )}
      <p className={styles.switch}>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('login.backToSignIn')}
        </button>
      </p>
    </LoginLayout>
  );
}

function NewPasswordForm({ form }: { form: NewPasswordFormState }): ReactNode {
  const t = useText();
  const { password, change, problem, isBusy, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  // Moves the focus to the password field when the form opens and after each error.
  useEffect(() => {
    if (!problem || problem.isOfField) element.current?.querySelector('input')?.focus();
  }, [problem]);
  return (
    <form
      // The method is POST, because the browser itself submits the form if JavaScript fails. With GET, the
      // password would then be in the URL.
      method="post"
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PasswordField
        label={t('login.newPassword')}
        name="password"
        autoComplete="new-password"
        help={!problem && t('login.passwordHelp', { min: limits.passwordMin })}
        error={problem?.isOfField ? problem.message : undefined}
        value={password}
        onChange={(event) => change(event.target.value)}
      />
      {problem && !problem.isOfField && <InlineError>{problem.message}</InlineError>}
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('login.savePassword')}
      </Button>
    </form>
  );
}

function InvalidMailLinkMessage({
  message,
  onRequestLink,
}: {
  message: string | undefined;
  onRequestLink: () => void;
}): ReactNode {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  // Moves the focus to the button that requests a new link, because the element that had the focus has
  // unmounted.
  useEffect(() => element.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={element} className={styles.form}>
      <InlineError>{message}</InlineError>
      <Button size="large" wide onClick={onRequestLink}>
        {t('login.askAgain')}
      </Button>
    </div>
  );
}
