import { limits } from '@wishwell/contract/limits.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { TextField } from '../ui/TextField.tsx';
import type { LoginFields } from './login-validation.ts';
import { PasswordField } from './PasswordField.tsx';
import type { LoginForm } from './use-login-form.ts';
import styles from './LoginPage.module.css';

export function LoginFieldset({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  const isSignUp = form.mode === 'signUp';
  return (
    <>
      {isSignUp && (
        <TextField
          label={t('login.name')}
          autoComplete="name"
          characterLimit={{ text: form.fields.name, limit: limits.displayName }}
          {...getControlProps(form, 'name')}
        />
      )}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        help={form.prompt?.help && !form.problem && t(form.prompt.help)}
        {...getControlProps(form, 'email')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        help={
          isSignUp && !form.problem?.fields.includes('password') && t('login.passwordHelp', { min: limits.passwordMin })
        }
        aside={!isSignUp && <ForgotPasswordLink form={form} />}
        {...getControlProps(form, 'password')}
      />
    </>
  );
}

function getControlProps(
  { fields, problem, change }: LoginForm,
  name: keyof LoginFields,
): ComponentProps<'input'> & { error: string | undefined; invalid: boolean } {
  const position = problem?.fields.indexOf(name) ?? -1;
  return {
    name,
    value: fields[name],
    error: position === 0 ? problem?.message : undefined,
    invalid: position > 0,
    onChange: (event) => change(name, event.target.value),
  };
}

function ForgotPasswordLink({ form }: { form: LoginForm }): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.forgot}
      aria-busy={form.runningAction === 'reset'}
      onClick={() => void form.resetPassword()}
    >
      {t('login.forgot')}
    </button>
  );
}
