import * as v from 'valibot';
import { currencySchema } from './currencies.ts';
import {
  booleanSchema,
  booleanTextSchema,
  calendarDaySchema,
  descriptionSchema,
  idSchema,
  idTextSchema,
  type ItemTextField,
  itemTextFields,
  itemTextSchemas,
  nameSchema,
  threeDecimalPriceTextSchema,
  quantitySchema,
  receivedItemNoteSchema,
  castToMessageId,
  createTrimmedTextSchema,
  titleSchema,
  wantedQuantityTextSchema,
} from './fields.ts';
import {
  avatarColourNames,
  ownerClaimVisibilityLevels,
  itemLifecycleStates,
  limits,
  maxItemsPerRequest,
  maxSharedWithIds,
} from './limits.ts';

/**
 * Schema of the ids of people. Removes duplicates. Checks the number of ids first, and reports only the first
 * invalid id.
 */
export const sharedWithUserIdsSchema = v.pipe(
  v.custom<number[]>(Array.isArray, castToMessageId('error.mustBeIdList')),
  v.maxLength(maxSharedWithIds, castToMessageId('error.invalid')),
  v.config(v.array(idSchema), { abortEarly: true }),
  v.transform((ids) => [...new Set(ids)]),
);

export const claimVisibilitySchema = v.picklist(ownerClaimVisibilityLevels, castToMessageId('error.invalid'));

/**
 * Body of `POST /mywishlists`. By default a list is public, accepts ideas from friends, and hides claims from
 * its owner.
 */
export const NewWishlist = v.strictObject({
  title: titleSchema,
  description: v.optional(descriptionSchema, ''),
  is_public: v.optional(booleanSchema, true),
  owner_id: v.optional(idSchema),
  shared_with_ids: v.optional(sharedWithUserIdsSchema, []),
  show_claims: v.optional(claimVisibilitySchema, 'never'),
  takes_ideas: v.optional(booleanSchema, true),
});

/** Body of `PUT /mywishlists/{id}`. Missing fields stay unchanged. */
export const WishlistChange = v.strictObject({
  title: titleSchema,
  description: v.optional(descriptionSchema),
  is_public: v.optional(booleanSchema),
  owner_id: v.optional(idSchema),
  shared_with_ids: v.optional(sharedWithUserIdsSchema),
  archived: v.optional(booleanSchema),
  show_claims: v.optional(claimVisibilitySchema),
  takes_ideas: v.optional(booleanSchema),
});

// Form field with the URL of an image. The schema needs no URL pattern, because the server accepts only the
// current URL of the item's image.
const imageUrl = createTrimmedTextSchema({ min: 0, max: limits.url });

const optionalItemTextEntries = Object.fromEntries(
  itemTextFields.map((field) => [field, v.optional(itemTextSchemas[field], '')]),
) as {
  [Field in ItemTextField]: v.OptionalSchema<(typeof itemTextSchemas)[Field], ''>;
};

/** Form of `POST /mywishlists/{id}/item`. It may also contain the file `image_file`. */
export const NewItem = v.strictObject({
  name: nameSchema,
  ...optionalItemTextEntries,
  price: v.optional(threeDecimalPriceTextSchema, '0'),
  currency: v.optional(currencySchema),
  is_available: v.optional(booleanTextSchema, 'true'),
  most_wanted: v.optional(booleanTextSchema, 'false'),
  state: v.optional(v.picklist(['wanted', 'draft'], castToMessageId('error.invalid')), 'wanted'),
  wanted: v.optional(wantedQuantityTextSchema, '1'),
  purchased: v.optional(booleanTextSchema),
  image_url: v.optional(imageUrl, ''),
});

/** Form of `POST /friendwishlists/{id}/ideas`. It may also contain the file `image_file`. */
export const NewIdea = v.omit(NewItem, ['state', 'most_wanted', 'is_available', 'purchased']);

/**
 * Form of `PUT /mywishlists/{id}/item`. It may also contain the file `image_file`. Missing fields stay
 * unchanged.
 */
