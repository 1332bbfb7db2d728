import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import { startTestPooler } from '../../test/test-pooler.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { assertNoTransactionPooling } from './check-pooler.ts';

async function connectThroughPooler() {
  const { connection, drop } = await createFreshDatabase();
  const { port, setPoolMode, close } = await startTestPooler(connection.host ?? '');
  const db = createDatabase({ ...connection, host: '127.0.0.1', port });
  onTestFinished(async () => {
    await db.close();
    close();
    await drop();
  });
  return { db, setPoolMode };
}

const expectedPoolerMessage =
  'A pooler in front of the database uses transaction mode, which breaks prepared statements and locks of Wishwell: ' +
  'set it to session mode (PgBouncer: pool_mode = session), or point DATABASE_URL at the database itself.';

test('checkPooler accepts a connection pooler in session mode, and closes the connections that it used', async () => {
  const { db } = await connectThroughPooler();
  await assertNoTransactionPooling(db);
  expect(db.pool.totalCount).toBe(0);
  const { rows } = await db.pool.query(`select current_setting('lock_timeout') as lock, current_setting('jit') as jit`);
  expect(rows).toEqual([{ lock: '1s', jit: 'off' }]);
});

test('checkPooler throws a StartFailure if the connection pooler is in transaction mode', async () => {
  const { db, setPoolMode } = await connectThroughPooler();
  setPoolMode('transaction');
  await expect(assertNoTransactionPooling(db)).rejects.toThrow(expectedPoolerMessage);
});

/**
 * Returns a fake pool with two connections. Each query returns the next PostgreSQL process id of `answers`,
 * or throws the next error.
 */
function createFakePool(...answers: readonly (number | Error)[]): { pool: Database['pool'] } {
  const remainingAnswers = [...answers];
  const query = async (asked: unknown): Promise<{ rows: { pid: number }[] }> => {
    const answer = typeof asked === 'string' ? 0 : remainingAnswers.shift();
    if (answer instanceof Error) throw answer;
    return { rows: [{ pid: answer ?? 0 }] };
  };
  const connect = async () => ({ query, release: () => undefined });
  return { pool: { connect } as unknown as Database['pool'] };
}

const createError = (code: string): Error => Object.assign(new Error('refused'), { code });

test.each([
  ['assigns the process of the first connection to the second', [1, 1, 1, 2]],
  ['assigns another process to the first connection', [1, 2, 1, 2]],
  ['does so in the fifth round', [1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3]],
  ['reports an unknown prepared statement', [1, 1, 2, createError('26000')]],
])('checkPooler throws a StartFailure for a pooler that %s', async (_what, answers) => {
  await expect(assertNoTransactionPooling(createFakePool(...answers))).rejects.toThrow(expectedPoolerMessage);
});

test('checkPooler rethrows database errors that a connection pooler does not cause', async () => {
  await expect(assertNoTransactionPooling(createFakePool(1, createError('57P01')))).rejects.toThrow('refused');
});
