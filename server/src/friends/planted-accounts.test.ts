import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import { addItem } from '../../test/items.ts';
import { startMailServerForTest } from '../../test/mailbox.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { type Person, signUpPerson, createVisitor } from '../../test/person.ts';
import { resetPasswordByMail } from '../../test/resets.ts';

async function addList(owner: Person, sharedWith?: Person): Promise<number> {
  const shares = sharedWith ? { is_public: false, shared_with_ids: [sharedWith.id] } : { is_public: true };
  return (await owner.does(calls.createWishlist, { body: { title: 'Winter', ...shares } })).id;
}

async function addAndClaimItem(giver: Person, owner: Person, list: number, name: string): Promise<void> {
  const { id } = await addItem(owner, list, name);
  await giver.does(calls.purchase, { params: { id }, body: { purchased: true } });
}

async function createFriendsScenario() {
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url });
  const account = await signUpPerson(app, 'Eve', { email: 'ana@example.com' });
  const signUps = ['Bo', 'Cleo', 'Dan'].map((name) => signUpPerson(app, name));
  const [friend, asked, asker] = (await Promise.all(signUps)) as [Person, Person, Person];
  await befriend(account, friend);
  await account.does(calls.requestFriend, { query: { friend_id: asked.id } });
  await asker.does(calls.requestFriend, { query: { friend_id: account.id } });
  await addAndClaimItem(friend, account, await addList(account), 'Mug');
  await addAndClaimItem(account, friend, await addList(friend, account), 'Lamp');
  await addList(account, friend);
  const resetPassword = (cookie?: string) =>
    resetPasswordByMail(app, smtp, { email: account.email, password, ...(cookie === undefined ? {} : { cookie }) });
  return { app, account, friend, resetPassword };
}

async function countRows({ app }: { app: TestApp }): Promise<Record<string, number>> {
  const { rows } = await app.db.pool.query<Record<string, number>>(
    `select (select count(*) from friendships) as friendships, (select count(*) from wishlist_shares) as shares,
       (select count(*) from claims where item_id is not null) as claims, (select count(*) from wishlists) as lists`,
  );
  return rows[0] ?? {};
}

const rowCountsWithFriends = { friendships: 3, shares: 2, claims: 2, lists: 3 };
const rowCountsWithoutFriends = { friendships: 0, shares: 0, claims: 0, lists: 3 };
const password = 'another word';

test('an unproven account loses friends, requests, shares and claims if another person proves its address', async () => {
  const scenario = await createFriendsScenario();
  const { app, account, friend } = scenario;
  expect(await countRows(scenario)).toEqual(rowCountsWithFriends);
  expect((await scenario.resetPassword()).status).toBe(200);
  expect(await countRows(scenario)).toEqual(rowCountsWithoutFriends);
  const { rows } = await app.db.pool.query(
    'select giver_id, name as item_name, ended_reason as reason from claims where ended_at is not null order by name',
  );
  expect(rows).toEqual([
    { giver_id: account.id, item_name: 'Lamp', reason: 'unfriended' },
    { giver_id: friend.id, item_name: 'Mug', reason: 'unfriended' },
  ]);
});

test('an unproven account loses its friends if the browser that proves its address is not signed in to it', async () => {
  const scenario = await createFriendsScenario();
  await scenario.resetPassword(scenario.friend.cookie);
  expect(await countRows(scenario)).toEqual(rowCountsWithoutFriends);
  const other = await createFriendsScenario();
  await sendIdentityRequest(other.app, 'sign-out', {}, { cookie: other.account.cookie });
  await other.resetPassword(other.account.cookie);
  expect(await countRows(other)).toEqual(rowCountsWithoutFriends);
});

test('an unproven account keeps its friends if the browser that proves its address is signed in to it', async () => {
  const scenario = await createFriendsScenario();
  const { app, account } = scenario;
  const isProven = async () =>
    (await app.db.pool.query('select address_proven from users where id = $1', [account.id])).rows;
  expect(await isProven()).toEqual([{ address_proven: false }]);
  await scenario.resetPassword(account.cookie);
  expect(await countRows(scenario)).toEqual(rowCountsWithFriends);
  expect(await isProven()).toEqual([{ address_proven: true }]);
});

test("an unproven account keeps its friends if its address is proven by an operator's link", async () => {
  const scenario = await createFriendsScenario();
  const { document } = await createAdminRunner(scenario.app)('reset-password', scenario.account.email);
  const token = new URL((document as { link: string }).link).hash.slice('#reset='.length);
  expect((await sendIdentityRequest(scenario.app, 'reset-password', { token, newPassword: password })).status).toBe(
    200,
  );
  expect(await countRows(scenario)).toEqual(rowCountsWithFriends);
});

test('a password reset ends only friendships of the unproven account, also with an inactive friend', async () => {
  const scenario = await createFriendsScenario();
  const { app, friend } = scenario;
  const other = await signUpPerson(app, 'Olga');
  await befriend(friend, other);
  await createAdminRunner(app)('deactivate', friend.email);
  await scenario.resetPassword();
  expect(await countRows(scenario)).toEqual({ ...rowCountsWithoutFriends, friendships: 1 });
});

test('an account loses share links, invitations and claims if another person proves its address', async () => {
  const scenario = await createFriendsScenario();
  const { app, account } = scenario;
  const owner = await signUpPerson(app, 'Olga');
  const list = await addList(account);
  const { token } = await account.does(calls.createShareLink, { params: { id: list }, body: {} });
  const { url } = await account.does(calls.createInvitation, { body: {} });
  const { id: itemId } = await addItem(owner, await addList(owner), 'Kite');
  const lists = await owner.does(calls.listWishlists);
  const link = await owner.does(calls.createShareLink, { params: { id: lists[0]?.id ?? 0 }, body: {} });
  await account.does(calls.purchaseShared, { params: { token: link.token, itemId }, body: { purchased: true } });
  expect((await scenario.resetPassword()).status).toBe(200);
  const invitation = url.split('/').at(-1) ?? '';
  expect((await createVisitor(app).tries(calls.getSharedWishlist, { params: { token } })).status).toBe(404);
  expect((await owner.tries(calls.acceptInvitation, { params: { token: invitation } })).status).toBe(404);
  expect((await app.db.pool.query('select from claims where item_id = $1', [itemId])).rowCount).toBe(0);
  expect((await createVisitor(app).tries(calls.getSharedWishlist, { params: { token: link.token } })).status).toBe(200);
});

test('a password reset keeps the friends, shares and claims of an account with a proven e-mail address', async () => {
  const scenario = await createFriendsScenario();
  const { app } = scenario;
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  await scenario.resetPassword();
  expect(await countRows(scenario)).toEqual(rowCountsWithFriends);
});

test('a password reset does not deadlock with claims, shares and friend requests of a friend', async () => {
  const scenario = await createFriendsScenario();
  const { app, account, friend } = scenario;
  const mug = (await app.db.pool.query<{ id: number }>(`select id from items where name = 'Mug'`)).rows[0]?.id ?? 0;
  const actions = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 0
      ? friend.tries(calls.purchase, { params: { id: mug }, body: { purchased: n % 2 === 0 } })
      : n % 3 === 1
        ? friend.tries(calls.createWishlist, { body: { title: 'x', is_public: false, shared_with_ids: [account.id] } })
        : friend.tries(calls.requestFriend, { query: { friend_id: account.id } }),
  );
  const [reset, ...others] = await Promise.all([scenario.resetPassword(), ...actions]);
  expect(reset.status).toBe(200);
  expect(others.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await countRows(scenario)).toMatchObject({ claims: 0 });
});
