import { factsOf } from './facts.ts';
import { judgements } from './judgements.ts';
import { keys, reasons, type Reason, type Verdict } from './reasons.ts';
import { schemaLimits, sources } from './schema-limits.ts';

/** A statement's row: what its text says, and what was judged. */
export interface Row {
  name: string;
  facts: ReturnType<typeof factsOf>;
  judged: NonNullable<(typeof judgements)[string]>;
}

/** The rows in the order of their names. Throws for a statement that nobody has judged. */
export function rowsOf(statements: ReadonlyMap<string, string>): Row[] {
  return [...statements]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => {
      const judged = judgements[name];
      if (judged === undefined) throw new Error(`scripts/distributed/judgements.ts does not judge ${name}`);
      return { name, facts: factsOf(text), judged };
    });
}

const said = (reason: Reason): string => {
  const [verdict] = reasons[reason];
  return reason === 'fits' ? verdict : `${verdict}: ${reason}`;
};

function line({ name, facts, judged: [key, ...engines] }: Row): string {
  const tables = facts.tables.map((table) => (facts.changes.includes(table) ? `**${table}**` : table));
  const cells = [`\`${name}\``, tables.join(', '), key, facts.features.join(', '), ...engines.map(said)];
  return `| ${cells.join(' | ')} |`;
}

const engines = ['Citus', 'CockroachDB', 'YugabyteDB'] as const;
const verdicts = ['fits', 'when rewritten', 'unverified', 'does not'] as const satisfies readonly Verdict[];

const countOf = (rows: readonly Row[], engine: number, verdict: Verdict): number =>
  rows.filter(({ judged }) => reasons[judged.slice(1)[engine] as Reason][0] === verdict).length;

const table = (head: readonly string[], lines: readonly string[]): string =>
  [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines].join('\n');

/** docs/distributed-statements.md, before it is formatted. */
export function pageOf(statements: ReadonlyMap<string, string>): string {
  const rows = rowsOf(statements);
  return `# The statements on a distributed database

Each of the ${rows.length} statements that Wishwell sends, held against what three engines document. **Nothing of this was run on any of them**: it is
read from our texts and their manuals, and a verdict is a person's. What the design is that the keys belong to stands in
[scaling.md](scaling.md#sharded-by-owner). Tables, features and counts come from the statements themselves; what was judged stands in
\`scripts/distributed/judgements.ts\`. A test fails when a statement is not judged, or judged against what its text says, and writes this page:
\`npx vitest run scripts/distributed -u\`.

${table(
  ['', ...engines],
  verdicts.map(
    (verdict) => `| ${verdict} | ${engines.map((_, engine) => countOf(rows, engine, verdict)).join(' | ')} |`,
  ),
)}

“Fits” means that the text may stay, not that it is fast: CockroachDB and YugabyteDB hide where rows lie, and a join of two people's rows is then a way over
the network that nobody has measured here.

## Keys

${table(
  ['key', 'runs at'],
  Object.entries(keys).map(([key, meaning]) => `| ${key} | ${meaning} |`),
)}

## Reasons

${table(
  ['reason', 'verdict', 'what it means'],
  Object.entries(reasons).flatMap(([name, [verdict, why]]) =>
    why === '' ? [] : [`| ${name} | ${verdict} | ${why} |`],
  ),
)}

## Limits that the verdicts rest on

${table(
  ['engine', 'documented limit', 'where'],
  sources.map(([engine, limit, address]) => `| ${engine} | ${limit} | ${address} |`),
)}

## The schema

${table(
  ['what the schema has', ...engines],
  schemaLimits.map((cells) => `| ${cells.join(' | ')} |`),
)}

## The statements

Tables in bold are changed; those behind a view are listed.

${table(['statement', 'tables', 'key', 'features', ...engines], rows.map(line))}
`;
}
