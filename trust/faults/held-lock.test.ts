import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { createFreshDatabase } from '../../server/test/database.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import type { Reply } from '../../server/test/person.ts';
import { createTestData, itemIds } from '../../server/test/world.ts';
import { printCounts } from '../figures.ts';
import { isFullTestRun } from '../tier.ts';

const claimCount = 100;

const isBusyResponse = ({ status, headers }: Reply): boolean => status === 503 && headers.has('retry-after');

test('a claim of an item whose row is locked gets 503, and succeeds once the lock is released', async () => {
  const app = await startAppForTest(
    { LIMIT_REQUESTS_AT_ONCE_PER_USER: String(claimCount) },
    { database: await createFreshDatabase({ hasProductTimeouts: true }) },
  );
  const world = await createTestData(app);
  await world.reset();
  const { friend } = world.people;
  let slowestMs = 0;
  const claim = async (): Promise<Reply> => {
    const startedAt = performance.now();
    const reply = await friend.tries(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } });
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    return reply;
  };

  const lockingClient = await app.db.pool.connect();
  await lockingClient.query('begin');
  await lockingClient.query('select from items where id = $1 for update', [itemIds.free]);
  const replies = await Promise.all(Array.from({ length: claimCount }, claim));
  await lockingClient.query('rollback');
  lockingClient.release();

  expect(replies.filter((reply) => !isBusyResponse(reply))).toEqual([]);
  expect(await claim()).toMatchObject({ status: 200 });
  await assertInvariants(app);
  printCounts({
    suite: 'faults: lock held',
    counts: { claims: claimCount, 'refused with 503': replies.length, 'slowest refusal, ms': Math.round(slowestMs) },
  });
  if (isFullTestRun) expect(slowestMs).toBeLessThan(3_000);
});
