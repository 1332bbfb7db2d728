import { type Account, makeAccounts, renew } from '../accounts.ts';
import { connectTo, type Sending } from '../connection.ts';

/** What clients met who never send anything twice. */
export interface Tally {
  served: number;
  /** In words: an error of the connection, or a status of 400 and more. */
  failures: string[];
}

const looks: Sending = { method: 'GET', path: '/api/mywishlists' };
const writes: Sending = {
  method: 'PUT',
  path: '/api/users',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ display_name: 'Ana' }),
};

/**
 * `clients` people on connections they keep, each reading and writing without a pause and without a second try, while
 * `storm` goes on.
 */
export async function underLoad(
  address: string,
  clients: number,
  storm: (tally: Readonly<Tally>) => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { served: 0, failures: [] };
  const calm = new AbortController();
  const client = async (account: Account): Promise<void> => {
    const connection = connectTo(address);
    for (let at = 0; !calm.signal.aborted; at += 1) {
      const sending = at % 4 === 3 ? writes : looks;
      const headers = { ...sending.headers, authorization: `Bearer ${account.bearer}` };
      const outcome = await connection.send({ ...sending, headers }).then(({ status }) => status, String);
      if (outcome === 401) await renew(connection, account);
      else if (typeof outcome === 'number' && outcome < 400) tally.served += 1;
      else tally.failures.push(String(outcome));
    }
    connection.close();
  };
  const all = (await makeAccounts(address, clients)).map(client);
  try {
    await storm(tally);
  } finally {
    calm.abort();
    await Promise.all(all);
  }
  return tally;
}
