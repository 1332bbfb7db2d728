import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { createProblemForField, Problem } from '../http/problem.ts';
import { countSharesPerOwnerAndPerList, findNameOfFriendOrRequester, lockFriendshipsWithPeople } from './queries.ts';
import type { WishlistDependencies } from './wishlist-dependencies.ts';

/**
 * Locks the owner's friendships with the people who will get a share of a list. Call this before the wishlist
 * is locked. Throws 400 with the name of the first person who is not a friend.
 */
export async function lockFriendshipsForShares(
  tx: Transaction,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const friends = new Set((await lockFriendshipsWithPeople(tx, [ownerId, ids])).map((row) => row.id));
  const stranger = ids.find((id) => !friends.has(id));
  if (stranger === undefined) return;
  const [relatedUser] = await findNameOfFriendOrRequester(tx, [stranger, ownerId]);
  const name = relatedUser?.display_name ?? '';
  throw name === ''
    ? createProblemForField('shared_with_ids', 'error.notFriendId', { id: stranger })
    : createProblemForField('shared_with_ids', 'error.notFriends', { name });
}

/**
 * Throws 409 if the new shares would exceed the owner's quota of shares. The caller must lock the owner's row
 * first. `ids` contains each friend who gets a share, once.
 */
export async function assertShareQuota(
  tx: Transaction,
  { config }: WishlistDependencies,
  ownerId: number,
  listId: number | null,
  ids: readonly number[],
): Promise<void> {
  const newCount = ids.length;
  if (newCount === 0) return;
  const { count, of_list } = getOnlyRow(await countSharesPerOwnerAndPerList(tx, [ownerId, listId]));
  const max = config.quotas.sharesPerUser;
  if (newCount > of_list && count - of_list + newCount > max)
    throw new Problem(409, 'error.quotaShares', { values: { max } });
}
