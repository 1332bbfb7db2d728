import pg from 'pg';
import type { Database, Executor } from './database.ts';
import { applySessionSettings, noTimeouts } from './session-settings.ts';

/** A connection of one's own, whose settings and locks live as long as it does. */
export interface Session extends Executor {
  /** Begins what speaks the protocol itself: a COPY as a stream. */
  submit<Stream extends pg.Submittable>(stream: Stream): Stream;
}

/** Runs `work` on a connection of its own without timeouts, which is closed with its settings afterwards. */
export async function withSession<T>({ pool }: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const { password } = pool.options;
  // COPY does not go together with statements that were sent ahead.
  const options = {
    ...pool.options,
    ...(password === undefined ? {} : { password }),
    query_timeout: 0,
    pipeline: false,
  };
  const client = new pg.Client(options);
  // Its loss reaches whoever waits for an answer.
  client.on('error', () => {});
  await client.connect();
  try {
    await applySessionSettings(client, noTimeouts);
    return await work({ query: (config) => client.query(config), submit: (stream) => client.query(stream) });
  } finally {
    await client.end();
  }
}
