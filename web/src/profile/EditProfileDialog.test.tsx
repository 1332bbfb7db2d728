import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useTokensFrom as takeTokensFrom } from '../api/tokens.ts';
import { queryClientFor } from '../api/queries.ts';
import type { UserRecord } from '../api/users.ts';
import { i18n } from '../text/i18n.ts';
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

// happy-dom has no popovers yet.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  takeTokensFrom({ getIdToken: () => Promise.resolve('a bearer') });
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <QueryClientProvider client={queryClientFor({ uid: 'ana' })}>
          <EditProfileDialog user={ana} onClose={closed} />
        </QueryClientProvider>
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
