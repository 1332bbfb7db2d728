import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import { startLendingPooler } from '../../test/lending-pooler.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { checkPooler } from './check-pooler.ts';

async function behindPooler(): Promise<{ db: Database; lendBy: (what: 'session' | 'transaction') => void }> {
  const { connection, drop } = await freshDatabase();
  const { port, lendBy, close } = await startLendingPooler(connection.host ?? '');
  const db = createDatabase({ ...connection, host: '127.0.0.1', port });
  onTestFinished(async () => {
    await db.close();
    close();
    await drop();
  });
  return { db, lendBy };
}

const sentence =
  'A pooler in front of the database lends connections by the transaction, which neither prepared statements nor locks of ' +
  'Wishwell survive: let it pool by session (PgBouncer: pool_mode = session), or have DATABASE_URL lead past it.';

test('a pooler that lends connections by the session is as good as none, and leaves nothing of the probe', async () => {
  const { db } = await behindPooler();
  await checkPooler(db);
  expect(db.pool.totalCount).toBe(0);
  const { rows } = await db.pool.query(`select current_setting('lock_timeout') as lock, current_setting('jit') as jit`);
  expect(rows).toEqual([{ lock: '1s', jit: 'off' }]);
});

test('one that lends them by the transaction is found out', async () => {
  const { db, lendBy } = await behindPooler();
  lendBy('transaction');
  await expect(checkPooler(db)).rejects.toThrow(sentence);
});

/** A pool whose two connections answer what PostgreSQL's process is, one after the other. */
function answering(...answers: readonly (number | Error)[]): { pool: Database['pool'] } {
  const left = [...answers];
  const query = async (asked: unknown): Promise<{ rows: { pid: number }[] }> => {
    const answer = typeof asked === 'string' ? 0 : left.shift();
    if (answer instanceof Error) throw answer;
    return { rows: [{ pid: answer ?? 0 }] };
  };
  const connect = async () => ({ query, release: () => undefined });
  return { pool: { connect } as unknown as Database['pool'] };
}

const refusal = (code: string): Error => Object.assign(new Error('refused'), { code });

test.each([
  ['gives the other what this one had', [1, 1, 1, 2]],
  ['gives this one the next', [1, 2, 1, 2]],
  [
    'gives this one something else, in the fifth round at last',
    [1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3],
  ],
  ['does not know a statement any more', [1, 1, 2, refusal('26000')]],
  ['knows it already', [1, 1, refusal('42P05')]],
  ['wants no transactions', [1, 1, refusal('08P01')]],
])('a pooler is found out that %s', async (_what, answers) => {
  await expect(checkPooler(answering(...answers))).rejects.toThrow(sentence);
});

test('a database that fails in another way is not taken for a pooler', async () => {
  await expect(checkPooler(answering(1, refusal('57P01')))).rejects.toThrow('refused');
});
