import type { JsonSchema } from '@valibot/to-json-schema';

type FieldNote = readonly [description: string, example?: string | number | null | readonly (string | number)[]];

/**
 * Descriptions of all fields and parameters. The key is the name of the field, or `Schema.name` if the field
 * means something different in that schema.
 */
const fieldNotes: Readonly<Record<string, FieldNote>> = {
  'If-Match': ['Refuses with 412 unless the record is still this version.', '"17"'],
  'If-None-Match': ['Returns 304 unless something has changed since this version.', '"17"'],
  'Idempotency-Key': [
    'Makes repeating safe: the same key and body create one record.',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
  ],
  accept_changes: ['True accepts the current item, or converts a gift with an ended claim to a gift on no list.'],
  at: ['When the claim ended (ISO 8601, UTC).', '2026-11-03T14:05:00.000Z'],
  changed: ['Fields in which the item now differs from `snapshot`.', ['price']],
  ended: ['Why and when the claim ended without action of the giver; null if it has not ended.'],
  for: ['Person for whom the gift is: a user, or only a name.'],
  amount: ['Budget for a year, in `currency`; 0 removes the budget.', 50],
  for_name: ['Name of a person without an account; instead of `for_user_id`.', 'Grandma'],
  for_user_id: ['Id of a friend; instead of `for_name`.', 12],
  free: ['Quantity that can still be claimed; null for any quantity.', 2],
  givers: ['Givers with their claimed quantities; null unless the list shows names.'],
  idea_by: ['Friend whose idea it is; null for an item of the owner. The owner sees no ideas.'],
  item: ['The item as it is now; null if the giver cannot see it.'],
  kind: ['A claim on an item, a claim on an idea, or a gift on no list.'],
  list: ['List of the item; null if the giver cannot see it.'],
  'FriendItem.mine': ['Quantity that the caller has claimed.', 1],
  note: ['Private note of the giver.', 'In blue'],
  order_link: ['Link to an order or its tracking; may be empty.', 'https://shop.example/order/1'],
  paid: ['Amount that the giver paid, in `paid_currency`; null without an amount.', 22.5],
  paid_currency: ['ISO 4217 code; by default the currency of the gift.', 'USD'],
  promised_at: ['When the giver claimed the item or added the gift (ISO 8601, UTC).', '2026-11-03T14:05:00.000Z'],
  quantity: ['Quantity of the claim or the gift.', 1],
  reason: ['Why the claim ended.'],
  show_claims: ['What the owner sees of claims: nothing, which items are claimed, or also by whom.'],
  'Purchase.show_claims': [
    'What the owner sees of claims, as the giver knows it. Refused with 409 if the owner sees more.',
  ],
  shows_claims_from: [
    'Time from which the owner will see this claim, made before the list showed claims; otherwise null.',
    null,
  ],
  snapshot: ['The item as it was at the claim, or as the giver last accepted it.'],
  stage: ['Progress of the gift.'],
  takes_ideas: ['Whether friends may add ideas.'],
  wanted: ['Quantity that the owner wants; null for any quantity. In a form, empty text means any quantity.', 1],
  year: ['Year of the claim or the gift, in UTC.', '2026'],
  avatar: ['Colour of the avatar.'],
  awaitsVerification: ['Whether the e-mail address must be confirmed before the first sign-in.'],
  code: ['Reason as a constant.', 'INVALID_EMAIL_OR_PASSWORD'],
  count: ['Number of open reports.', 3],
  'MergeableGuest.count': ['Number of claims.', 2],
  cover_urls: [
    'Signed URLs of images of the first items, three at most.',
    ['/api/pictures/9b1d…?expires=1790000000&signature=…'],
  ],
  archived: ['Whether nobody but the owner sees the list.'],
  before: ['Id of the next item; null for the end of the list.', 31],
  created_at: ['Time of creation (ISO 8601, UTC).', '2026-11-03T14:05:00.000Z'],
  'fields.currency': ['Currency of the price (ISO 4217).', 'EUR'],
  'sources.currency': ['Source of the currency.'],
  currency: ['ISO 4217 code.', 'USD'],
  cursor: ['Start of the page; comes from the `Link` header of the page before.', 'eyJpZCI6NDJ9'],
  'fields.description': ['Beginning of the description, as plain text.', 'Holds 400 ml.'],
  'sources.description': ['Source of the description.'],
  description: ['Text below the title; may be empty.', 'Size M, in blue or green.'],
  detail: ['Error message for the user.', 'Title is required'],
  display_name: ['Name that others see.', 'Ana Moreno'],
  email: ['E-mail address.', 'ana@example.com'],
  emailVerified: ['Whether the address is proven.'],
  error: [
    'Error message for the user.',
    'You have asked this person several times already. Please give them some time',
  ],
  errors: ['One entry for each invalid field.'],
  expires: ['When the URL stops working (Unix time in seconds).', '1790000000'],
  field: ['Name of the invalid field.', 'title'],
  fields: ['Fields of the item; null if the page does not contain the field.'],
  firebase_uid: ['Id of the identity: `user.id` in the response of the sign-up.', 'Vb3kq9ZrT1'],
  flow: ['Id with which the app recognises this sign-in window.', 'a1b2c3d4e5f6g7h8'],
  friend_id: ['Id of the other person.', 12],
  id: ['Id of the record.', 7],
  expires_at: ['When the link expires (ISO 8601); null if it does not expire.', '2126-12-24T00:00:00Z'],
  giving: ['Whether the visitor has chosen to see claims.', 'true'],
  guest_url: ['URL of the guest’s personal link; only for that guest.', 'https://wishwell.example/g/k7f…'],
  'ItemChange.id': ['Id of the item to change.', 31],
  image_file: ['PNG, JPEG or WebP file of at most 10 MiB; a change also takes GIF, AVIF and TIFF.'],
  'fields.image_url': ['URL of the server’s copy of the image; valid in the form of an item for an hour.', null],
  'sources.image_url': ['Source of the image.'],
  'NewItem.image_url': ['URL of an image that a link preview stored for the caller; else empty.', ''],
  'ItemChange.image_url': [
    'URL of the current image, or of an image that a link preview stored for the caller. Empty removes the image.',
    '',
  ],
  image_url: ['Signed URL of the image; empty without an image. A change with an empty URL removes the image.', ''],
  instance: ['Id of the request in the log.', 'urn:request:0f8fad5b-d9cb-469f-a165-70867728950e'],
  inviter: ['Sender of the invitation; null if the operator sent it.'],
  is_active: ['Whether the account may be used.'],
  is_available: ['The owner’s switch: whether the item can still be given.'],
  is_shared_by_link: ['Whether a share link of the list works.'],
  is_own: ['Whether the caller sent the invitation.'],
  is_public: ['Whether all friends see the list, or only those in `shared_with_ids`.'],
  is_staff: ['Whether the person belongs to the staff.'],
  is_superuser: ['Whether the person may use the superuser tools.'],
  itemId: ['Id of the item.', 31],
  item_id: ['Id of an item on a list of a friend.', 31],
  item_ids: ['Ids of items on the list.', [31, 32]],
  item_count: ['Number of wanted items.', 12],
  items: ['The items, in the order of the list.'],
  'NewItems.items': ['The items to add, in their order.'],
  key: ['Name of the image.', '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d'],
  keys: ['The public keys (RFC 7517).'],
  label: ['Note of the owner, such as the recipient.', 'For the office'],
  last_opened_on: ['Last day on which somebody else opened the link; null if nobody did.', '2026-11-03'],
  linkId: ['Id of the share link.', 5],
  limit: ['Size of a page.', '60'],
  may_claim: ['Whether visitors may claim items, or only read.'],
  may_refuse_mails: ['Whether the invitation was mailed, so that its recipient can refuse further mails.'],
  'Preview.message': ['Error message for the user, with advice; null without a problem.', null],
  message: ['Error message for the user.', 'Incorrect email or password'],
  'fields.name': ['Name of the product.', 'Stoneware mug'],
  'sources.name': ['Source of the name.'],
  name: ['Name of the item.', 'Stoneware mug'],
  'SharedPurchase.name': ['Name of a new guest, which nobody else sees.', 'Aunt Rosa'],
  'Guest.name': ['Name of the guest.', 'Aunt Rosa'],
  most_wanted: ['Whether the item is among the most wanted; at most a third of a list is.'],
  mine: ['Whether this visitor has claimed the item; only with `giving`.'],
  'SignUp.name': ['Name that others see.', 'Ana Moreno'],
  'user.name': ['Name that others see.', 'Ana Moreno'],
  currentPassword: ['The password that the sign-in has used so far.', 'secret gift'],
  newPassword: ['The new password.', 'blue ribbon'],
  new_wishlist_id: ['Id of another own list, to move the item there.', 8],
  owner: ['Owner of the list.'],
  owner_id: ['Id of the owner; when sent, it must be the caller’s.', 7],
  own_wishlist_id: ['Id of the list; only for its signed-in owner.', 8],
  'SharedWishlist.owner_id': ['Id of the owner; only for signed-in visitors.', 7],
  password: ['The password.', 'blue ribbon'],
  'fields.price': ['Price as exact decimal text; the lowest price of a range.', '24.50'],
  'sources.price': ['Source of the price.'],
  problem: ['Why fields are missing; null if nothing is wrong.'],
  position: [
    'Position in the order of the owner, to compare by code point; null until the owner orders the list.',
    'a0',
  ],
  price: ['Price in `currency`; 0 without a price.', 24.5],
  purchased: ['Whether the whole quantity is claimed. False for the owner, unless the list shows claims.'],
  'Purchase.purchased': ['True claims the item; false releases the caller’s claim.'],
  'SharedPurchase.purchased': ['True claims the item; false releases the visitor’s claim.'],
  'application/json.purchased': ['False: releases the claim.'],
  'SharedItem.purchased': ['Whether somebody has claimed the item; only with `giving`.'],
  'NewItem.purchased': ['Accepted and ignored.'],
  'ItemChange.purchased': ['Accepted and ignored.'],
  purchased_by: ['Id of the caller if the caller claimed the item; otherwise null.', 12],
  'OwnItem.purchased_by': ['Always null.', null],
  q: ['Beginning of a name, or a whole name or e-mail address.', 'ana'],
  received_note: ['Note of the owner about a received item.', 'From Grandma'],
  received_on: ['Day on which the owner received the item; null without a day.', '2026-12-24'],
  sends_mail: ['Whether a guest may leave an e-mail address.'],
  shared_with_ids: ['Ids of the friends who see a private list.', [12]],
  shows_title: ['Whether previews of the link show the title of the list.'],
  'fields.shop': ['Name of the shop, or its host.', 'Clay & Co'],
  'sources.shop': ['Source of the shop.'],
  signature: ['Signature of the URL.', 'q0c2J9dVxR3nY7mK1sT8bw'],
  sources: ['Where each known field comes from.'],
  size: ['At most 1,600 pixels (`full`), or the size of a card.'],
  state: ['Wanted, a draft, received, or no longer wanted. Others see wanted items only.'],
  status: ['State of the report.'],
  'application/json.status': ['State of the process.'],
  'Suggestion.status': ['Whether a request was sent or received.'],
  'Problem.status': ['HTTP status.', 400],
  success: ['True.'],
  title: ['Title.', 'Winter birthday'],
  'Problem.title': ['Name of the HTTP status.', 'Bad Request'],
  token: [
    'The bearer token; in a password reset, the token of the mailed link.',
    'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJWYjNrcTlaclQxIn0.MEUCIQ',
  ],
  'ShareLink.token': ['Token of the link; empty after a change of `APP_SECRET`.', 'k7fQ…'],
  type: ['Kind of problem (RFC 9457).'],
  uid: ['Id of the identity.', 'Vb3kq9ZrT1'],
  'PreviewRequest.url': ['URL of the page of a shop.', 'https://shop.example/mug'],
  url: ['URL of the item in a shop; may be empty.', 'https://shop.example/mug'],
  'ShareLink.url': ['URL to send to people; empty after a change of `APP_SECRET`.', 'https://wishwell.example/l/k7fQ…'],
  'CreatedInvitation.url': ['URL to send to one person.', 'https://wishwell.example/i/k7fQ…'],
  user: ['The person.'],
  verification: ['Token of a mailed confirmation link, to confirm the address with this sign-in.', 'k7f…'],
  wishlist_count: ['Number of lists that the caller may see.', 2],
  wishlists: ['The lists that the caller may see, newest first.'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasExample = (schema: JsonSchema): boolean =>
  ['examples', 'enum', 'const', '$ref', 'items', 'properties'].some((key) => key in schema) ||
  schema.type === 'boolean';

/**
 * Adds a description and an example to the JSON schema of a field. Throws if `fieldNotes` does not describe
 * the field.
 */
function describeField(schema: JsonSchema, name: string, parent: string): JsonSchema {
  const note = fieldNotes[`${parent}.${name}`] ?? fieldNotes[name];
  if (note === undefined) throw new Error(`The field ${parent}.${name} has no description`);
  const [description, example] = note;
  const isMissing =
    example !== undefined && (!hasExample(schema) || (Array.isArray(example) && !('examples' in schema)));
  return { ...schema, description, ...(isMissing && { examples: [example as never] }) };
}

/**
 * Returns a copy of a part of the OpenAPI document. In the copy, every field and parameter has a description
 * and an example.
 */
export function addFieldDescriptionsToSchemas<T>(part: T, name = ''): T {
  if (Array.isArray(part)) return part.map((entry: unknown) => addFieldDescriptionsToSchemas(entry, name)) as T;
  if (!isRecord(part)) return part;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties' && isRecord(value)) {
      copy[key] = Object.fromEntries(
        Object.entries(value).map(([field, schema]) => [
          field,
          describeField(addFieldDescriptionsToSchemas(schema, field) as JsonSchema, field, name),
        ]),
      );
    } else copy[key] = addFieldDescriptionsToSchemas(value, ['items', 'schema'].includes(key) ? name : key);
  }
  if (typeof copy['in'] === 'string' && isRecord(copy['schema'])) {
    const parameter = String(copy['name']);
    const { description, ...schema } = describeField(copy['schema'], parameter, '');
    return { ...copy, description, schema } as T;
  }
  return copy as T;
}
