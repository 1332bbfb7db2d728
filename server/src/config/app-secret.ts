import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret kept 0600 in `dataDir`, made when absent: 43 characters. Two processes that start at once agree on one.
 * Throws the file system's error.
 */
export function loadAppSecret(dataDir: string): string {
  const path = join(dataDir, 'app-secret');
  return readSecret(path) ?? makeSecret(dataDir, path);
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, `${made}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(unfinished, path);
    return made;
  } catch (error) {
    const theirs = readSecret(path);
    if (theirs === undefined) throw error;
    return theirs;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
