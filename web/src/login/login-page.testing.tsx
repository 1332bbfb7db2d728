import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import { memoryHistory } from '../router/memory-history.testing.ts';
import { Router } from '../router/router.tsx';
import { Route, Routes } from '../router/Routes.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import type { AuthProvider, AuthUser } from '../auth/auth-provider.ts';
import { LoginPage } from './LoginPage.tsx';
import { SessionProvider } from '../auth/session-context.tsx';

export const gina: AuthUser = {
  uid: 'gina',
  email: 'gina@example.com',
  displayName: 'Gina',
  emailVerified: true,
  getIdToken: () => Promise.resolve('a bearer'),
};

const unused = () => Promise.reject(new Error('Not used here'));

/** Opens the login page on a provider that can do `what`; answers the calls that the server got. */
export function openLogin(what: Partial<AuthProvider>): string[] {
  const auth: AuthProvider = {
    currentUser: null,
    onAuthStateChanged: (callback) => {
      callback(null);
      return () => undefined;
    },
    signInWithEmailAndPassword: unused,
    createUserWithEmailAndPassword: unused,
    signInWithPopup: unused,
    sendPasswordResetEmail: unused,
    updateProfile: unused,
    signOut: unused,
    ...what,
  };
  const called: string[] = [];
  setTokenSource(gina);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    called.push(`${method} ${address}`);
    return Response.json({ id: 7, firebase_uid: 'gina' });
  });
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <main>
            <Router history={memoryHistory(['/login'])}>
              <Routes>
                <Route path="/login" element={<LoginPage />} />
                <Route path="/" element={<p>Home at last</p>} />
              </Routes>
            </Router>
          </main>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
  return called;
}

export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

export const type = (email: string, password: string): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
};

export const signIn = (): void => {
  type('gina@example.com', 'blue ribbon');
  press('Sign In');
};

export const askForReset = (): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'gina@example.com' } });
  press('Forgot your password?');
};
