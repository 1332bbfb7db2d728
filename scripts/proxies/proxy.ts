import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { insertSettings, createNginxMainConfiguration, type ProxySettings, type ProxyName } from './configuration.ts';

const shippedConfigurationPaths: Readonly<Record<ProxyName, string>> = {
  nginx: fileURLToPath(new URL('../../ops/nginx/wishwell.conf', import.meta.url)),
  haproxy: fileURLToPath(new URL('../../ops/haproxy/haproxy.cfg', import.meta.url)),
};

export interface RunningProxy {
  port: number;
  readLogs(): Promise<string>;
  stop(): Promise<void>;
}

/** Returns a message that a proxy is not installed; undefined if it is installed. */
export function describeMissingProxy(proxy: ProxyName): string | undefined {
  if (spawnSync(proxy, ['-v'], { stdio: 'ignore' }).status === 0) return undefined;
  return `${proxy} is not installed. On Debian: apt-get install ${proxy}, then stop the service that it starts.`;
}

interface ProxyOptions {
  certificate?: string;
}

/**
 * Starts a proxy on a loopback port, in front of servers on the ports `servers`. `certificate` (PEM, with
 * key) enables TLS. Rejects with the error output of the proxy if it does not start.
 */
export async function startProxy(
  proxy: ProxyName,
  port: number,
  servers: readonly number[],
  { certificate }: ProxyOptions = {},
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-proxy-'));
  try {
    const child = await startProxyProcess(
      proxy,
      { port, servers, folder, tls: certificate !== undefined },
      certificate,
    );
    const stop = async (): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    };
    return { port, readLogs: () => readLogs(folder), stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startProxyProcess(
  proxy: ProxyName,
  settings: ProxySettings,
  certificate: string | undefined,
): Promise<ChildProcess> {
  const { folder } = settings;
  // If this script runs as root, the workers of nginx run as another user, who needs to read the folder.
  await chmod(folder, 0o755);
  if (certificate !== undefined) await writeFile(join(folder, 'wishwell.pem'), certificate);
  const configuration = join(folder, proxy === 'nginx' ? 'wishwell.conf' : 'haproxy.cfg');
  await writeFile(
    configuration,
    insertSettings(proxy, await readFile(shippedConfigurationPaths[proxy], 'utf8'), settings),
  );
  const nginxConfiguration = join(folder, 'nginx.conf');
  const account = userInfo().uid === 0 ? 'root' : undefined;
  if (proxy === 'nginx') await writeFile(nginxConfiguration, createNginxMainConfiguration(folder, account));
  const args =
    proxy === 'nginx' ? ['-p', folder, '-e', 'stderr', '-c', nginxConfiguration] : ['-db', '-f', configuration];
  const log = await open(join(folder, 'stdout.log'), 'a');
  try {
    return await waitUntilListening(spawn(proxy, args, { stdio: ['ignore', log.fd, 'pipe'] }), settings.port);
  } finally {
    await log.close();
  }
}

async function readLogs(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<ChildProcess> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    if (await isListening(port)) return child;
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error(`The proxy did not start: ${complaint}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
