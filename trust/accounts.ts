import { signUpPerson } from '../server/test/person.ts';
import type { Connection } from './connection.ts';

/** An account with a bearer token, and the session cookie that renews this token. */
export interface Account {
  bearer: string;
  cookie: string;
}

export async function createAccounts(origin: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let at = 0; at < count; at += 1) accounts.push(await signUpPerson({ origin }, `Writer ${at}`));
  return accounts;
}

/**
 * Replaces an account's bearer token, which is valid for ten minutes. Does nothing while the server is
 * unreachable.
 */
export async function renewBearer(connection: Connection, account: Account): Promise<void> {
  const request = { method: 'GET', path: '/api/auth/token', headers: { cookie: account.cookie } };
  const response = await connection.send(request).catch(() => undefined);
  if (response?.status === 200)
    Object.assign(account, { bearer: (JSON.parse(response.text) as { token: string }).token });
}
