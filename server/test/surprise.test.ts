import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { itemLifecycleStates } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { createFriendActions, guestName } from './friend-actions.ts';
import { createItemFormData } from './items.ts';
import { getObservableResponse } from './observable-response.ts';
import { type RequestInput, createVisitor } from './person.ts';
import {
  shareLinkIds,
  createTestData,
  claimId,
  itemIds,
  listIds,
  imageKeys,
  nonexistentRecordId,
  type TestData,
} from './world.ts';

let app: TestApp;
let world: TestData;
/** Cookie of a browser in which the owner once signed in. */
let ownerBrowserCookie: string;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  const { uid } = world.people.owner;
  const reply = await world.people.owner.tries(calls.getUserByUid, { params: { uid } });
  ownerBrowserCookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => app.close());
beforeEach(() => world.reset());

/** A request of the owner. If it has a cookie, it comes from a browser in which the owner has signed out. */
type OwnerRequest = [call: ApiOperation, sent?: RequestInput];

const publicListParams = { params: { id: listIds.public } };
const privateListParams = { params: { id: listIds.private } };
const takenItemParams = { params: { id: listIds.public, itemId: itemIds.taken } };
const bothItemsBody = { item_ids: [itemIds.taken, itemIds.free] };
const ifUnchangedHeaders = { headers: { 'if-match': '"1"' } };
const createItemChange = (fields: Record<string, string>, sent: RequestInput = {}): OwnerRequest => [
  calls.updateItem,
  { ...publicListParams, ...sent, form: createItemFormData({ id: String(itemIds.taken), name: 'Lamp', ...fields }) },
];

const createOwnerReads = (): OwnerRequest[] => [
  [calls.listWishlists],
  [calls.getWishlist, publicListParams],
  [calls.getWishlist, privateListParams],
  [calls.getWishlist, { params: { id: listIds.second } }],
  [calls.listFriends],
  [calls.getFriend, { params: { id: world.people.friend.id } }],
  [calls.listSuggestions],
  [calls.getUserByUid, { params: { uid: world.people.owner.uid } }],
  [calls.getFriendWishlist, publicListParams],
  [calls.purchase, { params: { id: itemIds.taken }, body: { purchased: true } }],
  [calls.purchase, { params: { id: itemIds.taken }, body: { purchased: false } }],
  [calls.listGifts],
  [calls.updateGift, { params: { id: claimId }, body: { stage: 'given' } }],
  [calls.deleteGift, { params: { id: claimId } }],
  [calls.addIdea, { ...publicListParams, form: createItemFormData({ name: 'Mine' }) }],
  [calls.deleteIdea, takenItemParams],
  [calls.listShareLinks, publicListParams],
  [calls.listShareLinks, { params: { id: listIds.second } }],
  ...createOwnerShareLinkReads().map(([, request]) => request),
];

type ShareLinkReadCase = readonly [status: number, request: OwnerRequest];

/** Returns requests of an owner for the share link of the owner's list, some without a valid session. */
function createOwnerShareLinkReads(): ShareLinkReadCase[] {
  const { token } = world.tokens.links.public;
  const ownerBrowserHeaders = { headers: { cookie: ownerBrowserCookie } };
  const giving = { params: { token }, query: { giving: 'true' } };
  const claim = (itemId: number, purchased: boolean) => ({
    params: { token, itemId },
    body: { purchased, name: 'Me', email: 'me@example.com' },
  });
  const purchases = [itemIds.taken, itemIds.free, nonexistentRecordId].flatMap((item) => [
    claim(item, true),
    claim(item, false),
  ]);
  return [
    [200, [calls.getSharedWishlist, giving]],
    [200, [calls.getSharedWishlist, { ...giving, ...ownerBrowserHeaders }]],
    [200, [calls.getSharedWishlist, { params: { token }, ...ownerBrowserHeaders }]],
    ...purchases.map((sent): ShareLinkReadCase => [403, [calls.purchaseShared, sent]]),
    ...purchases.map((sent): ShareLinkReadCase => [403, [calls.purchaseShared, { ...sent, ...ownerBrowserHeaders }]]),
    [200, [calls.findMergeableGuest]],
    [404, [calls.createShareLink, { params: { id: nonexistentRecordId }, body: {} }]],
    [404, [calls.deleteShareLink, { params: { id: listIds.public, linkId: nonexistentRecordId } }]],
  ];
}

