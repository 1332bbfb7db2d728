import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

async function makeFolder(): Promise<string> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Another process that holds the lock until it is killed. */
async function lockElsewhere(folder: string): Promise<{ kill: () => Promise<unknown>; complaint: () => string }> {
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([once(child.stdout, 'data'), exited]);
  return { kill: () => (child.kill('SIGKILL'), exited), complaint: () => complaint };
}

test('a folder that another process uses is refused, and free at once when that is killed', async () => {
  const folder = await makeFolder();
  const other = await lockElsewhere(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await other.kill();
  lockFolder(folder).release();
  expect(other.complaint()).toBe('');
});

test('a folder that this process uses is refused, and stays locked for others after that', async () => {
  const folder = await makeFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`Wishwell is already running on ${folder}`);
  expect((await lockElsewhere(folder)).complaint()).toContain('FolderInUse');
  lock.release();
  lockFolder(folder).release();
});

test('no other user can lock the file, whatever its mode was', async () => {
  const folder = await makeFolder();
  lockFolder(folder).release();
  const path = join(folder, 'lock.sqlite');
  await chmod(path, 0o666);
  const lock = lockFolder(folder);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  lock.release();
});

test.runIf(process.platform === 'linux')('a guessable socket that somebody listens on is no lock', async () => {
  const folder = await makeFolder();
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex');
  const squatter = createServer().listen({ path: `\0wishwell-${name}` });
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  lock.release();
});

test('a file that is no lock is a start failure that names it', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'lock.sqlite'), 'not a database, but as long as its header would have to be'.repeat(20));
  expect(() => lockFolder(folder)).toThrow(`${folder}/lock.sqlite cannot be locked`);
});
