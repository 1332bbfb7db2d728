import type pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import { runActionsBeforeStatements } from './delay-statements.ts';

/** Records the SQL statements that the server sends to the database. */
export interface StatementRecorder {
  /**
   * Runs the function `work`. Returns its result, and the names of its SQL statements in their order.
   * Meanwhile no other request may run, because its statements would be recorded too.
   */
  during<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
}

const getStatementName = (query: unknown): string => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null) return '?';
  if ('name' in query && typeof query.name === 'string') return query.name;
  return 'text' in query && typeof query.text === 'string' ? query.text : '?';
};

/**
 * Calls `beforeStatement` before every statement, on connections that leave the pool after this call. If
 * `beforeStatement` returns an action, the statement and all later ones wait until the action has finished.
 */
function onEachStatement(
  { db: { pool } }: Pick<TestApp, 'db'>,
  beforeStatement: (name: string) => (() => Promise<unknown>) | undefined,
): void {
  const preparedClients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (preparedClients.has(client)) return;
    preparedClients.add(client);
    runActionsBeforeStatements(client, (query) => beforeStatement(getStatementName(query)));
  });
}

/**
 * Runs one of `acts` before each execution of the statement `name`, in the order of `acts`. Fails the test if
 * some of `acts` have not run.
 */
export function runBeforeStatement(app: Pick<TestApp, 'db'>, name: string, ...acts: (() => Promise<unknown>)[]): void {
  const remainingActions = [...acts];
  onEachStatement(app, (sent) => (sent === name ? remainingActions.shift() : undefined));
  onTestFinished(() => expect(remainingActions, `${name} was sent too seldom`).toEqual([]));
}

/** Starts to record the statements on connections that leave the pool after this call. */
export function recordStatements(app: Pick<TestApp, 'db'>): StatementRecorder {
  let recordedNames: string[] = [];
  onEachStatement(app, (name) => {
    recordedNames.push(name);
    return undefined;
  });
  return {
    during: async (work) => {
      recordedNames = [];
      const result = await work();
      return { result, statements: [...recordedNames] };
    },
  };
}
