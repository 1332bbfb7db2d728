import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { signUpPerson, type Person, type Reply } from '../../test/person.ts';

const createList = (person: Person, title: string): Promise<Reply> =>
  person.tries(calls.createWishlist, { headers: { 'idempotency-key': title }, body: { title } });

test('a creation gets 429 with Retry-After if the person already has 5,000 idempotency keys', async () => {
  const app = await startAppForTest();
  const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await app.db.pool.query(
    `insert into idempotency_keys (user_id, key, fingerprint, record_id)
     select $1, n::text, '', 1 from generate_series(1, 4999) n`,
    [ana.id],
  );
  const last = await createList(ana, 'Winter');
  expect(last.status).toBe(201);
  const refused = await createList(ana, 'Spring');
  expect(refused).toMatchObject({ status: 429, text: 'Too many requests. Please wait a moment and try again' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await createList(ana, 'Winter')).toMatchObject({ status: 201, text: last.text });
  expect(await createList(ben, 'Spring')).toMatchObject({ status: 201 });
  expect(await ana.tries(calls.createWishlist, { body: { title: 'Without a key' } })).toMatchObject({ status: 201 });
  await app.db.pool.query('delete from idempotency_keys where user_id = $1 and key = $2', [ana.id, '1']);
  expect(await createList(ana, 'Spring')).toMatchObject({ status: 201 });
});
