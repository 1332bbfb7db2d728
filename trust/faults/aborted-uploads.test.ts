import { readdir } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { createDrawing } from '../../server/test/drawings.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { listStoredFiles } from '../../server/test/stored-files.ts';
import { printCounts } from '../figures.ts';
import { chooseRunCount } from '../tier.ts';
import { abortUploads } from './abort-uploads.ts';

const abortCount = chooseRunCount({ quick: 20, full: 200 });

const countOpenDescriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

test.runIf(process.platform === 'linux')(
  `${abortCount} aborted image uploads leave no open file descriptor, no stored file and no item`,
  async () => {
    const app = await startAppForTest();
    const ana = await signUpPerson(app, 'Ana');
    const before = await countOpenDescriptors();
    await abortUploads({ origin: app.origin, person: ana, image: await createDrawing('png', 400, 300) }, abortCount);
    await vi.waitFor(async () => expect(await countOpenDescriptors()).toBeLessThanOrEqual(before), { timeout: 30_000 });
    expect(await listStoredFiles(app)).toEqual([]);
    const { rows } = await app.db.pool.query('select from pictures');
    expect(rows).toEqual([]);
    const lists = await ana.does(calls.listWishlists);
    expect(lists.map(({ item_count: count }) => count)).toEqual([0]);
    printCounts({
      suite: 'faults: upload aborted',
      counts: { aborts: abortCount, files: 0, descriptors: 0 },
    });
  },
);
