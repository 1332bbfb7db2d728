import { calls } from '@wishwell/contract/calls.ts';
import { endClaimsOnDeletedList } from '../claims/end-claims.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import {
  assertIfMatchContainsVersion,
  getRequestEntityTag,
  JsonWithEntityTag,
  setEntityTagAndReturnJson,
} from '../http/entity-tags.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { runAfterResponse } from '../http/run-after-response.ts';
import { readIdempotencyKey } from '../idempotency/create-record-once.ts';
import { removeUnusedImagesInBackground } from '../images/remove-images.ts';
import { getOwnWishlist, lockOwnWishlist } from './access.ts';
import { createWishlist } from './create-wishlist.ts';
import { duplicateWishlist } from './duplicate-wishlist.ts';
import { deleteWishlist, findOwnWishlist, listOwnWishlists } from './queries.ts';
import { updateWishlist } from './update-wishlist.ts';
import type { WishlistDependencies } from './wishlist-dependencies.ts';

/** Throws 403 if the request has an `owner_id` that is not the id of the caller. */
function assertOwnerIsCaller(ownerId: number | undefined, callerId: number): void {
  if (ownerId !== undefined && ownerId !== callerId) throw new Problem(403, 'error.notYourOwnerId');
}

/** Registers the routes of an owner’s wishlists, below `/mywishlists`. */
export function registerWishlistRoutes(route: RegisterRoute, parts: WishlistDependencies): void {
  const { db, images, outbox } = parts;

  route(calls.listWishlists, ({ user }) => listOwnWishlists(db, [user.id]));

  route(calls.createWishlist, async ({ user, body, request, reply }) => {
    assertOwnerIsCaller(body.owner_id, user.id);
    const creation = readIdempotencyKey(request, user.id, [body]);
    const list = await runInTransaction(db, async (tx) =>
      getOwnWishlist(tx, user.id, await createWishlist(tx, parts, creation, body)),
    );
    return setEntityTagAndReturnJson(reply, list);
  });

  route(calls.getWishlist, async ({ user, params, request, reply }) => {
    const [row] = await findOwnWishlist(db, [params.id, user.id, getRequestEntityTag(request)]);
    if (!row) throw createNotFoundProblem();
    const { version, json } = row;
    // The ETag of a list that shows claims is a digest of the whole list, because claims do not change its
    // version.
    if (row.shows_claims && json !== null) return setEntityTagAndReturnJson(reply, { version, json });
    return new JsonWithEntityTag(String(version), json);
  });

  route(calls.updateWishlist, async ({ user, params, body, request, reply }) => {
    assertOwnerIsCaller(body.owner_id, user.id);
    const list = await runInTransaction(db, async (tx) => {
      await updateWishlist(tx, parts, request.headers['if-match'], user.id, params.id, body);
      return getOwnWishlist(tx, user.id, params.id);
    });
    return setEntityTagAndReturnJson(reply, list);
  });

  route(calls.duplicateWishlist, async ({ user, params, body, request, reply }) => {
    const creation = readIdempotencyKey(request, user.id, [params.id, body]);
    return setEntityTagAndReturnJson(reply, await duplicateWishlist(parts, creation, params.id, body.title));
  });

  route(calls.deleteWishlist, async ({ user, params, request, reply }) => {
    await runInTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      assertIfMatchContainsVersion(request.headers['if-match'], list.version);
      await endClaimsOnDeletedList(tx, outbox, list.id);
      await deleteWishlist(tx, [list.id]);
    });
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
  });
}
