import type { CallName } from '@wishwell/contract/calls.ts';

/** Properties of an operation that its schemas do not show. They are used for the OpenAPI document. */
export interface CallTraits {
  /** The response contains the record's version as `ETag`. */
  etag?: true;
  /** The request may contain `If-Match`. Another version of the record gets 412. */
  ifMatch?: true;
  /** The request may contain `Idempotency-Key`. */
  idempotencyKey?: true;
  /** The response may be 409. */
  conflict?: true;
  /** The response sets a cookie. */
  cookie?: true;
  /** The response is 410 if the record is used or expired. */
  gone?: true;
  /** The response is 200 instead of 201 if the record already existed. */
  existing?: true;
}

export const callTraits: Readonly<Record<CallName, CallTraits>> = {
  createUser: { conflict: true, existing: true, cookie: true },
  getUserByUid: { etag: true, cookie: true },
  updateProfile: { etag: true, ifMatch: true },
  listUsers: {},
  listWishlists: {},
  createWishlist: { etag: true, idempotencyKey: true, conflict: true },
  getWishlist: { etag: true },
  updateWishlist: { etag: true, ifMatch: true },
  deleteWishlist: { ifMatch: true },
  addItem: { etag: true, idempotencyKey: true, conflict: true },
  updateItem: { etag: true, ifMatch: true, conflict: true },
  deleteItem: { ifMatch: true },
  previewItem: {},
  changeItemState: { etag: true, ifMatch: true },
  placeItem: { etag: true, ifMatch: true, conflict: true },
  addItems: { etag: true, idempotencyKey: true, conflict: true },
  moveItems: { ifMatch: true, conflict: true },
  deleteItems: { ifMatch: true },
  copyItem: { etag: true, idempotencyKey: true, conflict: true },
  duplicateWishlist: { etag: true, idempotencyKey: true, conflict: true },
  listFriends: {},
  listSuggestions: {},
  getFriend: {},
  requestFriend: { conflict: true },
  revokeFriend: {},
  acceptFriend: { conflict: true },
  getFriendWishlist: {},
  purchase: { conflict: true },
  listGifts: {},
  createGift: { idempotencyKey: true, conflict: true },
  listGiftBudgets: {},
  setGiftBudget: { conflict: true },
  updateGift: { conflict: true },
  deleteGift: {},
  addIdea: { idempotencyKey: true, conflict: true },
  deleteIdea: {},
  listShareLinks: {},
  createShareLink: { conflict: true },
  deleteShareLink: {},
  getSharedWishlist: {},
  purchaseShared: { conflict: true, cookie: true },
  getGuest: {},
  releaseAsGuest: {},
  rememberGuest: { cookie: true },
  deleteGuest: {},
  findMergeableGuest: {},
  mergeGuest: {},
  createInvitation: {},
  getInvitation: { gone: true },
  acceptInvitation: { conflict: true, gone: true },
  refuseInvitationMails: {},
  createBugReport: { idempotencyKey: true },
  listBugReports: {},
  countOpenBugReports: {},
  updateBugReportStatus: {},
};
