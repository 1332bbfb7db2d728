import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { useToast } from '../ui/Toast.tsx';
import { useAuthProvider } from './session-context.tsx';

/** The router state of `/login` while Log Out is ending the session. */
export const logOutNavigationState = 'logging-out';

/** Returns a function that ends the session and opens the login page (docs/specification.md §2). */
export function useLogOut(): { logOut: () => Promise<void>; isBusy: boolean } {
  const t = useText();
  const toast = useToast();
  const auth = useAuthProvider();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const logOut = async (): Promise<void> => {
    setIsBusy(true);
    try {
      // Opens the login page before the session ends. In the other order, the guard of the current page would
      // redirect to /about.
      void navigate(paths.login, { state: logOutNavigationState });
      await auth.signOut();
    } catch {
      toast.error(t('nav.logOutFailed'), { detail: t('nav.logOutFailedReason') });
    } finally {
      setIsBusy(false);
    }
  };
  return { logOut, isBusy };
}
