import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { createNoisyDrawing } from '../../server/test/drawings.ts';
import { addItem, createItemFormData } from '../../server/test/items.ts';
import { signUpPerson, type Reply } from '../../server/test/person.ts';
import { listStoredFiles } from '../../server/test/stored-files.ts';
import { printCounts } from '../figures.ts';
import { canMachineRunTest } from './skipped.ts';

const uploadCount = 50;

test.runIf(canMachineRunTest('uploads to a full disk', 'root'))(
  'an upload to a full disk gets 503 and leaves no file; an upload succeeds once there is space again',
  async () => {
    const app = await startAppForTest();
    for (const name of await listStoredFiles(app)) throw new Error(`There is already ${name}`);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', app.imageFolder]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', app.imageFolder]));
    await mkdir(join(app.imageFolder, 'incoming'));
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const image = new Blob([await createNoisyDrawing(400, 300)]);
    const upload = (): Promise<Reply> =>
      ana.tries(calls.addItem, { params: { id }, form: createItemFormData({ name: 'Mug' }, image) });

    const replies: Reply[] = [];
    for (let at = 0; at < uploadCount; at += 1) replies.push(await upload());
    const storedReplies = replies.filter(({ status }) => status === 201);
    const refusedReplies = replies.filter(({ status, headers }) => status === 503 && headers.has('retry-after'));
    expect(refusedReplies.length).toBeGreaterThan(0);
    expect(storedReplies.length + refusedReplies.length).toBe(uploadCount);
    // The server stores two files per image: in full size and in card size.
    expect(await listStoredFiles(app)).toHaveLength(storedReplies.length * 2);
    const { rows } = await app.db.pool.query<{ count: number }>(
      'select count(*) as count from pictures where attached',
    );
    expect(rows[0]?.count).toBe(storedReplies.length);
    await addItem(ana, id, 'Needs no room');

    execFileSync('mount', ['-o', 'remount,size=20m', app.imageFolder]);
    expect(await upload()).toMatchObject({ status: 201 });
    printCounts({
      suite: 'faults: disk full',
      counts: { uploads: uploadCount, taken: storedReplies.length, refused: refusedReplies.length },
    });
  },
);
