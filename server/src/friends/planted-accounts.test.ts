import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { finishClaimEndings } from '../../test/finish-claim-endings.ts';
import { befriend } from '../../test/friendship.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { addItem } from '../../test/items.ts';
import { mailServerForTest } from '../../test/mailbox.ts';
import { operatorOf } from '../../test/operator.ts';
import { type Person, signedIn } from '../../test/person.ts';
import { resetByMail } from '../../test/resets.ts';
import type { SmtpServer } from '../../test/smtp-server.ts';
import { noteStatements } from '../../test/statements-run.ts';
import { inTransaction } from '../database/transactions.ts';
import { endAllFriendships } from './end-all-friendships.ts';

interface Stage {
  app: TestApp;
  smtp: SmtpServer;
  /** Signed up under an address, with a friend and requests in both directions. */
  account: Person;
  friend: Person;
}

async function addList(owner: Person, sharedWith?: Person): Promise<number> {
  const body = sharedWith
    ? { title: 'Baby', is_public: false, shared_with_ids: [sharedWith.id] }
    : { title: 'Winter', is_public: true };
  return (await owner.does(calls.createWishlist, { body })).id;
}

async function claim(giver: Person, owner: Person, list: number, name: string): Promise<void> {
  const { id } = await addItem(owner, list, name);
  await giver.does(calls.purchase, { params: { id }, body: { purchased: true } });
}

async function setStage(): Promise<Stage> {
  const smtp = await mailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  const account = await signedIn(app, 'Eve', { email: 'ana@example.com' });
  const [friend, asked, asker] = [await signedIn(app, 'Bo'), await signedIn(app, 'Cleo'), await signedIn(app, 'Dan')];
  await befriend(account, friend);
  await account.does(calls.requestFriend, { query: { friend_id: asked.id } });
  await asker.does(calls.requestFriend, { query: { friend_id: account.id } });
  await claim(friend, account, await addList(account), 'Mug');
  await claim(account, friend, await addList(friend, account), 'Lamp');
  await addList(account, friend);
  return { app, smtp, account, friend };
}

async function countAll({ app }: Stage): Promise<Record<string, number>> {
  await finishClaimEndings(app.db);
  const { rows } = await app.db.pool.query<Record<string, number>>(
    `select (select count(*) from friendships) as friendships, (select count(*) from wishlist_shares) as shares,
       (select count(*) from claims) as claims, (select count(*) from wishlists) as lists`,
  );
  return rows[0] ?? {};
}

const everything = { friendships: 3, shares: 2, claims: 2, lists: 3 };
const nothingButLists = { friendships: 0, shares: 0, claims: 0, lists: 3 };
const password = 'another word';

describe('an account whose address was not proven', () => {
  test('starts empty when somebody else proves it: friends, requests, shares and claims end in both directions', async () => {
    const stage = await setStage();
    const { app, smtp, account, friend } = stage;
    expect(await countAll(stage)).toEqual(everything);
    expect((await resetByMail(app, smtp, { email: account.email, password })).status).toBe(200);
    expect(await countAll(stage)).toEqual(nothingButLists);
    const { rows } = await app.db.pool.query('select giver_id, item_name, reason from ended_claims order by item_name');
    expect(rows).toEqual([
      { giver_id: account.id, item_name: 'Lamp', reason: 'unfriended' },
      { giver_id: friend.id, item_name: 'Mug', reason: 'unfriended' },
    ]);
  });

  test('ends no friendship of others, and none with somebody who is deactivated is left', async () => {
    const stage = await setStage();
    const { app, smtp, account, friend } = stage;
    const other = await signedIn(app, 'Olga');
    await befriend(friend, other);
    await operatorOf(app)('deactivate', friend.email);
    await resetByMail(app, smtp, { email: account.email, password });
    expect(await countAll(stage)).toEqual({ ...nothingButLists, friendships: 1 });
  });

  test('starts empty also when the browser is signed in as somebody else', async () => {
    const stage = await setStage();
    const { app, smtp, account, friend } = stage;
    await resetByMail(app, smtp, { email: account.email, password, cookie: friend.cookie });
    expect(await countAll(stage)).toEqual(nothingButLists);
  });

  test('stays as it is when the browser that proves it is signed in to it', async () => {
    const stage = await setStage();
    const { app, smtp, account } = stage;
    const proven = 'select address_proven from users where id = $1';
    expect((await app.db.pool.query(proven, [account.id])).rows).toEqual([{ address_proven: false }]);
    await resetByMail(app, smtp, { email: account.email, password, cookie: account.cookie });
    expect(await countAll(stage)).toEqual(everything);
    expect((await app.db.pool.query(proven, [account.id])).rows).toEqual([{ address_proven: true }]);
  });

  test('starts empty when that session has ended', async () => {
    const stage = await setStage();
    const { app, smtp, account } = stage;
    await postIdentity(app, 'sign-out', {}, { cookie: account.cookie });
    await resetByMail(app, smtp, { email: account.email, password, cookie: account.cookie });
    expect(await countAll(stage)).toEqual(nothingButLists);
  });

  test('stays as it is when an operator hands over the link', async () => {
    const stage = await setStage();
    const { document } = await operatorOf(stage.app)('reset-password', stage.account.email);
    const token = new URL((document as { link: string }).link).hash.slice('#reset='.length);
    expect((await postIdentity(stage.app, 'reset-password', { token, newPassword: password })).status).toBe(200);
    expect(await countAll(stage)).toEqual(everything);
  });
});

test('an account whose address was proven before stays as it is', async () => {
  const stage = await setStage();
  const { app, smtp, account } = stage;
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  await resetByMail(app, smtp, { email: account.email, password });
  expect(await countAll(stage)).toEqual(everything);
});

test('ending all friendships sends as many statements for forty friends as for two', async () => {
  const app = await startAppForTest();
  const notes = noteStatements(app);
  const statementsFor = async (many: number): Promise<string[]> => {
    const { id, uid } = await signedIn(app, 'Ana');
    await app.db.pool.query(
      `with made as (
         insert into users (uid, email) select $2 || n, $2 || n || '@example.com' from generate_series(1, $1::int) n returning id
       )
       insert into friendships (low_id, high_id, status, requester_id) select $3::bigint, id, 'friends', id from made`,
      [many, uid, id],
    );
    const { statements } = await notes.during(() => inTransaction(app.db, (tx) => endAllFriendships(tx, uid)));
    const { rows } = await app.db.pool.query('delete from claim_endings returning reason, person_id');
    expect(rows).toEqual(Array.from({ length: many }, () => ({ reason: 'unfriended', person_id: id })));
    return statements;
  };
  expect(await statementsFor(40)).toEqual(await statementsFor(2));
});

test('a friend who claims, shares or un-friends meanwhile and the reset do not wait for each other for ever', async () => {
  const stage = await setStage();
  const { app, smtp, account, friend } = stage;
  const mug = (await app.db.pool.query<{ id: number }>(`select id from items where name = 'Mug'`)).rows[0]?.id ?? 0;
  const acts = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 0
      ? friend.tries(calls.purchase, { params: { id: mug }, body: { purchased: n % 2 === 0 } })
      : n % 3 === 1
        ? friend.tries(calls.createWishlist, { body: { title: 'x', is_public: false, shared_with_ids: [account.id] } })
        : friend.tries(calls.requestFriend, { query: { friend_id: account.id } }),
  );
  const [reset, ...others] = await Promise.all([resetByMail(app, smtp, { email: account.email, password }), ...acts]);
  expect(reset.status).toBe(200);
  expect(others.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await countAll(stage)).toMatchObject({ claims: 0 });
});
