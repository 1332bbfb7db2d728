import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import { openFolderStore } from '../../server/src/images/stores/folder-store.ts';
import { fileName, imageSizes } from '../../server/src/images/create-images.ts';
import { freshDatabase, urlOf } from '../../server/test/database.ts';
import { drawing } from '../../server/test/drawings.ts';
import { signUp } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { createWorld, items, lists, nowhere, images, report } from '../../server/test/world.ts';
import type { Database } from '../../server/src/database/database.ts';
import type { Known } from './requests.ts';

/** A server as an operator starts it, with a world of people in it. */
export interface Place {
  origin: string;
  db: Database;
  known: Known;
  /** Puts the world back to how it was, with the file of its picture. */
  reset(): Promise<void>;
  close(): Promise<{ code: number | null; output: string; complaint: string }>;
}

export async function openPlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-fuzz-'));
  const database = await freshDatabase();
  const { db } = database;
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const origin = await server.ready;
  const world = await createWorld({ origin, db });
  await world.reset();
  const { owner, friend, sharee, superuser } = world.people;
  const people = Object.values(world.people);
  const spare = await signUp({ origin }, { name: 'Uri' });
  const store = await openFolderStore(join(dataDir, 'pictures'));
  const picture = await drawing('webp');
  const reset = async (): Promise<void> => {
    await world.reset();
    for (const size of imageSizes) await store.write(fileName(images.free, size), picture);
  };
  const shown = await world.people.owner.does(calls.getWishlist, { params: { id: lists.public } });
  const address = shown.items.find(({ id }) => id === items.free)?.image_url ?? '';
  const known: Known = {
    people: [...people.map(({ id }) => id), nowhere],
    // The first of them has most of the items.
    lists: [lists.public, lists.public, lists.public, ...Object.values(lists), nowhere],
    items: [...Object.values(items), nowhere],
    reports: [report, nowhere],
    pictures: Object.values(images),
    address: Object.fromEntries(new URL(address, origin).searchParams),
    uids: [...people.map(({ uid }) => uid), world.unfinished.uid, 'nobody'],
    emails: [...people.map(({ email }) => email), world.unfinished.email, 'nobody@example.com'],
    // The owner reaches most.
    callers: [
      ...people,
      ...people.map(() => owner),
      friend,
      sharee,
      superuser,
      spare,
      { bearer: `${owner.bearer.slice(0, -8)}AAAAAAAA` },
      {},
    ],
    files: [
      await drawing('png'),
      await drawing('gif'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]),
    ],
  };
  return {
    origin,
    db,
    known,
    reset,
    close: async () => {
      const ended = await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      return ended;
    },
  };
}
