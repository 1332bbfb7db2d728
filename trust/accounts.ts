import { signedIn } from '../server/test/person.ts';
import type { Connection } from './connection.ts';

/** Somebody signed in for a long run: the session outlives the bearer. */
export interface Account {
  bearer: string;
  cookie: string;
}

/** Finished accounts, made one after another. */
export async function makeAccounts(address: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let at = 0; at < count; at += 1) accounts.push(await signedIn({ origin: address }, `Writer ${at}`));
  return accounts;
}

/** Gets a new bearer, when the server can be asked: one lives for ten minutes, a long run for longer. */
export async function renew(connection: Connection, account: Account): Promise<void> {
  const sending = { method: 'GET', path: '/api/auth/token', headers: { cookie: account.cookie } };
  const answer = await connection.send(sending).catch(() => undefined);
  if (answer?.status === 200) Object.assign(account, { bearer: (JSON.parse(answer.text) as { token: string }).token });
}
