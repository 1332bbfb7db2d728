import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../scripts/checks/tool.ts';
import { claimSnapshotColumnsSql, itemSnapshotColumnsSql } from '../server/src/claims/json.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { backgroundTimeouts } from '../server/src/database/session-settings.ts';
import { findRunningPostgres } from '../server/src/embedded-postgres/find-running-postgres.ts';
import { nodeFlags } from '../server/src/process/node-flags.ts';
import { type Person, signUpPerson } from '../server/test/person.ts';
import { startServerProcess } from '../server/test/server-process.ts';

export const personCount = 100;
const listsEach = 5;
const itemsEach = 20;

/**
 * Returns the id of the first list of the person with the id `personId + 1`; after the last person, of person
 * 1. In the test data, this person is a friend of `personId`.
 */
export const getFirstListIdOfFriend = (personId: number): number => (personId % personCount) * listsEach + 1;
/**
 * Returns the id of the first item on a friend's first list. The item is unclaimed, because only items with
 * even ids are claimed.
 */
export const getUnclaimedItemId = (personId: number): number => (getFirstListIdOfFriend(personId) - 1) * itemsEach + 1;

export interface Installation {
  name: string;
  origin: string;
  pid: number;
  people: readonly Person[];
}

interface BenchOptions {
  /** Folders with checkouts of this project to compare, each with installed packages and a built web app. */
  folders: readonly string[];
  rounds: number;
  seconds: number;
}

/** Reads the options `--other=<folder>`, `--rounds=<n>` and `--seconds=<n>` of the command line. */
export function readBenchOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      other: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
    },
  });
  return {
    folders: [repositoryRoot, ...(values.other === undefined ? [] : [resolve(values.other)])],
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
  };
}

/**
 * Starts a Wishwell server with its own database and test data for each folder. Stops all servers after the
 * function `work` has ended.
 */
export async function runWithInstallations(
  folders: readonly string[],
  work: (installations: readonly Installation[]) => Promise<void>,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const installations: Installation[] = [];
  for (const [index, folder] of folders.entries()) {
    const { path: dataDir } = stack.use(await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-')));
    const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', TIMEOUT_FACTOR: '1' };
    const server = startServerProcess(env, [process.execPath, ...nodeFlags, join(folder, 'server/src/main.ts')]);
    stack.defer(async () => void (await server.stop()));
    const origin = await server.ready;
    const people = await createTestData(origin, dataDir);
    installations.push({ name: index === 0 ? 'this' : 'other', origin, pid: server.pid, people });
  }
  await work(installations);
}

/**
 * Creates people and lists in an empty installation. Each person is a friend of the ten next people, and has
 * five lists of twenty items. A friend has claimed every item with an even id.
 */
async function createTestData(origin: string, dataDir: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 1; n <= personCount; n += 1) people.push(await signUpPerson({ origin }, `Person ${n}`));
  const db = createDatabase({ ...(await findRunningPostgres(dataDir)), ...backgroundTimeouts, max: 1 });
  await db.pool.query(`
    insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'friends', a from generate_series(1, ${personCount}) a
      cross join lateral (select (a + d - 1) % ${personCount} + 1 as b from generate_series(1, 10) d) other;
    insert into wishlists (owner_id, title, description)
      select id, 'Winter birthday ' || n, 'What I would be glad of this year, in no order.'
      from users cross join generate_series(1, ${listsEach}) n order by id, n;
    insert into items (wishlist_id, name, description, url, price)
      select w.id, 'Wish number ' || n, 'In blue or green, size M. ' || repeat(md5(n::text), 3),
        'https://shop.example/things/' || md5(w.id || '-' || n), n * 3.5
      from wishlists w cross join generate_series(1, ${itemsEach}) n order by w.id, n;
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from items;
    insert into claims (item_id, giver_id, ${claimSnapshotColumnsSql})
      select i.id, (w.owner_id + ${personCount} - 3) % ${personCount} + 1, ${itemSnapshotColumnsSql}
      from items i join wishlists w on w.id = i.wishlist_id join pictures p on p.item_id = i.id
      where i.id % 2 = 0;
    analyze;`);
  await db.close();
  return people;
}
