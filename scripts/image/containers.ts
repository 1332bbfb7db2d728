import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { imageTags } from './build-images.ts';
import type { ContainerEngine } from './engine.ts';

type ContainerName = 'product' | 'postgres';

/** Containers of Wishwell (`product`) and PostgreSQL, with ports on loopback. */
export interface Containers {
  origin: string;
  /** Starts a container with its volume. Resolves when the health check of the container succeeds. */
  start(name: ContainerName, env?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Stops a container with the stop signal of its image, and removes the container. Returns the exit code.
   */
  stop(name: ContainerName): Promise<number>;
  /** Runs a command in the Wishwell container and returns the output. */
  inside(...command: readonly string[]): Promise<string>;
}

// podman options with the same restrictions as compose.yaml and the Kubernetes manifests: a read-only root
// file system and no privileges.
const restrictionOptions = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp:rw,mode=1777',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=host',
];

const healthTimeoutMs = 60_000;

export async function prepareContainers(engine: ContainerEngine): Promise<Containers> {
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const password = randomBytes(24).toString('hex');
  const settings: Record<ContainerName, Record<string, string>> = {
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
        ...restrictionOptions,
        ...variables,
        imageTags[name],
      );
      await waitUntilHealthy(engine, name);
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

/**
 * Repeats the health check of a container until it succeeds. Throws after 60 s. This function is needed
 * because podman runs health checks by itself only on machines with systemd.
 */
async function waitUntilHealthy(engine: ContainerEngine, name: ContainerName): Promise<void> {
  const deadline = performance.now() + healthTimeoutMs;
  for (;;) {
    const failure = await engine.ask('healthcheck', 'run', name).then(() => undefined, String);
    if (failure === undefined) return;
    if (performance.now() > deadline)
      throw new Error(`${name} is not healthy:\n${failure}\n${await engine.ask('logs', name)}`);
    await sleep(200);
  }
}
