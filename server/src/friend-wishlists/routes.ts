import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../database/database.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { getRequestEntityTag, JsonWithEntityTag } from '../http/entity-tags.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { findFriendWishlist } from './queries.ts';

/** Registers the routes that return a friend's wishlist. They respond 404 to the owner of the list. */
export function registerFriendWishlistRoutes(route: RegisterRoute, { db }: { db: Database }): void {
  route(calls.getFriendWishlist, async ({ user, params, request }) => {
    const [row] = await findFriendWishlist(db, [params.id, user.id, getRequestEntityTag(request)]);
    if (!row) throw createNotFoundProblem();
    return new JsonWithEntityTag(row.tag, row.json);
  });
}
