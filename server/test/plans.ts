import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Executor } from '../src/database/database.ts';

const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));

/** Imports all modules with queries. The import registers their SQL statements. */
export async function importAllStatements(): Promise<void> {
  for await (const file of glob('**/*queries.ts', { cwd: sourceFolder })) {
    await import(/* @vite-ignore */ pathToFileURL(join(sourceFolder, file)).href);
  }
}

/** Fields of a PostgreSQL query plan: https://www.postgresql.org/docs/current/using-explain.html */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Scan Direction'?: string;
  Filter?: string;
  Plans?: readonly PlanNode[];
}

/**
 * Statements that are allowed to scan a whole table. The values are the reasons why their cost stays limited,
 * even if the installation has many people.
 */
const allowedFullScans: Readonly<Record<string, string>> = {
  'limits.deleteOldRequestCounts': 'scans the callers of the last hour; runs once an hour',
  'limits.deleteOldAttempts': 'scans failed sign-ins of the last hour; runs once an hour',
  'accounts.deleteExpiredLinks': 'scans the links of the last two hours; runs once an hour',
  'mail.deleteOldMails': 'scans unsent mails; runs every ten seconds',
  'mail.countMails': 'scans unsent mails, for the operator’s metrics',
  'cli.listAccounts': 'an operator searches for any part of a name',
  'admin.countAccounts': 'counts the results of that search',
  'audit.listEntries': 'an operator reads the audit log',
  'audit.countEntries': 'counts the entries of the audit log',
  'backup.countImages': 'shows the progress while an operator moves all images',
  'users.insertUser': 'checks whether a user exists; ends at the first row',
};

/** Tables with a fixed number of rows, which a statement is allowed to scan completely. */
const fixedSizeTables: ReadonlySet<string> = new Set(['jwks', 'migrations']);

/** Small partial indexes, which a statement is allowed to scan completely. */
const smallIndexes: ReadonlySet<string> = new Set(['pictures_released', 'bug_reports_open', 'users_superusers']);

/** Statements that read an index backwards from the newest row, and stop at their limit of 200 people. */
const newestFirstScans: ReadonlySet<string> = new Set([
  'friends.listSuggestions strangers_by_age',
  'friends.searchSuggestions strangers_by_age',
]);

function* listPlanNodes(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* listPlanNodes(child);
}

/**
 * Whether a plan node scans a table or index of Wishwell. Includes every bitmap index scan, because plans do
 * not name the schema of the scanned index.
 */
const isScanOfWishwell = (node: PlanNode): boolean =>
  node.Schema === 'public' || node.Schema === 'auth' || node['Node Type'] === 'Bitmap Index Scan';

/**
 * Returns the words in the column name or expression that is the first key of each database index, by index
 * name.
 */
async function readFirstKeyColumns(executor: Executor): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await executor.query<{ name: string; words: string[] }>({
    text: `select c.relname as name, regexp_split_to_array(trim(both '()"' from pg_get_indexdef(c.oid, 1, false)), '\\W+') as words
           from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace::regnamespace::text in ('public', 'auth')`,
  });
  return new Map(rows.map(({ name, words }) => [name, words]));
}

/**
 * Whether a plan node has a condition on the first key of its index. Without this condition, PostgreSQL 18
 * can skip-scan the whole index.
 */
function isScanBounded(node: PlanNode, firstKeyWords: ReadonlyMap<string, string[]>): boolean {
  if (fixedSizeTables.has(node['Relation Name'] ?? '')) return true;
  if (node['Node Type'] === 'Seq Scan') return false;
  const index = node['Index Name'];
  if (index === undefined || smallIndexes.has(index)) return true;
  const condition = node['Index Cond'] ?? '';
  return (firstKeyWords.get(index) ?? []).every((word) => condition.includes(word));
}

/**
 * Whether the scan of a plan node is one of `newestFirstScans`. Rejects scans that filter by people's names,
 * because they could read any number of rows.
 */
const isAllowedNewestFirstScan = (name: string, node: PlanNode): boolean =>
  newestFirstScans.has(`${name} ${node['Index Name']}`) &&
  node['Scan Direction'] === 'Backward' &&
  node.Filter?.includes('display_name') !== true;

const describeScan = (name: string, node: PlanNode): string =>
  `${name}: ${[node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(', ')}`;

async function explainGenericPlan(executor: Executor, text: string): Promise<PlanNode> {
  const { rows } = await executor.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (generic_plan, verbose, format json) ${text}`,
  });
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

const isExplainable = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Returns one line for each scan of a whole table or index, except for the scans that this file allows. */
export async function findFullScans(executor: Executor, statements: Iterable<[string, string]>): Promise<string[]> {
  const found: string[] = [];
  const firstKeyWords = await readFirstKeyColumns(executor);
  for (const [name, text] of statements) {
    if (!isExplainable(text) || name in allowedFullScans) continue;
    const scans = [...listPlanNodes(await explainGenericPlan(executor, text))].filter(isScanOfWishwell);
    const unbounded = scans.filter(
      (node) => !isScanBounded(node, firstKeyWords) && !isAllowedNewestFirstScan(name, node),
    );
    found.push(...unbounded.map((node) => describeScan(name, node)));
  }
  return found;
}
