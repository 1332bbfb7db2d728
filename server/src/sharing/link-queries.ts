import { sql } from '../database/statements.ts';

export interface ShareLinkRow {
  id: number;
  label: string;
  may_claim: boolean;
  shows_title: boolean;
  expires_at: string | null;
  created_at: string;
  last_opened_on: string | null;
  token_cipher: string;
}

const linkColumns = `l.id, l.label, l.may_claim, l.shows_title, iso_time(l.expires_at) as expires_at,
  iso_time(l.created_at) as created_at, to_char(l.last_opened_on, 'YYYY-MM-DD') as last_opened_on, l.token_cipher`;

/** Returns the share links of the list, newest first. */
export const listShareLinks = sql<ShareLinkRow, [wishlistId: number]>(
  'sharing.listShareLinks',
  `select ${linkColumns} from share_links l where l.wishlist_id = $1 order by l.id desc`,
);

export const countShareLinks = sql<{ count: number }, [wishlistId: number]>(
  'sharing.countShareLinks',
  'select count(*) as count from share_links where wishlist_id = $1',
);

export const insertShareLink = sql<
  ShareLinkRow,
  [
    wishlistId: number,
    tokenHash: Buffer,
    tokenCipher: string,
    label: string,
    mayClaim: boolean,
    showsTitle: boolean,
    expiresAt: Date | null,
  ]
>(
  'sharing.insertShareLink',
  `insert into share_links as l (wishlist_id, token_hash, token_cipher, label, may_claim, shows_title, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${linkColumns}`,
);

export const deleteShareLink = sql<{ id: number }, [linkId: number, wishlistId: number]>(
  'sharing.deleteShareLink',
  'delete from share_links where id = $1 and wishlist_id = $2 returning id',
);
