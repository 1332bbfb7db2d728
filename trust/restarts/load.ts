import { Agent, request } from 'node:http';
import type { Person } from '../../server/test/person.ts';

/** What clients met who never send anything twice. */
export interface Tally {
  served: number;
  /** In words: an error of the connection, or a status of 500 and more. */
  failures: string[];
}

interface Sent {
  method: string;
  path: string;
  body?: string;
}

const looks: Sent = { method: 'GET', path: '/api/mywishlists' };
const writes: Sent = { method: 'PUT', path: '/api/users', body: JSON.stringify({ display_name: 'Ana' }) };

function send(agent: Agent, address: string, { bearer }: Person, { method, path, body }: Sent): Promise<number> {
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, method, headers }, (response) => {
      response.resume().once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

/**
 * `clients` people on connections they keep, each reading and writing without a pause and without a second try, while
 * `storm` goes on.
 */
export async function underLoad(
  { address, person, clients }: { address: string; person: Person; clients: number },
  storm: () => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { served: 0, failures: [] };
  const calm = new AbortController();
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; !calm.signal.aborted; at += 1) {
      const status = await send(agent, address, person, at % 4 === 3 ? writes : looks).catch(String);
      if (typeof status === 'number' && status < 500) tally.served += 1;
      else tally.failures.push(String(status));
    }
    agent.destroy();
  };
  const all = Array.from({ length: clients }, client);
  try {
    await storm();
  } finally {
    calm.abort();
    await Promise.all(all);
  }
  return tally;
}
