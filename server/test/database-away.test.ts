import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { createMigrated } from './cluster.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { drawing } from './drawings.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, visitor, type Person, type Reply } from './person.ts';
import { storedFiles } from './stored-files.ts';
import { layWire, type Wire } from './wire.ts';

/** The same database at the other end of a wire. */
async function behindWire({ connection, drop }: FreshDatabase): Promise<{ database: FreshDatabase; wire: Wire }> {
  const wire = await layWire(connection.host ?? '');
  const wired = { ...connection, host: '127.0.0.1', port: wire.port };
  const db = createDatabase(wired);
  const dropAll = async (): Promise<void> => {
    await db.close();
    wire.cut();
    await drop();
  };
  return { database: { connection: wired, db, drop: dropAll }, wire };
}

/** One call of each kind. */
async function everything(app: TestApp, ana: Person, listId: number): Promise<Reply[]> {
  const image = new Blob([await drawing('png')]);
  return Promise.all([
    ana.tries(calls.listWishlists),
    ana.tries(calls.createWishlist, { body: { title: 'Spring' } }),
    ana.tries(calls.addItem, { params: { id: listId }, form: itemForm({ name: 'Mug' }, image) }),
    ana.tries(calls.deleteWishlist, { params: { id: listId } }),
    ana.tries(calls.revokeFriend, { query: { friend_id: 2 } }),
    ana.tries(calls.purchase, { params: { id: 1 }, body: { purchased: true } }),
    visitor(app).tries(calls.createUser, { body: { firebase_uid: 'a', email: 'a@example.com' } }),
    visitor(app).sends('GET', '/api/ready'),
  ]);
}

const away = 'Wishwell cannot reach its database right now. Please try again in a moment';

const isRefusal = ({ status, body, text, headers }: Reply): boolean =>
  status === 503 &&
  /^\d+$/.test(headers.get('retry-after') ?? '') &&
  (text === away || JSON.stringify(body).includes(away));

it('while the database is away every call says so, and all is well when it is back', async () => {
  const { database, wire } = await behindWire(await freshDatabase());
  const app = await startAppForTest({}, database);
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  wire.cut();
  expect((await everything(app, ana, id)).filter((reply) => !isRefusal(reply))).toEqual([]);
  expect(await visitor(app).sends('GET', '/api/health')).toMatchObject({ status: 200 });
  expect(await storedFiles(app)).toEqual([]);
  await wire.mend();
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Winter']);
  await addItem(ana, id, 'Mug');
});

it('a database that keeps its connections and says nothing is given up like one that is gone', async () => {
  const { database, wire } = await behindWire(await freshDatabase());
  const app = await startAppForTest({}, database);
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  wire.freeze();
  expect((await everything(app, ana, id)).filter((reply) => !isRefusal(reply))).toEqual([]);
  expect(await storedFiles(app)).toEqual([]);
  await wire.mend();
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Winter']);
});

const startCluster = (dataDir: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, durable: false });

it('a database that stops in the middle of work and starts again has lost nothing that was confirmed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-away-'));
  let cluster = await startCluster(dataDir);
  onTestFinished(async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const connection = await createMigrated(cluster.connection, 'wishwell', dataDir);
  const db = createDatabase(connection);
  const { database, wire } = await behindWire({ connection, db, drop: () => db.close() });
  const app = await startAppForTest({}, database);
  const ana = await signedIn(app, 'Ana');

  const confirmed: string[] = [];
  const refused: Reply[] = [];
  const stop = new AbortController();
  const work = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const title = `List ${confirmed.length + refused.length}`;
      const reply = await ana.tries(calls.createWishlist, { body: { title } });
      if (reply.status === 201) confirmed.push(title);
      else refused.push(reply);
    }
  };
  const done = work();
  await sleep(200);
  await cluster.stop();
  wire.cut();
  await sleep(200);
  cluster = await startCluster(dataDir);
  await wire.mend(cluster.connection.host ?? '');
  await sleep(200);
  stop.abort();
  await done;

  expect(refused.filter((reply) => !isRefusal(reply))).toEqual([]);
  const kept = new Set((await ana.does(calls.listWishlists)).map(({ title }) => title));
  expect(confirmed.filter((title) => !kept.has(title))).toEqual([]);
  expect(await ana.tries(calls.createWishlist, { body: { title: 'Afterwards' } })).toMatchObject({ status: 201 });
});
