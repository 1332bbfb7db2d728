import { emailSchema } from '@wishwell/contract/fields.ts';
import * as v from 'valibot';
import { createEmailLink, createEmailLinkUrl } from '../../accounts/email-links/create-link.ts';
import { deleteSessions, deleteSigningKeys, invalidateAllBearerTokens } from '../../accounts/queries.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { insertInvitation } from '../../invitations/queries.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { createShareLinkTokenService } from '../../sharing/link-tokens.ts';
import { findUserByEmail } from '../../users/queries.ts';
import type { OperatorCommandContext, OperatorCommandResult } from './command.ts';
import { deletePassword, insertAuditEntry, lockSignInAccount } from './queries.ts';

/** Returns the public origin of the server, and a warning if PUBLIC_URL does not set it. */
function findPublicOrigin({ publicUrl, port }: OperatorCommandContext['config']): [string, string[]] {
  if (publicUrl !== undefined) return [publicUrl.origin, []];
  const { origin } = new URL(`http://localhost:${port}`);
  return [origin, [`PUBLIC_URL is not set: replace ${origin} if the server printed another URL.`]];
}

/**
 * Deletes the password and the sessions of a user, and creates a link to set a new password. The link works
 * once, within an hour. Throws `StartFailure` if no account has the e-mail address, or if Firebase stores the
 * passwords.
 */
export async function resetPassword(
  context: OperatorCommandContext,
  emailArgument: string,
): Promise<OperatorCommandResult> {
  const { db, config, actor } = context;
  if (config.auth.provider === 'firebase')
    throw new StartFailure('Passwords are kept by Firebase Authentication: reset this one in its console.');
  return runInTransaction(db, async (tx) => {
    const [person] = await lockSignInAccount(tx, [emailArgument]);
    if (!person) throw new StartFailure(`Nobody signs in here with the e-mail address ${emailArgument}.`);
    const { id, uid, email, is_active: isActive } = person;
    const hadPassword = (await deletePassword(tx, [uid])).length > 0;
    const endedSessions = (await deleteSessions(tx, [uid])).length;
    await invalidateAllBearerTokens(tx, [uid]);
    const { token, deleteOtherLinks } = await createEmailLink(tx, 'operator', uid);
    await deleteOtherLinks();
    const [origin, warnings] = findPublicOrigin(config);
    if (!isActive) warnings.unshift('This account is not active: run activate before its new password can be used.');
    const link = createEmailLinkUrl(origin, 'reset', token);
    const detail = { had_password: hadPassword, sessions_ended: endedSessions };
    await insertAuditEntry(tx, [actor, 'reset-password', id, uid, email, JSON.stringify(detail)]);
    const passwordText = hadPassword ? 'the old password no longer works' : 'there was no password';
    const text = `${email}: ${passwordText}. Sessions ended: ${endedSessions}.\n`;
    const linkText = `Give this link to the person. It works once, for one hour:\n\n${link}`;
    return { document: { account: { id, uid, email }, ...detail, link }, text: text + linkText, warnings };
  });
}

/**
 * Creates an invitation that lets one person sign up with this e-mail address. Throws `StartFailure` if the
 * address is invalid or has an account.
 */
export async function createInvitation(
  context: OperatorCommandContext,
  emailArgument: string,
): Promise<OperatorCommandResult> {
  const { db, config } = context;
  const { success, output: email } = v.safeParse(emailSchema, emailArgument);
  if (!success) throw new StartFailure(`${emailArgument} is no e-mail address.`);
  if ((await findUserByEmail(db, [email])).length > 0) throw new StartFailure(`${email} has an account already.`);
  const { token, hash, cipher } = createShareLinkTokenService(config.appSecret).create();
  await insertInvitation(db, [hash, cipher, null, email]);
  const [origin, warnings] = findPublicOrigin(config);
  if (config.signUp === 'closed')
    warnings.unshift('SIGN_UP is closed: nobody can use the invitation before it is open or invited.');
  const link = `${origin}/i/${token}`;
  const text = `${email} can sign up. Give this link to the person. It works once, for 30 days:\n\n${link}`;
  return { document: { email, link }, text, warnings };
}

/**
 * Deletes the signing keys, which are encrypted with APP_SECRET. The operator can then change APP_SECRET. The
 * next start creates a key and encrypts it with the new secret.
 */
export async function rotateAppSecret({ db }: OperatorCommandContext): Promise<OperatorCommandResult> {
  const { length } = await deleteSigningKeys(db);
  const text = `Signing keys deleted: ${length}. Start the server with the new APP_SECRET: everyone has to sign in again.`;
  return { document: { keys_deleted: length }, text, warnings: [] };
}
