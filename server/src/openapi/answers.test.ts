import { type CallName, calls } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startApp } from '../../test/app.ts';
import { createItemFormData } from '../../test/items.ts';
import {
  type Caller,
  renewBearer,
  type Reply,
  type RequestInput,
  signUpPerson,
  signUpWithoutUserRecord,
  createVisitor,
} from '../../test/person.ts';
import { createOpenApiDocument } from './document.ts';
import type { OpenApiResponse } from './openapi-types.ts';

const { paths, components } = createOpenApiDocument();
const documentedOperations = Object.values(paths).flatMap((methods) => Object.values(methods));

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ SUPERUSER_EMAILS: 'ana@example.com' });
});
afterAll(() => app.close());

function findDocumentedResponse(operationId: string, status: number): OpenApiResponse | undefined {
  const response = documentedOperations.find((operation) => operation.operationId === operationId)?.responses[status];
  if (response === undefined || 'description' in response) return response;
  return components.responses[response.$ref.split('/').at(-1) ?? ''];
}

/**
 * Returns the parts of a response that the OpenAPI document describes: content type and documented headers.
 */
function getTypeAndHeaderNames({ headers }: Reply): { type: string | undefined; headers: string[] } {
  const known = ['etag', 'retry-after', 'set-cookie', 'x-request-id'];
  return { type: headers.get('content-type')?.split(';')[0], headers: known.filter((name) => headers.has(name)) };
}

/** Returns a message for each difference between a response and its description in the OpenAPI document. */
function listResponseDifferences(operationId: string, reply: Reply): string[] {
  const documentedResponse = findDocumentedResponse(operationId, reply.status);
  if (!documentedResponse) return [`${operationId} answered ${reply.status}, which is not documented: ${reply.text}`];
  const { type, headers } = getTypeAndHeaderNames(reply);
  const types = Object.keys(documentedResponse.content ?? {});
  const documentedHeaders = Object.keys(documentedResponse.headers ?? {}).filter((name) => name !== 'link');
  return [
    ...(type === undefined || types.includes(type) ? [] : [`${operationId} answered ${type}, not ${types.join()}`]),
    ...(documentedHeaders.toSorted().join() === headers.join()
      ? []
      : [`${operationId} sent ${headers.join()}, not ${documentedHeaders.join()}`]),
  ];
}

function createResponseChecker() {
  const differences: string[] = [];
  const called = new Set<CallName>();
  const check = (operationId: string, reply: Reply): Reply => {
    differences.push(...listResponseDifferences(operationId, reply));
    return reply;
  };
  const send = async (caller: Caller, name: CallName, status: number, sent?: RequestInput): Promise<Reply> => {
    called.add(name);
    const reply = check(name, await caller.tries(calls[name], sent));
    if (reply.status !== status) differences.push(`${name} answered ${reply.status} ${reply.text}`);
    return reply;
  };
  return { differences, called, check, send };
}

const getBodyId = ({ body }: Reply): number => v.parse(v.object({ id: v.number() }), body).id;

const createJsonRequest = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const CreatedLinkSchema = v.object({ id: v.number(), token: v.string() });
const getLastUrlSegment = (url: unknown): string => String(url).split('/').at(-1) ?? '';

async function sendSharingRequests(
  send: ReturnType<typeof createResponseChecker>['send'],
  { ana, ben, list, item }: { ana: Caller; ben: Caller; list: number; item: number },
): Promise<void> {
  const anyone = createVisitor(app);
  const created = await send(ana, 'createShareLink', 201, { params: { id: list }, body: { label: 'Office' } });
  const { id: linkId, token } = v.parse(CreatedLinkSchema, created.body);
  await send(ana, 'listShareLinks', 200, { params: { id: list } });
  await send(anyone, 'getSharedWishlist', 200, { params: { token }, query: { giving: 'true' } });
  const sent = { params: { token, itemId: item }, body: { purchased: true, name: 'Aunt' } };
  const claimed = await send(anyone, 'purchaseShared', 200, sent);
  await send(anyone, 'purchaseShared', 409, { ...sent, body: { purchased: true, name: 'Uncle' } });
  await send(anyone, 'purchaseShared', 400, { ...sent, body: { purchased: true } });
  const guest = { token: getLastUrlSegment(v.parse(v.object({ guest_url: v.string() }), claimed.body).guest_url) };
  await send(anyone, 'getGuest', 200, { params: guest });
  await send(anyone, 'releaseAsGuest', 200, { params: { ...guest, itemId: item }, body: { purchased: false } });
  await send(anyone, 'rememberGuest', 204, { params: guest });
  await send(ben, 'findMergeableGuest', 200);
  await send(ben, 'mergeGuest', 200);
  await send(anyone, 'rememberGuest', 204, { params: guest });
  await send(anyone, 'deleteGuest', 204, { params: guest });
  await send(ana, 'deleteShareLink', 204, { params: { id: list, linkId } });
  await send(anyone, 'getSharedWishlist', 404, { params: { token } });
  const { body } = await send(ana, 'createInvitation', 201, { body: { email: 'cleo@example.com' } });
  const invitation = { params: { token: getLastUrlSegment(v.parse(v.object({ url: v.string() }), body).url) } };
  await send(anyone, 'getInvitation', 200, invitation);
  await send(anyone, 'blockInvitationMails', 204, invitation);
  const cleo = await signUpPerson(app, 'Cleo', { email: 'cleo@example.com' });
  await send(cleo, 'acceptInvitation', 204, invitation);
  await send(anyone, 'getInvitation', 410, invitation);
}

