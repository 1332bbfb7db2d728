import { endClaimsOfGiver } from '../../claims/end-claims.ts';
import type { Transaction } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { AdminCommand } from './command.ts';
import * as queries from './queries.ts';
import type { Account, AccountFlag } from './queries.ts';

const lastSuperuserWarning =
  'No active superuser is left: nobody can see bug reports or accounts in the app. To change that: promote <e-mail>';

const isActiveSuperuser = (account: Account): boolean => account.is_superuser && account.is_active;

/**
 * Ends the account's sessions and returns their number. Also does so when the account is activated again: a
 * sign-in at the same time as the deactivation may have left a session.
 */
async function endSessions(tx: Transaction, before: Account, after: Account): Promise<number> {
  if (after.is_active && before.is_active) return 0;
  const [tables] = await queries.findIdentityTables(tx);
  return tables?.present ? (await queries.deleteSessions(tx, [after.uid])).length : 0;
}

/**
 * Changes a role or the access of one account, and writes the change to the audit log. A deactivation ends
 * the claims of the account, so that others can claim the items. Throws `StartFailure` if no account has the
 * e-mail address.
 */
export const changeAccount =
  (
    action: 'promote' | 'demote' | 'activate' | 'deactivate',
    email: string,
    { staff = false }: { staff?: boolean } = {},
  ): AdminCommand =>
  ({ db, actor }) =>
    runInTransaction(db, async (tx) => {
      await queries.lockAdminChanges(tx);
      const [before] = await queries.lockAccount(tx, [email]);
      if (!before) throw new StartFailure(`Nobody with the e-mail address ${email} has signed up here.`);
      const isAccess = action === 'activate' || action === 'deactivate';
      const role = staff ? 'is_staff' : 'is_superuser';
      const flag: AccountFlag = isAccess ? 'is_active' : role;
      const account = { ...before, [flag]: action === 'promote' || action === 'activate' };
      const endedSessions = isAccess ? await endSessions(tx, before, account) : 0;
      const isFlagChanged = before[flag] !== account[flag];
      const changed = isFlagChanged || endedSessions > 0;
      if (changed) {
        if (!account.is_active) await endClaimsOfGiver(tx, account.id);
        await queries.updateFlags(tx, [account.id, account.is_staff, account.is_superuser, account.is_active]);
        const detail = JSON.stringify({
          ...(isFlagChanged ? { [flag]: { from: before[flag], to: account[flag] } } : {}),
          ...(endedSessions > 0 ? { sessions_ended: endedSessions } : {}),
        });
        await queries.insertAuditEntry(tx, [actor, action, account.id, account.uid, account.email, detail]);
      }
      const mayBeLast = isActiveSuperuser(before) && !isActiveSuperuser(account);
      const isLast = mayBeLast && (await queries.findSuperuser(tx)).length === 0;
      const { is_superuser: isSuperuser, is_staff: isStaff, is_active: isActive } = account;
      const state = `${isSuperuser ? 'a' : 'no'} superuser, ${isStaff ? '' : 'not '}staff and ${isActive ? '' : 'not '}active`;
      return {
        document: { account, changed, sessions_ended: endedSessions },
        text: changed
          ? `${account.email} is now ${state}.${endedSessions > 0 ? ` Sessions ended: ${endedSessions}.` : ''}`
          : `${account.email} is already ${state}: nothing has changed.`,
        warnings: isLast ? [lastSuperuserWarning] : [],
      };
    });
