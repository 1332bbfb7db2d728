import type { CallName } from '@wishwell/contract/calls.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { createPersonName } from '../../server/test/population/rows.ts';
import { createLinkToken } from '../../server/test/population/sharing-rows.ts';
import { type HttpResponse, type Connection, encodeForm, type HttpRequest } from '../../trust/connection.ts';
import type { Caller, Installation } from './installation.ts';

/** Sends one request and records its time under `name`. Rejects when the response is an error. */
type SendRequest = (name: string, caller: Caller, request: HttpRequest) => Promise<HttpResponse>;

/**
 * A sequence of measured requests by one caller. The number `turn` increases with each run, so that each run
 * uses other ids in its requests.
 */
export interface RequestScript {
  name: string;
  calls: readonly CallName[];
  /** Returns whether the caller has the data that the script needs; by default every caller has. */
  isFor?: (caller: Caller) => boolean;
  run: (send: SendRequest, caller: Caller, installation: Installation, turn: number) => Promise<void>;
}

/**
 * Returns a function that sends a request with the bearer token of the caller and records the response
 * time.
 */
export const createRequestSender =
  (connection: Connection, record: (name: string, milliseconds: number) => void): SendRequest =>
  async (name, caller, request) => {
    const headers = { authorization: `Bearer ${caller.bearer}`, ...request.headers };
    const response = await connection.send({ ...request, headers });
    if (response.status >= 300)
      throw new Error(`${request.method} ${request.path}: ${response.status} ${response.text}`);
    record(name, response.ms);
    return response;
  };

const getCyclicElement = <T>(from: readonly T[], turn: number): T => {
  const element = from[turn % from.length];
  if (element === undefined) throw new Error('The list is empty');
  return element;
};

const readIdFromResponse = (response: HttpResponse): number => (JSON.parse(response.text) as { id: number }).id;
const readNextPageLink = (response: HttpResponse): string =>
  /<([^>]+)>/.exec(String(response.headers['link']))?.[1] ?? '';
const createJsonBody = (value: unknown): Pick<HttpRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const createGetRequest = (path: string): { method: string; path: string } => ({ method: 'GET', path });
const createFriendActionRequest = (
  action: 'request' | 'revoke' | 'accept',
  id: number,
): { method: string; path: string } => ({
  method: 'POST',
  path: `/api/friends/${action}?friend_id=${id}`,
});

const createSingleRequestScript = (
  name: string,
  call: CallName,
  path: (...on: [Caller, Installation, number]) => string,
): RequestScript => ({
  name,
  calls: [call],
  run: async (send, ...on) => void (await send(name, on[0], createGetRequest(path(...on)))),
});

const canSeeLists = ({ seen }: Caller): boolean => seen.length > 0;

const createPagedScript = (name: string, call: CallName, path: string): RequestScript => ({
  name,
  calls: [call],
  run: async (send, caller) => {
    const first = await send(name, caller, createGetRequest(path));
    if (readNextPageLink(first) !== '')
      await send(`${name}, next page`, caller, createGetRequest(readNextPageLink(first)));
  },
});

/**
 * Returns the id of an active person who is not a friend of the caller. Different values of `turn` give
 * different people.
 */
const findNonFriendId = ({ size }: Installation, caller: Caller, turn: number): number => {
  for (let step = 0; ; step += 1) {
    const id = 20 + ((turn * 7919 + caller.id * 104_729 + step) % (size - 20));
    // Skips ids that end with 99: the test data of `fillPopulation` has deactivated people with these ids.
    if (id % 100 !== 99 && !caller.allFriends.has(id)) return id;
  }
};

/** Sequences of requests of a signed-in person, who may have any number of friends. */
export const scriptsForAllCallers: readonly RequestScript[] = [
  {
    ...createSingleRequestScript(
      'a friend’s wishlist',
      'getFriendWishlist',
      ({ seen }, _, turn) => `/api/friendwishlists/${getCyclicElement(seen, turn).list}`,
    ),
    isFor: canSeeLists,
  },
  createSingleRequestScript(
    'a shared wishlist',
    'getSharedWishlist',
    ({ id }, { size }, turn) => `/api/shared/${createLinkToken(1 + ((id * 7919 + turn) % size))}?giving=true`,
  ),
  createPagedScript('friends', 'listFriends', '/api/friends'),
  createSingleRequestScript(
    'one friend',
    'getFriend',
    ({ friends }, _, turn) => `/api/friends/${getCyclicElement(friends, turn)}`,
  ),
  createPagedScript('suggestions', 'listSuggestions', '/api/friends/notfriends'),
  createPagedScript('search by one letter', 'listSuggestions', '/api/friends/notfriends?q=a'),
  createSingleRequestScript(
    'search by the beginning of a name',
    'listSuggestions',
    (_, _installation, turn) =>
      `/api/friends/notfriends?q=${getCyclicElement(['Mara%20', 'Theo%20', 'Ana%20B', 'Omar%20'], turn)}`,
  ),
  createSingleRequestScript(
    'search by a whole name',
    'listSuggestions',
    (caller, installation, turn) =>
      `/api/friends/notfriends?q=${encodeURIComponent(createPersonName(findNonFriendId(installation, caller, turn)))}`,
  ),
  createSingleRequestScript(
    'search by e-mail',
    'listSuggestions',
    (caller, installation, turn) =>
      `/api/friends/notfriends?q=person.${findNonFriendId(installation, caller, turn)}%40example.com`,
  ),
  {
    name: 'request and withdraw',
    calls: ['requestFriend', 'revokeFriend'],
    run: async (send, caller, installation, turn) => {
      const other = findNonFriendId(installation, caller, turn);
      // Removes a friend request or friendship that an earlier run has left.
      await installation.connection.send({
        ...createFriendActionRequest('revoke', other),
        headers: { authorization: `Bearer ${caller.bearer}` },
      });
      await send('ask somebody', caller, createFriendActionRequest('request', other));
      await send('withdraw', caller, createFriendActionRequest('revoke', other));
    },
  },
];

