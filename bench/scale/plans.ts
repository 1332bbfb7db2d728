import { statementTextsByName } from '../../server/src/database/statements.ts';
import { loadStatements, findFullScans } from '../../server/test/plans.ts';
import type { Installation } from './installation.ts';

/** Statements may scan tables with fewer rows than this number, because such a scan is cheap. */
const SMALL_TABLE_ROWS = 10_000;

/** Returns the number of sequential scans that PostgreSQL has counted for each large table, by table name. */
export async function countSequentialScans({ db }: Installation): Promise<ReadonlyMap<string, number>> {
  await db.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await db.pool.query<{ name: string; scans: number }>(
    `select relid::regclass::text as name, seq_scan as scans from pg_stat_user_tables
     where schemaname in ('public', 'auth') and n_live_tup >= ${SMALL_TABLE_ROWS}`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/**
 * Returns a line of text for each sequential scan of a large table. Finds these scans in the generic plans of
 * the statements, and in those scan counts of PostgreSQL that have increased since `before`.
 */
export async function listSequentialScans(
  installation: Installation,
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  await loadStatements();
  const { db } = installation;
  const scansByTable = await countSequentialScans(installation);
  const plannedScans = await findFullScans(db, statementTextsByName);
  const run = [...scansByTable].filter(([name, scans]) => scans > (before.get(name) ?? 0));
  return [
    ...plannedScans.filter(
      (line) =>
        !/: Seq Scan/.test(line) ||
        scansByTable.has(parseScannedTable(line)) ||
        scansByTable.has(`auth.${parseScannedTable(line)}`),
    ),
    ...run.map(([name, scans]) => `${name}, ${scans - (before.get(name) ?? 0)} times while the calls were made`),
  ];
}

const parseScannedTable = (line: string): string => /Seq Scan, "?(\w+)/.exec(line)?.[1] ?? '';
