import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/free-port.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { createImageEncoder } from '../../server/src/images/image-encoder.ts';
import { fileName, createImages, imageSizes } from '../../server/src/images/create-images.ts';
import { openImageStore } from '../../server/src/images/stores/open-store.ts';
import { newFolder } from '../../server/test/archives.ts';
import { freshDatabase, urlOf } from '../../server/test/database.ts';
import { drawing } from '../../server/test/drawings.ts';
import { itemForm } from '../../server/test/items.ts';
import { type Person, signedIn } from '../../server/test/person.ts';
import { s3ServerForTest } from '../../server/test/s3-server-for-test.ts';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { howMany } from '../tier.ts';

const faults = howMany({ quick: 4, full: 120 });
const people = 6;
const seed = chooseSeed();

beforeAll(buildWebApp);

interface Ledger {
  /** Ids of items whose picture was acknowledged, and that nobody asked to delete. */
  shown: Set<number>;
  listId: number;
  refused: number;
  dropped: number;
  others: string[];
}

/** Adds items with pictures and deletes a third of them, as long as `signal` lets it. */
async function live(person: Person, ledger: Ledger, picture: Blob, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const params = { id: ledger.listId };
    const sent = { params, form: itemForm({ name: `Mug ${turn}` }, picture) };
    const reply = await person.tries(calls.addItem, sent).catch(() => undefined);
    const { id } = (reply?.status === 201 ? reply.body : { id: 0 }) as { id: number };
    if (reply === undefined) ledger.dropped += 1;
    else if (reply.status === 503 && reply.headers.has('retry-after')) ledger.refused += 1;
    else if (reply.status === 201) ledger.shown.add(id);
    else ledger.others.push(`${reply.status} ${reply.text}`);
    if (id !== 0 && turn % 3 === 0) {
      ledger.shown.delete(id);
      await person.tries(calls.deleteItem, { params: { ...params, itemId: id } }).catch(() => undefined);
    }
    if (reply?.status !== 201) await sleep(20);
  }
}

test(`${faults} times a server is killed or its bucket cut off: no item without its picture, no object without its row (SEED=${seed})`, async () => {
  const [dataDir, database, bucket] = [await newFolder(), await freshDatabase(), await s3ServerForTest()];
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
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
  const picture = new Blob([await drawing('png')]);
  const calm = new AbortController();
  const lives = await Promise.all(
    Array.from({ length: people }, async (_, at) => {
      const person = await signedIn({ origin }, `Ana ${at}`);
      const { id: listId } = await person.does(calls.createWishlist, { body: { title: 'Winter' } });
      const ledger: Ledger = { shown: new Set(), listId, refused: 0, dropped: 0, others: [] };
      return { person, ledger, done: live(person, ledger, picture, calm.signal) };
    }),
  );
  const sum = (count: (ledger: Ledger) => number): number =>
    lives.reduce((total, { ledger }) => total + count(ledger), 0);

  const dice = createDice(seed);
  for (let fault = 0; fault < faults; fault += 1) {
    const before = sum(({ shown }) => shown.size);
    while (sum(({ shown }) => shown.size) < before + 5) await sleep(5);
    await sleep(dice() * 150);
    if (fault % 3 === 0) {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      server = startServerProcess(env);
      await server.ready;
    } else if (fault % 3 === 1) {
      const refused = sum((ledger) => ledger.refused);
      bucket.wire.cut();
      await sleep(dice() * 500);
      while (sum((ledger) => ledger.refused) === refused) await sleep(5);
      await bucket.wire.mend();
    } else bucket.swallowAnswers(4);
  }
  calm.abort();
  await Promise.all(lives.map(({ done }) => done));
  expect(lives.flatMap(({ ledger }) => ledger.others)).toEqual([]);
  expect(sum(({ dropped }) => dropped)).toBeGreaterThan(0);
  expect(sum(({ refused }) => refused)).toBeGreaterThan(0);

  let seen = 0;
  for (const { person, ledger } of lives) {
    const { items } = await person.does(calls.getWishlist, { params: { id: ledger.listId } });
    const ids = new Set(items.map(({ id }) => id));
    expect([...ledger.shown].filter((id) => !ids.has(id))).toEqual([]);
    for (const { image_url } of items) {
      expect((await person.sends('GET', image_url)).status).toBe(200);
      expect((await person.sends('GET', `${image_url}&size=card`)).status).toBe(200);
      seen += 1;
    }
  }

  const before = (await bucket.names()).length;
  await database.db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
  const store = await openImageStore(readConfig(env));
  await createImages({ db: database.db, store, encoder: createImageEncoder({ maxPixels: 1 }) }).sweep();
  const { rows } = await database.db.pool.query<{ key: string }>('select key from pictures where item_id is not null');
  const wanted = rows.flatMap(({ key }) => imageSizes.map((size) => fileName(key, size)));
  expect((await bucket.names()).toSorted()).toEqual(wanted.toSorted());
  expect((await database.db.pool.query('select from pictures where item_id is null')).rowCount).toBe(0);
  const counts = { faults, 'items with their picture': seen, 'objects swept afterwards': before - wanted.length };
  await keepFigures({ suite: 'faults: bucket', counts, seed });
});
