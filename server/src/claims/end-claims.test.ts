import { calls } from '@wishwell/contract/calls.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { runActionsBeforeStatements } from '../../test/delay-statements.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { assertInvariants } from '../../test/invariants.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person, type Reply } from '../../test/person.ts';
import { createDatabase } from '../database/database.ts';
import { createClaimEndingJob, type ClaimEndingJob } from './end-claims.ts';

// Before each test, Ben has claimed the mug on Ana's only list.
let database: FreshDatabase;
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;
let itemId: number;

beforeEach(async () => {
  database = await createFreshDatabase();
  app = await startApp({}, { database });
  [ana, ben] = await Promise.all([signUpPerson(app, 'Ana'), signUpPerson(app, 'Ben')]);
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
  itemId = (await addItem(ana, listId, 'Mug')).id;
  await claimItem(ben, true);
});
afterEach(async () => {
  await assertInvariants(app);
  await app.close();
});

const claimItem = (giver: Person, purchased: boolean): Promise<Reply> =>
  giver.tries(calls.purchase, { params: { id: itemId }, body: { purchased } });

const queryRows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.db.pool.query<Row>(text, values)).rows;

const listGiversOfClaims = (): Promise<object[]> => queryRows('select giver_id from claims where item_id is not null');
const listEndReasons = async (): Promise<string[]> =>
  (await queryRows<{ reason: string }>('select ended_reason as reason from claims where ended_at is not null')).map(
    ({ reason }) => reason,
  );

/** Makes the list private as `updateWishlist` does, but does not start the claim ending job. */
const makeListPrivate = (): Promise<object[]> =>
  queryRows(
    `with hidden as (update wishlists set is_public = false where id = $1)
     insert into claim_endings (reason, wishlist_id) values ('hidden', $1)`,
    [listId],
  );
const makeListPublic = (): Promise<unknown> =>
  ana.does(calls.updateWishlist, { params: { id: listId }, body: { title: 'Winter', is_public: true } });

interface PausedClaimEndingJob {
  endings: ClaimEndingJob;
  sentStatements: string[];
  /** Resolves when the job is about to send the statement before which it pauses. */
  paused: Promise<void>;
  resume(): void;
}

/**
 * Creates a claim ending job with its own database connection, as in another process. The job pauses before
 * each SQL statement with this name until `resume` is called.
 */
function createPausedClaimEndingJob(name: string): PausedClaimEndingJob {
  const db = createDatabase({ ...database.connection, max: 1 });
  onTestFinished(() => db.close());
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sentStatements: string[] = [];
  db.pool.on('connect', (client) =>
    runActionsBeforeStatements(client, (statement) => {
      const { name: statementName, text } = statement as { name?: string; text: string };
      sentStatements.push(statementName ?? text);
      if ((statementName ?? text) !== name) return undefined;
      return () => {
        held.resolve();
        return gate.promise;
      };
    }),
  );
  const endings = createClaimEndingJob({ db, outbox: { queueMail: async () => {} }, logger: pino({ enabled: false }) });
  return { endings, sentStatements, paused: held.promise, resume: gate.resolve };
}

async function waitForBlockedStatement(): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await queryRows(text)).length === 0);
}

describe('a giver who sees the list again', () => {
  it('keeps a claim that has not ended yet', async () => {
    await makeListPrivate();
    await makeListPublic();
    await finishClaimEndings(app.db);
    expect(await listGiversOfClaims()).toEqual([{ giver_id: ben.id }]);
    expect(await listEndReasons()).toEqual([]);
  });

  it.each([
    { when: 'during the visibility check keeps the old claim', statement: 'claims.findRegainedVisibility', ended: [] },
    { when: 'during the commit of the job gets a new claim', statement: 'commit', ended: ['hidden'] },
  ])('and claims the item $when', async ({ statement, ended }) => {
    await makeListPrivate();
    const task = createPausedClaimEndingJob(statement);
    const run = task.endings.run();
    await task.paused;
    await makeListPublic();
    const secondClaim = claimItem(ben, true);
    await waitForBlockedStatement();
    task.resume();
    expect(await secondClaim).toMatchObject({ status: 200, body: { purchased_by: ben.id } });
    await run;
    expect(await listGiversOfClaims()).toEqual([{ giver_id: ben.id }]);
    expect(await listEndReasons()).toEqual(ended);
  });

  it('and releases the claim during the commit of the claim ending job gets 200', async () => {
    await makeListPrivate();
    const task = createPausedClaimEndingJob('commit');
    const run = task.endings.run();
    await task.paused;
    await makeListPublic();
    const releases = claimItem(ben, false);
    await waitForBlockedStatement();
    task.resume();
    expect(await releases).toMatchObject({ status: 200, body: { purchased: false } });
    await run;
    expect(await listGiversOfClaims()).toEqual([]);
    expect(await listEndReasons()).toEqual(['hidden']);
  });
});

