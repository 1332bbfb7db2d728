import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@wishwell/contract/calls.ts';
import type { Database } from '../../server/src/database/database.ts';
import { getImageFileName, imageSizes } from '../../server/src/images/create-images.ts';
import { openFolderStore } from '../../server/src/images/stores/folder-store.ts';
import { createFreshDatabase, createDatabaseUrl } from '../../server/test/database.ts';
import { createDrawing } from '../../server/test/drawings.ts';
import { signUpIdentity } from '../../server/test/person.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { shareLinkIds } from '../../server/test/shared-world.ts';
import { createTestData, claimId, itemIds, listIds, missingId, imageKeys, reportId } from '../../server/test/world.ts';
import type { KnownValues } from './requests.ts';

/**
 * Id of a list that belongs to a friend of the owner. The friend can copy items of the owner to this list.
 */
const friendsListId = 401;

/** A server process with the test data of `server/test/world.ts`. */
export interface FuzzServer {
  origin: string;
  db: Database;
  known: KnownValues;
  /** Restores the test data in the database and the image files. */
  reset(): Promise<void>;
  close(): Promise<{ code: number | null; output: string; complaint: string }>;
}

export async function startFuzzServer(): Promise<FuzzServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-fuzz-'));
  const database = await createFreshDatabase();
  const { db } = database;
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(database),
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const origin = await server.ready;
  const world = await createTestData({ origin, db });
  await world.reset();
  const { owner, friend, sharee, superuser } = world.people;
  const people = Object.values(world.people);
  const extraPerson = await signUpIdentity({ origin }, { name: 'Uri' });
  const store = await openFolderStore(join(dataDir, 'pictures'));
  const image = await createDrawing('webp');
  const reset = async (): Promise<void> => {
    await world.reset();
    await db.pool.query(
      `insert into wishlists (id, owner_id, title) overriding system value values (${friendsListId}, $1, 'Mine')`,
      [friend.id],
    );
    for (const size of imageSizes) await store.write(getImageFileName(imageKeys.free, size), image);
  };
  const wishlist = await world.people.owner.does(calls.getWishlist, { params: { id: listIds.public } });
  const imageUrl = wishlist.items.find(({ id }) => id === itemIds.free)?.image_url ?? '';
  const worldTokens = world.tokens;
  const known: KnownValues = {
    people: [...people.map(({ id }) => id), missingId],
    // The array contains the public list three times, so that random requests often use the list with most
    // items.
    lists: [listIds.public, listIds.public, listIds.public, ...Object.values(listIds), friendsListId, missingId],
    items: [...Object.values(itemIds), missingId],
    matching: [
      { lists: [listIds.public, listIds.public, friendsListId], items: [itemIds.free, itemIds.taken] },
      { lists: [listIds.private], items: [itemIds.idea, itemIds.hiddenTaken] },
    ],
    gifts: [claimId, claimId, missingId],
    links: [shareLinkIds.public, shareLinkIds.public, ...Object.values(shareLinkIds), missingId],
    tokens: [
      ...Array.from({ length: 3 }, () => [
        worldTokens.links.public,
        worldTokens.guest,
        worldTokens.invitations.operators,
      ]).flat(),
      ...Object.values(worldTokens.links),
      ...Object.values(worldTokens.invitations),
    ].map(({ token }) => token),
    reports: [reportId, missingId],
    pictures: Object.values(imageKeys),
    signedQuery: Object.fromEntries(new URL(imageUrl, origin).searchParams),
    uids: [...people.map(({ uid }) => uid), world.unfinished.uid, 'nobody'],
    emails: [...people.map(({ email }) => email), world.unfinished.email, 'nobody@example.com'],
    // The array contains the owner several times, because the owner has access to most records.
    callers: [
      ...people,
      ...people.map(() => owner),
      friend,
      sharee,
      superuser,
      extraPerson,
      { bearer: `${owner.bearer.slice(0, -8)}AAAAAAAA` },
      {},
    ],
    files: [
      await createDrawing('png'),
      await createDrawing('gif'),
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
