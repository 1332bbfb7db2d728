import { useState } from 'react';
import { useNavigate } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';
import { useAuth } from './session-context.tsx';

/** Log Out: ends the session and leads to the login page (docs/specification.md §2). */
export function useLogOut(): { logOut: () => Promise<void>; isBusy: boolean } {
  const t = useText();
  const toast = useToast();
  const auth = useAuth();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const logOut = async (): Promise<void> => {
    setIsBusy(true);
    try {
      // First, so that the guard of the page that is left does not lead elsewhere.
      navigate(paths.login);
      await auth.signOut();
    } catch {
      toast.error(t('nav.logOutFailed'), { detail: t('nav.logOutFailedReason') });
    } finally {
      setIsBusy(false);
    }
  };
  return { logOut, isBusy };
}
