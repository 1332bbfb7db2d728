import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startAppForTest } from './app.ts';
import { migrateAll } from './cluster.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase } from './database.ts';
import { createItemFormData } from './items.ts';
import { signUpPerson } from './person.ts';

it('a description of 5,000 characters sent with CR LF is accepted and stored with LF', async () => {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Home' } });
  const typed = `${'a\n'.repeat(2_499)}ab`;
  const form = createItemFormData({ name: 'Mug', description: typed.replaceAll('\n', '\r\n') });
  expect(await ana.does(calls.addItem, { params: { id }, form })).toMatchObject({ description: typed });
});

it('the migration converts line ends of stored descriptions to LF', async () => {
  const old = await createFreshDatabase({ template: 'template1' });
  onTestFinished(old.drop);
  const dump = await readFile(new URL('../migrations/released/001_product.sql', import.meta.url), 'utf8');
  await old.db.pool.query(`${dump}; delete from auth.jwks`);
  await old.db.pool.query(String.raw`update public.items set description = E'one\r\ntwo\rthree' where id = 1`);
  await migrateAll(old.connection, createTestConfig('/tmp'));
  const { rows } = await old.db.pool.query('select description from items where id = 1');
  expect(rows).toEqual([{ description: 'one\ntwo\nthree' }]);
});
