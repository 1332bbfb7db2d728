import { isDeepStrictEqual } from 'node:util';
import { endPending, step } from './model.ts';
import { fingerprintOf, type Action, type Outcome, type State } from './state.ts';

/** One action of a contest: when it began and ended, in milliseconds, and what came of it. */
export interface Done {
  action: Action;
  outcome: Outcome;
  began: number;
  ended: number;
}

/** The caller was let in if no deactivation was over before the call began: a call that was let in runs to its end. */
const wasAdmitted = (before: State, { action, began }: Done, all: readonly Done[]): boolean =>
  before.people[action.by]?.isActive === true &&
  !all.some((other) => other.action.kind === 'deactivate' && other.action.by === action.by && other.ended < began);

/**
 * Looks for an order of what was done at once, and of the endings of claims that it requested, in which each answer is what the model says, no action stands before one
 * that ended before it began, and the state after it all is `after` (Herlihy and Wing's linearizability). Answers the
 * model's state after it, which knows the keys as well; undefined when there is no such order.
 */
export function linearize(before: State, all: readonly Done[], after: State): State | undefined {
  const wanted = fingerprintOf(after);
  const deadEnds = new Set<string>();
  const follow = (state: State, left: readonly Done[]): State | undefined => {
    if (left.length === 0 && fingerprintOf(state) === wanted) return state;
    const place = `${left.map((done) => all.indexOf(done)).join()} ${fingerprintOf(state)}`;
    if (deadEnds.has(place)) return undefined;
    for (const ending of state.pending) {
      const found = follow(endPending(state, ending), left);
      if (found) return found;
    }
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    for (const done of left) {
      if (done.began > firstEnd) continue;
      const admitted = done.outcome.status !== 403 && wasAdmitted(before, done, all);
      const { outcome, after: next } = step(state, done.action, { made: done.outcome.made, admitted });
      if (!isDeepStrictEqual(outcome, done.outcome)) continue;
      const found = follow(
        next,
        left.filter((other) => other !== done),
      );
      if (found) return found;
    }
    deadEnds.add(place);
    return undefined;
  };
  return follow(before, all);
}
