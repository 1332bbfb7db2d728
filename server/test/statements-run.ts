import type pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { holdBack } from './held-back.ts';

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

/**
 * Tells `heard` the name of every statement on the connections that the app's pool hands out from now on; when that answers
 * something to do, the statement is sent after it, and whatever comes behind it on that connection too.
 */
function listenIn(
  { db: { pool } }: Pick<TestApp, 'db'>,
  heard: (name: string) => (() => Promise<unknown>) | undefined,
): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    holdBack(client, (query) => heard(nameOf(query)));
  });
}

/** Lets others act just before the server sends the statement `name`: the first of `acts` the first time, and so on. */
export function justBefore(app: Pick<TestApp, 'db'>, name: string, ...acts: (() => Promise<unknown>)[]): void {
  const waiting = [...acts];
  listenIn(app, (sent) => (sent === name ? waiting.shift() : undefined));
  onTestFinished(() => expect(waiting, `${name} was sent too seldom`).toEqual([]));
}

/** Listens in on every connection that the app's pool hands out from now on. */
export function noteStatements(app: Pick<TestApp, 'db'>): StatementNotes {
  let noted: string[] = [];
  listenIn(app, (name) => {
    noted.push(name);
    return undefined;
  });
  return {
    during: async (work) => {
      noted = [];
      const result = await work();
      return { result, statements: [...noted] };
    },
  };
}
