import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../server/test/database.ts';
import { newLedger } from './ledger.ts';
import { findLosses } from './losses.ts';

const world = `
  insert into users (uid, email) values ('ana', 'ana@example.com'), ('ben', 'ben@example.com');
  insert into friendships (low_id, high_id, status, requester_id)
    select min(id), max(id), 'friends', min(id) from users;
  insert into wishlists (owner_id, title, created_at)
    select min(id), unnest(array['one', 'two', 'two']), timestamptz '2026-03-01 12:00Z' from users;
  insert into items (wishlist_id, name, created_at)
    select min(id), unnest(array['mug', 'pan']), timestamptz '2026-03-01 12:00Z' from wishlists;
  insert into claims (item_id, giver_id) select i.id, u.id from items i, users u where i.name = 'mug' and u.uid = 'ben'`;

const noon = Date.UTC(2026, 2, 1, 12);

test('what was acknowledged is held against what is there', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(world);
  const kept = {
    ...newLedger(1),
    lists: new Set(['one']),
    items: new Set(['mug', 'pan']),
    claims: new Map([
      ['mug', true],
      ['pan', false],
    ]),
  };
  expect(await findLosses(db, kept)).toEqual({ lost: 0, doubled: 1, alreadyMade: 0 });
  const more = {
    ...kept,
    lists: new Set(['one', 'three']),
    items: new Set(['mug', 'bowl']),
    claims: new Map([
      ['mug', false],
      ['pan', true],
    ]),
  };
  expect(await findLosses(db, more)).toMatchObject({ lost: 4 });
});

test('a creation that is older than the request that was answered was made by one before it', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(world);
  const ledger = {
    ...newLedger(1),
    settledLists: new Map([
      ['one', noon + 1],
      ['two', noon],
      ['three', noon + 1],
    ]),
    settledItems: new Map([['mug', noon + 1]]),
  };
  expect(await findLosses(db, ledger)).toMatchObject({ alreadyMade: 2 });
});
