import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { freshDatabase } from '../../test/database.ts';
import { createBuiltInIdentity } from './built-in-identity.ts';

/** A wire to PostgreSQL's socket that can be cut and mended. */
async function wireTo(socketFolder: string) {
  const ends = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(`${socketFolder}/.s.PGSQL.5432`);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) ends.add(end.on('error', () => {}));
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  const cut = (): void => {
    wire.close();
    for (const end of ends) end.destroy();
  };
  const mend = () => once(wire.listen(port, '127.0.0.1'), 'listening');
  return { port, cut, mend };
}

test('while the database is away every call says so, and nobody is signed out', async () => {
  const { connection, drop } = await freshDatabase();
  const wire = await wireTo(connection.host ?? '');
  const identity = await createBuiltInIdentity({
    connection: { ...connection, host: '127.0.0.1', port: wire.port },
    config: testConfig('/tmp'),
    accountState: async () => 'active',
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(async () => {
    await identity.close();
    wire.cut();
    await drop();
  });
  const app = fastify();
  if (identity.routes) await app.register(identity.routes);

  const who = { email: 'ana@example.com', password: 'secret gift' };
  const post = (path: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie, origin: 'http://localhost' } });
  const asksForToken = (cookie: string) => app.inject({ url: '/api/auth/token', headers: { cookie } });
  const signUp = await post('sign-up/email', { ...who, name: 'Ana' });
  const cookie = String(signUp.headers['set-cookie']).split(';')[0] ?? '';

  wire.cut();
  const replies = await Promise.all([
    post('sign-up/email', { ...who, name: 'Ana' }),
    post('sign-in/email', who),
    post('sign-out', {}, cookie),
    asksForToken(cookie),
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

  await wire.mend();
  expect((await asksForToken(cookie)).statusCode).toBe(200);
});
