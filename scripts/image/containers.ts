import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { images } from './build-images.ts';
import type { Engine } from './engine.ts';

type Name = 'product' | 'postgres';

/** Both containers, on free ports of 127.0.0.1. */
export interface Containers {
  origin: string;
  /** Starts one from its image, on the volume it had before, and waits until it says that it is healthy. */
  start(name: Name, env?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends the image's signal to stop, and answers the exit code. */
  stop(name: Name): Promise<number>;
  /** Runs a command in the running container of the product. */
  inside(...command: readonly string[]): Promise<string>;
}

// All that compose.yaml and the manifests forbid: nothing of the root is written, and nothing may be done as root.
const confined = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp:rw,mode=1777',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=host',
];

const healthyWithinMs = 60_000;

export async function prepareContainers(engine: Engine): Promise<Containers> {
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const password = randomBytes(24).toString('hex');
  const settings: Record<Name, Record<string, string>> = {
    postgres: { POSTGRES_PASSWORD: password, POSTGRES_LISTEN: '127.0.0.1', PGPORT: String(databasePort) },
    product: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `postgres://wishwell:${password}@127.0.0.1:${databasePort}/wishwell`,
      APP_SECRET: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'warn',
    },
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    async start(name, env = {}) {
      const variables = Object.entries({ ...settings[name], ...env }).flatMap(([key, value]) => [
        '--env',
        `${key}=${value}`,
      ]);
      await engine.ask(
        'run',
        '--detach',
        '--name',
        name,
        '--volume',
        `${name}:/data`,
        ...confined,
        ...variables,
        images[name],
      );
      await untilHealthy(engine, name);
    },
    async stop(name) {
      await engine.ask('stop', '--time', '20', name);
      const code = Number(await engine.ask('inspect', '--format', '{{.State.ExitCode}}', name));
      await engine.ask('rm', name);
      return code;
    },
    inside: (...command) => engine.ask('exec', 'product', ...command),
  };
}

/** Asks the image's own health check; podman's clock for it is systemd's, which not every machine has. */
async function untilHealthy(engine: Engine, name: Name): Promise<void> {
  const deadline = performance.now() + healthyWithinMs;
  for (;;) {
    const verdict = await engine.ask('healthcheck', 'run', name).then(() => undefined, String);
    if (verdict === undefined) return;
    if (performance.now() > deadline)
      throw new Error(`${name} is not healthy:\n${verdict}\n${await engine.ask('logs', name)}`);
    await sleep(200);
  }
}
