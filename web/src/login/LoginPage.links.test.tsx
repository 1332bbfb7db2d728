import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from '../auth/built-in/built-in-auth.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { LoginPage } from './LoginPage.tsx';

const mailLinkToken = 'k'.repeat(43);
let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
  server.links.set(mailLinkToken, server.addAccount('Ana'));
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

/** Opens the login page with the URL fragment `hash`. The links in mails contain such a fragment. */
async function openLoginPage(hash: string, auth: AuthProvider = createBuiltInAuthProvider()): Promise<AuthProvider> {
  window.history.replaceState(null, '', `/login${hash}`);
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  renderInApp(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<p>Home at last</p>} />
      </Routes>
    </BrowserRouter>,
    auth,
  );
  return auth;
}

const followMailLink = (hash: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', `/login${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const clickButton = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const saveNewPassword = (password: string): void => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  clickButton('Save Password');
};
const getFieldDescription = (label: string): string | null | undefined => {
  const descriptionId = screen.getByLabelText(label).getAttribute('aria-describedby');
  return descriptionId && document.getElementById(descriptionId)?.textContent;
};

test('a password reset link opens a form with one focused field; its token disappears from the URL', async () => {
  const before = window.history.length;
  await openLoginPage(`#reset=${mailLinkToken}`);
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
  expect(document.querySelectorAll('main input, form input')).toHaveLength(1);
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password');
  expect(getFieldDescription('New password')).toBe('At least 6 characters');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(window.location.href).not.toContain(mailLinkToken);
  expect(window.history.length).toBe(before);
  expect(server.calls).toEqual([]);
});

test.each([
  ['', 'Password must be at least 6 characters'],
  ['12345', 'Password must be at least 6 characters'],
])('the form refuses the new password "%s", and its field shows: %s', async (password, message) => {
  await openLoginPage(`#reset=${mailLinkToken}`);
  saveNewPassword(password);
  expect(getFieldDescription('New password')).toBe(message);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  expect(server.calls).toEqual([]);
});

test('after saving a new password, the user is signed out and the form Sign In is open', async () => {
  server.session = server.accounts[0];
  const auth = await openLoginPage(`#reset=${mailLinkToken}`, createBuiltInAuthProvider(fetch('/api/auth/token')));
  expect(auth.currentUser?.uid).toBe('uid-Ana');
  saveNewPassword('blue ribbon');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(server.accounts[0]?.password).toBe('blue ribbon');
  expect(auth.currentUser).toBeNull();
});

test('an expired password reset link shows an error and a button to request another link', async () => {
  await openLoginPage('#reset=spent');
  saveNewPassword('blue ribbon');
  expect(await screen.findByText('This link is too old')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  const again = screen.getByRole('button', { name: 'Ask for a New Link' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(getFieldDescription('Email')).toBe('Enter your email, then choose “Forgot your password?”');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  clickButton('Forgot your password?');
  expect(await screen.findByText('Password reset email sent!')).toBeTruthy();
  expect(server.calls.at(-1)).toBe('POST /api/auth/request-password-reset');
});

test('if the server refuses a password or the network fails, an error shows, and a retry sets the password', async () => {
  await openLoginPage(`#reset=${mailLinkToken}`);
  server.next.push(Response.json({ code: 'PASSWORD_TOO_SHORT', message: '' }, { status: 400 }));
  saveNewPassword('blue ribbon');
  await waitFor(() => expect(getFieldDescription('New password')).toBe('Password is too weak'));
  server.next.push(new TypeError('offline'));
  clickButton('Save Password');
  expect(await screen.findByText(/Wishwell could not be reached/)).toBeTruthy();
  clickButton('Save Password');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
});

test('a link from a mail opens its form even if the login page is already open', async () => {
  await openLoginPage('');
  clickButton('Sign Up');
  await followMailLink(`#reset=${mailLinkToken}`);
  expect(document.activeElement).toBe(await screen.findByLabelText('New password'));
  expect(window.location.href).not.toContain(mailLinkToken);
  clickButton('Back to Sign In');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByLabelText('Name')).toBeNull();
  clickButton('Sign Up');
  await followMailLink(`#verify=${mailLinkToken}`);
  expect(await screen.findByText('Sign in to confirm your email address.')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('if a second password reset link opens in the same tab, its token replaces the first token', async () => {
  server.links.set('another', server.addAccount('Ben'));
  await openLoginPage('#reset=spent');
  saveNewPassword('blue ribbon');
  await screen.findByText('This link is too old');
  await followMailLink('#reset=another');
  saveNewPassword('blue ribbon');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
});

test('a confirmation link asks the user to sign in, and the sign-in confirms the e-mail address', async () => {
  const { password } = server.accounts[0] ?? { password: '' };
  await openLoginPage(`#verify=${mailLinkToken}`);
  const message = await screen.findByText('Sign in to confirm your email address.');
  expect(message.closest('[role=status]')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(window.location.href).not.toContain(mailLinkToken);
  expect(server.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  clickButton('Sign In');
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(server.verifications).toEqual([mailLinkToken]);
});

test('the login page ignores password reset links if the identity provider has its own page for them', async () => {
  const { mailLinks: _, ...auth } = createBuiltInAuthProvider();
  await openLoginPage(`#reset=${mailLinkToken}`, auth);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(window.location.href).not.toContain(mailLinkToken);
});
