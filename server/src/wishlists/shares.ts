import type { Transaction } from '../db.ts';
import { badField } from '../http/problem.ts';
import { findName, lockFriendsAmong } from './queries.ts';

/**
 * Holds the friendships with everyone a list is to be shared with; comes before the list is locked. 400 naming the
 * first who is no friend.
 */
export async function lockSharers(tx: Transaction, ownerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const friends = new Set((await lockFriendsAmong(tx, [ownerId, ids])).map((row) => row.id));
  const stranger = ids.find((id) => !friends.has(id));
  if (stranger === undefined) return;
  const [known] = await findName(tx, [stranger, ownerId]);
  const name = known?.display_name ?? '';
  throw name === ''
    ? badField('shared_with_ids', 'error.notFriendId', { id: stranger })
    : badField('shared_with_ids', 'error.notFriends', { name });
}
