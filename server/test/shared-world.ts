import { createLinkTokens, type NewLinkToken } from '../src/sharing/link-tokens.ts';
import { testAppSecret } from './config.ts';

const shareLinkNames = ['public', 'private', 'reading', 'second', 'strangers', 'expired', 'inactives'] as const;
export type ShareLinkName = (typeof shareLinkNames)[number];

const invitationNames = ['owners', 'operators', 'strangers', 'used', 'expired', 'inactives'] as const;
export type InvitationName = (typeof invitationNames)[number];

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
export interface SharedTokens {
  links: Readonly<Record<ShareLinkName, NewLinkToken>>;
  guest: NewLinkToken;
  invitations: Readonly<Record<InvitationName, NewLinkToken>>;
}

const creationTime = `'2026-01-01T12:00:00Z'`;

const createTokensByName = <Name extends string>(names: readonly Name[]): Record<Name, NewLinkToken> => {
  const tokens = createLinkTokens(testAppSecret);
  return Object.fromEntries(names.map((name) => [name, tokens.create()])) as Record<Name, NewLinkToken>;
};

export const createSharedTokens = (): SharedTokens => ({
  links: createTokensByName(shareLinkNames),
  guest: createLinkTokens(testAppSecret).create(),
  invitations: createTokensByName(invitationNames),
});

const formatTokenColumnsSql = ({ hash, cipher }: NewLinkToken): string => `'\\x${hash.toString('hex')}', '${cipher}'`;

interface SharedTestData {
  tokens: SharedTokens;
  lists: Readonly<Record<'public' | 'second' | 'strangers' | 'inactives' | 'secret', number>>;
  /** Id of an item on the secret list. The guest has claimed this item. */
  guestsItem: number;
  people: Readonly<Record<'owner' | 'sharee' | 'stranger' | 'inactive', { id: number; email: string }>>;
}

/** Returns the SQL that restores the share links, the guest and the invitations. */
export function createSharedDataSql({ tokens, lists, guestsItem, people }: SharedTestData): string {
  const { owner, sharee, stranger, inactive } = people;
  const link = (name: ShareLinkName, list: number, values = `true, null`): string =>
    `(${shareLinkIds[name]}, ${list}, ${formatTokenColumnsSql(tokens.links[name])}, ${values}, ${creationTime})`;
  const expiryTime = `'2126-01-01T12:00:00Z'`;
  const invitation = (id: number, name: InvitationName, values: string): string =>
    `(${id}, ${formatTokenColumnsSql(tokens.invitations[name])}, ${values}, ${creationTime})`;
  return `
    delete from guests; delete from invitations; delete from mail_refusals;
    insert into share_links (id, wishlist_id, token_hash, token_cipher, may_claim, expires_at, created_at)
      overriding system value values
      ${link('public', lists.public)}, ${link('private', lists.secret)}, ${link('reading', lists.public, 'false, null')},
      ${link('second', lists.second)}, ${link('strangers', lists.strangers)},
      ${link('expired', lists.public, `true, '2026-01-02T12:00:00Z'`)}, ${link('inactives', lists.inactives)};
    insert into guests (id, token_hash, token_cipher, name, locale, seen_at) overriding system value values
      (${guestId}, ${formatTokenColumnsSql(tokens.guest)}, 'Gusta', 'en', ${creationTime});
    insert into items (id, wishlist_id, name, created_at) overriding system value values
      (${guestsItem}, ${lists.secret}, 'Globe', ${creationTime});
    insert into claims (id, item_id, guest_id, link_wishlist_id, created_at) values
      (501, ${guestsItem}, ${guestId}, ${lists.secret}, ${creationTime});
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
