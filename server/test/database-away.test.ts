import { calls } from '@wishwell/contract/calls.ts';
import { expect, it } from 'vitest';
import { createDatabase, requestConnectionLimits } from '../src/database/database.ts';
import { startAppForTest, type TestApp } from './app.ts';
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
  const db = createDatabase({ ...proxiedConnection, ...requestConnectionLimits });
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

it.each([
  ['is unreachable', (proxy: TcpProxy) => proxy.cut()],
  ['does not respond on open connections', (proxy: TcpProxy) => proxy.freeze()],
])('while the database %s, every request returns 503; afterwards requests succeed again', async (_what, breakIt) => {
  const { database, proxy } = await connectThroughProxy(await createFreshDatabase());
  const app = await startAppForTest({}, { database });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  breakIt(proxy);
  expect((await sendAllRequests(app, ana, id)).filter((reply) => !isUnavailableReply(reply))).toEqual([]);
  expect(await createVisitor(app).sends('GET', '/api/health')).toMatchObject({ status: 200 });
  expect(await listStoredFiles(app)).toEqual([]);
  await proxy.restore();
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Winter']);
  await addItem(ana, id, 'Mug');
});
