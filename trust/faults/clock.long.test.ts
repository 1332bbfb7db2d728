import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../server/test/archives.ts';
import { signInWith } from '../../server/test/identity-calls.ts';
import { signUp, visitor } from '../../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../../server/test/server-process.ts';
import { keepFigures } from '../figures.ts';
import { runsHere, withClock } from './skipped.ts';

beforeAll(buildWebApp);

const jumps = [
  { offset: '+30d', what: 'a month ahead', bearers: [401] },
  { offset: '+0', what: 'back again', bearers: [200] },
  { offset: '-1h', what: 'an hour behind', bearers: [200, 401] },
  { offset: '+4200d', what: 'beyond 2038', bearers: [401] },
] as const;

test.runIf(runsHere('the clock that jumps', 'faketime'))(
  'a clock that jumps ends what has had its time, locks nobody out, and ends no process',
  async () => {
    const dataDir = await newFolder();
    const clock = join(dataDir, 'clock');
    await writeFile(clock, '+0');
    const server = startServerProcess({ DATA_DIR: dataDir, ...withClock(clock) });
    onTestFinished(async () => void (await server.stop()));
    const origin = await server.ready;
    const { email, bearer, uid } = await signUp({ origin }, { name: 'Ana' });
    await visitor({ origin }, bearer).does(calls.createUser, { body: { firebase_uid: uid, email } });
    const credentials = { email, password: 'secret gift' };
    for (const { offset, what, bearers } of jumps) {
      await writeFile(clock, offset);
      const old = await visitor({ origin }, bearer).tries(calls.listWishlists);
      expect(bearers).toContain(old.status);
      const ana = await signInWith({ origin }, credentials);
      await ana.does(calls.createWishlist, { body: { title: what } });
    }
    await writeFile(clock, '+0');
    const ana = await signInWith({ origin }, credentials);
    const titles = (await ana.does(calls.listWishlists)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(jumps.map(({ what }) => what).toSorted());
    await keepFigures({ suite: 'faults: clock', counts: { jumps: jumps.length, 'locked out': 0 } });
  },
);
