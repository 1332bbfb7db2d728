import { join } from 'node:path';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { keepBearers, type Person, signedIn } from '../../server/test/person.ts';
import { fillPopulation } from '../../server/test/population/fill.ts';
import { type Connection, connectTo } from '../../trust/connection.ts';
import { startLoggedServer } from '../load/server.ts';

export interface Caller extends Person {
  lists: readonly number[];
  /** Those whose accounts are active. */
  friends: readonly number[];
  allFriends: ReadonlySet<number>;
  /** Lists of friends that they see, and an item nobody has claimed on each. */
  seen: readonly { list: number; item: number }[];
}

export interface Installation {
  size: number;
  connection: Connection;
  db: Database;
  /** With some twenty friends. */
  typical: readonly Caller[];
  /** With five thousand, or a third of everybody. */
  popular: Caller;
  superuser: Caller;
  fillSeconds: number;
  bytesPerPerson: number;
  /** Before the bearers of now are ten minutes old. */
  renew(): Promise<void>;
}

const TYPICAL = 12;
const TYPICAL_FRIENDS = 20;
const POPULAR_FRIENDS = 5_000;

const rightsOf = `
  select (select coalesce(json_agg(id order by id), '[]') from wishlists where owner_id = $1 and is_public) as lists,
    (select json_agg(f.friend_id order by f.friend_id) from friends f where f.user_id = $1) as all_friends,
    (select json_agg(u.id order by u.id) from friends f join users u on u.id = f.friend_id
     where f.user_id = $1 and u.is_active) as friends,
    (select json_agg(json_build_object('list', wishlist_id, 'item', (
       select i.id from items i where i.wishlist_id = v.wishlist_id and i.is_available
         and not exists (select from claims c where c.item_id = i.id) order by i.id limit 1)))
     from (select seen.wishlist_id from friends f join visible_wishlists seen on seen.owner_id = f.friend_id and seen.viewer_id = $1
           where f.user_id = $1 order by seen.wishlist_id limit 40) v) as seen`;

interface Rights extends Pick<Caller, 'lists' | 'friends'> {
  all_friends: readonly number[];
  seen: Caller['seen'] | null;
}

async function callerOf(db: Database, person: Person): Promise<Caller> {
  const { rows } = await db.pool.query<Rights>(rightsOf, [person.id]);
  const [rights] = rows;
  if (!rights) throw new Error('No rights were found');
  const { lists, friends, all_friends: all, seen } = rights;
  // The same object: its bearer is renewed.
  return Object.assign(person, { lists, friends, allFriends: new Set(all), seen: seen ?? [] });
}

/**
 * Starts a server in a folder of its own, signs the callers up as everybody does, and fills in the people around them. `undo`
 * stops what has been started, wherever it has got to.
 */
export async function createInstallation(
  folder: string,
  size: number,
  seed: number,
  undo: AsyncDisposableStack,
): Promise<Installation> {
  const dataDir = join(folder, String(size));
  const server = await startLoggedServer(folder, `server-${size}`, { DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  undo.defer(() => server.stop());
  const postgres = await connectToRunningPostgres(dataDir);
  if (!postgres) throw new Error('The database does not run');
  const db = createDatabase({ ...postgres, ...backgroundTimeouts, max: 1, statement_timeout: 0, query_timeout: 0 });
  undo.defer(() => db.close());
  const connection = connectTo(server.origin);
  undo.defer(() => connection.close());
  const people: Person[] = [];
  for (let n = 0; n <= TYPICAL; n += 1) people.push(await signedIn(server, `Caller ${n}`));
  const renew = keepBearers(server, people);
  const friendsOf = people.map((_, at) => (at < TYPICAL ? TYPICAL_FRIENDS : POPULAR_FRIENDS));
  const begun = performance.now();
  await fillPopulation(db, { people: size, seed, friendsOf });
  const fillSeconds = (performance.now() - begun) / 1000;
  await db.pool.query(
    `update users set is_superuser = true where id = 1; update users set bearers_from = 'epoch' where id = 1`,
  );
  const { rows } = await db.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  const callers: Caller[] = [];
  for (const person of people) callers.push(await callerOf(db, person));
  const [popular, superuser] = [callers.at(-1), callers[0]];
  if (!popular || !superuser) throw new Error('Nobody has signed up');
  return {
    size,
    connection,
    db,
    typical: callers.slice(0, TYPICAL),
    popular,
    superuser,
    fillSeconds,
    bytesPerPerson: (rows[0]?.bytes ?? 0) / size,
    renew,
  };
}
