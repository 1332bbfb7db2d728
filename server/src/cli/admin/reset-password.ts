import { createEmailLinkUrl, createEmailLink } from '../../accounts/email-links/create-link.ts';
import { invalidateBearers } from '../../accounts/queries.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { CommandOutcome } from './outcome.ts';
import { getPublicOrigin, listOriginWarnings } from './public-origin.ts';
import { deletePassword, endSessions, findIdentityTables, lockIdentity } from './queries.ts';
import { escapeUnprintable } from './table.ts';

interface ResetPasswordDependencies {
  db: Database;
  config: Pick<Config, 'auth' | 'publicUrl' | 'port'>;
  actor: string;
}

const managedByFirebaseMessage =
  'Passwords are kept by Firebase Authentication: reset this one in its console, or let the person use "Forgot password".';

const inactiveWarning = 'This account is not active: run activate before its new password can be used.';

/**
 * Deletes the password and the sessions of a user, and creates a link to set a new password. The link works
 * once, within an hour. Throws `StartFailure` if no account has the e-mail address, or if Firebase manages
 * the accounts.
 */
export async function resetPassword(
  { db, config, actor }: ResetPasswordDependencies,
  email: string,
): Promise<CommandOutcome> {
  if (config.auth.provider === 'firebase') throw new StartFailure(managedByFirebaseMessage);
  return runInTransaction(db, async (tx) => {
    const [tables] = await findIdentityTables(tx);
    if (!tables?.present) throw new StartFailure('This database holds no passwords yet: start the server once.');
    const [person] = await lockIdentity(tx, [email]);
    if (!person) throw new StartFailure(`Nobody signs in here with the e-mail address ${escapeUnprintable(email)}.`);
    const hadPassword = (await deletePassword(tx, [person.uid])).length > 0;
    const endedSessions = (await endSessions(tx, [person.uid]))[0]?.count ?? 0;
    await invalidateBearers(tx, [person.uid]);
    const { token, deleteOlder } = await createEmailLink(tx, 'operator', person.uid);
    await deleteOlder();
    const link = createEmailLinkUrl(getPublicOrigin(config), 'reset', token);
    const account = { id: person.user_id, uid: person.uid, email: person.email };
    const detail = { had_password: hadPassword, sessions_ended: endedSessions };
    await writeAuditEntry(tx, { actor, action: 'reset-password', account, detail });
    const passwordText = hadPassword ? 'the old password no longer works' : 'there was no password';
    return {
      document: { account, ...detail, link },
      text: [
        `${escapeUnprintable(person.email)}: ${passwordText}, ${endedSessions} ${endedSessions === 1 ? 'session' : 'sessions'} ended.`,
        'Give this link to the person. It works once, for one hour:',
        '',
        link,
      ].join('\n'),
      warnings: [...(person.is_active ? [] : [inactiveWarning]), ...listOriginWarnings(config)],
    };
  });
}
