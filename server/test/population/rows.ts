import { decodePairKey } from './friendships.ts';
import { createRandomSource } from './random.ts';

/** A table and its rows in the text format of PostgreSQL's COPY. */
export interface TableRows {
  /** Name of the table, followed by the names of its columns. */
  into: string;
  lines: Iterable<string>;
}

export const ownerActivity = { activeOf: 10, lists: 5, items: 20 } as const;

const givenNames =
  'Ada Alma Amir Ana Anton Bela Ben Bruno Carla Chen Clara Dan Daria Edda Emil Eva Finn Flora Gia Goran Hana Hugo Ida Ivan Jana Jonas Kai Kira Lara Leo Lina Mara Max Mila Nele Nico Olga Omar Paul Pia Quinn Rana Rosa Sami Sara Tara Theo Uma Vera Viktor Wanda Will Xenia Yara Yusuf Zoe'.split(
    ' ',
  );
const familyNames =
  'Adler Baker Berg Costa Dahl Diaz Ebert Falk Garcia Haas Hale Ito Jansen Kaur Keller Kim Lang Lindqvist Mayer Moreau Nagy Novak Okafor Park Quist Rossi Sato Silva Stone Tran Ueda Vogel Weber Wolf Yilmaz Zeller'.split(
    ' ',
  );

