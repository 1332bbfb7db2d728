/** Lengths in characters (Unicode code points) and amounts that both sides and the database's checks agree on. */
export const limits = {
  title: 200,
  name: 200,
  displayName: 200,
  description: 5_000,
  url: 2_048,
  email: 254,
  price: 9_999_999.99,
  passwordMin: 6,
  passwordMax: 256,
  jsonBodyBytes: 262_144,
} as const;

/** Entries of one page, per call that pages. */
export const pageSizes = {
  /** The first page of friends is small, so that it shows soon; whoever has more is told so. */
  firstFriends: 100,
  friends: 200,
  suggestions: 60,
  /** The most that a caller may ask for with `limit`. */
  limitMax: 100,
  users: 1_000,
  /** A report may hold 21 kB of text. */
  bugReports: 100,
} as const;

/** How many entries of something long the app prefers to get before it asks for the whole. */
export const beginningSize = 60;

/** Lists of each friend in `GET /friends`: the newest ones, and beyond the first only while their texts hold so many bytes. */
export const listsOfEachFriend = { most: 3, textBytes: 5_000 } as const;

/** Pending requests in `GET /friends/notfriends`: at most so many received and so many sent, the newest ones. */
export const mostPendingShown = 200;

/** A cover is made of pictures of so many items: the first ones of the list. */
export const itemsBehindCover = 100;

/** Ids in `shared_with_ids`, duplicates counted: twice the default of `LIMIT_FRIENDS_PER_USER`. */
export const mostSharersSent = 10_000;

/** The avatar colours, in the picker's order (docs/specification.md §3). */
export const avatars = [
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
export type AvatarKey = (typeof avatars)[number];

/** The states of a bug report, in the order of the dropdown (docs/specification.md §4). */
export const bugReportStatuses = ['open', 'in_progress', 'resolved'] as const;
export type BugReportStatus = (typeof bugReportStatuses)[number];
