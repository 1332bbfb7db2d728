import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../api/token-source.ts';
import { queryClientFor } from '../api/query-client.ts';
import type { UserRecord } from '../api/users.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { AuthError } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { EditProfileDialog } from './EditProfileDialog.tsx';

const ana: UserRecord = {
  id: 7,
  uid: 'uid-Ana',
  email: 'ana@example.com',
  displayName: 'Ana',
  avatar: 'gray',
  isStaff: false,
  isSuperuser: false,
  isActive: true,
};

const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const closed = vi.fn<() => void>();
const renamed = vi.fn<AuthProvider['updateProfile']>();

const unused = () => Promise.reject(new Error('Not used here'));

const auth: AuthProvider = {
  currentUser: null,
  onAuthStateChanged: () => () => undefined,
  signInWithEmailAndPassword: unused,
  createUserWithEmailAndPassword: unused,
  signInWithPopup: unused,
  sendPasswordResetEmail: unused,
  updateProfile: renamed,
  signOut: unused,
};

// happy-dom has no popovers yet.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  renamed.mockResolvedValue();
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <QueryClientProvider client={queryClientFor({ uid: 'ana' })}>
            <EditProfileDialog user={ana} onClose={closed} />
          </QueryClientProvider>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const typeName = (name: string): void =>
  void fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a name is required: the field is marked, a toast warns, nothing is sent', () => {
  typeName('   ');
  save();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('status')).getByText('Name is required')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('there are eleven avatars to choose from, the present one is chosen', () => {
  const avatars = screen.getAllByRole<HTMLInputElement>('radio');
  expect(avatars).toHaveLength(11);
  expect(avatars.filter((one) => one.checked).map((one) => one.value)).toEqual(['gray']);
});

test('the new name and avatar are sent, and the dialog closes', async () => {
  sent.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana Moreno', avatar: 'pink' }));
  typeName(' Ana Moreno ');
  fireEvent.click(screen.getByRole('radio', { name: 'Pink' }));
  save();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  const [address, request] = sent.mock.lastCall ?? [];
  expect([request?.method, address]).toEqual(['PUT', '/api/users']);
  expect(request?.body).toBe(JSON.stringify({ display_name: 'Ana Moreno', avatar: 'pink' }));
});

test('a refusal is told with the sentence of the server, and the dialog stays', async () => {
  sent.mockResolvedValue(new Response('This account is not active', { status: 403 }));
  save();
  expect(await screen.findByText('Error updating user')).toBeTruthy();
  expect(screen.getByText('This account is not active')).toBeTruthy();
  expect(screen.getByText('Failed to update profile')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
});

test('the identity provider gets the name once it is saved, as the server keeps it', async () => {
  sent.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana M.' }));
  typeName('Ana  M.');
  save();
  await vi.waitFor(() => expect(renamed).toHaveBeenCalledWith({ displayName: 'Ana M.' }));
});

test('a name that the identity provider does not take undoes nothing and is for the console alone', async () => {
  const refusal = new AuthError('auth/network-request-failed');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renamed.mockRejectedValue(refusal);
  sent.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana Moreno' }));
  typeName('Ana Moreno');
  save();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(refusal));
  expect(closed).toHaveBeenCalled();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test('a name that was not saved is not passed on', async () => {
  sent.mockResolvedValue(new Response('This account is not active', { status: 403 }));
  typeName('Ana Moreno');
  save();
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(renamed).not.toHaveBeenCalled();
});
