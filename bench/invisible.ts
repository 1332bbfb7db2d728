/**
 * Measures whether response times reveal secrets. Compares requests for hidden objects with requests for
 * missing objects. Then compares an owner's actions on a list of 999 claimed items with the same actions on
 * a list without claims. Exits with 1 if the times differ too much.
 * Usage: npm run bench:invisible [-- pairs]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { backgroundTimeouts } from '../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { timeOnClaimedAndUnclaimedLists, ownerActions, createOwnersTestData } from './invisible/claimed.ts';
import { timeHiddenAndMissingIds, prepareComparisons } from './invisible/compare.ts';
import { printTable } from './table.ts';

const pairCount = parseSingleCountArgument({ noun: 'pairs', minimum: 10, usual: 400 });
/**
 * Number of measured pairs for each owner action. Smaller than `pairCount`, because the benchmark fills two
 * lists before each pair.
 */
const pairCountPerOwnerAction = Math.ceil(pairCount / 4);
/**
 * Largest allowed value of |ratio - 1|. The ratio is the median time for hidden objects divided by that for
 * missing objects.
 */
const MAX_HIDDEN_TIME_DEVIATION = 0.1;
/**
 * Largest allowed value of |ratio - 1|. The ratio is the median time on the claimed list divided by that on
 * the unclaimed list.
 */
const MAX_CLAIMED_TIME_DEVIATION = 0.05;

const createComparisonReportRow = (
  name: string,
  [one, other]: [string, string],
  first: number,
  second: number,
  limit: number,
): string[] => {
  const ratio = first / second;
  if (Math.abs(ratio - 1) > limit) process.exitCode = 1;
  return [name, `${one} ${first.toFixed(2)} ms`, `${other} ${second.toFixed(2)} ms`, `ratio ${ratio.toFixed(3)}`];
};

buildWebApp();
await withTemporaryServer({}, async ({ origin, dataDir }) => {
  const rows: string[][] = [];
  for (const comparison of await prepareComparisons({ origin })) {
    const { hidden, missing } = await timeHiddenAndMissingIds(comparison, pairCount, Math.random);
    rows.push(
      createComparisonReportRow(comparison.name, ['hidden', 'missing'], hidden, missing, MAX_HIDDEN_TIME_DEVIATION),
    );
  }
  printTable(`Medians of ${pairCount} interleaved pairs; the ratio may be 0.90 to 1.10`, rows);

  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  const owners = await createOwnersTestData({ origin });
  const ownerRows: string[][] = [];
  for (const action of ownerActions) {
    const { claimed, unclaimed } = await timeOnClaimedAndUnclaimedLists(
      owners,
      db,
      action,
      pairCountPerOwnerAction,
      Math.random,
    );
    ownerRows.push(
      createComparisonReportRow(
        `an owner ${action.name}`,
        ['claimed', 'unclaimed'],
        claimed,
        unclaimed,
        MAX_CLAIMED_TIME_DEVIATION,
      ),
    );
  }
  await db.close();
  printTable(
    `Medians of ${pairCountPerOwnerAction} pairs, a list of 999 items; the ratio may be 0.95 to 1.05`,
    ownerRows,
  );
});
