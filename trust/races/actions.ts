import * as fc from 'fast-check';
import { getPairKey, type RaceAction, type RaceState } from './state.ts';

/**
 * A random action. `who`, `other`, `list` and `item` are random numbers, which `createActionFromDraft`
 * replaces by ids of existing records.
 */
export interface ActionDraft {
  kind: RaceAction['kind'];
  who: number;
  other: number;
  list: number;
  item: number;
  /**
   * True if a random person sends the request instead of the owner. In a claim action: true if the person
   * releases the claim instead.
   */
  isMeddling: boolean;
  isPublic: boolean;
  isShared: boolean;
  /** Whether the request has an Idempotency-Key. */
  isKeyed: boolean;
  /** Whether the request has an If-Match header. */
  isConditional: boolean;
  /** Whether the request changes `is_public` of a list, or `is_available` of an item. */
  isSwitch: boolean;
}

const kindWeights: Readonly<Record<RaceAction['kind'], number>> = {
  request: 4,
  accept: 3,
  revoke: 4,
  createList: 2,
  saveList: 5,
  deleteList: 1,
  addItem: 4,
  saveItem: 6,
  deleteItem: 2,
  addIdea: 3,
  deleteIdea: 1,
  purchase: 14,
  activate: 2,
  deactivate: 1,
};

const weightedKinds = Object.entries(kindWeights).map(([kind, weight]) => ({
  weight,
  arbitrary: fc.constant(kind as RaceAction['kind']),
}));

const oneInTenArbitrary = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);

/**
 * Returns a generator of random actions. All numbers are below `near`. A small `near` makes several actions
 * concern the same people, lists and items.
 */
export function createActionDraftArbitrary(near: number): fc.Arbitrary<ActionDraft> {
  const smallNumber = fc.nat({ max: near - 1 });
  return fc.record({
    kind: fc.oneof(...weightedKinds),
    who: smallNumber,
    other: smallNumber,
    list: smallNumber,
    item: smallNumber,
    isMeddling: oneInTenArbitrary,
    isPublic: fc.boolean(),
    isShared: fc.boolean(),
    isKeyed: fc.boolean(),
    isConditional: oneInTenArbitrary,
    isSwitch: fc.boolean(),
  });
}

const MISSING_ID = 999_999;

const listRecordIds = (records: object): number[] => Object.keys(records).map(Number);

/**
 * Returns the action of a draft, with ids of people and records in `state`. Adds `focus` to every number
 * first.
 */
export function createActionFromDraft(state: RaceState, draft: ActionDraft, focus = 0): RaceAction {
  const pickId = (ids: readonly number[], number: number): number => ids[(number + focus) % ids.length] ?? MISSING_ID;
  const people = listRecordIds(state.people);
  const who = pickId(people, draft.who);
  const other = pickId(
    people.filter((id) => id !== who),
    draft.other,
  );
  const listId = pickId(listRecordIds(state.lists), draft.list);
  const owner = state.lists[listId]?.owner ?? who;
  const actor = draft.isMeddling ? who : owner;
  const shares = draft.isShared ? { shares: [pickId(people, draft.other)].filter((id) => id !== actor) } : {};
  const ifMatch = draft.isConditional ? { ifMatch: state.lists[listId]?.version ?? 1 } : {};
  const key = draft.isKeyed ? `key-${draft.item}` : undefined;
  const itemId = pickId(listRecordIds(state.items), draft.item);
  const itemPosition = { list: state.items[itemId]?.list ?? listId };
  const itemsOwner = draft.isMeddling ? who : (state.lists[itemPosition.list]?.owner ?? who);
  const friendsOfOwner = people.filter((id) => state.friendships[getPairKey(id, owner)] === 'friends');
  const friend = draft.isMeddling || friendsOfOwner.length === 0 ? who : pickId(friendsOfOwner, draft.who);
  const { kind, isPublic } = draft;
  switch (kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return { kind, by: who, other };
    case 'createList':
      return { kind, by: who, isPublic, shares: draft.isShared ? [other] : [], key };
    case 'saveList':
      return { kind, by: actor, list: listId, ...(draft.isSwitch ? { isPublic } : {}), ...shares, ...ifMatch };
    case 'deleteList':
      return { kind, by: actor, list: listId };
    case 'addItem':
      return { kind, by: actor, list: listId, key };
    case 'saveItem': {
      const version = draft.isConditional ? { ifMatch: state.lists[itemPosition.list]?.version ?? 1 } : {};
      const isAvailable = draft.isSwitch ? { isAvailable: isPublic } : {};
      return { kind, by: itemsOwner, ...itemPosition, item: itemId, to: listId, ...isAvailable, ...version };
    }
    case 'deleteItem':
      return { kind, by: itemsOwner, ...itemPosition, item: itemId };
    case 'addIdea':
      return { kind, by: friend, list: listId, key };
    case 'deleteIdea': {
      const ideaIds = listRecordIds(state.items).filter((id) => state.items[id]?.ideaBy !== null);
      const ideaId = pickId(ideaIds, draft.item);
      const idea = state.items[ideaId];
      return { kind, by: draft.isMeddling ? who : (idea?.ideaBy ?? who), list: idea?.list ?? listId, item: ideaId };
    }
    case 'purchase':
      return { kind, by: who, item: itemId, purchased: !draft.isMeddling };
    case 'activate':
    case 'deactivate':
      return { kind, by: who };
  }
}

const createListState = (owner: number, isPublic = true, shares: number[] = []): RaceState['lists'][number] => ({
  owner,
  isPublic,
  shares,
  version: 1,
});

const createItemState = (list: number, giver: number | null = null, ideaBy: number | null = null) => ({
  list,
  isAvailable: true,
  giver,
  ideaBy,
});

/**
 * Returns the state at the start of a run: friendships, friend requests, four lists, six items, one idea
 * and four claims. List and item ids are above 900,000, because the server assigns ids from 1.
 */
export function createInitialState(people: readonly number[]): RaceState {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, ...others] = people;
  return {
    people: Object.fromEntries(people.map((id) => [id, { isActive: true }])),
    friendships: {
      [`${first}-${second}`]: 'friends',
      [`${first}-${third}`]: 'friends',
      [`${first}-${fourth}`]: 'friends',
      [`${second}-${third}`]: 'friends',
      [`${second}-${fourth}`]: second,
      [`${third}-${fourth}`]: fourth,
      [`${first}-${fifth}`]: fifth,
      ...Object.fromEntries(others.map((id) => [`${second}-${id}`, id])),
    },
    lists: {
      900_011: createListState(first),
      900_012: createListState(first, false, [second, third]),
      900_013: createListState(second),
      900_014: createListState(first, false),
    },
    items: {
      900_021: createItemState(900_011),
      900_022: createItemState(900_011, third),
      900_023: createItemState(900_012),
      900_024: createItemState(900_012, second),
      900_025: createItemState(900_013),
      900_026: createItemState(900_013, first),
      900_027: createItemState(900_011, third, second),
    },
    endedClaims: [],
    idempotencyKeys: {},
  };
}
