import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDataCache } from '../api/query-client.ts';
import { setTokenSource } from '../api/token-source.ts';
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
  currency: 'USD',
  isStaff: false,
  isSuperuser: false,
  isActive: true,
};

const fetchMock = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const onClose = vi.fn<() => void>();
const updateProfile = vi.fn<AuthProvider['updateProfile']>();

const rejectUnused = () => Promise.reject(new Error('Not used here'));

const auth: AuthProvider = {
  currentUser: null,
  onAuthStateChanged: () => () => undefined,
  signInWithEmailAndPassword: rejectUnused,
  createUserWithEmailAndPassword: rejectUnused,
  signInWithPopup: rejectUnused,
  sendPasswordResetEmail: rejectUnused,
  updateProfile: updateProfile,
  signOut: rejectUnused,
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  updateProfile.mockResolvedValue();
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <QueryClientProvider client={getDataCache({ uid: 'ana' })}>
            <EditProfileDialog user={ana} onClose={onClose} />
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
const clickSave = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saving the profile without a name marks the field, shows a warning and sends no request', () => {
  typeName('   ');
  clickSave();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Name is required').some((text) => text.closest('[role=status]'))).toBe(true);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the profile dialog shows eleven avatars, and the current avatar is selected', () => {
  const avatars = screen.getAllByRole<HTMLInputElement>('radio');
  expect(avatars).toHaveLength(11);
  expect(avatars.filter((one) => one.checked).map((one) => one.value)).toEqual(['gray']);
});

test('saving the profile sends the name and the avatar, and closes the dialog', async () => {
  fetchMock.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana Moreno', avatar: 'pink' }));
  typeName(' Ana Moreno ');
  fireEvent.click(screen.getByRole('radio', { name: 'Pink' }));
  clickSave();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [url, request] = fetchMock.mock.lastCall ?? [];
  expect([request?.method, url]).toEqual(['PUT', '/api/users']);
  expect(request?.body).toBe(JSON.stringify({ display_name: 'Ana Moreno', avatar: 'pink' }));
});

test('the field for the e-mail address is read-only', () => {
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ana@example.com', readOnly: true });
});

test.each([
  ['This account is not active', 'This account is not active'],
  ['', 'Failed to update user'],
])(
  'if the server refuses the new profile with “%s”, a toast shows: %s; the dialog stays open',
  async (body, reason) => {
    fetchMock.mockResolvedValue(new Response(body, { status: 403 }));
    clickSave();
    expect(await screen.findByText('Error updating user')).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('Failed to update profile')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test("after the profile is saved, the identity provider gets the name that the server's response contains", async () => {
  fetchMock.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana M.' }));
  typeName('Ana  M.');
  clickSave();
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledWith({ displayName: 'Ana M.' }));
});

test('if the identity provider cannot save the new name, the failure is only logged', async () => {
  const error = new AuthError('auth/network-request-failed');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  updateProfile.mockRejectedValue(error);
  fetchMock.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana Moreno' }));
  typeName('Ana Moreno');
  clickSave();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(error));
  expect(onClose).toHaveBeenCalled();
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});

test('if the server refuses the new profile, the identity provider receives no name', async () => {
  fetchMock.mockResolvedValue(new Response('This account is not active', { status: 403 }));
  typeName('Ana Moreno');
  clickSave();
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(updateProfile).not.toHaveBeenCalled();
});
