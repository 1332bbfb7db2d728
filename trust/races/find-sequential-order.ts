import { isDeepStrictEqual } from 'node:util';
import { applyActionToModel } from './model.ts';
import { computeStateFingerprint, type RaceAction, type ActionOutcome, type RaceState } from './state.ts';

/** A completed action with its outcome, start time and end time (`performance.now()`). */
export interface CompletedAction {
  action: RaceAction;
  outcome: ActionOutcome;
  startedAt: number;
  endedAt: number;
}

/**
 * Returns whether the caller may have been active when the server authorised the request. This is excluded
 * only if a deactivation had ended before the request started.
 */
const wasAuthorised = (
  before: RaceState,
  { action, startedAt }: CompletedAction,
  all: readonly CompletedAction[],
): boolean =>
  before.people[action.by]?.isActive === true &&
  !all.some(
    (other) => other.action.kind === 'deactivate' && other.action.by === action.by && other.endedAt < startedAt,
  );

/**
 * Searches for a sequential order of the actions in which the model returns the same responses and ends in
 * the state `after` (linearizability by Herlihy and Wing). An action that ended before another began must
 * come first. Returns the final state of the model, which includes idempotency keys, or undefined if there is
 * no such order.
 */
export function findSequentialOrder(
  before: RaceState,
  all: readonly CompletedAction[],
  after: RaceState,
): RaceState | undefined {
  const finalFingerprint = computeStateFingerprint(after);
  const visited = new Set<string>();
  const search = (state: RaceState, remaining: readonly CompletedAction[]): RaceState | undefined => {
    if (remaining.length === 0 && computeStateFingerprint(state) === finalFingerprint) return state;
    const searchState = `${remaining.map((candidate) => all.indexOf(candidate)).join()} ${computeStateFingerprint(state)}`;
    if (visited.has(searchState)) return undefined;
    const firstEnd = Math.min(...remaining.map(({ endedAt }) => endedAt));
    for (const candidate of remaining) {
      if (candidate.startedAt > firstEnd) continue;
      const isAuthorised = candidate.outcome.status !== 403 && wasAuthorised(before, candidate, all);
      const { outcome, after: next } = applyActionToModel(state, candidate.action, {
        createdId: candidate.outcome.createdId,
        isAuthorised,
      });
      if (!isDeepStrictEqual(outcome, candidate.outcome)) continue;
      const found = search(
        next,
        remaining.filter((other) => other !== candidate),
      );
      if (found) return found;
    }
    visited.add(searchState);
    return undefined;
  };
  return search(before, all);
}
