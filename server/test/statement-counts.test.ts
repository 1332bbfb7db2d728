import { type CallName, calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { expectedStatements } from './expected-statements.ts';
import { createItemFormData } from './items.ts';
import { type Person, signUpPerson } from './person.ts';
import { recordStatements } from './record-statements.ts';
import { createSharedTokens } from './shared-world.ts';
import { createGuestCookie } from './world.ts';

const sharedTokens = createSharedTokens();
const { guest, links, invitations } = sharedTokens;

const formatStoredTokenSql = ({ hash, cipher }: { hash: Buffer; cipher: string }): string =>
  `'\\x${hash.toString('hex')}', '${cipher}'`;

/**
 * Returns SQL that inserts share links of Ana's second list and of a friend's list, a guest with claims on
 * both lists, and invitations.
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
  select setval(pg_get_serial_sequence('share_links', 'id'), 100000);`;

/**
 * Returns SQL that inserts friends of Ana with one list each, people with friend requests to Ana, strangers,
 * and lists of Ana with items. All friends see Ana's first list, and one friend has claimed its items. The
 * ids of the three groups of people begin at 11, 101 and 201.
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

let ideaId = 0;
const ownListId = 101;
const ownItemId = 10_101;

/**
 * Functions that run each operation once with the largest data. GET requests come first. The changes follow
 * in an order in which each can succeed.
 */
const createCallsWithLargestData = (
  ana: Person,
  friends: readonly number[],
): Record<CallName, () => Promise<unknown>> => ({
  listUsers: () => ana.does(calls.listUsers),
  getUserByUid: () => ana.does(calls.getUserByUid, { params: { uid: ana.uid } }),
  listWishlists: () => ana.does(calls.listWishlists),
  getWishlist: () => ana.does(calls.getWishlist, { params: { id: ownListId } }),
  listFriends: () => ana.does(calls.listFriends),
  getFriend: () => ana.does(calls.getFriend, { params: { id: 11 } }),
  listSuggestions: () => ana.does(calls.listSuggestions),
  getFriendWishlist: () => ana.does(calls.getFriendWishlist, { params: { id: 201 } }),
  listBugReports: () => ana.does(calls.listBugReports),
  countOpenBugReports: () => ana.does(calls.countOpenBugReports),
  previewItem: () => ana.does(calls.previewItem, { body: { url: 'http://127.0.0.1/' } }),
  createUser: () => ana.does(calls.createUser, { body: { firebase_uid: ana.uid, email: ana.email } }),
  updateProfile: () => ana.does(calls.updateProfile, { body: { display_name: 'Ana B' } }),
  createWishlist: () =>
    ana.does(calls.createWishlist, { body: { title: 'New', is_public: false, shared_with_ids: [...friends] } }),
  updateWishlist: () =>
    // After this change, the friend who has claimed the items can no longer see the list.
    ana.does(calls.updateWishlist, {
      params: { id: ownListId },
      body: { title: 'Other', shared_with_ids: [...friends].slice(1) },
    }),
  addItem: () => ana.does(calls.addItem, { params: { id: ownListId }, form: createItemFormData({ name: 'New' }) }),
  updateItem: () =>
    ana.does(calls.updateItem, {
      params: { id: ownListId },
      form: createItemFormData({ id: String(ownItemId), name: 'Other' }),
    }),
  placeItem: () => ana.does(calls.placeItem, { params: { id: ownListId, itemId: ownItemId }, body: { before: null } }),
  changeItemState: () =>
    ana.does(calls.changeItemState, { params: { id: ownListId, itemId: ownItemId }, body: { state: 'received' } }),
  addItems: () =>
    ana.does(calls.addItems, {
      params: { id: ownListId },
      body: { items: friends.map((id) => ({ name: `Wish ${id}` })) },
    }),
  copyItem: () => ana.does(calls.copyItem, { params: { id: ownListId }, body: { item_id: 20_102 } }),
  duplicateWishlist: () => ana.does(calls.duplicateWishlist, { params: { id: ownListId }, body: {} }),
  moveItems: () =>
    ana.does(calls.moveItems, {
      params: { id: ownListId },
      body: { item_ids: friends.slice(1).map((_, at) => 10_102 + at), new_wishlist_id: ownListId + 1 },
    }),
  deleteItems: () =>
    ana.does(calls.deleteItems, {
      params: { id: ownListId + 1 },
      body: { item_ids: friends.slice(1).map((_, at) => 10_102 + at) },
    }),
  deleteItem: () => ana.does(calls.deleteItem, { params: { id: ownListId, itemId: ownItemId } }),
  deleteWishlist: () => ana.does(calls.deleteWishlist, { params: { id: ownListId } }),
  listShareLinks: () => ana.does(calls.listShareLinks, { params: { id: ownListId + 1 } }),
  createShareLink: () => ana.does(calls.createShareLink, { params: { id: ownListId + 1 }, body: {} }),
  deleteShareLink: () => ana.does(calls.deleteShareLink, { params: { id: ownListId + 1, linkId: 90_001 } }),
  getSharedWishlist: () =>
    ana.does(calls.getSharedWishlist, { params: { token: links.second.token }, query: { giving: 'true' } }),
  purchaseShared: () =>
    ana.does(calls.purchaseShared, {
      params: { token: links.second.token, itemId: 20_102 },
      body: { purchased: true },
    }),
  getGuest: () => ana.does(calls.getGuest, { params: { token: guest.token } }),
  releaseAsGuest: () =>
    ana.does(calls.releaseAsGuest, {
      params: { token: guest.token, itemId: 30_001 },
      body: { purchased: false },
    }),
  findMergeableGuest: () =>
    ana.does(calls.findMergeableGuest, { headers: { cookie: createGuestCookie(sharedTokens) } }),
  mergeGuest: () => ana.does(calls.mergeGuest, { headers: { cookie: createGuestCookie(sharedTokens) } }),
  rememberGuest: () => ana.tries(calls.rememberGuest, { params: { token: links.reading.token } }),
  deleteGuest: () => ana.tries(calls.deleteGuest, { params: { token: links.reading.token } }),
  createInvitation: () => ana.does(calls.createInvitation, { body: { email: 'new@example.com' } }),
  getInvitation: () => ana.does(calls.getInvitation, { params: { token: invitations.strangers.token } }),
  acceptInvitation: () => ana.does(calls.acceptInvitation, { params: { token: invitations.strangers.token } }),
  refuseInvitationMails: () =>
    ana.does(calls.refuseInvitationMails, { params: { token: invitations.operators.token } }),
  purchase: () => ana.does(calls.purchase, { params: { id: 20_101 }, body: { purchased: true } }),
  listGifts: () => ana.does(calls.listGifts),
  createGift: () => ana.does(calls.createGift, { body: { name: 'Tickets', for_user_id: 12 } }),
  listGiftBudgets: () => ana.does(calls.listGiftBudgets),
  setGiftBudget: () => ana.does(calls.setGiftBudget, { body: { for_user_id: 12, amount: 50, currency: 'EUR' } }),
  updateGift: () => ana.does(calls.updateGift, { params: { id: 90_001 }, body: { quantity: 2 } }),
  deleteGift: () => ana.does(calls.deleteGift, { params: { id: 90_001 } }),
  addIdea: async () => {
    const idea = await ana.does(calls.addIdea, { params: { id: 201 }, form: createItemFormData({ name: 'Tent' }) });
    ideaId = idea.id;
  },
  deleteIdea: () => ana.does(calls.deleteIdea, { params: { id: 201, itemId: ideaId } }),
  requestFriend: () => ana.does(calls.requestFriend, { query: { friend_id: 201 } }),
  acceptFriend: () => ana.does(calls.acceptFriend, { query: { friend_id: 101 } }),
  revokeFriend: () => ana.does(calls.revokeFriend, { query: { friend_id: 11 } }),
  createBugReport: () => ana.does(calls.createBugReport, { body: { title: 'Bug', description: 'It does not.' } }),
  updateBugReportStatus: () =>
    ana.does(calls.updateBugReportStatus, { params: { id: 1 }, body: { status: 'resolved' } }),
});

const uncountedStatements = new Set([
  'begin',
  'commit',
  'users.findUserByUid',
  // The server sends these statements after the response. They delete images and render a mail.
  'images.listDetachedImages',
  'images.listReleasedImages',
  'images.deleteImages',
  'invitations.findInvitationMail',
  'invitations.findMailRefusal',
]);

async function recordStatementsForRows(many: number): Promise<Record<string, string[]>> {
  const app: TestApp = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  await app.db.pool.query(createFriendRowsSql(ana, many) + createSharingRowsSql(ana, many));
  const friends = Array.from({ length: many }, (_, at) => 11 + at);
  const statementRecorder = recordStatements(app);
  const found: Record<string, string[]> = {};
  for (const [name, make] of Object.entries(createCallsWithLargestData(ana, friends))) {
    const { statements } = await statementRecorder.during(make);
    found[name] = statements.filter((statement) => !uncountedStatements.has(statement));
  }
  return found;
}

it.each([2, 40])('with %i records of each kind, each operation sends its expected statements', async (many) => {
  expect(await recordStatementsForRows(many)).toEqual(expectedStatements);
});
