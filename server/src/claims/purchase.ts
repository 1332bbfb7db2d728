import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { Database } from '../database/database.ts';
import { pipelinedTransaction } from '../database/transactions.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { JsonText } from '../database/json-text.ts';
import { deleteClaim, findFriendItem, insertClaim, lockFriendshipAndWishlist } from './queries.ts';

/** Gives up after so many concurrent moves of the item. */
const MOST_ATTEMPTS = 5;

/**
 * Makes one attempt, in one pipelined transaction. A change that hides the item at the same moment either comes first, and
 * nothing is done, or waits for our locks and then ends the new claim. Returns the item, read under the same locks; undefined
 * when a concurrent change, such as a move to another list, came between our check and our lock: the caller tries again.
 */
async function attempt(
  db: Database,
  giverId: number,
  itemId: number,
  purchased: boolean,
): Promise<JsonText<FriendItem> | undefined> {
  const [[lockedOwner], , [shown]] = await pipelinedTransaction(db, (tx) =>
    Promise.all([
      lockFriendshipAndWishlist(tx, [itemId, giverId]),
      (purchased ? insertClaim : deleteClaim)(tx, [itemId, giverId]),
      findFriendItem(tx, [itemId, giverId]),
    ]),
  );
  if (!lockedOwner) throw notFound();
  if (lockedOwner.owner_id === giverId) throw new Problem(403, 'purchase.own');
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
