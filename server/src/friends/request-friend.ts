import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { Problem } from '../http/problem.ts';
import { assertFriendQuotas, lockPeopleAndFindRelation } from './friend-relation.ts';
import { countRecentRequests, countSentRequests, insertFriendRequest, acceptFriendRequest } from './queries.ts';

async function assertRepeatRequestLimit(tx: Transaction, config: Config, callerId: number, otherId: number) {
  if (!config.rates.enforced) return;
  const recentRequests = getOnlyRow(await countRecentRequests(tx, [callerId, otherId]));
  if (recentRequests.count >= config.rates.requestsToOnePersonPer30Days) {
    throw new Problem(429, 'error.tooManyRequestsToOne', { retryAfter: recentRequests.remaining });
  }
}

/**
 * Throws 409 if the caller has sent too many friend requests that are still pending. The count is exact only
 * while the caller's row is locked.
 */
async function assertFriendRequestQuota(tx: Transaction, { quotas }: Config, callerId: number): Promise<void> {
  const { count } = getOnlyRow(await countSentRequests(tx, [callerId]));
  const max = quotas.pendingRequestsPerUser;
  if (count >= max) throw new Problem(409, 'error.quotaPendingRequests', { values: { max } });
}

/**
 * Sends a friend request. If the other person has already sent one to the caller, both become friends. A
 * repeated request changes nothing.
 */
export async function requestFriend(tx: Transaction, config: Config, callerId: number, otherId: number): Promise<void> {
  const relation = await lockPeopleAndFindRelation(tx, callerId, otherId);
  if (relation === 'received') {
    await assertFriendQuotas(tx, config, [callerId, otherId]);
    await acceptFriendRequest(tx, [callerId, otherId]);
  } else if (relation === 'none') {
    await assertRepeatRequestLimit(tx, config, callerId, otherId);
    await assertFriendRequestQuota(tx, config, callerId);
    await insertFriendRequest(tx, [callerId, otherId]);
  }
}
