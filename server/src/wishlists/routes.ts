import { calls } from '@wishwell/contract/calls.ts';
import type { OwnWishlist } from '@wishwell/contract/wishlists.ts';
import type { FastifyReply } from 'fastify';
import { endListClaims } from '../claims/queries.ts';
import { inTransaction } from '../db.ts';
import type { Register } from '../http/call-routes.ts';
import { assertMatch, sendTag } from '../http/entity-tags.ts';
import { notFound, Problem } from '../http/problem.ts';
import { creationOf } from '../idempotency/create-once.ts';
import { jsonArray, type JsonText } from '../json-text.ts';
import { addressParameters } from '../pictures/address-parameters.ts';
import { lockOwnWishlist } from './access.ts';
import { createWishlist } from './create-wishlist.ts';
import { itemRoutes } from './item-routes.ts';
import type { WishlistParts } from './parts.ts';
import { deleteWishlist, findOwnWishlist, listOwnWishlists } from './queries.ts';
import { removePictures } from './remove-pictures.ts';
import { updateWishlist } from './update-wishlist.ts';

/** The owner's id in a body is checked and never trusted (decisions, "The wire"). */
function assertOwnId(ownerId: number | undefined, callerId: number): void {
  if (ownerId !== undefined && ownerId !== callerId) throw new Problem(403, 'error.notYourOwnerId');
}

async function showOwn(
  { db, pads }: WishlistParts,
  reply: FastifyReply,
  ownerId: number,
  id: number,
): Promise<JsonText<OwnWishlist>> {
  const [row] = await findOwnWishlist(db, [...addressParameters(pads), id, ownerId]);
  if (!row) throw notFound();
  sendTag(reply, row.version);
  return row.json;
}

export function wishlistRoutes(on: Register, parts: WishlistParts): void {
  const { db, pads, pictures } = parts;

  on(calls.listWishlists, async ({ user }) => {
    const rows = await listOwnWishlists(db, [...addressParameters(pads), user.id]);
    return jsonArray(rows.map((row) => row.json));
  });

  on(calls.createWishlist, async ({ user, body, request, reply }) => {
    assertOwnId(body.owner_id, user.id);
    const creation = creationOf(request, user.id, [body]);
    const id = await inTransaction(db, (tx) => createWishlist(tx, parts, creation, body));
    return showOwn(parts, reply, user.id, id);
  });

  on(calls.getWishlist, ({ user, params, reply }) => showOwn(parts, reply, user.id, params.id));

  on(calls.updateWishlist, async ({ user, params, body, request, reply }) => {
    assertOwnId(body.owner_id, user.id);
    await inTransaction(db, (tx) => updateWishlist(tx, request.headers['if-match'], user.id, params.id, body));
    return showOwn(parts, reply, user.id, params.id);
  });

  on(calls.deleteWishlist, async ({ user, params, request }) => {
    await inTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      assertMatch(request.headers['if-match'], list.version);
      await endListClaims(tx, ['deleted', params.id]);
      await deleteWishlist(tx, [params.id]);
    });
    await removePictures(pictures, request.log);
  });

  itemRoutes(on, parts);
}
