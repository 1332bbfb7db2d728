import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Variables } from '../config/variables.ts';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/limits.md', root), 'utf8');

interface Row {
  limit: string;
  setting: string;
  tests: string[];
}

/** Every row of the page's tables except their heads. */
const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:resource|-)/.test(line))
  .map((line) => {
    const [, , limit = '', setting = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { limit, setting: setting.replaceAll('`', ''), tests };
  });

const bySetting = (a: { setting: string }, b: { setting: string }): number => a.setting.localeCompare(b.setting);

test('every LIMIT_ variable stands in docs/limits.md with its default', () => {
  const defaults = Object.entries(parse(Variables, {}))
    .filter(([name]) => name.startsWith('LIMIT_'))
    .map(([name, value]) => ({ setting: name, limit: JSON.stringify(value) }));
  const documented = rows.filter(({ setting }) => setting !== '').map(({ setting, limit }) => ({ setting, limit }));
  expect(documented.toSorted(bySetting)).toEqual(defaults.toSorted(bySetting));
});

test('every limit of docs/limits.md names a test that exists', () => {
  const missing = rows.filter(
    ({ tests }) => tests.length === 0 || tests.some((file) => !existsSync(new URL(file, root))),
  );
  expect(missing).toEqual([]);
});
