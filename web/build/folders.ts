import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the server looks for the built app. */
export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** A new, empty folder on the file system of `dist`, so that a finished build moves there in one step. */
export async function scratchFolder(): Promise<string> {
  const parent = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(`${parent}web-`);
  // Readable for everyone, as the server may run as another user than the build.
  await chmod(folder, 0o755);
  return folder;
}
