import * as v from 'valibot';
import {
  booleanSchema,
  emailSchema,
  guestNameSchema,
  shareLinkLabelSchema,
  quantitySchema,
  castToMessageId,
} from './fields.ts';
import { giftItemSnapshotSchemaFields } from './gifts.ts';
import { avatarColourNames, ownerClaimVisibilityLevels } from './limits.ts';
import { claimVisibilitySchema, itemSchemaFields } from './wishlists.ts';

/** Returns whether the day exists in its month. `Date` would convert February 30 to March 2. */
const isExistingDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/**
 * Schema of the time at which a share link expires, in ISO 8601. `createShareLink` refuses a time in the
 * past.
 */
const isoTime = v.pipe(
  v.string(castToMessageId('error.mustBeTime')),
  v.isoTimestamp(castToMessageId('error.mustBeTime')),
  v.check((text) => !Number.isNaN(Date.parse(text)) && isExistingDay(text), castToMessageId('error.mustBeTime')),
);

/** Body of `POST /mywishlists/{id}/links`. */
export const NewShareLink = v.strictObject({
  label: v.optional(shareLinkLabelSchema, ''),
  may_claim: v.optional(booleanSchema, true),
  expires_at: v.optional(v.nullable(isoTime), null),
  shows_title: v.optional(booleanSchema, false),
});

/** A share link as the owner of the list sees it. It contains nothing about claims. */
export const ShareLink = v.strictObject({
  id: v.number(),
  label: v.string(),
  may_claim: v.boolean(),
  shows_title: v.boolean(),
  expires_at: v.nullable(v.string()),
  created_at: v.string(),
  last_opened_on: v.nullable(v.string()),
  token: v.string(),
  url: v.string(),
});
export type ShareLink = v.InferOutput<typeof ShareLink>;

/** Query of `GET /shared/{token}`. `giving` is true if the visitor has chosen to see claims. */
export const SharedWishlistQuery = v.strictObject({
  giving: v.optional(v.picklist(['true', 'false'], castToMessageId('error.mustBeBoolean'))),
});

/**
 * An item of a list that is shared by a share link. A response contains `purchased`, `mine`, `free` and
 * `quantity` only if the request has the parameter `giving`. `mine` is true if the visitor has claimed the
 * item, and `quantity` is the quantity of this claim. `free` is the quantity that can still be claimed, or
 * null if there is no limit.
 */
export const SharedItem = v.strictObject({
  ...itemSchemaFields,
  purchased: v.optional(v.boolean()),
  mine: v.optional(v.boolean()),
  free: v.optional(v.nullable(v.number())),
  quantity: v.optional(v.number()),
});
export type SharedItem = v.InferOutput<typeof SharedItem>;

const listOwner = v.strictObject({ display_name: v.string(), avatar: v.picklist(avatarColourNames) });

export const SharedWishlist = v.strictObject({
  title: v.string(),
  description: v.string(),
  owner: listOwner,
  may_claim: v.boolean(),
  shows_title: v.boolean(),
  show_claims: v.picklist(ownerClaimVisibilityLevels),
  shows_claims_from: v.nullable(v.string()),
  /** True if guests may enter an e-mail address, because the installation has a mail server. */
  sends_mail: v.boolean(),
  /** Id of the list. Present only if the visitor is the signed-in owner. */
  own_wishlist_id: v.optional(v.number()),
  /** Id of the owner. Present only for a signed-in visitor who may send the owner a friend request. */
  owner_id: v.optional(v.number()),
  /**
   * URL of the guest's personal page. Present only if the request has the parameter `giving` and a guest's
   * cookie.
   */
  guest_url: v.optional(v.string()),
  items: v.array(SharedItem),
});
export type SharedWishlist = v.InferOutput<typeof SharedWishlist>;

/**
 * Body of `PUT /shared/{token}/items/{itemId}/purchase`. A new guest must send `name`. `show_claims` is the
 * list's setting as the guest has seen it; see `Purchase`.
 */
export const SharedPurchase = v.strictObject({
  purchased: booleanSchema,
  quantity: v.optional(quantitySchema, 1),
  show_claims: v.optional(claimVisibilitySchema, 'names'),
  name: v.optional(guestNameSchema),
  email: v.optional(emailSchema),
});

/** The item after a claim or a release. `guest_url` is the URL of a new guest's personal page. */
export const SharedPurchaseResult = v.strictObject({ ...SharedItem.entries, guest_url: v.optional(v.string()) });

const GuestItem = v.strictObject({
  ...itemSchemaFields,
  /** Quantity of the item that the guest has claimed. */
  quantity: v.number(),
  ...giftItemSnapshotSchemaFields,
  /**
   * Time from which the owner will see the guest's claim. Null if the owner already sees it, or never will.
   */
  shows_claims_from: v.nullable(v.string()),
  title: v.string(),
  owner: listOwner,
});

/** Data of the page behind a personal link: a guest and the guest's gifts. */
export const Guest = v.strictObject({ name: v.string(), items: v.array(GuestItem) });
export type Guest = v.InferOutput<typeof Guest>;

/** Result with the number of claims that the signed-in user can take over from the guest of this browser. */
export const MergeableGuest = v.strictObject({ count: v.number() });

/**
 * Body of `POST /invitations`. If it contains an e-mail address, the server sends the invitation by mail, and
 * only the owner of that address can use it.
 */
export const NewInvitation = v.strictObject({ email: v.optional(emailSchema) });
export const CreatedInvitation = v.strictObject({ url: v.string() });

/** An invitation as its recipient sees it. `inviter` is null if the operator created the invitation. */
export const Invitation = v.strictObject({
  inviter: v.nullable(listOwner),
  is_own: v.boolean(),
  may_refuse_mails: v.boolean(),
});
export type Invitation = v.InferOutput<typeof Invitation>;
