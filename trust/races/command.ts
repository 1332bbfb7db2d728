import { deepStrictEqual, equal } from 'node:assert/strict';
import type * as fc from 'fast-check';
import { createActionFromDraft, type ActionDraft } from './actions.ts';
import { applyAction } from './model.ts';
import { performAction } from './perform.ts';
import type { RaceServer } from './race-server.ts';
import { computeStateFingerprint, type RaceState } from './state.ts';

export interface RaceCommandModel {
  state: RaceState;
  commands: number;
}

/** Performs an action on the server and in the model. Throws if the responses or the states differ. */
export class RaceCommand implements fc.AsyncCommand<RaceCommandModel, RaceServer> {
  readonly draft: ActionDraft;
  #text = '';
  constructor(draft: ActionDraft) {
    this.draft = draft;
  }
  check(): boolean {
    return true;
  }
  async run(model: RaceCommandModel, server: RaceServer): Promise<void> {
    const [connection] = server.connections;
    if (!connection) throw new Error('There is no connection');
    const action = createActionFromDraft(model.state, this.draft);
    this.#text = JSON.stringify(action);
    const outcome = await performAction(server, connection, action);
    const { outcome: expected, after } = applyAction(model.state, action, { createdId: outcome.createdId });
    deepStrictEqual({ action, ...outcome }, { action, ...expected });
    equal(computeStateFingerprint(await server.readState()), computeStateFingerprint(after));
    Object.assign(model, { state: after, commands: model.commands + 1 });
  }
  toString(): string {
    return this.#text;
  }
}
