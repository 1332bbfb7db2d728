import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { against, atOnce, openConnections, rounds } from './contest.ts';
import { assertInvariants, brokenInvariants } from './invariants.ts';
import { itemForm } from './items.ts';
import { signedIn, type Reply } from './person.ts';
import { createWorld, items, lists, report, type World } from './world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await world.reset();
  await openConnections(app);
});
afterEach(() => assertInvariants(app));

const count = async (text: string): Promise<number> =>
  Number((await app.db.pool.query<{ count: string }>(`select count(*) as count from ${text}`)).rows[0]?.count);

const claims = (itemId: number, purchased = true): Promise<Reply> =>
  world.people.friend.tries(calls.purchase, { params: { id: itemId }, body: { purchased } });

const saves = (id: number, body: object): Promise<Reply> =>
  world.people.owner.tries(calls.updateWishlist, { params: { id }, body });

const moves = (from: number, id: number, to: number): Promise<Reply> =>
  world.people.owner.tries(calls.updateItem, {
    params: { id: from },
    form: itemForm({ id: String(id), name: 'Mug', new_wishlist_id: String(to) }),
  });

/** The claim against something the owner does, in many rounds; answers what went wrong. */
async function faults(many: number, ownerDoes: () => Promise<Reply>): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const round of rounds(many)) {
    await world.reset();
    const [claim, other] = await against(round, () => claims(items.free), ownerDoes);
    if (claim.status !== 200 && claim.status !== 404) found.push(claim);
    if (other.status >= 300) found.push(other);
    found.push(...(await brokenInvariants(app)));
  }
  return found;
}

describe('of fifty friends who claim one item at once', () => {
  it('exactly one wins', async () => {
    const friends = await Promise.all(rounds(50).map((at) => signedIn(app, `Friend ${at}`)));
    const { owner } = world.people;
    await app.db.pool.query(
      `insert into friendships (low_id, high_id, status, requester_id)
       select least($1, id), greatest($1, id), 'friends', id from unnest($2::bigint[]) id`,
      [owner.id, friends.map(({ id }) => id)],
    );
    const claim = { params: { id: items.free }, body: { purchased: true } };
    const statuses = await atOnce(friends.map((friend) => () => friend.tries(calls.purchase, claim)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...rounds(49).map(() => 409)]);
    const { rows } = await app.db.pool.query('select giver_id from claims where item_id = $1', [items.free]);
    expect(rows).toEqual([{ giver_id: friends[statuses.indexOf(200)]?.id }]);
  });
});

describe('a claim leaves no orphan and no fault when at the same instant', () => {
  it('the friendship ends', async () => {
    const { owner, friend } = world.people;
    expect(await faults(64, () => owner.tries(calls.revokeFriend, { query: { friend_id: friend.id } }))).toEqual([]);
  });

  it('the giver ends the friendship in another tab', async () => {
    const { owner, friend } = world.people;
    expect(await faults(24, () => friend.tries(calls.revokeFriend, { query: { friend_id: owner.id } }))).toEqual([]);
  });

  it('the list is made private', async () => {
    expect(await faults(24, () => saves(lists.public, { title: 'Winter', is_public: false }))).toEqual([]);
  });

  it('the list is shared with somebody else instead', async () => {
    const { sharee } = world.people;
    const body = { title: 'Winter', is_public: false, shared_with_ids: [sharee.id] };
    expect(await faults(24, () => saves(lists.public, body))).toEqual([]);
  });

  it('the item is moved out of sight', async () => {
    expect(await faults(24, () => moves(lists.public, items.free, lists.private))).toEqual([]);
  });

  it('the item is deleted', async () => {
    const { owner } = world.people;
    expect(
      await faults(24, () => owner.tries(calls.deleteItem, { params: { id: lists.public, itemId: items.free } })),
    ).toEqual([]);
  });

  it('the list is deleted', async () => {
    const { owner } = world.people;
    expect(await faults(24, () => owner.tries(calls.deleteWishlist, { params: { id: lists.public } }))).toEqual([]);
  });
});

describe('a claim is won', () => {
  it('although the item is moved to and fro between lists in sight', async () => {
    for (const round of rounds(16)) {
      await world.reset();
      const there = moves(lists.public, items.free, lists.second);
      const [claim, back] = await against(
        round,
        () => claims(items.free),
        async () => (await there, moves(lists.second, items.free, lists.public)),
      );
      expect([claim.status, back.status]).toEqual([200, 200]);
      expect(await count('claims')).toBe(3);
    }
  });

  it('or undone, one after the other, however often both are asked at once', async () => {
    const statuses = await atOnce(rounds(20).map((at) => () => claims(items.free, at % 2 === 0)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

const asks = (one: 'stranger' | 'friend', other: 'stranger' | 'friend') => (): Promise<Reply> =>
  world.people[one].tries(calls.requestFriend, { query: { friend_id: world.people[other].id } });

describe('two people', () => {
  it('who ask each other at the same instant are friends', async () => {
    for (const round of rounds(16)) {
      await world.reset();
      const replies = await against(round, asks('stranger', 'friend'), asks('friend', 'stranger'));
      expect(replies.map(({ status }) => status)).toEqual([204, 204]);
      const [found] = (await world.people.stranger.does(calls.listFriends)).map(({ id }) => id);
      expect(found).toBe(world.people.friend.id);
    }
  });

  it('become friends once, however often the request is accepted at once', async () => {
    const { owner, asked } = world.people;
    const accepts = (): Promise<Reply> => asked.tries(calls.acceptFriend, { query: { friend_id: owner.id } });
    expect(new Set(await atOnce(rounds(8).map(() => accepts)))).toEqual(new Set([204]));
    expect((await asked.does(calls.listFriends)).map(({ id }) => id)).toEqual([owner.id]);
  });

  it('are friends or not, as the later of acceptance and withdrawal says', async () => {
    const { owner, asked } = world.people;
    for (const round of rounds(24)) {
      await world.reset();
      const [accept, revoke] = await against(
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

describe('a list that is shared while the friendship ends', () => {
  it('is shared with friends alone in the end', async () => {
    const { owner, friend } = world.people;
    for (const round of rounds(24)) {
      await world.reset();
      const [share, revoke] = await against(
        round,
        () => saves(lists.private, { title: 'Baby', shared_with_ids: [friend.id] }),
        () => friend.tries(calls.revokeFriend, { query: { friend_id: owner.id } }),
      );
      expect([200, 400]).toContain(share.status);
      expect(revoke.status).toBe(204);
      expect(await brokenInvariants(app)).toEqual([]);
    }
  });
});

describe('the status of a report, set to different ones at once', () => {
  it('is answered to each as they set it', async () => {
    const { superuser } = world.people;
    for (const round of rounds(24)) {
      const sets = (status: string) => (): Promise<Reply> =>
        superuser.tries(calls.updateBugReportStatus, { params: { id: report }, body: { status } });
      const replies = await against(round, sets('resolved'), sets('in_progress'));
      expect(replies.map(({ body }) => body)).toMatchObject([{ status: 'resolved' }, { status: 'in_progress' }]);
    }
  });
});
