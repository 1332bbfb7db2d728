import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import type { Person, Reply, RequestInput } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const publicListParams = { params: { id: listIds.public } };

const allReads: [call: Call, sent: () => RequestInput, who: keyof TestData['people']][] = [
  [calls.getUserByUid, () => ({ params: { uid: world.people.owner.uid } }), 'owner'],
  [calls.listUsers, () => ({}), 'superuser'],
  [calls.listWishlists, () => ({}), 'owner'],
  [calls.getWishlist, () => publicListParams, 'owner'],
  [calls.listFriends, () => ({}), 'owner'],
  [calls.listSuggestions, () => ({}), 'owner'],
  [calls.getFriend, () => ({ params: { id: world.people.owner.id } }), 'friend'],
  [calls.getFriendWishlist, () => publicListParams, 'friend'],
  [calls.listGifts, () => ({}), 'sharee'],
  [calls.listGiftBudgets, () => ({}), 'sharee'],
  [calls.listShareLinks, () => publicListParams, 'owner'],
  [calls.getSharedWishlist, () => ({ params: { token: world.tokens.links.public.token } }), 'friend'],
  [calls.getGuest, () => ({ params: { token: world.tokens.guest.token } }), 'friend'],
  [calls.findMergeableGuest, () => ({}), 'friend'],
  [calls.getInvitation, () => ({ params: { token: world.tokens.invitations.owners.token } }), 'friend'],
  [calls.listBugReports, () => ({}), 'superuser'],
  [calls.countOpenBugReports, () => ({}), 'superuser'],
];

const sendRead = (person: Person, call: Call, sent: RequestInput, tag?: string): Promise<Reply> =>
  person.tries(call, { ...sent, headers: tag === undefined ? {} : { 'if-none-match': tag } });

const getEntityTag = ({ headers }: Reply): string => headers.get('etag') ?? '';

describe('If-None-Match', () => {
  it('has tests in this file for every GET operation of the API contract', () => {
    const all = Object.values(calls).filter(({ method }) => method === 'GET');
    expect(new Set(allReads.map(([call]) => call))).toEqual(new Set(all));
  });

  it.each(allReads)(
    'makes GET $path return 304 if it contains the current entity tag, and the full response if not',
    async (call, sent, who) => {
      const person = world.people[who];
      const fullReply = await sendRead(person, call, sent());
      expect(fullReply.status).toBe(200);
      const tag = getEntityTag(fullReply);
      for (const known of [tag, `W/${tag}`, `${tag}, "x"`, '*']) {
        const reply = await sendRead(person, call, sent(), known);
        expect([known, reply.status, reply.text, getEntityTag(reply)]).toEqual([known, 304, '', tag]);
        expect(reply.headers.get('cache-control')).toMatch(/^(?:private, )?no-store$/);
      }
      for (const other of ['"x"', '', tag.slice(1, -1), `"x${tag.slice(1)}`]) {
        expect([other, (await sendRead(person, call, sent(), other)).text]).toEqual([other, fullReply.text]);
      }
    },
  );

  it.each(allReads)('from a caller who is not signed in makes GET $path return 401, not 304', async (call, sent) => {
    const stranger = await world.people.stranger.tries(call, {
      ...sent(),
      headers: { 'if-none-match': '*', authorization: 'Bearer x' },
    });
    expect(stranger.status).toBe(401);
  });
});

const saveItem = (fields: Record<string, string>, image?: Blob): Promise<unknown> =>
  world.people.owner.does(calls.updateItem, {
    ...publicListParams,
    form: createItemFormData({ id: String(itemIds.free), name: 'Mug', ...fields }, image),
  });
const setClaim = (person: Person, purchased: boolean): Promise<unknown> =>
  person.does(calls.purchase, { params: { id: itemIds.free }, body: { purchased } });

const setGuestClaim = (purchased: boolean): Promise<unknown> =>
  world.callers.guest.does(calls.purchaseShared, {
    params: { token: world.tokens.links.public.token, itemId: itemIds.free },
    body: { purchased },
  });

