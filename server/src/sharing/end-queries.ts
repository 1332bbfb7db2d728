import { type NoRow, sql } from '../database/statements.ts';

export const deleteShareLinksOfOwner = sql<NoRow, [ownerId: number]>(
  'sharing.deleteShareLinksOfOwner',
  'delete from share_links l using wishlists w where w.id = l.wishlist_id and w.owner_id = $1',
);

export const deleteUnusedInvitationsOfUser = sql<NoRow, [userId: number]>(
  'sharing.deleteUnusedInvitationsOfUser',
  'delete from invitations where inviter_id = $1 and used_at is null',
);

/** Deletes those claims of the giver that were made through share links, or whose item no longer exists. */
export const deleteShareLinkClaimsOfGiver = sql<NoRow, [giverId: number]>(
  'sharing.deleteShareLinkClaimsOfGiver',
  'delete from claims where giver_id = $1 and (link_wishlist_id is not null or item_id is null)',
);

/** Deletes the note, the paid amount and the order link from each claim of the giver. */
export const clearClaimNotesOfGiver = sql<NoRow, [giverId: number]>(
  'sharing.clearClaimNotesOfGiver',
  `update claims set note = '', paid = null, paid_currency = null, order_link = '' where giver_id = $1`,
);
