import type { Transaction } from '../database/database.ts';
import {
  deleteUnusedInvitationsOfUser,
  deleteLinkClaimsOfGiver,
  deleteLinksOfOwner,
  clearClaimNotesOfGiver,
} from './end-queries.ts';

/**
 * Deletes the person's share links, unused invitations and notes. Also deletes claims that were made through
 * share links or whose item no longer exists. Call this when the account may have been used by another person
 * before, who may have created these records. Lock the lists before this call, because visitors lock a list
 * before its share link.
 */
export async function deleteSharingRecords(tx: Transaction, personId: number): Promise<void> {
  await deleteLinksOfOwner(tx, [personId]);
  await deleteUnusedInvitationsOfUser(tx, [personId]);
  await deleteLinkClaimsOfGiver(tx, [personId]);
  await clearClaimNotesOfGiver(tx, [personId]);
}
