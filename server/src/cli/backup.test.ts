import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../test/archives.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createDatabaseUrl } from '../../test/database.ts';
import { createDrawing } from '../../test/drawings.ts';
import { signInWithCredentials } from '../../test/identity-requests.ts';
import { createInstallation } from '../../test/installation.ts';
import { insertItemsWithImages } from '../../test/items-with-images.ts';
import { createItemFormData } from '../../test/items.ts';
import { startCommand } from '../../test/operator-process.ts';
import { type Person, signUpPerson } from '../../test/person.ts';
import { startS3ServerForTest } from '../../test/s3-server-for-test.ts';
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 90_000 });

const runCommandUntilEnd = (...command: Parameters<typeof startCommand>): ReturnType<typeof startCommand>['ended'] =>
  startCommand(...command).ended;

const createFailure = (stderr: string) => ({ code: 1, stdout: '', stderr });

const notEmptyMessage =
  'This database is not empty, and nothing was touched: restore into another DATA_DIR, or into a new database.';
const missingImagesMessage = 'Incomplete: pictures that items show are missing: 1. Check DATA_DIR and S3_URL.';

async function stopServer(server: ServerProcess): Promise<void> {
  expect(await server.stop()).toMatchObject({ code: 0 });
}

async function createListWithImage(origin: string): Promise<{ ana: Person; picture: Buffer; listId: number }> {
  const ana = await signUpPerson({ origin }, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png')]));
  const { image_url: url } = await ana.does(calls.addItem, { params: { id: listId }, form });
  return { ana, listId, picture: await loadImage(`${origin}${url}`) };
}

async function loadImage(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function loadFirstItemImage(origin: string, { email }: Person, id: number): Promise<Buffer> {
  const ana = await signInWithCredentials({ origin }, { email, password: 'secret gift' });
  const { items } = await ana.does(calls.getWishlist, { params: { id } });
  return loadImage(`${origin}${items[0]?.image_url ?? ''}`);
}

test('a backup of a running server can be restored into an installation with another APP_SECRET', async () => {
  const [folder, dataDir, otherDir] = [
    await createTemporaryFolder(),
    await createInstallation(),
    join(await createTemporaryFolder(), 'other'),
  ];
  const server = startServerProcess({ DATA_DIR: dataDir });
  const { ana, picture, listId } = await createListWithImage(await server.ready);

  const backupResult = await runCommandUntilEnd('backup', ['while-it-runs'], { DATA_DIR: dataDir }, folder);
  expect(backupResult).toMatchObject({ code: 0, stderr: '' });
  expect(backupResult.stdout).toMatch(
    /^Backed up \d+ rows of \d+ tables and 2 picture files: .*while-it-runs, \d+ bytes, SHA-256 [0-9a-f]{64}$/,
  );
  const restore = () => runCommandUntilEnd('restore', ['while-it-runs'], { DATA_DIR: dataDir }, folder);
  expect(await restore()).toEqual(createFailure(notEmptyMessage));
  await stopServer(server);
  expect(await runCommandUntilEnd('backup', ['afterwards'], { DATA_DIR: dataDir }, folder)).toMatchObject({ code: 0 });
  expect(await restore()).toEqual(createFailure(notEmptyMessage));
  expect((await readdir(folder)).toSorted()).toEqual(['afterwards', 'while-it-runs']);
  expect((await stat(join(folder, 'afterwards'))).mode & 0o777).toBe(0o600);

  const restored = await runCommandUntilEnd('restore', ['while-it-runs'], { DATA_DIR: otherDir }, folder);
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('2 picture files') });
  const other = startServerProcess({ DATA_DIR: otherDir });
  expect((await loadFirstItemImage(await other.ready, ana, listId)).equals(picture)).toBe(true);
  await stopServer(other);
});

