import { createItemState, createListState, createState, getPairKey, type RaceAction, type RaceState } from './state.ts';

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
  return createState(people, {
    friendships: Object.fromEntries(others.slice(0, friends).map((id) => [getPairKey(owner, id), 'friends' as const])),
    lists: {
      [LIST_ID]: createListState(owner),
      [PRIVATE_LIST_ID]: createListState(owner, false),
      [SECOND_LIST_ID]: createListState(owner),
    },
    items: { [ITEM_ID]: createItemState(LIST_ID), [OTHER_ITEM_ID]: createItemState(LIST_ID) },
  });
}

const claim = (by: number, item = ITEM_ID): RaceAction => ({ kind: 'purchase', by, item, purchased: true });
const release = (by: number): RaceAction => ({ kind: 'purchase', by, item: ITEM_ID, purchased: false });
const request = (by: number, other: number): RaceAction => ({ kind: 'request', by, other });
const accept = (by: number, other: number): RaceAction => ({ kind: 'accept', by, other });
const revoke = (by: number, other: number): RaceAction => ({ kind: 'revoke', by, other });
const createList = (by: number, ...shares: number[]): RaceAction => ({
  kind: 'createList',
  by,
  isPublic: shares.length === 0,
  shares,
});
const saveList = (
  by: number,
  change: { list?: number; isPublic?: boolean; shares?: number[]; ifMatch?: number },
): RaceAction => ({ kind: 'saveList', by, list: LIST_ID, ...change });
const shareList = (by: number, ...shares: number[]): RaceAction => saveList(by, { list: PRIVATE_LIST_ID, shares });
const deleteList = (by: number): RaceAction => ({ kind: 'deleteList', by, list: LIST_ID });
const addItem = (by: number, key?: string): RaceAction => ({ kind: 'addItem', by, list: LIST_ID, key });
const moveItem = (by: number, list: number, to: number, item = ITEM_ID) =>
  ({ kind: 'saveItem', by, list, item, to }) as const;
const saveItem = (by: number, change: { isAvailable?: boolean; ifMatch?: number }): RaceAction => ({
  ...moveItem(by, LIST_ID, LIST_ID),
  ...change,
});
const deleteItem = (by: number, item = ITEM_ID): RaceAction => ({ kind: 'deleteItem', by, list: LIST_ID, item });

type ScenarioFactory = (people: readonly number[]) => RaceScenario;

/**
 * Returns a scenario in which four friends claim one item, and one of them also claims a second item. In
 * parallel, the actions of `getRivals` run.
 */
const createScenarioDuringClaims =
  (getRivals: (owner: number, friend: number) => readonly RaceAction[]): ScenarioFactory =>
  (people) => {
    const [owner = 0, friend = 0, ...more] = people;
    const claims = [friend, ...more].slice(0, 4).map((by) => claim(by));
    return {
      before: createFriendsState(people, 4),
      actions: [...claims, ...getRivals(owner, friend), claim(friend, OTHER_ITEM_ID)],
    };
  };

/**
 * Returns a scenario in which the first person is the owner and has `friends` friends. `getActions` creates
 * the actions from the ids of the first three people.
 */
const createScenarioWithFriends =
  (friends: number, getActions: (one: number, two: number, three: number) => readonly RaceAction[]): ScenarioFactory =>
  (people) => {
    const [one = 0, two = 0, three = 0] = people;
    return { before: createFriendsState(people, friends), actions: getActions(one, two, three) };
  };

const endFriendship = (by: number, other: number): RaceAction[] => [
  accept(other, by),
  revoke(by, other),
  revoke(other, by),
  request(by, other),
];

/**
 * Scenarios by name. Each one repeats a situation in which a race once caused a wrong result
 * (docs/decisions/017-constraints-and-row-locks.md).
 */