it('a friend who claims an item while the claim of another friend ends keeps the new claim', async () => {
  const cleo = await signUpPerson(app, 'Cleo');
  await befriend(ana, cleo);
  await makeListPrivate();
  await queryRows('insert into wishlist_shares (wishlist_id, user_id) values ($1, $2)', [listId, cleo.id]);
  const task = createPausedClaimEndingJob('commit');
  const run = task.endings.run();
  await task.paused;
  const claimed = claimItem(cleo, true);
  await waitForBlockedStatement();
  task.resume();
  expect(await claimed).toMatchObject({ status: 200, body: { purchased_by: cleo.id } });
  await run;
  await finishClaimEndings(app.db);
  expect(await listGiversOfClaims()).toEqual([{ giver_id: cleo.id }]);
  expect(await listEndReasons()).toEqual(['hidden']);
});

it('a friend gets 409 for an item until the claim of another friend, who no longer sees it, has ended', async () => {
  const cleo = await signUpPerson(app, 'Cleo');
  await befriend(ana, cleo);
  await makeListPrivate();
  await queryRows('insert into wishlist_shares (wishlist_id, user_id) values ($1, $2)', [listId, cleo.id]);
  expect(await claimItem(cleo, true)).toMatchObject({ status: 409 });
  await finishClaimEndings(app.db);
  expect(await claimItem(cleo, true)).toMatchObject({ status: 200 });
});

it('requests of the owner do not wait for the claim ending job', async () => {
  const secondList = await ana.does(calls.createWishlist, { body: { title: 'Spring', is_public: false } });
  await makeListPrivate();
  const task = createPausedClaimEndingJob('commit');
  const run = task.endings.run();
  await task.paused;
  const listParams = { params: { id: listId } };
  const createEditForm = (fields: object) => createItemFormData({ id: String(itemId), name: 'Mug', ...fields });
  await ana.does(calls.updateWishlist, { ...listParams, body: { title: 'Winter', shared_with_ids: [ben.id] } });
  await ana.does(calls.updateItem, { ...listParams, form: createEditForm({ price: '12' }) });
  await ana.does(calls.updateItem, { ...listParams, form: createEditForm({ new_wishlist_id: String(secondList.id) }) });
  await ana.does(calls.revokeFriend, { query: { friend_id: ben.id } });
  await ana.does(calls.deleteItem, { params: { id: secondList.id, itemId } });
  expect(await ana.tries(calls.deleteWishlist, listParams)).toMatchObject({ status: 204 });
  task.resume();
  await run;
});

