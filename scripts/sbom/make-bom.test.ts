import { expect, test } from 'vitest';
import { nameOf, readSources } from '../checks/lockfile.ts';
import { compare, makeBom } from './make-bom.ts';

test('the bill lists what the lockfile can install, each once, with its digest', async () => {
  const { bom, count } = await makeBom();
  const document: unknown = JSON.parse(bom);
  expect(document).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'wishwell' } } });
  expect(document).toHaveProperty('components.length', count);
  const { lockfile } = await readSources();
  const folders = Object.entries(lockfile.packages).filter(([folder]) => folder.includes('node_modules/'));
  // One version of one package may lie in several folders.
  expect(count).toBe(new Set(folders.map(([folder, { version }]) => `${nameOf(folder)}@${version}`)).size);
});

const component = {
  'bom-ref': '@a/b@1.0.0',
  type: 'library' as const,
  name: 'b',
  version: '1.0.0',
  purl: 'pkg:npm/%40a/b@1.0.0',
  hashes: [{ alg: 'SHA-512', content: '00ff' }],
};
const locked = { version: '1.0.0', integrity: 'sha512-AP8=', link: false, hasInstallScript: false };

test('a bill that agrees with the lockfile is fine', () => {
  expect(compare([component], { lockfileVersion: 3, packages: { 'node_modules/@a/b': locked } })).toEqual([]);
});

test.each([
  ['node_modules/c', locked, 2],
  ['node_modules/@a/b', { ...locked, version: '1.0.1' }, 2],
  ['node_modules/@a/b', { ...locked, integrity: 'sha512-AAA=' }, 1],
])('a bill beside another lockfile is told: %s %o', (folder, entry, problems) => {
  expect(compare([component], { lockfileVersion: 3, packages: { [folder]: entry } })).toHaveLength(problems);
});

test('an empty lockfile is no proof', () => {
  expect(compare([], { lockfileVersion: 3, packages: {} })).toHaveLength(1);
});
