import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../test/archives.ts';
import { freshDatabase, urlOf } from '../../test/database.ts';
import { drawing } from '../../test/drawings.ts';
import { signInWith } from '../../test/identity-calls.ts';
import { itemForm } from '../../test/items.ts';
import { startCommand } from '../../test/operator-process.ts';
import { type Person, signedIn } from '../../test/person.ts';
import { s3ServerForTest } from '../../test/s3-server-for-test.ts';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

beforeAll(buildWebApp);

const run = (...command: Parameters<typeof startCommand>): ReturnType<typeof startCommand>['ended'] =>
  startCommand(...command).ended;

async function stop(server: ServerProcess): Promise<void> {
  expect(await server.stop()).toMatchObject({ code: 0 });
}

async function wish(origin: string): Promise<{ ana: Person; picture: Buffer; listId: number }> {
  const ana = await signedIn({ origin }, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
  const { image_url: address } = await ana.does(calls.addItem, { params: { id: listId }, form });
  return { ana, listId, picture: await load(`${origin}${address}`) };
}

async function load(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Signs in anew; answers the picture of the list's first item. */
async function lookAgain(origin: string, { email }: Person, id: number): Promise<Buffer> {
  const ana = await signInWith({ origin }, { email, password: 'secret gift' });
  const { items } = await ana.does(calls.getWishlist, { params: { id } });
  return load(`${origin}${items[0]?.image_url ?? ''}`);
}

test('what one installation backs up while it runs, another that has no secret of it serves', async () => {
  const [folder, dataDir, otherDir] = [await newFolder(), await newFolder(), join(await newFolder(), 'other')];
  const server = startServerProcess({ DATA_DIR: dataDir });
  const { ana, picture, listId } = await wish(await server.ready);

  const done = await run('backup', ['while-it-runs'], { DATA_DIR: dataDir }, folder);
  expect(done).toMatchObject({ code: 0, complained: '' });
  expect(done.said).toMatch(
    /^Backed up \d+ rows of \d+ tables and 2 picture files: .*while-it-runs, \d+ bytes, SHA-256 [0-9a-f]{64}$/,
  );
  const refused = await run('restore', ['while-it-runs'], { DATA_DIR: dataDir }, folder);
  expect(refused).toEqual({
    code: 1,
    said: '',
    complained: `Wishwell is already running on ${dataDir}: stop it first, or choose another DATA_DIR.`,
  });
  await stop(server);
  expect(await run('backup', ['afterwards'], { DATA_DIR: dataDir }, folder)).toMatchObject({ code: 0 });
  expect(await run('restore', ['afterwards'], { DATA_DIR: dataDir }, folder)).toEqual({
    code: 1,
    said: '',
    complained:
      'This database is not empty, and nothing was touched: restore into another DATA_DIR, or into a new database.',
  });
  expect((await readdir(folder)).toSorted()).toEqual(['afterwards', 'while-it-runs']);
  expect((await stat(join(folder, 'afterwards'))).mode & 0o777).toBe(0o600);

  const restored = await run('restore', ['while-it-runs'], { DATA_DIR: otherDir }, folder);
  expect(restored).toMatchObject({ code: 0, complained: '', said: expect.stringContaining('2 picture files') });
  const other = startServerProcess({ DATA_DIR: otherDir });
  expect((await lookAgain(await other.ready, ana, listId)).equals(picture)).toBe(true);
  await stop(other);
});

test('pictures in a bucket are in the backup, and come back into another bucket, or into a folder', async () => {
  const [one, other] = [await s3ServerForTest(), await s3ServerForTest()];
  const [folder, dataDir] = [await newFolder(), await newFolder()];
  const server = startServerProcess({ DATA_DIR: dataDir, S3_URL: one.url() });
  const { ana, picture, listId } = await wish(await server.ready);
  const file = join(folder, 'backup');
  const done = await run('backup', [file], { DATA_DIR: dataDir, S3_URL: one.url() });
  expect(done).toMatchObject({ code: 0, complained: '', said: expect.stringContaining('2 picture files') });
  await stop(server);

  for (const S3_URL of [other.url(), '']) {
    const otherDir = join(await newFolder(), 'other');
    const restored = await run('restore', [file], { DATA_DIR: otherDir, S3_URL });
    expect(restored).toMatchObject({ code: 0, complained: '', said: expect.stringContaining('2 picture files') });
    const again = startServerProcess({ DATA_DIR: otherDir, S3_URL });
    expect((await lookAgain(await again.ready, ana, listId)).equals(picture)).toBe(true);
    await stop(again);
  }
  expect((await other.names()).toSorted()).toEqual((await one.names()).toSorted());

  const [name = ''] = await one.names();
  await fetch(`http://127.0.0.1:${one.wire.port}/pictures/${name}`, { method: 'DELETE' });
  expect(await run('backup', [`${file}.less`], { DATA_DIR: dataDir, S3_URL: one.url() })).toMatchObject({
    code: 2,
    complained: `Incomplete: pictures that items show and that are neither in the bucket of S3_URL nor in ${join(dataDir, 'pictures')}: 1.`,
  });
  one.wire.cut();
  const away = 'The picture store in S3_URL does not do what it is asked (ECONNREFUSED): try again later.';
  expect(await run('backup', [`${file}.none`], { DATA_DIR: dataDir, S3_URL: one.url() })).toEqual({
    code: 1,
    said: '',
    complained: away,
  });
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'backup.less']);
  const nowhere = { DATA_DIR: join(folder, 'nowhere'), S3_URL: one.url() };
  expect(await run('restore', [file], nowhere)).toEqual({ code: 1, said: '', complained: away });
});

