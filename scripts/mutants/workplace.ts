import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Defect } from '../../trust/mutants/defect.ts';
import { root } from '../checks/tool.ts';

const run = promisify(execFile);

/** A copy of the repository in which files may be broken. */
export interface Workplace extends AsyncDisposable {
  folder: string;
  /** Runs `work` with the defect in place, and takes it back. Throws when the place is not there exactly once. */
  with<T>(defect: Defect, work: () => Promise<T>): Promise<T>;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyFiles(folder: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    // A file that was deleted and not committed yet is still listed.
    if (!(await isThere(join(root, file)))) continue;
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
}

/** Links to what is installed; our own workspaces are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const own = '@wishwell';
  await mkdir(join(folder, 'node_modules', own), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    const isOurs = name === own || (name.startsWith('.') && name !== '.bin');
    if (!isOurs) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of await readdir(join(root, 'node_modules', own))) {
    await symlink(join(folder, name), join(folder, 'node_modules', own, name));
    const nested = join(root, name, 'node_modules');
    if (await isThere(nested)) await symlink(nested, join(folder, name, 'node_modules'));
  }
}

/** Makes one in a temporary folder; disposing removes it. */
export async function makeWorkplace(): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-mutants-'));
  await copyFiles(folder);
  await linkPackages(folder);
  return {
    folder,
    async with({ file, find, replace }, work) {
      const path = join(folder, file);
      const sound = await readFile(path, 'utf8');
      const pieces = sound.split(find);
      if (pieces.length !== 2) throw new Error(`${file} holds this ${pieces.length - 1} times: ${find}`);
      await writeFile(path, pieces.join(replace));
      try {
        return await work();
      } finally {
        await writeFile(path, sound);
      }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
