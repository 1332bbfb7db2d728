import { endClaimsOfFormerFriends } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { deleteSharingRecordsOfUser } from '../sharing/end-sharing.ts';
import {
  deleteAllFriendships,
  deleteSharesOfOwner,
  deleteReceivedShares,
  lockUserByUid,
  lockOwnAndSharedWishlists,
} from './queries.ts';

/**
 * Ends all friendships, friend requests, shares, share links and invitations of a person, and the claims
 * between the person and the former friends. Does nothing without a user record. Locks only this user record,
 * because every change of a friendship or friend request locks the records of both people.
 */
export async function endAllFriendships(tx: Transaction, uid: string): Promise<void> {
  const [person] = await lockUserByUid(tx, [uid]);
  if (!person) return;
  const ended = await deleteAllFriendships(tx, [person.id]);
  const friends = ended.filter(({ status }) => status === 'friends');
  if (friends.length > 0) {
    await lockOwnAndSharedWishlists(tx, [person.id]);
    await deleteReceivedShares(tx, [person.id]);
    await deleteSharesOfOwner(tx, [person.id]);
  }
  // `deleteSharingRecordsOfUser` also deletes records of ended claims. Call it before the claims of former
  // friends end: their records must remain.
  await deleteSharingRecordsOfUser(tx, person.id);
  const formerFriendIds = friends.map(({ other_id: otherId }) => otherId);
  if (formerFriendIds.length > 0) await endClaimsOfFormerFriends(tx, person.id, formerFriendIds);
}
