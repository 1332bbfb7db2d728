import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../scripts/checks/tool.ts';
import { nodeFlags } from '../server/src/process/node-flags.ts';
import { shutdownTimeoutMs } from '../server/src/process/run-server.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const listMatches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const settingPattern = /\b([A-Z][A-Z0-9_]+)=/g;
/** Returns the lines of a file that match `pattern`, such as `ENV` lines of a Dockerfile. */
const selectLines = (path: string, pattern: RegExp): string =>
  read(path)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('\n');

test('.env.example contains every setting that Dockerfile, compose.yaml, systemd and Kubernetes use', () => {
  const documentedNames = new Set(listMatches(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]*)=/gm));
  const [app = ''] = read('compose.yaml').split('\n  postgres:');
  const names = [
    ...listMatches(selectLines('Dockerfile', /^ENV /), settingPattern),
    ...listMatches(app, /^ {6}([A-Z][A-Z0-9_]+): /gm),
    ...listMatches(selectLines('ops/systemd/wishwell@.service', /^Environment=/), settingPattern),
    ...listMatches(read('ops/systemd/environment.example'), /^#? ?([A-Z][A-Z0-9_]*)=/gm),
    ...listMatches(read('ops/kubernetes/kustomization.yaml'), settingPattern),
    ...listMatches(read('ops/kubernetes/secret.example.yaml'), /^ {2}([A-Z][A-Z0-9_]+): /gm),
  ].filter((name) => !name.startsWith('MALLOC_'));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !documentedNames.has(name))).toEqual([]);
});

test('Dockerfile, systemd and npm start run the server with the same Node flags', () => {
  const command = `${nodeFlags.join(' ')} server/src/main.ts`;
  expect(read('Dockerfile').replaceAll('", "', ' ')).toContain(command);
  for (const path of [...globSync('ops/systemd/*.service', { cwd: repositoryRoot }), 'package.json'])
    expect(read(path)).toContain(command);
});

const findNumber = (path: string, pattern: RegExp): number => Number(pattern.exec(read(path))?.[1]);

test('Kubernetes, compose.yaml and systemd give the server more time to stop than its own stop timeout', () => {
  const seconds = shutdownTimeoutMs / 1000;
  expect(findNumber('ops/kubernetes/deployment.yaml', /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(
    seconds + 5,
  );
  expect(findNumber('compose.yaml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(seconds);
  expect(findNumber('ops/systemd/wishwell@.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(seconds);
});
