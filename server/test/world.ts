import { calls } from '@wishwell/contract/calls.ts';
import { createShareLinkTokenService, type NewShareLinkToken } from '../src/sharing/link-tokens.ts';
import type { TestApp } from './app.ts';
import { decodeBearerPayload, addSigningKey, type SignBearer } from './bearers.ts';
import { testAppSecret } from './config.ts';
import { createDrawing } from './drawings.ts';
import { addItem, createItemFormData } from './items.ts';
import {
  createCaller,
  signUpPerson,
  signUpWithoutUserRecord,
  createVisitor,
  type Caller,
  type Person,
} from './person.ts';

/**
 * Callers of the access tests. Their names describe their relation to Olga, the owner of the lists. `guest`
 * is a browser with the cookie of a guest, without an account.
 */
export const actors = [
  'owner',
  'sharee',
  'friend',
  'asked',
  'asker',
  'stranger',
  'staff',
  'superuser',
  'inactive',
  'unfinished',
  'anonymous',
  'guest',
  'forged',
  'expired',
] as const;
export type Actor = (typeof actors)[number];

/**
 * Ids of lists. Olga owns all lists except those of the stranger and of the inactive person. She shares the
 * private list with the person `sharee`, and the secret list with nobody.
 */
export const listIds = { public: 101, private: 102, second: 103, strangers: 104, inactives: 105, secret: 106 } as const;

/** Ids of items. The key names the list of the item, or a property of the item. */
export const itemIds = {
  free: 201,
  hidden: 202,
  taken: 203,
  switchedOff: 204,
  hiddenTaken: 205,
  onSecond: 206,
  strangers: 207,
  inactives: 208,
  secret: 209,
  guests: 210,
  /** An idea that the person `sharee` added to the private list. */
  idea: 211,
} as const;

/** Id of the claim of the person `sharee` on the item `itemIds.taken`. */
export const claimId = 401;

/** Keys of the images of two items. Their files do not exist. */
export const imageKeys = { free: 'f0'.repeat(16), taken: '7a'.repeat(16) } as const;

export const bugReportId = 301;

const shareLinkNames = ['public', 'private', 'reading', 'second', 'strangers', 'expired', 'inactives'] as const;
export type ShareLinkName = (typeof shareLinkNames)[number];

const invitationNames = ['owners', 'operators', 'strangers', 'used', 'expired', 'inactives'] as const;
type InvitationName = (typeof invitationNames)[number];

/** Ids of share links. The key names the list of the link, or a property of the link. */
export const shareLinkIds: Readonly<Record<ShareLinkName, number>> = {
  public: 401,
  private: 402,
  reading: 403,
  second: 404,
  strangers: 405,
  expired: 406,
  inactives: 407,
};

export const guestId = 501;

/** Tokens of the share links, of one guest, and of the invitations. */
export interface SharingTokens {
  links: Readonly<Record<ShareLinkName, NewShareLinkToken>>;
  guest: NewShareLinkToken;
  invitations: Readonly<Record<InvitationName, NewShareLinkToken>>;
}

export const nonexistentRecordId = 999_999;

/**
 * Olga has deleted these records: a list with an item, and an item of another list with its image. The person
 * `sharee` (with whom Olga has shared lists) had claimed both items.
 */
interface DeletedRecords {
  list: number;
  itemOfList: number;
  item: number;
  image: string;
}

export interface TestData {
  callers: Readonly<Record<Actor, Caller>>;
  people: Readonly<Record<Exclude<Actor, 'unfinished' | 'anonymous' | 'guest' | 'forged' | 'expired'>, Person>>;
  unfinished: { uid: string; email: string; bearer: string; cookie: string };
  deleted: DeletedRecords;
  tokens: SharingTokens;
  /** Signs bearer tokens with any JWT claims. The server trusts the signing key. */
  sign: SignBearer;
  /** Restores all initial records with the same ids and times. */
  reset(): Promise<void>;
}

const personNames: Readonly<Record<keyof TestData['people'], string>> = {
  owner: 'Olga',
  sharee: 'Sam',
  friend: 'Finn',
  asked: 'Pia',
  asker: 'Quinn',
  stranger: 'Xenia',
  staff: 'Stan',
  superuser: 'Una',
  inactive: 'Ina',
};

/**
 * Signs up all people. Creates records of Olga, and deletes some of them. The database of `app` must be new.
 */
export async function createTestData(app: Pick<TestApp, 'origin' | 'db'>): Promise<TestData> {
  const unfinished = await signUpWithoutUserRecord(app, { name: 'Uma' });
  const { sign } = await addSigningKey(app);
  const signUps = Object.entries(personNames).map(async ([actor, name]) => [actor, await signUpPerson(app, name)]);
  const people = Object.fromEntries(await Promise.all(signUps)) as TestData['people'];
  const tokens = createSharingTokens();
  const now = Math.floor(Date.now() / 1000);
  const expired = await sign({ ...decodeBearerPayload(people.owner.bearer), iat: now - 660, exp: now - 60 });
  const callers = {
    ...people,
    unfinished: createVisitor(app, unfinished.bearer),
    anonymous: createVisitor(app),
    guest: createCaller(app.origin, () => ({ cookie: createGuestCookie(tokens) })),
    forged: createVisitor(app, `${people.owner.bearer.slice(0, -8)}AAAAAAAA`),
    expired: createVisitor(app, expired),
  };
  const reset = async (): Promise<void> => {
    await app.db.pool.query(createTestDataSql(people, unfinished.uid) + createSharedDataSql(tokens, people));
  };
  await reset();
  const deleted = await createAndDeleteRecords(people);
  return { callers, people, unfinished, deleted, tokens, sign, reset };
}

