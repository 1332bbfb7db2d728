import { execFileSync } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../server/test/archives.ts';
import { findLockfileProblems, judge, readSources, type Sources } from './lockfile.ts';
import { root, toolEnvironment } from './tool.ts';

const entry = 'node_modules/fastify';

const empty = { scripts: {}, dependencies: {}, devDependencies: {}, optionalDependencies: {}, overrides: {} };

/** What is committed, with one entry of the lockfile changed. */
async function withEntry(change: object, folder = entry): Promise<Sources> {
  const sources = await readSources();
  const { packages } = sources.lockfile;
  const changed = { ...packages[entry], link: false, hasInstallScript: false, ...change };
  return { ...sources, lockfile: { lockfileVersion: 3, packages: { ...packages, [folder]: changed } } };
}

test('what is committed has nothing to say, and is not little', async () => {
  const { lockfile, manifests } = await readSources();
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
])('an entry with %s is told', async (_what, change) => {
  const problems = judge(await withEntry(change));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain('fastify');
});

test('an entry below another package is judged too', async () => {
  expect(judge(await withEntry({ integrity: undefined }, 'node_modules/a/node_modules/b'))).toHaveLength(1);
});

test('a lockfile that names nothing is no proof', async () => {
  const sources = await readSources();
  const problems = judge({ ...sources, lockfile: { lockfileVersion: 3, packages: {} } });
  expect(problems).toContain('package-lock.json names no package.');
});

test.each(['^5.0.0', '5', 'latest', '*', 'github:fastify/fastify', 'file:../fastify'])(
  'a dependency on %s is told',
  async (spec) => {
    const sources = await readSources();
    const manifests = new Map([...sources.manifests, ['web/package.json', { ...empty, overrides: { fastify: spec } }]]);
    expect(judge({ ...sources, manifests })).toHaveLength(1);
  },
);

test('a script that npm would pass over is told', async () => {
  const sources = await readSources();
  const manifests = new Map([...sources.manifests, ['web/package.json', { ...empty, scripts: { prestart: 'true' } }]]);
  expect(judge({ ...sources, manifests })).toHaveLength(1);
});

test('a list of known scripts that has grown too long is told', async () => {
  const sources = await readSources();
  const packages = { ...sources.lockfile.packages };
  delete packages['node_modules/@firebase/util'];
  expect(judge({ ...sources, lockfile: { lockfileVersion: 3, packages } })).toHaveLength(1);
});

/** Nothing that an npm around us, the person or the machine has set: the settings of the folder alone. */
const bareEnvironment = (folder: string): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(toolEnvironment).filter(([name]) => !name.toLowerCase().startsWith('npm_'))),
  npm_config_userconfig: join(folder, 'nobody'),
  npm_config_globalconfig: join(folder, 'nowhere'),
  npm_config_cache: join(folder, 'cache'),
});

test('npm runs no install script under our settings, and would without them', async () => {
  const folder = await newFolder();
  const install = async (npmrc: string): Promise<boolean> => {
    await writeFile(join(folder, '.npmrc'), npmrc);
    await rm(join(folder, 'it-ran'), { force: true });
    const env = bareEnvironment(folder);
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder, env });
    return stat(join(folder, 'it-ran')).then(
      () => true,
      () => false,
    );
  };
  await writeFile(join(folder, 'package.json'), '{ "private": true, "scripts": { "postinstall": "touch it-ran" } }');
  const ours = await readFile(join(root, '.npmrc'), 'utf8');
  expect(judge({ ...(await readSources()), npmrc: '' })).toEqual(['.npmrc lets install scripts run.']);
  expect(await install(ours)).toBe(false);
  expect(await install('')).toBe(true);
});
