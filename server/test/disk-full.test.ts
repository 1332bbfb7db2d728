import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { createNoisyDrawing } from './drawings.ts';
import { addItem, sendItemWithImage } from './items.ts';
import { signUpPerson, type Reply } from './person.ts';
import { listStoredFiles } from './stored-files.ts';

// Runs only as root, because only root may mount the small file system that the test fills.
test.runIf(process.getuid?.() === 0)(
  'an upload to a full disk gets 503 and leaves no file; an upload succeeds once there is space again',
  async () => {
    const app = await startAppForTest();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', app.imageFolder]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', app.imageFolder]));
    await mkdir(join(app.imageFolder, 'incoming'));
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const image = await createNoisyDrawing(400, 300);
    const upload = (): Promise<Reply> => sendItemWithImage(ana, id, image);

    const replies: Reply[] = [];
    for (let at = 0; at < 20; at += 1) replies.push(await upload());
    const storedCount = replies.filter(({ status }) => status === 201).length;
    const refused = replies.filter(({ status, headers }) => status === 503 && headers.has('retry-after'));
    expect(refused.length).toBeGreaterThan(0);
    expect(storedCount + refused.length).toBe(replies.length);
    // Each image has two files: full size and card size.
    expect(await listStoredFiles(app)).toHaveLength(storedCount * 2);
    await addItem(ana, id, 'Needs no room');

    execFileSync('mount', ['-o', 'remount,size=20m', app.imageFolder]);
    expect(await upload()).toMatchObject({ status: 201 });
  },
);
