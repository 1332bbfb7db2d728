import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transactions.ts';
import { linkUrl, makeLink } from '../../accounts/email-links/make-link.ts';
import { endBearers } from '../../accounts/queries.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { writeEntry } from './audit-log.ts';
import type { Outcome } from './outcome.ts';
import { deletePassword, endSessions, findIdentityTables, lockIdentity } from './queries.ts';
import { printable } from './table.ts';

interface Parts {
  db: Database;
  config: Pick<Config, 'auth' | 'publicUrl' | 'port'>;
  actor: string;
}

const keptByFirebase =
  'Passwords are kept by Firebase Authentication: reset this one in its console, or let the person use "Forgot password".';

/** Where the people of this installation find it; the loopback name unless it has a public one. */
const originOf = ({ publicUrl, port }: Parts['config']): string =>
  (publicUrl ?? new URL(`http://localhost:${port}`)).origin;

function warningsOf({ publicUrl, port }: Parts['config'], isActive: boolean): string[] {
  const warnings: string[] = [];
  if (!isActive) warnings.push('This account is not active: the new password will not be let in before activate.');
  if (publicUrl === undefined) {
    const here = `http://localhost:${port}`;
    warnings.push(
      `PUBLIC_URL is not set: where the server printed another address than ${here}, put that in its place.`,
    );
  }
  return warnings;
}

/**
 * Ends somebody's password and sessions, and makes a link to choose a new password, for the operator to hand over: good
 * once and for an hour. Throws `StartFailure` when nobody has that address or another provider keeps the passwords.
 */
export async function resetPassword({ db, config, actor }: Parts, email: string): Promise<Outcome> {
  if (config.auth.provider === 'firebase') throw new StartFailure(keptByFirebase);
  return inTransaction(db, async (tx) => {
    const [tables] = await findIdentityTables(tx);
    if (!tables?.present) throw new StartFailure('This database holds no passwords yet: start the server once.');
    const [person] = await lockIdentity(tx, [email]);
    if (!person) throw new StartFailure(`Nobody signs in here with the e-mail address ${printable(email)}.`);
    const hadPassword = (await deletePassword(tx, [person.uid])).length > 0;
    const ended = (await endSessions(tx, [person.uid]))[0]?.count ?? 0;
    await endBearers(tx, [person.uid]);
    const { token, keep } = await makeLink(tx, 'operator', person.uid);
    await keep();
    const link = linkUrl(originOf(config), 'reset', token);
    const account = { id: person.user_id, uid: person.uid, email: person.email };
    const detail = { had_password: hadPassword, sessions_ended: ended };
    await writeEntry(tx, { actor, action: 'reset-password', account, detail });
    const gone = hadPassword ? 'the old password is good no more' : 'there was no password';
    return {
      document: { account, ...detail, link },
      text: [
        `${printable(person.email)}: ${gone}, ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`,
        'Hand this link over. It is good once, for one hour:',
        '',
        link,
      ].join('\n'),
      warnings: warningsOf(config, person.is_active),
    };
  });
}
