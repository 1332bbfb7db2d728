import { expect, it } from 'vitest';
import { evaluateRequestCounts, parseRequestCounts } from './counts.ts';

it('evaluateRequestCounts adds up the requests of each process over all installations', () => {
  expect(evaluateRequestCounts(parseRequestCounts('[10,12,9]\n[1,2,3]\n'))).toEqual({
    served: [11, 14, 12],
    complaint: undefined,
  });
});

it.each([
  ['one process got almost no requests', '[100,100,5]\n'],
  ['there were no requests', '[0,0,0]\n'],
  ['the file is empty', ''],
])('evaluateRequestCounts returns a complaint if %s', (_what, text) => {
  expect(evaluateRequestCounts(parseRequestCounts(text)).complaint).toBe('Requests were not spread over all processes');
});
