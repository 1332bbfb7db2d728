import { symmetricDecrypt } from 'better-auth/crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db.ts';
import type { Library } from './library.ts';
import { deleteSigningKey, listSigningKeys } from './queries.ts';

/**
 * Leaves the installation with a signing key that the present APP_SECRET opens. Keys under another secret go: what
 * was signed with them, and every session, ends with the secret they were kept under.
 */
export async function ensureSigningKey(db: Database, { auth }: Library, logger: FastifyBaseLogger): Promise<void> {
  const { secretConfig } = await auth.$context;
  const opens = async (privateKey: string): Promise<boolean> =>
    symmetricDecrypt({ key: secretConfig, data: privateKey }).then(
      () => true,
      () => false,
    );
  for (const { kid, privateKey } of await listSigningKeys(db)) {
    if (await opens(privateKey)) continue;
    await deleteSigningKey(db, [kid]);
    logger.warn('APP_SECRET has changed: made a new signing key. Everyone has to sign in again');
  }
  // Asking for the public keys makes the library create one where there is none.
  await auth.api.getJwks();
}
