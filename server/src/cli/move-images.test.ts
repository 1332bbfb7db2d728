import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../test/archives.ts';
import { freshDatabase, urlOf } from '../../test/database.ts';
import { startCommand } from '../../test/operator-process.ts';
import type { S3Server } from '../../test/s3-server.ts';
import { s3ServerForTest } from '../../test/s3-server-for-test.ts';

vi.setConfig({ testTimeout: 180_000 });

interface Place {
  server: S3Server;
  env: Record<string, string>;
  /** Where the pictures lie at first. */
  folder: string;
  names: string[];
}

/** So many pictures, each shown by an item, in `DATA_DIR/pictures`. */
async function place(count: number): Promise<Place> {
  const [database, server, dataDir] = [await freshDatabase(), await s3ServerForTest(), await newFolder()];
  onTestFinished(database.drop);
  const { rows } = await database.db.pool.query<{ key: string }>(`
    with ana as (insert into users (uid, email) values ('ana', 'ana@example.com') returning id),
      list as (insert into wishlists (owner_id, title) select id, 'Winter' from ana returning id),
      mugs as (insert into items (wishlist_id, name) select id, 'Mug' from list, generate_series(1, ${count}) returning id)
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from mugs returning key`);
  const folder = join(dataDir, 'pictures');
  const names = rows.flatMap(({ key }) => [`${key}-card.webp`, `${key}-full.webp`]).toSorted();
  for (const name of names) {
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, name.slice(0, 2), name), `the bytes of ${name}`);
  }
  const env = { DATABASE_URL: urlOf(database), DATA_DIR: dataDir, NODE_ENV: 'production', S3_URL: server.url() };
  return { server, env, folder, names };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted();
}

const move = (env: Record<string, string>, ...args: string[]): ReturnType<typeof startCommand> =>
  startCommand('move-images', args, env);

/** What is said every five seconds, on a machine that needs as long. */
const withoutProgress = (said: string): string => said.replaceAll(/^\d+ of \d+ pictures, .* so far\n?/gm, '');

test('a move that is killed, and one that is interrupted, are gone on with until everything is there', async () => {
  const { server, env, folder, names } = await place(150);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const before = (await server.names()).length;
    const running = move(env, '--delete');
    await vi.waitFor(async () => expect((await server.names()).length).toBeGreaterThan(before + 30), {
      timeout: 30_000,
    });
    running.kill(signal);
    const { code, said, complained } = await running.ended;
    expect(withoutProgress(said)).toBe('');
    if (signal === 'SIGINT') {
      expect(code).toBe(1);
      expect(complained).toMatch(
        /^Stopped after \d+ of 150 pictures, \d+ files carried, \d+ bytes\. Run the same again/,
      );
    }
    // Whatever is no longer in the one place is in the other.
    const both = new Set([...(await server.names()), ...(await filesIn(folder))]);
    expect([...both].toSorted()).toEqual(names);
    expect((await server.names()).length).toBeLessThan(names.length);
  }
  const { code, said, complained } = await move(env, '--delete').ended;
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(withoutProgress(said)).toMatch(
    /^300 picture files are in the bucket pictures at 127\.0\.0\.1:\d+, \d+ of them since now\.\nStart the server with this S3_URL/,
  );
  expect((await server.names()).toSorted()).toEqual(names);
  expect(await filesIn(folder)).toEqual([]);
});

test('pictures go back into the folder, and the bucket keeps them unless it is said', async () => {
  const { server, env, folder, names } = await place(5);
  expect(await move(env, '--delete').ended).toMatchObject({ code: 0, complained: '' });
  const back = await move(env, '--to-folder').ended;
  expect(back).toMatchObject({ code: 0, complained: '' });
  expect(withoutProgress(back.said).split('\n')).toEqual([
    `10 picture files are in ${folder}, 10 of them since now.`,
    'Start the server without S3_URL, and run this once more for what was added until then.',
    expect.stringMatching(/^Nothing was deleted: with --delete this removes from the bucket pictures at \S+ what has/),
  ]);
  expect([await filesIn(folder), (await server.names()).toSorted()]).toEqual([names, names]);
  expect(await move(env, '--to-folder', '--delete').ended).toMatchObject({
    code: 0,
    said: expect.stringContaining('10 picture files are in'),
  });
  expect([await filesIn(folder), await server.names()]).toEqual([names, []]);
});

test('pictures that are nowhere are counted, and the exit code says so', async () => {
  const { env } = await place(3);
  const elsewhere = { ...env, DATA_DIR: join(await newFolder(), 'another') };
  expect(await move(elsewhere).ended).toMatchObject({
    code: 2,
    complained: "Pictures that items show and that are in neither place: 3. Is DATA_DIR the server's?",
  });
});

test('what cannot be done is said in a sentence, without the secret', async () => {
  const { server, env } = await place(1);
  for (const [args, change, complained] of [
    [['--all'], {}, "error: unknown option '--all'"],
    [['folder'], {}, 'error: too many arguments. Expected 0 arguments but got 1: folder.'],
    [[], { S3_URL: '' }, 'Set S3_URL to the bucket.'],
    [
      [],
      { S3_URL: server.url({ secret: 'opensesame' }) },
      'The secret in S3_URL is not that of its key, or it is not percent-encoded.',
    ],
    [
      [],
      { S3_URL: 'http://k:opensesame@127.0.0.1:1/pictures' },
      'The picture store in S3_URL does not do what it is asked (ECONNREFUSED): try again later.',
    ],
  ] as const) {
    expect(await move({ ...env, ...change }, ...args).ended).toEqual({ code: 1, said: '', complained });
  }
});
