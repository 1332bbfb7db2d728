import { type Account, createAccounts, renewBearer } from '../accounts.ts';
import { connectTo, type HttpRequest } from '../connection.ts';

export interface LoadResult {
  served: number;
  /** Connection errors, and responses with a status of 400 or above. */
  failures: string[];
}

const listWishlistsRequest: HttpRequest = { method: 'GET', path: '/api/mywishlists' };
const updateProfileRequest: HttpRequest = {
  method: 'PUT',
  path: '/api/users',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ display_name: 'Ana' }),
};

/**
 * Runs `work` while clients send GET and write requests on keep-alive connections, without pauses and without
 * retries. Returns the counts of all requests.
 */
export async function runUnderLoad(
  origin: string,
  clientCount: number,
  work: (tally: Readonly<LoadResult>) => Promise<void>,
): Promise<LoadResult> {
  const tally: LoadResult = { served: 0, failures: [] };
  const stopController = new AbortController();
  const sendRequests = async (account: Account): Promise<void> => {
    const connection = connectTo(origin);
    for (let at = 0; !stopController.signal.aborted; at += 1) {
      const request = at % 4 === 3 ? updateProfileRequest : listWishlistsRequest;
      const headers = { ...request.headers, authorization: `Bearer ${account.bearer}` };
      const outcome = await connection.send({ ...request, headers }).then(({ status }) => status, String);
      if (outcome === 401) await renewBearer(connection, account);
      else if (typeof outcome === 'number' && outcome < 400) tally.served += 1;
      else tally.failures.push(String(outcome));
    }
    connection.close();
  };
  const clients = (await createAccounts(origin, clientCount)).map(sendRequests);
  try {
    await work(tally);
  } finally {
    stopController.abort();
    await Promise.all(clients);
  }
  return tally;
}
