import type { Transaction } from '../database/database.ts';
import {
  deleteUnusedInvitationsOfUser,
  deleteShareLinkClaimsOfGiver,
  deleteShareLinksOfOwner,
  clearClaimNotesOfGiver,
} from './end-queries.ts';

/**
 * Deletes the person's share links, notes on claims, unused invitations, and claims that were made through
 * share links or whose item no longer exists. Call this when another person may have used the account before.
 * Lock the lists first: requests of visitors lock a list before its share link, and another order could
 * deadlock.
 */
export async function deleteSharingRecordsOfUser(tx: Transaction, personId: number): Promise<void> {
  await deleteShareLinksOfOwner(tx, [personId]);
  await deleteUnusedInvitationsOfUser(tx, [personId]);
  await deleteShareLinkClaimsOfGiver(tx, [personId]);
  await clearClaimNotesOfGiver(tx, [personId]);
}
