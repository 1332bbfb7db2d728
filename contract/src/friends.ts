import * as v from 'valibot';
import { idText, trimmedText } from './fields.ts';
import { avatars, limits, pageSizes } from './limits.ts';
import { cursor, pageLimit } from './pages.ts';
import { WishlistCard } from './wishlists.ts';

const personEntries = {
  id: v.number(),
  display_name: v.string(),
  avatar: v.picklist(avatars),
};

/** A friend, with the lists the caller may see, newest first, and how many they are; among friends the newest of many alone. The e-mail is what a nameless friend is called by. */
export const Friend = v.strictObject({
  ...personEntries,
  email: v.string(),
  wishlist_count: v.number(),
  wishlists: v.array(WishlistCard),
});
export type Friend = v.InferOutput<typeof Friend>;

/** Where two people stand who are not friends, seen from the caller (specification, section 4). */
export const requestStatuses = ['none', 'pending_sent', 'pending_received'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Somebody who is not a friend: never with an e-mail. */
export const Suggestion = v.strictObject({ ...personEntries, status: v.picklist(requestStatuses) });
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** Query of the three friend actions. */
export const FriendQuery = v.strictObject({ friend_id: idText });

/** Query of `GET /friends/notfriends`: `q` is a name's beginning or an exact e-mail address. */
export const SuggestionQuery = v.strictObject({
  q: v.optional(trimmedText({ min: 0, max: limits.email }), ''),
  limit: v.optional(pageLimit, String(pageSizes.suggestions)),
  cursor,
});
