import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { freshDatabase } from '../../server/test/database.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import type { Reply } from '../../server/test/person.ts';
import { createWorld, items } from '../../server/test/world.ts';
import { keepFigures } from '../figures.ts';
import { isFull } from '../tier.ts';

const claimers = 100;

const isRefusal = ({ status, headers }: Reply): boolean => status === 503 && headers.has('retry-after');

test('while somebody sits on a row, everybody who needs it is refused, and served as soon as it is free', async () => {
  const app = await startAppForTest(
    { LIMIT_REQUESTS_AT_ONCE_PER_USER: String(claimers) },
    await freshDatabase({ impatient: true }),
  );
  const world = await createWorld(app);
  await world.reset();
  const { friend } = world.people;
  let slowest = 0;
  const claim = async (): Promise<Reply> => {
    const asked = performance.now();
    const reply = await friend.tries(calls.purchase, { params: { id: items.free }, body: { purchased: true } });
    slowest = Math.max(slowest, performance.now() - asked);
    return reply;
  };

  const holder = await app.db.pool.connect();
  await holder.query('begin');
  await holder.query('select from items where id = $1 for update', [items.free]);
  const replies = await Promise.all(Array.from({ length: claimers }, claim));
  await holder.query('rollback');
  holder.release();

  expect(replies.filter((reply) => !isRefusal(reply))).toEqual([]);
  expect(await claim()).toMatchObject({ status: 200 });
  await assertInvariants(app);
  await keepFigures({
    suite: 'faults: lock held',
    counts: { claims: claimers, 'refused with 503': replies.length, 'slowest refusal, ms': Math.round(slowest) },
  });
  if (isFull) expect(slowest).toBeLessThan(3_000);
});
