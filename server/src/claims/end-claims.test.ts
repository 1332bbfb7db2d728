import { calls } from '@wishwell/contract/calls.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { holdBack } from '../../test/held-back.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, itemForm } from '../../test/items.ts';
import { signedIn, type Person, type Reply } from '../../test/person.ts';
import { createDatabase } from '../database/database.ts';
import { createClaimEndings, type ClaimEndings } from './end-claims.ts';

// Ben has claimed Ana's mug on her only list.
let database: FreshDatabase;
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let itemId: number;

beforeEach(async () => {
  database = await freshDatabase();
  app = await startApp({}, database);
  [ana, ben] = await Promise.all([signedIn(app, 'Ana'), signedIn(app, 'Ben')]);
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
  await claims(ben, true);
});
afterEach(async () => {
  await assertInvariants(app);
  await app.close();
});

const claims = (giver: Person, purchased: boolean): Promise<Reply> =>
  giver.tries(calls.purchase, { params: { id: itemId }, body: { purchased } });

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.db.pool.query<Row>(text, values)).rows;

const givers = (): Promise<object[]> => query('select giver_id from claims');
const reasons = async (): Promise<string[]> =>
  (await query<{ reason: string }>('select reason from ended_claims')).map(({ reason }) => reason);

/** What `updateWishlist` writes, without the background task that follows it. */
const hides = (): Promise<object[]> =>
  query(
    `with hidden as (update wishlists set is_public = false where id = $1)
     insert into claim_endings (reason, wishlist_id) values ('hidden', $1)`,
    [listId],
  );
const shows = (): Promise<unknown> =>
  ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'Winter', is_public: true } });

interface SlowTask {
  endings: ClaimEndings;
  /** Names of the statements that were sent so far. */
  sent: string[];
  /** Resolves when the task is about to send the statement. */
  isHeld: Promise<void>;
  /** Sends it. */
  release(): void;
}

/** A background task of another process, held back the first time before the statement called `name`. */
function slowTask(name: string): SlowTask {
  const db = createDatabase({ ...database.connection, max: 1 });
  onTestFinished(() => db.close());
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent: string[] = [];
  db.pool.on('connect', (client) =>
    holdBack(client, (statement) => {
      const { name: own, text } = statement as { name?: string; text: string };
      sent.push(own ?? text);
      if ((own ?? text) !== name) return undefined;
      return () => {
        held.resolve();
        return gate.promise;
      };
    }),
  );
  const endings = createClaimEndings({ db, logger: pino({ enabled: false }) });
  return { endings, sent, isHeld: held.promise, release: gate.resolve };
}

/** Resolves once a connection waits for a row. */
async function waiting(): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await query(text)).length === 0);
}

describe('a giver who sees the list again', () => {
  it('before the claim ends keeps it', async () => {
    await hides();
    await shows();
    await finishClaimEndings(app.db);
    expect(await givers()).toEqual([{ giver_id: ben.id }]);
    expect(await reasons()).toEqual([]);
  });

  it.each([
    { when: 'while it is being ended keeps it by claiming it again', statement: 'claims.findRegainedSight', ended: [] },
    { when: 'after it was judged has a new claim by claiming it again', statement: 'commit', ended: ['hidden'] },
  ])('$when, which waits', async ({ statement, ended }) => {
    await hides();
    const task = slowTask(statement);
    const run = task.endings.run();
    await task.isHeld;
    await shows();
    const again = claims(ben, true);
    await waiting();
    task.release();
    expect(await again).toMatchObject({ status: 200, body: { purchased_by: ben.id } });
    await run;
    expect(await givers()).toEqual([{ giver_id: ben.id }]);
    expect(await reasons()).toEqual(ended);
  });

  it('releases it once, although it ends at the same time', async () => {
    await hides();
    const task = slowTask('commit');
    const run = task.endings.run();
    await task.isHeld;
    await shows();
    const releases = claims(ben, false);
    await waiting();
    task.release();
    expect(await releases).toMatchObject({ status: 200, body: { purchased: false } });
    await run;
    expect(await givers()).toEqual([]);
    expect(await reasons()).toEqual(['hidden']);
  });
});

it('a new giver who claims while the old claim ends keeps the new claim', async () => {
  const cleo = await signedIn(app, 'Cleo');
  await befriend(ana, cleo);
  await hides();
  await query('insert into wishlist_shares (wishlist_id, user_id) values ($1, $2)', [listId, cleo.id]);
  const task = slowTask('commit');
  const run = task.endings.run();
  await task.isHeld;
  const claimed = claims(cleo, true);
  await waiting();
  task.release();
  expect(await claimed).toMatchObject({ status: 200, body: { purchased_by: cleo.id } });
  await run;
  await finishClaimEndings(app.db);
  expect(await givers()).toEqual([{ giver_id: cleo.id }]);
  expect(await reasons()).toEqual(['hidden']);
});

it('until the claim ends, other friends are refused as if it stood, and no longer', async () => {
  const cleo = await signedIn(app, 'Cleo');
  await befriend(ana, cleo);
  await hides();
  await query('insert into wishlist_shares (wishlist_id, user_id) values ($1, $2)', [listId, cleo.id]);
  expect(await claims(cleo, true)).toMatchObject({ status: 409 });
  await finishClaimEndings(app.db);
  expect(await claims(cleo, true)).toMatchObject({ status: 200 });
});

