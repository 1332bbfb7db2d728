import * as v from 'valibot';
import { bugReportCalls } from './bug-report-calls.ts';
import { endpoints } from './endpoints.ts';
import { idTextSchema } from './fields.ts';
import { Friend, FriendQuery, Suggestion, SuggestionQuery } from './friends.ts';
import { giftCalls } from './gift-calls.ts';
import { itemCalls } from './item-calls.ts';
import { PageQuery } from './pagination.ts';
import { Preview, PreviewRequest } from './previews.ts';
import { sharingCalls } from './sharing-calls.ts';
import { NewUser, ProfileChange, User } from './users.ts';
import {
  FriendItem,
  FriendWishlist,
  NewWishlist,
  OwnWishlist,
  OwnWishlistCard,
  Purchase,
  WishlistChange,
} from './wishlists.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Schema of an object without nested objects. `entries` maps each field name to the schema of the field. A
 * client may also send a snake_case field name in camelCase.
 */
export type ObjectSchema = Schema & { entries: Readonly<Record<string, unknown>> };

/**
 * What a request or response of the operation can have besides its schemas. `etag`: the response has the
 * header `ETag`. `ifMatch`, `idempotencyKey`: the request may have this header. `conflict`: the status can be
 * 409. `gone`: 410 for an invitation or link that was used or has expired. `existing`: 200 if the record to
 * create exists already. `cookie`: the response sets a cookie.
 */
export type OptionalEndpointFeature =
  | 'etag'
  | 'ifMatch'
  | 'idempotencyKey'
  | 'conflict'
  | 'gone'
  | 'existing'
  | 'cookie';

/**
 * One operation of the API (docs/specification.md §7). The server's routes, the web app's types and the
 * OpenAPI document are all made from the table `calls`.
 */
export interface ApiOperation {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of the operation below `/api`, with parameters such as `:id`. */
  path: string;
  /**
   * Who may call the operation. `anyone`: the bearer token is optional. `visitor`: the same, but the account
   * of the token must be active. `identity`: needs a bearer token, but no user record. `user`: needs an
   * active account. `superuser`: needs an active account with the superuser role.
   */
  who: 'anyone' | 'visitor' | 'identity' | 'user' | 'superuser';
  /** Status of a successful response. A response with 204 has no body. */
  status: 200 | 201 | 204;
  /** Properties of the operation that only the OpenAPI document uses. */
  traits?: readonly OptionalEndpointFeature[];
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** Text fields of the multipart form. The form may also contain the file `image_file`. */
  form?: ObjectSchema;
  response?: Schema;
  /**
   * True if error responses are JSON (`{"error": "…"}`) instead of plain text. Only `requestFriend`,
   * `revokeFriend` and `acceptFriend` set this field.
   */
  errorObject?: true;
}

const idParams = v.strictObject({ id: idTextSchema });

