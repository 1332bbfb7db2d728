import { join } from 'node:path';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { createBearerRenewer, type Person, signUpPerson } from '../../server/test/person.ts';
import { fillPopulation } from '../../server/test/population/fill.ts';
import { type Connection, connectTo } from '../../trust/connection.ts';
import { startLoggedServer } from '../load/server.ts';

/** A person who sends the measured requests, with the ids that these requests need. */
export interface Caller extends Person {
  lists: readonly number[];
  /** Ids of active friends. */
  friends: readonly number[];
  /** Ids of all friends, including deactivated ones. */
  allFriends: ReadonlySet<number>;
  /** Ids of friends' lists that the caller may see, each with the id of an unclaimed item. */
  seen: readonly { list: number; item: number }[];
}

export interface Installation {
  size: number;
  connection: Connection;
  db: Database;
  /** Callers with about twenty friends each. */
  typical: readonly Caller[];
  /** A caller with 5,000 friends, or with a third of all people if there are fewer than 15,000 people. */
  popular: Caller;
  superuser: Caller;
  fillSeconds: number;
  bytesPerPerson: number;
  /** Renews bearer tokens that are about to expire. */
  renew(): Promise<void>;
}

const TYPICAL_CALLERS = 12;
const FRIENDS_OF_TYPICAL_CALLER = 20;
const FRIENDS_OF_POPULAR_CALLER = 5_000;

const callerQuery = `
  select (select coalesce(json_agg(id order by id), '[]') from wishlists where owner_id = $1 and is_public) as lists,
    (select json_agg(f.friend_id order by f.friend_id) from friends f where f.user_id = $1) as all_friends,
    (select json_agg(u.id order by u.id) from friends f join users u on u.id = f.friend_id
     where f.user_id = $1 and u.is_active) as friends,
    (select json_agg(json_build_object('list', wishlist_id, 'item', (
       select i.id from items i where i.wishlist_id = v.wishlist_id and i.is_available
         and not exists (select from claims c where c.item_id = i.id) order by i.id limit 1)))
     from (select seen.wishlist_id from friends f join visible_wishlists seen on seen.owner_id = f.friend_id and seen.viewer_id = $1
           where f.user_id = $1 order by seen.wishlist_id limit 40) v) as seen`;

interface CallerRow extends Pick<Caller, 'lists' | 'friends'> {
  all_friends: readonly number[];
  seen: Caller['seen'] | null;
}

async function readCaller(db: Database, person: Person): Promise<Caller> {
  const { rows } = await db.pool.query<CallerRow>(callerQuery, [person.id]);
  const [callerRow] = rows;
  if (!callerRow) throw new Error('No rights were found');
  const { lists, friends, all_friends: all, seen } = callerRow;
  // Adds the ids to the object `person` itself, not to a copy, because `createBearerRenewer` later changes
  // the bearer token in this object.
  return Object.assign(person, { lists, friends, allFriends: new Set(all), seen: seen ?? [] });
}

/**
 * Starts a server in a new folder, signs up the callers through the API, and inserts all other people by SQL.
 * Adds functions to `undo` that stop the server and close the connections.
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
  for (let n = 0; n <= TYPICAL_CALLERS; n += 1) people.push(await signUpPerson(server, `Caller ${n}`));
  const renew = createBearerRenewer(server, people);
  const friendsOf = people.map((_, at) =>
    at < TYPICAL_CALLERS ? FRIENDS_OF_TYPICAL_CALLER : FRIENDS_OF_POPULAR_CALLER,
  );
  const startedAt = performance.now();
  await fillPopulation(db, { people: size, seed, friendsOf });
  const fillSeconds = (performance.now() - startedAt) / 1000;
  await db.pool.query(
    `update users set is_superuser = true where id = 1; update users set bearers_from = 'epoch' where id = 1`,
  );
  const { rows } = await db.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  const callers: Caller[] = [];
  for (const person of people) callers.push(await readCaller(db, person));
  const [popular, superuser] = [callers.at(-1), callers[0]];
  if (!popular || !superuser) throw new Error('Nobody has signed up');
  return {
    size,
    connection,
    db,
    typical: callers.slice(0, TYPICAL_CALLERS),
    popular,
    superuser,
    fillSeconds,
    bytesPerPerson: (rows[0]?.bytes ?? 0) / size,
    renew,
  };
}
