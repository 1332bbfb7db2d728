import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { getImageFileName, createImageService, imageSizes } from '../../server/src/images/create-images.ts';
import { createImageEncoder } from '../../server/src/images/image-encoder.ts';
import { openImageStore } from '../../server/src/images/stores/open-store.ts';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { createFreshDatabase, createDatabaseUrl } from '../../server/test/database.ts';
import { createDrawing } from '../../server/test/drawings.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { type Person, signUpPerson } from '../../server/test/person.ts';
import { startS3ServerForTest } from '../../server/test/s3-server-for-test.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { printCounts } from '../figures.ts';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';

const faultCount = chooseRunCount({ quick: 1, full: 12 });
const writerCount = 6;
const seed = chooseSeed();

interface ItemWriterResults {
  /** Ids of items that the server confirmed with 201, except those for which a DELETE request was sent. */
  acknowledged: Set<number>;
  listId: number;
  refused: number;
  dropped: number;
  unexpected: string[];
}

/**
 * Adds items with images and deletes every third item, until `signal` aborts. Records the responses in
 * `ledger`.
 */
async function addAndDeleteItems(
  person: Person,
  ledger: ItemWriterResults,
  image: Blob,
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    const params = { id: ledger.listId };
    const sent = { params, form: createItemFormData({ name: `Mug ${round}` }, image) };
    const reply = await person.tries(calls.addItem, sent).catch(() => undefined);
    const { id } = (reply?.status === 201 ? reply.body : { id: 0 }) as { id: number };
    if (reply === undefined) ledger.dropped += 1;
    else if (reply.status === 503 && reply.headers.has('retry-after')) ledger.refused += 1;
    else if (reply.status === 201) ledger.acknowledged.add(id);
    else ledger.unexpected.push(`${reply.status} ${reply.text}`);
    if (id !== 0 && round % 3 === 0) {
      ledger.acknowledged.delete(id);
      await person.tries(calls.deleteItem, { params: { ...params, itemId: id } }).catch(() => undefined);
    }
    if (reply?.status !== 201) await sleep(20);
  }
}

test(`after ${faultCount} faults of S3, every item has its image and S3 has no other object (SEED=${seed})`, async () => {
  const [dataDir, database, bucket] = [
    await createTemporaryFolder(),
    await createFreshDatabase(),
    await startS3ServerForTest(),
  ];
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(database),
    S3_URL: bucket.url(),
    PORT: String(await findFreePort()),
    RATE_LIMITS: 'off',
    ALLOW_UNSAFE_DATABASE: 'yes',
    LIMIT_ITEMS_PER_LIST: '100000',
    LOG_LEVEL: 'fatal',
  };
  let server: ServerProcess = startServerProcess(env);
  onTestFinished(async () => {
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
    await database.drop();
  });
  const origin = await server.ready;
  const image = new Blob([await createDrawing('png')]);
  const stopController = new AbortController();
  const writers = await Promise.all(
    Array.from({ length: writerCount }, async (_, at) => {
      const person = await signUpPerson({ origin }, `Ana ${at}`);
      const { id: listId } = await person.does(calls.createWishlist, { body: { title: 'Winter' } });
      const ledger: ItemWriterResults = { acknowledged: new Set(), listId, refused: 0, dropped: 0, unexpected: [] };
      return { person, ledger, writing: addAndDeleteItems(person, ledger, image, stopController.signal) };
    }),
  );
  const sumOverWriters = (count: (ledger: ItemWriterResults) => number): number =>
    writers.reduce((total, { ledger }) => total + count(ledger), 0);

  const random = createRandomSource(seed);
  for (let fault = 0; fault < faultCount; fault += 1) {
    const before = sumOverWriters(({ acknowledged }) => acknowledged.size);
    while (sumOverWriters(({ acknowledged }) => acknowledged.size) < before + 5) await sleep(5);
    await sleep(random() * 150);
    if (fault % 3 === 0) {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      server = startServerProcess(env);
      await server.ready;
    } else if (fault % 3 === 1) {
      const refused = sumOverWriters((ledger) => ledger.refused);
      bucket.proxy.cut();
      await sleep(random() * 500);
      while (sumOverWriters((ledger) => ledger.refused) === refused) await sleep(5);
      await bucket.proxy.restore();
    } else bucket.swallowAnswers(4);
  }
  stopController.abort();
  await Promise.all(writers.map(({ writing }) => writing));
  expect(writers.flatMap(({ ledger }) => ledger.unexpected)).toEqual([]);
  expect(sumOverWriters(({ dropped }) => dropped)).toBeGreaterThan(0);
  expect(sumOverWriters(({ refused }) => refused)).toBeGreaterThan(0);

  let checkedItems = 0;
  for (const { person, ledger } of writers) {
    const { items } = await person.does(calls.getWishlist, { params: { id: ledger.listId } });
    const ids = new Set(items.map(({ id }) => id));
    expect([...ledger.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    for (const { image_url } of items) {
      expect((await person.sends('GET', image_url)).status).toBe(200);
      expect((await person.sends('GET', `${image_url}&size=card`)).status).toBe(200);
      checkedItems += 1;
    }
  }

  const before = (await bucket.names()).length;
  await database.db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
  const store = await openImageStore(readConfig(env));
  await createImageService({ db: database.db, store, encoder: createImageEncoder({ maxPixels: 1 }) }).sweep();
  const { rows } = await database.db.pool.query<{ key: string }>('select key from pictures where item_id is not null');
  const expectedNames = rows.flatMap(({ key }) => imageSizes.map((size) => getImageFileName(key, size)));
  expect((await bucket.names()).toSorted()).toEqual(expectedNames.toSorted());
  expect((await database.db.pool.query('select from pictures where item_id is null')).rowCount).toBe(0);
  const counts = {
    faults: faultCount,
    'items with their picture': checkedItems,
    'objects swept afterwards': before - expectedNames.length,
  };
  printCounts({ suite: 'faults: bucket', counts, seed });
});
