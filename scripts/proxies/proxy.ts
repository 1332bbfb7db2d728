import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillIn, nginxFrame, type Places, type ProxyName } from './configuration.ts';

const shipped: Readonly<Record<ProxyName, string>> = {
  nginx: fileURLToPath(new URL('../../ops/nginx/wishwell.conf', import.meta.url)),
  haproxy: fileURLToPath(new URL('../../ops/haproxy/haproxy.cfg', import.meta.url)),
};

export interface Proxy {
  port: number;
  readLogs(): Promise<string>;
  stop(): Promise<void>;
}

/** Says what to install when the proxy is not there; undefined when it is. */
export function findMissing(proxy: ProxyName): string | undefined {
  if (spawnSync(proxy, ['-v'], { stdio: 'ignore' }).status === 0) return undefined;
  return `There is no ${proxy} on this machine. On Debian: apt-get install ${proxy}, and stop the service that it starts.`;
}

/** Its certificate and key, one behind the other, for a test that speaks TLS. */
interface Options {
  certificate?: string;
}

/** Starts it on a port of the loopback interface before processes on these ports. Throws what it complains about. */
export async function startProxy(
  proxy: ProxyName,
  port: number,
  servers: readonly number[],
  { certificate }: Options = {},
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-proxy-'));
  try {
    const child = await run(proxy, { port, servers, folder, tls: certificate !== undefined }, certificate);
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

async function run(proxy: ProxyName, places: Places, certificate: string | undefined): Promise<ChildProcess> {
  const { folder } = places;
  // nginx's workers are of another account where root starts it.
  await chmod(folder, 0o755);
  if (certificate !== undefined) await writeFile(join(folder, 'wishwell.pem'), certificate);
  const configuration = join(folder, proxy === 'nginx' ? 'wishwell.conf' : 'haproxy.cfg');
  await writeFile(configuration, fillIn(proxy, await readFile(shipped[proxy], 'utf8'), places));
  const frame = join(folder, 'nginx.conf');
  const account = userInfo().uid === 0 ? 'root' : undefined;
  if (proxy === 'nginx') await writeFile(frame, nginxFrame(folder, account));
  const args = proxy === 'nginx' ? ['-p', folder, '-e', 'stderr', '-c', frame] : ['-db', '-f', configuration];
  const log = await open(join(folder, 'stdout.log'), 'a');
  try {
    return await untilListening(spawn(proxy, args, { stdio: ['ignore', log.fd, 'pipe'] }), places.port);
  } finally {
    await log.close();
  }
}

async function readLogs(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}

async function untilListening(child: ChildProcess, port: number): Promise<ChildProcess> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    if (await listens(port)) return child;
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error(`The proxy did not start: ${complaint}`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
