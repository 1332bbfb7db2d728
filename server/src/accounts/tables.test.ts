import { getMigrations } from 'better-auth/db/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createIdentityLibrary } from './better-auth/library.ts';

test('the schema auth has every table and column that the installed identity library needs', async () => {
  const { connection, db } = await createDatabaseForTest();
  const { options } = createIdentityLibrary({
    config: createTestConfig('/tmp'),
    db,
    accountState: async () => 'unknown',
  });
  // Makes `auth` the first schema of the search path, because Better Auth looks for its tables only there.
  const pool = new pg.Pool({ ...connection, max: 1, options: '-c search_path=auth' });
  const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database: pool });
  await pool.end();
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});
