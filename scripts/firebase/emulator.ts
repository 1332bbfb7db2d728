import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';

interface Emulator {
  /** Host and port of the emulator, such as `127.0.0.1:9099`. */
  host: string;
  stop(): Promise<void>;
}

/** Maximum number of seconds for the start of the emulator. The start usually takes ten seconds. */
const startTimeoutSeconds = 90;

async function isRunning(host: string): Promise<boolean> {
  const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}

/** Starts the Firebase Auth emulator on free ports. `firebase` is the path of the Firebase CLI. */
export async function startAuthEmulator(firebase: string, project: string): Promise<Emulator> {
  const host = '127.0.0.1';
  const [port, hubPort, loggingPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const emulators = {
    auth: { host, port },
    hub: { host, port: hubPort },
    logging: { host, port: loggingPort },
    ui: { enabled: false },
  };
  // Folder for the configuration of the emulator. It is also the emulator's home directory.
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-firebase-'));
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(process.execPath, [firebase, 'emulators:start', '--only', 'auth', '--project', project], {
    cwd: folder,
    env: { ...process.env, CI: '1', HOME: folder, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const appendOutput = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', appendOutput);
  child.stderr.on('data', appendOutput);
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killTimer);
    await rm(folder, { recursive: true, force: true });
  };
  for (let second = 0; second < startTimeoutSeconds && child.exitCode === null; second += 1) {
    if (await isRunning(`${host}:${port}`)) return { host: `${host}:${port}`, stop };
    await sleep(1_000);
  }
  await stop();
  throw new Error(`The Auth emulator did not start.\n${output}`);
}