export const ItemChange = v.strictObject({
  id: idTextSchema,
  name: nameSchema,
  ...v.partial(v.object(itemTextSchemas)).entries,
  price: v.optional(threeDecimalPriceTextSchema),
  currency: v.optional(currencySchema),
  is_available: v.optional(booleanTextSchema),
  most_wanted: v.optional(booleanTextSchema),
  wanted: v.optional(wantedQuantityTextSchema),
  purchased: v.optional(booleanTextSchema),
  image_url: v.optional(imageUrl),
  new_wishlist_id: v.optional(idTextSchema),
});

/**
 * Body of `PUT /mywishlists/{id}/item/{itemId}/state`. `received_on` and `received_note` apply only to the
 * state `received`. The default of `received_on` is the current day.
 */
export const ItemStateChange = v.strictObject({
  state: v.picklist(itemLifecycleStates, castToMessageId('error.invalid')),
  received_on: v.optional(v.nullable(calendarDaySchema)),
  received_note: v.optional(receivedItemNoteSchema, ''),
});

/**
 * Body of `PUT /mywishlists/{id}/item/{itemId}/position`. `before` is the id of the item that will follow the
 * moved item; null moves the item to the end. The server always sorts available items before unavailable
 * ones.
 */
export const ItemPlace = v.strictObject({ before: v.nullable(idSchema) });

const itemIds = v.pipe(
  v.array(idSchema, castToMessageId('error.mustBeIdList')),
  v.minLength(1, castToMessageId('error.required')),
  v.maxLength(maxItemsPerRequest, `${castToMessageId('error.tooMany')}|${maxItemsPerRequest}`),
  v.transform((ids) => [...new Set(ids)]),
);

const { name: itemName, description: itemDescription, url: itemUrl, currency: itemCurrency, state } = NewItem.entries;

/** One item in the body of `POST /mywishlists/{id}/items`. The price is a number or decimal text. */
const NewItemRow = v.strictObject({
  name: itemName,
  description: itemDescription,
  url: itemUrl,
  price: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], castToMessageId('items.invalidPrice')),
      v.transform(String),
      threeDecimalPriceTextSchema,
    ),
    '0',
  ),
  currency: itemCurrency,
  is_available: v.optional(booleanSchema, true),
  most_wanted: v.optional(booleanSchema, false),
  wanted: v.optional(v.nullable(quantitySchema), 1),
  state,
});

/** Body of `POST /mywishlists/{id}/items`. */
export const NewItems = v.strictObject({
  items: v.pipe(
    v.array(NewItemRow, castToMessageId('error.mustBeItemList')),
    v.minLength(1, castToMessageId('error.required')),
    v.maxLength(maxItemsPerRequest, `${castToMessageId('error.tooMany')}|${maxItemsPerRequest}`),
  ),
});

/** Body of `POST /mywishlists/{id}/items/delete`. */
export const ItemSelection = v.strictObject({ item_ids: itemIds });

/** Body of `POST /mywishlists/{id}/items/move`. */
export const ItemsToMove = v.strictObject({ item_ids: itemIds, new_wishlist_id: idSchema });

/**
 * Body of `POST /mywishlists/{id}/copy`. `id` in the path is the caller's list to which the item is copied.
 */
export const FriendItemChoice = v.strictObject({ item_id: idSchema });

/** Body of `POST /mywishlists/{id}/duplicate`. The default title is the title of the original list. */
export const DuplicateWishlist = v.strictObject({ title: v.optional(titleSchema) });

/**
 * Body of `PUT /friendwishlists/{item id}/purchase`. If `purchased` is true, the caller claims `quantity` or
 * changes the claim. If `purchased` is false, the caller releases the claim. `show_claims` is the setting of
 * the list that the caller has seen. The response is 409 if the setting has changed and now shows the owner
 * more about claims.
 */
export const Purchase = v.strictObject({
  purchased: booleanSchema,
  quantity: v.optional(quantitySchema, 1),
  show_claims: v.optional(claimVisibilitySchema, 'names'),
});

