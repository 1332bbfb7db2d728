import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { linkFailureOf } from './link-failures.ts';
import { validatePassword } from './login-validation.ts';
import { AuthError } from '../auth/auth-provider.ts';
import { useAuth } from '../auth/session-context.tsx';

export interface NewPasswordState {
  password: string;
  change: (password: string) => void;
  /** What is wrong with the field, or with the attempt as a whole. */
  problem: { sentence: string; isOfField: boolean } | undefined;
  /** Why the link is of no more use. */
  ended: string | undefined;
  isBusy: boolean;
  submit: () => Promise<void>;
}

/** Chooses a new password by the token of a link; calls `onDone` when it is set. */
export function useNewPassword(token: string, onDone: () => void): NewPasswordState {
  const t = useText();
  const toast = useToast();
  const { mailLinks } = useAuth();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<NewPasswordState['problem']>();
  const [ended, setEnded] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await mailLinks?.confirmPasswordReset(token, password);
      toast.success(t('login.passwordChanged'), { detail: t('login.passwordChangedDetail'), duration: 5_000 });
      onDone();
    } catch (error) {
      const { sentence, isEnded } = linkFailureOf(error, t);
      if (isEnded) setEnded(sentence);
      else setProblem({ sentence, isOfField: error instanceof AuthError && error.code === 'auth/weak-password' });
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
    ended,
    isBusy,
    submit: async () => {
      const message = validatePassword(password);
      if (message) setProblem({ sentence: t(message), isOfField: true });
      else if (!isBusy) await save();
    },
  };
}
