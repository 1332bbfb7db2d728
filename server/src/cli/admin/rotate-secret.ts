import type { Database } from '../../database/database.ts';
import { only } from '../../database/statements.ts';
import { inTransaction } from '../../database/transactions.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { Outcome } from './outcome.ts';
import { deleteSigningKeys, findIdentityTables } from './queries.ts';

/**
 * Deletes the signing keys: the next process that starts makes one under its own APP_SECRET. Sessions are not touched; their cookies were
 * signed under the secret before and open nothing under another. Throws `StartFailure` where the server was never started.
 */
export function rotateSecret(db: Database): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const [tables] = await findIdentityTables(tx);
    if (!tables?.present) throw new StartFailure('This database holds no keys yet: start the server once.');
    const { count: keys } = only(await deleteSigningKeys(tx));
    return {
      document: { keys_deleted: keys },
      text: `${keys} signing ${keys === 1 ? 'key' : 'keys'} deleted. Start the server with the new APP_SECRET: everyone has to sign in again.`,
      warnings: [],
    };
  });
}
