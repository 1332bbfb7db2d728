import * as v from 'valibot';
import { idTextSchema, createTrimmedTextSchema } from './fields.ts';
import { avatarColourNames, limits, pageSizes } from './limits.ts';
import { pageCursorSchema, pageLimitSchema } from './pagination.ts';
import { WishlistCard } from './wishlists.ts';

const personEntries = {
  id: v.number(),
  display_name: v.string(),
  avatar: v.picklist(avatarColourNames),
};

/**
 * A friend with the friend's lists that the caller can see, newest first. `GET /friends` returns only the
 * newest of these lists (`shownListsPerFriendLimits`), but `wishlist_count` counts all. The web app shows
 * `email` if the friend has no name.
 */
export const Friend = v.strictObject({
  ...personEntries,
  email: v.string(),
  wishlist_count: v.number(),
  wishlists: v.array(WishlistCard),
});
export type Friend = v.InferOutput<typeof Friend>;

/**
 * Status of a friend request between two people who are not friends, as the caller sees it
 * (docs/specification.md §4).
 */
const friendRequestStatuses = ['none', 'pending_sent', 'pending_received'] as const;
export type FriendRequestStatus = (typeof friendRequestStatuses)[number];

/** A person who is not a friend of the caller. The response does not contain the person's e-mail address. */
export const Suggestion = v.strictObject({ ...personEntries, status: v.picklist(friendRequestStatuses) });
export type Suggestion = v.InferOutput<typeof Suggestion>;

export const FriendQuery = v.strictObject({ friend_id: idTextSchema });

/**
 * Query of `GET /friends/notfriends`. `q` is a complete name or e-mail address. The beginning of the name is
 * enough for people whom the response suggests, and for people with a friend request.
 */
export const SuggestionQuery = v.strictObject({
  q: v.optional(createTrimmedTextSchema({ min: 0, max: limits.email }), ''),
  limit: v.optional(pageLimitSchema, String(pageSizes.suggestions)),
  cursor: pageCursorSchema,
});