export const calls = {
  createUser: {
    summary:
      'Creates the user record of an identity. This completes the sign-up. Returns 200 if the record exists already.',
    ...endpoints.createUser,
    who: 'anyone',
    status: 201,
    traits: ['conflict', 'existing', 'cookie'],
    body: NewUser,
    response: User,
  },
  getUserByUid: {
    summary: "Returns the caller's own user record; a superuser may read any.",
    ...endpoints.getUserByUid,
    who: 'identity',
    status: 200,
    traits: ['etag', 'cookie'],
    params: v.strictObject({ uid: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
    response: User,
  },
  updateProfile: {
    summary: "Changes the caller's name, avatar and currency.",
    ...endpoints.updateProfile,
    who: 'user',
    status: 200,
    traits: ['etag', 'ifMatch'],
    body: ProfileChange,
    response: User,
  },
  listUsers: {
    summary: 'Returns all users, by id.',
    ...endpoints.listUsers,
    who: 'superuser',
    status: 200,
    query: PageQuery,
    response: v.array(User),
  },
  listWishlists: {
    summary: "Returns the caller's own lists, newest first, without their items.",
    ...endpoints.listWishlists,
    who: 'user',
    status: 200,
    response: v.array(OwnWishlistCard),
  },
  createWishlist: {
    summary: 'Creates a list. For a private list, the request can contain the ids of the friends who see it.',
    ...endpoints.createWishlist,
    who: 'user',
    status: 201,
    traits: ['etag', 'idempotencyKey', 'conflict'],
    body: NewWishlist,
    response: OwnWishlist,
  },
  getWishlist: {
    summary: "Returns one of the caller's own lists, with its items.",
    ...endpoints.getWishlist,
    who: 'user',
    status: 200,
    traits: ['etag'],
    params: idParams,
    response: OwnWishlist,
  },
  updateWishlist: {
    summary: 'Changes a list. Missing fields keep their values.',
    ...endpoints.updateWishlist,
    who: 'user',
    status: 200,
    traits: ['etag', 'ifMatch'],
    params: idParams,
    body: WishlistChange,
    response: OwnWishlist,
  },
  deleteWishlist: {
    summary: 'Deletes a list and its items.',
    ...endpoints.deleteWishlist,
    who: 'user',
    status: 204,
    traits: ['ifMatch'],
    params: idParams,
  },
  ...itemCalls,
  previewItem: {
    summary: 'Reads the page of a shop and returns fields for a new item. Creates no item.',
    ...endpoints.previewItem,
    who: 'user',
    status: 200,
    body: PreviewRequest,
    response: Preview,
  },
  listFriends: {
    summary: "Returns the caller's friends by name, each with the lists that the caller may see.",
    ...endpoints.listFriends,
    who: 'user',
    status: 200,
    query: PageQuery,
    response: v.array(Friend),
  },
  listSuggestions: {
    summary:
      'Returns people who are not friends: requests received, requests sent, then at most 200 suggestions. `q` searches: it finds these people by the beginning of a word of their name, and all users by a whole name or e-mail address.',
    ...endpoints.listSuggestions,
    who: 'user',
    status: 200,
    query: SuggestionQuery,
    response: v.array(Suggestion),
  },
  getFriend: {
    summary: 'Returns one friend, with the lists that the caller may see.',
    ...endpoints.getFriend,
    who: 'user',
    status: 200,
    params: idParams,
    response: Friend,
  },
  requestFriend: {
    summary: 'Sends a friend request. Makes friends at once when the other person has already sent one.',
    ...endpoints.requestFriend,
    who: 'user',
    status: 204,
    traits: ['conflict'],
    query: FriendQuery,
    errorObject: true,
  },
  revokeFriend: {
    summary: 'Withdraws or denies a friend request, or ends a friendship.',
    ...endpoints.revokeFriend,
    who: 'user',
    status: 204,
    query: FriendQuery,
    errorObject: true,
  },
  acceptFriend: {
    summary: 'Accepts a friend request.',
    ...endpoints.acceptFriend,
    who: 'user',
    status: 204,
    traits: ['conflict'],
    query: FriendQuery,
    errorObject: true,
  },
  getFriendWishlist: {
    summary: "Returns a friend's list with its items and their claims.",
    ...endpoints.getFriendWishlist,
    who: 'user',
    status: 200,
    params: idParams,
    response: FriendWishlist,
  },
  purchase: {
    summary: "Claims a quantity of a friend's item, or releases the caller's own claim. `id` is the id of the item.",
    ...endpoints.purchase,
    who: 'user',
    status: 200,
    traits: ['conflict'],
    params: idParams,
    body: Purchase,
    response: FriendItem,
  },
  ...giftCalls,
  ...sharingCalls,
  ...bugReportCalls,
} as const satisfies Record<string, ApiOperation>;

export type CallName = keyof typeof calls;

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type CallProperty<C, Key extends string> = C extends Readonly<Record<Key, infer S>> ? S : undefined;

export interface HandlerInput<C extends ApiOperation> {
  params: OutputOf<CallProperty<C, 'params'>>;
  query: OutputOf<CallProperty<C, 'query'>>;
  body: OutputOf<CallProperty<C, 'body'>>;
  form: OutputOf<CallProperty<C, 'form'>>;
}

/** Type of the JSON body of a request. Its field names are in snake_case. */
export type RequestBodyOf<C extends ApiOperation> = InputOf<CallProperty<C, 'body'>>;

/** Type of the body of a response. Its field names are in snake_case. */
export type ResponseOf<C extends ApiOperation> = OutputOf<CallProperty<C, 'response'>>;
