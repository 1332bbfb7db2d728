import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { updateSuperuserRoleOfConfiguredEmail } from './queries.ts';

/**
 * Grants the superuser role to a user who has just proven an e-mail address that is in `SUPERUSER_EMAILS`.
 */
export async function grantSuperuserToConfiguredEmail(
  tx: Transaction,
  { superuserEmails }: Pick<Config, 'superuserEmails'>,
  uid: string,
): Promise<void> {
  if (superuserEmails.length > 0) await updateSuperuserRoleOfConfiguredEmail(tx, [uid, superuserEmails]);
}
