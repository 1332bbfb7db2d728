import {
  createItemState,
  createListState,
  isOperatorAction,
  getPairKey,
  type RaceAction,
  type ActionOutcome,
  type RaceState,
} from './state.ts';

/** Quotas of the server in the race tests, small enough for the tests to reach them. */
export const raceQuotas = { lists: 5, items: 4, friends: 4 } as const;

class RefusedActionError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Refused with ${status}`);
    this.status = status;
  }
}

const areFriends = (state: RaceState, one: number, other: number): boolean =>
  state.friendships[getPairKey(one, other)] === 'friends';

/** Returns whether the list belongs to a friend of the viewer, and is public or shared with the viewer. */
function canSeeList(state: RaceState, listId: number, viewer: number): boolean {
  const list = state.lists[listId];
  return list !== undefined && areFriends(state, list.owner, viewer) && (list.isPublic || list.shares.includes(viewer));
}

const canOpenList = (state: RaceState, listId: number, viewer: number): boolean =>
  canSeeList(state, listId, viewer) && state.people[state.lists[listId]?.owner ?? 0]?.isActive === true;

type IsClaimEnded = (item: RaceState['items'][number], giver: number) => boolean;

function endClaims(state: RaceState, reason: string, isEnded: IsClaimEnded): void {
  for (const item of Object.values(state.items)) {
    if (item.giver === null || !isEnded(item, item.giver)) continue;
    state.endedClaims = [...state.endedClaims, `${item.giver} ${reason}`].toSorted();
    item.giver = null;
  }
}

/** Ends the claims whose givers can no longer see the items. */
function endHiddenClaims(state: RaceState, reason: 'unfriended' | 'hidden' | 'moved'): void {
  endClaims(state, reason, ({ list }, giver) => !canSeeList(state, list, giver));
}

function assertFriendQuota(state: RaceState, people: readonly number[]): void {
  for (const person of people) {
    const pairs = Object.entries(state.friendships).filter(([, friendshipState]) => friendshipState === 'friends');
    const friends = pairs.filter(([pair]) => pair.split('-').includes(String(person))).length;
    if (friends >= raceQuotas.friends) throw new RefusedActionError(409);
  }
}

function getOwnList(state: RaceState, { by, list }: { by: number; list: number }, ifMatch?: number) {
  const found = state.lists[list];
  if (found?.owner !== by) throw new RefusedActionError(404);
  if (ifMatch !== undefined && ifMatch !== found.version) throw new RefusedActionError(412);
  return found;
}

const listOwnItems = (state: RaceState, list: number): RaceState['items'][number][] =>
  Object.values(state.items).filter((item) => item.list === list && item.ideaBy === null);

function assertFriends(state: RaceState, by: number, shares: readonly number[]): void {
  if (shares.some((person) => !areFriends(state, by, person))) throw new RefusedActionError(400);
}

type ActionOfKind<Kind, A = RaceAction> = A extends { kind: infer Of } ? (Kind extends Of ? A : never) : never;

type ActionRule<Kind extends RaceAction['kind']> = (
  state: RaceState,
  action: ActionOfKind<Kind>,
  createdId: number | undefined,
) => ActionOutcome;

/**
 * Creates a record with the id that the server assigned. With a used idempotency key, returns the record of
 * the first request. Throws 422 if the body differs from that of the first request, and 404 if the record is
 * deleted.
 */
function createRecordOnce<T>(
  { idempotencyKeys }: RaceState,
  { by, key }: { by: number; key?: string | undefined },
  body: unknown,
  [records, createdId = -1]: [records: Record<number, T>, createdId: number | undefined],
  create: () => T,
): ActionOutcome {
  const name = `${by} ${key}`;
  const earlier = key === undefined ? undefined : idempotencyKeys[name];
  if (earlier && earlier.body !== JSON.stringify(body)) throw new RefusedActionError(422);
  if (earlier && !(earlier.record in records)) throw new RefusedActionError(404);
  // Replaces the id by -1 if the server gave a new record the id of an existing one. Then the test fails.
  const record = earlier?.record ?? (createdId in records ? -1 : createdId);
  if (!earlier) records[record] = create();
  if (key !== undefined) idempotencyKeys[name] = { body: JSON.stringify(body), record };
  return { status: 201, createdId: record };
}

const changeFriendship: ActionRule<'request' | 'accept' | 'revoke'> = (state, { kind, by, other }) => {
  if (state.people[other]?.isActive !== true) throw new RefusedActionError(404);
  const pair = getPairKey(by, other);
  const friendshipState = state.friendships[pair];
  if (kind === 'revoke') {
    delete state.friendships[pair];
    if (friendshipState !== 'friends') return { status: 204 };
    for (const list of Object.values(state.lists)) {
      const formerFriend = list.owner === by ? other : list.owner === other ? by : undefined;
      if (formerFriend === undefined || !list.shares.includes(formerFriend)) continue;
      list.shares = list.shares.filter((person) => person !== formerFriend);
      list.version += 1;
    }
    endHiddenClaims(state, 'unfriended');
  } else if (friendshipState === other) {
    assertFriendQuota(state, [by, other]);
    state.friendships[pair] = 'friends';
  } else if (kind === 'accept' && friendshipState !== 'friends') throw new RefusedActionError(409);
  else state.friendships[pair] ??= by;
  return { status: 204 };
};

const setPersonActive: ActionRule<'activate' | 'deactivate'> = (state, { kind, by }) => {
  state.people[by] = { isActive: kind === 'activate' };
  if (kind === 'deactivate') endClaims(state, 'deactivated', (_item, giver) => giver === by);
  return { status: 200 };
};

const actionRules: { readonly [Kind in RaceAction['kind']]: ActionRule<Kind> } = {
  request: changeFriendship,
  accept: changeFriendship,
  revoke: changeFriendship,
  activate: setPersonActive,
  deactivate: setPersonActive,
  createList: (state, action, createdId) => {
    const { by, isPublic, shares } = action;
    return createRecordOnce(state, action, [isPublic, shares], [state.lists, createdId], () => {
      const ownLists = Object.values(state.lists).filter(({ owner }) => owner === by);
      if (ownLists.length >= raceQuotas.lists) throw new RefusedActionError(409);
      assertFriends(state, by, shares);
      return createListState(by, isPublic, isPublic ? [] : shares.toSorted((a, b) => a - b));
    });
  },
  saveList: (state, action) => {
    const { by, shares, ifMatch } = action;
    if (shares) assertFriends(state, by, shares);
    const list = getOwnList(state, action, ifMatch);
    const { isPublic: wasPublic, shares: sharedBefore } = list;
    list.isPublic = action.isPublic ?? list.isPublic;
    list.version += 1;
    list.shares = list.isPublic ? [] : (shares ?? list.shares).toSorted((a, b) => a - b);
    const isHidden = wasPublic && !list.isPublic;
    const isUnshared = sharedBefore.some((person) => !list.shares.includes(person));
    if (isHidden || isUnshared) endHiddenClaims(state, 'hidden');
    return { status: 200 };
  },
  deleteList: (state, action) => {
    getOwnList(state, action);
    endClaims(state, 'deleted', ({ list }) => list === action.list);
    for (const [id, { list }] of Object.entries(state.items)) if (list === action.list) delete state.items[Number(id)];
    delete state.lists[action.list];
    return { status: 204 };
  },
  addItem: (state, action, createdId) => {
    const list = getOwnList(state, action);
    return createRecordOnce(state, action, action.list, [state.items, createdId], () => {
      if (listOwnItems(state, action.list).length >= raceQuotas.items) throw new RefusedActionError(409);
      list.version += 1;
      return createItemState(action.list);
    });
  },
  saveItem: (state, action) => {
    const { by, item: id, to } = action;
    const target = getOwnList(state, { by, list: to });
    const list = getOwnList(state, action, action.ifMatch);
    const item = state.items[id];
    if (item?.list !== action.list || item.ideaBy !== null) throw new RefusedActionError(404);
    const isMove = to !== action.list;
    if (isMove && listOwnItems(state, to).length >= raceQuotas.items) throw new RefusedActionError(409);
    item.isAvailable = action.isAvailable ?? item.isAvailable;
    item.list = to;
    list.version += 1;
    if (isMove) {
      target.version += 1;
      endHiddenClaims(state, 'moved');
    }
    return { status: 200 };
  },
  deleteItem: (state, action) => {
    const list = getOwnList(state, action);
    const item = state.items[action.item];
    if (item?.list !== action.list || item.ideaBy !== null) throw new RefusedActionError(404);
    endClaims(state, 'deleted', (other) => other === item);
    delete state.items[action.item];
    list.version += 1;
    return { status: 204 };
  },
  addIdea: (state, action, createdId) => {
    const { by, list } = action;
    if (!canOpenList(state, list, by)) throw new RefusedActionError(404);
    return createRecordOnce(state, action, ['idea', list], [state.items, createdId], () =>
      createItemState(list, null, by),
    );
  },
  deleteIdea: (state, action) => {
    const idea = state.items[action.item];
    if (idea?.list !== action.list || idea.ideaBy !== action.by) throw new RefusedActionError(404);
    endClaims(state, 'deleted', (other) => other === idea);
    delete state.items[action.item];
    return { status: 204 };
  },
  purchase: (state, { by, item: id, purchased }) => {
    const item = state.items[id];
    const owner = state.lists[item?.list ?? 0]?.owner;
    if (!item || owner === undefined) throw new RefusedActionError(404);
    if (owner === by) throw new RefusedActionError(item.ideaBy === null ? 403 : 404);
    if (!canOpenList(state, item.list, by)) throw new RefusedActionError(404);
    if (item.giver !== null && item.giver !== by) throw new RefusedActionError(purchased ? 409 : 403);
    if (purchased && item.giver === null && !item.isAvailable) throw new RefusedActionError(409);
    // Refuses a giver who was deactivated after the server had authorised the request.
    if (purchased && state.people[by]?.isActive !== true) throw new RefusedActionError(404);
    item.giver = purchased ? by : null;
    return { status: 200, claimState: purchased ? 'giver' : 'nobody' };
  },
};

/**
 * Returns the outcome and the next state that the model expects. `createdId` is the id that the server
 * assigned to a new record. If `isAuthorised` is true, the model treats a deactivated caller as active.
 */
export function applyActionToModel(
  before: RaceState,
  action: RaceAction,
  { createdId, isAuthorised = false }: { createdId?: number | undefined; isAuthorised?: boolean } = {},
): { outcome: ActionOutcome; after: RaceState } {
  const after = structuredClone(before);
  if (!isOperatorAction(action) && !isAuthorised && before.people[action.by]?.isActive !== true) {
    return { outcome: { status: 403 }, after: before };
  }
  // Asserts the type, because TypeScript does not infer that the function for `action.kind` accepts `action`.
  const rule = actionRules[action.kind] as ActionRule<RaceAction['kind']>;
  try {
    return { outcome: rule(after, action, createdId), after };
  } catch (error) {
    if (!(error instanceof RefusedActionError)) throw error;
    return { outcome: { status: error.status }, after: before };
  }
}
