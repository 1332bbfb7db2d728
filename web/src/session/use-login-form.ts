import { useState } from 'react';
import { useNavigate } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useText } from '../text/text.ts';
import { useToast } from '../ui/Toast.tsx';
import { AuthError } from './auth-provider.ts';
import { sentenceOf } from './login-failures.ts';
import type { LoginFault, LoginFields, LoginMode } from './login-rules.ts';
import { findLoginFault } from './login-rules.ts';
import { useAuth } from './session.tsx';
import { useSync } from './use-sync.ts';

const empty: LoginFields = { name: '', email: '', password: '' };

/** What the form is doing, and so which of its buttons is busy. */
type Work = 'password' | 'google' | 'reset';

/** What went wrong, beside its field or for the form as a whole. */
export interface LoginProblem {
  field: keyof LoginFields | undefined;
  sentence: string;
}

export interface LoginForm {
  mode: LoginMode;
  fields: LoginFields;
  problem: LoginProblem | undefined;
  work: Work | undefined;
  change: (field: keyof LoginFields, value: string) => void;
  switchMode: () => void;
  submit: () => Promise<void>;
  continueWithGoogle: () => Promise<void>;
  resetPassword: () => Promise<void>;
}

/** The login form's rules and flows (specification, sections 4, 5 and 8). */
export function useLoginForm(): LoginForm {
  const t = useText();
  const toast = useToast();
  const auth = useAuth();
  const navigate = useNavigate();
  const sync = useSync();
  const [mode, setMode] = useState<LoginMode>('signIn');
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<LoginProblem>();
  const [work, setWork] = useState<Work>();

  const email = fields.email.trim();
  const refuse = ({ field, message }: LoginFault): void => setProblem({ field, sentence: t(message) });

  /** Runs one flow at a time; what it throws is told in the form. */
  const run = async (kind: Work, flow: () => Promise<void>, tell: (error: unknown) => string): Promise<void> => {
    if (work) return;
    setWork(kind);
    setProblem(undefined);
    try {
      await flow();
    } catch (error) {
      setProblem({ field: undefined, sentence: tell(error) });
    } finally {
      setWork(undefined);
    }
  };

  const signIn = async (): Promise<void> => {
    await auth.signInWithEmailAndPassword(email, fields.password);
    toast.success(t('login.signedIn'));
    navigate(paths.home);
  };

  const signUp = async (): Promise<void> => {
    const displayName = fields.name.trim();
    const { user } = await auth.createUserWithEmailAndPassword(email, fields.password, displayName);
    const synced = sync({ ...user, displayName });
    await auth.updateProfile({ displayName });
    setFields(empty);
    toast.success(t('login.signedUp'));
    await synced;
  };

  const google = async (): Promise<void> => {
    const { user, isNewUser } = await auth.signInWithPopup('google');
    if (isNewUser) await sync(user);
    toast.success(t('login.googleSignedIn'));
    navigate(paths.home);
  };

  const reset = async (): Promise<void> => {
    await auth.sendPasswordResetEmail(email);
    toast.success(t('login.resetSent'), { detail: t('login.resetSentDetail'), duration: 5_000 });
  };

  const tellFailure = (error: unknown): string => {
    const known = sentenceOf(error);
    return known ? t(known) : (error instanceof AuthError && error.message) || t('login.failed');
  };

  return {
    mode,
    fields,
    problem,
    work,
    change: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      if (problem?.field === field) setProblem(undefined);
    },
    switchMode: () => {
      setMode(mode === 'signIn' ? 'signUp' : 'signIn');
      setProblem(undefined);
    },
    submit: async () => {
      const fault = findLoginFault(mode, fields);
      if (fault) refuse(fault);
      else await run('password', mode === 'signIn' ? signIn : signUp, tellFailure);
    },
    continueWithGoogle: () => run('google', google, () => t('login.googleFailed')),
    resetPassword: async () => {
      if (email === '') refuse({ field: 'email', message: 'login.resetNeedsEmail' });
      else await run('reset', reset, (error) => t(sentenceOf(error) ?? 'login.resetFailed'));
    },
  };
}
