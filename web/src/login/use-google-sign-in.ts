import { useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useNavigate } from '../router/router.tsx';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import type { SignedIn } from '../auth/auth-provider.ts';
import { AuthError, PopupClosed } from '../auth/auth-provider.ts';
import { googleReasonOf } from './login-failures.ts';
import { useAuth } from '../auth/session-context.tsx';
import { useCreateUser } from './use-create-user.ts';

interface GoogleSignIn {
  /** What was said of the last attempt, for who missed the toast. */
  errorMessage: string | undefined;
  /** Opens the window; a second press starts anew. */
  start: () => Promise<void>;
  /** From now on nothing is told of an attempt that is under way, unless it succeeds. */
  forget: () => void;
}

/** Continue with Google, and what is told of it (docs/specification.md §4 and §8). */
export function useGoogleSignIn(): GoogleSignIn {
  const t = useText();
  const toast = useToast();
  const auth = useAuth();
  const navigate = useNavigate();
  const createUser = useCreateUser();
  const attempts = useRef(0);
  const [errorMessage, setErrorMessage] = useState<string>();
  const takeBackLast = useRef<() => void>(undefined);

  const succeed = async ({ user, isNewUser }: SignedIn): Promise<void> => {
    if (isNewUser) await createUser(user);
    toast.success(t('login.googleSignedIn'));
    navigate(paths.home);
  };

  const forgetFailure = (): void => {
    takeBackLast.current?.();
    setErrorMessage(undefined);
  };

  const forget = (): void => {
    attempts.current += 1;
    forgetFailure();
  };

  const start = async (): Promise<void> => {
    forget();
    const attempt = attempts.current;
    const tell = (error: unknown): void => {
      const isCancelled = error instanceof AuthError && error.code === 'auth/cancelled-popup-request';
      if (isCancelled || attempt !== attempts.current) return;
      const detail = googleReasonOf(error, t);
      setErrorMessage([t('login.googleFailed'), detail].filter(Boolean).join(' '));
      takeBackLast.current = toast.error(t('login.googleFailed'), { detail });
    };
    try {
      await succeed(await auth.signInWithPopup('google'));
    } catch (error) {
      tell(error);
      if (error instanceof PopupClosed) void followLate(error, tell);
    }
  };

  /** Whoever goes on in a window that looked closed is signed in after all. */
  const followLate = ({ late }: PopupClosed, tell: (error: unknown) => void): Promise<void> =>
    late.then((signedIn) => {
      forgetFailure();
      return succeed(signedIn);
    }, tell);

  return { errorMessage, start, forget };
}
