import { pairOf, type Action, type State } from './state.ts';

/** What eight do at the same instant, and how things stand before. */
export interface Contest {
  before: State;
  actions: readonly Action[];
}

const LIST = 900_001;
const HIDDEN = 900_002;
const SECOND = 900_003;
const ITEM = 900_101;
const OTHER_ITEM = 900_102;

function friendsOfTheFirst(people: readonly number[], friends: number): State {
  const [owner = 0, ...others] = people;
  return {
    people: Object.fromEntries(people.map((id) => [id, { isActive: true }])),
    friendships: Object.fromEntries(others.slice(0, friends).map((id) => [pairOf(owner, id), 'friends' as const])),
    lists: {
      [LIST]: { owner, isPublic: true, shares: [], version: 1 },
      [HIDDEN]: { owner, isPublic: false, shares: [], version: 1 },
      [SECOND]: { owner, isPublic: true, shares: [], version: 1 },
    },
    items: {
      [ITEM]: { list: LIST, isAvailable: true, giver: null },
      [OTHER_ITEM]: { list: LIST, isAvailable: true, giver: null },
    },
    ended: [],
    pending: [],
    keys: {},
  };
}

type Owners = (owner: number, friend: number) => readonly Action[];

const claim = (by: number, item = ITEM): Action => ({ kind: 'purchase', by, item, purchased: true });
const release = (by: number): Action => ({ kind: 'purchase', by, item: ITEM, purchased: false });
const withoutKeys = { kind: 'createList', isPublic: true, shares: [] as number[] } as const;

const claimsAgainst =
  (others: Owners) =>
  (people: readonly number[]): Contest => {
    const [owner = 0, friend = 0, ...more] = people;
    const against = others(owner, friend);
    const claims = [friend, ...more].slice(0, 4).map((by) => claim(by));
    return { before: friendsOfTheFirst(people, 4), actions: [...claims, ...against, claim(friend, OTHER_ITEM)] };
  };

const save = (by: number, change: { isPublic?: boolean; shares?: number[]; ifMatch?: number }): Action => ({
  kind: 'saveList',
  by,
  list: LIST,
  ...change,
});
const move = (by: number, list: number, to: number, item = ITEM): Action => ({ kind: 'saveItem', by, list, item, to });
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const bothWays = (by: number, other: number): Action[] => [
  { kind: 'accept', by: other, other: by },
  { kind: 'revoke', by, other },
  { kind: 'revoke', by: other, other: by },
  { kind: 'request', by, other },
];

