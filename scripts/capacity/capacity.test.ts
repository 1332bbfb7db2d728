import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { assumed, calls, measured } from './figures.ts';
import { page, summary } from './page.ts';
import { planFor, postgresOf, rounded } from './plan.ts';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
const folded = (text: string): string => text.replaceAll(/\s+/g, ' ');

it('docs/capacity.md is what the arithmetic gives', async () => {
  const { code } = await format('capacity.md', page(), { printWidth: 120, singleQuote: true });
  await expect(code).toMatchFileSnapshot('../../docs/capacity.md');
});

it('docs/scaling.md says the same', async () => {
  expect(folded(await read('../../docs/scaling.md'))).toContain(folded(summary));
});

it('the figures are those of bench/README.md', async () => {
  const bench = await read('../../bench/README.md');
  const rows = folded(bench);
  for (const { name, cpu, rate } of calls) {
    if (rate !== undefined)
      expect(rows).toContain(`| ${name.replace(', or', ', then')} | ${rate.toLocaleString('en-US')} |`);
    if (rate !== undefined)
      expect(rows).toMatch(new RegExp(`${rate.toLocaleString('en-US')} .{0,20}\\| ${cpu.toFixed(2)} \\|`));
  }
  expect(bench).toContain(`${measured.kbPerPerson.value} kB of disk each`);
  expect(bench).toContain(`took ${measured.mbPerProcess.value} MB`);
  expect(bench).toContain(`at most ${measured.growth.value} times`);
});

it('the parts of a call are never more than the call', () => {
  for (const call of calls) expect(postgresOf(call)).toBeLessThanOrEqual(call.cpu);
});

it('computes by hand what it computes', () => {
  const perDay = 1_000_000 * assumed.dailyActive.value * assumed.season.value;
  const { requests, databaseGb, pictureGb, connections, processes } = planFor(1_000_000);
  // 400,000 people, 30 calls each, 12 % of them in 3,600 seconds.
  expect(perDay).toBe(400_000);
  expect(requests).toBeCloseTo(400);
  expect(databaseGb).toBeCloseTo(15.4);
  expect(pictureGb).toBeCloseTo(240);
  expect(connections).toBe(processes * 18);
  expect(planFor(10_000_000).requests).toBeCloseTo(4000);
  expect([rounded(1234), rounded(0.0567), rounded(15.4)]).toEqual(['1,200', '0.06', '15']);
});