test('every API operation returns the documented status, content type and headers', async () => {
  const { differences, send, called } = createResponseChecker();
  const identity = await signUpWithoutUserRecord(app, { name: 'Ana', email: 'ana@example.com' });
  const { uid, email } = identity;
  const record = { body: { firebase_uid: uid, email } };
  const anasId = getBodyId(await send(createVisitor(app, identity.bearer), 'createUser', 201, record));
  // The user's role has changed, which invalidates earlier bearer tokens.
  await renewBearer(app, identity);
  const ana = createVisitor(app, identity.bearer);
  await send(ana, 'createUser', 200, record);
  await send(ana, 'getUserByUid', 200, { params: { uid } });
  await send(ana, 'updateProfile', 200, { body: { display_name: 'Ana' } });
  await send(ana, 'listUsers', 200);

  const list = getBodyId(await send(ana, 'createWishlist', 201, { body: { title: 'Birthday' } }));
  await send(ana, 'listWishlists', 200);
  await send(ana, 'getWishlist', 200, { params: { id: list } });
  await send(ana, 'updateWishlist', 200, { params: { id: list }, body: { title: 'My birthday' } });
  const item = getBodyId(
    await send(ana, 'addItem', 201, { params: { id: list }, form: createItemFormData({ name: 'Mug' }) }),
  );
  const form = createItemFormData({ id: String(item), name: 'Big mug' });
  await send(ana, 'updateItem', 200, { params: { id: list }, form });

  await send(ana, 'previewItem', 200, { body: { url: 'http://127.0.0.1/' } });
  const own = { params: { id: list, itemId: item } };
  await send(ana, 'placeItem', 200, { ...own, body: { before: null } });
  await send(ana, 'placeItem', 409, { ...own, body: { before: 999_999 } });
  await send(ana, 'changeItemState', 200, { ...own, body: { state: 'draft' } });
  await send(ana, 'changeItemState', 200, { ...own, body: { state: 'wanted' } });

  const several = { params: { id: list } };
  await send(ana, 'addItems', 201, { ...several, body: { items: [{ name: 'Lamp', price: 9.5 }] } });
  const copy = getBodyId(await send(ana, 'duplicateWishlist', 201, { ...several, body: { title: 'Next year' } }));
  const { body: copied } = await send(ana, 'getWishlist', 200, { params: { id: copy } });
  const ids = v.parse(v.object({ items: v.array(v.object({ id: v.number() })) }), copied).items.map(({ id }) => id);
  const selection = { params: { id: copy }, body: { item_ids: ids.slice(1) } };
  await send(ana, 'moveItems', 204, { ...selection, body: { ...selection.body, new_wishlist_id: list } });
  await send(ana, 'deleteItems', 404, selection);
  await send(ana, 'deleteItems', 204, { ...selection, body: { item_ids: ids.slice(0, 1) } });

  const ben = await signUpPerson(app, 'Ben');
  await send(ben, 'listSuggestions', 200);
  await send(ben, 'requestFriend', 204, { query: { friend_id: anasId } });
  await send(ana, 'acceptFriend', 204, { query: { friend_id: ben.id } });
  const bens = await ben.does(calls.createWishlist, { body: { title: 'Camping' } });
  const tent = await ben.does(calls.addItem, { params: { id: bens.id }, form: createItemFormData({ name: 'Tent' }) });
  await send(ana, 'copyItem', 201, { params: { id: list }, body: { item_id: tent.id } });
  await send(ben, 'listFriends', 200);
  await send(ben, 'getFriend', 200, { params: { id: anasId } });
  await send(ben, 'getFriendWishlist', 200, { params: { id: list } });
  await send(ben, 'purchase', 200, { params: { id: item }, body: { purchased: true } });
  await send(ben, 'updateGift', 200, {
    params: { id: getBodyId(await send(ben, 'createGift', 201, { body: { name: 'Tickets', for_user_id: anasId } })) },
    body: { stage: 'bought', note: 'Row 7', paid: 20 },
  });
  await send(ben, 'createGift', 400, { body: { name: 'Tickets' } });
  await send(ben, 'setGiftBudget', 204, { body: { for_user_id: anasId, amount: 50, currency: 'EUR' } });
  await send(ben, 'setGiftBudget', 400, { body: { amount: 50, currency: 'EUR' } });
  await send(ben, 'listGiftBudgets', 200);
  const [claimed] = await ben.does(calls.listGifts, { query: { stage: 'promised' } });
  await send(ben, 'listGifts', 200);
  await send(ben, 'updateGift', 409, { params: { id: claimed?.id ?? 0 }, body: { quantity: 2 } });
  await send(ben, 'deleteGift', 204, { params: { id: claimed?.id ?? 0 } });
  await send(ben, 'purchase', 200, { params: { id: item }, body: { purchased: false } });
  const idea = getBodyId(
    await send(ben, 'addIdea', 201, { params: { id: list }, form: createItemFormData({ name: 'Kite' }) }),
  );
  await send(ben, 'deleteIdea', 204, { params: { id: list, itemId: idea } });
  await sendSharingRequests(send, { ana, ben, list, item });
  await send(ben, 'revokeFriend', 204, { query: { friend_id: anasId } });

  const report = getBodyId(
    await send(ben, 'createBugReport', 201, { body: { title: 'Oh', description: 'It stopped.' } }),
  );
  await send(ana, 'listBugReports', 200);
  await send(ana, 'countOpenBugReports', 200);
  await send(ana, 'updateBugReportStatus', 200, { params: { id: report }, body: { status: 'resolved' } });

  await send(ana, 'deleteItem', 204, { params: { id: list, itemId: item } });
  await send(ana, 'deleteWishlist', 204, { params: { id: list } });
  expect([...called].toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(differences).toEqual([]);
});

test('error responses have the documented content type and headers', async () => {
  const { differences, send } = createResponseChecker();
  const mia = await signUpPerson(app, 'Mia');
  await send(createVisitor(app), 'listWishlists', 401);
  await send(mia, 'listUsers', 403);
  await send(mia, 'getWishlist', 404, { params: { id: 999_999 } });
  await send(mia, 'createWishlist', 400, { body: {} });
  await send(mia, 'acceptFriend', 404, { query: { friend_id: 999_999 } });
  await send(mia, 'acceptFriend', 404, {
    query: { friend_id: 999_999 },
    headers: { accept: 'application/problem+json' },
  });
  await send(mia, 'updateProfile', 412, { body: { display_name: 'Mia' }, headers: { 'if-match': '"no"' } });
  const once = { headers: { 'idempotency-key': 'one' } };
  await send(mia, 'createWishlist', 201, { body: { title: 'One' }, ...once });
  await send(mia, 'createWishlist', 422, { body: { title: 'Two' }, ...once });
  expect(differences).toEqual([]);
});

const createRequestWithContentType = (type: string, body: string): RequestInit => ({
  headers: { 'content-type': type },
  body,
});

test('a request body is refused if its operation expects none, with the documented status', async () => {
  const { differences, check } = createResponseChecker();
  const ida = await signUpPerson(app, 'Ida');
  const bodiless: readonly [operationId: string, method: string, path: string][] = [
    ['requestFriend', 'POST', '/api/friends/request?friend_id=1'],
    ['deleteWishlist', 'DELETE', '/api/mywishlists/1'],
  ];
  for (const [operationId, method, path] of bodiless) {
    const replies = [
      await ida.sends(method, path, createRequestWithContentType('text/csv', 'a,b')),
      await ida.sends(method, path, createRequestWithContentType('application/json', '{')),
      await ida.sends(method, path, createRequestWithContentType('application/json', `"${'x'.repeat(262_144)}"`)),
    ];
    expect(replies.map((reply) => check(operationId, reply).status)).toEqual([415, 400, 413]);
  }
  expect(differences).toEqual([]);
});

test('operations for identities, health checks and images respond as documented', async () => {
  const { differences, check } = createResponseChecker();
  const noah = { email: 'noah@example.com', password: 'secret gift' };
  const anyone = createVisitor(app);
  check('signUp', await anyone.sends('POST', '/api/auth/sign-up/email', createJsonRequest({ name: 'Noah', ...noah })));
  check('signUp', await anyone.sends('POST', '/api/auth/sign-up/email', createJsonRequest({ name: 'Noah', ...noah })));
  const wrong = createJsonRequest({ ...noah, password: 'not this one' });
  check('signIn', await anyone.sends('POST', '/api/auth/sign-in/email', wrong));
  const signIn = await anyone.sends('POST', '/api/auth/sign-in/email', createJsonRequest(noah));
  check('signIn', signIn);
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  check('getToken', await anyone.sends('GET', '/api/auth/token', { headers: { cookie } }));
  check('getToken', await anyone.sends('GET', '/api/auth/token'));
  check('listSigningKeys', await anyone.sends('GET', '/api/auth/jwks'));
  const headers = { cookie, origin: app.origin };
  const changed = { currentPassword: 'not this one', newPassword: 'another word' };
  const changing = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(changed) };
  check('changePassword', await anyone.sends('POST', '/api/auth/change-password', changing));
  check('signOut', await anyone.sends('POST', '/api/auth/sign-out', { headers }));
  check('getHealth', await anyone.sends('GET', '/api/health'));
  check('getReadiness', await anyone.sends('GET', '/api/ready'));
  check('getPicture', await anyone.sends('GET', `/api/pictures/${'0'.repeat(32)}`));
  expect(check('getPicture', await anyone.sends('GET', '/api/pictures/%ff')).status).toBe(400);
  expect(differences).toEqual([]);
});
