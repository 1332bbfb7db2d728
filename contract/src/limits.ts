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
  friends: 500,
  suggestions: 60,
  /** The most that a caller may ask for with `limit`. */
  limitMax: 100,
  users: 1_000,
  bugReports: 1_000,
} as const;

/** How many entries of something long the app prefers to get before it asks for the whole, and of a friend among friends gets at most. */
export const beginningSize = 60;

/** The avatar colours, in the picker's order (specification, section 3). */
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

/** The states of a bug report, in the order of the dropdown (specification, section 4). */
export const bugReportStatuses = ['open', 'in_progress', 'resolved'] as const;
export type BugReportStatus = (typeof bugReportStatuses)[number];
