import { expect, it, vi } from 'vitest';
import { assertTrue, runSteps } from './steps.ts';

it('runSteps runs all steps, prints their results and returns the titles of the failed steps', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const tally = await runSteps([
    { title: 'holds', run: async () => '3 of 3' },
    { title: 'does not', run: async () => assertTrue(false, 'one is missing') },
    { title: 'holds as well', run: async () => assertTrue(true, 'never lines') },
  ]);
  log.mockRestore();
  expect(tally).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ['does not'] });
  expect(lines).toEqual(['✓ holds (3 of 3)', '✗ does not\n  one is missing', '✓ holds as well']);
});
