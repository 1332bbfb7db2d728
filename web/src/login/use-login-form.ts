import type { MessageId } from '@wishwell/text/messages.ts';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthError } from '../auth/auth-provider.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { useToast } from '../ui/Toast.tsx';
import { getLoginErrorMessageId } from './login-failures.ts';
import type { LoginFieldError, LoginFields, LoginMode } from './login-validation.ts';
import { validateLogin } from './login-validation.ts';
import { isSignUpWanted } from './sign-up-router-state.ts';
import { useCreateUser } from './use-create-user.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

const emptyFields: LoginFields = { name: '', email: '', password: '' };

type LoginAction = 'password' | 'reset';

interface LoginFormError {
  /**
   * The invalid fields, of which the first shows the error message. Empty if the error concerns the whole
   * form.
   */
  fields: readonly (keyof LoginFields)[];
  /** The fields that were invalid at the last submit. The first of these fields receives the focus. */
  submitted: readonly (keyof LoginFields)[];
  message: string;
}

/** A request by another part of the login page to open the Sign In form and focus its first field. */
interface SignInPrompt {
  help: MessageId | undefined;
}

export interface LoginForm {
  mode: LoginMode;
  prompt: SignInPrompt | undefined;
  /**
   * The message after the last action. `isDone` is false if the user must still do something, such as open a
   * mail.
   */
  notice: { message: string; isDone: boolean } | undefined;
  fields: LoginFields;
  problem: LoginFormError | undefined;
  runningAction: LoginAction | undefined;
  hasSignedUp: boolean;
  change: (field: keyof LoginFields, value: string) => void;
  switchMode: () => void;
  openSignIn: (help?: MessageId, noticeId?: MessageId) => void;
  submit: () => Promise<void>;
  googleError: string | undefined;
  continueWithGoogle: () => Promise<void>;
  resetPassword: () => Promise<void>;
}

/** The state and the actions of the login form (docs/specification.md §4, §5 and §8). */
export function useLoginForm(): LoginForm {
  const t = useText();
  const toast = useToast();
  const auth = useAuthProvider();
  const navigate = useNavigate();
  const createUser = useCreateUser();
  const google = useGoogleSignIn();
  const [mode, setMode] = useState<LoginMode>('signIn');
  const [fields, setFields] = useState(emptyFields);
  const [problem, setProblem] = useState<LoginFormError>();
  const [runningAction, setRunningAction] = useState<LoginAction>();
  const [prompt, setPrompt] = useState<SignInPrompt>();
  const [hasSignedUp, setHasSignedUp] = useState(false);
  const [notice, setNotice] = useState<LoginForm['notice']>();

  // Reads the router state only after hydration. The server does not know this state and has rendered Sign
  // In.
  const startsWithSignUp = isSignUpWanted(useLocation().state);
  useLayoutEffect(() => {
    if (!startsWithSignUp) return;
    setMode('signUp');
    setPrompt({ help: undefined });
  }, [startsWithSignUp]);

  const email = fields.email.trim();
  const showFieldError = ({ fields: invalid, message }: LoginFieldError): void =>
    setProblem({ fields: invalid, submitted: invalid, message: t(message) });

  const showMode = (next: LoginMode): void => {
    setMode(next);
    setProblem(undefined);
    setPrompt(undefined);
    setNotice(undefined);
  };

  /**
   * Runs one action of the form and shows its error in the form. While an action is running, ignores further
   * calls.
   */
  const run = async (
    kind: LoginAction,
    flow: () => Promise<void>,
    toMessage: (error: unknown) => string,
  ): Promise<void> => {
    if (runningAction) return;
    setRunningAction(kind);
    setProblem(undefined);
    setNotice(undefined);
    try {
      await flow();
    } catch (error) {
      setProblem({ fields: [], submitted: [], message: toMessage(error) });
    } finally {
      setRunningAction(undefined);
    }
  };

  const signIn = async (): Promise<void> => {
    await auth.signInWithEmailAndPassword(email, fields.password);
    toast.success(t('login.signedIn'));
    void navigate(paths.home);
  };

  const signUp = async (): Promise<void> => {
    const displayName = fields.name.trim();
    const signedUp = await auth.createUserWithEmailAndPassword(email, fields.password, displayName);
    if (!signedUp) return awaitConfirmation();
    const userCreation = createUser({ ...signedUp.user, displayName });
    // If the identity provider cannot update its profile of the user, only logs the error. The new account
    // and the user's record already contain the name.
    await auth.updateProfile({ displayName }).catch((error: unknown) => console.error(error));
    setFields(emptyFields);
    toast.success(t('login.signedUp'));
    await userCreation;
    setHasSignedUp(true);
  };

  const awaitConfirmation = (): void => {
    setFields(emptyFields);
    showMode('signIn');
    setNotice({ message: `${t('login.confirmEmail')}. ${t('login.confirmEmailDetail')}.`, isDone: false });
    toast.success(t('login.confirmEmail'), { detail: t('login.confirmEmailDetail'), duration: 5_000 });
  };

  const sendResetMail = async (): Promise<void> => {
    await auth.sendPasswordResetEmail(email);
    setPrompt(undefined);
    setNotice({ message: `${t('login.resetSent')} ${t('login.resetSentDetail')}.`, isDone: true });
    toast.success(t('login.resetSent'), { detail: t('login.resetSentDetail'), duration: 5_000 });
  };

  const failureMessage = (error: unknown): string => {
    const messageId = getLoginErrorMessageId(error);
    return messageId ? t(messageId) : (error instanceof AuthError && error.message) || t('login.failed');
  };

  const resetFailureMessage = (error: unknown): string => {
    const isOverRateLimit = error instanceof AuthError && error.code === 'auth/too-many-requests';
    return (isOverRateLimit && error.message) || t(getLoginErrorMessageId(error) ?? 'login.resetFailed');
  };

  return {
    mode,
    fields,
    problem,
    runningAction,
    hasSignedUp,
    prompt,
    notice,
    change: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      if (!problem?.fields.includes(field)) return;
      const remaining = problem.fields.filter((one) => one !== field);
      setProblem(remaining.length > 0 ? { ...problem, fields: remaining } : undefined);
    },
    switchMode: () => showMode(mode === 'signIn' ? 'signUp' : 'signIn'),
    openSignIn: (help, noticeId) => {
      showMode('signIn');
      setPrompt({ help });
      if (noticeId) setNotice({ message: `${t(noticeId)}.`, isDone: true });
    },
    submit: async () => {
      const fieldError = validateLogin(mode, fields);
      if (fieldError) return showFieldError(fieldError);
      google.ignorePending();
      return run('password', mode === 'signIn' ? signIn : signUp, failureMessage);
    },
    googleError: google.errorMessage,
    continueWithGoogle: async () => {
      if (!runningAction) await google.start();
    },
    resetPassword: async () => {
      if (email === '') showFieldError({ fields: ['email'], message: 'login.resetNeedsEmail' });
      else await run('reset', sendResetMail, resetFailureMessage);
    },
  };
}