export const raceScenarioFactories: Readonly<Record<string, ScenarioFactory>> = {
  'a claim and its undoing': createScenarioWithFriends(4, (_owner, one, two) => [
    claim(one),
    release(one),
    claim(two),
    claim(one),
    release(two),
    release(one),
    claim(two),
    claim(one),
  ]),
  'a claim, and a friendship that ends': createScenarioDuringClaims((owner, friend) => [
    revoke(owner, friend),
    revoke(friend, owner),
    request(owner, friend),
  ]),
  'a claim, and a list made private': createScenarioDuringClaims((owner, friend) => [
    saveList(owner, { isPublic: false }),
    saveList(owner, { isPublic: false, shares: [friend] }),
    saveList(owner, { isPublic: true }),
  ]),
  'a claim, and an item deleted': createScenarioDuringClaims((owner) => [
    deleteItem(owner),
    deleteItem(owner, OTHER_ITEM_ID),
    deleteItem(owner),
  ]),
  'a claim, and a list deleted': createScenarioDuringClaims((owner) => [
    deleteList(owner),
    addItem(owner),
    moveItem(owner, LIST_ID, SECOND_LIST_ID),
  ]),
  'a claim, and an item moved': createScenarioDuringClaims((owner) => [
    moveItem(owner, LIST_ID, PRIVATE_LIST_ID),
    moveItem(owner, LIST_ID, SECOND_LIST_ID, OTHER_ITEM_ID),
    moveItem(owner, SECOND_LIST_ID, LIST_ID),
  ]),
  'a claim, and the owner’s edit': createScenarioDuringClaims((owner) => [
    saveItem(owner, { isAvailable: false }),
    saveItem(owner, { isAvailable: true }),
    saveItem(owner, { ifMatch: 1 }),
  ]),
  'a call in flight, and its caller’s deactivation': createScenarioDuringClaims((owner, friend) => [
    { kind: 'deactivate', by: friend },
    revoke(friend, owner),
    createList(friend, owner),
  ]),
  'a call in flight, and its owner’s deactivation': createScenarioDuringClaims((owner, friend) => [
    { kind: 'deactivate', by: owner },
    revoke(friend, owner),
    request(friend, owner),
  ]),
  'a request accepted, and withdrawn': (people) => {
    const [owner = 0, one = 0, two = 0] = people;
    const before = createFriendsState(people, 0);
    before.friendships = { [getPairKey(owner, one)]: owner, [getPairKey(owner, two)]: two };
    return { before, actions: [...endFriendship(owner, one), ...endFriendship(two, owner)] };
  },
  'requests that cross': createScenarioWithFriends(0, (one, two, three) => [
    request(one, two),
    request(two, one),
    request(two, three),
    request(three, two),
    request(three, one),
    request(one, three),
    request(one, three),
    request(three, one),
  ]),
  'a creation sent several times': createScenarioWithFriends(1, (owner) => {
    const list = { kind: 'createList', by: owner, isPublic: true, shares: [] as number[], key: 'once' } as const;
    const item = addItem(owner, 'twice');
    return [list, item, list, { ...list, isPublic: false }, item, list, item, list];
  }),
  'a list shared, and a friendship that ends': createScenarioWithFriends(4, (owner, one, two) => [
    shareList(owner, one, two),
    revoke(one, owner),
    shareList(owner, two),
    createList(owner, one),
    revoke(owner, two),
    createList(two, owner),
    shareList(owner, one),
    moveItem(owner, LIST_ID, PRIVATE_LIST_ID),
  ]),
  'a list deleted, and items added': createScenarioWithFriends(1, (owner) => {
    const actions = [addItem(owner), deleteList(owner), addItem(owner), addItem(owner, 'once')];
    return [...actions, ...actions];
  }),
  'the last places of a quota': (people) => {
    const [owner = 0, , , , , six = 0, seven = 0] = people;
    const before = createFriendsState(people, 3);
    before.friendships = { ...before.friendships, [getPairKey(owner, six)]: six, [getPairKey(owner, seven)]: owner };
    const creations = [addItem(owner), addItem(owner), addItem(owner)];
    const lists = [createList(owner), createList(owner), createList(owner)];
    return { before, actions: [...creations, ...lists, accept(owner, six), accept(seven, owner)] };
  },
  'saves of one version': createScenarioWithFriends(1, (owner) =>
    Array.from({ length: 8 }, (_, at) => saveList(owner, { ifMatch: 1, isPublic: at % 2 === 0 })),
  ),
};

/**
 * Returns a scenario in which eight friends claim one item. Eight friends are more than the quota allows, but
 * the server checks the quota only for new friendships.
 */
export function createEightClaimsScenario(people: readonly number[]): RaceScenario {
  const [, ...friends] = people;
  return { before: createFriendsState(people, friends.length), actions: friends.map((by) => claim(by)) };
}
