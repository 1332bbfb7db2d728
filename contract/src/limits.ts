/**
 * Maximum lengths in characters (Unicode code points), and other limits. The web app, the server and the
 * database use the same values.
 */
export const limits = {
  title: 200,
  name: 200,
  displayName: 200,
  description: 5_000,
  url: 2_048,
  email: 254,
  linkLabel: 60,
  receivedNote: 500,
  giftNote: 2_000,
  guestName: 60,
  price: 9_999_999.99,
  passwordMin: 6,
  passwordMax: 256,
  jsonBodyBytes: 262_144,
} as const;

export const pageSizes = {
  /** Number of friends on the first page of the friend list. A small page loads quickly. */
  firstFriends: 100,
  friends: 200,
  suggestions: 60,
  limitMax: 100,
  users: 1_000,
  gifts: 300,
  /** Number of bug reports per page. It is small, because one report can contain 21 kB of text. */
  bugReports: 100,
} as const;

/**
 * Limits for the lists of each friend in `GET /friends`. The response always contains the newest list of the
 * friend. Older lists follow as long as there are at most `most` lists and their texts fit into `textBytes`.
 */
export const shownListsPerFriendLimits = { most: 3, textBytes: 5_000 } as const;

/**
 * Maximum number of received friend requests in `GET /friends/notfriends`, and also of sent friend requests.
 * The newest requests come first.
 */
export const maxListedFriendRequests = 200;

export const maxShareLinksPerWishlist = 20;

/** Maximum number of claims of one guest on one wishlist. */
export const maxClaimsPerGuest = 20;

/** Maximum number of items that one request adds, moves or deletes. */
export const maxItemsPerRequest = 200;

/** Returns how many items of a list the owner can mark as most wanted: a third of the items, rounded up. */
export const computeMostWantedItemLimit = (items: number): number => Math.ceil(items / 3);

/**
 * States of an item. Friends and guests see only wanted items. Only the owner sees drafts, received items
 * and items that are no longer wanted.
 */
export const itemLifecycleStates = ['wanted', 'draft', 'received', 'unwanted'] as const;
export type ItemLifecycleState = (typeof itemLifecycleStates)[number];

/** Maximum quantity of an item that an owner wants or a giver claims. An owner can also want any quantity. */
export const maxQuantity = 99;

/** Progress of a gift, from its first stage to its last. */
export const giftStages = ['promised', 'bought', 'wrapped', 'given'] as const;
export type GiftStage = (typeof giftStages)[number];

/** Reasons why a claim ends without an action of its giver. */
export const claimEndReasons = [
  'unfriended',
  'hidden',
  'moved',
  'deleted',
  'received',
  'unwanted',
  'deactivated',
] as const;

/** Maximum number of gifts of one person that belong to no list. */
export const maxGiftsWithoutList = 1_000;

/** Maximum number of budgets of one person. */
export const maxGiftBudgets = 500;

/** Maximum number of ideas of one person on one friend's wishlist. */
export const maxIdeasPerFriend = 20;

/** Maximum number of ideas of all friends on one wishlist. */
export const maxIdeasPerWishlist = 200;

/**
 * What the owner of a list sees of claims: nothing (the default), which items are claimed, or also the
 * givers' names.
 */
export const ownerClaimVisibilityLevels = ['never', 'claimed', 'names'] as const;
export type OwnerClaimVisibilityLevel = (typeof ownerClaimVisibilityLevels)[number];

/** Days after a change of `show_claims` until the owner also sees claims that were made before the change. */
export const daysUntilOwnerSeesOldClaims = 7;

/**
 * The cover of a list shows images of items. The server searches only this number of items at the top of the
 * list.
 */
export const maxItemsSearchedForCover = 100;

/**
 * Maximum number of ids in `shared_with_ids`, including duplicates. It is twice the default value of the
 * setting `LIMIT_FRIENDS_PER_USER`.
 */
export const maxSharedWithIds = 10_000;

/** Avatar colours, in the order in which the web app offers them (docs/specification.md §3). */
export const avatarColourNames = [
  'white',
  'black',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'pink',
  'gray',
] as const;
export type AvatarColourName = (typeof avatarColourNames)[number];

/** States of a bug report, in the order of the dropdown (docs/specification.md §4). */
export const bugReportStatuses = ['open', 'in_progress', 'resolved'] as const;
export type BugReportStatus = (typeof bugReportStatuses)[number];
