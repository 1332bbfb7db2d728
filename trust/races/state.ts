/** State of people, lists, items and claims, in the model or in the database. Numeric keys are ids. */
export interface RaceState {
  people: Record<number, { isActive: boolean }>;
  /**
   * Friendships and friend requests, by pair of people (`getPairKey`). The value is 'friends', or the id of
   * the person who sent the request.
   */
  friendships: Record<string, 'friends' | number>;
  lists: Record<number, { owner: number; isPublic: boolean; shares: number[]; version: number }>;
  /** Items and ideas. `ideaBy` is the id of the friend who added an idea, which the owner does not see. */
  items: Record<number, { list: number; isAvailable: boolean; giver: number | null; ideaBy: number | null }>;
  /** Claims that ended without an action of the giver: `<giver id> <reason>`, sorted. */
  endedClaims: string[];
  /** Records that were created with an idempotency key, by `<person id> <key>`. */
  idempotencyKeys: Record<string, { body: string; record: number }>;
}

export const getPairKey = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

export const createListState = (owner: number, isPublic = true, shares: number[] = []): RaceState['lists'][number] => ({
  owner,
  isPublic,
  shares,
  version: 1,
});

/** Returns an available item. If `ideaBy` is given, the item is an idea of this person. */
export const createItemState = (
  list: number,
  giver: number | null = null,
  ideaBy: number | null = null,
): RaceState['items'][number] => ({ list, isAvailable: true, giver, ideaBy });

export const createState = (
  people: readonly number[],
  { friendships, lists, items }: Pick<RaceState, 'friendships' | 'lists' | 'items'>,
): RaceState => ({
  people: Object.fromEntries(people.map((id) => [id, { isActive: true }])),
  friendships,
  lists,
  items,
  endedClaims: [],
  idempotencyKeys: {},
});

/** Returns a string that is the same for equal contents of the database. Leaves out idempotency keys. */
export const computeStateFingerprint = ({ idempotencyKeys: _, ...state }: RaceState): string =>
  JSON.stringify(sortKeys(state));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sortKeys(entry)]));
}

export type RaceAction =
  | { kind: 'request' | 'accept' | 'revoke'; by: number; other: number }
  | { kind: 'createList'; by: number; isPublic: boolean; shares: number[]; key?: string | undefined }
  | { kind: 'saveList'; by: number; list: number; isPublic?: boolean; shares?: number[]; ifMatch?: number }
  | { kind: 'deleteList'; by: number; list: number }
  | { kind: 'addItem'; by: number; list: number; key?: string | undefined }
  | { kind: 'saveItem'; by: number; list: number; item: number; to: number; isAvailable?: boolean; ifMatch?: number }
  | { kind: 'deleteItem'; by: number; list: number; item: number }
  | { kind: 'addIdea'; by: number; list: number; key?: string | undefined }
  | { kind: 'deleteIdea'; by: number; list: number; item: number }
  | { kind: 'purchase'; by: number; item: number; purchased: boolean }
  /** An operator command that activates or deactivates the person with the id `by`. */
  | { kind: 'activate' | 'deactivate'; by: number };

export type OperatorAction = Extract<RaceAction, { kind: 'activate' | 'deactivate' }>;

export const isOperatorAction = (action: RaceAction): action is OperatorAction =>
  action.kind === 'activate' || action.kind === 'deactivate';

/**
 * Outcome of an action: the HTTP status and the id of a created record. After a claim or release,
 * `claimState` states who has claimed the item; `giver` is the caller.
 */
export interface ActionOutcome {
  status: number;
  createdId?: number | undefined;
  claimState?: 'giver' | 'another' | 'nobody' | undefined;
}
