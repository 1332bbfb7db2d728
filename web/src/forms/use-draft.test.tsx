import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPersonalDataOnSignOut } from '../api/clear-personal-data.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from '../auth/built-in/built-in-auth.ts';
import { SessionProvider, useAuthUser } from '../auth/session-context.tsx';
import { useDraft } from './use-draft.ts';

let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
});

afterEach(() => {
  server.stop();
  localStorage.clear();
  sessionStorage.clear();
});

function Form(): ReactNode {
  const [draft, setDraft] = useDraft('item 3', { name: '' });
  return <input value={draft.name} onChange={(event) => setDraft({ name: event.currentTarget.value })} />;
}

const GuardedForm = (): ReactNode => useAuthUser() && <Form />;

/** Opens the form as in a new tab or after a reload. The user is signed in if `server.session` is set. */
async function openForm(): Promise<AuthProvider> {
  const auth = createBuiltInAuthProvider(server.session && fetch('/api/auth/token'));
  await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  clearPersonalDataOnSignOut(auth);
  render(
    <SessionProvider auth={auth}>
      <GuardedForm />
    </SessionProvider>,
  );
  return auth;
}

async function openFormAndType(text: string): Promise<AuthProvider> {
  server.session = server.addAccount('Ana');
  const auth = await openForm();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  return auth;
}

async function endSession(auth: AuthProvider): Promise<void> {
  server.session = undefined;
  await act(async () => auth.currentUser?.getIdToken(true).catch(() => undefined));
  expect(screen.queryByRole('textbox')).toBeNull();
}

const signIn = ({ email, password }: { email: string; password: string }, auth: AuthProvider): Promise<unknown> =>
  act(() => auth.signInWithEmailAndPassword(email, password));

const getText = (): string => screen.getByRole<HTMLInputElement>('textbox').value;
const listDraftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('personal draft '));
const getAna = () => server.accounts[0] ?? server.addAccount('Ana');

test.each([
  ['in the same page', false],
  ['after a reload', true],
])(
  'a form offers its draft again %s after the session has ended and the same user has signed in',
  async (_, reload) => {
    let auth = await openFormAndType('Stoneware mug');
    await endSession(auth);
    if (reload) {
      cleanup();
      auth = await openForm();
    }
    await signIn(getAna(), auth);
    expect(getText()).toBe('Stoneware mug');
  },
);

test('a draft survives if the session ends while the tab reloads', async () => {
  await openFormAndType('Stoneware mug');
  // Unmounts the form with `cleanup`, then restores the stored draft. Unlike a reload, `cleanup` runs the
  // effect that deletes the draft.
  const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  cleanup();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  server.session = undefined;
  const auth = await openForm();
  await signIn(getAna(), auth);
  expect(getText()).toBe('Stoneware mug');
});

test('if another user signs in after the end of the session, the draft is deleted', async () => {
  const auth = await openFormAndType('Stoneware mug');
  await endSession(auth);
  expect(listDraftKeys()).toHaveLength(1);
  await signIn(server.addAccount('Ben'), auth);
  expect(getText()).toBe('');
  expect(listDraftKeys()).toEqual([]);
});

test('a sign-out deletes the draft', async () => {
  const auth = await openFormAndType('Stoneware mug');
  await act(() => auth.signOut());
  expect(listDraftKeys()).toEqual([]);
  await signIn(getAna(), auth);
  expect(getText()).toBe('');
});

test.each([
  ['of a form', () => openFormAndType('Stoneware mug')],
  ['of a session that has ended in this tab', async () => endSession(await openFormAndType('Stoneware mug'))],
])('a sign-out in another tab deletes the draft %s', async (_, prepare) => {
  await prepare();
  expect(listDraftKeys()).toHaveLength(1);
  await act(() => createBuiltInAuthProvider().signOut());
  await vi.waitFor(() => expect(listDraftKeys()).toEqual([]));
});

test('a tab that returns from the back/forward cache after a sign-out deletes the draft', async () => {
  await openFormAndType('Stoneware mug');
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
    },
  );
  await createBuiltInAuthProvider().signOut();
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await vi.waitFor(() => expect(listDraftKeys()).toEqual([]));
});

test('closing a form deletes the draft', async () => {
  await openFormAndType('Stoneware mug');
  expect(listDraftKeys()).toHaveLength(1);
  cleanup();
  expect(listDraftKeys()).toEqual([]);
});
