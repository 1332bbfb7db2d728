import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { Database } from '../database/database.ts';
import { pipelinedTransaction } from '../database/transactions.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { JsonText } from '../database/json-text.ts';
import { deleteClaim, findFriendItem, insertClaim, lockFriendshipAndWishlist } from './queries.ts';

/** Whoever claims is not overtaken more often. */
const MOST_ATTEMPTS = 5;

/**
 * One attempt: a transaction in one turn, each of whose statements looks once those before it hold their rows. Whoever takes
 * sight away at the same moment either comes first, and nothing is done, or waits and ends the claim that was just won.
 * Answers the item as it was left, under the same locks; undefined when it is as wanted by nobody's doing but others', who came
 * between a look and a lock, as by a move to another list.
 */
async function attempt(
  db: Database,
  giverId: number,
  itemId: number,
  purchased: boolean,
): Promise<JsonText<FriendItem> | undefined> {
  const [[place], , [shown]] = await pipelinedTransaction(db, (tx) =>
    Promise.all([
      lockFriendshipAndWishlist(tx, [itemId, giverId]),
      (purchased ? insertClaim : deleteClaim)(tx, [itemId, giverId]),
      findFriendItem(tx, [itemId, giverId]),
    ]),
  );
  if (!place) throw notFound();
  if (place.owner_id === giverId) throw new Problem(403, 'purchase.own');
  if (!shown) throw notFound();
  const isMine = shown.giver_id === giverId;
  const isFree = shown.giver_id === null;
  if (purchased ? isMine : isFree) return shown.json;
  if (!isMine && !isFree)
    throw purchased ? new Problem(409, 'purchase.taken') : new Problem(403, 'purchase.notYourClaim');
  // The switch is the owner's; a claim that stands already is not touched by it.
  if (purchased && !shown.is_available) throw new Problem(409, 'purchase.switchedOff');
  return undefined;
}

/**
 * Claims (true) or releases (false) a friend's item. Claiming what one holds and releasing what is free change
 * nothing. 403 for one's own; 404 for one that is not there or not to be seen; 409 when somebody else holds it or the owner has
 * switched it off; 403 for releasing another's. Answers the item as it is then: a claim that is won is never answered
 * with what came after it.
 */
export async function purchase(
  db: Database,
  giverId: number,
  itemId: number,
  purchased: boolean,
): Promise<JsonText<FriendItem>> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
    const done = await attempt(db, giverId, itemId, purchased);
    if (done !== undefined) return done;
  }
  throw notFound();
}
