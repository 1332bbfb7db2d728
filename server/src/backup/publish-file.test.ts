import type { link } from 'node:fs/promises';
import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../test/archives.ts';
import { StartFailure } from '../process/start-failure.ts';
import { publishPartialFile } from './publish-file.ts';

/** Rejects in the same way as `link` on a file system without hard links. */
const failWithUnsupportedLink: typeof link = () =>
  Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));

const failWithFullDisk: typeof link = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));

async function writePartialFile(): Promise<{ folder: string; partial: string; file: string }> {
  const folder = await createTemporaryFolder();
  const partial = join(folder, 'backup.partial');
  await writeFile(partial, 'all rows', { mode: 0o600 });
  return { folder, partial, file: join(folder, 'backup') };
}

describe.each([
  ['publishFile with hard links', undefined],
  ['publishFile without hard links', failWithUnsupportedLink],
])('%s', (_, linkTo) => {
  test('gives the file its final name if this name is unused, and leaves no other file', async () => {
    const { folder, partial, file } = await writePartialFile();
    await publishPartialFile(partial, file, linkTo);
    expect(await readdir(folder)).toEqual(['backup']);
    expect(await readFile(file, 'utf8')).toBe('all rows');
    expect((await lstat(file)).mode & 0o777).toBe(0o600);
  });

  test('throws StartFailure and keeps the existing file or symbolic link if the final name is in use', async () => {
    const { folder, partial, file } = await writePartialFile();
    await writeFile(file, 'of monday');
    await expect(publishPartialFile(partial, file, linkTo)).rejects.toThrow(StartFailure);
    expect(await readFile(file, 'utf8')).toBe('of monday');
    const pointer = join(folder, 'pointer');
    await symlink('/nowhere', pointer);
    await expect(publishPartialFile(partial, pointer, linkTo)).rejects.toThrow(StartFailure);
    expect((await lstat(pointer)).isSymbolicLink()).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'backup.partial', 'pointer']);
  });
});

test('if linking fails for another reason, publishFile rejects and creates no file', async () => {
  const { folder, partial, file } = await writePartialFile();
  await expect(publishPartialFile(partial, file, failWithFullDisk)).rejects.toThrow('no room');
  await expect(publishPartialFile(join(folder, 'missing'), file, failWithUnsupportedLink)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(['backup.partial']);
});
