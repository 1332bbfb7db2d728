import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createInstallation } from '../../test/installation.ts';
import { openSocket } from '../../test/raw-socket.ts';
import {
  listDescendantProcesses,
  serverMainPath,
  type ServerProcess,
  startServerProcess,
  waitUntilProcessesEnd,
} from '../../test/server-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await createInstallation();
});

const startServer = (): ServerProcess => startServerProcess({ DATA_DIR: dataDir });

/**
 * Restarts the server and stops it. Returns its exit code; null if the restarted server did not become
 * ready.
 */
async function restartAndStopServer(): Promise<number | null> {
  const server = startServer();
  const { status } = await fetch(`${await server.ready}/api/ready`);
  const { code } = await server.stop();
  return status === 200 ? code : null;
}

/**
 * Kills a process. Ignores the error if it has ended already, because PostgreSQL's child processes may end
 * with their parent.
 */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a server that gets %s exits with code 0, and its embedded database stops',
    async (signal) => {
      const server = startServer();
      await server.ready;
      const childPids = await listDescendantProcesses(server.pid);
      expect(childPids.length).toBeGreaterThan(3);
      process.kill(server.pid, signal);
      expect(await server.exited).toMatchObject({ code: 0 });
      expect(await waitUntilProcessesEnd(childPids, 1)).toEqual([]);
      expect(await restartAndStopServer()).toBe(0);
    },
  );

  test('a server that gets SIGINT at the same time as its database, as by Ctrl-C, exits with code 0', async () => {
    const server = startServer();
    await server.ready;
    process.kill(-server.pid, 'SIGINT');
    expect(await server.exited).toMatchObject({ code: 0 });
  });

  test('a server that is stopped while it receives an HTTP request exits with code 0', async () => {
    const server = startServer();
    const socket = await openSocket(await server.ready);
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    const { code, complaint } = await server.stop();
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    socket.destroy();
  });

  test('a server that is killed leaves no database process behind, and can be started again', async () => {
    const server = startServer();
    await server.ready;
    const childPids = await listDescendantProcesses(server.pid);
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    expect(await waitUntilProcessesEnd(childPids)).toEqual([]);
    expect(await restartAndStopServer()).toBe(0);
  });

  test('a server that is killed together with its database can be started again', async () => {
    const server = startServer();
    await server.ready;
    for (const pid of [server.pid, ...(await listDescendantProcesses(server.pid))]) killIfRunning(pid);
    await server.exited;
    expect(await restartAndStopServer()).toBe(0);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a server that npm has started exits when npm gets the signal %s',
    async (signal) => {
      const scripts = { start: `exec "${process.execPath}" "${serverMainPath}"` };
      await writeFile(join(dataDir, 'package.json'), JSON.stringify({ scripts }));
      const npm = startServerProcess({ DATA_DIR: dataDir }, ['npm', 'start'], dataDir);
      await npm.ready;
      const childPids = await listDescendantProcesses(npm.pid);
      process.kill(npm.pid, signal);
      expect(await waitUntilProcessesEnd(childPids)).toEqual([]);
      expect(await restartAndStopServer()).toBe(0);
    },
  );
});
