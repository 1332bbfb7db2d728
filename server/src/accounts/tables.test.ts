import { getMigrations } from 'better-auth/db/migration';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { freshDatabase } from '../../test/database.ts';
import { createLibrary } from './better-auth/library.ts';

test('the tables are those the installed identity library asks for', async () => {
  const { connection, db, drop } = await freshDatabase();
  onTestFinished(drop);
  const { options } = createLibrary({ config: testConfig('/tmp'), db, accountState: async () => 'unknown' });
  // The library looks where the search path leads.
  const pool = new pg.Pool({ ...connection, max: 1, options: '-c search_path=auth' });
  const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database: pool });
  await pool.end();
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});
