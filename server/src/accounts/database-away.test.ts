import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { fetchStatusWithBearer } from '../../test/bearers.ts';
import { createFreshDatabase } from '../../test/database.ts';
import { sendIdentityRequest, requestBearerToken, signOut } from '../../test/identity-requests.ts';
import { createVisitor, signUpWithoutUserRecord } from '../../test/person.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';

test('identity endpoints return 503 while the database is unreachable; later, the session still works', async () => {
  const database = await createFreshDatabase();
  const proxy = await startTcpProxy(database.connection.host ?? '');
  const connection = { ...database.connection, host: '127.0.0.1', port: proxy.port };
  const drop = async (): Promise<void> => {
    proxy.cut();
    await database.drop();
  };
  const app = await startAppForTest({}, { database: { ...database, connection, drop } });
  const { cookie, bearer } = await signUpWithoutUserRecord(app, { name: 'Ana', email: 'ana@example.com' });
  const credentials = { email: 'ana@example.com', password: 'secret gift' };

  proxy.cut();
  const replies = await Promise.all([
    sendIdentityRequest(app, 'sign-up/email', { ...credentials, name: 'Ana' }),
    sendIdentityRequest(app, 'sign-in/email', credentials),
    signOut(app, cookie),
    requestBearerToken(app, cookie),
    createVisitor(app).sends('GET', '/api/auth/jwks'),
  ]);
  for (const { status, headers, body } of replies) {
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect(await fetchStatusWithBearer(app, bearer)).toBe(503);

  await proxy.restore();
  expect((await requestBearerToken(app, cookie)).status).toBe(200);
  // Status 403 means that the server accepts the token but finds no user record. With outdated signing keys,
  // the status would be 401.
  expect(await fetchStatusWithBearer(app, bearer)).toBe(403);
});
