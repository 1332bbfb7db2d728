import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readServiceManagerSettings } from '../config/service-manager.ts';
import { notifyServiceManager } from './service-manager.ts';

const pid = String(process.pid);
const off = { socketFd: undefined, isNotified: false, watchdogMs: undefined };

test.each([
  ['without systemd', {}, off],
  ['with a socket', { LISTEN_PID: pid, LISTEN_FDS: '1' }, { ...off, socketFd: 3 }],
  ['with a socket for another process', { LISTEN_PID: '1', LISTEN_FDS: '1' }, off],
  ['with no socket', { LISTEN_PID: pid, LISTEN_FDS: '0' }, off],
  [
    'with a watchdog',
    { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000', WATCHDOG_PID: pid },
    { ...off, isNotified: true, watchdogMs: 30_000 },
  ],
  ['with a watchdog for another process', { WATCHDOG_USEC: '30000000', WATCHDOG_PID: '1' }, off],
])('the settings of the service manager %s', (_case, env, expected) => {
  expect(readServiceManagerSettings(env)).toEqual(expected);
});

test('the server reports to systemd when it is ready, and then regularly that it is still running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'systemd-notify');
  await writeFile(program, `#!/bin/sh\necho "$1" >> "${folder}/states"\n`);
  await chmod(program, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const logger = { warn: vi.fn<() => void>() };
  notifyServiceManager({ socketFd: undefined, isNotified: true, watchdogMs: 100 }, logger);
  await vi.waitFor(async () => {
    const states = (await readFile(join(folder, 'states'), 'utf8')).trim().split('\n');
    expect(states.filter((state) => state === 'READY=1')).toHaveLength(1);
    expect(states.filter((state) => state === 'WATCHDOG=1').length).toBeGreaterThan(1);
  }, 10_000);
  expect(logger.warn).not.toHaveBeenCalled();
});
