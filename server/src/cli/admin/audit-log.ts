import { hostname, userInfo } from 'node:os';
import type { Database, Transaction } from '../../database/database.ts';
import { type AuditAction, countEntries, insertEntry, listEntries } from './audit-queries.ts';
import type { ListAuditCommand } from './command.ts';
import type { CommandOutcome } from './outcome.ts';
import { MAX_COUNTED_ROWS, formatNextPageHint } from './page.ts';
import { formatTable } from './table.ts';

interface NewAuditEntry {
  /** Who made the change: an operator (from `getOperatorName`), or the name of a configuration setting. */
  actor: string;
  action: AuditAction;
  /** The account at the time of the change. `id` is null if the user has not completed the sign-up. */
  account: { id: number | null; uid: string; email: string };
  /**
   * The changed values. They must not contain secrets, because everybody with access to the audit log sees
   * them.
   */
  detail: Readonly<Record<string, unknown>>;
}

export async function writeAuditEntry(
  tx: Transaction,
  { actor, action, account, detail }: NewAuditEntry,
): Promise<void> {
  await insertEntry(tx, [actor, action, account.id, account.uid, account.email, JSON.stringify(detail)]);
}

/** Returns the user and host name of the operating system, such as `root@host`. */
export function getOperatorName(): string {
  return `${getSystemUserName()}@${hostname()}`;
}

// Returns the name of the current user of the operating system. A user in a container may have no name.
function getSystemUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

const isValueChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const formatAuditValue = (value: unknown): string =>
  isValueChange(value) ? `${JSON.stringify(value.from)} → ${JSON.stringify(value.to)}` : JSON.stringify(value);

export async function listAuditLog(db: Database, { email, limit, before }: ListAuditCommand): Promise<CommandOutcome> {
  const entries = await listEntries(db, [before, limit, email]);
  const lastId = entries.at(-1)?.id ?? 0;
  const [remainingRow] = entries.length < limit ? [] : await countEntries(db, [lastId, MAX_COUNTED_ROWS, email]);
  const remainingCount = remainingRow?.count ?? 0;
  const lines = entries.map(({ at, actor, action, email: emailOfAccount, detail }) => {
    const changes = Object.entries(detail).map(([name, value]) => `${name} ${formatAuditValue(value)}`);
    return [at, actor, action, emailOfAccount, changes.join(', ')];
  });
  const text = formatTable(['when', 'who', 'did', 'to', 'what'], lines);
  return {
    document: { entries, more: remainingCount, next: remainingCount > 0 ? lastId : null },
    text:
      entries.length === 0
        ? 'The audit log is empty.'
        : [...text, ...formatNextPageHint(remainingCount, '--before', lastId)].join('\n'),
    warnings: [],
  };
}
