import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserHistory } from '../router/history.ts';
import { Router } from '../router/router.tsx';
import { Route, Routes } from '../router/Routes.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { AuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuth } from '../auth/built-in/built-in-auth.ts';
import { LoginPage } from './LoginPage.tsx';
import { SessionProvider } from '../auth/session-context.tsx';

const token = 'k'.repeat(43);
let server: AuthServer;

// happy-dom has no popovers yet.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  server = new AuthServer().start();
  server.links.set(token, server.addAccount('Ana'));
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

/** Opens the page at an address, as from a mail; somebody may be signed in. */
async function open(hash: string, auth: AuthProvider = createBuiltInAuth()): Promise<AuthProvider> {
  window.history.replaceState(null, '', `/login${hash}`);
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <Router history={browserHistory()}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/" element={<p>Home at last</p>} />
            </Routes>
          </Router>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
  return auth;
}

/** Follows a link on the page that is open, as by pasting it into the address bar. */
const follow = (hash: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', `/login${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const choose = (password: string): void => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  press('Save Password');
};
const saidOf = (label: string): string | null | undefined => {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby');
  return described && document.getElementById(described)?.textContent;
};

test('a reset link leads to one field, has left the address, and the focus is in the field', async () => {
  const before = window.history.length;
  await open(`#reset=${token}`);
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
  expect(document.querySelectorAll('main input, form input')).toHaveLength(1);
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password');
  expect(saidOf('New password')).toBe('At least 6 characters');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(window.location.href).not.toContain(token);
  expect(window.history.length).toBe(before);
  expect(server.calls).toEqual([]);
});

test.each([
  ['', 'Password must be at least 6 characters'],
  ['12345', 'Password must be at least 6 characters'],
])('the new password "%s" is refused at its field: %s', async (password, sentence) => {
  await open(`#reset=${token}`);
  choose(password);
  expect(saidOf('New password')).toBe(sentence);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(server.calls).toEqual([]);
});

test('a new password is set, and leads to Sign In with the focus on the e-mail', async () => {
  await open(`#reset=${token}`);
  choose('blue ribbon');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(server.accounts[0]?.password).toBe('blue ribbon');
});

test('whose password it was is signed out here too', async () => {
  server.session = server.accounts[0];
  const auth = await open(`#reset=${token}`, createBuiltInAuth(fetch('/api/auth/token')));
  expect(auth.currentUser?.uid).toBe('uid-Ana');
  choose('blue ribbon');
  await screen.findByText('Your password has been changed');
  expect(auth.currentUser).toBeNull();
});

test('a link that has ended says so, and leads to where another is asked for', async () => {
  await open('#reset=spent');
  choose('blue ribbon');
  expect(await screen.findByText('This link is too old')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  const again = screen.getByRole('button', { name: 'Ask for a New Link' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(saidOf('Email')).toBe('Enter it, then press “Forgot your password?”');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  press('Forgot your password?');
  expect(await screen.findByText('Password reset email sent!')).toBeTruthy();
  expect(server.calls.at(-1)).toBe('POST /api/auth/request-password-reset');
});

test('a server that is away is told, and the same link is tried again', async () => {
  await open(`#reset=${token}`);
  server.next.push(new TypeError('offline'));
  choose('blue ribbon');
  expect(await screen.findByText(/Wishwell could not be reached/)).toBeTruthy();
  press('Save Password');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
});

test('a password that the server finds too weak is told at its field', async () => {
  await open(`#reset=${token}`);
  server.next.push(Response.json({ code: 'PASSWORD_TOO_SHORT', message: '' }, { status: 400 }));
  choose('blue ribbon');
  await waitFor(() => expect(saidOf('New password')).toBe('Password is too weak'));
});

test('a link that is opened on the page while it is open works the same', async () => {
  await open('');
  press('Sign Up');
  await follow(`#reset=${token}`);
  expect(document.activeElement).toBe(await screen.findByLabelText('New password'));
  expect(window.location.href).not.toContain(token);
  press('Back to Sign In');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('another link takes the place of the first', async () => {
  server.links.set('another', server.addAccount('Ben'));
  await open('#reset=spent');
  choose('blue ribbon');
  await screen.findByText('This link is too old');
  await follow('#reset=another');
  choose('blue ribbon');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
});

test('a confirmation link asks to sign in, which confirms the address', async () => {
  const { password } = server.accounts[0] ?? { password: '' };
  await open(`#verify=${token}`);
  const sentence = await screen.findByText('Sign in to confirm your email address.');
  expect(sentence.closest('[role=status]')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(window.location.href).not.toContain(token);
  expect(server.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  press('Sign In');
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(server.verifications).toEqual([token]);
});

test('a confirmation link on a page that is open leads to Sign In', async () => {
  await open('');
  press('Sign Up');
  await follow(`#verify=${token}`);
  expect(await screen.findByText('Sign in to confirm your email address.')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('a provider with pages of its own for its mails has no use for such links', async () => {
  const { mailLinks: _, ...auth } = createBuiltInAuth();
  await open(`#reset=${token}`, auth);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(window.location.href).not.toContain(token);
});
