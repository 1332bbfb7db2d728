import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../database/database.ts';
import type { Register } from '../http/call-routes.ts';
import { knownTag, ConditionalRead } from '../http/entity-tags.ts';
import { preferredLimit } from '../http/preferred-limit.ts';
import { notFound } from '../http/problem.ts';
import { findFriendWishlist } from './queries.ts';

/** The friend's side of a list. Its owner has no such view: for them it is not found. */
export function friendWishlistRoutes(on: Register, { db }: { db: Database }): void {
  on(calls.getFriendWishlist, async ({ user, params, request, reply }) => {
    const limit = preferredLimit(request, reply);
    const [row] = await findFriendWishlist(db, [params.id, user.id, knownTag(request, limit), limit]);
    if (!row) throw notFound();
    return new ConditionalRead(row.tag, row.json, limit);
  });
}
