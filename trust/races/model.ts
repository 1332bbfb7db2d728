import { isOperators, pairOf, type Action, type Outcome, type PendingEnding, type State } from './state.ts';

/** The quotas of the installation, small enough to be met. */
export const quotas = { lists: 5, items: 4, friends: 4 } as const;

/** A rule says no: the status of the refusal. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Refused with ${status}`);
    this.status = status;
  }
}

const areFriends = (state: State, one: number, other: number): boolean =>
  state.friendships[pairOf(one, other)] === 'friends';

/** Decisions, "Who sees what": friends see what is public, and what is private when it is shared with them. */
function isInAudience(state: State, listId: number, viewer: number): boolean {
  const list = state.lists[listId];
  return list !== undefined && areFriends(state, list.owner, viewer) && (list.isPublic || list.shares.includes(viewer));
}

type Ends = (item: State['items'][number], giver: number, id: number) => boolean;

function endClaims(state: State, reason: string, ends: Ends): void {
  for (const [id, item] of Object.entries(state.items)) {
    if (item.giver === null || !ends(item, item.giver, Number(id))) continue;
    state.ended = [...state.ended, `${item.giver} ${reason}`].toSorted();
    item.giver = null;
  }
}

function concerns(state: State, ending: PendingEnding, list: number, giver: number, item: number): boolean {
  if (ending.reason === 'hidden') return list === ending.list;
  if (ending.reason === 'moved') return item === ending.item;
  return pairOf(state.lists[list]?.owner ?? 0, giver) === ending.pair;
}

/** The background task works off one request: claims end whose giver does not see the item at that moment. */
export function endPending(before: State, ending: PendingEnding): State {
  const state = structuredClone(before);
  state.pending = before.pending.filter((other) => other !== ending);
  endClaims(
    state,
    ending.reason,
    ({ list }, giver, id) => concerns(state, ending, list, giver, id) && !isInAudience(state, list, giver),
  );
  return state;
}

function lockRoom(state: State, people: readonly number[]): void {
  for (const person of people) {
    const pairs = Object.entries(state.friendships).filter(([, standing]) => standing === 'friends');
    const friends = pairs.filter(([pair]) => pair.split('-').includes(String(person))).length;
    if (friends >= quotas.friends) throw new Refusal(409);
  }
}

function ownList(state: State, { by, list }: { by: number; list: number }, ifMatch?: number) {
  const found = state.lists[list];
  if (found?.owner !== by) throw new Refusal(404);
  if (ifMatch !== undefined && ifMatch !== found.version) throw new Refusal(412);
  return found;
}

const itemsOf = (state: State, list: number): State['items'][number][] =>
  Object.values(state.items).filter((item) => item.list === list);

function assertFriends(state: State, by: number, shares: readonly number[]): void {
  if (shares.some((person) => !areFriends(state, by, person))) throw new Refusal(400);
}

type ActionOf<Kind, A = Action> = A extends { kind: infer Of } ? (Kind extends Of ? A : never) : never;

type Does<Kind extends Action['kind']> = (state: State, action: ActionOf<Kind>, made: number | undefined) => Outcome;

/** Creating once: sent again with its key, the first record is the answer; with another body, 422. */
function createOnce(
  state: State,
  { by, key }: { by: number; key?: string | undefined },
  body: unknown,
  isThere: (record: number) => boolean,
  create: () => number,
): Outcome {
  const name = `${by} ${key}`;
  const used = key === undefined ? undefined : state.keys[name];
  if (used && used.body !== JSON.stringify(body)) throw new Refusal(422);
  if (used && !isThere(used.record)) throw new Refusal(404);
  const record = used?.record ?? create();
  if (key !== undefined) state.keys[name] = { body: JSON.stringify(body), record };
  return { status: 201, made: record };
}

/** A new record has the id that the server gave it, which nothing had before; -1 if it gave none. */
const newId = (made: number | undefined, taken: object): number =>
  made === undefined || Object.hasOwn(taken, made) ? -1 : made;

const meet: Does<'request' | 'accept' | 'revoke'> = (state, { kind, by, other }) => {
  if (state.people[other]?.isActive !== true) throw new Refusal(404);
  const pair = pairOf(by, other);
  const standing = state.friendships[pair];
  if (kind === 'revoke') {
    delete state.friendships[pair];
    if (standing !== 'friends') return { status: 204 };
    for (const list of Object.values(state.lists)) {
      const lost = list.owner === by ? other : list.owner === other ? by : undefined;
      if (lost === undefined || !list.shares.includes(lost)) continue;
      list.shares = list.shares.filter((person) => person !== lost);
      list.version += 1;
    }
    state.pending.push({ reason: 'unfriended', pair });
  } else if (standing === other) {
    lockRoom(state, [by, other]);
    state.friendships[pair] = 'friends';
  } else if (kind === 'accept' && standing !== 'friends') throw new Refusal(409);
  else state.friendships[pair] ??= by;
  return { status: 204 };
};

