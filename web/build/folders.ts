import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const repositoryFolder = fileURLToPath(new URL('../../', import.meta.url));

export const distFolder = fileURLToPath(new URL('../dist/', import.meta.url));

/**
 * Creates an empty folder for a build, on the same file system as `dist`. The finished build can then be
 * renamed to `dist` in one atomic step.
 */
export async function createTempFolder(): Promise<string> {
  const parent = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(`${parent}web-`);
  // Makes the folder readable for all users: the server may run as another operating system user than the
  // build.
  await chmod(folder, 0o755);
  return folder;
}
