import { expect, test, vi } from 'vitest';
import { createInstallation } from '../../test/installation.ts';
import { listDescendants, listWorkers, startServerProcess, waitUntilGone } from '../../test/server-process.ts';

test.runIf(process.platform === 'linux')(
  'a server with two workers replaces both after SIGHUP, and stops with code 0 after SIGTERM',
  async () => {
    const server = startServerProcess({ DATA_DIR: await createInstallation(), WORKERS: '2' });
    const url = await server.ready;
    const oldWorkers = await listWorkers(server);
    expect(oldWorkers).toHaveLength(2);
    process.kill(server.pid, 'SIGHUP');
    expect(await waitUntilGone(oldWorkers)).toEqual([]);
    await vi.waitFor(async () => expect(await listWorkers(server)).toHaveLength(2), { timeout: 30_000, interval: 100 });
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    const children = await listDescendants(server.pid);
    expect(await server.stop()).toMatchObject({ code: 0, complaint: '' });
    expect(await waitUntilGone(children)).toEqual([]);
  },
);
