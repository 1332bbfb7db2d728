import { expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { createFreshDatabase, createDatabaseUrl } from '../../test/database.ts';
import { withDatabase } from './with-database.ts';

test('withDatabase sets a lock timeout of one minute and a statement timeout of ten minutes', async () => {
  const database = await createFreshDatabase();
  onTestFinished(() => database.drop());
  const config = createTestConfig('/tmp', { DATABASE_URL: createDatabaseUrl(database), ALLOW_UNSAFE_DATABASE: 'yes' });
  const { rows } = await withDatabase(config, ({ pool }) =>
    pool.query(`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`),
  );
  expect(rows).toEqual([{ lock: '1min', statement: '10min' }]);
});
