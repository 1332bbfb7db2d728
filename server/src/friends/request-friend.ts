import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { Problem } from '../http/problem.ts';
import { assertRoomForFriend, lockPair } from './pair.ts';
import { countRequests, countSent, insertRequest, makeFriends } from './queries.ts';

async function assertNotAskedTooOften(tx: Transaction, config: Config, callerId: number, otherId: number) {
  if (!config.rates.enforced) return;
  const asked = only(await countRequests(tx, [callerId, otherId]));
  if (asked.count >= config.rates.requestsToOnePersonPer30Days) {
    throw new Problem(429, 'error.tooManyRequestsToOne', { retryAfter: asked.remaining });
  }
}

/** Asserts that the caller, whose row is locked, may have one more request pending. Throws 409. */
async function assertRoomForRequest(tx: Transaction, { quotas }: Config, callerId: number): Promise<void> {
  const { count } = only(await countSent(tx, [callerId]));
  const max = quotas.pendingRequestsPerUser;
  if (count >= max) throw new Problem(409, 'error.quotaPendingRequests', { values: { max } });
}

/** Asks; asking somebody who has asked already makes friends. Asking twice changes nothing. */
export async function requestFriend(tx: Transaction, config: Config, callerId: number, otherId: number): Promise<void> {
  const standing = await lockPair(tx, callerId, otherId);
  if (standing === 'received') {
    await assertRoomForFriend(tx, config, [callerId, otherId]);
    await makeFriends(tx, [callerId, otherId]);
  } else if (standing === 'none') {
    await assertNotAskedTooOften(tx, config, callerId, otherId);
    await assertRoomForRequest(tx, config, callerId);
    await insertRequest(tx, [callerId, otherId]);
  }
}
