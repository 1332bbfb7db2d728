import * as v from 'valibot';
import {
  boolean,
  booleanText,
  description,
  id,
  idText,
  type ItemText,
  itemTextNames,
  itemTexts,
  name,
  priceText,
  say,
  trimmedText,
  title,
} from './fields.ts';
import { avatars, limits, mostSharersSent } from './limits.ts';

/** Ids of people, each one once. A list that is too long is refused unread; of others, the first bad id is named. */
export const friendIds = v.pipe(
  v.custom<number[]>(Array.isArray, say('error.mustBeIdList')),
  v.maxLength(mostSharersSent, say('error.invalid')),
  v.config(v.array(id), { abortEarly: true }),
  v.transform((ids) => [...new Set(ids)]),
);

/** Body of `POST /mywishlists`: public unless said otherwise. */
export const NewWishlist = v.strictObject({
  title,
  description: v.optional(description, ''),
  is_public: v.optional(boolean, true),
  owner_id: v.optional(id),
  shared_with_ids: v.optional(friendIds, []),
});

/** Body of `PUT /mywishlists/{id}`: what is missing stays as it is. */
export const WishlistChange = v.strictObject({
  title,
  description: v.optional(description),
  is_public: v.optional(boolean),
  owner_id: v.optional(id),
  shared_with_ids: v.optional(friendIds),
});

// Our own addresses are longer than a shop's may be to a reader, and judged by the picture they name.
const pictureAddress = trimmedText({ min: 0, max: limits.url });

const emptyByDefault = Object.fromEntries(itemTextNames.map((field) => [field, v.optional(itemTexts[field], '')])) as {
  [Field in ItemText]: v.OptionalSchema<(typeof itemTexts)[Field], ''>;
};

/** Form of `POST /mywishlists/{id}/item`, beside an optional `image_file`. */
export const NewItem = v.strictObject({
  name,
  ...emptyByDefault,
  price: v.optional(priceText, '0'),
  is_available: v.optional(booleanText, 'true'),
  purchased: v.optional(booleanText),
  image_url: v.optional(pictureAddress, ''),
});

/** Form of `PUT /mywishlists/{id}/item`, beside an optional `image_file`: what is missing stays as it is. */
export const ItemChange = v.strictObject({
  id: idText,
  name,
  ...v.partial(v.object(itemTexts)).entries,
  price: v.optional(priceText),
  is_available: v.optional(booleanText),
  purchased: v.optional(booleanText),
  image_url: v.optional(pictureAddress),
  new_wishlist_id: v.optional(idText),
});

/** Body of `PUT /friendwishlists/{item id}/purchase`: true claims, false releases. */
export const Purchase = v.strictObject({ purchased: boolean });

const itemEntries = {
  id: v.number(),
  name: v.string(),
  ...v.entriesFromList(itemTextNames, v.string()),
  price: v.number(),
  is_available: v.boolean(),
  image_url: v.string(),
};

/** An item as its owner sees it: by its type it cannot tell of a claim. */
export const OwnItem = v.strictObject({ ...itemEntries, purchased: v.literal(false), purchased_by: v.null() });
export type OwnItem = v.InferOutput<typeof OwnItem>;

/** An item as a friend sees it: `purchased_by` is the friend's own id, or null when it is free or somebody else's. */
export const FriendItem = v.strictObject({
  ...itemEntries,
  purchased: v.boolean(),
  purchased_by: v.nullable(v.number()),
});
export type FriendItem = v.InferOutput<typeof FriendItem>;

const wishlistEntries = {
  id: v.number(),
  title: v.string(),
  description: v.string(),
  is_public: v.boolean(),
  owner_id: v.number(),
  shared_with_ids: v.array(v.number()),
  created_at: v.string(),
};

/** A list among lists: how many items, and up to three pictures of its first hundred items for its cover. */
export const WishlistCard = v.strictObject({
  ...wishlistEntries,
  item_count: v.number(),
  cover_urls: v.array(v.string()),
});
export type WishlistCard = v.InferOutput<typeof WishlistCard>;

/** A list as its owner sees it. */
export const OwnWishlist = v.strictObject({ ...wishlistEntries, items: v.array(OwnItem) });
export type OwnWishlist = v.InferOutput<typeof OwnWishlist>;

/** A list as a friend sees it; `shared_with_ids` is empty or holds that friend's own id alone. */
export const FriendWishlist = v.strictObject({
  ...wishlistEntries,
  owner: v.strictObject({ id: v.number(), display_name: v.string(), avatar: v.picklist(avatars) }),
  items: v.array(FriendItem),
});
export type FriendWishlist = v.InferOutput<typeof FriendWishlist>;
