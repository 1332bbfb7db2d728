import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../process/start-failure.ts';

/**
 * The database's password, kept 0600 in `dataDir` and made when absent: the account PostgreSQL runs as may be one
 * that other programs share.
 */
export async function loadPassword(dataDir: string): Promise<string> {
  const path = passwordPath(dataDir);
  const kept = await readPassword(dataDir);
  if (kept !== undefined) return kept;
  const made = randomBytes(24).toString('base64url');
  await writeFile(path, `${made}\n`, { mode: 0o600, flush: true });
  return made;
}

/** Undefined when there is none yet. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  const path = passwordPath(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new StartFailure(`${path} cannot be read by this user: use the one that made it, or root.`, { cause: error });
  });
  return text.trim() || undefined;
}

function passwordPath(dataDir: string): string {
  return join(dataDir, 'postgres-password');
}
