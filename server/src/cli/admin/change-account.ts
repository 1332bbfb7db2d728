import { endClaimsOfGiver } from '../../claims/end-claims.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { ChangeAccountCommand, AccountFlag } from './command.ts';
import type { CommandOutcome } from './outcome.ts';
import {
  type Account,
  endSessions,
  findIdentityTables,
  findSuperuser,
  lockAccount,
  lockAdminChanges,
  updateFlags,
} from './queries.ts';
import { escapeUnprintable } from './table.ts';

// Key of a PostgreSQL advisory lock. Every operator command that changes an account acquires this lock.
const ADMIN_ADVISORY_LOCK_ID = 7_294_120_312;

const lastSuperuserWarning =
  'No active superuser is left: nobody can see bug reports or accounts in the app. To change that: promote <e-mail>';

function describeAccount(account: Account): string {
  const superuser = account.is_superuser ? 'a superuser' : 'no superuser';
  const staff = account.is_staff ? 'staff' : 'not staff';
  return `${superuser}, ${staff} and ${account.is_active ? 'active' : 'not active'}`;
}

function formatAccountChange(account: Account, changed: boolean, endedSessions: number): string {
  const email = escapeUnprintable(account.email);
  if (!changed) return `${email} is already ${describeAccount(account)}: nothing has changed.`;
  const sessions =
    endedSessions === 0 ? '' : ` ${endedSessions} ${endedSessions === 1 ? 'session' : 'sessions'} ended.`;
  return `${email} is now ${describeAccount(account)}.${sessions}`;
}

function findChangedFlags(before: Account, after: Account): Record<string, unknown> {
  const flags: readonly AccountFlag[] = ['is_staff', 'is_superuser', 'is_active'];
  const changed = flags.filter((flag) => before[flag] !== after[flag]);
  return Object.fromEntries(changed.map((flag) => [flag, { from: before[flag], to: after[flag] }]));
}

/**
 * Ends the account's sessions and returns their number. Also does so when the account is activated again: a
 * sign-in at the same time as the deactivation may have left a session.
 */
async function endSessionsOfAccount(tx: Transaction, before: Account, after: Account): Promise<number> {
  if (after.is_active && before.is_active) return 0;
  const [tables] = await findIdentityTables(tx);
  if (!tables?.present) return 0;
  return (await endSessions(tx, [after.uid]))[0]?.count ?? 0;
}

async function changeAccountFlags(
  tx: Transaction,
  actor: string,
  { name, email, flags }: ChangeAccountCommand,
): Promise<CommandOutcome> {
  await lockAdminChanges(tx, [ADMIN_ADVISORY_LOCK_ID]);
  const [before] = await lockAccount(tx, [email]);
  if (!before) throw new StartFailure(`Nobody with the e-mail address ${escapeUnprintable(email)} has signed up here.`);
  const account = { ...before, ...flags };
  const endedSessions =
    name === 'activate' || name === 'deactivate' ? await endSessionsOfAccount(tx, before, account) : 0;
  const changes = findChangedFlags(before, account);
  const changed = Object.keys(changes).length > 0 || endedSessions > 0;
  if (changed) {
    if (!account.is_active) await endClaimsOfGiver(tx, account.id);
    await updateFlags(tx, [account.id, account.is_staff, account.is_superuser, account.is_active]);
    const detail = endedSessions > 0 ? { ...changes, sessions_ended: endedSessions } : changes;
    await writeAuditEntry(tx, { actor, action: name, account, detail });
  }
  const removesSuperuser = before.is_superuser && before.is_active && !(account.is_superuser && account.is_active);
  const isLast = removesSuperuser && (await findSuperuser(tx)).length === 0;
  return {
    document: { account, changed, sessions_ended: endedSessions },
    text: formatAccountChange(account, changed, endedSessions),
    warnings: isLast ? [lastSuperuserWarning] : [],
  };
}

/**
 * Changes roles or access of one account, and writes the change to the audit log. A deactivation ends the
 * claims of the account, so that others can claim the items. Throws `StartFailure` if no account has the
 * e-mail address.
 */
export function changeAccount(db: Database, actor: string, command: ChangeAccountCommand): Promise<CommandOutcome> {
  return runInTransaction(db, (tx) => changeAccountFlags(tx, actor, command));
}
