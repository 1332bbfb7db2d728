import type pg from 'pg';

/**
 * Has a connection send a statement only after `before` of it, where that names something to do: once all that was sent before is
 * answered, it is done, and then the statement goes out. Whatever comes behind it waits as well: statements that are sent
 * together stay in their order, as on the wire.
 */
export function holdBack(client: pg.Client, before: (query: unknown) => (() => Promise<unknown>) | undefined): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let held: Promise<unknown> | undefined;
  let answered: Promise<unknown> = Promise.resolve();
  const sendNow = (...parameters: unknown[]): unknown => {
    const answer = send(...parameters);
    answered = Promise.allSettled([answered, answer]);
    return answer;
  };
  const sendHeld = (...parameters: unknown[]): unknown => {
    const first = before(parameters[0]);
    if (!first && !held) return sendNow(...parameters);
    const sent = Promise.resolve(held)
      .then(() => first && answered.then(first))
      .then(() => {
        if (held === turn) held = undefined;
        return { answer: sendNow(...parameters) };
      });
    const turn = sent.catch(() => {});
    held = turn;
    return sent.then(({ answer }) => answer);
  };
  client.query = sendHeld as typeof client.query;
}