/** The kinds of contests, after the races that could be lost (decision 17). */
export const contests: Readonly<Record<string, (people: readonly number[]) => Contest>> = {
  'a claim and its undoing': (people) => {
    const [, one = 0, two = 0] = people;
    const actions = [
      claim(one),
      release(one),
      claim(two),
      claim(one),
      release(two),
      release(one),
      claim(two),
      claim(one),
    ];
    return { before: friendsOfTheFirst(people, 4), actions };
  },
  'a claim, and a friendship that ends': claimsAgainst((owner, friend) => [
    { kind: 'revoke', by: owner, other: friend },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'request', by: owner, other: friend },
  ]),
  'a claim, and a list made private': claimsAgainst((owner, friend) => [
    save(owner, { isPublic: false }),
    save(owner, { isPublic: false, shares: [friend] }),
    save(owner, { isPublic: true }),
  ]),
  'a claim, and an item deleted': claimsAgainst((owner) => [
    { kind: 'deleteItem', by: owner, list: LIST, item: ITEM },
    { kind: 'deleteItem', by: owner, list: LIST, item: OTHER_ITEM },
    { kind: 'deleteItem', by: owner, list: LIST, item: ITEM },
  ]),
  'a claim, and a list deleted': claimsAgainst((owner) => [
    { kind: 'deleteList', by: owner, list: LIST },
    { kind: 'addItem', by: owner, list: LIST },
    move(owner, LIST, SECOND),
  ]),
  'a claim, and an item moved': claimsAgainst((owner) => [
    move(owner, LIST, HIDDEN),
    move(owner, LIST, SECOND, OTHER_ITEM),
    move(owner, SECOND, LIST),
  ]),
  'a claim, and the owner’s edit': claimsAgainst((owner) => [
    { kind: 'saveItem', by: owner, list: LIST, item: ITEM, to: LIST, isAvailable: false },
    { kind: 'saveItem', by: owner, list: LIST, item: ITEM, to: LIST, isAvailable: true },
    { kind: 'saveItem', by: owner, list: LIST, item: ITEM, to: LIST, ifMatch: 1 },
  ]),
  'a call in flight, and its caller’s deactivation': claimsAgainst((owner, friend) => [
    { kind: 'deactivate', by: friend },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'createList', by: friend, isPublic: false, shares: [owner] },
  ]),
  'a call in flight, and its owner’s deactivation': claimsAgainst((owner, friend) => [
    { kind: 'deactivate', by: owner },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'request', by: friend, other: owner },
  ]),
  'a request accepted, and withdrawn': (people) => {
    const [owner = 0, one = 0, two = 0] = people;
    const before = friendsOfTheFirst(people, 0);
    before.friendships = { [pairOf(owner, one)]: owner, [pairOf(owner, two)]: two };
    return { before, actions: [...bothWays(owner, one), ...bothWays(two, owner)] };
  },
  'requests that cross': (people) => {
    const [one = 0, two = 0, three = 0] = people;
    const pairs = [
      [one, two],
      [two, three],
      [three, one],
      [one, three],
    ] as const;
    const actions = pairs.flatMap(([by, other]): Action[] => [
      { kind: 'request', by, other },
      { kind: 'request', by: other, other: by },
    ]);
    return { before: friendsOfTheFirst(people, 0), actions };
  },
  'a creation sent several times': (people) => {
    const [owner = 0] = people;
    const create: Action = { ...withoutKeys, by: owner, key: 'once' };
    const add: Action = { kind: 'addItem', by: owner, list: LIST, key: 'twice' };
    const otherBody: Action = { ...create, isPublic: false };
    return {
      before: friendsOfTheFirst(people, 1),
      actions: [create, add, create, otherBody, add, create, add, create],
    };
  },
  'a list shared, and a friendship that ends': (people) => {
    const [owner = 0, one = 0, two = 0] = people;
    const share = (shares: number[]): Action => ({ kind: 'saveList', by: owner, list: HIDDEN, shares });
    const actions: Action[] = [
      share([one, two]),
      { kind: 'revoke', by: one, other: owner },
      share([two]),
      { kind: 'createList', by: owner, isPublic: false, shares: [one] },
      { kind: 'revoke', by: owner, other: two },
      { kind: 'createList', by: two, isPublic: false, shares: [owner] },
      share([one]),
      move(owner, LIST, HIDDEN),
    ];
    return { before: friendsOfTheFirst(people, 4), actions };
  },
  'a list deleted, and items added': (people) => {
    const [owner = 0] = people;
    const add: Action = { kind: 'addItem', by: owner, list: LIST };
    const actions: Action[] = [add, { kind: 'deleteList', by: owner, list: LIST }, add, { ...add, key: 'once' }];
    return { before: friendsOfTheFirst(people, 1), actions: [...actions, ...actions] };
  },
  'the last places of a quota': (people) => {
    const [owner = 0, , , , , six = 0, seven = 0] = people;
    const before = friendsOfTheFirst(people, 3);
    before.friendships = { ...before.friendships, [pairOf(owner, six)]: six, [pairOf(owner, seven)]: owner };
    const add: Action = { kind: 'addItem', by: owner, list: LIST };
    const create: Action = { ...withoutKeys, by: owner };
    const actions: Action[] = [
      add,
      add,
      add,
      create,
      create,
      create,
      { kind: 'accept', by: owner, other: six },
      { kind: 'accept', by: seven, other: owner },
    ];
    return { before, actions };
  },
  'saves of one version': (people) => {
    const [owner = 0] = people;
    const actions = times(8, (at) => save(owner, { ifMatch: 1, isPublic: at % 2 === 0 }));
    return { before: friendsOfTheFirst(people, 1), actions };
  },
};

/** Eight friends of the ninth want the one item: friendships beyond the quota, which asks only when friends are made. */
export function eightClaims(people: readonly number[]): Contest {
  const [, ...friends] = people;
  return { before: friendsOfTheFirst(people, friends.length), actions: friends.map((by) => claim(by)) };
}
