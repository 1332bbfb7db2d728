import { useState } from 'react';
import { AuthError } from '../auth/auth-provider.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { validatePassword } from './login-validation.ts';
import { getPasswordResetFailure } from './password-reset-failure.ts';

export interface NewPasswordFormState {
  password: string;
  change: (password: string) => void;
  problem: { message: string; isOfField: boolean } | undefined;
  linkError: string | undefined;
  isBusy: boolean;
  submit: () => Promise<void>;
}

/** Sets a new password with the token of a password reset link. Then calls `onDone`. */
export function useNewPasswordForm(token: string, onDone: () => void): NewPasswordFormState {
  const t = useText();
  const toast = useToast();
  const { mailLinks } = useAuthProvider();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<NewPasswordFormState['problem']>();
  const [linkError, setLinkError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await mailLinks?.confirmPasswordReset(token, password);
      toast.success(t('login.passwordChanged'), { detail: t('login.passwordChangedDetail'), duration: 5_000 });
      onDone();
    } catch (error) {
      const { message, isInvalid } = getPasswordResetFailure(error, t);
      if (isInvalid) setLinkError(message);
      else setProblem({ message, isOfField: error instanceof AuthError && error.code === 'auth/weak-password' });
    } finally {
      setIsBusy(false);
    }
  };

  return {
    password,
    change: (text) => {
      setPassword(text);
      if (problem?.isOfField) setProblem(undefined);
    },
    problem,
    linkError,
    isBusy,
    submit: async () => {
      const message = validatePassword(password);
      if (message) setProblem({ message: t(message), isOfField: true });
      else if (!isBusy) await save();
    },
  };
}