const saveList = (body: object, sent: RequestInput = {}): OwnerRequest => [
  calls.updateWishlist,
  { ...publicListParams, ...sent, body: { title: 'Winter', ...body } },
];
const unfriend = (name: 'friend' | 'sharee'): OwnerRequest => [
  calls.revokeFriend,
  { query: { friend_id: world.people[name].id } },
];

/** Changes by an owner, with their expected status. The status must not depend on claims. */
const ownerWrites: Record<string, [status: number, createRequest: () => OwnerRequest]> = {
  'renames a list': [200, () => saveList({ title: 'Spring' })],
  'saves an unchanged list with If-Match': [200, () => saveList({ title: 'Spring' }, ifUnchangedHeaders)],
  'makes a list private': [200, () => saveList({ is_public: false })],
  'shares a list with only one friend': [
    200,
    () => saveList({ is_public: false, shared_with_ids: [world.people.friend.id] }),
  ],
  'un-shares a list': [200, () => saveList({ title: 'Baby', shared_with_ids: [] }, privateListParams)],
  'turns ideas off': [200, () => saveList({ takes_ideas: false })],
  'archives a list': [200, () => saveList({ archived: true })],
  'deletes a list': [204, () => [calls.deleteWishlist, publicListParams]],
  'renames an item': [200, () => createItemChange({ name: 'Desk lamp' })],
  'saves an item of an unchanged list': [200, () => createItemChange({ price: '12' }, ifUnchangedHeaders)],
  'saves an item of a changed list': [412, () => createItemChange({ price: '12' }, { headers: { 'if-match': '"2"' } })],
  'makes an item unavailable': [200, () => createItemChange({ is_available: 'false' })],
  'sends purchased: true for an item': [200, () => createItemChange({ purchased: 'true' })],
  'sends purchased: false for an item': [200, () => createItemChange({ purchased: 'false' })],
  'keeps the image of an item': [200, () => createItemChange({ image_url: `/api/pictures/${imageKeys.taken}` })],
  'removes the image of an item': [200, () => createItemChange({ image_url: '' })],
  'wants three pieces of an item': [200, () => createItemChange({ wanted: '3' })],
  'wants any number of pieces of an item': [200, () => createItemChange({ wanted: '' })],
  'moves an item': [200, () => createItemChange({ new_wishlist_id: String(listIds.second) })],
  'moves an item to a private list': [200, () => createItemChange({ new_wishlist_id: String(listIds.private) })],
  'sends an invalid item': [400, () => createItemChange({ price: 'ten' })],
  'marks an item as most wanted': [200, () => createItemChange({ most_wanted: 'true' })],
  ...Object.fromEntries(
    itemLifecycleStates.map((state): [string, [number, () => OwnerRequest]] => [
      `makes an item ${state}`,
      [200, () => [calls.changeItemState, { ...takenItemParams, body: { state } }]],
    ]),
  ),
  'moves an item to the end': [200, () => [calls.placeItem, { ...takenItemParams, body: { before: null } }]],
  'moves an item to the top': [200, () => [calls.placeItem, { ...takenItemParams, body: { before: itemIds.free } }]],
  'adds several items': [201, () => [calls.addItems, { ...publicListParams, body: { items: [{ name: 'Sled' }] } }]],
  'moves several items': [
    204,
    () => [calls.moveItems, { ...publicListParams, body: { ...bothItemsBody, new_wishlist_id: listIds.second } }],
  ],
  'deletes several items': [204, () => [calls.deleteItems, { ...publicListParams, body: bothItemsBody }]],
  'deletes an item': [204, () => [calls.deleteItem, takenItemParams]],
  'deletes a missing item': [404, () => [calls.deleteItem, { params: { id: listIds.second, itemId: itemIds.taken } }]],
  'adds an item': [
    201,
    () => [calls.addItem, { ...publicListParams, form: createItemFormData({ name: 'Sled', purchased: 'true' }) }],
  ],
  'un-friends a friend': [204, () => unfriend('friend')],
  'un-friends another friend': [204, () => unfriend('sharee')],
  'revokes a share link': [
    204,
    () => [calls.deleteShareLink, { params: { id: listIds.public, linkId: shareLinkIds.public } }],
  ],
};

