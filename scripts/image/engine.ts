import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInView } from '../runs/report.ts';

const run = promisify(execFile);
const most = 64 * 1024 * 1024;

/** What this machine cannot do as podman would by itself. */
export interface Machine {
  systemd: boolean;
  unifiedCgroups: boolean;
  /** Whether podman may raise limits (CAP_SYS_RESOURCE). */
  raisesLimits: boolean;
}

const capSysResource = 1n << 24n;

/** Linux only. */
async function lookAtMachine(): Promise<Machine> {
  const [, capabilities = '0'] = /^CapEff:\s*(\w+)$/m.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return {
    systemd: existsSync('/run/systemd/system'),
    unifiedCgroups: existsSync('/sys/fs/cgroup/cgroup.controllers'),
    raisesLimits: (BigInt(`0x${capabilities}`) & capSysResource) !== 0n,
  };
}

/** A containers.conf(5) with which podman runs there; where it runs by itself, an empty one. */
export function settingsFor({ systemd, unifiedCgroups, raisesLimits }: Machine): string {
  return [
    '[containers]',
    ...(raisesLimits ? [] : ['default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]']),
    '[engine]',
    ...(systemd ? [] : ['cgroup_manager = "cgroupfs"', 'events_logger = "file"']),
    // crun, which podman would take, refuses the first version.
    ...(unifiedCgroups ? [] : ['runtime = "runc"']),
    '',
  ].join('\n');
}

/** Podman with images, containers and volumes of its own, apart from those of the machine. */
export interface Engine {
  /** What it prints; throws with its complaint. */
  ask(...args: readonly string[]): Promise<string>;
  /** Lets it print for itself; throws when it fails. */
  show(...args: readonly string[]): Promise<void>;
  /** A shell command that reads its standard input. */
  command(...args: readonly string[]): string;
  environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Starts nothing more once `asked` to stop. Throws a sentence when there is no podman. */
export async function openEngine(folder: string, asked: AbortSignal): Promise<Engine> {
  await run('podman', ['--version']).catch(() => {
    throw new Error('This needs podman. Debian: apt-get install podman buildah runc debootstrap uidmap');
  });
  await mkdir(folder, { recursive: true });
  const settings = join(folder, 'containers.conf');
  await writeFile(settings, settingsFor(await lookAtMachine()));
  const own = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--tmpdir', join(folder, 'tmp')];
  const environment = { CONTAINERS_CONF: settings };
  const call = async (...args: readonly string[]): Promise<string> => {
    const options = { env: { ...process.env, ...environment }, maxBuffer: most };
    return (await run('podman', [...own, ...args], options)).stdout.trim();
  };
  return {
    async ask(...args) {
      asked.throwIfAborted();
      return call(...args);
    },
    environment,
    command: (...args) => ['podman', ...own, ...args].join(' '),
    async show(...args) {
      asked.throwIfAborted();
      const code = await runInView('podman', [...own, ...args], environment);
      if (code !== 0) throw new Error(`podman ${args[0]} ended with ${code}.`);
    },
    async remove() {
      await call('rm', '--all', '--force', '--time', '5');
      await call('volume', 'rm', '--all', '--force');
      await call('rmi', '--all', '--force');
      // Its layers are mounted once more, for containers that share them.
      await run('umount', [join(folder, 'root/overlay')]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
