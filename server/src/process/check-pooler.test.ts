import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import { startTestPooler } from '../../test/test-pooler.ts';
import { createDatabase } from '../database/database.ts';
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

test('assertNoTransactionPooling accepts a pooler in session mode, and then closes its connections', async () => {
  const { db } = await connectThroughPooler();
  await assertNoTransactionPooling(db);
  expect(db.pool.totalCount).toBe(0);
  const { rows } = await db.pool.query(`select current_setting('lock_timeout') as lock, current_setting('jit') as jit`);
  expect(rows).toEqual([{ lock: '1s', jit: 'off' }]);
});

test('assertNoTransactionPooling throws a StartFailure if the connection pooler is in transaction mode', async () => {
  const { db, setPoolMode } = await connectThroughPooler();
  setPoolMode('transaction');
  await expect(assertNoTransactionPooling(db)).rejects.toThrow(expectedPoolerMessage);
});
