import { getPairKey, type RaceAction, type RaceState } from './state.ts';

/** Actions to run in parallel, and the state in which they start. */
export interface RaceScenario {
  before: RaceState;
  actions: readonly RaceAction[];
}

const LIST_ID = 900_001;
const PRIVATE_LIST_ID = 900_002;
const SECOND_LIST_ID = 900_003;
const ITEM_ID = 900_101;
const OTHER_ITEM_ID = 900_102;

function createFriendsState(people: readonly number[], friends: number): RaceState {
  const [owner = 0, ...others] = people;
  return {
    people: Object.fromEntries(people.map((id) => [id, { isActive: true }])),
    friendships: Object.fromEntries(others.slice(0, friends).map((id) => [getPairKey(owner, id), 'friends' as const])),
    lists: {
      [LIST_ID]: { owner, isPublic: true, shares: [], version: 1 },
      [PRIVATE_LIST_ID]: { owner, isPublic: false, shares: [], version: 1 },
      [SECOND_LIST_ID]: { owner, isPublic: true, shares: [], version: 1 },
    },
    items: {
      [ITEM_ID]: { list: LIST_ID, isAvailable: true, giver: null, ideaBy: null },
      [OTHER_ITEM_ID]: { list: LIST_ID, isAvailable: true, giver: null, ideaBy: null },
    },
    endedClaims: [],
    idempotencyKeys: {},
  };
}

type CreateRivalActions = (owner: number, friend: number) => readonly RaceAction[];

const createClaimAction = (by: number, item = ITEM_ID): RaceAction => ({ kind: 'purchase', by, item, purchased: true });
const createReleaseAction = (by: number): RaceAction => ({ kind: 'purchase', by, item: ITEM_ID, purchased: false });
const createPublicListFields = { kind: 'createList', isPublic: true, shares: [] as number[] } as const;

const createClaimScenarioFactory =
  (getRivals: CreateRivalActions) =>
  (people: readonly number[]): RaceScenario => {
    const [owner = 0, friend = 0, ...more] = people;
    const rivalActions = getRivals(owner, friend);
    const claims = [friend, ...more].slice(0, 4).map((by) => createClaimAction(by));
    return {
      before: createFriendsState(people, 4),
      actions: [...claims, ...rivalActions, createClaimAction(friend, OTHER_ITEM_ID)],
    };
  };

const createSaveListAction = (
  by: number,
  change: { isPublic?: boolean; shares?: number[]; ifMatch?: number },
): RaceAction => ({
  kind: 'saveList',
  by,
  list: LIST_ID,
  ...change,
});
const createMoveItemAction = (by: number, list: number, to: number, item = ITEM_ID): RaceAction => ({
  kind: 'saveItem',
  by,
  list,
  item,
  to,
});
const createRepeatedActions = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const createFriendshipActions = (by: number, other: number): RaceAction[] => [
  { kind: 'accept', by: other, other: by },
  { kind: 'revoke', by, other },
  { kind: 'revoke', by: other, other: by },
  { kind: 'request', by, other },
];

/**
 * Functions that create a contest (actions to run in parallel), by name. Each contest repeats a situation in
 * which a race condition once caused a wrong result (decision 17).
 */
