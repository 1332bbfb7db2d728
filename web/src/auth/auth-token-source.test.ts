import { expect, test } from 'vitest';
import { send } from '../api/client.ts';
import { useTokensFrom as takeTokensFrom } from '../api/token-source.ts';
import type { AuthProvider } from './auth-provider.ts';
import { tokenSourceOf } from './auth-token-source.ts';

test('§7 bearer: without a user the client fails with User not authenticated', async () => {
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
  takeTokensFrom(tokenSourceOf({ currentUser: null } as AuthProvider));
  await expect(send('listFriends')).rejects.toThrow('User not authenticated');
});
