import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { noisyDrawing } from '../../server/test/drawings.ts';
import { addItem, itemForm } from '../../server/test/items.ts';
import { signedIn, type Reply } from '../../server/test/person.ts';
import { storedFiles } from '../../server/test/stored-files.ts';
import { keepFigures } from '../figures.ts';
import { runsHere } from './skipped.ts';

const uploads = 50;

test.runIf(runsHere('the disk that is full', 'root'))(
  'a full disk refuses pictures, keeps no half of one, and takes them again once there is room',
  async () => {
    const app = await startAppForTest();
    for (const name of await storedFiles(app)) throw new Error(`There is already ${name}`);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', app.imageFolder]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', app.imageFolder]));
    await mkdir(join(app.imageFolder, 'incoming'));
    const ana = await signedIn(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const picture = new Blob([await noisyDrawing(400, 300)]);
    const upload = (): Promise<Reply> =>
      ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, picture) });

    const replies: Reply[] = [];
    for (let at = 0; at < uploads; at += 1) replies.push(await upload());
    const taken = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ status, headers }) => status === 503 && headers.has('retry-after'));
    expect(refused.length).toBeGreaterThan(0);
    expect(taken.length + refused.length).toBe(uploads);
    // Two files a picture: the whole and the card.
    expect(await storedFiles(app)).toHaveLength(taken.length * 2);
    const { rows } = await app.db.pool.query<{ count: number }>(
      'select count(*) as count from pictures where attached',
    );
    expect(rows[0]?.count).toBe(taken.length);
    await addItem(ana, id, 'Needs no room');

    execFileSync('mount', ['-o', 'remount,size=20m', app.imageFolder]);
    expect(await upload()).toMatchObject({ status: 201 });
    await keepFigures({
      suite: 'faults: disk full',
      counts: { uploads, taken: taken.length, refused: refused.length },
    });
  },
);
