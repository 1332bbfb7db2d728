import { expect, test } from 'vitest';
import { readWishes } from './command.ts';
import { missingSentence } from './programs.ts';

test('without a word the replication is synchronous and the primary is lost five times', () => {
  expect(readWishes([])).toEqual({ synchronous: true, rounds: 5, mishap: 'lost' });
  expect(readWishes(['--asynchronous', '--rounds=2'])).toEqual({ synchronous: false, rounds: 2, mishap: 'lost' });
});

test('what happens to the primary can be chosen', () => {
  expect(readWishes(['--mishap=crash'])).toMatchObject({ mishap: 'crash' });
  expect(() => readWishes(['--mishap=flood'])).toThrow('--mishap takes one of lost, crash, hang, switch, store.');
});

test.each([[['--rounds=0']], [['--rounds=many']], [['--fast']], [['--mishap=toString']], [['twice']]])(
  '%j is refused with a sentence',
  (args) => {
    expect(() => readWishes(args)).toThrow(/\w+/);
  },
);

test('who lacks packages is told what to type', () => {
  expect(missingSentence(['patroni', 'haproxy'])).toContain('apt-get install --no-install-recommends patroni haproxy');
});
