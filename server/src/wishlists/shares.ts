import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { badField, Problem } from '../http/problem.ts';
import type { WishlistParts } from './parts.ts';
import { countShares, findName, lockFriendsAmong } from './queries.ts';

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

/** Asserts that the owner, whose row is locked, may share a list with these people, each named once. Throws 409 when it would add too many shares. */
export async function assertRoomForShares(
  tx: Transaction,
  { config }: WishlistParts,
  ownerId: number,
  listId: number | null,
  ids: readonly number[],
): Promise<void> {
  const size = ids.length;
  if (size === 0) return;
  const { count, of_list } = only(await countShares(tx, [ownerId, listId]));
  const max = config.quotas.sharesPerUser;
  if (size > of_list && count - of_list + size > max) throw new Problem(409, 'error.quotaShares', { values: { max } });
}
