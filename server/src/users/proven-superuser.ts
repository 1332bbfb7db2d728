import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { raiseConfigured } from './queries.ts';

/** Raises a configured superuser whose address was not proven yet when the record was made. */
export async function raiseProvenSuperuser(
  tx: Transaction,
  { superuserEmails }: Pick<Config, 'superuserEmails'>,
  uid: string,
): Promise<void> {
  if (superuserEmails.length > 0) await raiseConfigured(tx, [uid, superuserEmails]);
}
