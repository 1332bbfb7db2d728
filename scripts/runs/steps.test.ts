import { expect, it, vi } from 'vitest';
import { demand, runSteps } from './steps.ts';

it('steps are run to the last, and those that failed are named', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const tally = await runSteps([
    { title: 'holds', run: async () => '3 of 3' },
    { title: 'does not', run: async () => demand(false, 'one is missing') },
    { title: 'holds as well', run: async () => demand(true, 'never said') },
  ]);
  log.mockRestore();
  expect(tally).toEqual({ passed: 2, failed: 1, skipped: 0, failures: ['does not'] });
  expect(said).toEqual(['✓ holds (3 of 3)', '✗ does not\n  one is missing', '✓ holds as well']);
});