/** All kinds of changes on a list that a friend can see, in the order in which the test makes them. */
const changesVisibleToFriend: [what: string, makeChange: () => Promise<unknown>][] = [
  [
    'a new title',
    () => world.people.owner.does(calls.updateWishlist, { ...publicListParams, body: { title: 'Spring' } }),
  ],
  ['a new item', () => addItem(world.people.owner, listIds.public, 'Kite')],
  ['an item’s name', () => saveItem({ name: 'Cup' })],
  ['an item’s price', () => saveItem({ price: '3.50' })],
  ['an item that is not available', () => saveItem({ is_available: 'false' })],
  ['the switch back', () => saveItem({ is_available: 'true' })],
  ['a picture', async () => saveItem({}, new Blob([await createDrawing('png')], { type: 'image/png' }))],
  ['another picture', async () => saveItem({}, new Blob([await createDrawing('png', 20, 20)], { type: 'image/png' }))],
  ['a claim by another friend', () => setClaim(world.people.sharee, true)],
  ['the end of that claim', () => setClaim(world.people.sharee, false)],
  ['a claim by the reader', () => setClaim(world.people.friend, true)],
  ['the end of the reader’s claim', () => setClaim(world.people.friend, false)],
  ['a claim by a guest', () => setGuestClaim(true)],
  ['the end of the guest’s claim', () => setGuestClaim(false)],
  ['the owner’s name', () => world.people.owner.does(calls.updateProfile, { body: { display_name: 'Olga B.' } })],
  [
    'the owner’s colour',
    () => world.people.owner.does(calls.updateProfile, { body: { display_name: 'Olga B.', avatar: 'red' } }),
  ],
  [
    'a deleted item',
    () => world.people.owner.does(calls.deleteItem, { params: { id: listIds.public, itemId: itemIds.free } }),
  ],
];

describe('GET of a friend’s list with If-None-Match', () => {
  it('returns 200 with new content after each kind of change, and 304 without a change', async () => {
    const { friend } = world.people;
    let before = await sendRead(friend, calls.getFriendWishlist, publicListParams);
    for (const [what, makeChange] of changesVisibleToFriend) {
      expect([
        what,
        (await sendRead(friend, calls.getFriendWishlist, publicListParams, getEntityTag(before))).status,
      ]).toEqual([what, 304]);
      await makeChange();
      const after = await sendRead(friend, calls.getFriendWishlist, publicListParams, getEntityTag(before));
      expect([what, after.status]).toEqual([what, 200]);
      expect([what, after.text === before.text]).toEqual([what, false]);
      before = after;
    }
  });

  it('returns 200 for the entity tag that another friend received', async () => {
    const { friend, sharee } = world.people;
    const tag = getEntityTag(await sendRead(friend, calls.getFriendWishlist, publicListParams));
    expect((await sendRead(sharee, calls.getFriendWishlist, publicListParams, tag)).status).toBe(200);
  });

  it('returns 404 after the friendship has ended, even for the current entity tag', async () => {
    const { owner, friend } = world.people;
    const tag = getEntityTag(await sendRead(friend, calls.getFriendWishlist, publicListParams));
    await owner.does(calls.revokeFriend, { query: { friend_id: friend.id } });
    expect((await sendRead(friend, calls.getFriendWishlist, publicListParams, tag)).status).toBe(404);
  });
});

describe('GET of an own list', () => {
  it('returns 304 after a claim by a friend, and 200 after a change by the owner', async () => {
    const { owner, friend } = world.people;
    const tag = getEntityTag(await sendRead(owner, calls.getWishlist, publicListParams));
    await setClaim(friend, true);
    expect((await sendRead(owner, calls.getWishlist, publicListParams, tag)).status).toBe(304);
    await saveItem({ name: 'Cup' });
    expect((await sendRead(owner, calls.getWishlist, publicListParams, tag)).status).toBe(200);
  });

  it('returns an entity tag that is valid in If-Match for exactly one change', async () => {
    const { owner } = world.people;
    const tag = getEntityTag(await sendRead(owner, calls.getWishlist, publicListParams));
    const save = (): Promise<Reply> =>
      owner.tries(calls.updateWishlist, {
        ...publicListParams,
        body: { title: 'Spring' },
        headers: { 'if-match': tag },
      });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(412);
  });
});

it.each([
  [calls.getWishlist, 'owner'],
  [calls.getFriendWishlist, 'friend'],
] as const)(
  '%s returns 200 for the entity tag of yesterday, because image URLs change every day',
  async (call, who) => {
    const tag = getEntityTag(await sendRead(world.people[who], call, publicListParams));
    const yesterday = tag.replace(/(\d+)"$/, (_, day: string) => `${Number(day) - 86_400}"`);
    expect((await sendRead(world.people[who], call, publicListParams, yesterday)).status).toBe(200);
  },
);
