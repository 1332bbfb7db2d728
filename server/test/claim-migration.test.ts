import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { listMigrations, migrateDatabase } from '../src/database/migrations/migrate.ts';
import { serverStartTimeouts } from '../src/database/session-settings.ts';
import { createTemporaryFolder } from './archives.ts';
import { createFreshDatabase } from './database.ts';
import { findBrokenInvariants } from './invariants.ts';

const migrationsFolder = new URL('../migrations/', import.meta.url);

const createEndedClaim = (name: string, reason: string, stage = 'promised') => ({ name, reason, stage, is_free: true });

it('the migration ends only claims of deactivated givers, and claims on items hidden from the giver', async () => {
  const oldFolder = join(await createTemporaryFolder(), 'migrations');
  await mkdir(oldFolder);
  for (const name of await listMigrations())
    if (name < '021') await cp(new URL(name, migrationsFolder), join(oldFolder, name));
  const { connection, drop } = await createFreshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const db = createDatabase({ ...connection, ...serverStartTimeouts });
  onTestFinished(() => db.close());
  await migrateDatabase(db, undefined, pathToFileURL(`${oldFolder}/`));
  // Ana (id 1) is a friend of Ben (id 2) and of Ida (id 4, inactive). Cem (id 3) is a former friend.
  await db.pool.query(`
    insert into users (uid, email, is_active)
      select name, name || '@example.com', name <> 'ida' from unnest(array['ana', 'ben', 'cem', 'ida']) name;
    insert into friendships (low_id, high_id, status, requester_id) values (1, 2, 'friends', 1), (1, 4, 'friends', 1);
    insert into guests (token_hash, token_cipher, name, email, locale)
      values (decode(repeat('00', 32), 'hex'), '', 'Aunt', 'aunt@example.com', 'en');
    insert into wishlists (owner_id, title, is_public) values (1, 'Public', true), (1, 'Private', false), (null, 'Deleted', true);
    insert into items (wishlist_id, name, state) values
      (1, 'kept', 'wanted'), (1, 'unfriended', 'wanted'), (2, 'hidden', 'wanted'), (2, 'moved', 'wanted'), (3, 'deleted list', 'wanted'),
      (null, 'deleted item', 'wanted'), (1, 'received', 'received'), (1, 'deactivated', 'wanted'), (3, 'of a guest', 'wanted'),
      (1, 'kept by link', 'wanted');
    insert into claims (item_id, giver_id, guest_id, link_wishlist_id, owner_id, name)
      select i.id, case when name = 'of a guest' then null when name = 'unfriended' then 3 when name = 'deactivated' then 4 else 2 end,
        case when name = 'of a guest' then 1 end, case when name = 'of a guest' then 3 when name = 'kept by link' then 1 end, 1, name
      from items i;
    insert into claim_endings (reason, person_id, other_id) values ('unfriended', 1, 3);
    insert into claim_endings (reason, wishlist_id, owner_id) values ('hidden', 2, null), ('hidden', 1, null), ('deleted', 3, 1);
    insert into claim_endings (reason, item_id) values ('moved', 4), ('deleted', 6), ('hidden', 7)`);

  await migrateDatabase(db);

  const { rows } = await db.pool.query(
    'select name, ended_reason as reason, stage, item_id is null as is_free from claims order by name',
  );
  expect(rows).toEqual([
    createEndedClaim('deactivated', 'deactivated'),
    createEndedClaim('deleted item', 'deleted'),
    createEndedClaim('deleted list', 'deleted'),
    createEndedClaim('hidden', 'hidden'),
    { name: 'kept', reason: null, stage: 'promised', is_free: false },
    { name: 'kept by link', reason: null, stage: 'promised', is_free: false },
    createEndedClaim('moved', 'hidden'),
    createEndedClaim('received', 'received', 'given'),
    createEndedClaim('unfriended', 'unfriended'),
  ]);
  const mails = await db.pool.query('select kind, email, payload, dedupe_key from mails');
  expect(mails.rows).toEqual([
    {
      kind: 'guest-claim-ended',
      email: 'aunt@example.com',
      payload: { guestId: 1, itemName: 'of a guest' },
      dedupe_key: '9',
    },
  ]);
  expect((await db.pool.query('select title from wishlists order by id')).rows).toEqual([
    { title: 'Public' },
    { title: 'Private' },
  ]);
  expect(await findBrokenInvariants({ db })).toEqual([]);
});
