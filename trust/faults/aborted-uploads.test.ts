import { readdir } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { drawing } from '../../server/test/drawings.ts';
import { signedIn } from '../../server/test/person.ts';
import { storedFiles } from '../../server/test/stored-files.ts';
import { keepFigures } from '../figures.ts';
import { howMany } from '../tier.ts';
import { abortUploads } from './abort-uploads.ts';

const aborts = howMany({ quick: 100, full: 500 });

const openDescriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

test.runIf(process.platform === 'linux')(
  `${aborts} clients that go in the middle of an upload leave nothing open and nothing stored`,
  async () => {
    const app = await startAppForTest();
    const ana = await signedIn(app, 'Ana');
    const before = await openDescriptors();
    await abortUploads({ origin: app.origin, person: ana, picture: await drawing('png', 400, 300) }, aborts);
    await vi.waitFor(async () => expect(await openDescriptors()).toBeLessThanOrEqual(before), { timeout: 30_000 });
    expect(await storedFiles(app)).toEqual([]);
    const { rows } = await app.db.pool.query('select from pictures');
    expect(rows).toEqual([]);
    const lists = await ana.does(calls.listWishlists);
    expect(lists.map(({ item_count: count }) => count)).toEqual([0]);
    await keepFigures({ suite: 'faults: upload aborted', counts: { aborts, files: 0, descriptors: 0 } });
  },
);
