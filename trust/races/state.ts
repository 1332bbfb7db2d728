/** What the product knows of a few people, as a value: the model's state, and what is read from the database. */
export interface State {
  people: Record<number, { isActive: boolean }>;
  /** By `pairOf`: friends, or the id of who has asked. */
  friendships: Record<string, 'friends' | number>;
  lists: Record<number, { owner: number; isPublic: boolean; shares: number[]; version: number }>;
  items: Record<number, { list: number; isAvailable: boolean; giver: number | null }>;
  /** Why claims ended without their giver's doing: `giver reason`, sorted. */
  ended: string[];
  /** Requests to end claims, which the background task works off in any order. Empty in what is read from the database. */
  pending: PendingEnding[];
  /** What was created with a key: by `person key`. */
  keys: Record<string, { body: string; record: number }>;
}

/** What claims are to end: on a list, on an item, or between a pair of people. */
export type PendingEnding =
  | { reason: 'hidden'; list: number }
  | { reason: 'moved'; item: number }
  | { reason: 'unfriended'; pair: string };

export const pairOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** Equal texts for equal states; keys are a means, not part of what people see. */
export const fingerprintOf = ({ keys: _, ...state }: State): string => JSON.stringify(sorted(state));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
}

export type Action =
  | { kind: 'request' | 'accept' | 'revoke'; by: number; other: number }
  | { kind: 'createList'; by: number; isPublic: boolean; shares: number[]; key?: string | undefined }
  | { kind: 'saveList'; by: number; list: number; isPublic?: boolean; shares?: number[]; ifMatch?: number }
  | { kind: 'deleteList'; by: number; list: number }
  | { kind: 'addItem'; by: number; list: number; key?: string | undefined }
  | { kind: 'saveItem'; by: number; list: number; item: number; to: number; isAvailable?: boolean; ifMatch?: number }
  | { kind: 'deleteItem'; by: number; list: number; item: number }
  | { kind: 'purchase'; by: number; item: number; purchased: boolean }
  /** An operator's command; `by` is whom it concerns. */
  | { kind: 'activate' | 'deactivate'; by: number };

type Operators = Extract<Action, { kind: 'activate' | 'deactivate' }>;

export const isOperators = (action: Action): action is Operators =>
  action.kind === 'activate' || action.kind === 'deactivate';

/** What came of it: the status, the id of what a creation answered, and who a claim's or a release's answer says holds the item. */
export interface Outcome {
  status: number;
  made?: number | undefined;
  holder?: 'giver' | 'another' | 'nobody' | undefined;
}
