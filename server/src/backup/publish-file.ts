import { link, open, rename, rm } from 'node:fs/promises';
import { StartFailure } from '../process/start-failure.ts';

/** What is said of a name that something has already. */
export const fileExists = (file: string, cause?: unknown): StartFailure =>
  new StartFailure(`${file} is there already: name another file.`, { cause });

// What file systems without hard links answer: FAT and exFAT, some of networks, some below a container.
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a finished file its name in the same folder. Throws `StartFailure` when anything has that name, be it since a
 * moment ago: unlike a rename, a hard link never replaces. `linkTo` is Node's `link`.
 */
export async function publishFile(partial: string, file: string, linkTo: typeof link = link): Promise<void> {
  try {
    await linkTo(partial, file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw fileExists(file, error);
    if (!noLinks.has(code)) throw error;
    await renameToFree(partial, file);
    return;
  }
  await rm(partial);
}

/** Takes the name with an empty file first, which replaces nothing; all that the rename replaces then is that one. */
async function renameToFree(partial: string, file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? fileExists(file, error) : error;
  });
  await handle.close();
  try {
    await rename(partial, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
