import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { writeEntry } from './audit-log.ts';
import type { ChangeAccount, Flag } from './command.ts';
import type { Outcome } from './outcome.ts';
import {
  type Account,
  endSessions,
  findIdentityTables,
  findSuperuser,
  lockAccount,
  lockAdminChanges,
  updateFlags,
} from './queries.ts';
import { printable } from './table.ts';

// Any constant will do, as long as every operator's command takes the same.
const ADMIN_LOCK = 7_294_120_312;

const lastSuperuser =
  'No active superuser is left: nobody can see bug reports or accounts in the app. To change that: promote <e-mail>';

/** How an account stands, in the middle of a sentence. */
function describe(account: Account): string {
  const superuser = account.is_superuser ? 'a superuser' : 'no superuser';
  const staff = account.is_staff ? 'staff' : 'not staff';
  return `${superuser}, ${staff} and ${account.is_active ? 'active' : 'not active'}`;
}

function sentence(account: Account, changed: boolean, ended: number): string {
  const email = printable(account.email);
  if (!changed) return `${email} is already ${describe(account)}: nothing has changed.`;
  const sessions = ended === 0 ? '' : ` ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`;
  return `${email} is now ${describe(account)}.${sessions}`;
}

function differences(before: Account, after: Account): Record<string, unknown> {
  const flags: readonly Flag[] = ['is_staff', 'is_superuser', 'is_active'];
  const changed = flags.filter((flag) => before[flag] !== after[flag]);
  return Object.fromEntries(changed.map((flag) => [flag, { from: before[flag], to: after[flag] }]));
}

/**
 * Who is kept out keeps no session. Neither does who comes back: a sign-in that was under way while the account was
 * deactivated may have left one.
 */
async function endTheirs(tx: Transaction, before: Account, after: Account): Promise<number> {
  if (after.is_active && before.is_active) return 0;
  const [tables] = await findIdentityTables(tx);
  if (!tables?.present) return 0;
  return (await endSessions(tx, [after.uid]))[0]?.count ?? 0;
}

async function change(tx: Transaction, actor: string, { name, email, flags }: ChangeAccount): Promise<Outcome> {
  await lockAdminChanges(tx, [ADMIN_LOCK]);
  const [before] = await lockAccount(tx, [email]);
  if (!before) throw new StartFailure(`Nobody with the e-mail address ${printable(email)} has signed up here.`);
  const account = { ...before, ...flags };
  const ended = name === 'activate' || name === 'deactivate' ? await endTheirs(tx, before, account) : 0;
  const changes = differences(before, account);
  const changed = Object.keys(changes).length > 0 || ended > 0;
  if (changed) {
    await updateFlags(tx, [account.id, account.is_staff, account.is_superuser, account.is_active]);
    const detail = ended > 0 ? { ...changes, sessions_ended: ended } : changes;
    await writeEntry(tx, { actor, action: name, account, detail });
  }
  const loses = before.is_superuser && before.is_active && !(account.is_superuser && account.is_active);
  const isLast = loses && (await findSuperuser(tx)).length === 0;
  return {
    document: { account, changed, sessions_ended: ended },
    text: sentence(account, changed, ended),
    warnings: isLast ? [lastSuperuser] : [],
  };
}

/**
 * Changes what one account may do, and notes it in the audit log unless it was so before. Throws `StartFailure` when
 * nobody has that address.
 */
export function changeAccount(db: Database, actor: string, command: ChangeAccount): Promise<Outcome> {
  return inTransaction(db, (tx) => change(tx, actor, command));
}
