import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { createProblemForField, createNotFoundProblem, Problem } from '../http/problem.ts';
import { countFriends, lockFriendship, lockTwoUsers, type FriendshipRow } from './queries.ts';

/** Relation between two people, as the caller sees it (docs/specification.md §4). */
export type FriendRelation = 'none' | 'sent' | 'received' | 'friends';

function getFriendRelation(row: FriendshipRow | undefined, callerId: number): FriendRelation {
  if (!row) return 'none';
  if (row.status === 'friends') return 'friends';
  return row.requester_id === callerId ? 'sent' : 'received';
}

/**
 * Locks the user records of two people and returns their relation. Throws 400 if both are the same person,
 * and 404 if the other person is unknown or inactive.
 */
export async function lockPeopleAndFindRelation(
  tx: Transaction,
  callerId: number,
  otherId: number,
): Promise<FriendRelation> {
  if (callerId === otherId) throw createProblemForField('friend_id', 'friends.cannotAskYourself');
  const people = await lockTwoUsers(tx, [callerId, otherId]);
  const other = people.find((person) => person.id === otherId);
  if (!other?.is_active) throw createNotFoundProblem();
  const [friendship] = await lockFriendship(tx, [callerId, otherId]);
  return getFriendRelation(friendship, callerId);
}

/**
 * Throws 409 if one of two people has too many friends. The number of friends is exact only if the caller has
 * locked both user records.
 */
export async function assertFriendQuotas(
  tx: Transaction,
  { quotas }: Pick<Config, 'quotas'>,
  people: readonly [number, number],
): Promise<void> {
  const max = quotas.friendsPerUser;
  for (const id of people) {
    const { count } = getOnlyRow(await countFriends(tx, [id]));
    if (count >= max) throw new Problem(409, 'error.quotaFriends', { values: { max } });
  }
}
