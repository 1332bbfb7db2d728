import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import styles from './LoginPage.module.css';
import type { NewPasswordState } from './use-new-password.ts';
import { useNewPassword } from './use-new-password.ts';

interface NewPasswordProps {
  /** Of the link that led here. */
  token: string;
  /** Leads to Sign In. */
  onLeave: () => void;
  /** The same when the password is set. */
  onDone: () => void;
  /** Leads to where another link is asked for. */
  onAskAgain: () => void;
}

/** The login page as the link of a mail opens it: one chooses a new password. */
export function NewPassword({ token, onLeave, onDone, onAskAgain }: NewPasswordProps): ReactNode {
  const t = useText();
  const form = useNewPassword(token, onDone);
  const hasEnded = form.ended !== undefined;
  return (
    <LoginFrame title={t('login.newPasswordTitle')} lead={hasEnded ? undefined : t('login.newPasswordLead')}>
      {hasEnded ? <EndedLink sentence={form.ended} onAskAgain={onAskAgain} /> : <NewPasswordForm form={form} />}
      <p className={styles.switch}>
        <button type="button" className={styles.link} onClick={onLeave}>
          {t('login.backToSignIn')}
        </button>
      </p>
    </LoginFrame>
  );
}

function NewPasswordForm({ form }: { form: NewPasswordState }): ReactNode {
  const t = useText();
  const { password, change, problem, isBusy, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  // There is one thing to do here, and after a refusal it is to be done again.
  useEffect(() => {
    if (!problem || problem.isOfField) element.current?.querySelector('input')?.focus();
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
        void submit();
      }}
    >
      <TextField
        label={t('login.newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        help={!problem && t('login.passwordHelp', { min: limits.passwordMin })}
        error={problem?.isOfField ? problem.sentence : undefined}
        value={password}
        onChange={(event) => change(event.target.value)}
      />
      {problem && !problem.isOfField && <InlineError>{problem.sentence}</InlineError>}
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('login.savePassword')}
      </Button>
    </form>
  );
}

function EndedLink({ sentence, onAskAgain }: { sentence: string | undefined; onAskAgain: () => void }): ReactNode {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => element.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={element} className={styles.form}>
      <InlineError>{sentence}</InlineError>
      <Button size="large" wide onClick={onAskAgain}>
        {t('login.askAgain')}
      </Button>
    </div>
  );
}
