import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import { deleteClaim, findClaim, insertClaim } from '../claims/queries.ts';
import { inTransaction, type Database, type Transaction } from '../db.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { JsonText } from '../json-text.ts';
import { lockClaimableItem, type ClaimableItem } from './access.ts';
import { findFriendItem } from './queries.ts';

/** An item is not moved more often while one looks for it. */
const MOST_MOVES = 5;

/** The switch is the owner's; a claim that stands already is not touched by it. */
async function claim(tx: Transaction, giverId: number, item: ClaimableItem): Promise<void> {
  if (item.isAvailable) {
    const [won] = await insertClaim(tx, [item.id, giverId]);
    if (won) return;
  }
  // A statement of its own, so that it sees who won in the meantime.
  const [held] = await findClaim(tx, [item.id]);
  if (held?.giver_id === giverId) return;
  throw new Problem(409, held || item.isAvailable ? 'purchase.taken' : 'purchase.switchedOff');
}

async function release(tx: Transaction, giverId: number, item: ClaimableItem): Promise<void> {
  const [released] = await deleteClaim(tx, [item.id, giverId]);
  if (released) return;
  const [held] = await findClaim(tx, [item.id]);
  if (held) throw new Problem(403, 'purchase.notYourClaim');
}

/**
 * Claims (true) or releases (false) a friend's item. Claiming what one holds and releasing what is free change
 * nothing. 409 when somebody else holds it or the owner has switched it off; 403 for releasing another's. Answers the
 * item as it is then, read under the same locks: a claim that is won is never answered with what came after it.
 */
export async function purchase(
  db: Database,
  giverId: number,
  itemId: number,
  purchased: boolean,
): Promise<JsonText<FriendItem>> {
  const attempt = async (tx: Transaction): Promise<JsonText<FriendItem> | 'moved'> => {
    const item = await lockClaimableItem(tx, giverId, itemId);
    if (item === 'moved') return 'moved';
    // Sent together; what is shown is read once the claim is made, refused or gone.
    const [, [shown]] = await Promise.all([
      (purchased ? claim : release)(tx, giverId, item),
      findFriendItem(tx, [itemId, giverId]),
    ]);
    // Its owner was deactivated meanwhile, which no lock of ours keeps off.
    if (!shown) throw notFound();
    return shown.json;
  };
  for (let attempts = 0; attempts < MOST_MOVES; attempts += 1) {
    const done = await inTransaction(db, attempt);
    if (done !== 'moved') return done;
  }
  throw notFound();
}
