import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { digestUserData } from '../../test/digest-user-data.ts';
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

const allReads: [call: ApiOperation, sent: () => RequestInput, who: keyof TestData['people']][] = [
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

const sendRead = (person: Person, call: ApiOperation, sent: RequestInput, tag?: string): Promise<Reply> =>
  person.tries(call, { ...sent, headers: tag === undefined ? {} : { 'if-none-match': tag } });

const getEntityTag = ({ headers }: Reply): string => headers.get('etag') ?? '';

describe('If-None-Match', () => {
  it('the list of tested operations contains every GET operation of the API contract', () => {
    const all = Object.values(calls).filter(({ method }) => method === 'GET');
    expect(new Set(allReads.map(([call]) => call))).toEqual(new Set(all));
  });

  it.each(allReads)(
    'GET $path returns 304 only for the current entity tag, and 401 for an invalid bearer token',
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
      const headers = { 'if-none-match': '*', authorization: 'Bearer x' };
      expect((await world.people.stranger.tries(call, { ...sent(), headers })).status).toBe(401);
      for (const other of ['"x"', '', tag.slice(1, -1), `"x${tag.slice(1)}`]) {
        expect([other, (await sendRead(person, call, sent(), other)).text]).toEqual([other, fullReply.text]);
      }
    },
  );
});

const saveItem = (fields: Record<string, string>, image?: Blob): Promise<unknown> =>
  world.people.owner.does(calls.updateItem, {
    ...publicListParams,
    form: createItemFormData({ id: String(itemIds.free), name: 'Mug', ...fields }, image),
  });
const ownerDoes: Person['does'] = (call, sent) => world.people.owner.does(call, sent);
const setClaim = (person: Person, purchased: boolean): Promise<unknown> =>
  person.does(calls.purchase, { params: { id: itemIds.free }, body: { purchased } });

const setGuestClaim = (purchased: boolean): Promise<unknown> =>
  world.callers.guest.does(calls.purchaseShared, {
    params: { token: world.tokens.links.public.token, itemId: itemIds.free },
    body: { purchased },
  });

/** All kinds of changes on a list that a friend can see, in the order in which the test makes them. */
const changesVisibleToFriend: [what: string, makeChange: () => Promise<unknown>][] = [
  ['a new title', () => ownerDoes(calls.updateWishlist, { ...publicListParams, body: { title: 'Spring' } })],
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
  ['the owner’s name', () => ownerDoes(calls.updateProfile, { body: { display_name: 'Olga B.' } })],
  ['the owner’s colour', () => ownerDoes(calls.updateProfile, { body: { display_name: 'Olga B.', avatar: 'red' } })],
  ['a deleted item', () => ownerDoes(calls.deleteItem, { params: { id: listIds.public, itemId: itemIds.free } })],
];

