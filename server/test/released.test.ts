import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { startAppForTest } from './app.ts';
import { migrateAll } from './cluster.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { signInWithCredentials } from './identity-calls.ts';
import { findBrokenInvariants } from './invariants.ts';
import { describeSchema } from './schema.ts';

const dumpUrl = new URL('../migrations/released/001_product.sql', import.meta.url);

/** Creates a database from the dump of the first released version of Wishwell. */
async function createFromDump(): Promise<FreshDatabase> {
  const database = await createFreshDatabase({ template: 'template1' });
  const patient = createDatabase({ ...database.connection, ...backgroundTimeouts });
  await patient.pool.query(await readFile(dumpUrl, 'utf8'));
  // The signing keys in the dump are encrypted with another `APP_SECRET`. With these keys, a server would
  // refuse to start.
  await patient.pool.query('delete from auth.jwks');
  await patient.close();
  return database;
}

const countsQuery = `
  select (select count(*) from users) as users, (select count(*) from items) as items, (select count(*) from claims where item_id is not null) as claims,
    (select count(*) from friendships) as friendships, (select count(*) from pictures) as pictures,
    (select count(*) from auth.account) as accounts, (select sum(price) from items) as prices`;

it('after an upgrade, the database of the first release has the same schema as a new database', async () => {
  const [old, fresh] = [await createFromDump(), await createFreshDatabase()];
  for (const { drop } of [old, fresh]) onTestFinished(drop);
  await migrateAll(old.connection, createTestConfig('/tmp'));
  expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
});

it('after an upgrade, the database of the first release has kept all data, and a server returns them', async () => {
  const old = await createFromDump();
  const before = (await old.db.pool.query(countsQuery)).rows;
  await migrateAll(old.connection, createTestConfig('/tmp'));
  expect((await old.db.pool.query(countsQuery)).rows).toEqual(before);
  expect(await findBrokenInvariants(old)).toEqual([]);

  const app = await startAppForTest({}, { database: old });
  const mara = await signInWithCredentials(app, { email: 'mara@example.com', password: 'secret gift' });
  const [list] = await mara.does(calls.listWishlists);
  const { items } = await mara.does(calls.getWishlist, { params: { id: list?.id ?? 0 } });
  expect(items.length).toBeGreaterThan(0);
  expect(await mara.does(calls.createWishlist, { body: { title: 'Next year' } })).toMatchObject({ id: 34 });
  const jonas = await signInWithCredentials(app, { email: 'jonas@example.com', password: 'secret gift' });
  const friends = await jonas.does(calls.listFriends);
  expect(friends.map(({ display_name: name }) => name)).toContain('Mara Lindqvist');
});
