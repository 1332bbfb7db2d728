import { expect, onTestFinished, test } from 'vitest';
import { clearPersonalDataOnSignOut } from '../api/clear-personal-data.ts';
import { FakeAuthServer } from '../auth/built-in/auth-server.testing.ts';
import { createBuiltInAuthProvider } from '../auth/built-in/built-in-auth.ts';
import { saveScrollPosition } from './scroll-restoration.ts';

const listStoredKeys = (): string[] => Object.keys(sessionStorage);

function savePositionAt(pathname: string): void {
  history.replaceState({ key: pathname }, '', pathname);
  saveScrollPosition(document.createElement('main'));
}

test('scroll positions of pages with an id in the URL are deleted at sign-out and if there is no session', async () => {
  sessionStorage.clear();
  const server = new FakeAuthServer().start();
  onTestFinished(() => server.stop());
  const { email, password } = server.addAccount('Ana');
  const auth = createBuiltInAuthProvider();
  await auth.signInWithEmailAndPassword(email, password);
  clearPersonalDataOnSignOut(auth);
  for (const path of ['/about', '/friends/12', '/friendwishlists/34']) savePositionAt(path);
  expect(listStoredKeys()).toHaveLength(3);
  await auth.signOut();
  expect(listStoredKeys()).toEqual(['place /about /about']);
  savePositionAt('/friends/12');
  clearPersonalDataOnSignOut(createBuiltInAuthProvider());
  expect(listStoredKeys()).toEqual(['place /about /about']);
});
