import { execFileSync } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import {
  findLockfileProblems,
  findInstallationProblems,
  readInstallationSources,
  type InstallationSources,
} from './lockfile.ts';
import { repositoryRoot, toolEnvironment } from './tool.ts';

const fastifyFolder = 'node_modules/fastify';

const emptyManifest = { scripts: {}, dependencies: {}, devDependencies: {}, optionalDependencies: {}, overrides: {} };

/** Returns the committed files with one changed lockfile entry: that of fastify, or a new one in `folder`. */
async function readSourcesWithEntry(change: object, folder = fastifyFolder): Promise<InstallationSources> {
  const sources = await readInstallationSources();
  const { packages } = sources.lockfile;
  const changed = { ...packages[fastifyFolder], link: false, hasInstallScript: false, ...change };
  return { ...sources, lockfile: { lockfileVersion: 3, packages: { ...packages, [folder]: changed } } };
}

test('findLockfileProblems finds no problem in the committed lockfile and package.json files', async () => {
  const { lockfile, manifests } = await readInstallationSources();
  expect(await findLockfileProblems()).toEqual([]);
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500);
  expect([...manifests.keys()].toSorted()).toEqual([
    'contract/package.json',
    'package.json',
    'server/package.json',
    'text/package.json',
    'web/package.json',
  ]);
});

test.each([
  ['no digest', { integrity: undefined }],
  ['an old digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['a range', { version: '^5.0.0' }],
  ['a repository', { resolved: 'git+ssh://git@github.com/fastify/fastify.git#abc' }],
  ['a folder elsewhere', { link: true, resolved: 'file:../fastify', integrity: undefined }],
  ['another registry', { resolved: 'https://registry.example.org/fastify.tgz' }],
  ['a script', { hasInstallScript: true }],
])('findProblems reports a lockfile entry with %s', async (_what, change) => {
  const problems = findInstallationProblems(await readSourcesWithEntry(change));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain('fastify');
});

test('findProblems reports a nested package without a digest', async () => {
  expect(
    findInstallationProblems(await readSourcesWithEntry({ integrity: undefined }, 'node_modules/a/node_modules/b')),
  ).toHaveLength(1);
});

test('findProblems reports a lockfile without packages', async () => {
  const sources = await readInstallationSources();
  const problems = findInstallationProblems({ ...sources, lockfile: { lockfileVersion: 3, packages: {} } });
  expect(problems).toContain('package-lock.json names no package.');
});

test.each(['^5.0.0', '5', 'latest', '*', 'github:fastify/fastify', 'file:../fastify'])(
  'findProblems reports a dependency on the version %s, which is not exact',
  async (spec) => {
    const sources = await readInstallationSources();
    const manifests = new Map([
      ...sources.manifests,
      ['web/package.json', { ...emptyManifest, overrides: { fastify: spec } }],
    ]);
    expect(findInstallationProblems({ ...sources, manifests })).toHaveLength(1);
  },
);

test('findProblems reports a script prestart or postbuild in package.json, because npm would not run it', async () => {
  const sources = await readInstallationSources();
  const manifests = new Map([
    ...sources.manifests,
    ['web/package.json', { ...emptyManifest, scripts: { prestart: 'true' } }],
  ]);
  expect(findInstallationProblems({ ...sources, manifests })).toHaveLength(1);
});

test('findProblems reports a package in reviewedScripts that has no install script any more', async () => {
  const sources = await readInstallationSources();
  const packages = { ...sources.lockfile.packages };
  delete packages['node_modules/@firebase/util'];
  expect(findInstallationProblems({ ...sources, lockfile: { lockfileVersion: 3, packages } })).toHaveLength(1);
});

/**
 * Returns an environment without npm settings of the user, the machine and a surrounding npm command. npm
 * then reads only the .npmrc in `folder`.
 */
const createEnvironmentWithoutNpmSettings = (folder: string): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(toolEnvironment).filter(([name]) => !name.toLowerCase().startsWith('npm_'))),
  npm_config_userconfig: join(folder, 'nobody'),
  npm_config_globalconfig: join(folder, 'nowhere'),
  npm_config_cache: join(folder, 'cache'),
});

test('with the .npmrc of this repository, npm install runs no install script; without it, it does', async () => {
  const folder = await createTemporaryFolder();
  const install = async (npmrc: string): Promise<boolean> => {
    await writeFile(join(folder, '.npmrc'), npmrc);
    await rm(join(folder, 'it-ran'), { force: true });
    const env = createEnvironmentWithoutNpmSettings(folder);
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder, env });
    return stat(join(folder, 'it-ran')).then(
      () => true,
      () => false,
    );
  };
  await writeFile(join(folder, 'package.json'), '{ "private": true, "scripts": { "postinstall": "touch it-ran" } }');
  const ours = await readFile(join(repositoryRoot, '.npmrc'), 'utf8');
  expect(findInstallationProblems({ ...(await readInstallationSources()), npmrc: '' })).toEqual([
    '.npmrc allows install scripts: set ignore-scripts=true.',
  ]);
  expect(await install(ours)).toBe(false);
  expect(await install('')).toBe(true);
});
