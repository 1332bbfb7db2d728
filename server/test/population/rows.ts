import { pairOf } from './friendships.ts';
import { createRandom } from './random.ts';

/** A table and its rows as COPY's text format has them. */
export interface Filling {
  /** With its columns. */
  into: string;
  lines: Iterable<string>;
}

const shape = { activeOf: 10, lists: 5, items: 20 } as const;

const given =
  'Ada Alma Amir Ana Anton Bela Ben Bruno Carla Chen Clara Dan Daria Edda Emil Eva Finn Flora Gia Goran Hana Hugo Ida Ivan Jana Jonas Kai Kira Lara Leo Lina Mara Max Mila Nele Nico Olga Omar Paul Pia Quinn Rana Rosa Sami Sara Tara Theo Uma Vera Viktor Wanda Will Xenia Yara Yusuf Zoe'.split(
    ' ',
  );
const family =
  'Adler Baker Berg Costa Dahl Diaz Ebert Falk Garcia Haas Hale Ito Jansen Kaur Keller Kim Lang Lindqvist Mayer Moreau Nagy Novak Okafor Park Quist Rossi Sato Silva Stone Tran Ueda Vogel Weber Wolf Yilmaz Zeller'.split(
    ' ',
  );

/** Somebody's place among `range`, as if drawn, and always the same. */
const spread = (id: number, salt: number, range: number): number => {
  let mixed = Math.imul(id ^ (salt * 0x9e_37_79_b1), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % range;
};

const hex = (id: number, salt: number): string =>
  spread(id, salt, 2 ** 32)
    .toString(16)
    .padStart(8, '0');
const token = (id: number, salt: number): string => [0, 1, 2, 3].map((part) => hex(id, salt * 4 + part)).join('');

export const nameOf = (id: number): string =>
  `${given[spread(id, 1, given.length)]} ${String.fromCharCode(65 + spread(id, 2, 26))}. ${family[spread(id, 3, family.length)]}`;
const emailOf = (id: number): string => `person.${id}@example.com`;

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
/** `age` in seconds. */
const ago = (age: number): string => new Date((now - age) * 1000).toISOString();
/** Accounts are two years old at most, the first the oldest. */
const joined = (id: number, people: number): string => ago(Math.floor((1 - id / (people + 1)) * 730 * DAY));

function* each(from: number, to: number, line: (id: number) => string): Generator<string> {
  for (let id = from; id <= to; id += 1) yield line(id);
}

/** Who keeps lists: the first people, and a tenth of all. */
function ownersOf(people: number, first: number): number[] {
  const owners: number[] = [];
  for (let id = 1; id <= people; id += 1) if (id <= first || id % shape.activeOf === 0) owners.push(id);
  return owners;
}

const SOME = 3;

/** Three friends of each person, or fewer: the place of person and friend is `person * 3`. */
function someFriends(keys: Float64Array, people: number): Int32Array {
  const some = new Int32Array((people + 1) * SOME);
  const add = (person: number, friend: number): void => {
    const free = some.subarray(person * SOME, person * SOME + SOME).indexOf(0);
    if (free !== -1) some[person * SOME + free] = friend;
  };
  for (const key of keys) {
    const { low, high, isPending } = pairOf(key);
    if (isPending) continue;
    add(low, high);
    add(high, low);
  }
  return some;
}

const uid = (id: number): string => token(id, 11);

/** Accounts and identities of the people after the first, who have signed up themselves. */
export function accountFillings(people: number, first: number): Filling[] {
  const all = (line: (id: number) => string): Iterable<string> => each(first + 1, people, line);
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$';
  return [
    {
      into: 'users (id, uid, email, display_name, avatar, is_active, created_at)',
      lines: all((id) =>
        [id, uid(id), emailOf(id), nameOf(id), 'blue', id % 100 === 99 ? 'f' : 't', joined(id, people)].join('\t'),
      ),
    },
    {
      into: 'auth."user" (id, name, email, "emailVerified")',
      lines: all((id) => [uid(id), nameOf(id), emailOf(id), 't'].join('\t')),
    },
    {
      into: 'auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")',
      lines: all((id) =>
        [token(id, 12), uid(id), 'credential', uid(id), hash + token(id, 13), joined(id, people)].join('\t'),
      ),
    },
    {
      into: 'auth.session (id, "expiresAt", token, "updatedAt", "userId")',
      lines: all((id) => [token(id, 14), ago(-7 * DAY), token(id, 15) + token(id, 16), ago(DAY), uid(id)].join('\t')),
    },
    {
      into: 'auth.links (token_hash, kind, "userId", expires_at)',
      lines: each(first + 1, first + Math.floor((people - first) / 100), (id) =>
        [`\\\\x${token(id, 23)}`, 'verify', uid(id), ago(-DAY)].join('\t'),
      ),
    },
  ];
}

function* friendshipLines(keys: Float64Array, isOf: (isPending: boolean) => boolean): Generator<string> {
  for (const key of keys) {
    const { low, high, isPending } = pairOf(key);
    if (!isOf(isPending)) continue;
    const requester = spread(low, high, 2) === 0 ? low : high;
    yield isPending && !isOf(false)
      ? `${requester}\t${requester === low ? high : low}\t${ago(spread(low, high, 29 * DAY))}`
      : `${low}\t${high}\t${isPending ? 'pending' : 'friends'}\t${requester}`;
  }
}

/** What people are to each other, in no order, as they came to it. */
export const friendshipFillings = (keys: Float64Array): Filling[] => [
  { into: 'friendships (low_id, high_id, status, requester_id)', lines: friendshipLines(keys, () => true) },
  {
    into: 'friend_requests (requester_id, asked_id, created_at)',
    lines: friendshipLines(keys, (isPending) => isPending),
  },
];

/** Every tenth item has one. */
const image = (nth: number): string => `${token(nth * 10, 17)}\t${nth * 10}\tt`;

/** Lists of the owners: the last of each private and shared with some friends; some items claimed, some with a picture. */
export function listFillings(keys: Float64Array, people: number, first: number, seed: number): Filling[] {
  const owners = ownersOf(people, first);
  const friends = someFriends(keys, people);
  const random = createRandom(seed + 1);
  const lists = owners.length * shape.lists;
  const items = lists * shape.items;
  const ownerOf = (list: number): number => owners[Math.floor((list - 1) / shape.lists)] ?? 0;
  const listOf = (item: number): number => Math.floor((item - 1) / shape.items) + 1;
  const isPublic = (list: number): boolean => list % shape.lists !== 0;
  const friendOf = (person: number, place: number): number => friends[person * SOME + place] ?? 0;
  const age = new Int32Array(lists + 1).map(() => Math.floor(random() * 700 * DAY));
  function* shares(): Generator<string> {
    for (let list = shape.lists; list <= lists; list += shape.lists) {
      for (let place = 0; place < SOME; place += 1) {
        const friend = friendOf(ownerOf(list), place);
        if (friend !== 0) yield `${list}\t${friend}`;
      }
    }
  }
  function* claims(): Generator<string> {
    for (let item = 8; item <= items; item += 8) {
      const friend = friendOf(ownerOf(listOf(item)), item % SOME);
      if (friend !== 0) yield `${item}\t${friend}`;
    }
  }
  return [
    {
      into: 'wishlists (id, owner_id, title, description, is_public, created_at)',
      lines: each(1, lists, (id) => {
        const text = 'What I would be glad of this year, in no order.';
        return [id, ownerOf(id), `Winter birthday ${id}`, text, isPublic(id) ? 't' : 'f', ago(age[id] ?? 0)].join('\t');
      }),
    },
    { into: 'wishlist_shares (wishlist_id, user_id)', lines: shares() },
    {
      into: 'items (id, wishlist_id, name, description, url, price, created_at)',
      lines: each(1, items, (id) => {
        const list = listOf(id);
        const url = `https://shop.example/things/${hex(id, 18)}`;
        const text = 'In blue or green, size M. Second-hand is as good as new.';
        return `${id}\t${list}\tWish number ${id}\t${text}\t${url}\t${spread(id, 19, 500)}.50\t${ago(age[list] ?? 0)}`;
      }),
    },
    { into: 'claims (item_id, giver_id)', lines: claims() },
    { into: 'pictures (key, item_id, attached)', lines: each(1, Math.floor(items / 10), image) },
  ];
}

/** What gathers beside: reports, a day's keys and counts, mails that nobody takes, ended claims. */
export function otherFillings(people: number): Filling[] {
  const hundredth = Math.ceil(people / 100);
  // More than one page of them, however few people there are.
  const reports = Math.max(1_200, hundredth);
  const somebody = (n: number): number => 1 + spread(n, 20, people);
  const other = (n: number): number => (somebody(n) % people) + 1;
  return [
    {
      into: 'bug_reports (id, user_id, title, description, status, created_at)',
      lines: each(1, reports, (n) =>
        [n, somebody(n), `Report ${n}`, 'It does not.', n % 20 === 0 ? 'open' : 'resolved', ago(0)].join('\t'),
      ),
    },
    {
      into: 'idempotency_keys (user_id, key, fingerprint, record_id)',
      lines: each(1, hundredth, (n) => [somebody(n), `key-${n}`, String.raw`\\x00`, 1].join('\t')),
    },
    {
      into: 'rate_counts (subject, period_start, count)',
      lines: each(1, hundredth, (n) => [`upload:${n}`, ago(spread(n, 21, DAY)), 1].join('\t')),
    },
    {
      into: 'auth.attempts (key, at)',
      lines: each(1, hundredth, (n) => `${token(n, 22)}\t{${ago(60)}}`),
    },
    {
      into: 'auth.mails (kind, email, locale, due_at)',
      lines: each(1, Math.ceil(hundredth / 10), (n) => ['verify', emailOf(n), 'en', ago(-DAY)].join('\t')),
    },
    {
      into: 'ended_claims (giver_id, owner_id, item_name, reason, claimed_at)',
      lines: each(1, hundredth, (n) => [somebody(n), other(n), `Wish ${n}`, 'hidden', ago(DAY)].join('\t')),
    },
  ];
}
