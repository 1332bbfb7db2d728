import type { OperatorCommandContext, OperatorCommandResult } from './command.ts';
import * as queries from './queries.ts';
import { formatTable } from './table.ts';

type AccountFilter = Partial<Record<'staff' | 'superuser' | 'inactive', boolean>>;
export type AccountListOptions = AccountFilter & { limit: number; after: number };

/** Lists the accounts whose e-mail address or name contains `text`. An empty text lists all accounts. */
export async function listAccounts(
  { db }: OperatorCommandContext,
  text: string,
  options: AccountListOptions,
): Promise<OperatorCommandResult> {
  const { limit, after, staff = false, superuser = false, inactive = false } = options;
  const accounts = await queries.listAccounts(db, [after, limit + 1, staff, superuser, inactive, text]);
  const columns = ['id', 'email', 'is_superuser', 'is_staff', 'is_active', 'created_at', 'display_name'] as const;
  return createPage('accounts', accounts, limit, '--after', columns);
}

/** Lists the audit log, the newest entry first. */
export async function listAuditLog(
  { db }: OperatorCommandContext,
  email: string | undefined,
  options: { limit: number; before?: number },
): Promise<OperatorCommandResult> {
  const { limit, before = null } = options;
  const entries = await queries.listAuditEntries(db, [before, limit + 1, email ?? null]);
  return createPage('entries', entries, limit, '--before', ['at', 'actor', 'action', 'email', 'detail']);
}

/** Returns the first `limit` rows as a page, and whether there are more rows. */
function createPage<Row extends { id: number }>(
  name: string,
  rows: readonly Row[],
  limit: number,
  nextOption: string,
  columns: readonly (keyof Row & string)[],
): OperatorCommandResult {
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
  const text = formatTable(page, columns) + (next === null ? '' : `\n\nMore: ${nextOption} ${next}`);
  return { document: { [name]: page, next }, text, warnings: [] };
}
