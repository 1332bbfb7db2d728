import type { Database } from '../../database/database.ts';
import type { ListAccountsCommand } from './command.ts';
import type { CommandOutcome } from './outcome.ts';
import { MAX_COUNTED_ROWS, formatNextPageHint } from './page.ts';
import { type Account, countAccounts, listAccounts } from './queries.ts';
import { formatTable } from './table.ts';

function formatRoles({ is_staff: isStaff, is_superuser: isSuperuser }: Account): string {
  const roles = [isSuperuser ? 'superuser' : '', isStaff ? 'staff' : ''].filter((role) => role !== '');
  return roles.length > 0 ? roles.join('+') : '-';
}

export async function listAccountPage(db: Database, command: ListAccountsCommand): Promise<CommandOutcome> {
  const { after, limit, staff, superuser, inactive, text: searchText } = command;
  const accounts = await listAccounts(db, [after, limit, staff, superuser, inactive, searchText]);
  const lastId = accounts.at(-1)?.id ?? 0;
  const isFull = accounts.length === limit;
  const countRows = isFull
    ? await countAccounts(db, [lastId, MAX_COUNTED_ROWS, staff, superuser, inactive, searchText])
    : [];
  const remainingCount = countRows[0]?.count ?? 0;
  const lines = accounts.map((account) => [
    String(account.id),
    account.email,
    formatRoles(account),
    account.is_active ? 'active' : 'inactive',
    account.created_at.slice(0, 10),
    account.display_name,
  ]);
  const text = formatTable(['id', 'e-mail', 'roles', 'state', 'since', 'name'], lines);
  return {
    document: { accounts, more: remainingCount, next: remainingCount > 0 ? lastId : null },
    text:
      accounts.length === 0
        ? 'There is no such account.'
        : [...text, ...formatNextPageHint(remainingCount, '--after', lastId)].join('\n'),
    warnings: [],
  };
}
