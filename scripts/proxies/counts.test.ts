import { expect, it } from 'vitest';
import { judgeCounts, readCounts } from './counts.ts';

it('what each process answered is added up over all installations', () => {
  expect(judgeCounts(readCounts('[10,12,9]\n[1,2,3]\n'))).toEqual({ served: [11, 14, 12], complaint: undefined });
});

it.each([
  ['one process had next to nothing to do', '[100,100,5]\n'],
  ['nobody asked anything', '[0,0,0]\n'],
  ['nothing was served at all', ''],
])('a run fails when %s', (_what, text) => {
  expect(judgeCounts(readCounts(text)).complaint).toBe('Requests were not spread over all processes');
});