/** Runs actions of friends, and then requests of the owner. Returns the responses to the owner. */
async function collectOwnerResponses(
  friendsDo: () => Promise<void>,
  ownerRequests: () => readonly OwnerRequest[],
): Promise<object[]> {
  await world.reset();
  await app.db.pool.query(`
    delete from claims; delete from guests; delete from items where idea_by is not null;
    update items set wanted = 4 where id = ${itemIds.onSecond}`);
  await friendsDo();
  const responses: object[] = [];
  for (const [call, sent] of ownerRequests()) {
    const caller = sent?.headers?.['cookie'] === undefined ? world.people.owner : createVisitor(app);
    responses.push(getObservableResponse(await caller.tries(call, sent)));
  }
  return responses;
}

/** Asserts that the responses to the owner are the same after every action of friends. */
async function expectSameResponses(ownerRequests: () => readonly OwnerRequest[]): Promise<object[]> {
  const responsesWithoutClaims = await collectOwnerResponses(async () => {}, ownerRequests);
  for (const [doing, friendsDo] of Object.entries(createFriendActions(app, world))) {
    const responses = await collectOwnerResponses(friendsDo, ownerRequests);
    expect(responses, `although ${doing}`).toEqual(responsesWithoutClaims);
    expect(JSON.stringify(responses)).not.toContain(guestName);
  }
  return responsesWithoutClaims;
}

describe('responses to an owner', () => {
  it('claims do not change any byte of the responses to the owner’s GET requests', async () => {
    const responses = await expectSameResponses(createOwnerReads);
    expect(responses[0]).toMatchObject({ status: 200 });
    const expected = createOwnerShareLinkReads().map(([status]) => status);
    const shared = responses.slice(-expected.length);
    expect(shared.map((reply) => 'status' in reply && reply.status)).toEqual(expected);
  });

  it.each(Object.entries(ownerWrites))(
    'claims do not change any byte of the responses to an owner who %s',
    async (_name, [status, createRequest]) => {
      const [first] = await expectSameResponses(() => [createRequest(), ...createOwnerReads()]);
      expect(first).toMatchObject({ status });
    },
  );
});

/** Duplicates a list as the owner. Returns the response without the time of creation. */
const duplicateList = async (friendsDo: () => Promise<void>): Promise<string> => {
  const [response] = await collectOwnerResponses(friendsDo, () => [
    [calls.duplicateWishlist, { ...publicListParams, body: {} }],
  ]);
  return JSON.stringify(response).replace(/created_at\\":\\"[^"]*"/, '');
};

it('if an owner duplicates a list, claims of friends on the original do not change the duplicate', async () => {
  const responsesWithoutClaims = await duplicateList(async () => {});
  expect(responsesWithoutClaims).toContain('"status":201');
  for (const friendsDo of Object.values(createFriendActions(app, world)))
    expect(await duplicateList(friendsDo)).toBe(responsesWithoutClaims);
});

describe('an owner', () => {
  it('an owner sees no item as claimed, while its giver sees the claim', async () => {
    const { owner, sharee } = world.people;
    const own = await owner.does(calls.getWishlist, publicListParams);
    expect(own.items.map(({ purchased, purchased_by }) => [purchased, purchased_by])).toEqual(
      own.items.map(() => [false, null]),
    );
    const shareesView = await sharee.does(calls.getFriendWishlist, publicListParams);
    expect(shareesView.items.find(({ id }) => id === itemIds.taken)).toMatchObject({
      purchased: true,
      purchased_by: sharee.id,
    });
  });

  it('an owner cannot change a claim by sending the field `purchased`', async () => {
    const { owner, sharee } = world.people;
    for (const purchased of ['true', 'false']) {
      for (const item of [itemIds.taken, itemIds.free]) {
        const form = createItemFormData({ id: String(item), name: 'Thing', purchased });
        const saved = await owner.does(calls.updateItem, { ...publicListParams, form });
        expect(saved).toMatchObject({ purchased: false, purchased_by: null });
      }
      const { items } = await sharee.does(calls.getFriendWishlist, publicListParams);
      expect(items.filter((item) => item.purchased).map((item) => item.id)).toEqual([itemIds.taken]);
    }
  });

  it('an owner cannot claim an own item, and cannot open an own list as a friend’s list', async () => {
    const { owner } = world.people;
    const claim = await owner.tries(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } });
    expect(claim).toMatchObject({ status: 403, text: 'You cannot claim your own wish' });
    expect(await owner.tries(calls.getFriendWishlist, publicListParams)).toMatchObject({
      status: 404,
      text: 'Not found',
    });
  });
});
