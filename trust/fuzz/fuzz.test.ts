import { calls } from '@wishwell/contract/calls.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { createTestData } from '../../server/test/world.ts';
import { chooseSeed } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { openConnection } from './connection.ts';
import { createRequestArbitrary } from './requests.ts';

const seed = chooseSeed();
const roundCount = chooseRunCount({ quick: 40, full: 500 });
const requestsPerRound = 50;
const parallelRequests = 10;
/** Smallest allowed share of successful requests. Requests that the server refuses early test little code. */
const requiredSuccessShare = 0.15;
/** Smallest allowed share of operations that succeeded at least once. */
const requiredReachedShare = 0.75;

test(`random requests cause no 5xx, no dropped connection and no broken invariant (SEED=${seed})`, async () => {
  const app = await startAppForTest();
  const world = await createTestData(app);
  const reached = new Set<string>();
  let [sentCount, successCount] = [0, 0];
  const connections = Array.from({ length: parallelRequests }, () => openConnection(app.origin));
  const roundArbitrary = fc.array(createRequestArbitrary(world), {
    minLength: requestsPerRound,
    maxLength: requestsPerRound,
  });
  await fc.assert(
    fc.asyncProperty(roundArbitrary, async (requests) => {
      await world.reset();
      const remainingRequests = requests.entries();
      await Promise.all(
        connections.map(async (connection) => {
          for (const [, { operation, ...request }] of remainingRequests) {
            const { status, text } = await connection.send(request);
            if (status >= 500) throw new Error(`${status} ${text} for ${JSON.stringify(request)}`);
            sentCount += 1;
            if (status >= 300) continue;
            successCount += 1;
            reached.add(operation);
          }
        }),
      );
      expect(await findBrokenInvariants(app)).toEqual([]);
    }),
    // `endOnFailure` disables shrinking, because a race can end in another way when fast-check repeats its
    // requests.
    { seed, numRuns: roundCount, endOnFailure: true },
  );
  for (const connection of connections) connection.close();
  expect(successCount).toBeGreaterThan(sentCount * requiredSuccessShare);
  expect(reached.size).toBeGreaterThan(Object.keys(calls).length * requiredReachedShare);
});
