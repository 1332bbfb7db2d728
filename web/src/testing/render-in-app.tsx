import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AuthProvider, AuthUser } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { UiTestProviders } from '../ui/render-ui.testing.tsx';

const rejectUnused = () => Promise.reject(new Error('Not used here'));

/**
 * Returns an identity provider with the given `methods`, whose user is `currentUser`. All other methods
 * reject.
 */
export const createTestAuth = (
  methods: Partial<AuthProvider> = {},
  currentUser: AuthUser | null = null,
): AuthProvider => ({
  currentUser,
  onAuthStateChanged: (callback) => {
    callback(currentUser);
    return () => undefined;
  },
  signInWithEmailAndPassword: rejectUnused,
  createUserWithEmailAndPassword: rejectUnused,
  signInWithPopup: rejectUnused,
  sendPasswordResetEmail: rejectUnused,
  updateProfile: rejectUnused,
  signOut: rejectUnused,
  ...methods,
});

export const TestProviders = ({ auth, children }: { auth?: AuthProvider; children: ReactNode }): ReactNode => (
  <UiTestProviders>
    <SessionProvider auth={auth ?? createTestAuth()}>{children}</SessionProvider>
  </UiTestProviders>
);

export const renderInApp = (element: ReactNode, auth?: AuthProvider): RenderResult =>
  render(element, { wrapper: ({ children }) => <TestProviders {...(auth && { auth })}>{children}</TestProviders> });
