import * as v from 'valibot';
import { currencySchema } from './currencies.ts';
import {
  booleanSchema,
  idSchema,
  idTextSchema,
  nameSchema,
  threeDecimalPriceTextSchema,
  createMultilineTextSchema,
  quantitySchema,
  castToMessageId,
  urlSchema,
} from './fields.ts';
import { avatarColourNames, claimEndReasons, giftStages, limits } from './limits.ts';
import { pageCursorSchema } from './pagination.ts';
import { FriendItem } from './wishlists.ts';

const giftStage = v.picklist(giftStages, castToMessageId('error.invalid'));

/** Schema of an amount of money: a number or decimal text. */
const moneyAmountInput = v.pipe(
  v.union([v.string(), v.number()], castToMessageId('items.invalidPrice')),
  v.transform(String),
  threeDecimalPriceTextSchema,
);

/**
 * Query of `GET /gifts`. `year` is the year, in UTC, in which the giver claimed the item or added the gift.
 */
export const GiftQuery = v.strictObject({
  year: v.optional(
    v.pipe(v.string(), v.regex(/^(?:19|20|21)\d{2}$/, castToMessageId('error.invalid')), v.transform(Number)),
  ),
  stage: v.optional(giftStage),
  cursor: pageCursorSchema,
});

/**
 * Body of `POST /gifts`: a gift that belongs to no list, for a friend (`for_user_id`) or for any person
 * (`for_name`).
 */
export const NewGift = v.strictObject({
  name: nameSchema,
  for_user_id: v.optional(idSchema),
  for_name: v.optional(nameSchema),
  price: v.optional(moneyAmountInput, '0'),
  currency: v.optional(currencySchema),
  url: v.optional(urlSchema, ''),
});

/**
 * Body of `PATCH /gifts/{id}`. Missing fields stay unchanged. `accept_changes` replaces the gift's snapshot
 * of the item by the current item. If the claim of the gift has ended, `accept_changes` converts the gift to
 * one that belongs to no list. If `paid` is null, the paid amount is removed.
 */
export const GiftChange = v.strictObject({
  stage: v.optional(giftStage),
  note: v.optional(createMultilineTextSchema({ min: 0, max: limits.giftNote })),
  paid: v.optional(v.nullable(moneyAmountInput)),
  paid_currency: v.optional(currencySchema),
  order_link: v.optional(urlSchema),
  quantity: v.optional(quantitySchema),
  accept_changes: v.optional(booleanSchema),
});

const giftRecipient = v.union([
  v.strictObject({ id: v.number(), display_name: v.string(), avatar: v.picklist(avatarColourNames) }),
  v.strictObject({ name: v.string() }),
]);

/** Fields of the snapshot of an item. The web app compares the snapshot with the current item. */
const giftSnapshotFieldNames = ['name', 'price', 'currency', 'url', 'image_url'] as const;

/**
 * The item's data at the time of the claim, and the names of the fields that the owner has changed since.
 * `accept_changes` (see `GiftChange`) replaces the data by the current data.
 */
export const giftItemSnapshotSchemaFields = {
  snapshot: v.strictObject({
    name: v.string(),
    price: v.number(),
    currency: v.string(),
    url: v.string(),
    image_url: v.string(),
  }),
  changed: v.array(v.picklist(giftSnapshotFieldNames)),
};

/**
 * A gift as its giver sees it. The kinds `claim` and `idea` refer to an item of a list; the kind `own` is on
 * no list. `item` is null if the giver cannot see the item. `changed` lists the fields in which `item`
 * differs from `snapshot`. If the owner will see the claim later, `shows_claims_from` is the time.
 */
export const Gift = v.strictObject({
  id: v.number(),
  kind: v.picklist(['claim', 'idea', 'own']),
  stage: v.picklist(giftStages),
  quantity: v.number(),
  note: v.string(),
  paid: v.nullable(v.number()),
  paid_currency: v.nullable(v.string()),
  order_link: v.string(),
  promised_at: v.string(),
  for: v.nullable(giftRecipient),
  list: v.nullable(v.strictObject({ id: v.number(), title: v.string() })),
  shows_claims_from: v.nullable(v.string()),
  item: v.nullable(FriendItem),
  ...giftItemSnapshotSchemaFields,
  ended: v.nullable(v.strictObject({ reason: v.picklist(claimEndReasons), at: v.string() })),
});
export type Gift = v.InferOutput<typeof Gift>;

/**
 * The amount that the caller wants to spend on a person in a year, in one currency. Exactly one of
 * `for_user_id` and `for_name` is set.
 */
export const GiftBudget = v.strictObject({
  for_user_id: v.nullable(v.number()),
  for_name: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
});
export type GiftBudget = v.InferOutput<typeof GiftBudget>;

/** Body of `PUT /gifts/budgets`. The amount 0 removes the budget. */
export const NewGiftBudget = v.strictObject({
  for_user_id: v.optional(idSchema),
  for_name: v.optional(nameSchema),
  amount: moneyAmountInput,
  currency: currencySchema,
});

export const giftPathParamsSchema = v.strictObject({ id: idTextSchema });
