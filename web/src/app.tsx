import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import type { RouterHistory } from './router/history.ts';
import { Router } from './router/router.tsx';
import { AppRoutes } from './routes.tsx';
import type { AuthProvider, AuthUser } from './auth/auth-provider.ts';
import { SessionProvider } from './auth/session-context.tsx';
import { ToastProvider } from './ui/Toast.tsx';

interface AppProps {
  auth: AuthProvider;
  /** Who the document is rendered for; undefined where the server cannot know. */
  initialUser?: AuthUser | null | undefined;
  i18n: I18n;
  history: RouterHistory;
}

/** The whole app, the same on the server and in the browser. */
export function App({ auth, initialUser, i18n, history }: AppProps): ReactNode {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <SessionProvider auth={auth} initialUser={initialUser}>
            <Router history={history}>
              <AppRoutes />
            </Router>
          </SessionProvider>
        </ToastProvider>
      </I18nProvider>
    </StrictMode>
  );
}
