import { setTimeout as sleep } from 'node:timers/promises';
import { finishClaimEndings } from '../../server/test/finish-claim-endings.ts';
import { brokenInvariants } from '../../server/test/invariants.ts';
import type { Dice } from '../seed.ts';
import type { Contest } from './contests.ts';
import { linearize, type Done } from './linearize.ts';
import { perform } from './perform.ts';
import type { Place } from './place.ts';
import type { State } from './state.ts';

/** How a contest went: what is wrong with it, nothing if nothing is, and what the database holds after it. */
export interface Verdict {
  complaint: string | undefined;
  statuses: number[];
  after: State;
}

async function performAll(place: Place, actions: Contest['actions'], dice: Dice): Promise<Done[]> {
  const leads = actions.map(() => (dice() < 0.5 ? 0 : Math.floor(dice() * 4)));
  return Promise.all(
    actions.map(async (action, at): Promise<Done> => {
      const connection = place.connections[at % place.connections.length];
      if (!connection) throw new Error('There is no connection');
      const lead = leads[at] ?? 0;
      if (lead > 0) await sleep(lead);
      const began = performance.now();
      const outcome = await perform(place, connection, action);
      return { action, outcome, began, ended: performance.now() };
    }),
  );
}

/**
 * Holds a contest on what the database holds: each answer must be one that the model gives in some order of the actions,
 * the database must hold what the model holds after it, and no invariant may be broken.
 */
export async function contend(place: Place, { before, actions }: Contest, dice: Dice): Promise<Verdict> {
  const all = await performAll(place, actions, dice);
  await finishClaimEndings(place.db);
  const read = await place.read();
  const broken = await brokenInvariants(place);
  const after = linearize(before, all, read);
  const history = all.map(({ action, outcome, began, ended }) =>
    JSON.stringify({ ...action, ...outcome, from: began.toFixed(1), until: ended.toFixed(1) }),
  );
  const wrong = [...broken, ...(after ? [] : ['no order of the actions explains the answers and what is stored'])];
  return {
    complaint:
      wrong.length === 0
        ? undefined
        : [...wrong, 'before:', JSON.stringify(before), ...history, 'stored:', JSON.stringify(read)].join('\n'),
    statuses: all.map(({ outcome }) => outcome.status),
    after: after ?? read,
  };
}