const operate: Does<'activate' | 'deactivate'> = (state, { kind, by }) => {
  state.people[by] = { isActive: kind === 'activate' };
  return { status: 200 };
};

const rules: { readonly [Kind in Action['kind']]: Does<Kind> } = {
  request: meet,
  accept: meet,
  revoke: meet,
  activate: operate,
  deactivate: operate,
  createList: (state, action, made) => {
    const { by, isPublic, shares } = action;
    return createOnce(
      state,
      action,
      [isPublic, shares],
      (record) => record in state.lists,
      () => {
        const own = Object.values(state.lists).filter(({ owner }) => owner === by);
        if (own.length >= quotas.lists) throw new Refusal(409);
        assertFriends(state, by, shares);
        const id = newId(made, state.lists);
        state.lists[id] = { owner: by, isPublic, shares: isPublic ? [] : shares.toSorted((a, b) => a - b), version: 1 };
        return id;
      },
    );
  },
  saveList: (state, action) => {
    const { by, shares, ifMatch } = action;
    if (shares) assertFriends(state, by, shares);
    const list = ownList(state, action, ifMatch);
    const { isPublic: wasPublic, shares: sharedBefore } = list;
    list.isPublic = action.isPublic ?? list.isPublic;
    list.version += 1;
    list.shares = list.isPublic ? [] : (shares ?? list.shares).toSorted((a, b) => a - b);
    const isHidden = wasPublic && !list.isPublic;
    const isUnshared = sharedBefore.some((person) => !list.shares.includes(person));
    if (isHidden || isUnshared) state.pending.push({ reason: 'hidden', list: action.list });
    return { status: 200 };
  },
  deleteList: (state, action) => {
    ownList(state, action);
    endClaims(state, 'deleted', ({ list }) => list === action.list);
    for (const [id, { list }] of Object.entries(state.items)) if (list === action.list) delete state.items[Number(id)];
    delete state.lists[action.list];
    return { status: 204 };
  },
  addItem: (state, action, made) => {
    const list = ownList(state, action);
    return createOnce(
      state,
      action,
      action.list,
      (record) => record in state.items,
      () => {
        if (itemsOf(state, action.list).length >= quotas.items) throw new Refusal(409);
        const id = newId(made, state.items);
        state.items[id] = { list: action.list, isAvailable: true, giver: null };
        list.version += 1;
        return id;
      },
    );
  },
  saveItem: (state, action) => {
    const { by, item: id, to } = action;
    const target = ownList(state, { by, list: to });
    const list = ownList(state, action, action.ifMatch);
    const item = state.items[id];
    if (item?.list !== action.list) throw new Refusal(404);
    const moves = to !== action.list;
    if (moves && itemsOf(state, to).length >= quotas.items) throw new Refusal(409);
    item.isAvailable = action.isAvailable ?? item.isAvailable;
    item.list = to;
    list.version += 1;
    if (moves) {
      target.version += 1;
      state.pending.push({ reason: 'moved', item: id });
    }
    return { status: 200 };
  },
  deleteItem: (state, action) => {
    const list = ownList(state, action);
    const item = state.items[action.item];
    if (item?.list !== action.list) throw new Refusal(404);
    endClaims(state, 'deleted', (other) => other === item);
    delete state.items[action.item];
    list.version += 1;
    return { status: 204 };
  },
  purchase: (state, { by, item: id, purchased }) => {
    const item = state.items[id];
    const owner = state.lists[item?.list ?? 0]?.owner;
    if (!item || owner === undefined) throw new Refusal(404);
    if (owner === by) throw new Refusal(403);
    if (!isInAudience(state, item.list, by) || state.people[owner]?.isActive !== true) throw new Refusal(404);
    if (item.giver !== null && item.giver !== by) throw new Refusal(purchased ? 409 : 403);
    if (purchased && item.giver === null && !item.isAvailable) throw new Refusal(409);
    item.giver = purchased ? by : null;
    return { status: 200, holder: purchased ? 'giver' : 'nobody' };
  },
};

/**
 * What the product's rules say comes of `action` in `before`: the answer, and the state after it. `made` is the id that the
 * server gave to what was created. `admitted`: the caller was let in, whatever happened to the account since.
 */
export function step(
  before: State,
  action: Action,
  { made, admitted = false }: { made?: number | undefined; admitted?: boolean } = {},
): { outcome: Outcome; after: State } {
  const after = structuredClone(before);
  if (!isOperators(action) && !admitted && before.people[action.by]?.isActive !== true) {
    return { outcome: { status: 403 }, after: before };
  }
  // Each rule takes the actions of its own kind, which the table's type says but no index can.
  const rule = rules[action.kind] as Does<Action['kind']>;
  try {
    return { outcome: rule(after, action, made), after };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: { status: error.status }, after: before };
  }
}
