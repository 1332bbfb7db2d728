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

/** Traits of the operations that have any. */
export const callTraits: Readonly<Partial<Record<CallName, CallTraits>>> = {
  createUser: { conflict: true, existing: true, cookie: true },
  getUserByUid: { etag: true, cookie: true },
  updateProfile: { etag: true, ifMatch: true },
  createWishlist: { etag: true, idempotencyKey: true, conflict: true },
  getWishlist: { etag: true },
  updateWishlist: { etag: true, ifMatch: true },
  deleteWishlist: { ifMatch: true },
  addItem: { etag: true, idempotencyKey: true, conflict: true },
  updateItem: { etag: true, ifMatch: true, conflict: true },
  deleteItem: { ifMatch: true },
  changeItemState: { etag: true, ifMatch: true },
  placeItem: { etag: true, ifMatch: true, conflict: true },
  addItems: { etag: true, idempotencyKey: true, conflict: true },
  moveItems: { ifMatch: true, conflict: true },
  deleteItems: { ifMatch: true },
  copyItem: { etag: true, idempotencyKey: true, conflict: true },
  duplicateWishlist: { etag: true, idempotencyKey: true, conflict: true },
  requestFriend: { conflict: true },
  acceptFriend: { conflict: true },
  purchase: { conflict: true },
  createGift: { idempotencyKey: true, conflict: true },
  setGiftBudget: { conflict: true },
  updateGift: { conflict: true },
  addIdea: { idempotencyKey: true, conflict: true },
  createShareLink: { conflict: true },
  purchaseShared: { conflict: true, cookie: true },
  rememberGuest: { cookie: true },
  getInvitation: { gone: true },
  acceptInvitation: { conflict: true, gone: true },
  createBugReport: { idempotencyKey: true },
};
