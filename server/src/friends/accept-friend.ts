import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { assertRoomForFriend, lockPair } from './pair.ts';
import { makeFriends } from './queries.ts';

/** Accepts a received request; 409 when there is none. Accepting a friend changes nothing. */
export async function acceptFriend(tx: Transaction, config: Config, callerId: number, otherId: number): Promise<void> {
  const standing = await lockPair(tx, callerId, otherId);
  if (standing === 'friends') return;
  if (standing !== 'received') throw new Problem(409, 'friends.nothingToAccept');
  await assertRoomForFriend(tx, config, [callerId, otherId]);
  await makeFriends(tx, [callerId, otherId]);
}
