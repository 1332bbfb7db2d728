import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { signUpPerson } from '../../test/person.ts';

test('while changes of one person wait for a locked row and get 503, requests of another person succeed', async () => {
  const app = await startAppForTest({}, { database: await createFreshDatabase({ hasProductTimeouts: true }) });
  const [ana, ben] = await Promise.all([signUpPerson(app, 'Ana'), signUpPerson(app, 'Ben')]);
  const lockingClient = await app.db.pool.connect();
  await lockingClient.query('begin');
  await lockingClient.query('select from users where id = $1 for update', [ana.id]);
  const waiting = Array.from({ length: 12 }, () => ana.tries(calls.createWishlist, { body: { title: 'Winter' } }));
  await expect.poll(() => app.db.countConnections()).toMatchObject({ inUse: 2, waiting: 11 });
  await ben.does(calls.createWishlist, { body: { title: 'Spring' } });
  expect(await ben.does(calls.listWishlists)).toHaveLength(1);
  const replies = await Promise.all(waiting);
  await lockingClient.query('rollback');
  lockingClient.release();
  expect(replies.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual(
    replies.map(() => [503, true]),
  );
});
