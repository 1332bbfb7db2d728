import { limits } from '@wishwell/contract/limits.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './LoginPage.module.css';
import type { LoginFields } from './login-validation.ts';
import type { LoginForm } from './use-login-form.ts';

/** Name (sign-up only), Email and Password, each with what is wrong with it. */
export function LoginFieldset({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isSignUp = form.mode === 'signUp';
  return (
    <>
      {isSignUp && (
        <TextField
          label={t('login.name')}
          autoComplete="name"
          maxLength={limits.displayName}
          {...controlOf(form, 'name')}
        />
      )}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        help={form.arrival?.help && !form.problem && t(form.arrival.help)}
        {...controlOf(form, 'email')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        help={isSignUp && !form.problem && t('login.passwordHelp', { min: limits.passwordMin })}
        aside={!isSignUp && <ForgotLink form={form} />}
        {...controlOf(form, 'password')}
      />
    </>
  );
}

function controlOf(
  { fields, problem, change }: LoginForm,
  name: keyof LoginFields,
): ComponentProps<'input'> & { error: string | undefined } {
  return {
    name,
    value: fields[name],
    error: problem?.field === name ? problem.sentence : undefined,
    onChange: (event) => change(name, event.target.value),
  };
}

function ForgotLink({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.forgot}
      aria-busy={form.work === 'reset'}
      onClick={() => void form.resetPassword()}
    >
      {t('login.forgot')}
    </button>
  );
}
