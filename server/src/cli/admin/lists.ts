import type { CommandContext, CommandOutcome } from './command.ts';
import * as queries from './queries.ts';
import { formatTable } from './table.ts';

type AccountFilter = Partial<Record<'staff' | 'superuser' | 'inactive', boolean>>;
export type AccountListOptions = AccountFilter & { limit: number; after: number };

/** Lists accounts with the text in e-mail address or name. The empty text lists all. */
export async function listAccounts(
  { db }: CommandContext,
  text: string,
  options: AccountListOptions,
): Promise<CommandOutcome> {
  const { limit, after, staff = false, superuser = false, inactive = false } = options;
  const accounts = await queries.listAccounts(db, [after, limit + 1, staff, superuser, inactive, text]);
  const columns = ['id', 'email', 'is_superuser', 'is_staff', 'is_active', 'created_at', 'display_name'] as const;
  return createPage('accounts', accounts, limit, '--after', columns);
}

/** Lists the audit log, the newest entry first. */
export async function listAuditLog(
  { db }: CommandContext,
  email: string | undefined,
  options: { limit: number; before?: number },
): Promise<CommandOutcome> {
  const { limit, before = null } = options;
  const entries = await queries.listAuditEntries(db, [before, limit + 1, email ?? null]);
  return createPage('entries', entries, limit, '--before', ['at', 'actor', 'action', 'email', 'detail']);
}

/** Returns a page of `limit` rows. One more row in `rows` means that there is a next page. */
function createPage<Row extends { id: number }>(
  name: string,
  rows: readonly Row[],
  limit: number,
  nextOption: string,
  columns: readonly (keyof Row & string)[],
): CommandOutcome {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  const text = formatTable(shown, columns) + (next === null ? '' : `\n\nMore: ${nextOption} ${next}`);
  return { document: { [name]: shown, next }, text, warnings: [] };
}
