import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const hasErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/**
 * Renames the folder `source` to `target`, after moving an existing `target` away. Tries again if another
 * process creates or moves `target` at the same time.
 */
export async function replaceFolder(target: string, source: string): Promise<void> {
  const oldFolder = await mkdtemp(join(dirname(source), 'old-'));
  try {
    await moveIfExists(target, join(oldFolder, 'dist'));
    await rename(source, target);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await replaceFolder(target, source);
  } finally {
    await rm(oldFolder, { recursive: true, force: true });
  }
}

async function moveIfExists(target: string, destination: string): Promise<void> {
  try {
    await rename(target, destination);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
}