export const raceScenarioFactories: Readonly<Record<string, (people: readonly number[]) => RaceScenario>> = {
  'a claim and its undoing': (people) => {
    const [, one = 0, two = 0] = people;
    const actions = [
      createClaimAction(one),
      createReleaseAction(one),
      createClaimAction(two),
      createClaimAction(one),
      createReleaseAction(two),
      createReleaseAction(one),
      createClaimAction(two),
      createClaimAction(one),
    ];
    return { before: createFriendsState(people, 4), actions };
  },
  'a claim, and a friendship that ends': createClaimScenarioFactory((owner, friend) => [
    { kind: 'revoke', by: owner, other: friend },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'request', by: owner, other: friend },
  ]),
  'a claim, and a list made private': createClaimScenarioFactory((owner, friend) => [
    createSaveListAction(owner, { isPublic: false }),
    createSaveListAction(owner, { isPublic: false, shares: [friend] }),
    createSaveListAction(owner, { isPublic: true }),
  ]),
  'a claim, and an item deleted': createClaimScenarioFactory((owner) => [
    { kind: 'deleteItem', by: owner, list: LIST_ID, item: ITEM_ID },
    { kind: 'deleteItem', by: owner, list: LIST_ID, item: OTHER_ITEM_ID },
    { kind: 'deleteItem', by: owner, list: LIST_ID, item: ITEM_ID },
  ]),
  'a claim, and a list deleted': createClaimScenarioFactory((owner) => [
    { kind: 'deleteList', by: owner, list: LIST_ID },
    { kind: 'addItem', by: owner, list: LIST_ID },
    createMoveItemAction(owner, LIST_ID, SECOND_LIST_ID),
  ]),
  'a claim, and an item moved': createClaimScenarioFactory((owner) => [
    createMoveItemAction(owner, LIST_ID, PRIVATE_LIST_ID),
    createMoveItemAction(owner, LIST_ID, SECOND_LIST_ID, OTHER_ITEM_ID),
    createMoveItemAction(owner, SECOND_LIST_ID, LIST_ID),
  ]),
  'a claim, and the owner’s edit': createClaimScenarioFactory((owner) => [
    { kind: 'saveItem', by: owner, list: LIST_ID, item: ITEM_ID, to: LIST_ID, isAvailable: false },
    { kind: 'saveItem', by: owner, list: LIST_ID, item: ITEM_ID, to: LIST_ID, isAvailable: true },
    { kind: 'saveItem', by: owner, list: LIST_ID, item: ITEM_ID, to: LIST_ID, ifMatch: 1 },
  ]),
  'a call in flight, and its caller’s deactivation': createClaimScenarioFactory((owner, friend) => [
    { kind: 'deactivate', by: friend },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'createList', by: friend, isPublic: false, shares: [owner] },
  ]),
  'a call in flight, and its owner’s deactivation': createClaimScenarioFactory((owner, friend) => [
    { kind: 'deactivate', by: owner },
    { kind: 'revoke', by: friend, other: owner },
    { kind: 'request', by: friend, other: owner },
  ]),
  'a request accepted, and withdrawn': (people) => {
    const [owner = 0, one = 0, two = 0] = people;
    const before = createFriendsState(people, 0);
    before.friendships = { [getPairKey(owner, one)]: owner, [getPairKey(owner, two)]: two };
    return { before, actions: [...createFriendshipActions(owner, one), ...createFriendshipActions(two, owner)] };
  },
  'requests that cross': (people) => {
    const [one = 0, two = 0, three = 0] = people;
    const pairs = [
      [one, two],
      [two, three],
      [three, one],
      [one, three],
    ] as const;
    const actions = pairs.flatMap(([by, other]): RaceAction[] => [
      { kind: 'request', by, other },
      { kind: 'request', by: other, other: by },
    ]);
    return { before: createFriendsState(people, 0), actions };
  },
  'a creation sent several times': (people) => {
    const [owner = 0] = people;
    const createAction: RaceAction = { ...createPublicListFields, by: owner, key: 'once' };
    const addItemAction: RaceAction = { kind: 'addItem', by: owner, list: LIST_ID, key: 'twice' };
    const otherBody: RaceAction = { ...createAction, isPublic: false };
    return {
      before: createFriendsState(people, 1),
      actions: [
        createAction,
        addItemAction,
        createAction,
        otherBody,
        addItemAction,
        createAction,
        addItemAction,
        createAction,
      ],
    };
  },
  'a list shared, and a friendship that ends': (people) => {
    const [owner = 0, one = 0, two = 0] = people;
    const shareAction = (shares: number[]): RaceAction => ({
      kind: 'saveList',
      by: owner,
      list: PRIVATE_LIST_ID,
      shares,
    });
    const actions: RaceAction[] = [
      shareAction([one, two]),
      { kind: 'revoke', by: one, other: owner },
      shareAction([two]),
      { kind: 'createList', by: owner, isPublic: false, shares: [one] },
      { kind: 'revoke', by: owner, other: two },
      { kind: 'createList', by: two, isPublic: false, shares: [owner] },
      shareAction([one]),
      createMoveItemAction(owner, LIST_ID, PRIVATE_LIST_ID),
    ];
    return { before: createFriendsState(people, 4), actions };
  },
  'a list deleted, and items added': (people) => {
    const [owner = 0] = people;
    const addItemAction: RaceAction = { kind: 'addItem', by: owner, list: LIST_ID };
    const actions: RaceAction[] = [
      addItemAction,
      { kind: 'deleteList', by: owner, list: LIST_ID },
      addItemAction,
      { ...addItemAction, key: 'once' },
    ];
    return { before: createFriendsState(people, 1), actions: [...actions, ...actions] };
  },
  'the last places of a quota': (people) => {
    const [owner = 0, , , , , six = 0, seven = 0] = people;
    const before = createFriendsState(people, 3);
    before.friendships = { ...before.friendships, [getPairKey(owner, six)]: six, [getPairKey(owner, seven)]: owner };
    const addItemAction: RaceAction = { kind: 'addItem', by: owner, list: LIST_ID };
    const createAction: RaceAction = { ...createPublicListFields, by: owner };
    const actions: RaceAction[] = [
      addItemAction,
      addItemAction,
      addItemAction,
      createAction,
      createAction,
      createAction,
      { kind: 'accept', by: owner, other: six },
      { kind: 'accept', by: seven, other: owner },
    ];
    return { before, actions };
  },
  'saves of one version': (people) => {
    const [owner = 0] = people;
    const actions = createRepeatedActions(8, (at) =>
      createSaveListAction(owner, { ifMatch: 1, isPublic: at % 2 === 0 }),
    );
    return { before: createFriendsState(people, 1), actions };
  },
};

/**
 * Creates a contest in which eight friends claim one item. The owner has more friends than the quota allows,
 * because the quota limits only new friendships.
 */
export function createEightClaimsScenario(people: readonly number[]): RaceScenario {
  const [, ...friends] = people;
  return { before: createFriendsState(people, friends.length), actions: friends.map((by) => createClaimAction(by)) };
}
