import { requestUnfriendings } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import {
  deleteAllFriendships,
  deleteGivenShares,
  deleteReceivedShares,
  lockPerson,
  lockSharedWishlists,
} from './queries.ts';

/**
 * Ends every friendship and every request of one person, in both directions, with the shares that rest on them; the claims end
 * soon after. Nothing happens without a record. The person is locked and nobody else: every friend action locks both of its people, so
 * that none is under way from here on.
 */
export async function endAllFriendships(tx: Transaction, uid: string): Promise<void> {
  const [person] = await lockPerson(tx, [uid]);
  if (!person) return;
  const ended = await deleteAllFriendships(tx, [person.id]);
  const friends = ended.filter(({ status }) => status === 'friends');
  if (friends.length === 0) return;
  await lockSharedWishlists(tx, [person.id]);
  await deleteReceivedShares(tx, [person.id]);
  await deleteGivenShares(tx, [person.id]);
  const others = friends.map(({ other_id: otherId }) => otherId);
  await requestUnfriendings(tx, person.id, others);
}
