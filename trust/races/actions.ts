import * as fc from 'fast-check';
import type { Action, State } from './state.ts';

/** An action before it is known what there is: numbers that `resolve` turns into ids. */
export interface Draft {
  kind: Action['kind'];
  who: number;
  other: number;
  list: number;
  item: number;
  isMeddling: boolean;
  isPublic: boolean;
  isShared: boolean;
  isKeyed: boolean;
  isConditional: boolean;
  isSwitch: boolean;
}

const weights: Readonly<Record<Action['kind'], number>> = {
  request: 4,
  accept: 3,
  revoke: 4,
  createList: 2,
  saveList: 5,
  deleteList: 1,
  addItem: 4,
  saveItem: 6,
  deleteItem: 2,
  purchase: 14,
  activate: 2,
  deactivate: 1,
};

const weighted = Object.entries(weights).map(([kind, weight]) => ({
  weight,
  // Object.entries widens the keys of the table.
  arbitrary: fc.constant(kind as Action['kind']),
}));

const seldom = fc.integer({ min: 0, max: 9 }).map((number) => number === 9);

/** Any action; people and things out of the first `near` after `focus`, so that they meet. */
export function drafts(near: number): fc.Arbitrary<Draft> {
  const one = fc.nat({ max: near - 1 });
  return fc.record({
    kind: fc.oneof(...weighted),
    who: one,
    other: one,
    list: one,
    item: one,
    isMeddling: seldom,
    isPublic: fc.boolean(),
    isShared: fc.boolean(),
    isKeyed: fc.boolean(),
    isConditional: seldom,
    isSwitch: fc.boolean(),
  });
}

const NOTHING = 999_999;

const idsOf = (records: object): number[] => Object.keys(records).map(Number);

/** The draft as an action on what there is in `state`; `focus` shifts every number. */
export function resolve(state: State, draft: Draft, focus = 0): Action {
  const at = (ids: readonly number[], number: number): number => ids[(number + focus) % ids.length] ?? NOTHING;
  const people = idsOf(state.people);
  const who = at(people, draft.who);
  const other = at(
    people.filter((id) => id !== who),
    draft.other,
  );
  const listId = at(idsOf(state.lists), draft.list);
  const owner = state.lists[listId]?.owner ?? who;
  const by = draft.isMeddling ? who : owner;
  const shares = draft.isShared ? { shares: [at(people, draft.other)].filter((id) => id !== by) } : {};
  const ifMatch = draft.isConditional ? { ifMatch: state.lists[listId]?.version ?? 1 } : {};
  const key = draft.isKeyed ? `key-${draft.item}` : undefined;
  const itemId = at(idsOf(state.items), draft.item);
  const place = { list: state.items[itemId]?.list ?? listId };
  const itemsOwner = draft.isMeddling ? who : (state.lists[place.list]?.owner ?? who);
  const { kind, isPublic } = draft;
  switch (kind) {
    case 'request':
    case 'accept':
    case 'revoke':
      return { kind, by: who, other };
    case 'createList':
      return { kind, by: who, isPublic, shares: draft.isShared ? [other] : [], key };
    case 'saveList':
      return { kind, by, list: listId, ...(draft.isSwitch ? { isPublic } : {}), ...shares, ...ifMatch };
    case 'deleteList':
      return { kind, by, list: listId };
    case 'addItem':
      return { kind, by, list: listId, key };
    case 'saveItem': {
      const version = draft.isConditional ? { ifMatch: state.lists[place.list]?.version ?? 1 } : {};
      const isAvailable = draft.isSwitch ? { isAvailable: isPublic } : {};
      return { kind, by: itemsOwner, ...place, item: itemId, to: listId, ...isAvailable, ...version };
    }
    case 'deleteItem':
      return { kind, by: itemsOwner, ...place, item: itemId };
    case 'purchase':
      return { kind, by: who, item: itemId, purchased: !draft.isMeddling };
    case 'activate':
    case 'deactivate':
      return { kind, by: who };
  }
}

const list = (owner: number, isPublic = true, shares: number[] = []): State['lists'][number] => ({
  owner,
  isPublic,
  shares,
  version: 1,
});

const item = (on: number, giver: number | null = null): State['items'][number] => ({
  list: on,
  isAvailable: true,
  giver,
});

/**
 * Half of them friends of the first, some asked; three lists of the first and one of the second, with items, some of
 * them claimed. The ids that the server gives begin with 1 and never come that far.
 */
export function beginning(people: readonly number[]): State {
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
      900_011: list(first),
      900_012: list(first, false, [second, third]),
      900_013: list(second),
      900_014: list(first, false),
    },
    items: {
      900_021: item(900_011),
      900_022: item(900_011, third),
      900_023: item(900_012),
      900_024: item(900_012, second),
      900_025: item(900_013),
      900_026: item(900_013, first),
    },
    ended: [],
    pending: [],
    keys: {},
  };
}
