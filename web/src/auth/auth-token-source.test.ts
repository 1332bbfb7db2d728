import { expect, test } from 'vitest';
import { send } from '../api/client.ts';
import { setTokenSource } from '../api/token-source.ts';
import type { AuthProvider } from './auth-provider.ts';
import { createTokenSource } from './auth-token-source.ts';

test('§7 bearer: without a user the client fails with User not authenticated', async () => {
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
  setTokenSource(createTokenSource({ currentUser: null } as AuthProvider));
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
});
