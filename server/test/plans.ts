import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Executor } from '../src/database/database.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Registers the statements of every feature, wherever one is used. */
export async function loadStatements(): Promise<void> {
  for await (const file of glob('**/*queries.ts', { cwd: source })) {
    await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href);
  }
}

/** A node of a plan, as far as it is read: https://www.postgresql.org/docs/current/using-explain.html */
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

/** Statements that may read all of a table, and why that does not grow with the number of people. */
const exceptions: Readonly<Record<string, string>> = {
  'allowances.deleteOldCallCounts': 'those who made a call in the last hour; once an hour',
  'identity.deleteOldAttempts': 'those who failed to sign in within the last hour; once an hour',
  'identity.deleteExpiredLinks': 'the links of the last two hours; once an hour',
  'identity.deleteOldMails': 'the mails that could not be sent yet; once an hour',
  'identity.countMails': 'the same, for the operator’s metrics',
  'admin.listAccounts': 'an operator looks for any part of a name',
  'admin.countAccounts': 'the same, as far as it says how many there are',
  'audit.listEntries': 'an operator looks through what operators did',
  'audit.countEntries': 'the same, as far as it says how many there are',
  'backup.countPictures': 'an operator moves all of them, and is told how far it is',
  'users.insert': 'whether there is anybody at all: ends at the first row',
};

/** Tables of a few rows, however many people there are. */
const fixed: ReadonlySet<string> = new Set(['jwks', 'migrations']);

/** Indexes of some rows only that may be read from end to end. */
const short: ReadonlySet<string> = new Set([
  // What no item has, until the next sweep removes it.
  'pictures_released',
  // What nobody has looked at yet: that is what the call counts.
  'bug_reports_open',
  'users_superusers',
]);

/** Indexes that a statement reads backward from their end, until it has enough rows, and which rows it skips. */
const newestFirst: Readonly<Record<string, string>> = {
  'friends.listSuggestions strangers_by_age': 'up to 200 people; skips the caller, their friends and requests',
  'friends.findSuggestions strangers_by_age': 'the same',
};

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** A scan of a bitmap names its index alone. */
const isScanOfOurs = (node: PlanNode): boolean =>
  node.Schema === 'public' || node.Schema === 'auth' || node['Node Type'] === 'Bitmap Index Scan';

/** What each index is ordered by first, by the index's name: the words of a column, or of an expression of columns. */
async function leadingWords(executor: Executor): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await executor.query<{ name: string; words: string[] }>({
    text: `select c.relname as name, regexp_split_to_array(trim(both '()"' from pg_get_indexdef(c.oid, 1, false)), '\\W+') as words
           from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace::regnamespace::text in ('public', 'auth')`,
  });
  return new Map(rows.map(({ name, words }) => [name, words]));
}

/**
 * Whether a scan begins where it must and not at a table's first row. A condition that leaves out what the index is ordered
 * by first has PostgreSQL 18 skip through all of it.
 */
function isBounded(node: PlanNode, leading: ReadonlyMap<string, string[]>): boolean {
  if (fixed.has(node['Relation Name'] ?? '')) return true;
  if (node['Node Type'] === 'Seq Scan') return false;
  const index = node['Index Name'];
  if (index === undefined || short.has(index)) return true;
  const condition = node['Index Cond'] ?? '';
  return (leading.get(index) ?? []).every((word) => condition.includes(word));
}

/** Rows that a filter by name skips are not bounded: such a scan does not count. */
function isNewestFirst(name: string, node: PlanNode): boolean {
  const isListed = `${name} ${node['Index Name'] ?? ''}` in newestFirst;
  return isListed && node['Scan Direction'] === 'Backward' && node.Filter?.includes('display_name') !== true;
}

/** One of `unboundedScans`: what it is called and what it reads from end to end. */
const describe = (name: string, node: PlanNode): string =>
  `${name}: ${[node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(', ')}`;

/** The plan PostgreSQL keeps for a statement, whatever its parameters. */
async function planOf(executor: Executor, text: string): Promise<PlanNode> {
  const { rows } = await executor.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (generic_plan, verbose, format json) ${text}`,
  });
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

/** Whether EXPLAIN takes it, which it does of what reads and writes rows. */
const hasPlan = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/**
 * The scans of these statements that read a table of ours, or an index, from end to end, a line each; none is what we want,
 * the exceptions aside.
 */
export async function unboundedScans(executor: Executor, statements: Iterable<[string, string]>): Promise<string[]> {
  const found: string[] = [];
  const leading = await leadingWords(executor);
  for (const [name, text] of statements) {
    if (!hasPlan(text) || name in exceptions) continue;
    const scans = [...nodesOf(await planOf(executor, text))].filter(isScanOfOurs);
    const unbounded = scans.filter((node) => !isBounded(node, leading) && !isNewestFirst(name, node));
    found.push(...unbounded.map((node) => describe(name, node)));
  }
  return found;
}
