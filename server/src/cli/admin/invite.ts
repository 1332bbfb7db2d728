import { email as emailSchema } from '@wishwell/contract/fields.ts';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { insertInvitation } from '../../invitations/queries.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { createLinkTokens } from '../../sharing/link-tokens.ts';
import { findUserByEmail } from '../../users/queries.ts';
import type { CommandOutcome } from './outcome.ts';
import { getPublicOrigin, listOriginWarnings } from './public-origin.ts';
import { escapeUnprintable } from './table.ts';

interface InviteDependencies {
  db: Database;
  config: Pick<Config, 'appSecret' | 'signUp' | 'publicUrl' | 'port'>;
}

const signUpClosedWarning = 'SIGN_UP is closed: nobody can use the invitation before it is open or invited.';

/**
 * Creates an invitation that lets one person sign up with this e-mail address. Throws `StartFailure` if the
 * address is invalid or has an account.
 */
export async function createInvitation(
  { db, config }: InviteDependencies,
  emailArgument: string,
): Promise<CommandOutcome> {
  const { success, output: email } = v.safeParse(emailSchema, emailArgument);
  if (!success) throw new StartFailure(`${escapeUnprintable(emailArgument)} is no e-mail address.`);
  const [account] = await findUserByEmail(db, [email]);
  if (account) throw new StartFailure(`${escapeUnprintable(email)} has an account already.`);
  const { token, hash, cipher } = createLinkTokens(config.appSecret).create();
  await insertInvitation(db, [hash, cipher, null, email]);
  const link = `${getPublicOrigin(config)}/i/${token}`;
  return {
    document: { email, link },
    text: [
      `${escapeUnprintable(email)} can sign up. Give this link to the person. It works once, for 30 days:`,
      '',
      link,
    ].join('\n'),
    warnings: [...(config.signUp === 'closed' ? [signUpClosedWarning] : []), ...listOriginWarnings(config)],
  };
}