const createTokensByName = <Name extends string>(names: readonly Name[]): Record<Name, NewShareLinkToken> => {
  const tokens = createShareLinkTokenService(testAppSecret);
  return Object.fromEntries(names.map((name) => [name, tokens.create()])) as Record<Name, NewShareLinkToken>;
};

export const createSharingTokens = (): SharingTokens => ({
  links: createTokensByName(shareLinkNames),
  guest: createShareLinkTokenService(testAppSecret).create(),
  invitations: createTokensByName(invitationNames),
});

const formatTokenColumnsSql = ({ hash, cipher }: NewShareLinkToken): string =>
  `'\\x${hash.toString('hex')}', '${cipher}'`;

/** Returns the cookie of the guest, for an installation without https. */
export const createGuestCookie = ({ guest }: SharingTokens): string => `wishwell_guest=${guest.token}`;

async function createAndDeleteRecords({ owner, sharee }: TestData['people']): Promise<DeletedRecords> {
  const body = { title: 'Past', is_public: false, shared_with_ids: [sharee.id] };
  const { id: list } = await owner.does(calls.createWishlist, { body });
  const { id: itemOfList } = await addItem(owner, list, 'Vase');
  const form = createItemFormData({ name: 'Bowl' }, new Blob([await createDrawing()]));
  const { id: item, image_url: image } = await owner.does(calls.addItem, { params: { id: listIds.public }, form });
  for (const id of [itemOfList, item]) {
    await sharee.does(calls.purchase, { params: { id }, body: { purchased: true } });
  }
  await owner.does(calls.deleteItem, { params: { id: listIds.public, itemId: item } });
  await owner.does(calls.deleteWishlist, { params: { id: list } });
  return { list, itemOfList, item, image };
}

const creationTime = `'2026-01-01T12:00:00Z'`;

const formatFriendshipRowSql = (status: 'friends' | 'pending', requester: Person, other: Person): string =>
  `(${Math.min(requester.id, other.id)}, ${Math.max(requester.id, other.id)}, '${status}', ${requester.id}, ${creationTime})`;

const createBearersFromValuesSql = ({ id, bearer }: Person): string =>
  `(${id}, ${Number(decodeBearerPayload(bearer)['bearers_from'] ?? 0)})`;

