import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import type { AuthProvider, AuthUser } from '../auth/auth-provider.ts';
import { createTestAuth, renderInApp } from '../testing/render-in-app.tsx';
import { LoginPage } from './LoginPage.tsx';

export const gina: AuthUser = {
  uid: 'gina',
  email: 'gina@example.com',
  displayName: 'Gina',
  emailVerified: true,
  getIdToken: () => Promise.resolve('a bearer'),
};

/**
 * Renders the login page with a fake identity provider that has the given functions (`methods`). Returns a
 * list to which each API request is added.
 */
export function openLoginAndRecordRequests(methods: Partial<AuthProvider>): string[] {
  const requests: string[] = [];
  setTokenSource(gina);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return Response.json({ id: 7, firebase_uid: 'gina' });
  });
  renderInApp(
    <main>
      <MemoryRouter useTransitions={false} initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/" element={<p>Home at last</p>} />
        </Routes>
      </MemoryRouter>
    </main>,
    createTestAuth(methods),
  );
  return requests;
}

export const clickButton = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

export const typeCredentials = (email: string, password: string): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
};

export const signIn = (): void => {
  typeCredentials('gina@example.com', 'blue ribbon');
  clickButton('Sign In');
};

export const requestPasswordReset = (): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'gina@example.com' } });
  clickButton('Forgot your password?');
};
