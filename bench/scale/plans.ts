import { statements } from '../../server/src/database/statements.ts';
import { loadStatements, unboundedScans } from '../../server/test/plans.ts';
import type { Installation } from './installation.ts';

/** Tables of fewer rows may be read as a whole: it costs less than an index. */
const FEW_ROWS = 10_000;

/** How often each large table has been read from end to end, whatever the plan. */
export async function sequentialScans({ db }: Installation): Promise<ReadonlyMap<string, number>> {
  await db.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await db.pool.query<{ name: string; scans: number }>(
    `select relid::regclass::text as name, seq_scan as scans from pg_stat_user_tables
     where schemaname in ('public', 'auth') and n_live_tup >= ${FEW_ROWS}`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/**
 * What is read from end to end, a line each: by the plan that PostgreSQL keeps for a statement, or by one that was made for
 * some parameters and has been run since `before`.
 */
export async function readSequentially(
  installation: Installation,
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  await loadStatements();
  const { db } = installation;
  const large = await sequentialScans(installation);
  const planned = await unboundedScans(db, statements);
  const run = [...large].filter(([name, scans]) => scans > (before.get(name) ?? 0));
  return [
    ...planned.filter(
      (line) => !/: Seq Scan/.test(line) || large.has(tableOf(line)) || large.has(`auth.${tableOf(line)}`),
    ),
    ...run.map(([name, scans]) => `${name}, ${scans - (before.get(name) ?? 0)} times while the calls were made`),
  ];
}

const tableOf = (line: string): string => /Seq Scan, "?(\w+)/.exec(line)?.[1] ?? '';
