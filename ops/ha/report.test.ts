import { expect, test } from 'vitest';
import { gapOf, longestGap, newLedger } from './ledger.ts';
import { judge, tableOf } from './report.ts';
import type { Round } from './round.ts';

const good: Round = {
  from: 'node1',
  to: 'node2',
  gapMs: 9_420,
  acknowledged: 1_000,
  lost: 0,
  doubled: 0,
  settled: 8,
  alreadyMade: 3,
  refused: 40,
  dropped: 2,
  isTakenOver: true,
  faults: [],
  wholeMs: 8_000,
};

test('a run in which nothing was lost passes, with its figures', () => {
  expect(judge([good, good], true, [])).toEqual({
    passed: true,
    sentence:
      'Passed: 2 rounds, 2000 writes acknowledged, 0 lost; 16 without an answer settled by repeating them, none twice; longest gap 9.4 s.',
  });
});

test.each<[string, Partial<Round>, string]>([
  ['an acknowledged write is lost', { lost: 1 }, '1 acknowledged writes were lost'],
  ['a creation is there twice', { doubled: 1 }, '1 creations are there twice'],
  ['nobody could write for too long', { gapMs: 15_001 }, '1 gaps were longer than 15.0 s'],
  ['another node took over for nothing', { isTakenOver: false }, 'another node took over'],
  ['the lost node went on', { to: 'node1' }, 'no other node took over'],
  ['an answer was no refusal', { faults: ['500 Oh'] }, '1 answers were faults, the first: 500 Oh'],
])('it fails when %s', (_when, change, problem) => {
  expect(judge([good, { ...good, ...change }], true, [])).toEqual({ passed: false, sentence: `Failed: ${problem}.` });
});

test('it fails when the database holds what it never must', () => {
  expect(judge([good], true, ['two givers'])).toEqual({
    passed: false,
    sentence: 'Failed: the database holds two givers.',
  });
});

test('the control passes when writes are lost, and proves nothing when none are', () => {
  expect(judge([good, { ...good, lost: 7, faults: ['404'] }], false, [])).toMatchObject({ passed: true });
  expect(judge([good], false, [])).toEqual({
    passed: false,
    sentence: 'Without synchronous replication nothing is lost either: the test proves nothing.',
  });
});

test('the table has a line for each round', () => {
  const [head, ...lines] = tableOf([good, good]).split('\n');
  expect(head?.trim()).toMatch(/^round +primary/);
  expect(lines.map((line) => line.trim().split(/ +/).slice(0, 6))).toEqual([
    ['1', 'node1', 'node2', '9.4', 's', '1000'],
    ['2', 'node1', 'node2', '9.4', 's', '1000'],
  ]);
});

test('a gap is the longest time without an acknowledged write, of the process that was worse off', () => {
  expect(longestGap([100, 200, 900, 950], 0, 1_000)).toBe(700);
  expect(longestGap([100, 2_000], 0, 1_000)).toBe(900);
  expect(longestGap([], 0, 1_000)).toBe(1_000);
  expect(
    gapOf(
      {
        ...newLedger(2),
        acknowledgedAt: [
          [100, 900],
          [50, 400, 800],
        ],
      },
      0,
      1_000,
    ),
  ).toBe(800);
});
