import { expect, test, vi } from 'vitest';
import type { AuthProvider } from './auth-provider.ts';
import { createTokenSource } from './auth-token-source.ts';

/**
 * Imports the modules again for each test. Otherwise a token source of another test would still be
 * registered.
 */
async function importClient() {
  vi.resetModules();
  const { setTokenSource } = await import('../api/token-source.ts');
  const { sendApiRequest: send } = await import('../api/client.ts');
  return { send, setTokenSource };
}

test('§7 bearer token: a request without a signed-in user fails with User not authenticated', async () => {
  const { send, setTokenSource } = await importClient();
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
  setTokenSource(createTokenSource({ currentUser: null } as AuthProvider));
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
});
