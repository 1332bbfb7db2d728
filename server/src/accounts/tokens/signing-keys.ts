import { symmetricDecrypt } from 'better-auth/crypto';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { LoadIdentityLibrary } from '../better-auth/load-library.ts';
import { deriveIdentitySecret, SECRET_VERSION } from '../identity-secret.ts';
import { listSigningKeys } from '../queries.ts';

const wrongAppSecretMessage =
  'The signing keys in this database belong to another APP_SECRET, with which nobody could sign in: set APP_SECRET ' +
  'to the previous value (by default in DATA_DIR/app-secret). If it is lost or was replaced on purpose, stop ' +
  'every process and run: npm run admin -- rotate-secret. Everyone then has to sign in again.';

async function canDecryptSigningKey({ appSecret }: Config, privateKey: string): Promise<boolean> {
  const keys = new Map([[SECRET_VERSION, deriveIdentitySecret(appSecret)]]);
  return symmetricDecrypt({ key: { keys, currentVersion: SECRET_VERSION }, data: privateKey }).then(
    () => true,
    () => false,
  );
}

/**
 * Creates a signing key if there is none. Throws `StartFailure` if APP_SECRET cannot decrypt an existing key.
 * Does not replace that key, because another process may still sign with it.
 */
export async function ensureSigningKey(db: Database, config: Config, loadLibrary: LoadIdentityLibrary): Promise<void> {
  const keys = await listSigningKeys(db);
  for (const { privateKey } of keys) {
    if (!(await canDecryptSigningKey(config, privateKey))) throw new StartFailure(wrongAppSecretMessage);
  }
  // Requests the public keys from Better Auth, which then creates the missing signing key.
  if (keys.length === 0) await (await loadLibrary()).auth.api.getJwks();
}

/**
 * Returns a function that checks whether APP_SECRET can decrypt the newest signing key, and caches success.
 * The check also succeeds without a key, because Better Auth creates one later.
 */
export function createSigningKeyUsabilityCheck(db: Database, config: Config): () => Promise<boolean> {
  let checkedKey: string | undefined;
  return async () => {
    const [newest] = await listSigningKeys(db);
    if (!newest || newest.privateKey === checkedKey) return true;
    if (!(await canDecryptSigningKey(config, newest.privateKey))) return false;
    checkedKey = newest.privateKey;
    return true;
  };
}
