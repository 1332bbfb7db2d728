import { endClaimsOfFormerFriends } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { lockPeopleAndFindRelation } from './friend-relation.ts';
import { deleteFriendship, deleteSharesBetweenTwoPeople, lockWishlistsOfTwoPeople } from './queries.ts';

/**
 * Withdraws or denies a friend request, or ends a friendship; does nothing if there is neither. The end of a
 * friendship also deletes its shares and ends the claims between both people.
 */
export async function endFriendshipOrRequest(tx: Transaction, callerId: number, otherId: number): Promise<void> {
  const people: [number, number] = [callerId, otherId];
  const relation = await lockPeopleAndFindRelation(tx, callerId, otherId);
  await deleteFriendship(tx, people);
  if (relation !== 'friends') return;
  await lockWishlistsOfTwoPeople(tx, people);
  await deleteSharesBetweenTwoPeople(tx, people);
  await endClaimsOfFormerFriends(tx, callerId, [otherId]);
}
