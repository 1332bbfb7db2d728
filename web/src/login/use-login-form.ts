import type { MessageId } from '@wishwell/text/messages.ts';
import { useState } from 'react';
import { useNavigate } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { AuthError } from '../auth/auth-provider.ts';
import { sentenceOf } from './login-failures.ts';
import type { LoginFieldError, LoginFields, LoginMode } from './login-validation.ts';
import { validateLogin } from './login-validation.ts';
import { useAuth } from '../auth/session-context.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';
import { useCreateUser } from './use-create-user.ts';

const empty: LoginFields = { name: '', email: '', password: '' };

/** What the form is doing, and so which of its buttons is busy. */
type Work = 'password' | 'reset';

/** What went wrong, beside its field or for the form as a whole. */
export interface LoginProblem {
  field: keyof LoginFields | undefined;
  sentence: string;
}

/** That one was led to Sign In; the first field then has the focus. */
interface Arrival {
  /** What to do there, under the e-mail's field. */
  help: MessageId | undefined;
}

export interface LoginForm {
  mode: LoginMode;
  arrival: Arrival | undefined;
  /** What has just happened, for who missed the toast, and whether that is all. */
  notice: { sentence: string; isDone: boolean } | undefined;
  fields: LoginFields;
  problem: LoginProblem | undefined;
  work: Work | undefined;
  change: (field: keyof LoginFields, value: string) => void;
  switchMode: () => void;
  leadToSignIn: (help?: MessageId, happened?: MessageId) => void;
  submit: () => Promise<void>;
  googleError: string | undefined;
  continueWithGoogle: () => Promise<void>;
  resetPassword: () => Promise<void>;
}

/** The login form's rules and flows (docs/specification.md §4, §5 and §8). */
export function useLoginForm(): LoginForm {
  const t = useText();
  const toast = useToast();
  const auth = useAuth();
  const navigate = useNavigate();
  const createUser = useCreateUser();
  const google = useGoogleSignIn();
  const [mode, setMode] = useState<LoginMode>('signIn');
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<LoginProblem>();
  const [work, setWork] = useState<Work>();
  const [arrival, setArrival] = useState<Arrival>();
  const [notice, setNotice] = useState<LoginForm['notice']>();

  const email = fields.email.trim();
  const refuse = ({ field, message }: LoginFieldError): void => setProblem({ field, sentence: t(message) });

  const showMode = (next: LoginMode): void => {
    setMode(next);
    setProblem(undefined);
    setArrival(undefined);
    setNotice(undefined);
  };

  /** Runs one flow at a time; what it throws is told in the form. */
  const run = async (kind: Work, flow: () => Promise<void>, tell: (error: unknown) => string): Promise<void> => {
    if (work) return;
    setWork(kind);
    setProblem(undefined);
    setNotice(undefined);
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
    const signedUp = await auth.createUserWithEmailAndPassword(email, fields.password, displayName);
    if (!signedUp) return awaitConfirmation();
    const synced = createUser({ ...signedUp.user, displayName });
    // The record has the name already; an account that is there must not look refused.
    await auth.updateProfile({ displayName }).catch((error: unknown) => console.error(error));
    setFields(empty);
    toast.success(t('login.signedUp'));
    await synced;
  };

  const awaitConfirmation = (): void => {
    setFields(empty);
    showMode('signIn');
    setNotice({ sentence: `${t('login.confirmEmail')}. ${t('login.confirmEmailDetail')}.`, isDone: false });
    toast.success(t('login.confirmEmail'), { detail: t('login.confirmEmailDetail'), duration: 5_000 });
  };

  const reset = async (): Promise<void> => {
    await auth.sendPasswordResetEmail(email);
    setArrival(undefined);
    setNotice({ sentence: `${t('login.resetSent')} ${t('login.resetSentDetail')}.`, isDone: true });
    toast.success(t('login.resetSent'), { detail: t('login.resetSentDetail'), duration: 5_000 });
  };

  const tellFailure = (error: unknown): string => {
    const known = sentenceOf(error);
    return known ? t(known) : (error instanceof AuthError && error.message) || t('login.failed');
  };

  const tellResetFailure = (error: unknown): string => {
    const isTooMuch = error instanceof AuthError && error.code === 'auth/too-many-requests';
    return (isTooMuch && error.message) || t(sentenceOf(error) ?? 'login.resetFailed');
  };

  return {
    mode,
    fields,
    problem,
    work,
    arrival,
    notice,
    change: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      if (problem?.field === field) setProblem(undefined);
    },
    switchMode: () => showMode(mode === 'signIn' ? 'signUp' : 'signIn'),
    leadToSignIn: (help, happened) => {
      showMode('signIn');
      setArrival({ help });
      if (happened) setNotice({ sentence: `${t(happened)}.`, isDone: true });
    },
    submit: async () => {
      const fieldError = validateLogin(mode, fields);
      if (fieldError) return refuse(fieldError);
      google.forget();
      return run('password', mode === 'signIn' ? signIn : signUp, tellFailure);
    },
    googleError: google.errorMessage,
    continueWithGoogle: async () => {
      if (!work) await google.start();
    },
    resetPassword: async () => {
      if (email === '') refuse({ field: 'email', message: 'login.resetNeedsEmail' });
      else await run('reset', reset, tellResetFailure);
    },
  };
}
