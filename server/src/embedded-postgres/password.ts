import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../process/start-failure.ts';

/**
 * Returns the database password from the folder `dataDir`. Creates the password file with mode 0600 if it
 * does not exist. Without a password, other programs that run as PostgreSQL's system user could connect to
 * the database.
 */
export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const path = getPasswordPath(dataDir);
  const existing = await readPassword(dataDir);
  if (existing !== undefined) return existing;
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}

export async function readPassword(dataDir: string): Promise<string | undefined> {
  const path = getPasswordPath(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new StartFailure(`${path} cannot be read by this user: start Wishwell as its owner or as root.`, {
      cause: error,
    });
  });
  return text.trim() || undefined;
}

function getPasswordPath(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}
