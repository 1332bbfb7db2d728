import { readFileSync } from 'node:fs';

/** What a statement's text says by itself, without anybody's judgement. */
export interface Facts {
  /** The tables it touches, by way of views, too. */
  tables: string[];
  /** Those of them that it changes. */
  changes: string[];
  /** What engines restrict. */
  features: string[];
}

const sources = [
  '../../server/migrations/001_product.sql',
  '../../server/migrations/002_audit_log.sql',
  '../../server/migrations/003_call_counts.sql',
  '../../server/migrations/008_claim_endings.sql',
  '../../server/migrations/004_growth.sql',
  '../../server/migrations/005_audience.sql',
  '../../server/src/identity/tables.sql',
];
const schema = sources.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');

const named = (pattern: RegExp): string[] => [...schema.matchAll(pattern)].map(([, name = '']) => name);

/** Every table of the schema, and the one that a migration writes its name into. */
const tables: readonly string[] = [...named(/^create (?:unlogged )?table (?:if not exists )?(\S+) \(/gm), 'migrations'];

/** The views by their last definitions. */
const views = new Map(
  [...schema.matchAll(/^create (?:or replace )?view (\w+) as\n([^;]+);/gm)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

const escaped = (name: string): string => name.replaceAll(/[."]/g, String.raw`\$&`);

const mentions = (text: string, name: string, before: string): boolean =>
  new RegExp(String.raw`(?:${before})\s+${escaped(name)}(?![\w".])`).test(text);

const readBy = String.raw`\bfrom|\bjoin|\binto|\bupdate|\busing|,`;
const changedBy = String.raw`\binsert into|\bupdate|\bdelete from`;

function tablesOf(text: string): string[] {
  const found = tables.filter((name) => mentions(text, name, readBy));
  const behind = [...views].filter(([name]) => mentions(text, name, readBy)).flatMap(([, view]) => tablesOf(view));
  return [...new Set([...found, ...behind])].toSorted();
}

const patterns: Readonly<Record<string, RegExp>> = {
  'row lock': /\bfor (?:no key update|update|share)\b/,
  'skip locked': /\bskip locked\b/,
  'advisory lock': /_advisory_/,
  'advisory lock of a session': /\bpg_(?:try_)?advisory_(?:un)?lock\(/,
  'changing CTE': /\bas (?:materialized )?\(\s*(?:insert|update|delete)\b/,
  'on conflict': /\bon conflict\b/,
  'insert from select': /\binsert into [^(]+\([^)]*\)\s+select\b/,
  'change with join':
    /\bdelete from [\w. ]+ using\b|\bupdate [^()]+? set (?:(?!\b(?:returning|where|select)\b).)* from \(?\w/,
  subquery: /\(\s*select\b/,
  lateral: /\blateral\b/,
  window: /\bover \(/,
  setting: /\b(?:current_setting|set_config)\b/,
  collation: /\bcollate "/,
  unnest: /\bunnest\(/,
  'array parameter': /\b(?:any|all)\(\$/,
  JSON: /\b(?:row_to_json|json_build_object|json_agg)\b/,
  catalogue: /\bpg_(?:class|sequences|constraint)\b|\bsetval\(|\bto_regclass\(/,
  clock: /\bclock_timestamp\(/,
};

/** Everything that a text may be found to have. */
export const features: readonly string[] = [...Object.keys(patterns), 'range'];

/** A range of an index that nothing but its order leads to. */
const isRange = (text: string): boolean =>
  /\b(?:id|key|created_at|period_start|due_at|expires_at|asked_at)\s*(?:<(?!>)|>)|"expiresAt" </.test(text) &&
  !/=\s*(?:any\()?\$\d/.test(text);

/** The tables and the features of a statement. */
export function factsOf(statement: string): Facts {
  const text = statement.replaceAll(/\s+/g, ' ').trim();
  const found = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  return {
    tables: tablesOf(text),
    changes: tables.filter((name) => mentions(text, name, changedBy)).toSorted(),
    features: isRange(text) ? [...found, 'range'] : found,
  };
}
