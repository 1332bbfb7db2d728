import { execFileSync } from 'node:child_process';
import { cp, lstat, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { StartFailure } from '../process/start-failure.ts';
import { chooseSystemAccountForPostgres } from './account.ts';
import { findBinaries, findBinariesPackage, findBinariesInFolder } from './binaries.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Copies the npm package of PostgreSQL without symbolic links, as if install scripts had not run. */
async function copyWithoutLinks(packageDir: string): Promise<void> {
  await cp(findBinariesPackage(), packageDir, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
}

test('findBinaries creates symbolic links that are missing if npm has not run install scripts', async () => {
  const packageDir = join(folder, 'package');
  await copyWithoutLinks(packageDir);
  const account = undefined;
  const binaries = await findBinaries({ packageDir, copiesDir: join(folder, 'copies'), account });
  expect(execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })).toMatch(/^postgres \(PostgreSQL\) 18\./);
  expect(binaries.postgres.startsWith(packageDir)).toBe(true);
  if (process.platform === 'linux')
    expect(await readlink(join(packageDir, 'native/lib/libpq.so.5'))).toMatch(/^libpq\.so/);
});

test.runIf(process.getuid?.() === 0)(
  'findBinaries copies the npm package, and only once, if only root can enter the package folder',
  async () => {
    const rootOnlyDir = await mkdtemp('/tmp/wishwell-test-closed-');
    const copiesDir = folder;
    execFileSync('chmod', ['0755', copiesDir]);
    const packageDir = join(rootOnlyDir, 'package');
    await copyWithoutLinks(packageDir);
    const account = await chooseSystemAccountForPostgres('/nonexistent');
    const binaries = await findBinaries({ packageDir, copiesDir, account });
    expect(binaries.postgres.startsWith(copiesDir)).toBe(true);
    const initdbVersion = execFileSync(binaries.initdb, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
    expect(initdbVersion).toContain('18.');
    const { ino } = await lstat(binaries.initdb);
    await findBinaries({ packageDir, copiesDir, account });
    expect((await lstat(binaries.initdb)).ino).toBe(ino);
    await rm(rootOnlyDir, { recursive: true });
  },
);

const findInstalled = (): unknown => findBinariesInFolder(folder, undefined);

async function writeProgram(name: string, version: string): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`, { mode: 0o755 });
}

describe('findBinariesInFolder', () => {
  it('findBinariesInFolder throws a StartFailure for a folder without initdb or postgres', async () => {
    const reason = `POSTGRES_BIN must hold initdb and postgres, and ${folder}/initdb does not run (spawnSync ${folder}/initdb ENOENT).`;
    expect(findInstalled).toThrow(new StartFailure(reason));
    await writeProgram('initdb', '18.4');
    expect(findInstalled).toThrow(`${folder}/postgres does not run (spawnSync ${folder}/postgres ENOENT).`);
  });

  it('findBinariesInFolder throws a StartFailure for a major version of PostgreSQL other than 18', async () => {
    await writeProgram('initdb', '18.4');
    for (const version of ['15.14 (Debian 15.14-0+deb12u1)', '17.6', '18beta2', '180.1']) {
      await writeProgram('postgres', version);
      const reason = `POSTGRES_BIN must hold PostgreSQL 18, and ${folder}/postgres is postgres (PostgreSQL) ${version}.`;
      expect(findInstalled).toThrow(new StartFailure(reason));
    }
  });

  it('findBinariesInFolder accepts every minor version of PostgreSQL 18', async () => {
    await writeProgram('initdb', '18.1 (Debian 18.1-1.pgdg13+2)');
    await writeProgram('postgres', '18.1 (Debian 18.1-1.pgdg13+2)');
    expect(findInstalled()).toEqual({ initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') });
  });
});
