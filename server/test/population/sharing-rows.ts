import { createHash } from 'node:crypto';
import {
  createEmailAddress,
  createFakeToken,
  DAY,
  formatTimeAgo,
  hashToIntegerBelow,
  linesFor,
  ownerActivity,
  type TableRows,
} from './rows.ts';

const createFakeDigest = (id: number, salt: number): string =>
  String.raw`\\x${createFakeToken(id, salt)}${createFakeToken(id, salt + 1)}`;

/** Returns the token of the share link with this number. */
const createLinkToken = (id: number): string => `link-${id}`;

const createSha256Bytea = (text: string): string => String.raw`\\x${createHash('sha256').update(text).digest('hex')}`;

const createFakeCipher = (id: number): string => createFakeToken(id, 30) + createFakeToken(id, 31);

const getListId = (item: number): number => Math.floor((item - 1) / ownerActivity.items) + 1;

/**
 * Returns rows of share links (one for each person), of guests who each have a claim (for a tenth of the
 * people), and of invitations.
 */
export function createSharingRows(people: number): TableRows[] {
  const tenth = Math.floor(people / ownerActivity.activeOf);
  const lists = tenth * ownerActivity.lists;
  const itemsPerGuest = ownerActivity.activeOf * 8;
  // `createListRows` claims every eighth item.
  const claimedBy = (guest: number): number => guest * itemsPerGuest - 4;
  return [
    {
      into: 'share_links (wishlist_id, token_hash, token_cipher)',
      lines: linesFor(1, people, (id) =>
        [1 + (id % lists), createSha256Bytea(createLinkToken(id)), createFakeCipher(id)].join('\t'),
      ),
    },
    {
      into: 'guests (id, token_hash, token_cipher, name, email, locale, seen_at)',
      lines: linesFor(1, tenth, (id) =>
        [
          id,
          createFakeDigest(id, 34),
          createFakeCipher(id),
          'Gusta',
          createEmailAddress(-id),
          'en',
          formatTimeAgo(hashToIntegerBelow(id, 36, 300 * DAY)),
        ].join('\t'),
      ),
    },
    {
      into: 'claims (item_id, guest_id, link_wishlist_id)',
      lines: linesFor(1, tenth, (id) => [claimedBy(id), id, getListId(claimedBy(id))].join('\t')),
    },
    {
      into: 'invitations (token_hash, token_cipher, inviter_id, expires_at)',
      lines: linesFor(1, tenth, (id) =>
        [
          createFakeDigest(id, 37),
          createFakeCipher(id),
          1 + hashToIntegerBelow(id, 39, people),
          formatTimeAgo(-hashToIntegerBelow(id, 40, 30 * DAY)),
        ].join('\t'),
      ),
    },
    {
      into: 'mail_refusals (email_hash)',
      lines: linesFor(1, Math.ceil(tenth / 10), (id) => createFakeDigest(id, 41)),
    },
  ];
}
