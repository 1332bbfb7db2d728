import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '../../server/src/concurrency/with-timeout.ts';
import { itemForm } from '../../server/test/items.ts';
import type { Person } from '../../server/test/person.ts';
import { renew } from '../../trust/accounts.ts';
import { type Answer, type Connection, connectTo, encodeForm, type Sending } from '../../trust/connection.ts';
import type { Ledger } from './ledger.ts';

/** Who makes lists, and a friend who claims what is on them. */
export interface Pair {
  owner: Person;
  giver: Person;
}

const answerWithinMs = 10_000;
const settleWithinMs = 60_000;
const pauseMs = 50;

/** A write that was acknowledged. */
interface Done {
  body: unknown;
  /** When the request that was answered was sent (`Date.now()`), if one before it had no answer. */
  resentAt: number | undefined;
}

interface Sender {
  /** Sends a write again and again until it is acknowledged. Undefined when the answer is a fault, or never comes. */
  settle(who: Person, sending: Sending): Promise<Done | undefined>;
  close(): void;
}

const late = (): Error => new Error('No answer');

/** Sends each request to another process than the one before, so that what one began another one settles. */
function createSender(origins: readonly string[], ledger: Ledger): Sender {
  const connections = origins.map((origin) => connectTo(origin));
  let at = 0;

  const send = async (connection: Connection, who: Person, sending: Sending): Promise<Answer | undefined> => {
    const headers = { ...sending.headers, authorization: `Bearer ${who.bearer}` };
    try {
      return await withTimeout(connection.send({ ...sending, headers }), answerWithinMs, late);
    } catch {
      connection.close();
      connections[at] = connectTo(origins[at] ?? '');
      return undefined;
    }
  };

  /** Notes what an answer says of the write; true when it says nothing, and it must be sent again. */
  const isUnsettled = (answer: Answer | undefined): boolean => {
    if (answer === undefined) ledger.dropped += 1;
    else if (isRefusal(answer)) ledger.refused += 1;
    else return false;
    return true;
  };

  const settle: Sender['settle'] = async (who, sending) => {
    let isResent = false;
    const deadline = performance.now() + settleWithinMs;
    while (performance.now() < deadline) {
      at = (at + 1) % origins.length;
      const sentAt = Date.now();
      const connection = connections[at] ?? connectTo(origins[at] ?? '');
      const answer = await send(connection, who, sending);
      if (isUnsettled(answer)) {
        isResent = true;
        await sleep(pauseMs);
      } else if (answer?.status === 401) await renew(connection, who);
      else if (answer && answer.status < 300) {
        ledger.acknowledgedAt[at]?.push(performance.now());
        return { body: JSON.parse(answer.text) as unknown, resentAt: isResent ? sentAt : undefined };
      } else {
        ledger.faults.push(`${sending.method} ${sending.path}: ${answer?.status} ${answer?.text}`);
        return undefined;
      }
    }
    ledger.faults.push(`${sending.method} ${sending.path}: no answer in ${settleWithinMs / 1_000} seconds`);
    return undefined;
  };
  return {
    settle,
    close: () => {
      for (const connection of connections) connection.close();
    },
  };
}

const isRefusal = ({ status, headers }: Answer): boolean =>
  (status === 503 || status === 429) && /^\d+$/.test(headers['retry-after'] ?? '');

const json = (method: string, path: string, body: object, key?: string): Sending => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  body: JSON.stringify(body),
});

async function form(path: string, fields: Record<string, string>, key: string): Promise<Sending> {
  const { headers, body } = await encodeForm(itemForm(fields));
  return { method: 'POST', path, headers: { ...headers, 'idempotency-key': key }, body };
}

const idOf = ({ body }: Done): number => (body as { id: number }).id;

/** Makes a list with an item, which the friend claims and, every other time, releases. */
async function writeOnce(sender: Sender, { owner, giver }: Pair, ledger: Ledger, releases: boolean): Promise<void> {
  const name = randomUUID();
  const list = await sender.settle(owner, json('POST', '/api/mywishlists', { title: name }, name));
  if (!list) return;
  ledger.lists.add(name);
  if (list.resentAt !== undefined) ledger.settledLists.set(name, list.resentAt);
  const path = `/api/mywishlists/${idOf(list)}/item`;
  const item = await sender.settle(owner, await form(path, { name }, name.toUpperCase()));
  if (!item) return;
  ledger.items.add(name);
  if (item.resentAt !== undefined) ledger.settledItems.set(name, item.resentAt);
  for (const purchased of releases ? [true, false] : [true]) {
    // As long as it is under way, either may be true.
    ledger.claims.delete(name);
    const purchase = json('PUT', `/api/friendwishlists/${idOf(item)}/purchase`, { purchased });
    const claim = await sender.settle(giver, purchase);
    if (!claim) return;
    ledger.claims.set(name, purchased);
    if (claim.resentAt !== undefined) ledger.settledClaims += 1;
  }
}

async function write(origins: readonly string[], pair: Pair, ledger: Ledger, calm: AbortSignal): Promise<void> {
  const sender = createSender(origins, ledger);
  try {
    for (let at = 0; !calm.aborted; at += 1) await writeOnce(sender, pair, ledger, at % 2 === 1);
  } finally {
    sender.close();
  }
}

/** Every pair writes without a pause while `storm` rages, and until everything that was begun is settled. */
export async function underWriters(
  origins: readonly string[],
  pairs: readonly Pair[],
  ledger: Ledger,
  storm: () => Promise<void>,
): Promise<void> {
  const calm = new AbortController();
  const writers = pairs.map((pair) => write(origins, pair, ledger, calm.signal));
  try {
    await storm();
  } finally {
    calm.abort();
    await Promise.all(writers);
  }
}
