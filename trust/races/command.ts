import { deepStrictEqual, equal } from 'node:assert/strict';
import type * as fc from 'fast-check';
import { finishClaimEndings } from '../../server/test/finish-claim-endings.ts';
import { resolve, type Draft } from './actions.ts';
import { endPending, step } from './model.ts';
import { perform } from './perform.ts';
import type { Place } from './place.ts';
import { fingerprintOf, type State } from './state.ts';

export interface Model {
  state: State;
  commands: number;
}

/** One action, by the product and by the model: both must say and hold the same. */
export class Command implements fc.AsyncCommand<Model, Place> {
  readonly draft: Draft;
  #shown = '';
  constructor(draft: Draft) {
    this.draft = draft;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model, place: Place): Promise<void> {
    const [connection] = place.connections;
    if (!connection) throw new Error('There is no connection');
    const action = resolve(model.state, this.draft);
    this.#shown = JSON.stringify(action);
    const outcome = await perform(place, connection, action);
    await finishClaimEndings(place.db);
    const { outcome: expected, after: requested } = step(model.state, action, { made: outcome.made });
    const after = requested.pending.reduce(endPending, requested);
    deepStrictEqual({ action, ...outcome }, { action, ...expected });
    equal(fingerprintOf(await place.read()), fingerprintOf(after));
    Object.assign(model, { state: after, commands: model.commands + 1 });
  }
  toString(): string {
    return this.#shown;
  }
}
