import { type ApiOperation, type CallName, calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { createItemFormData } from './items.ts';
import { type Person, type RequestInput, signUpPerson } from './person.ts';
import { recordStatements } from './record-statements.ts';
import { createSharingTokens, createGuestCookie } from './world.ts';

const sharedTokens = createSharingTokens();
const { guest, links, invitations } = sharedTokens;

const formatStoredTokenSql = ({ hash, cipher }: { hash: Buffer; cipher: string }): string =>
  `'\\x${hash.toString('hex')}', '${cipher}'`;

/**
 * Returns SQL that inserts share links of two lists: Ana's second list and a friend's list. Also inserts a
 * guest with claims on both lists, and invitations.
 */
const createSharingRowsSql = (ana: Person, many: number): string => `
  insert into share_links (id, wishlist_id, token_hash, token_cipher) overriding system value values
    (90001, 102, ${formatStoredTokenSql(links.public)}), (90002, 201, ${formatStoredTokenSql(links.second)});
  insert into share_links (wishlist_id, token_hash, token_cipher, expires_at)
    select 102, sha256(n::text::bytea), 'x', '2020-01-01' from generate_series(1, least(${many}, 15)) n;
  insert into guests (id, token_hash, token_cipher, name, locale) overriding system value values
    (1, ${formatStoredTokenSql(guest)}, 'Gusta', 'en'), (2, ${formatStoredTokenSql(links.reading)}, 'Gus', 'en');
  insert into items (id, wishlist_id, name) overriding system value
    select 30000 + n, 202, 'Wish ' || n from generate_series(1, ${many}) n;
  insert into claims (item_id, guest_id, link_wishlist_id)
    select 30000 + n, 1, 202 from generate_series(1, ${many}) n;
  insert into invitations (token_hash, token_cipher, inviter_id, email, expires_at) values
    (${formatStoredTokenSql(invitations.operators)}, null, '${ana.email}', now() + interval '1 day'),
    (${formatStoredTokenSql(invitations.strangers)}, 202, null, now() + interval '1 day');
  insert into items (id, idea_wishlist_id, idea_by, name) overriding system value values (40001, 201, ${ana.id}, 'Sled');
  select setval(pg_get_serial_sequence('share_links', 'id'), 100000);`;

/**
 * Returns SQL that inserts lists of Ana with items, and three groups of people: friends of Ana (ids from 11),
 * people with friend requests to Ana (from 101), and strangers (from 201). Each friend has one list and sees
 * Ana's first list. One friend has claimed its items.
 */
const createFriendRowsSql = (ana: Person, many: number): string => `
  update users set is_superuser = true where id = ${ana.id};
  update users set bearers_from = 'epoch';
  insert into users (id, uid, email, display_name) overriding system value
    select base + n, base + n, base + n || '@example.com', 'Person ' || base + n
    from generate_series(1, ${many}) n, unnest(array[10, 100, 200]) base;
  insert into friendships (low_id, high_id, status, requester_id)
    select ${ana.id}, 10 + n, 'friends', ${ana.id} from generate_series(1, ${many}) n
    union all select ${ana.id}, 100 + n, 'pending', 100 + n from generate_series(1, ${many}) n;
  insert into wishlists (id, owner_id, title, is_public) overriding system value
    select 100 + n, ${ana.id}, 'Mine ' || n, n > 1 from generate_series(1, ${many}) n
    union all select 200 + n, 10 + n, 'Theirs ' || n, true from generate_series(1, ${many}) n;
  insert into wishlist_shares select 101, 10 + n from generate_series(1, ${many}) n;
  insert into items (id, wishlist_id, name) overriding system value
    select list * 100 + n, list, 'Wish ' || n from generate_series(1, ${many}) n, unnest(array[101, 201]) list;
  insert into pictures (key, item_id, attached) select md5(id::text), id, true from items;
  insert into claims (item_id, giver_id) select id, 11 from items where wishlist_id = 101;
  update items set wanted = 3 where id = 20102;
  insert into claims (id, item_id, giver_id) select 90000 + n, 20101 + n, ${ana.id} from generate_series(1, ${many} - 1) n;
  insert into bug_reports (user_id, title, description) select ${ana.id}, 'Bug ' || n, 'It does not.' from generate_series(1, ${many}) n;
  select setval(pg_get_serial_sequence(name, 'id'), 100000) from unnest(array['users', 'wishlists', 'items']) name;`;

const list = { id: 101 };
const item = { id: 101, itemId: 10_101 };
const shared = { token: links.second.token };
const guestCookie = { headers: { cookie: createGuestCookie(sharedTokens) } };
const createNameForm = (name: string) => ({ form: createItemFormData({ name }) });

/**
 * One request of each operation, in an order that lets each request succeed. Requests that contain several
 * ids contain more ids if there are more friends.
 */
const createRequests = (ana: Person, friends: readonly number[]): Record<CallName, RequestInput> => ({
  listUsers: {},
  getUserByUid: { params: { uid: ana.uid } },
  listWishlists: {},
  getWishlist: { params: list },
  listFriends: {},
  getFriend: { params: { id: 11 } },
  listSuggestions: {},
  getFriendWishlist: { params: { id: 201 } },
  listBugReports: {},
  countOpenBugReports: {},
  previewItem: { body: { url: 'http://127.0.0.1/' } },
  createUser: { body: { firebase_uid: ana.uid, email: ana.email } },
  updateProfile: { body: { display_name: 'Ana B' } },
  createWishlist: { body: { title: 'New', is_public: false, shared_with_ids: friends } },
  // Stops sharing the list with the friend who has claimed its items.
  updateWishlist: { params: list, body: { title: 'Other', shared_with_ids: friends.slice(1) } },
  addItem: { params: list, ...createNameForm('New') },
  updateItem: { params: list, form: createItemFormData({ id: '10101', name: 'Other' }) },
  placeItem: { params: item, body: { before: null } },
  changeItemState: { params: item, body: { state: 'received' } },
  addItems: { params: list, body: { items: friends.map((id) => ({ name: `Wish ${id}` })) } },
  copyItem: { params: list, body: { item_id: 20_102 } },
  duplicateWishlist: { params: list, body: {} },
  moveItems: {
    params: list,
    body: { item_ids: friends.slice(1).map((_, at) => 10_102 + at), new_wishlist_id: 102 },
  },
  deleteItems: { params: { id: 102 }, body: { item_ids: friends.slice(1).map((_, at) => 10_102 + at) } },
  deleteItem: { params: item },
  deleteWishlist: { params: list },
  listShareLinks: { params: { id: 102 } },
  createShareLink: { params: { id: 102 }, body: {} },
  deleteShareLink: { params: { id: 102, linkId: 90_001 } },
  getSharedWishlist: { params: shared, query: { giving: 'true' } },
  purchaseShared: { params: { ...shared, itemId: 20_102 }, body: { purchased: true } },
  getGuest: { params: { token: guest.token } },
  releaseAsGuest: { params: { token: guest.token, itemId: 30_001 }, body: { purchased: false } },
  findMergeableGuest: guestCookie,
  mergeGuest: guestCookie,
  rememberGuest: { params: { token: links.reading.token } },
  deleteGuest: { params: { token: links.reading.token } },
  createInvitation: { body: { email: 'new@example.com' } },
  getInvitation: { params: { token: invitations.strangers.token } },
  acceptInvitation: { params: { token: invitations.strangers.token } },
  blockInvitationMails: { params: { token: invitations.operators.token } },
  purchase: { params: { id: 20_101 }, body: { purchased: true } },
  listGifts: {},
  createGift: { body: { name: 'Tickets', for_user_id: 12 } },
  listGiftBudgets: {},
  setGiftBudget: { body: { for_user_id: 12, amount: 50, currency: 'EUR' } },
  updateGift: { params: { id: 90_001 }, body: { quantity: 2 } },
  deleteGift: { params: { id: 90_001 } },
  addIdea: { params: { id: 201 }, ...createNameForm('Tent') },
  deleteIdea: { params: { id: 201, itemId: 40_001 } },
  requestFriend: { query: { friend_id: 201 } },
  acceptFriend: { query: { friend_id: 101 } },
  revokeFriend: { query: { friend_id: 11 } },
  createBugReport: { body: { title: 'Bug', description: 'It does not.' } },
  updateBugReportStatus: { params: { id: 1 }, body: { status: 'resolved' } },
});

const uncountedStatements = new Set([
  'begin',
  'commit',
  'users.findUserByUid',
  // The server sends the following statements after the response, to delete images and render a mail.
  'images.listImagesWithoutItem',
  'images.lockImagesToRemove',
  'images.deleteImages',
  'invitations.findInvitationMailData',
  'invitations.findInvitationMailOptOut',
]);

/** Returns the names of the statements of each operation. `many` is the number of records of each kind. */
async function recordStatementsForRows(many: number): Promise<Record<string, string[]>> {
  const app: TestApp = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  await app.db.pool.query(createFriendRowsSql(ana, many) + createSharingRowsSql(ana, many));
  const friends = Array.from({ length: many }, (_, at) => 11 + at);
  const statementRecorder = recordStatements(app);
  const found: Record<string, string[]> = {};
  for (const [name, request] of Object.entries(createRequests(ana, friends))) {
    const call: ApiOperation = calls[name as CallName];
    const { result, statements } = await statementRecorder.during(() => ana.tries(call, request));
    expect(`${name} ${result.status}`).toMatch(/ 20\d$/);
    found[name] = statements.filter((statement) => !uncountedStatements.has(statement));
  }
  return found;
}

it('no operation sends more SQL statements for forty records of each kind than for two', async () => {
  const statements = await recordStatementsForRows(2);
  expect(await recordStatementsForRows(40)).toEqual(statements);
  expect(Math.max(...Object.values(statements).map(({ length }) => length))).toBeLessThan(10);
});
