import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../server/test/archives.ts';
import { keepFigures, readFigures } from './figures.ts';

test('figures are read as they were kept, one suite a line', async () => {
  const folder = await newFolder();
  vi.stubEnv('FIGURES_FILE', join(folder, 'figures'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await keepFigures({ suite: 'races', counts: { contests: 8, 'two winners': 0 }, seed: 7 });
  await keepFigures({ suite: 'faults', counts: { kills: 2 } });
  expect(readFigures(await readFile(join(folder, 'figures'), 'utf8'))).toEqual([
    { suite: 'races', counts: { contests: 8, 'two winners': 0 }, seed: 7 },
    { suite: 'faults', counts: { kills: 2 } },
  ]);
});
