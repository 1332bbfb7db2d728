import * as v from 'valibot';
import { endpoints } from './endpoints.ts';
import { BugReport, NewBugReport, OpenCount, StatusChange } from './bug-reports.ts';
import { idText } from './fields.ts';
import { Friend, FriendQuery, Suggestion, SuggestionQuery } from './friends.ts';
import { PageQuery } from './pagination.ts';
import { NewUser, ProfileChange, User } from './users.ts';
import {
  FriendItem,
  FriendWishlist,
  ItemChange,
  NewItem,
  NewWishlist,
  OwnItem,
  OwnWishlist,
  Purchase,
  WishlistCard,
  WishlistChange,
} from './wishlists.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** The entries are read to accept both spellings of a name, so every input is one flat object. */
export type ObjectSchema = Schema & { entries: Readonly<Record<string, unknown>> };

/**
 * One call of the API (docs/specification.md §7): what it takes, what it answers and who may make it. This table
 * registers the server's routes, types the app's client, and is printed as the OpenAPI document.
 */
export interface Call {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; parameters as `:name`. */
  path: string;
  /** `anyone`: also without a bearer; `identity`: a bearer, with or without a user record; `user`: an active
   * account; `superuser`: one with the flag. */
  who: 'anyone' | 'identity' | 'user' | 'superuser';
  /** On success; 204 answers nothing. */
  status: 200 | 201 | 204;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** A JSON body. */
  body?: ObjectSchema;
  /** A multipart form, beside an optional file `image_file`. */
  form?: ObjectSchema;
  answer?: Schema;
  /** Failures as `{"error": "…"}` instead of plain text: the three friend actions. */
  errorObject?: true;
}

const byId = v.strictObject({ id: idText });

