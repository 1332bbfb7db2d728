import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { signInWithCredentials } from '../../server/test/identity-calls.ts';
import { signUpIdentity, createVisitor } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { printCounts } from '../figures.ts';
import { canMachineRunTest, createFakeClockEnvironment } from './skipped.ts';

const clockJumps = [
  { offset: '+30d', what: 'a month ahead', bearers: [401] },
  { offset: '+0', what: 'back again', bearers: [200] },
  { offset: '-1h', what: 'an hour behind', bearers: [200, 401] },
  { offset: '+4200d', what: 'beyond 2038', bearers: [401] },
] as const;

test.runIf(canMachineRunTest('jumps of the system clock', 'faketime'))(
  'after each jump of the system clock, people can sign in and create lists',
  async () => {
    const dataDir = await createTemporaryFolder();
    const clockFile = join(dataDir, 'clock');
    await writeFile(clockFile, '+0');
    const server = startServerProcess({ DATA_DIR: dataDir, ...createFakeClockEnvironment(clockFile) });
    onTestFinished(async () => void (await server.stop()));
    const origin = await server.ready;
    const { email, bearer, uid } = await signUpIdentity({ origin }, { name: 'Ana' });
    await createVisitor({ origin }, bearer).does(calls.createUser, { body: { firebase_uid: uid, email } });
    const credentials = { email, password: 'secret gift' };
    for (const { offset, what, bearers } of clockJumps) {
      await writeFile(clockFile, offset);
      const replyToOldToken = await createVisitor({ origin }, bearer).tries(calls.listWishlists);
      expect(bearers).toContain(replyToOldToken.status);
      const ana = await signInWithCredentials({ origin }, credentials);
      await ana.does(calls.createWishlist, { body: { title: what } });
    }
    await writeFile(clockFile, '+0');
    const ana = await signInWithCredentials({ origin }, credentials);
    const titles = (await ana.does(calls.listWishlists)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(clockJumps.map(({ what }) => what).toSorted());
    printCounts({ suite: 'faults: clock', counts: { jumps: clockJumps.length, 'locked out': 0 } });
  },
);
