import { endClaimsBetween } from '../claims/queries.ts';
import type { Transaction } from '../db.ts';
import { lockPair } from './pair.ts';
import { deleteFriendship, deleteSharesBetween, lockTheirWishlists } from './queries.ts';

/**
 * Withdraws, denies or un-friends, whichever it is; where there is nothing, nothing happens. With a friendship end
 * the shares and the claims that rested on it, in the same transaction.
 */
export async function revokeFriend(tx: Transaction, callerId: number, otherId: number): Promise<void> {
  const people = [callerId, otherId];
  const standing = await lockPair(tx, callerId, otherId);
  await deleteFriendship(tx, people);
  if (standing !== 'friends') return;
  await lockTheirWishlists(tx, people);
  await deleteSharesBetween(tx, people);
  await endClaimsBetween(tx, ['unfriended', ...people]);
}
