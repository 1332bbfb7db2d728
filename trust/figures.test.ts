import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from '../server/test/archives.ts';
import { appendCountsToFile, parseCountsFile } from './figures.ts';

test('parseCountsFile returns the counts that appendCountsToFile wrote to the file FIGURES_FILE', async () => {
  const folder = await createTemporaryFolder();
  vi.stubEnv('FIGURES_FILE', join(folder, 'figures'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await appendCountsToFile({ suite: 'races', counts: { contests: 8, 'two winners': 0 }, seed: 7 });
  await appendCountsToFile({ suite: 'faults', counts: { kills: 2 } });
  expect(parseCountsFile(await readFile(join(folder, 'figures'), 'utf8'))).toEqual([
    { suite: 'races', counts: { contests: 8, 'two winners': 0 }, seed: 7 },
    { suite: 'faults', counts: { kills: 2 } },
  ]);
});
