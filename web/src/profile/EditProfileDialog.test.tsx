import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUserQueryClient } from '../api/query-client.ts';
import { setTokenSource } from '../api/token-source.ts';
import type { UserRecord } from '../api/users.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { AuthError } from '../auth/auth-provider.ts';
import { createTestAuth, renderInApp } from '../testing/render-in-app.tsx';
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

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  updateProfile.mockResolvedValue();
  setTokenSource({ getIdToken: () => Promise.resolve('a bearer') });
  renderInApp(
    <QueryClientProvider client={getUserQueryClient({ uid: 'ana' })}>
      <EditProfileDialog user={ana} onClose={onClose} />
    </QueryClientProvider>,
    createTestAuth({ updateProfile }),
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

test('the dialog shows a read-only e-mail address and eleven avatars; the current avatar is selected', () => {
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ana@example.com', readOnly: true });
  const avatars = screen.getAllByRole<HTMLInputElement>('radio');
  expect(avatars).toHaveLength(11);
  expect(avatars.filter((one) => one.checked).map((one) => one.value)).toEqual(['gray']);
});

test('saving the profile sends name and avatar, and then sets the name at the identity provider', async () => {
  fetchMock.mockResolvedValue(Response.json({ ...ana, display_name: 'Ana M.', avatar: 'pink' }));
  typeName(' Ana  M. ');
  fireEvent.click(screen.getByRole('radio', { name: 'Pink' }));
  clickSave();
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledWith({ displayName: 'Ana M.' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [url, request] = fetchMock.mock.lastCall ?? [];
  expect([request?.method, url]).toEqual(['PUT', '/api/users']);
  expect(request?.body).toBe(JSON.stringify({ display_name: 'Ana  M.', avatar: 'pink' }));
});

test.each([
  ['This account is not active', 'This account is not active'],
  ['', 'Failed to update user'],
])('if the server refuses the profile with “%s”, a toast shows: %s; nothing else changes', async (body, reason) => {
  fetchMock.mockResolvedValue(new Response(body, { status: 403 }));
  typeName('Ana Moreno');
  clickSave();
  expect(await screen.findByText('Error updating user')).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByText('Failed to update profile')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(updateProfile).not.toHaveBeenCalled();
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
