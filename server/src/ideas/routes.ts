import { calls } from '@wishwell/contract/calls.ts';
import { itemTextFields } from '@wishwell/contract/fields.ts';
import { maxIdeasPerFriend, maxIdeasPerWishlist } from '@wishwell/contract/limits.ts';
import type { NewIdea } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import { getFriendItem } from '../claims/access.ts';
import { endClaimsOnDeletedItems } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { runAfterResponse } from '../http/run-after-response.ts';
import {
  createRecordOnce,
  readIdempotencyKey,
  type IdempotencyKeyAndBodyHash,
} from '../idempotency/create-record-once.ts';
import { removeUnusedImagesInBackground } from '../images/remove-images.ts';
import { assertPriceFitsCurrency } from '../items/access.ts';
import type { ItemDependencies } from '../items/item-dependencies.ts';
import {
  attachNewImage,
  saveOrFindNewImage,
  isAllowedNewImageUrl,
  type NewImage,
  createUnknownImageProblem,
  runWithStoredImage,
} from '../items/new-image.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { lockUser } from '../users/queries.ts';
import {
  countIdeas,
  deleteIdea,
  findWhetherListAcceptsIdeas,
  insertIdea,
  lockFriendshipAndList,
  lockIdea,
} from './queries.ts';

type NewIdeaForm = v.InferOutput<typeof NewIdea>;

/** Throws 404 if the friend cannot see the list, and 409 if the list does not accept ideas. */
function assertAcceptsIdeas(list: { takes_ideas: boolean } | undefined): void {
  if (!list) throw createNotFoundProblem();
  if (!list.takes_ideas) throw new Problem(409, 'ideas.off');
}

function addIdea(
  tx: Transaction,
  creation: IdempotencyKeyAndBodyHash,
  listId: number,
  form: NewIdeaForm,
  image: NewImage | undefined,
): Promise<number> {
  const { userId } = creation;
  return createRecordOnce(tx, creation, async () => {
    // Locks the friend's row, so that simultaneous requests cannot exceed the limit of ideas. All writers
    // lock people before lists.
    await lockUser(tx, [userId]);
    const [list] = await lockFriendshipAndList(tx, [listId, userId]);
    assertAcceptsIdeas(list);
    const texts = itemTextFields.map((text) => form[text]);
    const { name, price, currency = null, wanted } = form;
    const inserted = getOnlyRow(await insertIdea(tx, [listId, userId, name, price, currency, wanted, ...texts]));
    assertPriceFitsCurrency(price, inserted.currency);
    const counts = getOnlyRow(await countIdeas(tx, [listId, userId]));
    if (counts.own_count > maxIdeasPerFriend)
      throw new Problem(409, 'error.quotaIdeas', { values: { max: maxIdeasPerFriend } });
    if (counts.count > maxIdeasPerWishlist) throw new Problem(409, 'error.quotaIdeasList');
    if (image !== undefined) await attachNewImage(tx, inserted.id, image);
    return inserted.id;
  });
}

/** Registers the routes for ideas of friends. The owner of the list never sees ideas. */
export function registerIdeaRoutes(route: RegisterRoute, parts: ItemDependencies): void {
  const { db, config, images, outbox } = parts;

  route(calls.addIdea, async ({ user, params, request, receiveForm }) => {
    assertAcceptsIdeas((await findWhetherListAcceptsIdeas(db, [params.id, user.id]))[0]);
    const spendUpload = () => addUseToHourlyQuotaOrThrow(db, config.rates, 'upload', user.id);
    const { form, image: uploaded, signal } = await receiveForm(spendUpload);
    if (!isAllowedNewImageUrl(parts, form.image_url, user.id)) throw createUnknownImageProblem();
    const creation = readIdempotencyKey(request, user.id, [params.id, form, uploaded?.digest]);
    return runWithStoredImage(
      parts,
      () => saveOrFindNewImage(parts, { uploaded, imageUrl: form.image_url, use: 'add', userId: user.id, signal }),
      (image) =>
        runInTransaction(db, async (tx) =>
          getFriendItem(tx, user.id, await addIdea(tx, creation, params.id, form, image)),
        ),
    );
  });

  route(calls.deleteIdea, async ({ user, params, request, reply }) => {
    await runInTransaction(db, async (tx) => {
      const [idea] = await lockIdea(tx, [params.itemId, params.id, user.id]);
      if (!idea) throw createNotFoundProblem();
      await endClaimsOnDeletedItems(tx, outbox, [idea.id]);
      await deleteIdea(tx, [idea.id]);
    });
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
  });
}