it('the owner waits for nothing while claims are being ended', async () => {
  const second = await ana.does(calls.createWishlist, { body: { title: 'Spring', is_public: false } });
  await hides();
  const task = slowTask('commit');
  const run = task.endings.run();
  await task.isHeld;
  const onList = { params: { id: listId } };
  const edit = (fields: object) => itemForm({ id: String(itemId), name: 'Mug', ...fields });
  await ana.does(calls.updateWishlist, { ...onList, body: { title: 'Winter', shared_with_ids: [ben.id] } });
  await ana.does(calls.updateItem, { ...onList, form: edit({ price: '12' }) });
  await ana.does(calls.updateItem, { ...onList, form: edit({ new_wishlist_id: String(second.id) }) });
  await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  await ana.does(calls.deleteItem, { params: { id: second.id, itemId } });
  expect(await ana.tries(calls.deleteWishlist, onList)).toMatchObject({ status: 204 });
  task.release();
  await run;
});

describe('with many claims', () => {
  beforeEach(() =>
    query(
      `with more as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 59) n returning id)
       insert into claims (item_id, giver_id) select id, $2 from more`,
      [listId, ben.id],
    ),
  );

  it('they end 25 in a transaction', async () => {
    await hides();
    const task = slowTask('');
    await task.endings.run();
    expect(await reasons()).toHaveLength(60);
    const sent = task.sent.filter((name) => name === 'commit' || name === 'claims.endHidden').join(' ');
    expect(sent.match(/claims\.endHidden commit/g)).toHaveLength(3);
  });

  it('another request gets its first batch before the second of theirs', async () => {
    const second = await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
    const lamp = await addItem(ana, second.id, 'Lamp');
    await ben.does(calls.purchase, { params: { id: lamp.id }, body: { purchased: true } });
    await query('update wishlists set is_public = false');
    await query(`insert into claim_endings (reason, wishlist_id) select 'hidden', id from wishlists order by id`);
    await slowTask('').endings.run();
    const names = await query<{ item_name: string }>('select item_name from ended_claims order by id');
    expect(names).toHaveLength(61);
    expect(names.findIndex(({ item_name: name }) => name === 'Lamp')).toBe(25);
  });

  it('a request made meanwhile is left for a first batch of its own', async () => {
    await hides();
    const task = slowTask('claims.endHidden');
    const run = task.endings.run();
    await task.isHeld;
    const second = await ana.does(calls.createWishlist, { body: { title: 'Spring', is_public: false } });
    await query(`insert into claim_endings (reason, wishlist_id) values ('hidden', $1)`, [second.id]);
    task.release();
    await run;
    expect(task.sent.filter((name) => name === 'claims.endHidden')).toHaveLength(4);
  });

  it('two processes end each once', async () => {
    await hides();
    await Promise.all([slowTask('').endings.run(), slowTask('').endings.run()]);
    await finishClaimEndings(app.db);
    expect(await reasons()).toHaveLength(60);
    expect(await givers()).toEqual([]);
  });

  it('a crash half-way loses none', async () => {
    await hides();
    const task = slowTask('commit');
    const run = task.endings.run();
    await task.isHeld;
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
    task.release();
    await expect(run).rejects.toThrow();
    await finishClaimEndings(app.db);
    expect(await givers()).toEqual([]);
    expect(await reasons()).toHaveLength(60);
  });
});

it('how many of their own claims two people see end at once does not depend on the claims of the other', async () => {
  const list = await ben.does(calls.createWishlist, { body: { title: 'Summer' } });
  await query(
    `with own as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 24) n returning id)
     insert into claims (item_id, giver_id) select id, $2 from own`,
    [list.id, ana.id],
  );
  await query(
    `with more as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 24) n returning id)
     insert into claims (item_id, giver_id) select id, $2 from more`,
    [listId, ben.id],
  );
  await query('delete from friendships');
  await query(`insert into claim_endings (reason, person_id, other_id) values ('unfriended', $1, $2)`, [
    ana.id,
    ben.id,
  ]);
  const task = slowTask('');
  await task.endings.run();
  expect(await givers()).toEqual([]);
  // The first batch ends the 24 claims of one, and 25 of the other.
  expect(task.sent.filter((name) => name === 'claims.endOnOwner')).toHaveLength(4);
});

it('a request that fails holds up no other', async () => {
  await query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
    create trigger refuse before insert on ended_claims for each row when (new.item_name = 'Mug') execute function refuse();`);
  const second = await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
  const lamp = await addItem(ana, second.id, 'Lamp');
  await ben.does(calls.purchase, { params: { id: lamp.id }, body: { purchased: true } });
  await query('update wishlists set is_public = false');
  await query(`insert into claim_endings (reason, wishlist_id) select 'hidden', id from wishlists order by id`);
  await expect(slowTask('').endings.run()).rejects.toThrow('1 requests to end claims failed');
  expect(await givers()).toHaveLength(1);
  expect(await reasons()).toEqual(['hidden']);
  await query('drop trigger refuse on ended_claims');
  await finishClaimEndings(app.db);
  expect(await givers()).toEqual([]);
});