/** Scripts for callers with about twenty friends. */
export const typicalScripts: readonly RequestScript[] = [
  createSingleRequestScript('my wishlists', 'listWishlists', () => '/api/mywishlists'),
  createSingleRequestScript(
    'an own wishlist',
    'getWishlist',
    ({ lists }, _, turn) => `/api/mywishlists/${getCyclicElement(lists, turn)}`,
  ),
  createSingleRequestScript('my record', 'getUserByUid', ({ uid }) => `/api/users/firebase/${uid}`),
  {
    name: 'claim and undo',
    calls: ['purchase'],
    isFor: canSeeLists,
    run: async (send, caller, _, turn) => {
      const path = `/api/friendwishlists/${getCyclicElement(caller.seen, turn).item}/purchase`;
      await send('claim', caller, { method: 'PUT', path, ...createJsonBody({ purchased: true }) });
      await send('undo a claim', caller, { method: 'PUT', path, ...createJsonBody({ purchased: false }) });
    },
  },
  {
    name: 'a list and an item',
    calls: ['createWishlist', 'updateWishlist', 'deleteWishlist', 'addItem', 'updateItem', 'deleteItem'],
    run: async (send, caller) => {
      const made = await send('create a list', caller, {
        method: 'POST',
        path: '/api/mywishlists',
        ...createJsonBody({ title: 'New', is_public: false, shared_with_ids: caller.friends.slice(0, 3) }),
      });
      const path = `/api/mywishlists/${readIdFromResponse(made)}`;
      await send('change a list', caller, {
        method: 'PUT',
        path,
        ...createJsonBody({ title: 'Changed', shared_with_ids: caller.friends.slice(1, 3) }),
      });
      const item = await send('add an item', caller, {
        method: 'POST',
        path: `${path}/item`,
        ...(await encodeForm(createItemFormData({ name: 'Wish', price: '12.50' }))),
      });
      await send('change an item', caller, {
        method: 'PUT',
        path: `${path}/item`,
        ...(await encodeForm(createItemFormData({ id: String(readIdFromResponse(item)), name: 'Changed' }))),
      });
      await send('delete an item', caller, { method: 'DELETE', path: `${path}/item/${readIdFromResponse(item)}` });
      await send('delete a list', caller, { method: 'DELETE', path });
    },
  },
  {
    name: 'become friends and end it',
    calls: ['requestFriend', 'acceptFriend', 'revokeFriend'],
    run: async (send, caller, { typical }, turn) => {
      const others = typical.filter(({ id }) => id !== caller.id && !caller.allFriends.has(id));
      const other = getCyclicElement(others, turn);
      await send('ask a caller', other, createFriendActionRequest('request', caller.id));
      await send('accept', caller, createFriendActionRequest('accept', other.id));
      await send('un-friend', caller, createFriendActionRequest('revoke', other.id));
    },
  },
  {
    name: 'profile and record',
    calls: ['updateProfile', 'createUser'],
    run: async (send, caller) => {
      const { name, uid, email } = caller;
      await send('change the profile', caller, {
        method: 'PUT',
        path: '/api/users',
        ...createJsonBody({ display_name: name }),
      });
      await send('finish signing up again', caller, {
        method: 'POST',
        path: '/api/users',
        ...createJsonBody({ firebase_uid: uid, email, display_name: name, avatar: 'gray' }),
      });
    },
  },
  {
    name: 'a new bearer',
    calls: [],
    run: async (send, caller) =>
      void (await send('a new bearer', caller, {
        ...createGetRequest('/api/auth/token'),
        headers: { cookie: caller.cookie },
      })),
  },
  {
    name: 'preview a link that is not allowed',
    calls: ['previewItem'],
    run: async (send, caller) =>
      void (await send('preview a link that is not allowed', caller, {
        method: 'POST',
        path: '/api/items/preview',
        ...createJsonBody({ url: 'http://127.0.0.1/' }),
      })),
  },
  {
    name: 'report a bug',
    calls: ['createBugReport'],
    run: async (send, caller) =>
      void (await send('report a bug', caller, {
        method: 'POST',
        path: '/api/bugreports',
        ...createJsonBody({ title: 'Bug', description: 'It does not.' }),
      })),
  },
];

export const superuserScripts: readonly RequestScript[] = [
  createSingleRequestScript('everybody, a page of 1,000', 'listUsers', () => '/api/users'),
  createSingleRequestScript('bug reports, a page of 100', 'listBugReports', () => '/api/bugreports'),
  createSingleRequestScript('open bug reports', 'countOpenBugReports', () => '/api/bugreports/count/open'),
  {
    name: 'set a report’s status',
    calls: ['updateBugReportStatus'],
    run: async (send, caller, _, turn) =>
      void (await send('set a report’s status', caller, {
        method: 'PATCH',
        path: `/api/bugreports/${1 + (turn % 1000)}/status`,
        ...createJsonBody({ status: 'resolved' }),
      })),
  },
];
