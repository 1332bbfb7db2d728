/**
 * Whether time tells what is hidden from what was never there: calls that name an object which the caller may not see,
 * and the same calls with an id that nobody has, in turn, in an order drawn anew for each pair. Medians of the whole
 * answer. Usage: npm run bench:invisible [-- pairs]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Call } from '@wishwell/contract/calls.ts';
import { befriend } from '../server/test/friendship.ts';
import { addItem, itemForm } from '../server/test/items.ts';
import { type Person, type Sent, signedIn } from '../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { median, printTable } from './table.ts';

const pairs = Number(process.argv[2] ?? 400);
/** How far apart the two medians may lie. */
const LIMIT = 0.1;

if (!Number.isInteger(pairs) || pairs < 10) {
  console.error('Say how many pairs: a whole number from 10, such as 400.');
  process.exit(2);
}

/** No record of any kind has this id. */
const nowhere = 999_999;

/** A call as it is made for something hidden, and for nothing. */
interface Comparison {
  name: string;
  caller: Person;
  call: Call;
  sent: (id: number) => Sent;
  hidden: number;
}

const onList = (id: number): Sent => ({ params: { id } });
const change = (id: number): Sent => ({ params: { id }, body: { title: 'Mine' } });
const claim = (purchased: boolean) => (id: number) => ({ params: { id }, body: { purchased } });
const adds = (id: number): Sent => ({ params: { id }, form: itemForm({ name: 'Mug' }) });

/** Ana's private list and its item, against Ben, who is her friend, and Cleo, whom she does not know. */
async function prepare(app: { origin: string }): Promise<Comparison[]> {
  const [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
  await befriend(ana, ben);
  const secret = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
  const item = await addItem(ana, secret.id, 'Trunk');
  const own = await ben.does(calls.createWishlist, { body: { title: 'Mine' } });
  const ownItem = await addItem(ben, own.id, 'Mug');
  const saves = (fields: (id: number) => Record<string, string>) => (id: number) => ({
    params: { id: own.id },
    form: itemForm({ name: 'Mug', ...fields(id) }),
  });
  const deletes = (id: number): Sent => ({ params: { id: own.id, itemId: id } });
  const moved = saves((id) => ({ id: String(ownItem.id), new_wishlist_id: String(id) }));
  const foreign = saves((id) => ({ id: String(id) }));
  return [ben, cleo].flatMap((caller): Comparison[] => {
    const on = caller === ben ? 'a friend' : 'a stranger';
    const lists: Comparison[] = [
      { name: `${on} opens a list`, caller, call: calls.getFriendWishlist, sent: onList, hidden: secret.id },
      { name: `${on} opens it as an own one`, caller, call: calls.getWishlist, sent: onList, hidden: secret.id },
      { name: `${on} changes a list`, caller, call: calls.updateWishlist, sent: change, hidden: secret.id },
      { name: `${on} deletes a list`, caller, call: calls.deleteWishlist, sent: onList, hidden: secret.id },
      { name: `${on} adds to a list`, caller, call: calls.addItem, sent: adds, hidden: secret.id },
      { name: `${on} claims an item`, caller, call: calls.purchase, sent: claim(true), hidden: item.id },
      { name: `${on} releases an item`, caller, call: calls.purchase, sent: claim(false), hidden: item.id },
    ];
    const persons = { name: `${on} opens a person`, caller, call: calls.getFriend, sent: onList, hidden: ana.id };
    if (caller === cleo) return [...lists, persons];
    return [
      ...lists,
      { name: `${on} moves an own item there`, caller, call: calls.updateItem, sent: moved, hidden: secret.id },
      { name: `${on} saves it on an own list`, caller, call: calls.updateItem, sent: foreign, hidden: item.id },
      { name: `${on} deletes it off an own list`, caller, call: calls.deleteItem, sent: deletes, hidden: item.id },
    ];
  });
}

async function time({ caller, call, sent }: Comparison, id: number): Promise<number> {
  const began = performance.now();
  const reply = await caller.tries(call, sent(id));
  if (reply.status !== 404) throw new Error(`${call.method} ${call.path} for ${id}: ${reply.status} ${reply.text}`);
  return performance.now() - began;
}

async function compare(comparison: Comparison): Promise<{ hidden: number[]; missing: number[] }> {
  const times: { hidden: number[]; missing: number[] } = { hidden: [], missing: [] };
  for (let pair = -20; pair < pairs; pair += 1) {
    const turns: (keyof typeof times)[] = ['hidden', 'missing'];
    if (Math.random() < 0.5) turns.reverse();
    for (const turn of turns) {
      const took = await time(comparison, turn === 'hidden' ? comparison.hidden : nowhere);
      // The first ones only warm up.
      if (pair >= 0) times[turn].push(took);
    }
  }
  return times;
}

buildWebApp();
const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-bench-'));
const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
try {
  const rows: string[][] = [];
  for (const comparison of await prepare({ origin: await server.ready })) {
    const times = await compare(comparison);
    const [one, other] = [median(times.hidden), median(times.missing)];
    const ratio = one / other;
    if (Math.abs(ratio - 1) > LIMIT) process.exitCode = 1;
    const shown = [`hidden ${one.toFixed(2)} ms`, `missing ${other.toFixed(2)} ms`, `ratio ${ratio.toFixed(3)}`];
    rows.push([comparison.name, ...shown]);
  }
  printTable(`Medians of ${pairs} interleaved pairs; the ratio may be 0.90 to 1.10`, rows);
} finally {
  process.kill(server.pid, 'SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
}
