import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createBuiltInIdentity } from './built-in-identity.ts';

/**
 * Starts a TCP proxy to the Unix socket of PostgreSQL. `cut` and `restore` simulate the loss and the return
 * of the database connection.
 */
async function startDatabaseProxy(socketFolder: string) {
  const sockets = new Set<Socket>();
  const proxy = createServer((clientSocket) => {
    const databaseSocket = connect(`${socketFolder}/.s.PGSQL.5432`);
    clientSocket.pipe(databaseSocket).pipe(clientSocket);
    for (const socket of [clientSocket, databaseSocket]) sockets.add(socket.on('error', () => {}));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const cut = (): void => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  const restore = () => once(proxy.listen(port, '127.0.0.1'), 'listening');
  return { port, cut, restore };
}

test('identity endpoints return 503 while the database is unreachable; later, the session still works', async () => {
  const { connection, db, drop } = await createFreshDatabase();
  const config = createTestConfig('/tmp');
  const logger = pino({ level: 'silent' });
  const proxy = await startDatabaseProxy(connection.host ?? '');
  const identity = createBuiltInIdentity({
    connection: { ...connection, host: '127.0.0.1', port: proxy.port },
    config,
    outbox: createOutbox({ db, config, logger }),
    accountState: async () => 'active',
    logger,
  });
  onTestFinished(async () => {
    await identity.close();
    proxy.cut();
    await drop();
  });
  const app = fastify();
  if (identity.routes) await app.register(identity.routes);

  const credentials = { email: 'ana@example.com', password: 'secret gift' };
  const post = (path: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie, origin: 'http://localhost' } });
  const requestToken = (cookie: string) => app.inject({ url: '/api/auth/token', headers: { cookie } });
  const signUp = await post('sign-up/email', { ...credentials, name: 'Ana' });
  const cookie = String(signUp.headers['set-cookie']).split(';')[0] ?? '';

  proxy.cut();
  const replies = await Promise.all([
    post('sign-up/email', { ...credentials, name: 'Ana' }),
    post('sign-in/email', credentials),
    post('sign-out', {}, cookie),
    requestToken(cookie),
    app.inject({ url: '/api/auth/jwks' }),
  ]);
  for (const { statusCode, headers, json } of replies) {
    expect({ statusCode, code: json<{ code: string }>().code }).toEqual({
      statusCode: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['set-cookie']).toBeUndefined();
  }
  await expect(identity.verify('a.b.c')).rejects.toThrow();

  await proxy.restore();
  expect((await requestToken(cookie)).statusCode).toBe(200);
});