test('a backup contains images of a bucket, and can be restored into another bucket or a folder', async () => {
  const [one, other] = [await startS3ServerForTest(), await startS3ServerForTest()];
  const [folder, dataDir] = [await createTemporaryFolder(), await createInstallation()];
  const server = startServerProcess({ DATA_DIR: dataDir, S3_URL: one.url() });
  const { ana, picture, listId } = await createListWithImage(await server.ready);
  const file = join(folder, 'backup');
  const env = { DATA_DIR: dataDir, S3_URL: one.url() };
  const backupResult = await runCommandUntilEnd('backup', [file], env);
  expect(backupResult).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('2 picture files') });
  await stopServer(server);

  for (const S3_URL of [other.url(), '']) {
    const otherDir = join(await createTemporaryFolder(), 'other');
    const restored = await runCommandUntilEnd('restore', [file], { DATA_DIR: otherDir, S3_URL });
    expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('2 picture files') });
    const again = startServerProcess({ DATA_DIR: otherDir, S3_URL });
    expect((await loadFirstItemImage(await again.ready, ana, listId)).equals(picture)).toBe(true);
    await stopServer(again);
  }
  expect((await other.names()).toSorted()).toEqual((await one.names()).toSorted());

  const [name = ''] = await one.names();
  await fetch(`http://127.0.0.1:${one.proxy.port}/pictures/${name}`, { method: 'DELETE' });
  const lessResult = await runCommandUntilEnd('backup', [`${file}.less`], env);
  expect(lessResult).toMatchObject({ code: 2, stderr: missingImagesMessage });
  one.proxy.cut();
  const unavailableMessage = 'The picture store in S3_URL fails (ECONNREFUSED): try again later.';
  expect(await runCommandUntilEnd('backup', [`${file}.none`], env)).toEqual(createFailure(unavailableMessage));
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'backup.less']);
  const otherEnv = { ...env, DATA_DIR: join(folder, 'nowhere') };
  expect(await runCommandUntilEnd('restore', [file], otherEnv)).toEqual(createFailure(unavailableMessage));
});

test('an external database is backed up and restored; the command exits with 2 if it omits the images', async () => {
  const [from, to] = [await createDatabaseForTest(), await createDatabaseForTest({ template: 'template1' })];
  await insertItemsWithImages(from.db, 1);
  const [folder, dataDir] = [await createTemporaryFolder(), join(await createTemporaryFolder(), 'another')];
  const env = { DATABASE_URL: createDatabaseUrl(from), DATA_DIR: dataDir, NODE_ENV: 'production' };
  expect(await runCommandUntilEnd('backup', ['monday'], env, folder)).toEqual({
    code: 2,
    stdout: expect.stringContaining('0 picture files'),
    stderr: missingImagesMessage,
  });
  expect(await readdir(folder)).toEqual(['monday']);
  expect(await readdir(join(dataDir, '..'))).toEqual([]);
  const otherEnv = { ...env, DATABASE_URL: createDatabaseUrl(to) };
  await runCommandUntilEnd('restore', ['monday'], otherEnv, folder);
  expect((await to.db.pool.query('select uid from users')).rows).toEqual([{ uid: 'ana' }]);
  // Backup and restore neither need APP_SECRET nor create a file for it.
  expect(await readdir(dataDir)).toEqual(['pictures']);
});

test('the command restore with an invalid argument or file exits with code 1 and creates no file', async () => {
  const folder = await createTemporaryFolder();
  const dataDir = join(folder, 'nothing-yet');
  await writeFile(join(folder, 'letter'), 'Dear Ana, '.repeat(99));
  for (const [args, stderr] of [
    [[], "error: missing required argument 'file'"],
    [['one', 'two'], 'error: too many arguments. Expected 1 argument but got 2: one, two.'],
    [['missing'], `${join(folder, 'missing')} cannot be read (ENOENT).`],
    [['letter'], `${join(folder, 'letter')} is not a backup of Wishwell, or it has been cut off.`],
  ] as const) {
    expect(await runCommandUntilEnd('restore', [...args], { DATA_DIR: dataDir }, folder)).toEqual(
      createFailure(stderr),
    );
  }
  const noInstallationMessage = `There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`;
  expect(await runCommandUntilEnd('backup', ['backup'], { DATA_DIR: dataDir }, folder)).toEqual(
    createFailure(noInstallationMessage),
  );
  expect(await readdir(folder)).toEqual(['letter']);
});
