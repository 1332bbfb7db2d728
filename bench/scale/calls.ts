import type { CallName } from '@wishwell/contract/calls.ts';
import { nameOf } from '../../server/test/population/rows.ts';
import { itemForm } from '../../server/test/items.ts';
import { type Answer, type Connection, encodeForm, type Sending } from '../../trust/connection.ts';
import type { Caller, Installation } from './installation.ts';

/** One request of a measured row; throws when it is refused. */
type Make = (name: string, caller: Caller, request: Sending) => Promise<Answer>;

/** What one caller does in turn, each request under the name of its row; `turn` counts up. */
export interface Script {
  name: string;
  calls: readonly CallName[];
  /** Whether the caller has what it needs. */
  isFor?: (caller: Caller) => boolean;
  run: (make: Make, caller: Caller, installation: Installation, turn: number) => Promise<void>;
}

export const maker =
  (connection: Connection, note: (name: string, milliseconds: number) => void): Make =>
  async (name, caller, request) => {
    const headers = { authorization: `Bearer ${caller.bearer}`, ...request.headers };
    const answer = await connection.send({ ...request, headers });
    if (answer.status >= 300) throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.text}`);
    note(name, answer.ms);
    return answer;
  };

const at = <T>(from: readonly T[], turn: number): T => {
  const one = from[turn % from.length];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
};

const idOf = (answer: Answer): number => (JSON.parse(answer.text) as { id: number }).id;
const next = (answer: Answer): string => /<([^>]+)>/.exec(String(answer.headers['link']))?.[1] ?? '';
const json = (value: unknown): Pick<Sending, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const get = (path: string): { method: string; path: string } => ({ method: 'GET', path });
const befriend = (what: 'request' | 'revoke' | 'accept', id: number): { method: string; path: string } => ({
  method: 'POST',
  path: `/api/friends/${what}?friend_id=${id}`,
});

/** One call without anything before or after it. */
const one = (name: string, call: CallName, path: (...on: [Caller, Installation, number]) => string): Script => ({
  name,
  calls: [call],
  run: async (make, ...on) => void (await make(name, on[0], get(path(...on)))),
});

const seesLists = ({ seen }: Caller): boolean => seen.length > 0;

const paged = (name: string, call: CallName, path: string): Script => ({
  name,
  calls: [call],
  run: async (make, caller) => {
    const first = await make(name, caller, get(path));
    if (next(first) !== '') await make(`${name}, next page`, caller, get(next(first)));
  },
});

/** Somebody far away in the numbers, active and no friend, who is not there every time. */
const somebody = ({ size }: Installation, caller: Caller, turn: number): number => {
  for (let step = 0; ; step += 1) {
    const id = 20 + ((turn * 7919 + caller.id * 104_729 + step) % (size - 20));
    // Every hundredth is deactivated.
    if (id % 100 !== 99 && !caller.allFriends.has(id)) return id;
  }
};

/** Reads and writes that people with any number of friends make. */
export const everybodys: readonly Script[] = [
  {
    ...one(
      'a friend’s wishlist',
      'getFriendWishlist',
      ({ seen }, _, turn) => `/api/friendwishlists/${at(seen, turn).list}`,
    ),
    isFor: seesLists,
  },
  paged('friends', 'listFriends', '/api/friends'),
  one('one friend', 'getFriend', ({ friends }, _, turn) => `/api/friends/${at(friends, turn)}`),
  paged('suggestions', 'listSuggestions', '/api/friends/notfriends'),
  paged('search by one letter', 'listSuggestions', '/api/friends/notfriends?q=a'),
  one(
    'search by the beginning of a name',
    'listSuggestions',
    (_, _installation, turn) => `/api/friends/notfriends?q=${at(['Mara%20', 'Theo%20', 'Ana%20B', 'Omar%20'], turn)}`,
  ),
  one(
    'search by a whole name',
    'listSuggestions',
    (caller, installation, turn) =>
      `/api/friends/notfriends?q=${encodeURIComponent(nameOf(somebody(installation, caller, turn)))}`,
  ),
  one(
    'search by e-mail',
    'listSuggestions',
    (caller, installation, turn) =>
      `/api/friends/notfriends?q=person.${somebody(installation, caller, turn)}%40example.com`,
  ),
  {
    name: 'request and withdraw',
    calls: ['requestFriend', 'revokeFriend'],
    run: async (make, caller, installation, turn) => {
      const other = somebody(installation, caller, turn);
      // Something may wait between the two already.
      await installation.connection.send({
        ...befriend('revoke', other),
        headers: { authorization: `Bearer ${caller.bearer}` },
      });
      await make('ask somebody', caller, befriend('request', other));
      await make('withdraw', caller, befriend('revoke', other));
    },
  },
];

/** What people with some twenty friends do beside it. */
export const typicals: readonly Script[] = [
  one('my wishlists', 'listWishlists', () => '/api/mywishlists'),
  one('an own wishlist', 'getWishlist', ({ lists }, _, turn) => `/api/mywishlists/${at(lists, turn)}`),
  one('my record', 'getUserByUid', ({ uid }) => `/api/users/firebase/${uid}`),
  {
    name: 'claim and undo',
    calls: ['purchase'],
    isFor: seesLists,
    run: async (make, caller, _, turn) => {
      const path = `/api/friendwishlists/${at(caller.seen, turn).item}/purchase`;
      await make('claim', caller, { method: 'PUT', path, ...json({ purchased: true }) });
      await make('undo a claim', caller, { method: 'PUT', path, ...json({ purchased: false }) });
    },
  },
  {
    name: 'a list and an item',
    calls: ['createWishlist', 'updateWishlist', 'deleteWishlist', 'addItem', 'updateItem', 'deleteItem'],
    run: async (make, caller) => {
      const made = await make('create a list', caller, {
        method: 'POST',
        path: '/api/mywishlists',
        ...json({ title: 'New', is_public: false, shared_with_ids: caller.friends.slice(0, 3) }),
      });
      const path = `/api/mywishlists/${idOf(made)}`;
      await make('change a list', caller, {
        method: 'PUT',
        path,
        ...json({ title: 'Changed', shared_with_ids: caller.friends.slice(1, 3) }),
      });
      const item = await make('add an item', caller, {
        method: 'POST',
        path: `${path}/item`,
        ...(await encodeForm(itemForm({ name: 'Wish', price: '12.50' }))),
      });
      await make('change an item', caller, {
        method: 'PUT',
        path: `${path}/item`,
        ...(await encodeForm(itemForm({ id: String(idOf(item)), name: 'Changed' }))),
      });
      await make('delete an item', caller, { method: 'DELETE', path: `${path}/item/${idOf(item)}` });
      await make('delete a list', caller, { method: 'DELETE', path });
    },
  },
  {
    name: 'become friends and end it',
    calls: ['requestFriend', 'acceptFriend', 'revokeFriend'],
    run: async (make, caller, { typical }, turn) => {
      const others = typical.filter(({ id }) => id !== caller.id && !caller.allFriends.has(id));
      const other = at(others, turn);
      await make('ask a caller', other, befriend('request', caller.id));
      await make('accept', caller, befriend('accept', other.id));
      await make('un-friend', caller, befriend('revoke', other.id));
    },
  },
  {
    name: 'profile and record',
    calls: ['updateProfile', 'createUser'],
    run: async (make, caller) => {
      const { name, uid, email } = caller;
      await make('change the profile', caller, { method: 'PUT', path: '/api/users', ...json({ display_name: name }) });
      await make('finish signing up again', caller, {
        method: 'POST',
        path: '/api/users',
        ...json({ firebase_uid: uid, email, display_name: name, avatar: 'gray' }),
      });
    },
  },
  {
    name: 'a new bearer',
    calls: [],
    run: async (make, caller) =>
      void (await make('a new bearer', caller, { ...get('/api/auth/token'), headers: { cookie: caller.cookie } })),
  },
  {
    name: 'report a bug',
    calls: ['createBugReport'],
    run: async (make, caller) =>
      void (await make('report a bug', caller, {
        method: 'POST',
        path: '/api/bugreports',
        ...json({ title: 'Bug', description: 'It does not.' }),
      })),
  },
];

/** A superuser's. */
export const superusers: readonly Script[] = [
  one('everybody, a page of 1,000', 'listUsers', () => '/api/users'),
  one('bug reports, a page of 100', 'listBugReports', () => '/api/bugreports'),
  one('open bug reports', 'countOpenBugReports', () => '/api/bugreports/count/open'),
  {
    name: 'set a report’s status',
    calls: ['updateBugReportStatus'],
    run: async (make, caller, _, turn) =>
      void (await make('set a report’s status', caller, {
        method: 'PATCH',
        path: `/api/bugreports/${1 + (turn % 1000)}/status`,
        ...json({ status: 'resolved' }),
      })),
  },
];
