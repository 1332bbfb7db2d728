import type pg from 'pg';

/**
 * Runs an action before a statement of the connection, if `before` returns an action for the statement. First
 * waits for the responses to earlier statements. Delays later statements too, so that their order does not
 * change.
 */
export function runActionsBeforeStatements(
  client: pg.Client,
  before: (query: unknown) => (() => Promise<unknown>) | undefined,
): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let delayed: Promise<unknown> | undefined;
  let allAnswered: Promise<unknown> = Promise.resolve();
  const sendNow = (...parameters: unknown[]): unknown => {
    const answer = send(...parameters);
    allAnswered = Promise.allSettled([allAnswered, answer]);
    return answer;
  };
  const sendDelayed = (...parameters: unknown[]): unknown => {
    const first = before(parameters[0]);
    if (!first && !delayed) return sendNow(...parameters);
    const sent = Promise.resolve(delayed)
      .then(() => first && allAnswered.then(first))
      .then(() => {
        if (delayed === settled) delayed = undefined;
        return { answer: sendNow(...parameters) };
      });
    const settled = sent.catch(() => {});
    delayed = settled;
    return sent.then(({ answer }) => answer);
  };
  client.query = sendDelayed as typeof client.query;
}
