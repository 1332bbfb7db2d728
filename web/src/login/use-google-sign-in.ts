import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInResult } from '../auth/auth-provider.ts';
import { AuthError, PopupClosedError } from '../auth/auth-provider.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { useToast } from '../ui/Toast.tsx';
import { getGoogleErrorText } from './login-failures.ts';
import { useCreateUser } from './use-create-user.ts';

interface GoogleSignIn {
  errorMessage: string | undefined;
  /** Opens the Google popup. First cancels a pending sign-in attempt. */
  start: () => Promise<void>;
  /** Makes an unfinished sign-in attempt show no error. */
  ignorePending: () => void;
}

/** The logic of the button "Continue with Google" (docs/specification.md §4 and §8). */
export function useGoogleSignIn(): GoogleSignIn {
  const t = useText();
  const toast = useToast();
  const auth = useAuthProvider();
  const navigate = useNavigate();
  const createUser = useCreateUser();
  const attempts = useRef(0);
  const [errorMessage, setErrorMessage] = useState<string>();
  const hideLastToast = useRef<() => void>(undefined);

  const completeSignIn = async ({ user, isNewUser }: SignInResult): Promise<void> => {
    if (isNewUser) await createUser(user);
    toast.success(t('login.googleSignedIn'));
    void navigate(paths.home);
  };

  const hideFailure = (): void => {
    hideLastToast.current?.();
    setErrorMessage(undefined);
  };

  const ignorePending = (): void => {
    attempts.current += 1;
    hideFailure();
  };

  const start = async (): Promise<void> => {
    ignorePending();
    const attempt = attempts.current;
    const showError = (error: unknown): void => {
      const isCancelled = error instanceof AuthError && error.code === 'auth/cancelled-popup-request';
      if (isCancelled || attempt !== attempts.current) return;
      const detail = getGoogleErrorText(error, t);
      // Without a configured Google sign-in, every attempt fails, so the toast leaves out "Please try again".
      const isFinal = error instanceof AuthError && error.code === 'auth/operation-not-allowed';
      setErrorMessage(detail ?? t('login.googleFailed'));
      hideLastToast.current =
        isFinal && detail !== undefined ? toast.error(detail) : toast.error(t('login.googleFailed'), { detail });
    };
    try {
      await completeSignIn(await auth.signInWithPopup('google'));
    } catch (error) {
      showError(error);
      if (error instanceof PopupClosedError) void awaitLateResult(error, showError);
    }
  };

  /**
   * After a closed popup, waits for the result of the sign-in: it can still succeed. Completes the sign-in
   * then.
   */
  const awaitLateResult = ({ lateResult }: PopupClosedError, showError: (error: unknown) => void): Promise<void> =>
    lateResult.then((signedIn) => {
      hideFailure();
      return completeSignIn(signedIn);
    }, showError);

  return { errorMessage, start, ignorePending };
}
