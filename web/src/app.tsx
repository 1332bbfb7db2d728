import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import type { RouterHistory } from './router/history.ts';
import { Router } from './router/router.tsx';
import { AppRoutes } from './routes.tsx';
import type { AuthProvider } from './auth/auth-provider.ts';
import { SessionProvider } from './auth/session-context.tsx';
import { i18n } from './i18n/i18n.ts';
import { ToastProvider } from './ui/Toast.tsx';

interface AppProps {
  auth: AuthProvider;
  /** Where the address comes from: the browser, or the build. */
  history: RouterHistory;
}

/** The whole app, the same at build and in the browser: what is made there comes to life here. */
export function App({ auth, history }: AppProps): ReactNode {
  useEffect(() => window.wishwellAlive?.(), []);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <SessionProvider auth={auth}>
            <Router history={history}>
              <AppRoutes />
            </Router>
          </SessionProvider>
        </ToastProvider>
      </I18nProvider>
    </StrictMode>
  );
}
