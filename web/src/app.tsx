import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { clearPersonalDataOnSignOut } from './api/clear-personal-data.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import { SessionProvider } from './auth/session-context.tsx';
import { ToastProvider, useRemoveAllToasts } from './ui/Toast.tsx';

interface AppProps {
  auth: AuthProvider;
  /**
   * The user for whom the server rendered the document. Null for a visitor; undefined for the app shell,
   * which is for no user.
   */
  initialUser?: AuthUser | null | undefined;
  i18n: I18n;
}

/**
 * When the session ends, deletes the data that the app has loaded and stored for the user. Also removes the
 * toasts, which may contain names and titles.
 */
function SessionCleanup({ auth, initialUser }: Pick<AppProps, 'auth' | 'initialUser'>): ReactNode {
  const clearToasts = useRemoveAllToasts();
  // Deletes the user's loaded data in an effect, which runs after hydration. React needs the data to hydrate
  // the page.
  useEffect(() => clearPersonalDataOnSignOut(auth, initialUser, clearToasts), [auth, initialUser, clearToasts]);
  return null;
}

/** The root component of the app, inside a router. Both the server and the browser render it. */
export function App({ auth, initialUser, i18n }: AppProps): ReactNode {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <SessionProvider auth={auth} initialUser={initialUser}>
            <SessionCleanup auth={auth} initialUser={initialUser} />
            <AppRoutes />
          </SessionProvider>
        </ToastProvider>
      </I18nProvider>
    </StrictMode>
  );
}
