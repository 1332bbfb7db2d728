import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runProgramWithOutput } from '../runs/report.ts';

const execFileAsync = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/** Features of the machine that determine the configuration of podman. */
export interface MachineFeatures {
  systemd: boolean;
  unifiedCgroups: boolean;
  /** Whether podman may raise resource limits (CAP_SYS_RESOURCE). */
  raisesLimits: boolean;
}

const capSysResource = 1n << 24n;

async function detectMachineFeatures(): Promise<MachineFeatures> {
  const [, capabilities = '0'] = /^CapEff:\s*(\w+)$/m.exec(await readFile('/proc/self/status', 'utf8')) ?? [];
  return {
    systemd: existsSync('/run/systemd/system'),
    unifiedCgroups: existsSync('/sys/fs/cgroup/cgroup.controllers'),
    raisesLimits: (BigInt(`0x${capabilities}`) & capSysResource) !== 0n,
  };
}

/** Returns the text of a configuration file containers.conf(5) with which podman works on this machine. */
export function formatPodmanConfiguration({ systemd, unifiedCgroups, raisesLimits }: MachineFeatures): string {
  return [
    '[containers]',
    ...(raisesLimits ? [] : ['default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]']),
    '[engine]',
    ...(systemd ? [] : ['cgroup_manager = "cgroupfs"', 'events_logger = "file"']),
    // runc replaces podman's default runtime crun, because crun does not support cgroups v1.
    ...(unifiedCgroups ? [] : ['runtime = "runc"']),
    '',
  ].join('\n');
}

/** podman with its own storage of images, containers and volumes. */
export interface ContainerEngine {
  /** Runs podman and returns its output. Rejects with the error message of podman. */
  ask(...args: readonly string[]): Promise<string>;
  /** Runs podman and shows its output in the terminal. Rejects if podman fails. */
  show(...args: readonly string[]): Promise<void>;
  /** Returns the shell command line of a podman command. */
  command(...args: readonly string[]): string;
  environment: Readonly<Record<string, string>>;
  /** Removes all containers, volumes and images, and the storage folder. */
  remove(): Promise<void>;
}

/**
 * Prepares podman with its storage in `folder`. Rejects if podman is not installed. Every podman command
 * after the abort of `signal` rejects.
 */
export async function openContainerEngine(folder: string, signal: AbortSignal): Promise<ContainerEngine> {
  await execFileAsync('podman', ['--version']).catch(() => {
    throw new Error('This needs podman. Debian: apt-get install podman buildah runc debootstrap uidmap');
  });
  await mkdir(folder, { recursive: true });
  const settings = join(folder, 'containers.conf');
  await writeFile(settings, formatPodmanConfiguration(await detectMachineFeatures()));
  const storageOptions = [
    '--root',
    join(folder, 'root'),
    '--runroot',
    join(folder, 'run'),
    '--tmpdir',
    join(folder, 'tmp'),
  ];
  const environment = { CONTAINERS_CONF: settings };
  const runPodman = async (...args: readonly string[]): Promise<string> => {
    const options = { env: { ...process.env, ...environment }, maxBuffer: maxOutputBytes };
    return (await execFileAsync('podman', [...storageOptions, ...args], options)).stdout.trim();
  };
  return {
    async ask(...args) {
      signal.throwIfAborted();
      return runPodman(...args);
    },
    environment,
    command: (...args) => ['podman', ...storageOptions, ...args].join(' '),
    async show(...args) {
      signal.throwIfAborted();
      const code = await runProgramWithOutput('podman', [...storageOptions, ...args], environment);
      if (code !== 0) throw new Error(`podman ${args[0]} ended with ${code}.`);
    },
    async remove() {
      await runPodman('rm', '--all', '--force', '--time', '5');
      await runPodman('volume', 'rm', '--all', '--force');
      await runPodman('rmi', '--all', '--force');
      // Unmounts the overlay folder of podman, because a mounted folder cannot be removed.
      await execFileAsync('umount', [join(folder, 'root/overlay')]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
