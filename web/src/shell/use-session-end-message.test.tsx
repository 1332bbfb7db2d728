import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from '../auth/built-in/built-in-auth.ts';
import { readReturnUrl } from '../auth/ended-session.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useSessionEndMessage } from './use-session-end-message.ts';

const message = 'Your session has ended. Please sign in again.';
let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
});

afterEach(() => {
  server.stop();
  localStorage.clear();
  sessionStorage.clear();
});

function Page(): null {
  useSessionEndMessage();
  return null;
}

async function openPage(path: string): Promise<AuthProvider> {
  history.replaceState(null, '', path);
  server.session = server.addAccount('Ana');
  const auth = createBuiltInAuthProvider(fetch('/api/auth/token'));
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  renderInApp(<Page />, auth);
  return auth;
}

test('the end of the session shows a message and stores the page’s URL for the next sign-in of this user', async () => {
  const auth = await openPage('/mywishlists/3?new-item');
  server.session = undefined;
  await act(async () => auth.currentUser?.getIdToken(true).catch(() => undefined));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(readReturnUrl('uid-Ana')).toBe('/mywishlists/3?new-item');
  expect(readReturnUrl('uid-Ben')).toBeUndefined();
});

test('a sign-out shows no message and stores no URL', async () => {
  const auth = await openPage('/mywishlists/3');
  await act(async () => {
    await auth.signOut();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByText(message)).toBeNull();
  expect(readReturnUrl('uid-Ana')).toBeUndefined();
});
