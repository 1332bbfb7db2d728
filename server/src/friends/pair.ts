import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { badField, notFound, Problem } from '../http/problem.ts';
import { countFriends, lockFriendship, lockPeople, type FriendshipRow } from './queries.ts';

/** Where two people stand, seen from the one who acts (docs/specification.md §4). */
export type Standing = 'none' | 'sent' | 'received' | 'friends';

function standingOf(row: FriendshipRow | undefined, callerId: number): Standing {
  if (!row) return 'none';
  if (row.status === 'friends') return 'friends';
  return row.requester_id === callerId ? 'sent' : 'received';
}

/** Holds both people and what is between them. 400 for oneself, 404 for an unknown or inactive person. */
export async function lockPair(tx: Transaction, callerId: number, otherId: number): Promise<Standing> {
  if (callerId === otherId) throw badField('friend_id', 'friends.cannotAskYourself');
  const people = await lockPeople(tx, [callerId, otherId]);
  const other = people.find((person) => person.id === otherId);
  if (!other?.is_active) throw notFound();
  const [friendship] = await lockFriendship(tx, [callerId, otherId]);
  return standingOf(friendship, callerId);
}

/** Both have room for one friend more, or 409. Their rows are held, so the count is exact. */
export async function assertRoomForFriend(
  tx: Transaction,
  { quotas }: Pick<Config, 'quotas'>,
  people: readonly [number, number],
): Promise<void> {
  const max = quotas.friendsPerUser;
  for (const id of people) {
    const { count } = only(await countFriends(tx, [id]));
    if (count >= max) throw new Problem(409, 'error.quotaFriends', { values: { max } });
  }
}
