import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase, createDatabaseUrl } from './database.ts';
import { sendItemWithImage } from './items.ts';
import { signUpPerson } from './person.ts';
import {
  listDescendantProcesses,
  type ServerProcess,
  startServerProcess,
  waitUntilProcessesEnd,
} from './server-process.ts';

async function startServerWithImage(): Promise<ServerProcess> {
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  const database = await createFreshDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: createDatabaseUrl(database), ALLOW_UNSAFE_DATABASE: 'yes' };
  const server = startServerProcess(env);
  onTestFinished(async () => {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ana = await signUpPerson({ origin: await server.ready }, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  expect(await sendItemWithImage(ana, id)).toMatchObject({ status: 201 });
  return server;
}

const readProcFile = (pid: number, name: string): Promise<string> =>
  readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');

async function listEncoderPids(server: ServerProcess): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await listDescendantProcesses(server.pid)) {
    if ((await readProcFile(pid, 'cmdline')).includes('image-worker')) found.push(pid);
  }
  return found;
}

const hasLoadedImageLibrary = async (pid: number): Promise<boolean> =>
  (await readProcFile(pid, 'maps')).includes('libvips');

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'the server decodes images only in a separate process, which ends when the server ends after %s',
  async (signal) => {
    const server = await startServerWithImage();
    const encoders = await listEncoderPids(server);
    expect(encoders).toHaveLength(1);
    expect(await hasLoadedImageLibrary(encoders[0] ?? 0)).toBe(true);
    expect(await hasLoadedImageLibrary(server.pid)).toBe(false);
    process.kill(server.pid, signal);
    await server.exited;
    expect(await waitUntilProcessesEnd(encoders, 30)).toEqual([]);
  },
);
