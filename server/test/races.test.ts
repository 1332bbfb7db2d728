import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { assertInvariants, findBrokenInvariants } from './invariants.ts';
import { createItemFormData } from './items.ts';
import { signUpPerson, type Reply } from './person.ts';
import { runTwoConcurrently, runConcurrently, openAllConnections, listRoundNumbers } from './race.ts';
import { createTestData, itemIds, listIds, reportId, type TestData } from './world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await world.reset();
  await openAllConnections(app);
});
afterEach(() => assertInvariants(app));

const countRows = async (text: string): Promise<number> =>
  Number((await app.db.pool.query<{ count: string }>(`select count(*) as count from ${text}`)).rows[0]?.count);

const claimItem = (itemId: number, purchased = true): Promise<Reply> =>
  world.people.friend.tries(calls.purchase, { params: { id: itemId }, body: { purchased } });

const saveList = (id: number, body: object): Promise<Reply> =>
  world.people.owner.tries(calls.updateWishlist, { params: { id }, body });

const moveItem = (from: number, id: number, to: number): Promise<Reply> =>
  world.people.owner.tries(calls.updateItem, {
    params: { id: from },
    form: createItemFormData({ id: String(id), name: 'Mug', new_wishlist_id: String(to) }),
  });

/**
 * Runs a claim and an action of the owner concurrently, `many` times. Returns wrong responses and violated
 * invariants.
 */
async function findRaceFaults(many: number, ownerDoes: () => Promise<Reply>): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const round of listRoundNumbers(many)) {
    await world.reset();
    const [claim, other] = await runTwoConcurrently(round, () => claimItem(itemIds.free), ownerDoes);
    if (claim.status !== 200 && claim.status !== 404) found.push(claim);
    if (other.status >= 300) found.push(other);
    found.push(...(await findBrokenInvariants(app)));
  }
  return found;
}

describe('when fifty friends claim one item at the same time', () => {
  it('exactly one claim succeeds and the others get 409', async () => {
    const friends = await Promise.all(listRoundNumbers(50).map((at) => signUpPerson(app, `Friend ${at}`)));
    const { owner } = world.people;
    await app.db.pool.query(
      `insert into friendships (low_id, high_id, status, requester_id)
       select least($1, id), greatest($1, id), 'friends', id from unnest($2::bigint[]) id`,
      [owner.id, friends.map(({ id }) => id)],
    );
    const claim = { params: { id: itemIds.free }, body: { purchased: true } };
    const statuses = await runConcurrently(friends.map((friend) => () => friend.tries(calls.purchase, claim)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...listRoundNumbers(49).map(() => 409)]);
    const { rows } = await app.db.pool.query('select giver_id from claims where item_id = $1', [itemIds.free]);
    expect(rows).toEqual([{ giver_id: friends[statuses.indexOf(200)]?.id }]);
  });
});

describe('a claim violates no invariant and never gets 500 if, at the same time,', () => {
  it('the friendship ends', async () => {
    const { owner, friend } = world.people;
    expect(
      await findRaceFaults(64, () => owner.tries(calls.revokeFriend, { query: { friend_id: friend.id } })),
    ).toEqual([]);
  });

  it('the giver ends the friendship in another tab', async () => {
    const { owner, friend } = world.people;
    expect(
      await findRaceFaults(24, () => friend.tries(calls.revokeFriend, { query: { friend_id: owner.id } })),
    ).toEqual([]);
  });

  it('the list is made private', async () => {
    expect(await findRaceFaults(24, () => saveList(listIds.public, { title: 'Winter', is_public: false }))).toEqual([]);
  });

  it('the list is made private and shared with another friend', async () => {
    const { sharee } = world.people;
    const body = { title: 'Winter', is_public: false, shared_with_ids: [sharee.id] };
    expect(await findRaceFaults(24, () => saveList(listIds.public, body))).toEqual([]);
  });

  it('the item is moved to a private list', async () => {
    expect(await findRaceFaults(24, () => moveItem(listIds.public, itemIds.free, listIds.private))).toEqual([]);
  });

  it('the item is deleted', async () => {
    const { owner } = world.people;
    expect(
      await findRaceFaults(24, () =>
        owner.tries(calls.deleteItem, { params: { id: listIds.public, itemId: itemIds.free } }),
      ),
    ).toEqual([]);
  });

  it('the list is deleted', async () => {
    const { owner } = world.people;
    expect(
      await findRaceFaults(24, () => owner.tries(calls.deleteWishlist, { params: { id: listIds.public } })),
    ).toEqual([]);
  });
});