/** Returns a pseudo-random integer from 0 to `range - 1`. The same id and salt give the same result. */
export const hashToIntegerBelow = (id: number, salt: number, range: number): number => {
  let mixed = Math.imul(id ^ (salt * 0x9e_37_79_b1), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % range;
};

const hex = (id: number, salt: number): string =>
  hashToIntegerBelow(id, salt, 2 ** 32)
    .toString(16)
    .padStart(8, '0');
export const createFakeToken = (id: number, salt: number): string =>
  [0, 1, 2, 3].map((part) => hex(id, salt * 4 + part)).join('');

const createPersonName = (id: number): string =>
  `${givenNames[hashToIntegerBelow(id, 1, givenNames.length)]} ${String.fromCharCode(65 + hashToIntegerBelow(id, 2, 26))}. ${familyNames[hashToIntegerBelow(id, 3, familyNames.length)]}`;
export const createEmailAddress = (id: number): string => `person.${id}@example.com`;

export const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
/** Returns the time `age` seconds ago as ISO 8601. */
export const formatTimeAgo = (age: number): string => new Date((now - age) * 1000).toISOString();
/**
 * Returns the time of an account's sign-up. It is at most two years ago. A lower id means an earlier
 * time.
 */
const createSignUpTime = (id: number, people: number): string =>
  formatTimeAgo(Math.floor((1 - id / (people + 1)) * 730 * DAY));

export function* linesFor(from: number, to: number, line: (id: number) => string): Generator<string> {
  for (let id = from; id <= to; id += 1) yield line(id);
}

/**
 * Returns the ids of the people who have lists: the first `first` people, and a tenth of the other people.
 */
function chooseOwnerIds(people: number, first: number): number[] {
  const owners: number[] = [];
  for (let id = 1; id <= people; id += 1) if (id <= first || id % ownerActivity.activeOf === 0) owners.push(id);
  return owners;
}

const MAX_SAMPLED_FRIENDS = 3;

/** Returns an array with up to three friends of each person. They begin at the index `person * 3`. */
function sampleFriends(keys: Float64Array, people: number): Int32Array {
  const some = new Int32Array((people + 1) * MAX_SAMPLED_FRIENDS);
  const add = (person: number, friend: number): void => {
    const free = some
      .subarray(person * MAX_SAMPLED_FRIENDS, person * MAX_SAMPLED_FRIENDS + MAX_SAMPLED_FRIENDS)
      .indexOf(0);
    if (free !== -1) some[person * MAX_SAMPLED_FRIENDS + free] = friend;
  };
  for (const key of keys) {
    const { low, high, isPending } = decodePairKey(key);
    if (isPending) continue;
    add(low, high);
    add(high, low);
  }
  return some;
}

const uid = (id: number): string => createFakeToken(id, 11);

const isActivePerson = (id: number): boolean => id % 100 !== 99;

/** Returns rows of accounts and identities for the people after `first`. The others already have accounts. */
export function createAccountRows(people: number, first: number): TableRows[] {
  const all = (line: (id: number) => string): Iterable<string> => linesFor(first + 1, people, line);
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$';
  return [
    {
      into: 'users (id, uid, email, display_name, avatar, is_active, created_at)',
      lines: all((id) =>
        [
          id,
          uid(id),
          createEmailAddress(id),
          createPersonName(id),
          'blue',
          isActivePerson(id) ? 't' : 'f',
          createSignUpTime(id, people),
        ].join('\t'),
      ),
    },
    {
      into: 'auth."user" (id, name, email, "emailVerified")',
      lines: all((id) => [uid(id), createPersonName(id), createEmailAddress(id), 't'].join('\t')),
    },
    {
      into: 'auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")',
      lines: all((id) =>
        [
          createFakeToken(id, 12),
          uid(id),
          'credential',
          uid(id),
          hash + createFakeToken(id, 13),
          createSignUpTime(id, people),
        ].join('\t'),
      ),
    },
    {
      into: 'auth.session (id, "expiresAt", token, "updatedAt", "userId")',
      lines: all((id) =>
        [
          createFakeToken(id, 14),
          formatTimeAgo(-7 * DAY),
          createFakeToken(id, 15) + createFakeToken(id, 16),
          formatTimeAgo(DAY),
          uid(id),
        ].join('\t'),
      ),
    },
    {
      into: 'auth.links (token_hash, kind, "userId", expires_at)',
      lines: linesFor(first + 1, first + Math.floor((people - first) / 100), (id) =>
        [`\\\\x${createFakeToken(id, 23)}`, 'verify', uid(id), formatTimeAgo(-DAY)].join('\t'),
      ),
    },
  ];
}

function* friendshipLines(keys: Float64Array, isOf: (isPending: boolean) => boolean): Generator<string> {
  for (const key of keys) {
    const { low, high, isPending } = decodePairKey(key);
    if (!isOf(isPending)) continue;
    const requester = hashToIntegerBelow(low, high, 2) === 0 ? low : high;
    yield isPending && !isOf(false)
      ? `${requester}\t${requester === low ? high : low}\t${formatTimeAgo(hashToIntegerBelow(low, high, 29 * DAY))}`
      : `${low}\t${high}\t${isPending ? 'pending' : 'friends'}\t${requester}`;
  }
}

/** Returns the rows of friendships and friend requests, in random order. */
export const createFriendshipRows = (keys: Float64Array): TableRows[] => [
  { into: 'friendships (low_id, high_id, status, requester_id)', lines: friendshipLines(keys, () => true) },
  {
    into: 'friend_requests (requester_id, asked_id, created_at)',
    lines: friendshipLines(keys, (isPending) => isPending),
  },
];

const createImageColumns = (nth: number): string => `${createFakeToken(nth * 10, 17)}\t${nth * 10}\tt`;

/**
 * Returns the rows of lists and items. The last list of each owner is private and shared. Some items are
 * claimed, and some have an image.
 */
export function createListRows(keys: Float64Array, people: number, first: number, seed: number): TableRows[] {
  const owners = chooseOwnerIds(people, first);
  const friends = sampleFriends(keys, people);
  const random = createRandomSource(seed + 1);
  const lists = owners.length * ownerActivity.lists;
  const items = lists * ownerActivity.items;
  const ownerOf = (list: number): number => owners[Math.floor((list - 1) / ownerActivity.lists)] ?? 0;
  const listOf = (item: number): number => Math.floor((item - 1) / ownerActivity.items) + 1;
  const isPublic = (list: number): boolean => list % ownerActivity.lists !== 0;
  const friendOf = (person: number, place: number): number => friends[person * MAX_SAMPLED_FRIENDS + place] ?? 0;
  const age = new Int32Array(lists + 1).map(() => Math.floor(random() * 700 * DAY));
  function* shares(): Generator<string> {
    for (let list = ownerActivity.lists; list <= lists; list += ownerActivity.lists) {
      for (let place = 0; place < MAX_SAMPLED_FRIENDS; place += 1) {
        const friend = friendOf(ownerOf(list), place);
        if (friend !== 0) yield `${list}\t${friend}`;
      }
    }
  }
  function* claims(): Generator<string> {
    for (let item = 8; item <= items; item += 8) {
      const friend = friendOf(ownerOf(listOf(item)), item % MAX_SAMPLED_FRIENDS);
      if (friend !== 0 && isActivePerson(friend)) yield `${item}\t${friend}`;
    }
  }
  return [
    {
      into: 'wishlists (id, owner_id, title, description, is_public, created_at)',
      lines: linesFor(1, lists, (id) => {
        const text = 'What I would be glad of this year, in no order.';
        return [
          id,
          ownerOf(id),
          `Winter birthday ${id}`,
          text,
          isPublic(id) ? 't' : 'f',
          formatTimeAgo(age[id] ?? 0),
        ].join('\t');
      }),
    },
    { into: 'wishlist_shares (wishlist_id, user_id)', lines: shares() },
    {
      into: 'items (id, wishlist_id, name, description, url, price, created_at)',
      lines: linesFor(1, items, (id) => {
        const list = listOf(id);
        const url = `https://shop.example/things/${hex(id, 18)}`;
        const text = 'In blue or green, size M. Second-hand is as good as new.';
        return `${id}\t${list}\tWish number ${id}\t${text}\t${url}\t${hashToIntegerBelow(id, 19, 500)}.50\t${formatTimeAgo(age[list] ?? 0)}`;
      }),
    },
    { into: 'claims (item_id, giver_id)', lines: claims() },
    { into: 'pictures (key, item_id, attached)', lines: linesFor(1, Math.floor(items / 10), createImageColumns) },
  ];
}

/**
 * Returns rows of bug reports, of idempotency keys and request counts of a day, of undeliverable mails, and
 * of ended claims.
 */
export function createOtherRows(people: number): TableRows[] {
  const hundredth = Math.ceil(people / 100);
  // More bug reports than fit on one page, even in a small population.
  const reports = Math.max(1_200, hundredth);
  const userIdFor = (n: number): number => 1 + hashToIntegerBelow(n, 20, people);
  const ownerIdFor = (n: number): number => (userIdFor(n) % people) + 1;
  return [
    {
      into: 'bug_reports (id, user_id, title, description, status, created_at)',
      lines: linesFor(1, reports, (n) =>
        [n, userIdFor(n), `Report ${n}`, 'It does not.', n % 20 === 0 ? 'open' : 'resolved', formatTimeAgo(0)].join(
          '\t',
        ),
      ),
    },
    {
      into: 'idempotency_keys (user_id, key, fingerprint, record_id)',
      lines: linesFor(1, hundredth, (n) => [userIdFor(n), `key-${n}`, String.raw`\\x00`, 1].join('\t')),
    },
    {
      into: 'rate_counts (subject, period_start, count)',
      lines: linesFor(1, hundredth, (n) =>
        [`upload:${n}`, formatTimeAgo(hashToIntegerBelow(n, 21, DAY)), 1].join('\t'),
      ),
    },
    {
      into: 'auth.attempts (key, at)',
      lines: linesFor(1, hundredth, (n) => `${createFakeToken(n, 22)}\t{${formatTimeAgo(60)}}`),
    },
    {
      into: 'mails (kind, email, locale, due_at)',
      lines: linesFor(1, Math.ceil(hundredth / 10), (n) =>
        ['verify', createEmailAddress(n), 'en', formatTimeAgo(-DAY)].join('\t'),
      ),
    },
    {
      into: 'claims (giver_id, owner_id, name, ended_reason, created_at, ended_at)',
      lines: linesFor(1, hundredth, (n) =>
        [userIdFor(n), ownerIdFor(n), `Wish ${n}`, 'hidden', formatTimeAgo(DAY), formatTimeAgo(0)].join('\t'),
      ),
    },
  ];
}