function createTestDataSql({ owner, sharee, friend, ...people }: TestData['people'], unfinishedUid: string): string {
  return `
    delete from friendships; delete from friend_requests; delete from wishlists; delete from claims;
    delete from gift_budgets;
    delete from pictures; delete from bug_reports; delete from idempotency_keys; delete from rate_counts;
    delete from users where uid = '${unfinishedUid}';
    update users set display_name = initcap(split_part(email, '.', 1)), avatar = 'gray', version = 1,
      created_at = ${creationTime},
      is_staff = id = ${people.staff.id}, is_superuser = id = ${people.superuser.id},
      is_active = id <> ${people.inactive.id};
    -- Restores the value that each person's bearer token contains, so that the token stays valid.
    update users set bearers_from = timestamptz 'epoch' + held.microseconds * interval '1 microsecond'
      from (values ${Object.values({ owner, sharee, friend, ...people })
        .map(createBearersFromValuesSql)
        .join(', ')}) held(id, microseconds)
      where users.id = held.id;
    insert into friendships (low_id, high_id, status, requester_id, created_at) values
      ${formatFriendshipRowSql('friends', owner, sharee)}, ${formatFriendshipRowSql('friends', friend, owner)},
      ${formatFriendshipRowSql('friends', people.inactive, owner)}, ${formatFriendshipRowSql('friends', people.inactive, friend)},
      ${formatFriendshipRowSql('pending', owner, people.asked)}, ${formatFriendshipRowSql('pending', people.asker, owner)};
    insert into wishlists (id, owner_id, title, is_public, created_at) overriding system value values
      (${listIds.public}, ${owner.id}, 'Winter', true, ${creationTime}), (${listIds.private}, ${owner.id}, 'Baby', false, ${creationTime}),
      (${listIds.second}, ${owner.id}, 'Later', true, ${creationTime}),
      (${listIds.strangers}, ${people.stranger.id}, 'Boat', true, ${creationTime}),
      (${listIds.inactives}, ${people.inactive.id}, 'Garden', true, ${creationTime}),
      (${listIds.secret}, ${owner.id}, 'Attic', false, ${creationTime});
    insert into wishlist_shares (wishlist_id, user_id) values (${listIds.private}, ${sharee.id});
    insert into items (id, wishlist_id, name, price, is_available, created_at) overriding system value values
      (${itemIds.free}, ${listIds.public}, 'Mug', 38, true, ${creationTime}), (${itemIds.hidden}, ${listIds.private}, 'Cot', 0, true, ${creationTime}),
      (${itemIds.taken}, ${listIds.public}, 'Lamp', 9.5, true, ${creationTime}), (${itemIds.switchedOff}, ${listIds.public}, 'Hat', 0, false, ${creationTime}),
      (${itemIds.hiddenTaken}, ${listIds.private}, 'Pram', 0, true, ${creationTime}), (${itemIds.onSecond}, ${listIds.second}, 'Kite', 0, true, ${creationTime}),
      (${itemIds.strangers}, ${listIds.strangers}, 'Oar', 0, true, ${creationTime}), (${itemIds.inactives}, ${listIds.inactives}, 'Rake', 0, true, ${creationTime}),
      (${itemIds.secret}, ${listIds.secret}, 'Trunk', 0, true, ${creationTime});
    insert into items (id, idea_wishlist_id, idea_by, name, created_at) overriding system value values
      (${itemIds.idea}, ${listIds.private}, ${sharee.id}, 'Swing', ${creationTime});
    insert into pictures (key, item_id, attached, created_at) values
      ('${imageKeys.free}', ${itemIds.free}, true, ${creationTime}), ('${imageKeys.taken}', ${itemIds.taken}, true, ${creationTime});
    insert into claims (id, item_id, giver_id, owner_id, name, created_at) values
      (${claimId}, ${itemIds.taken}, ${sharee.id}, ${owner.id}, 'Lamp', ${creationTime}),
      (${claimId} + 1, ${itemIds.hiddenTaken}, ${sharee.id}, ${owner.id}, 'Pram', ${creationTime});
    insert into bug_reports (id, user_id, title, description, created_at) overriding system value values
      (${bugReportId}, ${friend.id}, 'Typo', 'On the first page', ${creationTime});
    select setval(pg_get_serial_sequence('wishlists', 'id'), 1100), setval(pg_get_serial_sequence('items', 'id'), 2100),
      setval(pg_get_serial_sequence('bug_reports', 'id'), 3000);`;
}

/** Returns the SQL that restores the share links, the guest and the invitations. */
function createSharedDataSql(tokens: SharingTokens, { owner, sharee, stranger, inactive }: TestData['people']): string {
  const link = (name: ShareLinkName, list: number, values = `true, null`): string =>
    `(${shareLinkIds[name]}, ${list}, ${formatTokenColumnsSql(tokens.links[name])}, ${values}, ${creationTime})`;
  const expiryTime = `'2126-01-01T12:00:00Z'`;
  const invitation = (id: number, name: InvitationName, values: string): string =>
    `(${id}, ${formatTokenColumnsSql(tokens.invitations[name])}, ${values}, ${creationTime})`;
  return `
    delete from guests; delete from invitations; delete from mail_refusals;
    insert into share_links (id, wishlist_id, token_hash, token_cipher, may_claim, expires_at, created_at)
      overriding system value values
      ${link('public', listIds.public)}, ${link('private', listIds.secret)}, ${link('reading', listIds.public, 'false, null')},
      ${link('second', listIds.second)}, ${link('strangers', listIds.strangers)},
      ${link('expired', listIds.public, `true, '2026-01-02T12:00:00Z'`)}, ${link('inactives', listIds.inactives)};
    insert into guests (id, token_hash, token_cipher, name, locale, seen_at) overriding system value values
      (${guestId}, ${formatTokenColumnsSql(tokens.guest)}, 'Gusta', 'en', ${creationTime});
    insert into items (id, wishlist_id, name, created_at) overriding system value values
      (${itemIds.guests}, ${listIds.secret}, 'Globe', ${creationTime});
    insert into claims (id, item_id, guest_id, link_wishlist_id, created_at) values
      (501, ${itemIds.guests}, ${guestId}, ${listIds.secret}, ${creationTime});
    insert into invitations (id, token_hash, token_cipher, inviter_id, email, expires_at, used_by, used_at, created_at)
      overriding system value values
      ${invitation(601, 'owners', `${owner.id}, null, ${expiryTime}, null, null`)},
      ${invitation(602, 'operators', `null, null, ${expiryTime}, null, null`)},
      ${invitation(603, 'strangers', `${owner.id}, '${stranger.email}', ${expiryTime}, null, null`)},
      ${invitation(604, 'used', `${owner.id}, null, ${expiryTime}, ${sharee.id}, ${creationTime}`)},
      ${invitation(605, 'expired', `${owner.id}, null, '2026-01-02T12:00:00Z', null, null`)},
      ${invitation(606, 'inactives', `${inactive.id}, null, ${expiryTime}, null, null`)};
    select setval(pg_get_serial_sequence(name, 'id'), 4000) from unnest(array['share_links', 'guests', 'invitations']) name;`;
}