describe('a claim', () => {
  it('succeeds although the item is moved between lists that the giver can see', async () => {
    for (const round of listRoundNumbers(16)) {
      await world.reset();
      const there = moveItem(listIds.public, itemIds.free, listIds.second);
      const [claim, back] = await runTwoConcurrently(
        round,
        () => claimItem(itemIds.free),
        async () => (await there, moveItem(listIds.second, itemIds.free, listIds.public)),
      );
      expect([claim.status, back.status]).toEqual([200, 200]);
      expect(await countRows('claims')).toBe(4);
    }
  });

  it('and its release return 200 in all of twenty simultaneous requests of one friend', async () => {
    const statuses = await runConcurrently(
      listRoundNumbers(20).map((at) => () => claimItem(itemIds.free, at % 2 === 0)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

const createFriendRequestAction = (one: 'stranger' | 'friend', other: 'stranger' | 'friend') => (): Promise<Reply> =>
  world.people[one].tries(calls.requestFriend, { query: { friend_id: world.people[other].id } });

describe('two people', () => {
  it('become friends when they send each other requests at the same time', async () => {
    for (const round of listRoundNumbers(16)) {
      await world.reset();
      const replies = await runTwoConcurrently(
        round,
        createFriendRequestAction('stranger', 'friend'),
        createFriendRequestAction('friend', 'stranger'),
      );
      expect(replies.map(({ status }) => status)).toEqual([204, 204]);
      const [found] = (await world.people.stranger.does(calls.listFriends)).map(({ id }) => id);
      expect(found).toBe(world.people.friend.id);
    }
  });

  it('become friends exactly once by eight simultaneous acceptances', async () => {
    const { owner, asked } = world.people;
    const accepts = (): Promise<Reply> => asked.tries(calls.acceptFriend, { query: { friend_id: owner.id } });
    expect(new Set(await runConcurrently(listRoundNumbers(8).map(() => accepts)))).toEqual(new Set([204]));
    expect((await asked.does(calls.listFriends)).map(({ id }) => id)).toEqual([owner.id]);
  });

  it('are not friends after a friend request was accepted and withdrawn at the same time', async () => {
    const { owner, asked } = world.people;
    for (const round of listRoundNumbers(24)) {
      await world.reset();
      const [accept, revoke] = await runTwoConcurrently(
        round,
        () => asked.tries(calls.acceptFriend, { query: { friend_id: owner.id } }),
        () => owner.tries(calls.revokeFriend, { query: { friend_id: asked.id } }),
      );
      expect([204, 409]).toContain(accept.status);
      expect(revoke.status).toBe(204);
      expect(await asked.does(calls.listFriends)).toEqual([]);
    }
  });
});

describe('a list that its owner shares while a friendship ends', () => {
  it('is shared only with friends afterwards', async () => {
    const { owner, friend } = world.people;
    for (const round of listRoundNumbers(24)) {
      await world.reset();
      const [share, revoke] = await runTwoConcurrently(
        round,
        () => saveList(listIds.private, { title: 'Baby', shared_with_ids: [friend.id] }),
        () => friend.tries(calls.revokeFriend, { query: { friend_id: owner.id } }),
      );
      expect([200, 400]).toContain(share.status);
      expect(revoke.status).toBe(204);
      expect(await findBrokenInvariants(app)).toEqual([]);
    }
  });
});

describe("two simultaneous changes of a bug report's status", () => {
  it('each return the status that they have set', async () => {
    const { superuser } = world.people;
    for (const round of listRoundNumbers(24)) {
      const sets = (status: string) => (): Promise<Reply> =>
        superuser.tries(calls.updateBugReportStatus, { params: { id: reportId }, body: { status } });
      const replies = await runTwoConcurrently(round, sets('resolved'), sets('in_progress'));
      expect(replies.map(({ body }) => body)).toMatchObject([{ status: 'resolved' }, { status: 'in_progress' }]);
    }
  });
});
