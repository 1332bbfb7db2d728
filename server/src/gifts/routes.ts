import { calls } from '@wishwell/contract/calls.ts';
import type { Gift, NewGift } from '@wishwell/contract/gifts.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import type * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { joinToJsonArray, type JsonText } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { sendNextPageLink, decodePageCursor, encodePageCursor } from '../http/pagination.ts';
import { createProblemForField, createNotFoundProblem } from '../http/problem.ts';
import { runAfterResponse } from '../http/run-after-response.ts';
import {
  createRecordOnce,
  readIdempotencyKey,
  type IdempotencyKeyAndBodyHash,
} from '../idempotency/create-record-once.ts';
import type { ImageService } from '../images/images.ts';
import { removeUnusedImagesInBackground } from '../images/remove-images.ts';
import { assertPriceFitsCurrency } from '../items/access.ts';
import { lockUser } from '../users/queries.ts';
import { listBudgets } from './budget-queries.ts';
import { setBudget } from './budgets.ts';
import { deleteGift, findFriendIdOfGiver, findGift, insertGift, listGifts } from './queries.ts';
import { assertGiftQuota, changeGift } from './update-gift.ts';

interface GiftRouteDependencies {
  db: Database;
  images: Pick<ImageService, 'sweep'>;
}

async function getGift(tx: Transaction, giverId: number, id: number): Promise<JsonText<Gift>> {
  const [row] = await findGift(tx, [giverId, id]);
  if (!row) throw createNotFoundProblem();
  return row.json;
}

/** Adds a gift that is not on a list. The recipient is a friend, or a person whom the giver names. */
function addGift(
  tx: Transaction,
  creation: IdempotencyKeyAndBodyHash,
  gift: v.InferOutput<typeof NewGift>,
): Promise<number> {
  const { name, for_user_id: friendId = null, for_name: forName = null, price, currency = null, url } = gift;
  if ((friendId === null) === (forName === null)) throw createProblemForField('for_name', 'error.oneRecipient');
  return createRecordOnce(tx, creation, async () => {
    await lockUser(tx, [creation.userId]);
    const [friend] = friendId === null ? [] : await findFriendIdOfGiver(tx, [creation.userId, friendId]);
    if (friendId !== null && !friend) throw createProblemForField('for_user_id', 'error.noFriend');
    await assertGiftQuota(tx, creation.userId);
    const inserted = getOnlyRow(await insertGift(tx, [creation.userId, friendId, forName, name, price, currency, url]));
    assertPriceFitsCurrency(price, inserted.currency);
    return inserted.id;
  });
}

/** Registers the routes of a giver's gifts and budgets. Only the giver can see this data. */
export function registerGiftRoutes(route: RegisterRoute, { db, images }: GiftRouteDependencies): void {
  route(calls.listGifts, async ({ user, query, request, reply }) => {
    const [since = null, id = null] =
      query.cursor === undefined ? [] : decodePageCursor(query.cursor, ['number', 'number']);
    const rows = await listGifts(db, [
      user.id,
      since,
      id,
      query.year ?? null,
      query.stage ?? null,
      pageSizes.gifts + 1,
    ]);
    const page = rows.slice(0, pageSizes.gifts);
    const last = page.at(-1);
    if (rows.length > page.length && last) sendNextPageLink(request, reply, encodePageCursor([last.since, last.id]));
    return joinToJsonArray(page.map((row) => row.json));
  });

  route(calls.createGift, ({ user, body, request }) =>
    runInTransaction(db, async (tx) =>
      getGift(tx, user.id, await addGift(tx, readIdempotencyKey(request, user.id, [body]), body)),
    ),
  );

  route(calls.updateGift, ({ user, params, body }) =>
    runInTransaction(db, async (tx) => {
      await changeGift(tx, user.id, params.id, body);
      return getGift(tx, user.id, params.id);
    }),
  );

  route(calls.listGiftBudgets, ({ user }) => listBudgets(db, [user.id]));

  route(calls.setGiftBudget, ({ user, body }) => runInTransaction(db, (tx) => setBudget(tx, user.id, body)));

  route(calls.deleteGift, async ({ user, params, request, reply }) => {
    const [deleted] = await deleteGift(db, [user.id, params.id]);
    if (!deleted) throw createNotFoundProblem();
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
  });
}
