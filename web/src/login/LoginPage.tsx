import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { registerPageIcons } from '../ui/icons/page-icons.ts';
import { GoogleMark } from '../ui/illustrations/GoogleMark.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { registerGooglePopup } from '../auth/built-in/google-popup.ts';
import { LoginFieldset } from './LoginFieldset.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import styles from './LoginPage.module.css';
import { NewPassword } from './NewPassword.tsx';
import { useAuth } from '../auth/session-context.tsx';
import type { LoginForm } from './use-login-form.ts';
import { useLoginForm } from './use-login-form.ts';
import { useMailLink } from './use-mail-link.ts';

registerPageIcons();
registerGooglePopup();

/** Sign In and Sign Up (docs/specification.md §2), and what the links in mails lead to. */
export function LoginPage(): ReactNode {
  const t = useText();
  const form = useLoginForm();
  const { mailLinks } = useAuth();
  const { link, leave } = useMailLink(form.leadToSignIn);
  const confirms = link?.kind === 'verify' ? link.token : undefined;
  useEffect(() => {
    if (confirms !== undefined) mailLinks?.confirmEmailBySignIn(confirms);
  }, [confirms, mailLinks]);
  if (mailLinks && link?.kind === 'reset') {
    const leaveTo = (help?: MessageId, happened?: MessageId): void => {
      form.leadToSignIn(help, happened);
      leave();
    };
    return (
      <NewPassword
        key={link.token}
        token={link.token}
        onLeave={() => leaveTo()}
        onDone={() => leaveTo(undefined, 'login.passwordChanged')}
        onAskAgain={() => leaveTo('login.askAgainHelp')}
      />
    );
  }
  return (
    <LoginFrame title={t('app.name')} lead={t(form.mode === 'signIn' ? 'login.leadSignIn' : 'login.leadSignUp')}>
      {mailLinks && confirms !== undefined && form.mode === 'signIn' && !form.problem && (
        <LoginNotice isDone={false}>{t('login.confirmBySignIn')}</LoginNotice>
      )}
      {form.notice && <LoginNotice isDone={form.notice.isDone}>{form.notice.sentence}</LoginNotice>}
      <PasswordForm form={form} />
      <p className={styles.divider}>{t('login.or')}</p>
      <Google form={form} />
      <ModeSwitch form={form} />
    </LoginFrame>
  );
}

function PasswordForm({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const { mode, problem, work, arrival } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (arrival) element.current?.querySelector('input')?.focus();
  }, [arrival]);
  useEffect(() => {
    if (problem?.field) element.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
  }, [problem]);
  return (
    <form
      // Without script nothing typed stands in a URL.
      method="post"
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <LoginFieldset form={form} />
      {problem && !problem.field && <InlineError>{problem.sentence}</InlineError>}
      <Button type="submit" size="large" wide busy={work === 'password'}>
        {t(mode === 'signIn' ? 'login.signIn' : 'login.signUp')}
      </Button>
    </form>
  );
}

function Google({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  return (
    <div className={styles.form}>
      <Button variant="outline" size="large" wide onClick={() => void form.continueWithGoogle()}>
        <span className={styles.google}>
          <GoogleMark size={18} />
          {t('login.google')}
        </span>
      </Button>
      {form.googleError && <InlineError>{form.googleError}</InlineError>}
    </div>
  );
}

function ModeSwitch({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isSignIn = form.mode === 'signIn';
  return (
    <p className={styles.switch}>
      {t(isSignIn ? 'login.newHere' : 'login.knownHere')}{' '}
      <button type="button" className={styles.link} onClick={form.switchMode}>
        {t(isSignIn ? 'login.signUp' : 'login.signIn')}
      </button>
    </p>
  );
}