test('a database elsewhere is backed up and restored, too', async () => {
  const [from, to] = [await freshDatabase(), await freshDatabase({ template: 'template1' })];
  for (const { drop } of [from, to]) onTestFinished(drop);
  await from.db.pool.query(`insert into users (uid, email) values ('ana', 'ana@example.com')`);
  const file = join(await newFolder(), 'backup');
  const folder = await newFolder();
  const env = { DATABASE_URL: urlOf(from), DATA_DIR: folder, NODE_ENV: 'production' };
  expect(await run('backup', [file], env)).toMatchObject({ code: 0, complained: '' });
  expect(await run('restore', [file], { ...env, DATABASE_URL: urlOf(to) })).toMatchObject({ code: 0, complained: '' });
  expect((await to.db.pool.query('select uid from users')).rows).toEqual([{ uid: 'ana' }]);
  // Neither command makes or needs the installation's secret.
  expect(await readdir(folder)).toEqual(['pictures']);
});

test('a backup without pictures that items show is there and ends with 2, and makes no folder for them', async () => {
  const from = await freshDatabase();
  onTestFinished(from.drop);
  await from.db.pool.query(`
    insert into users (uid, email) values ('ana', 'ana@example.com');
    insert into wishlists (owner_id, title) select id, 'Winter' from users;
    insert into items (wishlist_id, name) select id, 'Mug' from wishlists;
    insert into pictures (key, item_id, attached) select '${'f0'.repeat(16)}', id, true from items`);
  const [folder, dataDir] = [await newFolder(), join(await newFolder(), 'another')];
  const env = { DATABASE_URL: urlOf(from), DATA_DIR: dataDir, NODE_ENV: 'production' };
  const missing = `Incomplete: pictures that items show and that are not in ${join(dataDir, 'pictures')}: 1. Is DATA_DIR the server's?`;
  const said = expect.stringContaining('0 picture files');
  expect(await run('backup', ['monday'], env, folder)).toEqual({ code: 2, said, complained: missing });
  expect(await readdir(folder)).toEqual(['monday']);
  expect(await readdir(join(dataDir, '..'))).toEqual([]);
});

test('what cannot be restored is refused before anything is made', async () => {
  const folder = await newFolder();
  const dataDir = join(folder, 'nothing-yet');
  await writeFile(join(folder, 'letter'), 'Dear Ana, '.repeat(99));
  for (const [args, complained] of [
    [[], "error: missing required argument 'file'"],
    [['one', 'two'], 'error: too many arguments. Expected 1 argument but got 2: one, two.'],
    [['missing'], `${join(folder, 'missing')} cannot be read (ENOENT).`],
    [['letter'], `${join(folder, 'letter')} is not a backup of Wishwell, or it has been cut off.`],
  ] as const) {
    expect(await run('restore', [...args], { DATA_DIR: dataDir }, folder)).toEqual({ code: 1, said: '', complained });
  }
  const nothing = `There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`;
  expect(await run('backup', ['backup'], { DATA_DIR: dataDir }, folder)).toEqual({
    code: 1,
    said: '',
    complained: nothing,
  });
  expect(await readdir(folder)).toEqual(['letter']);
});
