import { calls } from '@wishwell/contract/calls.ts';
import type { OwnWishlist } from '@wishwell/contract/wishlists.ts';
import { requestEnding } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { afterResponse } from '../http/after-response.ts';
import type { Register } from '../http/call-routes.ts';
import { assertMatch, knownTag, ConditionalRead, withTag, type VersionedJson } from '../http/entity-tags.ts';
import { preferredLimit } from '../http/preferred-limit.ts';
import { notFound, Problem } from '../http/problem.ts';
import { creationOf } from '../idempotency/create-once.ts';
import { lockOwnWishlist } from './access.ts';
import { createWishlist } from './create-wishlist.ts';
import type { WishlistParts } from './parts.ts';
import { detachWishlist, findOwnWishlist, listOwnWishlists, releaseImages } from './queries.ts';
import { removeImages } from '../images/remove-images.ts';
import { updateWishlist } from './update-wishlist.ts';

/** The owner's id in a body is checked and never trusted. */
function assertOwnId(ownerId: number | undefined, callerId: number): void {
  if (ownerId !== undefined && ownerId !== callerId) throw new Problem(403, 'error.notYourOwnerId');
}

/** A list as its owner sees it; after a change in the same transaction, so that what is shown is that very change. */
async function getOwn(tx: Transaction, ownerId: number, id: number): Promise<VersionedJson<OwnWishlist>> {
  const [row] = await findOwnWishlist(tx, [id, ownerId, null, null]);
  if (!row?.json) throw notFound();
  return { version: row.version, json: row.json };
}

export function wishlistRoutes(on: Register, parts: WishlistParts): void {
  const { db, images, claimEndings } = parts;

  on(calls.listWishlists, ({ user, request, reply }) =>
    listOwnWishlists(db, [user.id, preferredLimit(request, reply)]),
  );

  on(calls.createWishlist, async ({ user, body, request, reply }) => {
    assertOwnId(body.owner_id, user.id);
    const creation = creationOf(request, user.id, [body]);
    const list = await inTransaction(db, async (tx) =>
      getOwn(tx, user.id, await createWishlist(tx, parts, creation, body)),
    );
    return withTag(reply, list);
  });

  on(calls.getWishlist, async ({ user, params, request, reply }) => {
    const limit = preferredLimit(request, reply);
    const [row] = await findOwnWishlist(db, [params.id, user.id, knownTag(request, limit), limit]);
    if (!row) throw notFound();
    return new ConditionalRead(String(row.version), row.json, limit);
  });

  on(calls.updateWishlist, async ({ user, params, body, request, reply }) => {
    assertOwnId(body.owner_id, user.id);
    const list = await inTransaction(db, async (tx) => {
      await updateWishlist(tx, parts, request.headers['if-match'], user.id, params.id, body);
      return getOwn(tx, user.id, params.id);
    });
    afterResponse(reply, claimEndings.start);
    return withTag(reply, list);
  });

  on(calls.deleteWishlist, async ({ user, params, request, reply }) => {
    await inTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      assertMatch(request.headers['if-match'], list.version);
      await releaseImages(tx, [list.id]);
      await detachWishlist(tx, [list.id]);
      await requestEnding(tx, { reason: 'deleted', ownerId: user.id, wishlistId: list.id });
    });
    afterResponse(reply, () => removeImages(images, request.log), claimEndings.start);
  });
}
