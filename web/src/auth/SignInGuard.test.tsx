import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { FakeAuthServer } from './built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from './built-in/built-in-auth.ts';
import { SignInGuard } from './SignInGuard.tsx';
import { useLogOut } from './use-log-out.ts';

let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

function GuardedPage(): ReactNode {
  const { logOut } = useLogOut();
  return (
    <>
      <p>My wishes</p>
      <button type="button" onClick={() => void logOut()}>
        Log Out
      </button>
    </>
  );
}

async function openApp(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const auth = createBuiltInAuthProvider(fetch('/api/auth/token'));
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  renderInApp(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/login" element={<p>The login page</p>} />
        <Route path="/about" element={<p>The story</p>} />
        <Route element={<SignInGuard />}>
          <Route path="*" element={<GuardedPage />} />
        </Route>
      </Routes>
    </BrowserRouter>,
    auth,
  );
}

test.each(['/', '/mywishlists/3', '/nowhere'])(
  'SignInGuard redirects a person who is not signed in from %s to /about',
  async (path) => {
    await openApp(path);
    expect(screen.getByText('The story')).toBeTruthy();
    expect(window.location.pathname).toBe('/about');
  },
);

test('the button "Log Out" ends the session and opens the login page', async () => {
  server.session = server.addAccount('Ana');
  await openApp('/mywishlists');
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('The login page')).toBeTruthy();
  expect(server.session).toBeUndefined();
});

test('if signing out fails, a message says that the user is still signed in', async () => {
  server.session = server.addAccount('Ana');
  await openApp('/mywishlists');
  server.next.push(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('You are still signed in')).toBeTruthy();
});
