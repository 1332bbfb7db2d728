import type { AdminCommand, CommandOutcome } from './command.ts';
import * as queries from './queries.ts';
import { formatTable } from './table.ts';

type AccountFilter = Partial<Record<'staff' | 'superuser' | 'inactive', boolean>>;
export type AccountListOptions = AccountFilter & { limit: number; after: number };

/** Returns a page of `limit` rows. One more row in `rows` means that there is a next page. */
function createPage<Row extends { id: number }>(
  rows: readonly Row[],
  { name, limit, nextOption }: { name: string; limit: number; nextOption: string },
  columns: readonly (keyof Row & string)[],
): CommandOutcome {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  const text = formatTable(shown, columns) + (next === null ? '' : `\n\nMore: ${nextOption} ${next}`);
  return { document: { [name]: shown, next }, text, warnings: [] };
}

/** Lists accounts with the text in e-mail address or name. The empty text lists all. */
export const listAccounts =
  (text: string, { limit, after, ...filter }: AccountListOptions): AdminCommand =>
  async ({ db }) => {
    const { staff = false, superuser = false, inactive = false } = filter;
    const accounts = await queries.listAccounts(db, [after, limit + 1, staff, superuser, inactive, text]);
    const columns = ['id', 'email', 'is_superuser', 'is_staff', 'is_active', 'created_at', 'display_name'] as const;
    return createPage(accounts, { name: 'accounts', limit, nextOption: '--after' }, columns);
  };

/** Lists the audit log, the newest entry first. */
export const listAuditLog =
  (email: string | undefined, { limit, before }: { limit: number; before?: number }): AdminCommand =>
  async ({ db }) => {
    const entries = await queries.listAuditEntries(db, [before ?? null, limit + 1, email ?? null]);
    const columns = ['at', 'actor', 'action', 'email', 'detail'] as const;
    return createPage(entries, { name: 'entries', limit, nextOption: '--before' }, columns);
  };
