import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import { createTokenSource } from '../auth/auth-token-source.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from '../auth/built-in/built-in-auth.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { measureToastDuration } from '../testing/toast-duration.ts';
import { LoginPage } from './LoginPage.tsx';

let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
  const auth = createBuiltInAuthProvider();
  setTokenSource(createTokenSource(auth));
  renderInApp(
    <MemoryRouter useTransitions={false} initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<p>Home at last</p>} />
      </Routes>
    </MemoryRouter>,
    auth,
  );
});

afterEach(() => {
  server.stop();
  localStorage.clear();
});

const typeInto = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const clickButton = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

function signIn(email: string, password: string): void {
  typeInto('Email', email);
  typeInto('Password', password);
  clickButton('Sign In');
}

function signUp(name: string, email: string, password: string): void {
  clickButton('Sign Up');
  typeInto('Name', name);
  typeInto('Email', email);
  typeInto('Password', password);
  clickButton('Sign Up');
}

const listFieldLabels = (): (string | null)[] =>
  [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);

const getFieldDescription = (label: string): string | null | undefined => {
  const descriptionId = screen.getByLabelText(label).getAttribute('aria-describedby');
  return descriptionId && document.getElementById(descriptionId)?.textContent;
};

test('only the form Sign Up has a name field, and only Sign In has "Forgot your password?"', () => {
  expect(listFieldLabels()).toEqual(['Email', 'Password']);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  // The Tab key moves from the first field directly to the second, because no other control is between them.
  const [first, second] = document.querySelectorAll('form :is(input, button)');
  expect([first, second]).toEqual([screen.getByLabelText('Email'), screen.getByLabelText('Password')]);
  expect(screen.getByRole('button', { name: 'Forgot your password?' })).toBeTruthy();
  expect(screen.getByText('OR')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  clickButton('Sign Up');
  expect(listFieldLabels()).toEqual(['Name', 'Email', 'Password']);
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
});

test('the password field hides its characters, accepts pasting and supports password managers', () => {
  const password = screen.getByLabelText('Password');
  expect(password).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  clickButton('Show characters');
  expect(password).toMatchObject({ type: 'text' });
  clickButton('Hide characters');
  // `fireEvent` returns true if no listener prevents the paste.
  expect(fireEvent.paste(password, { clipboardData: { getData: () => 'secret' } })).toBe(true);
  clickButton('Sign Up');
  expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password', autocomplete: 'new-password' });
});

test('the forms Sign In and Sign Up send no request while one of their fields is empty', () => {
  signIn('', 'secret');
  expect(getFieldDescription('Email')).toBe('Please fill out all fields');
  signIn('ana@example.com', '');
  expect(getFieldDescription('Password')).toBe('Please fill out all fields');
  signUp('  ', 'ana@example.com', 'secret');
  expect(getFieldDescription('Name')).toBe('Please fill out all fields');
  expect(server.calls).toEqual([]);
});

test('submitting the empty form Sign Up marks all three fields and shows one message', () => {
  clickButton('Sign Up');
  clickButton('Sign Up');
  const ariaInvalidValues = ['Name', 'Email', 'Password'].map((label) =>
    screen.getByLabelText(label).getAttribute('aria-invalid'),
  );
  expect(ariaInvalidValues).toEqual(['true', 'true', 'true']);
  expect(screen.getAllByText('Please fill out all fields')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  typeInto('Name', 'Ana');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  expect(getFieldDescription('Email')).toBe('Please fill out all fields');
});

test('the form refuses an invalid e-mail address', () => {
  signIn('ana@example', 'secret');
  expect(getFieldDescription('Email')).toBe('Please enter a valid email address');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(server.calls).toEqual([]);
});

test('the form refuses a password with fewer than six characters; switching to Sign Up removes the message', () => {
  signIn('ana@example.com', '12345');
  expect(getFieldDescription('Password')).toBe('Password must be at least 6 characters');
  clickButton('Sign Up');
  expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
});

test('a sign-in opens Home and shows a toast', async () => {
  const { email, password } = server.addAccount('Ana');
  signIn(` ${email} `, password);
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(screen.getByText('Sign in successful!')).toBeTruthy();
});

test('a wrong password and an unknown e-mail address show the same message', async () => {
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
])('if the server responds with the error %s, the page shows the message: %s', async (code, message) => {
  server.next.push(Response.json({ code, message: 'Sentence of the server' }, { status: 400 }));
  signUp('Ana', 'ana@example.com', 'secret');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('if a sign-in fails and the server sends no message, the page shows "Authentication failed"', async () => {
  server.next.push(new Response('', { status: 500 }));
  signIn('ana@example.com', 'secret');
  expect(await screen.findByText('Authentication failed')).toBeTruthy();
});

test("a sign-up creates the user's record, clears the form and focuses a link to a first wishlist", async () => {
  const requests: unknown[] = [];
  server.otherEndpoints = (call, body) => {
    requests.push([call, body]);
    return Response.json({}, { status: 201 });
  };
  signUp(' Ana Moreno ', 'ana@example.com', 'secret');
  expect(await screen.findByText('User synced successfully!')).toBeTruthy();
  expect(screen.getByText('Signed up (dev mode)')).toBeTruthy();
  const identity = { firebase_uid: 'uid-Ana Moreno', email: 'ana@example.com' };
  expect(requests).toEqual([['POST /api/users', { ...identity, display_name: 'Ana Moreno', avatar: 'gray' }]]);
  const labels = ['Name', 'Email', 'Password'];
  expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '', '']);
  const link = await screen.findByRole('link', { name: 'Start your first wishlist' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(link.getAttribute('href')).toBe('/mywishlists?new');
  expect([...document.querySelectorAll('.primary')]).toEqual([link]);
  expect(screen.getByText("You're in, Ana.")).toBeTruthy();
});

test.each([
  ['The database is away', 'The database is away'],
  ['', 'Unknown error'],
])("if the user's record cannot be created because of “%s”, a toast shows: %s", async (body, reason) => {
  server.otherEndpoints = () => new Response(body, { status: 503 });
  signUp('Ana', 'ana@example.com', 'secret');
  expect(await screen.findByText('Error creating user')).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
});

test("if the user's record cannot be created, a toast shows this for 5 s", async () => {
  server.otherEndpoints = () => new Response('', { status: 503 });
  expect(await measureToastDuration(() => signUp('Ana', 'ana@example.com', 'secret'), 'Error creating user')).toBe(
    5000,
  );
});

test('the button "Forgot your password?" requires an e-mail address, and shows why its request failed', async () => {
  clickButton('Forgot your password?');
  expect(getFieldDescription('Email')).toBe('Please enter your email to reset your password');
  typeInto('Email', 'ana@example.com');
  server.next.push(new Response('', { status: 500 }));
  clickButton('Forgot your password?');
  expect(await screen.findByText('Failed to send password reset email')).toBeTruthy();
  clickButton('Forgot your password?');
  expect(await screen.findByText('Please check your inbox for reset instructions')).toBeTruthy();
});
