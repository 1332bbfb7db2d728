import type { link } from 'node:fs/promises';
import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../test/archives.ts';
import { StartFailure } from '../process/start-failure.ts';
import { publishFile } from './publish-file.ts';

/** As on a memory stick. */
const withoutLinks: typeof link = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));

const full: typeof link = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));

/** A folder with a finished file that has no name yet. */
async function finished(): Promise<{ folder: string; partial: string; file: string }> {
  const folder = await newFolder();
  const partial = join(folder, 'backup.partial');
  await writeFile(partial, 'all rows', { mode: 0o600 });
  return { folder, partial, file: join(folder, 'backup') };
}

describe.each([
  ['with hard links', undefined],
  ['without hard links', withoutLinks],
])('%s', (_, linkTo) => {
  test('a free name is given, and nothing is left beside it', async () => {
    const { folder, partial, file } = await finished();
    await publishFile(partial, file, linkTo);
    expect(await readdir(folder)).toEqual(['backup']);
    expect(await readFile(file, 'utf8')).toBe('all rows');
    expect((await lstat(file)).mode & 0o777).toBe(0o600);
  });

  test('what has the name already stays as it is', async () => {
    const { folder, partial, file } = await finished();
    await writeFile(file, 'of monday');
    await expect(publishFile(partial, file, linkTo)).rejects.toThrow(StartFailure);
    expect(await readFile(file, 'utf8')).toBe('of monday');
    const pointer = join(folder, 'pointer');
    await symlink('/nowhere', pointer);
    await expect(publishFile(partial, pointer, linkTo)).rejects.toThrow(StartFailure);
    expect((await lstat(pointer)).isSymbolicLink()).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'backup.partial', 'pointer']);
  });
});

test('any other reason is told, and the name stays free', async () => {
  const { folder, partial, file } = await finished();
  await expect(publishFile(partial, file, full)).rejects.toThrow('no room');
  await expect(publishFile(join(folder, 'missing'), file, withoutLinks)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(['backup.partial']);
});
