import { randomUUID } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { befriend } from './friendship.ts';
import { assertInvariants, findBrokenInvariants } from './invariants.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, type Person } from './person.ts';
import { runConcurrently, openAllConnections, listRoundNumbers } from './race.ts';

let app: TestApp;
let ana: Person;

beforeEach(async () => {
  app = await startApp({ LIMIT_WISHLISTS_PER_USER: '3', LIMIT_ITEMS_PER_LIST: '3', LIMIT_FRIENDS_PER_USER: '2' });
  ana = await signUpPerson(app, 'Ana');
  await openAllConnections(app);
});
afterEach(async () => {
  try {
    await assertInvariants(app);
  } finally {
    await app.close();
  }
});

const countByStatus = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('eight simultaneous requests with the same Idempotency-Key create only one', () => {
  it('list', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const creates = () => ana.tries(calls.createWishlist, { headers, body: { title: 'Winter' } });
    const replies = await Promise.all(listRoundNumbers(8).map(creates));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await ana.does(calls.listWishlists)).toHaveLength(1);
  });

  it('item', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const list = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const adds = () =>
      ana.tries(calls.addItem, { params: { id: list.id }, headers, form: createItemFormData({ name: 'Mug' }) });
    const replies = await Promise.all(listRoundNumbers(8).map(adds));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await ana.does(calls.getWishlist, { params: { id: list.id } })).items).toHaveLength(1);
  });

  it('bug report', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const reports = () => ana.tries(calls.createBugReport, { headers, body: { title: 'Crash', description: 'Often' } });
    expect(countByStatus(await runConcurrently(listRoundNumbers(8).map(() => reports)))).toEqual({ 201: 8 });
    expect((await app.db.pool.query('select from bug_reports')).rowCount).toBe(1);
  });
});

describe('simultaneous requests cannot exceed the quota for', () => {
  it('the lists of a person', async () => {
    const creates = () => ana.tries(calls.createWishlist, { body: { title: 'Winter' } });
    expect(countByStatus(await runConcurrently(listRoundNumbers(8).map(() => creates)))).toEqual({ 201: 3, 409: 5 });
    expect(await ana.does(calls.listWishlists)).toHaveLength(3);
  });

  it('the items of a list, including items that are moved to it', async () => {
    const [target, source] = [
      await ana.does(calls.createWishlist, { body: { title: 'Winter' } }),
      await ana.does(calls.createWishlist, { body: { title: 'Spring' } }),
    ];
    const moving = [await addItem(ana, source.id, 'Mug'), await addItem(ana, source.id, 'Lamp')];
    const adds = () =>
      ana.tries(calls.addItem, { params: { id: target.id }, form: createItemFormData({ name: 'Hat' }) });
    const moves = moving.map(({ id, name }) => () => {
      const form = createItemFormData({ id: String(id), name, new_wishlist_id: String(target.id) });
      return ana.tries(calls.updateItem, { params: { id: source.id }, form });
    });
    const statuses = await runConcurrently([adds, ...moves, adds, adds, adds]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect((await ana.does(calls.getWishlist, { params: { id: target.id } })).items).toHaveLength(3);
  });

  it('the friends of a person, who may send or receive the friend requests', async () => {
    const others = await Promise.all(listRoundNumbers(5).map((at) => signUpPerson(app, `Other ${at}`)));
    const [askers, asked] = [others.slice(0, 3), others.slice(3)];
    for (const other of askers) await other.does(calls.requestFriend, { query: { friend_id: ana.id } });
    for (const other of asked) await ana.does(calls.requestFriend, { query: { friend_id: other.id } });
    const statuses = await runConcurrently([
      ...askers.map((other) => () => ana.tries(calls.acceptFriend, { query: { friend_id: other.id } })),
      ...asked.map((other) => () => other.tries(calls.acceptFriend, { query: { friend_id: ana.id } })),
    ]);
    expect(countByStatus(statuses)).toEqual({ 204: 2, 409: 3 });
    expect(await ana.does(calls.listFriends)).toHaveLength(2);
  });
});

describe('one account', () => {
  it('is created once by eight simultaneous requests', async () => {
    const before = (await app.db.pool.query('select from users')).rowCount ?? 0;
    const body = { firebase_uid: ana.uid, email: ana.email, display_name: 'Ana' };
    await app.db.pool.query('delete from users where id = $1', [ana.id]);
    const statuses = await runConcurrently(listRoundNumbers(8).map(() => () => ana.tries(calls.createUser, { body })));
    expect(countByStatus(statuses)).toEqual({ 200: 7, 201: 1 });
    expect((await app.db.pool.query('select from users')).rowCount).toBe(before);
  });

  it('accepts only one of three simultaneous changes with the same If-Match', async () => {
    const headers = { 'if-match': '"1"' };
    const statuses = await runConcurrently(
      ['One', 'Two', 'Three'].map(
        (name) => () => ana.tries(calls.updateProfile, { headers, body: { display_name: name } }),
      ),
    );
    expect(countByStatus(statuses)).toEqual({ 200: 1, 412: 2 });
  });
});

it('if two friends share lists and end the friendship at the same time, no deadlock occurs', async () => {
  const ben = await signUpPerson(app, 'Ben');
  const lists = await Promise.all(
    [ana, ben].map((person) => person.does(calls.createWishlist, { body: { title: 'Winter', is_public: false } })),
  );
  for (const _ of listRoundNumbers(12)) {
    await befriend(ana, ben);
    const shares = [ana, ben].map((person, at) => () => {
      const other = person === ana ? ben : ana;
      const body = { title: 'Winter', shared_with_ids: [other.id] };
      return person.tries(calls.updateWishlist, { params: { id: lists[at]?.id ?? 0 }, body });
    });
    const parts = [ana, ben].map((person) => () => {
      const other = person === ana ? ben : ana;
      return person.tries(calls.revokeFriend, { query: { friend_id: other.id } });
    });
    const statuses = await runConcurrently([...shares, ...parts, ...shares]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await findBrokenInvariants(app)).toEqual([]);
  }
});
