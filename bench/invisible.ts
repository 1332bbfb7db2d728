/**
 * Whether the time of a response tells what is hidden: calls that name an object which the caller may not see against
 * the same calls with an id that nobody has, and every action of an owner whose list of 999 items is claimed against
 * one whose list is not. In pairs, in an order drawn anew for each. Usage: npm run bench:invisible [-- pairs]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { backgroundTimeouts } from '../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { readOnlyCount } from './command-line.ts';
import { compareClaimed, ownerActions, prepareOwners } from './invisible/claimed.ts';
import { compare, prepare } from './invisible/compare.ts';
import { printTable } from './table.ts';

const pairs = readOnlyCount({ of: 'pairs', least: 10, unset: 400 });
/** Pairs of an owner's actions: each fills two lists first. */
const ownerPairs = Math.ceil(pairs / 4);
/** How far apart the two medians may lie, of hidden and missing. */
const LIMIT = 0.1;
/** The same of claimed and unclaimed. */
const CLAIMED_LIMIT = 0.05;

const rowOf = (
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
  for (const comparison of await prepare({ origin })) {
    const { hidden, missing } = await compare(comparison, pairs, Math.random);
    rows.push(rowOf(comparison.name, ['hidden', 'missing'], hidden, missing, LIMIT));
  }
  printTable(`Medians of ${pairs} interleaved pairs; the ratio may be 0.90 to 1.10`, rows);

  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  const owners = await prepareOwners({ origin });
  const ownerRows: string[][] = [];
  for (const action of ownerActions) {
    const { claimed, unclaimed } = await compareClaimed(owners, db, action, ownerPairs, Math.random);
    ownerRows.push(rowOf(`an owner ${action.name}`, ['claimed', 'unclaimed'], claimed, unclaimed, CLAIMED_LIMIT));
  }
  await db.close();
  printTable(`Medians of ${ownerPairs} pairs, a list of 999 items; the ratio may be 0.95 to 1.05`, ownerRows);
});
