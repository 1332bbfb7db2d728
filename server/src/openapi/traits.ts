import type { CallName } from '@wishwell/contract/calls.ts';

/** What callers must know of a call beyond its schemas. */
export interface CallTraits {
  /** Its answer names its version. */
  etag?: true;
  /** It takes `If-Match`. */
  ifMatch?: true;
  /** It takes `Idempotency-Key`. */
  idempotencyKey?: true;
  /** It heeds `Prefer: limit=…`. */
  limit?: true;
  /** It may answer 409. */
  conflict?: true;
  /** Answered beside its status, when the record existed already. */
  existing?: true;
}

export const traitsOf: Readonly<Record<CallName, CallTraits>> = {
  createUser: { conflict: true, existing: true },
  getUserByUid: { etag: true },
  updateProfile: { etag: true, ifMatch: true },
  listUsers: {},
  listWishlists: { limit: true },
  createWishlist: { etag: true, idempotencyKey: true, conflict: true },
  getWishlist: { etag: true, limit: true },
  updateWishlist: { etag: true, ifMatch: true },
  deleteWishlist: { ifMatch: true },
  addItem: { etag: true, idempotencyKey: true, conflict: true },
  updateItem: { etag: true, ifMatch: true, conflict: true },
  deleteItem: { ifMatch: true },
  listFriends: {},
  listSuggestions: {},
  getFriend: { limit: true },
  requestFriend: { conflict: true },
  revokeFriend: {},
  acceptFriend: { conflict: true },
  getFriendWishlist: { limit: true },
  purchase: { conflict: true },
  createBugReport: { idempotencyKey: true },
  listBugReports: {},
  countOpenBugReports: {},
  updateBugReportStatus: {},
};
