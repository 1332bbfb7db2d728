import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '../../database/database.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { Library } from '../better-auth/library.ts';
import { listSigningKeys } from '../queries.ts';

const otherSecret =
  'The signing keys in this database were made under another APP_SECRET, and nobody could sign in with this one: set APP_SECRET ' +
  'to the one before (without the variable it lies in DATA_DIR/app-secret). Where it is lost or was replaced on purpose, stop ' +
  'every process and run: npm run admin -- rotate-secret. Everyone has to sign in again then.';

async function opens({ auth }: Library, privateKey: string): Promise<boolean> {
  const { secretConfig } = await auth.$context;
  return symmetricDecrypt({ key: secretConfig, data: privateKey }).then(
    () => true,
    () => false,
  );
}

/**
 * Leaves the installation with a signing key that the present APP_SECRET opens. Throws `StartFailure` where there are keys
 * under another secret: another process may be signing with them.
 */
export async function ensureSigningKey(db: Database, library: Library): Promise<void> {
  for (const { privateKey } of await listSigningKeys(db)) {
    if (!(await opens(library, privateKey))) throw new StartFailure(otherSecret);
  }
  // Asking for the public keys makes the library create one where there is none.
  await library.auth.api.getJwks();
}

/**
 * Creates a check of whether the newest key, with which the library signs, opens under our secret; a key that was opened once is
 * not opened again. Without a key the library makes one.
 */
export function createSigningKeyCheck(db: Database, library: Library): () => Promise<boolean> {
  let opened: string | undefined;
  return async () => {
    const [newest] = await listSigningKeys(db);
    if (!newest || newest.privateKey === opened) return true;
    if (!(await opens(library, newest.privateKey))) return false;
    opened = newest.privateKey;
    return true;
  };
}
