import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

async function makeFolder(): Promise<string> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Starts another process, which holds the lock until `kill` is called. */
async function lockInOtherProcess(folder: string): Promise<{ kill: () => Promise<unknown>; readStderr: () => string }> {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([once(child.stdout, 'data'), exited]);
  return { kill: () => (child.kill('SIGKILL'), exited), readStderr: () => stderr };
}

test('lockFolder throws while another process holds the lock, and succeeds after that process is killed', async () => {
  const folder = await makeFolder();
  const other = await lockInOtherProcess(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  await other.kill();
  lockFolder(folder).release();
  expect(other.readStderr()).toBe('');
});

test('a second lockFolder in the same process throws, and the first lock stays valid', async () => {
  const folder = await makeFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`Wishwell is already running on ${folder}`);
  expect((await lockInOtherProcess(folder)).readStderr()).toContain('FolderInUse');
  lock.release();
  lockFolder(folder).release();
});

test('lockFolder restricts an existing lock file to mode 0600', async () => {
  const folder = await makeFolder();
  lockFolder(folder).release();
  const path = join(folder, 'lock.sqlite');
  await chmod(path, 0o666);
  const lock = lockFolder(folder);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  lock.release();
});

test('lockFolder throws an error with the file name if the file is not an SQLite database', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'lock.sqlite'), 'not a database, but as long as its header would have to be'.repeat(20));
  expect(() => lockFolder(folder)).toThrow(`${folder}/lock.sqlite cannot be locked`);
});
