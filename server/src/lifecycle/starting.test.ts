import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;

beforeAll(buildWebApp);
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}): ServerProcess => startServerProcess({ DATA_DIR: dataDir, ...env });

async function answers(address: string): Promise<number> {
  return (await fetch(`${address}/api/ready`)).status;
}

async function stop(server: ServerProcess): Promise<void> {
  process.kill(server.pid, 'SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0 });
}

/** A port somebody else listens on. */
async function takePort(): Promise<{ port: string; free: () => void }> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('Not a port');
  return { port: String(address.port), free: () => taken.close() };
}

test('a second server on the same folder ends with one sentence, and the first goes on', async () => {
  const first = start();
  const address = await first.ready;
  const second = await start().exited;
  expect(second).toMatchObject({ code: 1, output: '' });
  expect(second.complaint).toBe(
    `Wishwell is already running on ${dataDir}: stop it first, or choose another DATA_DIR.\n`,
  );
  expect(await answers(address)).toBe(200);
  await stop(first);
});

test('a taken port ends with one sentence, and the folder can be used at once', async () => {
  const { port, free } = await takePort();
  const refused = await start({ PORT: port }).exited;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toBe(`Port ${port} of 127.0.0.1 is taken: stop what uses it, or set PORT to another.\n`);
  free();
  const server = start({ PORT: port });
  expect(await server.ready).toBe(`http://localhost:${port}`);
  await stop(server);
});

test('every fault of the configuration is named before anything is touched', async () => {
  const refused = await start({ PORT: 'http', PUBLIC_URL: 'wishes.example.org' }).exited;
  expect(refused.code).toBe(1);
  expect(refused.complaint.trim().split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'PUBLIC_URL must be http://… or https://… with a host and nothing behind it.',
  ]);
});

test('a database elsewhere that does not answer ends with one sentence that names the variable, not the password', async () => {
  const refused = await start({ DATABASE_URL: 'postgres://wishwell:opensesame@127.0.0.1:1/wishwell' }).exited;
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(
    /^The database does not let Wishwell in \(.*ECONNREFUSED.*\): check DATABASE_URL\.\n$/,
  );
  expect(refused.complaint).not.toContain('opensesame');
});

test('lifted rate limits are said at start', async () => {
  const server = start({ RATE_LIMITS: 'off' });
  await server.ready;
  process.kill(server.pid, 'SIGTERM');
  expect((await server.exited).output).toContain('RATE_LIMITS=off');
});

test('the printed address is the public one where there is one', async () => {
  const server = start({ PUBLIC_URL: 'https://wishes.example.org/' });
  expect(await server.ready).toBe('https://wishes.example.org');
  await stop(server);
});
