import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { EnvironmentVariables } from '../config/variables.ts';

const repositoryRootUrl = new URL('../../../', import.meta.url);
const limitsPageText = readFileSync(new URL('docs/limits.md', repositoryRootUrl), 'utf8');

interface Row {
  limit: string;
  setting: string;
  tests: string[];
}

const settingRows: Row[] = limitsPageText
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:resource|-)/.test(line))
  .map((line) => {
    const [, , limit = '', setting = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { limit, setting: setting.replaceAll('`', ''), tests };
  });

const compareBySetting = (a: { setting: string }, b: { setting: string }): number => a.setting.localeCompare(b.setting);

test('docs/limits.md lists every LIMIT_ variable with its default', () => {
  const defaults = Object.entries(parse(EnvironmentVariables, {}))
    .filter(([name]) => name.startsWith('LIMIT_'))
    .map(([name, value]) => ({ setting: name, limit: JSON.stringify(value) }));
  const documented = settingRows
    .filter(({ setting }) => setting !== '')
    .map(({ setting, limit }) => ({ setting, limit }));
  expect(documented.toSorted(compareBySetting)).toEqual(defaults.toSorted(compareBySetting));
});

test('each limit in docs/limits.md has an existing test file', () => {
  const missing = settingRows.filter(
    ({ tests }) => tests.length === 0 || tests.some((file) => !existsSync(new URL(file, repositoryRootUrl))),
  );
  expect(missing).toEqual([]);
});
