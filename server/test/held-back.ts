import type pg from 'pg';

/**
 * Has a connection send a statement only after `before` of it, where that answers a promise. Whatever comes behind it waits
 * as well: statements that are sent together stay in their order, as on the wire.
 */
export function holdBack(client: pg.Client, before: (query: unknown) => Promise<unknown> | undefined): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let held: Promise<unknown> | undefined;
  const sendHeld = (...parameters: unknown[]): unknown => {
    const first = before(parameters[0]);
    if (!first && !held) return send(...parameters);
    const turn = Promise.all([held, first]).then(() => {
      if (held === turn) held = undefined;
    });
    held = turn;
    return turn.then(() => send(...parameters));
  };
  client.query = sendHeld as typeof client.query;
}
