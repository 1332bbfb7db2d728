import * as v from 'valibot';
import { idText, trimmedText } from './fields.ts';
import { avatars, limits, pageSizes } from './limits.ts';
import { cursor, pageLimit } from './pagination.ts';
import { WishlistCard } from './wishlists.ts';

const personEntries = {
  id: v.number(),
  display_name: v.string(),
  avatar: v.picklist(avatars),
};

/**
 * A friend, with the lists that the caller may see, newest first, and how many these are. In `GET /friends` only the newest
 * few (`listsOfEachFriend`). A friend without a name is called by the e-mail address.
 */
export const Friend = v.strictObject({
  ...personEntries,
  email: v.string(),
  wishlist_count: v.number(),
  wishlists: v.array(WishlistCard),
});
export type Friend = v.InferOutput<typeof Friend>;

/** Where two people stand who are not friends, seen from the caller (docs/specification.md §4). */
export const requestStatuses = ['none', 'pending_sent', 'pending_received'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Somebody who is not a friend: never with an e-mail. */
export const Suggestion = v.strictObject({ ...personEntries, status: v.picklist(requestStatuses) });
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** Query of the three friend actions. */
export const FriendQuery = v.strictObject({ friend_id: idText });

/** Query of `GET /friends/notfriends`: `q` is a name or an exact e-mail address. The
 * beginning of a name finds only people whom the caller is shown without a search. */
export const SuggestionQuery = v.strictObject({
  q: v.optional(trimmedText({ min: 0, max: limits.email }), ''),
  limit: v.optional(pageLimit, String(pageSizes.suggestions)),
  cursor,
});
