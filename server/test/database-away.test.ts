import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase, requestConnections } from '../src/database/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { createMigratedDatabase } from './cluster.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { createDrawing } from './drawings.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, createVisitor, type Person, type Reply } from './person.ts';
import { listStoredFiles } from './stored-files.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

async function connectThroughProxy({
  connection,
  drop,
}: FreshDatabase): Promise<{ database: FreshDatabase; proxy: TcpProxy }> {
  const proxy = await startTcpProxy(connection.host ?? '');
  const proxiedConnection = { ...connection, host: '127.0.0.1', port: proxy.port };
  const db = createDatabase({ ...proxiedConnection, ...requestConnections });
  const dropAll = async (): Promise<void> => {
    await db.close();
    proxy.cut();
    await drop();
  };
  return { database: { connection: proxiedConnection, db, drop: dropAll }, proxy };
}

async function sendAllRequests(app: TestApp, ana: Person, listId: number): Promise<Reply[]> {
  const image = new Blob([await createDrawing('png')]);
  return Promise.all([
    ana.tries(calls.listWishlists),
    ana.tries(calls.createWishlist, { body: { title: 'Spring' } }),
    ana.tries(calls.addItem, { params: { id: listId }, form: createItemFormData({ name: 'Mug' }, image) }),
    ana.tries(calls.deleteWishlist, { params: { id: listId } }),
    ana.tries(calls.revokeFriend, { query: { friend_id: 2 } }),
    ana.tries(calls.purchase, { params: { id: 1 }, body: { purchased: true } }),
    createVisitor(app).tries(calls.createUser, { body: { firebase_uid: 'a', email: 'a@example.com' } }),
    createVisitor(app).sends('GET', '/api/ready'),
  ]);
}

const databaseUnreachableMessage = 'Wishwell cannot reach its database right now. Please try again in a moment';

const isUnavailableReply = ({ status, body, text, headers }: Reply): boolean =>
  status === 503 &&
  /^\d+$/.test(headers.get('retry-after') ?? '') &&
  (text === databaseUnreachableMessage || JSON.stringify(body).includes(databaseUnreachableMessage));

it('while the database is unreachable, every request returns 503; afterwards requests succeed again', async () => {
  const { database, proxy } = await connectThroughProxy(await createFreshDatabase());
  const app = await startAppForTest({}, { database });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  proxy.cut();
  expect((await sendAllRequests(app, ana, id)).filter((reply) => !isUnavailableReply(reply))).toEqual([]);
  expect(await createVisitor(app).sends('GET', '/api/health')).toMatchObject({ status: 200 });
  expect(await listStoredFiles(app)).toEqual([]);
  await proxy.restore();
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Winter']);
  await addItem(ana, id, 'Mug');
});

it('while the database does not respond on open connections, every request returns 503', async () => {
  const { database, proxy } = await connectThroughProxy(await createFreshDatabase());
  const app = await startAppForTest({}, { database });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  proxy.freeze();
  expect((await sendAllRequests(app, ana, id)).filter((reply) => !isUnavailableReply(reply))).toEqual([]);
  expect(await listStoredFiles(app)).toEqual([]);
  await proxy.restore();
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Winter']);
});

const startCluster = (dataDir: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, durable: false });

it('after a restart of the database, every change that the server has confirmed is still stored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-away-'));
  let cluster = await startCluster(dataDir);
  onTestFinished(async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const connection = await createMigratedDatabase(cluster.connection, 'wishwell', dataDir);
  const db = createDatabase(connection);
  const { database, proxy } = await connectThroughProxy({ connection, db, drop: () => db.close() });
  const app = await startAppForTest({}, { database });
  const ana = await signUpPerson(app, 'Ana');

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
  proxy.cut();
  await sleep(200);
  cluster = await startCluster(dataDir);
  await proxy.restore(cluster.connection.host ?? '');
  await sleep(200);
  stop.abort();
  await done;

  expect(refused.filter((reply) => !isUnavailableReply(reply))).toEqual([]);
  const kept = new Set((await ana.does(calls.listWishlists)).map(({ title }) => title));
  expect(confirmed.filter((title) => !kept.has(title))).toEqual([]);
  expect(await ana.tries(calls.createWishlist, { body: { title: 'Afterwards' } })).toMatchObject({ status: 201 });
});
