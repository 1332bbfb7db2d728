import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { registerGooglePopupSignIn } from '../auth/built-in/google-popup.ts';
import { hasSessionEndedWithoutSignOut } from '../auth/ended-session.ts';
import { isGoogleSignInConfigured } from '../auth/google-settings.ts';
import { useAuthProvider, useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { focusFirstError } from '../ui/Field.tsx';
import { registerPageIcons } from '../ui/icons/page-icons.ts';
import { GoogleMark } from '../ui/illustrations/GoogleMark.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { useValueAfterHydration } from '../ui/use-value-after-hydration.ts';
import { LoginFieldset } from './LoginFieldset.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { NewPasswordSection } from './NewPasswordSection.tsx';
import { SignedInCard } from './SignedInCard.tsx';
import type { LoginForm } from './use-login-form.ts';
import { useLoginForm } from './use-login-form.ts';
import { useMailedLinkFromUrl } from './use-mailed-link-from-url.ts';
import styles from './LoginPage.module.css';

registerPageIcons();
registerGooglePopupSignIn();

/**
 * The page `/login` with Sign In and Sign Up (docs/specification.md §2). The links in mails also open this
 * page.
 */
export function LoginPage(): ReactNode {
  const t = useText();
  const form = useLoginForm();
  const { mailLinks } = useAuthProvider();
  const { link, leave } = useMailedLinkFromUrl(form.openSignIn);
  const confirms = link?.kind === 'verify' ? link.token : undefined;
  useEffect(() => {
    if (confirms !== undefined) mailLinks?.confirmEmailBySignIn(confirms);
  }, [confirms, mailLinks]);
  if (mailLinks && link?.kind === 'reset') {
    const returnToSignIn = (help?: MessageId, noticeId?: MessageId): void => {
      form.openSignIn(help, noticeId);
      leave();
    };
    return (
      <NewPasswordSection
        key={link.token}
        token={link.token}
        onLeave={() => returnToSignIn()}
        onDone={() => returnToSignIn(undefined, 'login.passwordChanged')}
        onRequestLink={() => returnToSignIn('login.askAgainHelp')}
      />
    );
  }
  return (
    <LoginLayout title={t('app.name')} lead={t(form.mode === 'signIn' ? 'login.leadSignIn' : 'login.leadSignUp')}>
      {mailLinks && confirms !== undefined && form.mode === 'signIn' && !form.problem && (
        <LoginNotice isDone={false}>{t('login.confirmBySignIn')}</LoginNotice>
      )}
      {confirms === undefined && <SessionEndNotice form={form} />}
      {form.notice && <LoginNotice isDone={form.notice.isDone}>{form.notice.message}</LoginNotice>}
      <SignedInCard hasSignedUp={form.hasSignedUp} />
      <PasswordForm form={form} />
      <p className={styles.divider}>{t('login.or')}</p>
      <GoogleButton form={form} />
      <LoginModeSwitch form={form} />
    </LoginLayout>
  );
}

/** Tells a user whose session has ended without a sign-out to sign in again. */
function SessionEndNotice({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isVisitor = useAuthUser() === null;
  const hasEnded = useValueAfterHydration(hasSessionEndedWithoutSignOut, false);
  if (!isVisitor || !hasEnded || form.mode !== 'signIn' || form.notice || form.problem) return null;
  return <LoginNotice isDone={false}>{t('login.sessionEnded')}</LoginNotice>;
}

function PasswordForm({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const { mode, problem, runningAction, prompt } = form;
  const submitted = problem?.submitted;
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (prompt) element.current?.querySelector('input')?.focus();
  }, [prompt]);
  useEffect(() => {
    if (submitted) focusFirstError(element.current);
  }, [submitted]);
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
        void form.submit();
      }}
    >
      <LoginFieldset form={form} />
      {problem?.fields.length === 0 && <InlineError>{problem.message}</InlineError>}
      <Button
        type="submit"
        variant={form.hasSignedUp ? 'outline' : 'primary'}
        size="large"
        wide
        busy={runningAction === 'password'}
      >
        {t(mode === 'signIn' ? 'login.signIn' : 'login.signUp')}
      </Button>
    </form>
  );
}

const isGoogleSwitchedOff = (): boolean => isGoogleSignInConfigured() === false;

function GoogleButton({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isSwitchedOff = useValueAfterHydration(isGoogleSwitchedOff, false);
  return (
    <div className={styles.form}>
      <Button variant="outline" size="large" wide onClick={() => void form.continueWithGoogle()}>
        <span className={styles.google}>
          <GoogleMark size={18} />
          {t('login.google')}
        </span>
      </Button>
      {isSwitchedOff ? (
        <p className={styles.note}>{t('google.notSetUp')}</p>
      ) : (
        form.googleError && <InlineError>{form.googleError}</InlineError>
      )}
    </div>
  );
}

function LoginModeSwitch({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isSignIn = form.mode === 'signIn';
  return (
    <p className={styles.switch}>
      <span>{t(isSignIn ? 'login.newHere' : 'login.knownHere')} </span>
      <button type="button" className={styles.link} onClick={form.switchMode}>
        {t(isSignIn ? 'login.signUp' : 'login.signIn')}
      </button>
    </p>
  );
}
