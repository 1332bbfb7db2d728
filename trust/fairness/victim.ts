import { setTimeout as sleep } from 'node:timers/promises';
import { itemForm } from '../../server/test/items.ts';
import { type Connection, connectTo, encodeForm, type Sending } from '../connection.ts';
import { signIn } from './accounts.ts';
import type { Victim } from './world.ts';

/** `calls` are reads and small writes; the other two wait for work that is limited separately. */
export type Kind = 'calls' | 'images' | 'sign-ins';

export interface Sample {
  name: string;
  kind: Kind;
  /** In milliseconds. */
  ms: number;
  /** A status of 400 and above, a lost connection or no response in time; undefined for a success. */
  failure: string | undefined;
}

/** Milliseconds after which the victim gives up. */
const patience = 10_000;
/** Milliseconds between two calls: the victim stays below 1,500 calls a minute. */
const pause = 20;
/** A sign-in in every fourth round: 300 calls without a bearer a minute are allowed. */
const signInEvery = 4;

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const claim = (itemId: number, purchased: boolean): Sending => ({
  method: 'PUT',
  path: `/api/friendwishlists/${itemId}/purchase`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ purchased }),
});

interface Step {
  name: string;
  kind?: Kind;
  sending: Sending;
}

async function stepsOf({ listId, friendListId, friendItemId }: Victim): Promise<Step[]> {
  const item = { method: 'POST', path: `/api/mywishlists/${listId}/item` };
  const png = new Blob([onePixel], { type: 'image/png' });
  return [
    { name: 'own lists', sending: { method: 'GET', path: '/api/mywishlists' } },
    { name: 'own list', sending: { method: 'GET', path: `/api/mywishlists/${listId}` } },
    { name: 'friends', sending: { method: 'GET', path: '/api/friends' } },
    { name: 'friend requests', sending: { method: 'GET', path: '/api/friends/notfriends' } },
    { name: 'friend’s list', sending: { method: 'GET', path: `/api/friendwishlists/${friendListId}` } },
    { name: 'new item', sending: { ...item, ...(await encodeForm(itemForm({ name: 'A mug' }))) } },
    {
      name: 'new item with image',
      kind: 'images',
      sending: { ...item, ...(await encodeForm(itemForm({ name: 'A kite' }, png))) },
    },
    { name: 'claim', sending: claim(friendItemId, true) },
    { name: 'release', sending: claim(friendItemId, false) },
  ];
}

async function measure(name: string, kind: Kind, call: () => Promise<{ status: number; text: string }>) {
  const began = performance.now();
  const failure = await call().then(
    ({ status, text }) => (status < 400 ? undefined : `${name}: ${status} ${text.slice(0, 100)}`),
    (error: unknown) => `${name}: ${String(error)}`,
  );
  return { name, kind, ms: performance.now() - began, failure };
}

/** Opens the app's document on a new connection, as a browser does. */
async function openApp(origin: string, { localAddress }: Victim): Promise<Sample> {
  const connection = connectTo(origin, { localAddress, timeout: patience });
  const sample = await measure('app', 'calls', () => connection.send({ method: 'GET', path: '/' }));
  connection.close();
  return sample;
}

async function doRound(connection: Connection, victim: Victim, steps: readonly Step[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  const authorization = `Bearer ${victim.bearer}`;
  for (const { name, kind = 'calls', sending } of steps) {
    const headers = { ...sending.headers, authorization };
    samples.push(await measure(name, kind, () => connection.send({ ...sending, headers })));
    await sleep(pause);
  }
  return samples;
}

/** Goes through all calls `rounds` times, one call after another, and signs in again in the first round of every four. */
export async function runRounds(origin: string, victim: Victim, rounds: number): Promise<Sample[]> {
  const connection = connectTo(origin, { localAddress: victim.localAddress, timeout: patience });
  const steps = await stepsOf(victim);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    samples.push(await openApp(origin, victim));
    if (round % signInEvery === 0) samples.push(await measure('sign-in', 'sign-ins', () => signIn(connection, victim)));
    samples.push(...(await doRound(connection, victim, steps)));
  }
  connection.close();
  return samples;
}
