import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuth } from '../auth/built-in/built-in-auth.ts';
import { clearScrollPositionsOnSignOut, saveScrollPosition } from './scroll-restoration.ts';

let server: AuthServer;

beforeEach(() => {
  sessionStorage.clear();
  server = new AuthServer().start();
});
afterEach(() => server.stop());

const kept = (): string[] => Object.keys(sessionStorage);

function keepPlaceAt(pathname: string): void {
  history.replaceState({ key: pathname }, '', pathname);
  saveScrollPosition(document.createElement('main'));
}

async function signedInTab() {
  const { email, password } = server.accounts[0] ?? server.addAccount('Ana');
  const auth = createBuiltInAuth();
  await auth.signInWithEmailAndPassword(email, password);
  return auth;
}

test('signing out leaves no scroll position that names a friend or a list', async () => {
  const auth = await signedInTab();
  clearScrollPositionsOnSignOut(auth);
  for (const path of ['/about', '/friends/12', '/friendwishlists/34']) keepPlaceAt(path);
  expect(kept()).toHaveLength(3);
  await auth.signOut();
  expect(kept()).toEqual(['place /about /about']);
});

test('signing out in one tab does the same in the others', async () => {
  const [here, there] = [await signedInTab(), await signedInTab()];
  clearScrollPositionsOnSignOut(there);
  keepPlaceAt('/friends/12');
  await here.signOut();
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

test('a tab that is opened again after the session has ended forgets what it kept', () => {
  keepPlaceAt('/friends/12');
  clearScrollPositionsOnSignOut(createBuiltInAuth());
  expect(kept()).toEqual([]);
});

test('somebody else who signs in does not find the positions of the person before', async () => {
  const auth = await signedInTab();
  clearScrollPositionsOnSignOut(auth);
  keepPlaceAt('/friends/12');
  const { email, password } = server.addAccount('Ben');
  await auth.signInWithEmailAndPassword(email, password);
  expect(kept()).toEqual([]);
});
