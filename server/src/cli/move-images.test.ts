import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../test/archives.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createDatabaseUrl } from '../../test/database.ts';
import { insertItemsWithImages } from '../../test/items-with-images.ts';
import { startCommand } from '../../test/operator-process.ts';
import { startS3ServerForTest } from '../../test/s3-server-for-test.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Creates the folder `DATA_DIR/pictures` with the files of `count` images. Each image belongs to an item. */
async function createImageFiles(count: number) {
  const [database, server] = [await createDatabaseForTest(), await startS3ServerForTest()];
  const dataDir = await createTemporaryFolder();
  const folder = join(dataDir, 'pictures');
  const names = await insertItemsWithImages(database.db, count);
  for (const name of names) {
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, name.slice(0, 2), name), `the bytes of ${name}`);
  }
  const DATABASE_URL = createDatabaseUrl(database);
  const env = { DATABASE_URL, DATA_DIR: dataDir, NODE_ENV: 'production', S3_URL: server.url() };
  return { server, env, folder, names };
}

async function listFileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

const startMoveCommand = (env: Record<string, string>, ...args: string[]): ReturnType<typeof startCommand> =>
  startCommand('move-images', args, env);

/** Returns the command's output without the progress lines, which the command prints every 100 images. */
const removeProgressLines = (stdout: string): string => stdout.replaceAll(/^\d+ of \d+ pictures, .* so far\n?/gm, '');

test('a move of images that is killed or interrupted loses no file, and a second move copies the rest', async () => {
  const { server, env, folder, names } = await createImageFiles(150);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = (await server.names()).length;
    const running = startMoveCommand(env, '--delete');
    await vi.waitFor(async () => expect((await server.names()).length).toBeGreaterThan(before + 30), {
      timeout: 30_000,
    });
    running.kill(signal);
    const { code, stdout, stderr } = await running.ended;
    expect(removeProgressLines(stdout)).toBe('');
    if (signal === 'SIGINT') {
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Stopped after \d+ of 150 pictures, \d+ files copied, \d+ bytes\. Run the same again/);
    }
    // After an interrupted move, every image file is in the folder, in the S3 bucket or in both.
    const storedNames = new Set([...(await server.names()), ...(await listFileNames(folder))]);
    expect([...storedNames].toSorted()).toEqual(names);
    expect((await server.names()).length).toBeLessThan(names.length);
  }
  const { code, stdout, stderr } = await startMoveCommand(env, '--delete').ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(removeProgressLines(stdout)).toMatch(
    /^300 picture files are in the new store, \d+ of them copied now\.\nStart the server with this S3_URL/,
  );
  expect((await server.names()).toSorted()).toEqual(names);
  expect(await listFileNames(folder)).toEqual([]);
});

test('with --to-folder, images are copied into the folder, and deleted in the bucket only with --delete', async () => {
  const { server, env, folder, names } = await createImageFiles(5);
  expect(await startMoveCommand(env, '--delete').ended).toMatchObject({ code: 0, stderr: '' });
  const back = await startMoveCommand(env, '--to-folder').ended;
  expect(back).toMatchObject({ code: 0, stderr: '' });
  expect(removeProgressLines(back.stdout).split('\n')).toEqual([
    '10 picture files are in the new store, 10 of them copied now.',
    'Start the server without S3_URL, then run this once more.',
    'Nothing was deleted: use --delete to delete the copied pictures.',
  ]);
  expect([await listFileNames(folder), (await server.names()).toSorted()]).toEqual([names, names]);
  expect(await startMoveCommand(env, '--to-folder', '--delete').ended).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('10 picture files are in'),
  });
  expect([await listFileNames(folder), await server.names()]).toEqual([names, []]);
  const otherEnv = { ...env, DATA_DIR: join(folder, 'another') };
  expect(await startMoveCommand(otherEnv).ended).toMatchObject({
    code: 2,
    stderr: 'Pictures that items show are missing in both stores: 5. Check DATA_DIR.',
  });
});

test('a move of images with wrong settings fails with a message that does not contain the secret key', async () => {
  const { server, env } = await createImageFiles(1);
  const wrongSecret = server.url({ secret: 'opensesame' });
  const unreachable = 'http://k:opensesame@127.0.0.1:1/pictures';
  for (const [args, change, stderr] of [
    [['--all'], {}, "error: unknown option '--all'"],
    [[], { S3_URL: '' }, 'Set S3_URL to the bucket.'],
    [[], { S3_URL: wrongSecret }, 'The secret in S3_URL is not that of its key, or it is not percent-encoded.'],
    [[], { S3_URL: unreachable }, 'The picture store in S3_URL fails (ECONNREFUSED): try again later.'],
  ] as const) {
    expect(await startMoveCommand({ ...env, ...change }, ...args).ended).toEqual({ code: 1, stdout: '', stderr });
  }
});
