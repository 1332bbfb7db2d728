import type { Database } from '../../database/database.ts';
import { getOnlyRow } from '../../database/statements.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { CommandOutcome } from './outcome.ts';
import { deleteSigningKeys, findIdentityTables } from './queries.ts';

/**
 * Deletes the signing keys, so that the operator can change APP_SECRET. At its next start, the server creates
 * a key and encrypts it with the APP_SECRET of that start. Sessions stay in the database, but their cookies
 * are invalid with a new APP_SECRET. Throws `StartFailure` if the server was never started.
 */
export function rotateSecret(db: Database): Promise<CommandOutcome> {
  return runInTransaction(db, async (tx) => {
    const [tables] = await findIdentityTables(tx);
    if (!tables?.present) throw new StartFailure('This database holds no keys yet: start the server once.');
    const { count: keys } = getOnlyRow(await deleteSigningKeys(tx));
    return {
      document: { keys_deleted: keys },
      text: `${keys} signing ${keys === 1 ? 'key' : 'keys'} deleted. Start the server with the new APP_SECRET: everyone has to sign in again.`,
      warnings: [],
    };
  });
}
