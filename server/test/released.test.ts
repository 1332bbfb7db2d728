import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { listMigrations } from '../src/database/migrations/migrate.ts';
import { startAppForTest } from './app.ts';
import { migrateAll } from './cluster.ts';
import { testConfig } from './config.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { signInWith } from './identity-calls.ts';
import { brokenInvariants } from './invariants.ts';
import { describeSchema } from './schema.ts';

const folder = new URL('../migrations/released/', import.meta.url);
const dumps = ['001_product.sql', 'latest.sql'];

/** A database as a server of that version left it. */
async function asReleased(dump: string): Promise<FreshDatabase> {
  const database = await freshDatabase({ template: 'template1' });
  const patient = createDatabase({ ...database.connection, ...backgroundTimeouts });
  await patient.pool.query(await readFile(new URL(dump, folder), 'utf8'));
  // The dump's signing keys were encrypted under another APP_SECRET, which a start refuses.
  await patient.pool.query('delete from auth.jwks');
  await patient.close();
  return database;
}

const counts = `
  select (select count(*) from users) as users, (select count(*) from items) as items, (select count(*) from claims) as claims,
    (select count(*) from friendships) as friendships, (select count(*) from pictures) as pictures,
    (select count(*) from auth.account) as accounts, (select sum(price) from items) as prices`;

it('the latest dump is that of the latest migration: if not, run npm run db:store', async () => {
  const dump = await readFile(new URL('latest.sql', folder), 'utf8');
  const [, name] = /^-- The schema after (\S+),/.exec(dump) ?? [];
  expect(name).toBe((await listMigrations()).at(-1));
});

it.each(dumps)('%s, upgraded, is what a new database is', async (dump) => {
  const [old, fresh] = [await asReleased(dump), await freshDatabase()];
  for (const { drop } of [old, fresh]) onTestFinished(drop);
  await migrateAll(old.connection, testConfig('/tmp'));
  expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
});

it.each(dumps)('%s, upgraded, holds everything it held and serves it', async (dump) => {
  const old = await asReleased(dump);
  const before = (await old.db.pool.query(counts)).rows;
  await migrateAll(old.connection, testConfig('/tmp'));
  expect((await old.db.pool.query(counts)).rows).toEqual(before);
  expect(await brokenInvariants(old)).toEqual([]);

  const app = await startAppForTest({}, old);
  const mara = await signInWith(app, { email: 'mara@example.com', password: 'secret gift' });
  const [list] = await mara.does(calls.listWishlists);
  const { items } = await mara.does(calls.getWishlist, { params: { id: list?.id ?? 0 } });
  expect(items.length).toBeGreaterThan(0);
  expect(await mara.does(calls.createWishlist, { body: { title: 'Next year' } })).toMatchObject({ id: 34 });
  const jonas = await signInWith(app, { email: 'jonas@example.com', password: 'secret gift' });
  const friends = await jonas.does(calls.listFriends);
  expect(friends.map(({ display_name: name }) => name)).toContain('Mara Lindqvist');
});
