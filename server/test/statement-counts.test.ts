import { type CallName, calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { itemForm } from './items.ts';
import { type Person, signedIn } from './person.ts';
import { noteStatements } from './statements-run.ts';

/**
 * What each call asks of the database when it succeeds, beside who its caller is and where a transaction begins and ends.
 * A form's call looks first whose list it is, before it reads the form. Pictures that were let go of are removed after the
 * response.
 */
const statementsOf: Readonly<Record<CallName, readonly string[]>> = {
  listUsers: ['users.list'],
  getUserByUid: [],
  listWishlists: ['wishlists.listFewOwn'],
  getWishlist: ['wishlists.findOwn'],
  listFriends: ['friends.list'],
  getFriend: ['friends.find'],
  listSuggestions: ['friends.listSuggestions'],
  getFriendWishlist: ['friendWishlists.findSmall'],
  listBugReports: ['bugReports.list'],
  countOpenBugReports: ['bugReports.countOpen'],
  createUser: [],
  updateProfile: ['users.lock', 'users.updateProfile'],
  createWishlist: [
    'users.lock',
    'wishlists.count',
    'wishlists.countShares',
    'wishlists.lockFriendsAmong',
    'wishlists.insert',
    'wishlists.insertShares',
    'wishlists.findOwn',
  ],
  updateWishlist: [
    'users.lock',
    'wishlists.lockFriendsAmong',
    'wishlists.lock',
    'wishlists.countShares',
    'wishlists.update',
    'wishlists.deleteSharesExcept',
    'wishlists.insertShares',
    'claims.insertEnding',
    'wishlists.findOwn',
  ],
  addItem: [
    'wishlists.find',
    'wishlists.lock',
    'items.insert',
    'items.count',
    'wishlists.countChange',
    'wishlists.findOwnItem',
  ],
  updateItem: [
    'wishlists.find',
    'wishlists.lock',
    'items.lock',
    'items.update',
    'wishlists.countChange',
    'wishlists.findOwnItem',
  ],
  deleteItem: [
    'wishlists.lock',
    'items.lock',
    'items.detachPicture',
    'items.detach',
    'claims.insertEnding',
    'wishlists.countChange',
  ],
  deleteWishlist: ['wishlists.lock', 'wishlists.releasePictures', 'wishlists.detach', 'claims.insertEnding'],
  purchase: ['friendWishlists.lockFriendshipAndWishlist', 'claims.insert', 'friendWishlists.findItem'],
  requestFriend: ['friends.lockPeople', 'friends.lockFriendship', 'friends.countSent', 'friends.insertRequest'],
  acceptFriend: [
    'friends.lockPeople',
    'friends.lockFriendship',
    'friends.count',
    'friends.count',
    'friends.makeFriends',
  ],
  revokeFriend: [
    'friends.lockPeople',
    'friends.lockFriendship',
    'friends.delete',
    'friends.lockTheirWishlists',
    'friends.deleteSharesBetween',
    'claims.insertEnding',
  ],
  createBugReport: ['bugReports.insert', 'bugReports.find'],
  updateBugReportStatus: ['bugReports.updateStatus', 'bugReports.find'],
};

/**
 * So many friends of Ana's with a list each, people who have asked, strangers, and lists of Ana's with so many items, all of
 * the first shared with all friends and claimed by one; people are numbered from 11, 101 and 201, lists and items alike.
 */
const rowsOf = (ana: Person, many: number): string => `
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
  insert into claims select id, 11 from items where wishlist_id = 101;
  insert into bug_reports (user_id, title, description) select ${ana.id}, 'Bug ' || n, 'It does not.' from generate_series(1, ${many}) n;
  select setval(pg_get_serial_sequence(name, 'id'), 100000) from unnest(array['users', 'wishlists', 'items']) name;`;

const list = 101;
const item = 10_101;

/** Makes every call once, each where it has most to do: reads first, and what others need last. */
const everyCall = (ana: Person, friends: readonly number[]): Record<CallName, () => Promise<unknown>> => ({
  listUsers: () => ana.does(calls.listUsers),
  getUserByUid: () => ana.does(calls.getUserByUid, { params: { uid: ana.uid } }),
  listWishlists: () => ana.does(calls.listWishlists),
  getWishlist: () => ana.does(calls.getWishlist, { params: { id: list } }),
  listFriends: () => ana.does(calls.listFriends),
  getFriend: () => ana.does(calls.getFriend, { params: { id: 11 } }),
  listSuggestions: () => ana.does(calls.listSuggestions),
  getFriendWishlist: () => ana.does(calls.getFriendWishlist, { params: { id: 201 } }),
  listBugReports: () => ana.does(calls.listBugReports),
  countOpenBugReports: () => ana.does(calls.countOpenBugReports),
  createUser: () => ana.does(calls.createUser, { body: { firebase_uid: ana.uid, email: ana.email } }),
  updateProfile: () => ana.does(calls.updateProfile, { body: { display_name: 'Ana B' } }),
  createWishlist: () =>
    ana.does(calls.createWishlist, { body: { title: 'New', is_public: false, shared_with_ids: [...friends] } }),
  updateWishlist: () =>
    // The one who claimed everything loses sight of it.
    ana.does(calls.updateWishlist, {
      params: { id: list },
      body: { title: 'Other', shared_with_ids: [...friends].slice(1) },
    }),
  addItem: () => ana.does(calls.addItem, { params: { id: list }, form: itemForm({ name: 'New' }) }),
  updateItem: () =>
    ana.does(calls.updateItem, { params: { id: list }, form: itemForm({ id: String(item), name: 'Other' }) }),
  deleteItem: () => ana.does(calls.deleteItem, { params: { id: list, itemId: item } }),
  deleteWishlist: () => ana.does(calls.deleteWishlist, { params: { id: list } }),
  purchase: () => ana.does(calls.purchase, { params: { id: 20_101 }, body: { purchased: true } }),
  requestFriend: () => ana.does(calls.requestFriend, { query: { friend_id: 201 } }),
  acceptFriend: () => ana.does(calls.acceptFriend, { query: { friend_id: 101 } }),
  revokeFriend: () => ana.does(calls.revokeFriend, { query: { friend_id: 11 } }),
  createBugReport: () => ana.does(calls.createBugReport, { body: { title: 'Bug', description: 'It does not.' } }),
  updateBugReportStatus: () =>
    ana.does(calls.updateBugReportStatus, { params: { id: 1 }, body: { status: 'resolved' } }),
});

const besides = new Set(['begin', 'commit', 'users.findByUid', 'pictures.listReleased', 'pictures.delete']);

async function statementsWith(many: number): Promise<Record<string, string[]>> {
  const app: TestApp = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  await app.db.pool.query(rowsOf(ana, many));
  const friends = Array.from({ length: many }, (_, at) => 11 + at);
  const notes = noteStatements(app);
  const found: Record<string, string[]> = {};
  for (const [name, make] of Object.entries(everyCall(ana, friends))) {
    const { statements } = await notes.during(make);
    found[name] = statements.filter((statement) => !besides.has(statement));
  }
  return found;
}

it.each([2, 40])('a call asks no more of the database where there are %i of everything', async (many) => {
  expect(await statementsWith(many)).toEqual(statementsOf);
});
