import { mkdtemp, rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testAppSecret } from '../../test/config.ts';
import { createFreshDatabase, createDatabaseUrl } from '../../test/database.ts';
import { startServerProcess } from '../../test/server-process.ts';

test('if a process crashed after deleting a list, the next server start ends the claims of this list', async () => {
  const database = await createFreshDatabase();
  const { pool } = database.db;
  await pool.query(`
    insert into users (uid, email) select 'u' || n, n || '@example.com' from generate_series(1, 2) n;
    insert into wishlists (owner_id, title) values (1, 'Winter');
    insert into items (wishlist_id, name) values (1, 'Mug');
    insert into claims (item_id, giver_id, name) values (1, 2, 'Mug');
    update wishlists set owner_id = null;
    insert into claim_endings (reason, wishlist_id, owner_id) values ('deleted', 1, 1);`);
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(database),
    APP_SECRET: testAppSecret,
    ALLOW_UNSAFE_DATABASE: 'yes',
  };
  const server = startServerProcess(env);
  onTestFinished(async () => {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.ready;
  await vi.waitFor(async () => expect((await pool.query('select from claim_endings')).rowCount).toBe(0), {
    timeout: 30_000,
    interval: 20,
  });
  const { rows } = await pool.query(
    'select giver_id, owner_id, name as item_name, ended_reason as reason from claims where ended_at is not null',
  );
  expect(rows).toEqual([{ giver_id: 2, owner_id: 1, item_name: 'Mug', reason: 'deleted' }]);
  expect((await pool.query('select from wishlists')).rowCount).toBe(0);
});
