import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret of 43 characters from the file `app-secret` in `dataDir`. Creates the file with mode
 * 0600 if it is missing. Two processes that start at the same time get the same secret. Throws file system
 * errors.
 */
export function loadAppSecret(dataDir: string): string {
  const path = join(dataDir, 'app-secret');
  return readSecret(path) ?? createSecret(dataDir, path);
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function createSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const partialPath = `${path}.${process.pid}.new`;
  writeFileSync(partialPath, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(partialPath, path);
    return secret;
  } catch (error) {
    const existing = readSecret(path);
    if (existing === undefined) throw error;
    return existing;
  } finally {
    rmSync(partialPath, { force: true });
  }
}
