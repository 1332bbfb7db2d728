import { setTimeout as sleep } from 'node:timers/promises';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import type { RandomSource } from '../seed.ts';
import { findSequentialOrder, type CompletedAction } from './find-sequential-order.ts';
import { performAction } from './perform-action.ts';
import type { RaceScenario } from './race-scenarios.ts';
import type { RaceServer } from './race-server.ts';
import type { RaceState } from './state.ts';

export interface RaceScenarioResult {
  /**
   * Description of the scenario's failure. Undefined if the model explains the result and no invariant is
   * violated.
   */
  failureReport: string | undefined;
  /** HTTP statuses in the order of the scenario's actions. */
  statuses: number[];
  /** State of the data after the last action. */
  after: RaceState;
}

async function performActionsInParallel(
  server: RaceServer,
  actions: RaceScenario['actions'],
  random: RandomSource,
): Promise<CompletedAction[]> {
  const delaysMs = actions.map(() => (random() < 0.5 ? 0 : Math.floor(random() * 4)));
  return Promise.all(
    actions.map(async (action, at): Promise<CompletedAction> => {
      const delayMs = delaysMs[at] ?? 0;
      if (delayMs > 0) await sleep(delayMs);
      const startedAt = performance.now();
      const outcome = await performAction(server, action);
      return { action, outcome, startedAt, endedAt: performance.now() };
    }),
  );
}

/**
 * Performs the actions of a scenario in parallel. Checks that the database satisfies all invariants. Checks
 * that in some sequential order of the actions, the model gives the same responses and state.
 */
export async function runRaceScenario(
  server: RaceServer,
  { before, actions }: RaceScenario,
  random: RandomSource,
): Promise<RaceScenarioResult> {
  const completedActions = await performActionsInParallel(server, actions, random);
  const storedState = await server.readState();
  const brokenRules = await findBrokenInvariants(server);
  const after = findSequentialOrder(before, completedActions, storedState);
  const problems = after
    ? brokenRules
    : [...brokenRules, 'no order of the actions explains the responses and the state'];
  const history = completedActions.map((action) => JSON.stringify(action));
  const report = [...problems, 'before:', JSON.stringify(before), ...history, 'stored:', JSON.stringify(storedState)];
  return {
    failureReport: problems.length === 0 ? undefined : report.join('\n'),
    statuses: completedActions.map(({ outcome }) => outcome.status),
    after: after ?? storedState,
  };
}
