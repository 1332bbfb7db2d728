import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { freshDatabase, type FreshDatabase } from '../../server/test/database.ts';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { openConnections } from '../../server/test/contest.ts';
import { holdBack } from '../../server/test/held-back.ts';
import { keepBearers, signedIn, type Person } from '../../server/test/person.ts';
import { connectTo, type Connection } from '../connection.ts';
import type { Dice } from '../seed.ts';
import { quotas } from './model.ts';
import { pairOf, type State } from './state.ts';

export interface Place {
  app: TestApp;
  /** Connections to the same database that no transaction of the server uses. */
  db: Database;
  people: readonly Person[];
  connections: readonly Connection[];
  install(state: State): Promise<void>;
  /** What the database holds now, with no keys. */
  read(): Promise<State>;
  close(): Promise<void>;
}

/** As on a busy machine: before some statements of a transaction, as the dice fall, others get their turn. */
function hesitate({ db }: FreshDatabase, dice: Dice): void {
  db.pool.on('connect', (client) => {
    holdBack(client, () => (dice() < 0.8 ? undefined : () => sleep(dice() * 2)));
  });
}

/** Nine people, so that eight can want what the ninth has; with `dice` transactions pause now and then. */
export async function openPlace(dice?: Dice): Promise<Place> {
  const database = await freshDatabase();
  if (dice) hesitate(database, dice);
  const env = {
    LIMIT_WISHLISTS_PER_USER: String(quotas.lists),
    LIMIT_ITEMS_PER_LIST: String(quotas.items),
    LIMIT_FRIENDS_PER_USER: String(quotas.friends),
  };
  const app = await startApp(env, database);
  const db = createDatabase({ ...database.connection, max: 2 });
  const people: Person[] = [];
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hal', 'Ida']) {
    people.push(await signedIn(app, name));
  }
  const connections = people.slice(1).map(() => connectTo(app.origin));
  await openConnections(app);
  const renewBearers = keepBearers(app, people);
  return {
    app,
    db,
    people,
    connections,
    install: async (state) => {
      await renewBearers();
      await db.pool.query(statementOf(state));
    },
    read: () => read(db),
    close: async () => {
      for (const connection of connections) connection.close();
      await db.close();
      await app.close();
    },
  };
}

const rows = (table: string, columns: string, values: readonly string[]): string =>
  values.length === 0 ? '' : `insert into ${table} (${columns}) overriding system value values ${values.join(', ')};`;

/** One statement; the ids that the server gives from now on are new. */
function statementOf({ people, friendships, lists, items }: State): string {
  const active = Object.entries(people).map(([id, { isActive }]) => `(${id}, ${isActive})`);
  const all = Object.entries(lists);
  const claims = Object.entries(items).flatMap(([id, { giver }]) => (giver === null ? [] : [`(${id}, ${giver})`]));
  return `
    delete from friendships; delete from friend_requests; delete from wishlists; delete from ended_claims;
    delete from idempotency_keys;
    update users set is_active = t.active from (values ${active.join()}) t (id, active) where users.id = t.id;
    update users set bearers_from = 'epoch';
    ${rows(
      'friendships',
      'low_id, high_id, status, requester_id',
      Object.entries(friendships).map(([pair, standing]) => {
        const [low = '', high = ''] = pair.split('-');
        return standing === 'friends'
          ? `(${low}, ${high}, 'friends', ${low})`
          : `(${low}, ${high}, 'pending', ${standing})`;
      }),
    )}
    ${rows(
      'wishlists',
      'id, owner_id, title, is_public, version',
      all.map(([id, { owner, isPublic, version }]) => `(${id}, ${owner}, 'List', ${isPublic}, ${version})`),
    )}
    ${rows(
      'wishlist_shares',
      'wishlist_id, user_id',
      all.flatMap(([id, { shares }]) => shares.map((person) => `(${id}, ${person})`)),
    )}
    ${rows(
      'items',
      'id, wishlist_id, name, is_available',
      Object.entries(items).map(([id, { list, isAvailable }]) => `(${id}, ${list}, 'Item ${id}', ${isAvailable})`),
    )}
    ${rows('claims', 'item_id, giver_id', claims)}`;
}

interface Tables {
  people: { id: number; active: boolean }[];
  friendships: { low: number; high: number; status: string; requester: number }[];
  lists: { id: number; owner: number; public: boolean; version: number; shares: number[] }[];
  items: { id: number; list: number; available: boolean; giver: number | null }[];
  ended: { giver: number; reason: string }[];
}

const everything = `
  select json_build_object(
    'people', (select json_agg(json_build_object('id', id, 'active', is_active)) from users),
    'friendships', (select json_agg(json_build_object(
      'low', low_id, 'high', high_id, 'status', status, 'requester', requester_id)) from friendships),
    'lists', (select json_agg(json_build_object(
      'id', id, 'owner', owner_id, 'public', is_public, 'version', version,
      'shares', (select coalesce(json_agg(user_id order by user_id), '[]') from wishlist_shares where wishlist_id = id)
      )) from wishlists),
    'items', (select json_agg(json_build_object(
      'id', i.id, 'list', i.wishlist_id, 'available', i.is_available, 'giver', c.giver_id))
      from items i left join claims c on c.item_id = i.id),
    'ended', (select json_agg(json_build_object('giver', giver_id, 'reason', reason)) from ended_claims)
  ) as tables`;

const from = <Row, Value>(all: Row[] | null | undefined, entry: (row: Row) => [string | number, Value]) =>
  Object.fromEntries((all ?? []).map(entry));

async function read(db: Database): Promise<State> {
  const { rows: found } = await db.pool.query<{ tables: { [Name in keyof Tables]: Tables[Name] | null } }>({
    name: 'everything',
    text: everything,
  });
  const { people, friendships, lists, items, ended } = found[0]?.tables ?? {};
  return {
    people: from(people, ({ id, active }) => [id, { isActive: active }]),
    friendships: from(friendships, ({ low, high, status, requester }) => [
      pairOf(low, high),
      status === 'friends' ? 'friends' : requester,
    ]),
    lists: from(lists, (list) => [
      list.id,
      { owner: list.owner, isPublic: list.public, shares: list.shares, version: list.version },
    ]),
    items: from(items, (item) => [item.id, { list: item.list, isAvailable: item.available, giver: item.giver }]),
    ended: (ended ?? []).map(({ giver, reason }) => `${giver} ${reason}`).toSorted(),
    pending: [],
    keys: {},
  };
}
