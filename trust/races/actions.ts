import type { RandomSource } from '../seed.ts';
import { createItemState, createListState, createState, getPairKey, type RaceAction, type RaceState } from './state.ts';

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

const weightedKinds = Object.entries(kindWeights).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as RaceAction['kind']),
);

const MISSING_ID = 999_999;

const listRecordIds = (records: object): number[] => Object.keys(records).map(Number);

/**
 * Returns a random action on records in `state`. Chooses among three people, three lists and three items,
 * beginning at the index `focus`. So actions with the same `focus` often conflict.
 */
export function createRandomAction(state: RaceState, random: RandomSource, focus: number): RaceAction {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pickId = (ids: readonly number[]): number => ids[(below(3) + focus) % ids.length] ?? MISSING_ID;
  // In a tenth of the actions, a random person acts instead of the owner, or a giver releases instead of
  // claiming.
  const [isMeddling, isConditional] = [below(10) === 0, below(10) === 0];
  const [isPublic, isShared, isSwitch] = [below(2) === 0, below(2) === 0, below(2) === 0];
  const people = listRecordIds(state.people);
  const who = pickId(people);
  const other = pickId(people.filter((id) => id !== who));
  const listId = pickId(listRecordIds(state.lists));
  const owner = state.lists[listId]?.owner ?? who;
  const actor = isMeddling ? who : owner;
  const key = below(2) === 0 ? `key-${below(3)}` : undefined;
  const itemId = pickId(listRecordIds(state.items));
  const itemPosition = { list: state.items[itemId]?.list ?? listId };
  const itemsOwner = isMeddling ? who : (state.lists[itemPosition.list]?.owner ?? who);
  const getIfMatch = (list: number) => (isConditional ? { ifMatch: state.lists[list]?.version ?? 1 } : {});
  const kind = weightedKinds[below(weightedKinds.length)] ?? 'purchase';
  switch (kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return { kind, by: who, other };
    case 'createList':
      return { kind, by: who, isPublic, shares: isShared ? [other] : [], key };
    case 'saveList': {
      const shares = isShared ? { shares: [pickId(people)].filter((id) => id !== actor) } : {};
      const visibility = isSwitch ? { isPublic } : {};
      return { kind, by: actor, list: listId, ...visibility, ...shares, ...getIfMatch(listId) };
    }
    case 'deleteList':
      return { kind, by: actor, list: listId };
    case 'addItem':
      return { kind, by: actor, list: listId, key };
    case 'saveItem': {
      const change = { ...(isSwitch ? { isAvailable: isPublic } : {}), ...getIfMatch(itemPosition.list) };
      return { kind, by: itemsOwner, ...itemPosition, item: itemId, to: listId, ...change };
    }
    case 'deleteItem':
      return { kind, by: itemsOwner, ...itemPosition, item: itemId };
    case 'addIdea': {
      const friends = people.filter((id) => state.friendships[getPairKey(id, owner)] === 'friends');
      return { kind, by: isMeddling || friends.length === 0 ? who : pickId(friends), list: listId, key };
    }
    case 'deleteIdea': {
      const ideaId = pickId(listRecordIds(state.items).filter((id) => state.items[id]?.ideaBy !== null));
      const idea = state.items[ideaId];
      return { kind, by: isMeddling ? who : (idea?.ideaBy ?? who), list: idea?.list ?? listId, item: ideaId };
    }
    case 'purchase':
      return { kind, by: who, item: itemId, purchased: !isMeddling };
    case 'activate':
    case 'deactivate':
      return { kind, by: who };
  }
}

/**
 * Returns the state at the start of a run: friendships, friend requests, four lists, six items, one idea and
 * four claims. List and item ids are above 900,000, because ids that the server assigns begin at 1.
 */
export function createInitialState(people: readonly number[]): RaceState {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, ...others] = people;
  return createState(people, {
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
  });
}
