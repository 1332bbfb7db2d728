import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { assertFriendQuotas, lockPeopleAndFindRelation } from './friend-relation.ts';
import { acceptFriendRequest } from './queries.ts';

/**
 * Accepts a received friend request. Throws 409 if there is no request. Does nothing if the two people are
 * already friends.
 */
export async function acceptFriend(tx: Transaction, config: Config, callerId: number, otherId: number): Promise<void> {
  const relation = await lockPeopleAndFindRelation(tx, callerId, otherId);
  if (relation === 'friends') return;
  if (relation !== 'received') throw new Problem(409, 'friends.nothingToAccept');
  await assertFriendQuotas(tx, config, [callerId, otherId]);
  await acceptFriendRequest(tx, [callerId, otherId]);
}
