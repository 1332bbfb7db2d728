import { useEffect } from 'react';
import { hasSessionEndedWithoutSignOut, storeReturnUrl } from '../auth/ended-session.ts';
import { useAuthProvider } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * If the session ends without a sign-out, asks the user to sign in again. Stores the page's URL, so that the
 * sign-in returns to the page.
 */
export function useSessionEndMessage(): void {
  const t = useText();
  const toast = useToast();
  const auth = useAuthProvider();
  useEffect(() => {
    const uid = auth.currentUser?.uid ?? '';
    return auth.onAuthStateChanged((user) => {
      if (user || !hasSessionEndedWithoutSignOut()) return;
      storeReturnUrl(uid);
      // Shows the toast in a later task, because the app removes all toasts when the session ends.
      setTimeout(() => toast.warning(t('login.sessionEnded')));
    });
  }, [auth, t, toast]);
}
