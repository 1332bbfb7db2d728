import { requestEnding } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import { lockPair } from './pair.ts';
import { deleteFriendship, deleteSharesBetween, lockTheirWishlists } from './queries.ts';

/**
 * Withdraws, denies or un-friends, whichever it is; where there is nothing, nothing happens. The shares that rested on
 * a friendship end in the same transaction, the claims soon after.
 */
export async function revokeFriend(tx: Transaction, callerId: number, otherId: number): Promise<void> {
  const people = [callerId, otherId] as const;
  const standing = await lockPair(tx, callerId, otherId);
  await deleteFriendship(tx, people);
  if (standing !== 'friends') return;
  await lockTheirWishlists(tx, people);
  await deleteSharesBetween(tx, people);
  await requestEnding(tx, { reason: 'unfriended', people });
}
