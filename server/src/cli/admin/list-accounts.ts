import type { Database } from '../../database/database.ts';
import type { ListAccounts } from './command.ts';
import type { Outcome } from './outcome.ts';
import { COUNTED_AT_MOST, sayMore } from './page.ts';
import { type Account, countAccounts, listAccounts } from './queries.ts';
import { table } from './table.ts';

/** What an account may do, in words. */
function rolesOf({ is_staff: isStaff, is_superuser: isSuperuser }: Account): string {
  const roles = [isSuperuser ? 'superuser' : '', isStaff ? 'staff' : ''].filter((role) => role !== '');
  return roles.length > 0 ? roles.join('+') : '-';
}

/** Accounts by their id, the oldest first. */
export async function listPage(db: Database, command: ListAccounts): Promise<Outcome> {
  const { after, limit, staff, superuser, inactive, text: wanted } = command;
  const accounts = await listAccounts(db, [after, limit, staff, superuser, inactive, wanted]);
  const last = accounts.at(-1)?.id ?? 0;
  const isFull = accounts.length === limit;
  const rest = isFull ? await countAccounts(db, [last, COUNTED_AT_MOST, staff, superuser, inactive, wanted]) : [];
  const more = rest[0]?.count ?? 0;
  const lines = accounts.map((account) => [
    String(account.id),
    account.email,
    rolesOf(account),
    account.is_active ? 'active' : 'inactive',
    account.created_at.slice(0, 10),
    account.display_name,
  ]);
  const text = table(['id', 'e-mail', 'roles', 'state', 'since', 'name'], lines);
  return {
    document: { accounts, more, next: more > 0 ? last : null },
    text: accounts.length === 0 ? 'There is no such account.' : [...text, ...sayMore(more, '--after', last)].join('\n'),
    warnings: [],
  };
}
