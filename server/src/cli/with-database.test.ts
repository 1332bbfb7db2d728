import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { freshDatabase, urlOf } from '../../test/database.ts';
import { withDatabase } from './with-database.ts';

test('an operator’s command may wait longer for locks and statements than a call may', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const config = testConfig('/tmp', { DATABASE_URL: urlOf(database), ALLOW_UNSAFE_DATABASE: 'yes' });
  const { rows } = await withDatabase(config, ({ pool }) =>
    pool.query(`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`),
  );
  expect(rows).toEqual([{ lock: '1min', statement: '10min' }]);
});
