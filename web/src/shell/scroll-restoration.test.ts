import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPersonalDataOnSignOut } from '../api/clear-personal-data.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuth } from '../auth/built-in/built-in-auth.ts';
import { saveScrollPosition } from './scroll-restoration.ts';

let server: FakeAuthServer;

beforeEach(() => {
  sessionStorage.clear();
  server = new FakeAuthServer().start();
});
afterEach(() => server.stop());

const listStoredKeys = (): string[] => Object.keys(sessionStorage);

function savePositionAt(pathname: string): void {
  history.replaceState({ key: pathname }, '', pathname);
  saveScrollPosition(document.createElement('main'));
}

async function createSignedInAuth() {
  const { email, password } = server.accounts[0] ?? server.addAccount('Ana');
  const auth = createBuiltInAuth();
  await auth.signInWithEmailAndPassword(email, password);
  return auth;
}

test('a sign-out deletes the scroll positions of pages whose URL has the id of a friend or wishlist', async () => {
  const auth = await createSignedInAuth();
  clearPersonalDataOnSignOut(auth);
  for (const path of ['/about', '/friends/12', '/friendwishlists/34']) savePositionAt(path);
  expect(listStoredKeys()).toHaveLength(3);
  await auth.signOut();
  expect(listStoredKeys()).toEqual(['place /about /about']);
});

test('a sign-out in one tab deletes the scroll positions in all tabs', async () => {
  const [here, there] = [await createSignedInAuth(), await createSignedInAuth()];
  clearPersonalDataOnSignOut(there);
  savePositionAt('/friends/12');
  await here.signOut();
  await vi.waitFor(() => expect(listStoredKeys()).toEqual([]));
});

test('if the session has ended before a tab opens, the tab deletes its stored scroll positions', () => {
  savePositionAt('/friends/12');
  clearPersonalDataOnSignOut(createBuiltInAuth());
  expect(listStoredKeys()).toEqual([]);
});

test("signing in as another user deletes the previous user's scroll positions", async () => {
  const auth = await createSignedInAuth();
  clearPersonalDataOnSignOut(auth);
  savePositionAt('/friends/12');
  const { email, password } = server.addAccount('Ben');
  await auth.signInWithEmailAndPassword(email, password);
  expect(listStoredKeys()).toEqual([]);
});
