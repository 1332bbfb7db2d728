import { expect, test, vi } from 'vitest';
import type { AuthProvider } from './auth-provider.ts';
import { createTokenSource } from './auth-token-source.ts';

/**
 * Imports new copies of the modules, because another test may have registered a token source in the old
 * copies.
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
