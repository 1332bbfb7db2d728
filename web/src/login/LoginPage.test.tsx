import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from '../router/Routes.tsx';
import { Router } from '../router/router.tsx';
import { memoryHistory } from '../router/memory-history.testing.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { AuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuth } from '../auth/built-in/built-in-auth.ts';
import { LoginPage } from './LoginPage.tsx';
import { SessionProvider } from '../auth/session-context.tsx';
import { createTokenSource } from '../auth/auth-token-source.ts';

let server: AuthServer;

// happy-dom has no popovers yet.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  server = new AuthServer().start();
  const auth = createBuiltInAuth();
  setTokenSource(createTokenSource(auth));
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <Router history={memoryHistory(['/login'])}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/" element={<p>Home at last</p>} />
            </Routes>
          </Router>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

function signIn(email: string, password: string): void {
  type('Email', email);
  type('Password', password);
  press('Sign In');
}

function signUp(name: string, email: string, password: string): void {
  press('Sign Up');
  type('Name', name);
  type('Email', email);
  type('Password', password);
  press('Sign Up');
}

/** The sentence that the field is described by. */
const saidOf = (label: string): string | null | undefined => {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby');
  return described && document.getElementById(described)?.textContent;
};

test('a password is masked, may be pasted, and is known to a password manager', () => {
  const password = screen.getByLabelText('Password');
  expect(password).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  // Nothing listens to what is pasted in order to prevent it.
  expect(fireEvent.paste(password, { clipboardData: { getData: () => 'secret' } })).toBe(true);
  press('Sign Up');
  expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password', autocomplete: 'new-password' });
});

test('every field is asked for, also the name when signing up', () => {
  signIn('ana@example.com', '');
  expect(saidOf('Password')).toBe('Please fill out all fields');
  signUp('  ', 'ana@example.com', 'secret');
  expect(saidOf('Name')).toBe('Please fill out all fields');
  expect(server.calls).toEqual([]);
});

test.each(['ana', 'ana@example', '@example.com', 'a na@example.com'])('%s is no e-mail address', (email) => {
  signIn(email, 'secret');
  expect(saidOf('Email')).toBe('Please enter a valid email address');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(server.calls).toEqual([]);
});

test('a password has at least six characters', () => {
  signIn('ana@example.com', '12345');
  expect(saidOf('Password')).toBe('Password must be at least 6 characters');
});

test('switching between Sign In and Sign Up clears the error', () => {
  signIn('ana@example.com', '12345');
  press('Sign Up');
  expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
});

test('signing in leads to Home with a toast', async () => {
  const { email, password } = server.addAccount('Ana');
  signIn(` ${email} `, password);
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(screen.getByText('Sign in successful!')).toBeTruthy();
});

test('a wrong password and an unknown address read the same', async () => {
  server.addAccount('Ana');
  signIn('ana@example.com', 'not-my-secret');
  expect(await screen.findByText('Incorrect email or password')).toBeTruthy();
  signIn('nobody@example.com', 'not-my-secret');
  expect(await screen.findByText('Incorrect email or password')).toBeTruthy();
});

test.each([
  ['USER_ALREADY_EXISTS', 'Email already in use'],
  ['INVALID_EMAIL', 'Invalid email address'],
  ['PASSWORD_TOO_SHORT', 'Password is too weak'],
  ['TOO_MANY_REQUESTS', 'Sentence of the server'],
])('the refusal %s is told as: %s', async (code, sentence) => {
  server.next.push(Response.json({ code, message: 'Sentence of the server' }, { status: 400 }));
  signUp('Ana', 'ana@example.com', 'secret');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a failure without any sentence is told as Authentication failed', async () => {
  server.next.push(new Response('', { status: 500 }));
  signIn('ana@example.com', 'secret');
  expect(await screen.findByText('Authentication failed')).toBeTruthy();
});

test('signing up makes the record, stays on the form and empties it', async () => {
  const made: unknown[] = [];
  server.otherCalls = (call, body) => {
    made.push([call, body]);
    return Response.json({}, { status: 201 });
  };
  signUp(' Ana ', 'ana@example.com', 'secret');
  expect(await screen.findByText('User synced successfully!')).toBeTruthy();
  expect(screen.getByText('Signed up (dev mode)')).toBeTruthy();
  const record = { firebase_uid: 'uid-Ana', display_name: 'Ana', email: 'ana@example.com', avatar: 'gray' };
  expect(made).toEqual([['POST /api/users', record]]);
  const labels = ['Name', 'Email', 'Password'];
  expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '', '']);
});

test('a record that cannot be made is told with the reason', async () => {
  server.otherCalls = () => new Response('The database is away', { status: 503 });
  signUp('Ana', 'ana@example.com', 'secret');
  expect(await screen.findByText('Error creating user')).toBeTruthy();
  expect(screen.getByText('The database is away')).toBeTruthy();
});

test('Google that is not set up says so, and the form stays as it is', async () => {
  type('Email', 'ana@example.com');
  press('Continue with Google');
  expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
  expect(screen.getByText('Google sign-in is not set up here.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
});

test('a reset mail is asked for by the address, and failing to get it is told', async () => {
  press('Forgot your password?');
  expect(saidOf('Email')).toBe('Please enter your email to reset your password');
  type('Email', 'ana@example.com');
  server.next.push(new Response('', { status: 500 }));
  press('Forgot your password?');
  expect(await screen.findByText('Failed to send password reset email')).toBeTruthy();
  press('Forgot your password?');
  expect(await screen.findByText('Please check your inbox for reset instructions')).toBeTruthy();
});