export const calls = {
  createUser: {
    summary: 'Finish signing up: make the user record of an identity. 200 when it exists already.',
    ...endpoints.createUser,
    who: 'anyone',
    status: 201,
    body: NewUser,
    answer: User,
  },
  getUserByUid: {
    summary: "The caller's own record; a superuser may ask for anyone's.",
    ...endpoints.getUserByUid,
    who: 'identity',
    status: 200,
    params: v.strictObject({ uid: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
    answer: User,
  },
  updateProfile: {
    summary: "Change the caller's name and avatar.",
    ...endpoints.updateProfile,
    who: 'user',
    status: 200,
    body: ProfileChange,
    answer: User,
  },
  listUsers: {
    summary: 'Everyone, by id.',
    ...endpoints.listUsers,
    who: 'superuser',
    status: 200,
    query: PageQuery,
    answer: v.array(User),
  },
  listWishlists: {
    summary: "The caller's own lists, newest first, without their items.",
    ...endpoints.listWishlists,
    who: 'user',
    status: 200,
    answer: v.array(WishlistCard),
  },
  createWishlist: {
    summary: 'Make a list. Private lists may name friends to share with.',
    ...endpoints.createWishlist,
    who: 'user',
    status: 201,
    body: NewWishlist,
    answer: OwnWishlist,
  },
  getWishlist: {
    summary: "One of the caller's own lists, with its items.",
    ...endpoints.getWishlist,
    who: 'user',
    status: 200,
    params: byId,
    answer: OwnWishlist,
  },
  updateWishlist: {
    summary: 'Change a list. What is missing stays as it is.',
    ...endpoints.updateWishlist,
    who: 'user',
    status: 200,
    params: byId,
    body: WishlistChange,
    answer: OwnWishlist,
  },
  deleteWishlist: {
    summary: 'Delete a list and its items.',
    ...endpoints.deleteWishlist,
    who: 'user',
    status: 204,
    params: byId,
  },
  addItem: {
    summary: 'Add an item, with a picture if there is one.',
    ...endpoints.addItem,
    who: 'user',
    status: 201,
    params: byId,
    form: NewItem,
    answer: OwnItem,
  },
  updateItem: {
    summary: 'Change an item, its picture, or the list it is on. What is missing stays as it is.',
    ...endpoints.updateItem,
    who: 'user',
    status: 200,
    params: byId,
    form: ItemChange,
    answer: OwnItem,
  },
  deleteItem: {
    summary: 'Delete an item.',
    ...endpoints.deleteItem,
    who: 'user',
    status: 204,
    params: v.strictObject({ id: idText, itemId: idText }),
  },
  listFriends: {
    summary: "The caller's friends by name, each with the lists the caller may see.",
    ...endpoints.listFriends,
    who: 'user',
    status: 200,
    query: PageQuery,
    answer: v.array(Friend),
  },
  listSuggestions: {
    summary:
      'People who are not friends: requests received, then sent, then at most 200 whom the caller may know. `q` searches these by the beginning of a name, and everybody by a whole name or e-mail address.',
    ...endpoints.listSuggestions,
    who: 'user',
    status: 200,
    query: SuggestionQuery,
    answer: v.array(Suggestion),
  },
  getFriend: {
    summary: 'One friend, with the lists the caller may see.',
    ...endpoints.getFriend,
    who: 'user',
    status: 200,
    params: byId,
    answer: Friend,
  },
  requestFriend: {
    summary: 'Ask somebody to be friends; where they have asked already, this makes friends.',
    ...endpoints.requestFriend,
    who: 'user',
    status: 204,
    query: FriendQuery,
    errorObject: true,
  },
  revokeFriend: {
    summary: 'Withdraw a request, deny one, or end a friendship.',
    ...endpoints.revokeFriend,
    who: 'user',
    status: 204,
    query: FriendQuery,
    errorObject: true,
  },
  acceptFriend: {
    summary: 'Accept a request.',
    ...endpoints.acceptFriend,
    who: 'user',
    status: 204,
    query: FriendQuery,
    errorObject: true,
  },
  getFriendWishlist: {
    summary: "A friend's list, with its items and what the caller may know of claims.",
    ...endpoints.getFriendWishlist,
    who: 'user',
    status: 200,
    params: byId,
    answer: FriendWishlist,
  },
  purchase: {
    summary: "Claim a friend's item, or release one's own claim. The id is the item's.",
    ...endpoints.purchase,
    who: 'user',
    status: 200,
    params: byId,
    body: Purchase,
    answer: FriendItem,
  },
  createBugReport: {
    summary: 'Report a bug or suggest something.',
    ...endpoints.createBugReport,
    who: 'user',
    status: 201,
    body: NewBugReport,
    answer: BugReport,
  },
  listBugReports: {
    summary: 'Every report, newest first.',
    ...endpoints.listBugReports,
    who: 'superuser',
    status: 200,
    query: PageQuery,
    answer: v.array(BugReport),
  },
  countOpenBugReports: {
    summary: 'How many reports are open.',
    ...endpoints.countOpenBugReports,
    who: 'superuser',
    status: 200,
    answer: OpenCount,
  },
  updateBugReportStatus: {
    summary: "Set a report's status, from any to any.",
    ...endpoints.updateBugReportStatus,
    who: 'superuser',
    status: 200,
    params: byId,
    body: StatusChange,
    answer: BugReport,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type Part<C, Key extends string> = C extends Readonly<Record<Key, infer S>> ? S : undefined;

/** What a handler receives, checked. */
export interface Received<C extends Call> {
  params: OutputOf<Part<C, 'params'>>;
  query: OutputOf<Part<C, 'query'>>;
  body: OutputOf<Part<C, 'body'>>;
  form: OutputOf<Part<C, 'form'>>;
}

/** What a client sends in a JSON body, in the wire's spelling. */
export type BodyOf<C extends Call> = InputOf<Part<C, 'body'>>;

/** What the call answers, in the wire's spelling. */
export type AnswerOf<C extends Call> = OutputOf<Part<C, 'answer'>>;