describe('the claim ending job with many claims', () => {
  beforeEach(() =>
    queryRows(
      `with more as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 59) n returning id)
       insert into claims (item_id, giver_id) select id, $2 from more`,
      [listId, ben.id],
    ),
  );

  it('ends at most 25 claims in one transaction', async () => {
    await makeListPrivate();
    const task = createPausedClaimEndingJob('');
    await task.endings.run();
    expect(await listEndReasons()).toHaveLength(60);
    const sentStatements = task.sentStatements
      .filter((name) => name === 'commit' || name === 'claims.endHiddenClaims')
      .join(' ');
    expect(sentStatements.match(/claims\.endHiddenClaims commit/g)).toHaveLength(3);
  });

  it('processes the first batch of claims of each request before any second batch', async () => {
    const secondList = await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
    const lamp = await addItem(ana, secondList.id, 'Lamp');
    await ben.does(calls.purchase, { params: { id: lamp.id }, body: { purchased: true } });
    await queryRows('update wishlists set is_public = false');
    await queryRows(`insert into claim_endings (reason, wishlist_id) select 'hidden', id from wishlists order by id`);
    await createPausedClaimEndingJob('').endings.run();
    const names = await queryRows<{ item_name: string }>(
      'select name as item_name from claims where ended_at is not null order by ended_at, id',
    );
    expect(names).toHaveLength(61);
    expect(names.findIndex(({ item_name: name }) => name === 'Lamp')).toBe(25);
  });

  it('processes a request that is made during its run in a separate batch of claims', async () => {
    await makeListPrivate();
    const task = createPausedClaimEndingJob('claims.endHiddenClaims');
    const run = task.endings.run();
    await task.paused;
    const secondList = await ana.does(calls.createWishlist, { body: { title: 'Spring', is_public: false } });
    await queryRows(`insert into claim_endings (reason, wishlist_id) values ('hidden', $1)`, [secondList.id]);
    task.resume();
    await run;
    expect(task.sentStatements.filter((name) => name === 'claims.endHiddenClaims')).toHaveLength(4);
  });

  it('ends each claim only once when it runs in two processes', async () => {
    await makeListPrivate();
    await Promise.all([createPausedClaimEndingJob('').endings.run(), createPausedClaimEndingJob('').endings.run()]);
    await finishClaimEndings(app.db);
    expect(await listEndReasons()).toHaveLength(60);
    expect(await listGiversOfClaims()).toEqual([]);
  });

  it('ends all claims in its next run after it has lost the connection', async () => {
    await makeListPrivate();
    const task = createPausedClaimEndingJob('commit');
    const run = task.endings.run();
    await task.paused;
    await queryRows(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
    task.resume();
    await expect(run).rejects.toThrow();
    await finishClaimEndings(app.db);
    expect(await listGiversOfClaims()).toEqual([]);
    expect(await listEndReasons()).toHaveLength(60);
  });
});

it("after un-friending, the batches of one person's claims do not depend on the other's claim count", async () => {
  const list = await ben.does(calls.createWishlist, { body: { title: 'Summer' } });
  await queryRows(
    `with own as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 24) n returning id)
     insert into claims (item_id, giver_id) select id, $2 from own`,
    [list.id, ana.id],
  );
  await queryRows(
    `with more as (insert into items (wishlist_id, name) select $1, 'Thing ' || n from generate_series(1, 24) n returning id)
     insert into claims (item_id, giver_id) select id, $2 from more`,
    [listId, ben.id],
  );
  await queryRows('delete from friendships');
  await queryRows(`insert into claim_endings (reason, person_id, other_id) values ('unfriended', $1, $2)`, [
    ana.id,
    ben.id,
  ]);
  const task = createPausedClaimEndingJob('');
  await task.endings.run();
  expect(await listGiversOfClaims()).toEqual([]);
  // The first batch ends 24 claims of Ana and 25 claims of Ben. A full batch of 25 claims is never the last
  // one, so a second batch follows. Each batch sends the statement twice, once for each person.
  expect(task.sentStatements.filter((name) => name === 'claims.endClaimsOnItemsOfOwner')).toHaveLength(4);
});

it('if a request to end claims fails, the job still processes the other requests, and then rejects', async () => {
  await queryRows(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
    create trigger refuse before update on claims for each row when (new.ended_at is not null and new.name = 'Mug') execute function refuse();`);
  const secondList = await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
  const lamp = await addItem(ana, secondList.id, 'Lamp');
  await ben.does(calls.purchase, { params: { id: lamp.id }, body: { purchased: true } });
  await queryRows('update wishlists set is_public = false');
  await queryRows(`insert into claim_endings (reason, wishlist_id) select 'hidden', id from wishlists order by id`);
  await expect(createPausedClaimEndingJob('').endings.run()).rejects.toThrow('1 requests to end claims failed');
  expect(await listGiversOfClaims()).toHaveLength(1);
  expect(await listEndReasons()).toEqual(['hidden']);
  await queryRows('drop trigger refuse on claims');
  await finishClaimEndings(app.db);
  expect(await listGiversOfClaims()).toEqual([]);
});
