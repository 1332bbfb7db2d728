import { setTimeout as sleep } from 'node:timers/promises';
import { createItemFormData } from '../../server/test/items.ts';
import { type Connection, connectTo, encodeForm, type HttpRequest } from '../connection.ts';
import { signIn } from './accounts.ts';
import type { Victim } from './world.ts';

/**
 * Kind of a measured request. `calls` are GET requests and small write requests. Image uploads and sign-ins
 * have separate concurrency limits in the server.
 */
export type RequestKind = 'calls' | 'images' | 'sign-ins';

export interface RequestSample {
  name: string;
  kind: RequestKind;
  /** Response time in milliseconds. */
  ms: number;
  /** Error message if the status is 400 or above, the connection is lost, or the request times out. */
  failure: string | undefined;
}

/** Milliseconds after which a request of the victim counts as failed. */
const requestTimeoutMs = 10_000;
/**
 * Milliseconds between two requests of the victim, to stay below the rate limit of 1,500 requests a minute.
 */
const requestPauseMs = 20;
/**
 * The victim signs in every fourth round, to stay below the rate limit of 300 anonymous requests a minute.
 */
const roundsPerSignIn = 4;

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const createClaimRequest = (itemId: number, purchased: boolean): HttpRequest => ({
  method: 'PUT',
  path: `/api/friendwishlists/${itemId}/purchase`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ purchased }),
});

interface VictimRequest {
  name: string;
  kind?: RequestKind;
  request: HttpRequest;
}

async function createVictimRequests({ listId, friendListId, friendItemId }: Victim): Promise<VictimRequest[]> {
  const item = { method: 'POST', path: `/api/mywishlists/${listId}/item` };
  const png = new Blob([onePixelPng], { type: 'image/png' });
  return [
    { name: 'own lists', request: { method: 'GET', path: '/api/mywishlists' } },
    { name: 'own list', request: { method: 'GET', path: `/api/mywishlists/${listId}` } },
    { name: 'friends', request: { method: 'GET', path: '/api/friends' } },
    { name: 'friend requests', request: { method: 'GET', path: '/api/friends/notfriends' } },
    { name: 'friend’s list', request: { method: 'GET', path: `/api/friendwishlists/${friendListId}` } },
    { name: 'new item', request: { ...item, ...(await encodeForm(createItemFormData({ name: 'A mug' }))) } },
    {
      name: 'new item with image',
      kind: 'images',
      request: { ...item, ...(await encodeForm(createItemFormData({ name: 'A kite' }, png))) },
    },
    { name: 'claim', request: createClaimRequest(friendItemId, true) },
    { name: 'release', request: createClaimRequest(friendItemId, false) },
  ];
}

async function measureRequest(name: string, kind: RequestKind, call: () => Promise<{ status: number; text: string }>) {
  const startedAt = performance.now();
  const failure = await call().then(
    ({ status, text }) => (status < 400 ? undefined : `${name}: ${status} ${text.slice(0, 100)}`),
    (error: unknown) => `${name}: ${String(error)}`,
  );
  return { name, kind, ms: performance.now() - startedAt, failure };
}

async function measureAppDocument(origin: string, { localAddress }: Victim): Promise<RequestSample> {
  const connection = connectTo(origin, { localAddress, timeout: requestTimeoutMs });
  const sample = await measureRequest('app', 'calls', () => connection.send({ method: 'GET', path: '/' }));
  connection.close();
  return sample;
}

async function measureRound(
  connection: Connection,
  victim: Victim,
  steps: readonly VictimRequest[],
): Promise<RequestSample[]> {
  const samples: RequestSample[] = [];
  const authorization = `Bearer ${victim.bearer}`;
  for (const { name, kind = 'calls', request } of steps) {
    const headers = { ...request.headers, authorization };
    samples.push(await measureRequest(name, kind, () => connection.send({ ...request, headers })));
    await sleep(requestPauseMs);
  }
  return samples;
}

/** Sends all requests of the victim `rounds` times, one after another. Returns a sample for each request. */
export async function measureRounds(origin: string, victim: Victim, rounds: number): Promise<RequestSample[]> {
  const connection = connectTo(origin, { localAddress: victim.localAddress, timeout: requestTimeoutMs });
  const steps = await createVictimRequests(victim);
  const samples: RequestSample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    samples.push(await measureAppDocument(origin, victim));
    if (round % roundsPerSignIn === 0)
      samples.push(await measureRequest('sign-in', 'sign-ins', () => signIn(connection, victim)));
    samples.push(...(await measureRound(connection, victim, steps)));
  }
  connection.close();
  return samples;
}
