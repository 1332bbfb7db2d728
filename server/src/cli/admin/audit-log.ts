import { hostname, userInfo } from 'node:os';
import type { Database, Transaction } from '../../database/database.ts';
import { type AuditAction, countEntries, insertEntry, listEntries } from './audit-queries.ts';
import type { ListEntries } from './command.ts';
import type { Outcome } from './outcome.ts';
import { COUNTED_AT_MOST, sayMore } from './page.ts';
import { table } from './table.ts';

interface Entry {
  /** Who did it: see `nameOperator`, or the name of a setting. */
  actor: string;
  action: AuditAction;
  /** As the account is now; `id` is null while a sign-up is unfinished. */
  account: { id: number | null; uid: string; email: string };
  /** What changed. No secret: everybody who may see the log reads it. */
  detail: Readonly<Record<string, unknown>>;
}

/** Notes what is done to an account, in the transaction that does it. */
export async function writeEntry(tx: Transaction, { actor, action, account, detail }: Entry): Promise<void> {
  await insertEntry(tx, [actor, action, account.id, account.uid, account.email, JSON.stringify(detail)]);
}

/** The person at this command as the operating system knows them, such as `root@host`. */
export function nameOperator(): string {
  return `${userName()}@${hostname()}`;
}

// In a container a user often has a number and no name.
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const describe = (value: unknown): string =>
  isChange(value) ? `${JSON.stringify(value.from)} → ${JSON.stringify(value.to)}` : JSON.stringify(value);

/** What was done to accounts, the newest first. */
export async function listAudit(db: Database, { email, limit, before }: ListEntries): Promise<Outcome> {
  const entries = await listEntries(db, [before, limit, email]);
  const last = entries.at(-1)?.id ?? 0;
  const [rest] = entries.length < limit ? [] : await countEntries(db, [last, COUNTED_AT_MOST, email]);
  const more = rest?.count ?? 0;
  const lines = entries.map(({ at, actor, action, email: whom, detail }) => {
    const changes = Object.entries(detail).map(([name, value]) => `${name} ${describe(value)}`);
    return [at, actor, action, whom, changes.join(', ')];
  });
  const text = table(['when', 'who', 'did', 'to', 'what'], lines);
  return {
    document: { entries, more, next: more > 0 ? last : null },
    text: entries.length === 0 ? 'Nothing is noted.' : [...text, ...sayMore(more, '--before', last)].join('\n'),
    warnings: [],
  };
}
