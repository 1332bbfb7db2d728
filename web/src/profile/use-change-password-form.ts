import { useState } from 'react';
import { AuthError } from '../auth/auth-provider.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { getLoginErrorMessageId } from '../login/login-failures.ts';
import { validatePassword } from '../login/login-validation.ts';
import { useToast } from '../ui/Toast.tsx';

interface Passwords {
  old: string;
  new: string;
}

interface PasswordProblem {
  /** The field that is invalid. Undefined if the error concerns the whole form. */
  field: keyof Passwords | undefined;
  message: string;
}

interface ChangePasswordForm {
  passwords: Passwords;
  change: (changed: Partial<Passwords>) => void;
  problem: PasswordProblem | undefined;
  isBusy: boolean;
  submit: () => Promise<void>;
}

/**
 * The state and the actions of the form to change the password. Calls `onDone` when the password is changed.
 */
export function useChangePasswordForm(onDone: () => void): ChangePasswordForm {
  const t = useText();
  const toast = useToast();
  const auth = useAuthProvider();
  const [passwords, setPasswords] = useState<Passwords>({ old: '', new: '' });
  const [problem, setProblem] = useState<PasswordProblem>();
  const [isBusy, setIsBusy] = useState(false);

  const problemOf = (error: unknown): PasswordProblem => {
    const code = error instanceof AuthError ? error.code : undefined;
    if (code === 'auth/invalid-credential') return { field: 'old', message: t('profile.oldPasswordWrong') };
    const messageId = getLoginErrorMessageId(error);
    const message = messageId ? t(messageId) : (error instanceof AuthError && error.message) || '';
    return {
      field: code === 'auth/weak-password' ? 'new' : undefined,
      message: message || t('login.newPasswordFailed'),
    };
  };

  const save = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await auth.changePassword?.(passwords.old, passwords.new);
      toast.success(t('login.passwordChanged'), { detail: t('profile.otherSessionsEnded'), duration: 5_000 });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    passwords,
    change: (changed) => {
      setPasswords((now) => ({ ...now, ...changed }));
      if (problem?.field && problem.field in changed) setProblem(undefined);
    },
    problem,
    isBusy,
    submit: async () => {
      const message = validatePassword(passwords.new);
      if (passwords.old === '') setProblem({ field: 'old', message: t('profile.oldPasswordMissing') });
      else if (message) setProblem({ field: 'new', message: t(message) });
      else if (!isBusy) await save();
    },
  };
}
