import { deleteSessions } from '../../accounts/queries.ts';
import { endClaimsOfGiver } from '../../claims/end-claims.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { OperatorCommandContext, OperatorCommandResult } from './command.ts';
import * as queries from './queries.ts';

const lastSuperuserWarning =
  'No active superuser is left: nobody can see bug reports or accounts in the app. To change that: promote <e-mail>';

interface AccountChange {
  action: 'promote' | 'demote' | 'activate' | 'deactivate';
  flag: queries.AccountFlag;
  email: string;
}

/**
 * Changes a role of an account, or activates or deactivates the account, and writes this to the audit log. A
 * deactivation ends the account's claims: others can then claim the items. Throws `StartFailure` if no
 * account has the e-mail address.
 */
export function changeRoleOrActivation(
  { db, actor }: OperatorCommandContext,
  change: AccountChange,
): Promise<OperatorCommandResult> {
  const { action, flag, email } = change;
  return runInTransaction(db, async (tx) => {
    await queries.waitForOtherAdminCommands(tx);
    const [before] = await queries.lockAccountRow(tx, [email]);
    if (!before) throw new StartFailure(`Nobody with the e-mail address ${email} has signed up here.`);
    const account = { ...before, [flag]: action === 'promote' || action === 'activate' };
    const isFlagChanged = before[flag] !== account[flag];
    // An activation also ends sessions: a sign-in during the deactivation may have created a session, which
    // would become valid again.
    const endsSessions = flag === 'is_active' && !(before.is_active && account.is_active);
    const hasSessions = endsSessions && (await queries.findWhetherIdentityTablesExist(tx))[0]?.present;
    const endedSessions = hasSessions ? (await deleteSessions(tx, [account.uid])).length : 0;
    const changed = isFlagChanged || endedSessions > 0;
    if (changed) {
      if (!account.is_active) await endClaimsOfGiver(tx, account.id);
      await queries.updateAccountFlags(tx, [account.id, account.is_staff, account.is_superuser, account.is_active]);
      const detail = JSON.stringify({
        ...(isFlagChanged ? { [flag]: { from: before[flag], to: account[flag] } } : {}),
        ...(endedSessions > 0 ? { sessions_ended: endedSessions } : {}),
      });
      await queries.insertAuditEntry(tx, [actor, action, account.id, account.uid, account.email, detail]);
    }
    const { is_superuser: isSuperuser, is_staff: isStaff, is_active: isActive } = account;
    const mayBeLast = before.is_superuser && before.is_active && !(isSuperuser && isActive);
    const isLast = mayBeLast && (await queries.findActiveSuperuser(tx)).length === 0;
    const state = `${isSuperuser ? 'a' : 'no'} superuser, ${isStaff ? '' : 'not '}staff and ${isActive ? '' : 'not '}active`;
    const ended = endedSessions > 0 ? ` Sessions ended: ${endedSessions}.` : '';
    return {
      document: { account, changed, sessions_ended: endedSessions },
      text: `${account.email} is ${changed ? `now ${state}.${ended}` : `already ${state}: nothing has changed.`}`,
      warnings: isLast ? [lastSuperuserWarning] : [],
    };
  });
}
