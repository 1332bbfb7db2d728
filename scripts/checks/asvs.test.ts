import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compare, findAsvsProblems, type Judgement, judgementsIn, sumsIn } from './asvs.ts';
import { root } from './tool.ts';

const page = await readFile(join(root, 'docs/asvs.md'), 'utf8');
const judged = judgementsIn(page);
const none = new Set<string>();

/** The page with one of its judgements made otherwise. */
const withChange = (id: string, change: Partial<Judgement>): Judgement[] =>
  judged.map((one) => (one.id === id ? { ...one, ...change } : one));

test('the page judges all of both levels, and its sums are right', async () => {
  expect(await findAsvsProblems()).toEqual([]);
  expect(judged).toHaveLength(253);
  expect(sumsIn(page).get('both')?.[0]).toBe(253);
});

test('an id that is missing, stands twice or is none is told', () => {
  expect(compare(judged.slice(1), none, sumsIn(page))).toContain('docs/asvs.md says nothing of 1.1.1.');
  expect(compare([...judged, ...judged.slice(0, 1)], none, sumsIn(page))[0]).toContain('1.1.1 twice');
  const invented = withChange('1.1.1', { id: '99.1.1' });
  expect(compare(invented, none, sumsIn(page)).join('\n')).toContain('99.1.1 is of level none');
});

test.each([
  ['a file that is gone', { files: ['server/test/gone.test.ts'] }, 'not there'],
  ['nothing that shows it', { files: [] }, 'nothing shows it'],
  ['another level', { level: '1' }, 'is of level 2'],
  ['a word that means nothing', { state: 'mostly met' }, 'means nothing'],
])('a judgement with %s is told', (_what, change, sentence) => {
  const gone = new Set(['server/test/gone.test.ts']);
  expect(compare(withChange('2.3.4', change), gone, sumsIn(page))[0]).toContain(sentence);
});

test('what is not met without a reason is told, and a sum that is wrong', () => {
  expect(compare(withChange('6.2.1', { reason: '' }), none, sumsIn(page))).toHaveLength(1);
  const sums = new Map([...sumsIn(page), ['both', [253, 253, 253, 0, 0, 0]]]);
  expect(compare(judged, none, sums)).toEqual([expect.stringContaining('the sums of level both')]);
});

test('a page without sums is no proof', () => {
  expect(compare(judged, none, new Map())).toHaveLength(3);
});
