import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { createDatabaseUrl } from '../../test/database.ts';
import { createInstallation } from '../../test/installation.ts';
import {
  listDescendantProcesses,
  serverMainPath,
  type ServerProcess,
  startServerProcess,
  waitUntilProcessesEnd,
} from '../../test/server-process.ts';
import { nodeFlags } from './node-flags.ts';

test.runIf(process.platform === 'linux')('a server starts, and stops with code 0 after SIGTERM', async () => {
  const server = startServerProcess({ DATA_DIR: await createInstallation() });
  expect((await fetch(`${await server.ready}/api/ready`)).status).toBe(200);
  const children = await listDescendantProcesses(server.pid);
  expect(await server.stop()).toMatchObject({ code: 0, complaint: '' });
  expect(await waitUntilProcessesEnd(children)).toEqual([]);
});

/** Starts a server and passes an open listening socket to it, as systemd does. */
function startWithSocket(env: Record<string, string>, socketFd: number): ServerProcess {
  const command = [
    'sh',
    '-c',
    'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"',
    'sh',
    process.execPath,
    ...nodeFlags,
    serverMainPath,
  ];
  const server = startServerProcess(env, command, undefined, socketFd);
  onTestFinished(async () => void (await server.stop()));
  return server;
}

/** Returns the file descriptor of a server's listening socket. Uses an internal property of Node. */
const getFileDescriptor = (server: Server): number =>
  (server as unknown as Record<string, { fd: number } | null>)['_handle']?.fd ?? -1;

/** Sends a GET on a new connection. Returns the status of the response, or the code of the error. */
function fetchStatusOnNewConnection(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => resolve(response.resume().statusCode ?? 0)).on(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
    );
  });
}

test.runIf(process.platform === 'linux')(
  'while one of two processes with one database and one socket stops, no request fails',
  async () => {
    const database = await createDatabaseForTest();
    const env = {
      DATA_DIR: await createInstallation(),
      DATABASE_URL: createDatabaseUrl(database),
      ALLOW_UNSAFE_DATABASE: 'yes',
      RATE_LIMITS: 'off',
    };
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const url = `http://localhost:${(listener.address() as AddressInfo).port}`;
    const servers = [0, 1].map(() => startWithSocket(env, getFileDescriptor(listener)));
    expect(await Promise.all(servers.map(({ ready }) => ready))).toEqual([url, url]);
    // Closes the socket in the test process, so that only the two servers accept connections.
    listener.close();
    const stopController = new AbortController();
    const statuses: (number | string)[] = [];
    const sendRequests = async (): Promise<void> => {
      while (!stopController.signal.aborted) statuses.push(await fetchStatusOnNewConnection(`${url}/api/health`));
    };
    const clients = [sendRequests(), sendRequests(), sendRequests()];
    await vi.waitUntil(() => statuses.length > 30, 15_000);
    expect(await servers[0]?.stop()).toMatchObject({ code: 0, complaint: '' });
    const whileStopping = statuses.length;
    await vi.waitUntil(() => statuses.length > whileStopping + 30, 15_000);
    stopController.abort();
    await Promise.all(clients);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await fetchStatusOnNewConnection(`${url}/api/ready`)).toBe(200);
  },
);