describe('GET of a friend’s list with If-None-Match', () => {
  it('GET of a friend’s list returns 200 after each kind of change, and 304 before the change', async () => {
    const { friend } = world.people;
    let before = await sendRead(friend, calls.getFriendWishlist, publicListParams);
    for (const [what, makeChange] of changesVisibleToFriend) {
      const readAgain = () => sendRead(friend, calls.getFriendWishlist, publicListParams, getEntityTag(before));
      expect([what, (await readAgain()).status]).toEqual([what, 304]);
      await makeChange();
      const after = await readAgain();
      expect([what, after.status, after.text === before.text]).toEqual([what, 200, false]);
      before = after;
    }
  });

  it('GET of a list returns 200 for the entity tag that another friend received', async () => {
    const { friend, sharee } = world.people;
    const tag = getEntityTag(await sendRead(friend, calls.getFriendWishlist, publicListParams));
    expect((await sendRead(sharee, calls.getFriendWishlist, publicListParams, tag)).status).toBe(200);
  });

  it('GET of a list returns 404 after the friendship has ended, even for the current entity tag', async () => {
    const { owner, friend } = world.people;
    const tag = getEntityTag(await sendRead(friend, calls.getFriendWishlist, publicListParams));
    await owner.does(calls.revokeFriend, { query: { friend_id: friend.id } });
    expect((await sendRead(friend, calls.getFriendWishlist, publicListParams, tag)).status).toBe(404);
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

const createEditRequest = (): RequestInput => ({
  ...publicListParams,
  form: createItemFormData({ id: String(itemIds.free), name: 'Cup' }),
});

const changes: [what: string, call: ApiOperation, sent: () => RequestInput][] = [
  ['a change of a list', calls.updateWishlist, () => ({ ...publicListParams, body: { title: 'Spring' } })],
  ['a change of an item', calls.updateItem, createEditRequest],
  ['a change of a profile', calls.updateProfile, () => ({ body: { display_name: 'Olga B.' } })],
];
const changesAndDeletions: typeof changes = [
  ...changes,
  [
    'a move of an item',
    calls.placeItem,
    () => ({ params: { id: listIds.public, itemId: itemIds.free }, body: { before: null } }),
  ],
  ['the deletion of a list', calls.deleteWishlist, () => publicListParams],
  ['the deletion of an item', calls.deleteItem, () => ({ params: { id: listIds.public, itemId: itemIds.free } })],
];

const otherTags = ['"2"', '"0"', '"2.1"', 'W/"1"', '1', '""', 'nonsense', '"1', '"1."', '"1. "'];
const changedElsewhereMessage = 'This was changed elsewhere in the meantime. Load it again and repeat your change';

const sendWithIfMatch = (call: ApiOperation, sent: RequestInput, tag: string): Promise<Reply> =>
  world.people.owner.tries(call, { ...sent, headers: { 'if-match': tag } });

it.each(['*', '"0", "1"', ' "1" ', '"1.20000"'])(
  'a change with If-Match %s succeeds if the record has the version 1',
  async (tag) => {
    expect((await sendWithIfMatch(calls.updateItem, createEditRequest(), tag)).status).toBe(200);
  },
);

describe.each(changesAndDeletions)('If-Match in %s', (_what, call, sent) => {
  it('a change with another version in If-Match gets 412 and changes nothing; the current version is valid', async () => {
    const before = await digestUserData(app);
    for (const tag of otherTags) {
      const reply = await sendWithIfMatch(call, sent(), tag);
      expect([tag, reply.status, reply.text]).toEqual([tag, 412, changedElsewhereMessage]);
    }
    expect(await digestUserData(app)).toBe(before);
    expect((await sendWithIfMatch(call, sent(), '"1"')).status).toBeLessThan(300);
  });
});

describe.each(changes)('the entity tag in the response to %s', (_what, call, sent) => {
  it('the entity tag of a response to a change is the new version, valid in If-Match for one more change', async () => {
    const first = await sendWithIfMatch(call, sent(), '"1"');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe('"2"');
    expect((await sendWithIfMatch(call, sent(), tag)).status).toBe(200);
    expect((await sendWithIfMatch(call, sent(), tag)).status).toBe(412);
  });
});

/**
 * Returns the version that the entity tag of a wishlist contains. The tag also contains the day until which
 * its image URLs are valid.
 */
const findWishlistVersion = async (id: number): Promise<string | undefined> => {
  const { headers } = await world.people.owner.tries(calls.getWishlist, { params: { id } });
  return /^"(\d+)\.\d+"$/.exec(headers.get('etag') ?? '')?.[1];
};

describe('the version in the entity tag of a list', () => {
  it('the version of a list increases with each change of its items; a move of an item changes two lists', async () => {
    const { owner } = world.people;
    await owner.does(calls.addItem, { ...publicListParams, form: createItemFormData({ name: 'Sled' }) });
    expect(await findWishlistVersion(listIds.public)).toBe('2');
    const fields = { id: String(itemIds.free), name: 'Mug', new_wishlist_id: String(listIds.second) };
    await owner.does(calls.updateItem, { ...publicListParams, form: createItemFormData(fields) });
    expect([await findWishlistVersion(listIds.public), await findWishlistVersion(listIds.second)]).toEqual(['3', '2']);
    await owner.does(calls.deleteItem, { params: { id: listIds.second, itemId: itemIds.free } });
    expect(await findWishlistVersion(listIds.second)).toBe('3');
  });

  it('the version of a private list increases when the owner and a friend with access end their friendship', async () => {
    const { owner, sharee } = world.people;
    await sharee.does(calls.revokeFriend, { query: { friend_id: owner.id } });
    expect([await findWishlistVersion(listIds.private), await findWishlistVersion(listIds.public)]).toEqual(['2', '1']);
  });
});
