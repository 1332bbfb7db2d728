import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase, urlOf } from './database.ts';
import { drawing } from './drawings.ts';
import { itemForm } from './items.ts';
import { signedIn } from './person.ts';
import {
  buildWebApp,
  listDescendants,
  type ServerProcess,
  startServerProcess,
  waitUntilGone,
} from './server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(buildWebApp);

/** A server process that has encoded one image. */
async function serverWithImage(): Promise<ServerProcess> {
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  const database = await freshDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf(database), ALLOW_UNSAFE_DATABASE: 'yes' };
  const server = startServerProcess(env);
  onTestFinished(async () => {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ana = await signedIn({ origin: await server.ready }, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, new Blob([await drawing()])) });
  return server;
}

const read = (pid: number, name: string): Promise<string> => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');

async function encodersOf(server: ServerProcess): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await listDescendants(server.pid)) {
    if ((await read(pid, 'cmdline')).includes('image-worker')) found.push(pid);
  }
  return found;
}

const usesImageLibrary = async (pid: number): Promise<boolean> => (await read(pid, 'maps')).includes('libvips');

test.runIf(process.platform === 'linux')('images are read in a process beside the server alone', async () => {
  const server = await serverWithImage();
  const encoders = await encodersOf(server);
  expect(encoders).toHaveLength(1);
  expect(await usesImageLibrary(encoders[0] ?? 0)).toBe(true);
  expect(await usesImageLibrary(server.pid)).toBe(false);
});

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'an encoder process ends with a server that ends by %s',
  async (signal) => {
    const server = await serverWithImage();
    const encoders = await encodersOf(server);
    process.kill(server.pid, signal);
    await server.exited;
    expect(encoders).toHaveLength(1);
    expect(await waitUntilGone(encoders, 30)).toEqual([]);
  },
);
