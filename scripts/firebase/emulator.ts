import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';

interface Emulator {
  /** `host:port` */
  host: string;
  stop(): Promise<void>;
}

/** Seconds within which it has to answer; it usually takes ten. */
const patience = 90;

const local = (port: number) => ({ host: '127.0.0.1', port });

/** Its own folder is also its home: what it would keep for the user goes away with it. */
async function makeFolder(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-firebase-'));
  const emulators = {
    auth: local(port),
    hub: local(await findFreePort()),
    logging: local(await findFreePort()),
    ui: { enabled: false },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  return folder;
}

async function answers(host: string): Promise<boolean> {
  const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Starts the Auth emulator of `firebase` (the path of the command line), offline and on free ports of this machine. */
export async function startAuthEmulator(firebase: string, project: string): Promise<Emulator> {
  const port = await findFreePort();
  const host = `127.0.0.1:${port}`;
  const folder = await makeFolder(port);
  const child = spawn(process.execPath, [firebase, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    env: { ...process.env, CI: '1', HOME: folder, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
    await rm(folder, { recursive: true, force: true });
  };
  for (let second = 0; second < patience && child.exitCode === null; second += 1) {
    if (await answers(host)) return { host, stop };
    await sleep(1_000);
  }
  await stop();
  throw new Error(`The Auth emulator did not start.\n${printed}`);
}
