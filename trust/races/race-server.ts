import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { getOnlyRow } from '../../server/src/database/statements.ts';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { createFreshDatabase, type FreshDatabase } from '../../server/test/database.ts';
import { runActionsBeforeStatements } from '../../server/test/delay-statements.ts';
import { createBearerRenewer, renewBearer, signUpPerson, type Person } from '../../server/test/person.ts';
import { openAllConnections } from '../../server/test/race.ts';
import type { RandomSource } from '../seed.ts';
import { raceQuotas } from './model.ts';
import type { RaceState } from './state.ts';

export interface RaceServer {
  app: TestApp;
  /** A connection pool for the tests. The server uses another pool. */
  db: Database;
  people: readonly Person[];
  /** Replaces the data in the database by the given state. */
  install(state: RaceState): Promise<void>;
  /** Returns the state in the database, without idempotency keys. */
  readState(): Promise<RaceState>;
  close(): Promise<void>;
}

/** Delays random SQL statements by up to 2 ms, so that other transactions run between two statements. */
function addRandomPauses({ db }: FreshDatabase, random: RandomSource): void {
  db.pool.on('connect', (client) => {
    runActionsBeforeStatements(client, () => (random() < 0.8 ? undefined : () => sleep(random() * 2)));
  });
}

/** Starts a server with nine people. If `random` is given, delays random SQL statements of the server. */
export async function startRaceServer(random?: RandomSource): Promise<RaceServer> {
  const database = await createFreshDatabase();
  if (random) addRandomPauses(database, random);
  const env = {
    LIMIT_WISHLISTS_PER_USER: String(raceQuotas.lists),
    LIMIT_ITEMS_PER_LIST: String(raceQuotas.items),
    LIMIT_FRIENDS_PER_USER: String(raceQuotas.friends),
  };
  const app = await startApp(env, { database });
  const db = createDatabase({ ...database.connection, max: 2 });
  const people: Person[] = [];
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hal', 'Ida']) {
    people.push(await signUpPerson(app, name));
  }
  // A bearer token contains the `bearers_from` of its issue. `install` sets `bearers_from` to 'epoch', so all
  // tokens must contain this value. If the creation of an account takes over a millisecond, it begins with
  // another value.
  await db.pool.query(`update users set bearers_from = 'epoch'`);
  for (const person of people) await renewBearer(app, person);
  await openAllConnections(app);
  const renewBearers = createBearerRenewer(app, people);
  return {
    app,
    db,
    people,
    install: async (state) => {
      await renewBearers();
      await db.pool.query(createStateReplacementSql(state));
    },
    readState: () => readState(db),
    close: async () => {
      await db.close();
      await app.close();
    },
  };
}

const createInsertSql = (table: string, columns: string, values: readonly string[]): string =>
  values.length === 0 ? '' : `insert into ${table} (${columns}) overriding system value values ${values.join(', ')};`;

/** Returns SQL that replaces the data in the database by the given state. */
function createStateReplacementSql({ people, friendships, lists, items }: RaceState): string {
  const activeRows = Object.entries(people).map(([id, { isActive }]) => `(${id}, ${isActive})`);
  const listRows = Object.entries(lists);
  const claims = Object.entries(items).flatMap(([id, { giver }]) => (giver === null ? [] : [`(${id}, ${giver})`]));
  return `
    delete from friendships; delete from friend_requests; delete from wishlists; delete from claims;
    delete from idempotency_keys;
    update users set is_active = t.active from (values ${activeRows.join()}) t (id, active) where users.id = t.id;
    update users set bearers_from = 'epoch';
    ${createInsertSql(
      'friendships',
      'low_id, high_id, status, requester_id',
      Object.entries(friendships).map(([pair, standing]) => {
        const [low = '', high = ''] = pair.split('-');
        return standing === 'friends'
          ? `(${low}, ${high}, 'friends', ${low})`
          : `(${low}, ${high}, 'pending', ${standing})`;
      }),
    )}
    ${createInsertSql(
      'wishlists',
      'id, owner_id, title, is_public, version',
      listRows.map(([id, { owner, isPublic, version }]) => `(${id}, ${owner}, 'List', ${isPublic}, ${version})`),
    )}
    ${createInsertSql(
      'wishlist_shares',
      'wishlist_id, user_id',
      listRows.flatMap(([id, { shares }]) => shares.map((person) => `(${id}, ${person})`)),
    )}
    ${createInsertSql(
      'items',
      'id, wishlist_id, idea_wishlist_id, idea_by, name, is_available',
      Object.entries(items).map(([id, { list, isAvailable, ideaBy }]) =>
        ideaBy === null
          ? `(${id}, ${list}, null, null, 'Item ${id}', ${isAvailable})`
          : `(${id}, null, ${list}, ${ideaBy}, 'Idea ${id}', ${isAvailable})`,
      ),
    )}
    ${createInsertSql('claims', 'item_id, giver_id', claims)}`;
}

const stateQuery = `
  select json_build_object(
    'people', (select json_object_agg(id, json_build_object('isActive', is_active)) from users),
    'friendships', (select coalesce(json_object_agg(low_id || '-' || high_id,
      case status when 'friends' then to_json(status::text) else to_json(requester_id) end), '{}') from friendships),
    'lists', (select coalesce(json_object_agg(id, json_build_object(
      'owner', owner_id, 'isPublic', is_public, 'version', version,
      'shares', (select coalesce(json_agg(user_id order by user_id), '[]') from wishlist_shares where wishlist_id = id)
      )), '{}') from wishlists),
    'items', (select coalesce(json_object_agg(i.id, json_build_object(
      'list', coalesce(i.wishlist_id, i.idea_wishlist_id), 'isAvailable', i.is_available, 'giver', c.giver_id,
      'ideaBy', i.idea_by)), '{}') from items i left join claims c on c.item_id = i.id),
    'endedClaims', (select coalesce(json_agg(giver_id || ' ' || ended_reason), '[]') from claims where ended_at is not null),
    'idempotencyKeys', '{}'::json
  ) as state`;

async function readState(db: Database): Promise<RaceState> {
  const { rows } = await db.pool.query<{ state: RaceState }>({ name: 'everything', text: stateQuery });
  const { state } = getOnlyRow(rows);
  return { ...state, endedClaims: state.endedClaims.toSorted() };
}
