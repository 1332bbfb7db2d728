import type { Guest } from '@wishwell/contract/sharing.ts';
import type { Locale } from '@wishwell/text/messages.ts';
import { createSnapshotFieldsSql } from '../claims/json.ts';
import { timeWhenOwnerSeesClaimSql } from '../claims/shown-claims.ts';
import { rowsPerBatch } from '../database/delete-in-batches.ts';
import type { JsonText } from '../database/json-text.ts';
import { createJsonObjectSql, createJsonArrayTextSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { isWantedSql, itemColumnsSql } from '../items/json.ts';

export interface GuestRow {
  id: number;
  name: string;
  email: string | null;
  token_cipher: string;
}

export const findGuest = sql<GuestRow, [tokenHash: Buffer]>(
  'sharing.findGuest',
  'select id, name, email, token_cipher from guests where token_hash = $1',
);

/**
 * Returns the guest, if a mail may be sent to the guest's e-mail address. Returns no row if the owner of a
 * list with a claim of the guest has the same address: the mail would reveal the claim to that owner.
 */
export const findMailableGuest = sql<GuestRow, [guestId: number]>(
  'sharing.findMailableGuest',
  `select g.id, g.name, g.email, g.token_cipher from guests g
   where g.id = $1 and not exists (
     select from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id
     join users o on o.id = w.owner_id
     where c.guest_id = g.id and lower(o.email) = lower(g.email))`,
);

/** Locks the guest's row and stores the time of the visit. Call this before locking lists and items. */
export const lockGuest = sql<{ id: number }, [guestId: number]>(
  'sharing.lockGuest',
  'update guests set seen_at = now() where id = $1 returning id',
);

export const insertGuest = sql<
  { id: number },
  [tokenHash: Buffer, tokenCipher: string, name: string, email: string | null, locale: Locale]
>(
  'sharing.insertGuest',
  'insert into guests (token_hash, token_cipher, name, email, locale) values ($1, $2, $3, $4, $5) returning id',
);

/** Sets the e-mail address of a guest. Returns no row if the guest already has an address. */
export const updateGuestEmail = sql<{ id: number }, [guestId: number, email: string]>(
  'sharing.updateGuestEmail',
  'update guests set email = $2 where id = $1 and email is null returning id',
);

/** Deletes the guest. A foreign key also deletes all claims of the guest. */
export const deleteGuest = sql<NoRow, [guestId: number]>('sharing.deleteGuest', 'delete from guests where id = $1');

export const countGuestClaimsOnWishlist = sql<{ count: number }, [guestId: number, wishlistId: number]>(
  'sharing.countGuestClaimsOnWishlist',
  `select count(*) as count from claims c join items i on i.id = c.item_id
   where c.guest_id = $1 and i.wishlist_id = $2`,
);

export const listOwnersOfItemsClaimedByGuest = sql<{ id: number; uid: string }, [guestId: number]>(
  'sharing.listOwnersOfItemsClaimedByGuest',
  `select distinct o.id, o.uid
   from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id join users o on o.id = w.owner_id
   where c.guest_id = $1`,
);

/**
 * Returns the items that the guest has claimed, the oldest claim first. Excludes items that are no longer
 * wanted, archived lists, and lists of deactivated owners.
 */
export const listItemsClaimedByGuest = sql<
  { items: JsonText<Guest['items']> | null },
  [guestId: number, excludedOwnerIds: readonly number[]]
>(
  'sharing.listItemsClaimedByGuest',
  `select ${createJsonArrayTextSql(`
     select ${itemColumnsSql}, g.quantity, ${createSnapshotFieldsSql('i', 'p.key')}, ${timeWhenOwnerSeesClaimSql} as shows_claims_from,
       w.title, ${createJsonObjectSql('select o.display_name, o.avatar')} as owner
     from claims g
     join items i on i.id = g.item_id and ${isWantedSql}
     join wishlists w on w.id = i.wishlist_id and not w.archived
     join users o on o.id = w.owner_id and o.is_active
     left join pictures p on p.item_id = i.id
     where g.guest_id = $1 and o.id <> all($2::bigint[]) order by g.created_at, i.id`)} as items`,
);

/**
 * Deletes the guest's claim on an item. No share link is needed, because a claim stays after its link is
 * revoked.
 */
export const deleteGuestClaim = sql<NoRow, [itemId: number, guestId: number]>(
  'sharing.deleteGuestClaim',
  'delete from claims where item_id = $1 and guest_id = $2',
);

/** Counts the guest's claims that can be transferred to the user: those on lists of other owners. */
export const countGuestClaimsMovableToUser = sql<{ count: number }, [guestId: number, userId: number]>(
  'sharing.countGuestClaimsMovableToUser',
  `select count(*) as count from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id
   where c.guest_id = $1 and w.owner_id <> $2`,
);

/**
 * Transfers the guest's claims to the user, unless the user's account is inactive. Excludes items on the
 * user's own lists, and items that the user has claimed already.
 */
export const moveGuestClaimsToUser = sql<{ item_id: number }, [guestId: number, userId: number]>(
  'sharing.moveGuestClaimsToUser',
  `with giver as materialized (select id from users where id = $2 and is_active for key share)
   update claims c set giver_id = giver.id, guest_id = null
   from giver, items i, wishlists w
   where c.guest_id = $1 and i.id = c.item_id and w.id = i.wishlist_id and w.owner_id <> $2
     and not exists (select from claims own where own.item_id = c.item_id and own.giver_id = $2)
   returning c.item_id`,
);

export const deleteGuestWithoutClaims = sql<NoRow, [guestId: number]>(
  'sharing.deleteGuestWithoutClaims',
  'delete from guests g where g.id = $1 and not exists (select from claims c where c.guest_id = g.id)',
);

/**
 * Deletes one batch of guests who have no claims and were last seen more than 90 days ago. Keeps guests to
 * whom a mail about an ended claim is queued. The subquery looks up the claims of each old guest, because
 * `not exists` would scan the claims of all guests.
 */
export const deleteInactiveGuests = sql<{ id: number }>(
  'sharing.deleteInactiveGuests',
  `delete from guests where id in (
     select g.id from guests g
     where g.seen_at < now() - interval '90 days'
       and (select c.item_id from claims c where c.guest_id = g.id limit 1) is null
       and (select m.id from mails m where m.email = g.email and m.kind = 'guest-claim-ended' limit 1) is null
     limit ${rowsPerBatch} for update skip locked
   ) returning id`,
);
