import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { addPageIcons } from '../art/page-icons.ts';
import { GiftPicture } from '../art/GiftPicture.tsx';
import { GoogleMark } from '../art/GoogleMark.tsx';
import { useText } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Fault } from '../ui/Fault.tsx';
import { LoginFieldset } from './LoginFieldset.tsx';
import styles from './LoginPage.module.css';
import type { LoginForm } from './use-login-form.ts';
import { useLoginForm } from './use-login-form.ts';

addPageIcons();

/** Sign In and Sign Up (specification, section 2). */
export function LoginPage(): ReactNode {
  const t = useText();
  const form = useLoginForm();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('app.name')}
          </h1>
          <p className={styles.lead}>{t(form.mode === 'signIn' ? 'login.leadSignIn' : 'login.leadSignUp')}</p>
          <PasswordForm form={form} />
          <p className={styles.divider}>{t('login.or')}</p>
          <Google form={form} />
          <ModeSwitch form={form} />
        </div>
      </div>
      <div className={styles.picture}>
        <GiftPicture tag={t('login.tag')} />
      </div>
    </div>
  );
}

function PasswordForm({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const { mode, problem, work } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem?.field) element.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus();
  }, [problem]);
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <LoginFieldset form={form} />
      {problem && !problem.field && <Fault>{problem.sentence}</Fault>}
      <Button type="submit" size="large" wide busy={work === 'password'}>
        {t(mode === 'signIn' ? 'login.signIn' : 'login.signUp')}
      </Button>
    </form>
  );
}

function Google({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  return (
    <Button
      variant="outline"
      size="large"
      wide
      busy={form.work === 'google'}
      onClick={() => void form.continueWithGoogle()}
    >
      <span className={styles.google}>
        <GoogleMark size={18} />
        {t('login.google')}
      </span>
    </Button>
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
