import type pg from 'pg';
import type { TestApp } from './app.ts';

/** Notes the statements that the server sends to the database. */
export interface StatementNotes {
  /** Runs `work` while nothing else runs; answers its result and the names of the statements in their order. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
}

const nameOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null) return '?';
  if ('name' in query && typeof query.name === 'string') return query.name;
  return 'text' in query && typeof query.text === 'string' ? query.text : '?';
};

/** Listens in on every connection that the app's pool hands out from now on. */
export function noteStatements({ db: { pool } }: Pick<TestApp, 'db'>): StatementNotes {
  let noted: string[] = [];
  const heard = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const sendNoted = (...parameters: unknown[]): unknown => {
      noted.push(nameOf(parameters[0]));
      return send(...parameters);
    };
    client.query = sendNoted as typeof client.query;
  });
  return {
    during: async (work) => {
      noted = [];
      const result = await work();
      return { result, statements: [...noted] };
    },
  };
}
