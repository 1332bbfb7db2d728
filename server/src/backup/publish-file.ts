import { link, open, rename, rm } from 'node:fs/promises';
import { StartFailure } from '../process/start-failure.ts';

export const createFileExistsError = (file: string, cause?: unknown): StartFailure =>
  new StartFailure(`${file} already exists: name another file.`, { cause });

// Error codes of `link` on file systems that do not support hard links: FAT, exFAT, and some network and
// container file systems.
const hardLinkUnsupportedCodes = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a finished file its final name in the same folder. Uses a hard link: unlike a rename, it never
 * replaces an existing file. Throws `StartFailure` if the name is in use. In tests, `linkTo` replaces Node's
 * `link`.
 */
export async function publishPartialFile(partial: string, file: string, linkTo: typeof link = link): Promise<void> {
  try {
    await linkTo(partial, file);
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'EEXIST') throw createFileExistsError(file, error);
    if (!hardLinkUnsupportedCodes.has(code)) throw error;
    await renameToUnusedName(partial, file);
    return;
  }
  await rm(partial);
}

/**
 * Renames the file without replacing an existing one. First creates an empty file with the final name, which
 * fails if the name is in use. Then the rename replaces only this empty file.
 */
async function renameToUnusedName(partial: string, file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? createFileExistsError(file, error) : error;
  });
  await handle.close();
  try {
    await rename(partial, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const getErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