export const itemSchemaFields = {
  id: v.number(),
  name: v.string(),
  ...v.entriesFromList(itemTextFields, v.string()),
  price: v.number(),
  currency: v.string(),
  is_available: v.boolean(),
  most_wanted: v.boolean(),
  image_url: v.string(),
  /** Quantity that the owner wants. Null means any quantity. */
  wanted: v.nullable(v.number()),
};

/**
 * An item as its owner sees it. `purchased` is false and `givers` is null, except if the owner chose to see
 * claims (`show_claims`). `givers` contains the name of each giver and the quantity that the giver has
 * claimed.
 */
export const OwnItem = v.strictObject({
  ...itemSchemaFields,
  state: v.picklist(itemLifecycleStates),
  position: v.nullable(v.string()),
  received_on: v.nullable(v.string()),
  received_note: v.string(),
  purchased: v.boolean(),
  purchased_by: v.null(),
  givers: v.nullable(v.array(v.strictObject({ display_name: v.string(), quantity: v.number() }))),
});
export type OwnItem = v.InferOutput<typeof OwnItem>;

/**
 * Quantities of an item. `free` is the quantity that can still be claimed, or null if there is no limit.
 * `mine` is the quantity that the caller has claimed.
 */
const claimQuantitySchemaFields = { free: v.nullable(v.number()), mine: v.number() };

/**
 * An item as a friend sees it. `purchased` is true if the whole wanted quantity is claimed. `purchased_by` is
 * the caller's id if the caller has claimed the item, otherwise null. `idea_by` is the friend who added the
 * item as an idea. The owner does not see ideas.
 */
export const FriendItem = v.strictObject({
  ...itemSchemaFields,
  ...claimQuantitySchemaFields,
  purchased: v.boolean(),
  purchased_by: v.nullable(v.number()),
  idea_by: v.nullable(v.strictObject({ id: v.number(), display_name: v.string() })),
});
export type FriendItem = v.InferOutput<typeof FriendItem>;

const wishlistFields = {
  id: v.number(),
  title: v.string(),
  description: v.string(),
  is_public: v.boolean(),
  owner_id: v.number(),
  shared_with_ids: v.array(v.number()),
  created_at: v.string(),
};

/**
 * A wishlist without its items. `item_count` leaves out drafts, received items and items that are no longer
 * wanted. `cover_urls` contains the URLs of up to three images from the first hundred items.
 */
export const WishlistCard = v.strictObject({
  ...wishlistFields,
  item_count: v.number(),
  cover_urls: v.array(v.string()),
});
export type WishlistCard = v.InferOutput<typeof WishlistCard>;

/** A wishlist of the caller without its items. */
export const OwnWishlistCard = v.strictObject({ ...WishlistCard.entries, archived: v.boolean() });
export type OwnWishlistCard = v.InferOutput<typeof OwnWishlistCard>;

/** Settings of a list: what its owner sees of claims, and whether friends are allowed to add ideas. */
const wishlistSettingEntries = { show_claims: v.picklist(ownerClaimVisibilityLevels), takes_ideas: v.boolean() };

/**
 * A wishlist as its owner sees it. `is_shared_by_link` is true if the list has a share link that has not
 * expired.
 */
export const OwnWishlist = v.strictObject({
  ...wishlistFields,
  archived: v.boolean(),
  is_shared_by_link: v.boolean(),
  ...wishlistSettingEntries,
  items: v.array(OwnItem),
});
export type OwnWishlist = v.InferOutput<typeof OwnWishlist>;

/**
 * A wishlist as a friend sees it. `shared_with_ids` contains at most the id of this friend.
 * `shows_claims_from` is null unless the owner has recently chosen to see claims: older claims then stay
 * hidden until this time.
 */
export const FriendWishlist = v.strictObject({
  ...wishlistFields,
  ...wishlistSettingEntries,
  shows_claims_from: v.nullable(v.string()),
  owner: v.strictObject({ id: v.number(), display_name: v.string(), avatar: v.picklist(avatarColourNames) }),
  items: v.array(FriendItem),
});
export type FriendWishlist = v.InferOutput<typeof FriendWishlist>;
