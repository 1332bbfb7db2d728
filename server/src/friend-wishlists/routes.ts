import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../db.ts';
import type { Register } from '../http/call-routes.ts';
import { notFound } from '../http/problem.ts';
import { addressParameters } from '../pictures/address-parameters.ts';
import type { SigningPads } from '../pictures/pictures.ts';
import { purchase } from './purchase.ts';
import { findFriendWishlist } from './queries.ts';

/** The friend's side of a list. Its owner has no such view: for them it is not found. */
export function friendWishlistRoutes(on: Register, parts: { db: Database; pads: SigningPads }): void {
  const { db, pads } = parts;

  on(calls.getFriendWishlist, async ({ user, params }) => {
    const [row] = await findFriendWishlist(db, [...addressParameters(pads), params.id, user.id]);
    if (!row) throw notFound();
    return row.json;
  });

  on(calls.purchase, ({ user, params, body }) => purchase(parts, user.id, params.id, body.purchased));
}
