import { signUp } from '../server/test/person.ts';
import { type Connection, connectTo } from './connection.ts';

/** Somebody signed in for a long run: the session outlives the bearer. */
export interface Account {
  bearer: string;
  cookie: string;
}

/** Finished accounts, made one after another. */
export async function makeAccounts(address: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  const connection = connectTo(address);
  for (let at = 0; at < count; at += 1) {
    const { uid, email, bearer, cookie } = await signUp({ origin: address }, { name: `Writer ${at}` });
    const body = JSON.stringify({ firebase_uid: uid, email });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const { status, text } = await connection.send({ method: 'POST', path: '/api/users', headers, body });
    if (status >= 300) throw new Error(`${status} ${text}`);
    accounts.push({ bearer, cookie });
  }
  connection.close();
  return accounts;
}

/** Gets a new bearer, when the server can be asked: one lives for ten minutes, a long run for longer. */
export async function renew(connection: Connection, account: Account): Promise<void> {
  const sending = { method: 'GET', path: '/api/auth/token', headers: { cookie: account.cookie } };
  const answer = await connection.send(sending).catch(() => undefined);
  if (answer?.status === 200) Object.assign(account, { bearer: (JSON.parse(answer.text) as { token: string }).token });
}
