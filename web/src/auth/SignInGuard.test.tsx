import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserHistory } from '../router/history.ts';
import { Router } from '../router/router.tsx';
import { Route, Routes } from '../router/Routes.tsx';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { AuthServer } from './built-in/auth-server.testing.ts';
import { createBuiltInAuth } from './built-in/built-in-auth.ts';
import { SessionProvider } from './session-context.tsx';
import { SignInGuard } from './SignInGuard.tsx';
import { useLogOut } from './use-log-out.ts';

let server: AuthServer;

// happy-dom has no popovers yet.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  server = new AuthServer().start();
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

function Secret(): ReactNode {
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

/** Opens the app's tab at `path`; what is behind the guard is `Secret`. */
async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const auth = createBuiltInAuth(fetch('/api/auth/token'));
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <Router history={browserHistory()}>
            <Routes>
              <Route path="/login" element={<p>The login page</p>} />
              <Route path="/about" element={<p>The story</p>} />
              <Route element={<SignInGuard />}>
                <Route path="*" element={<Secret />} />
              </Route>
            </Routes>
          </Router>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
}

test.each(['/', '/mywishlists/3', '/nowhere'])('a visitor who opens %s is led to the story', async (path) => {
  await open(path);
  expect(screen.getByText('The story')).toBeTruthy();
  expect(window.location.pathname).toBe('/about');
});

test('who is signed in comes through', async () => {
  server.session = server.addAccount('Ana');
  await open('/mywishlists');
  expect(screen.getByText('My wishes')).toBeTruthy();
});

test('Log Out leads to the login page', async () => {
  server.session = server.addAccount('Ana');
  await open('/mywishlists');
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('The login page')).toBeTruthy();
  expect(server.session).toBeUndefined();
});

test('a sign-out in another tab leads to the story', async () => {
  server.session = server.addAccount('Ana');
  await open('/mywishlists');
  await act(() => createBuiltInAuth().signOut());
  expect(await screen.findByText('The story')).toBeTruthy();
});

test('a Log Out that does not reach the server says that one is still signed in', async () => {
  server.session = server.addAccount('Ana');
  await open('/mywishlists');
  server.next.push(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('You are still signed in')).toBeTruthy();
});
