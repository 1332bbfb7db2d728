import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { trustedOrigins } from './trusted-origins.ts';

// Nearly as long as a body may be below `/api/auth`.
test.each(['a@'.padEnd(8_000, '.'), `a@${'.'.repeat(8_000)}@`, '@'.repeat(8_000), `${'a.'.repeat(4_000)}@`])(
  'an address made to take long is refused at once',
  { timeout: 5_000 },
  async (email) => {
    const app = await startAppForTest();
    for (const path of ['sign-in/email', 'request-password-reset']) {
      expect((await postIdentity(app, path, { email, password: 'secret gift' })).status).toBe(400);
    }
  },
);

test.each([
  'eri\u212A@example.com',
  '\u0130da@example.com',
  'a@b..c',
  'a@.c',
  'a@b.',
  'a b@c.d',
  'a@b@c.d',
  '@b.c',
  'a@b',
])('an address that nobody has, or that folds into another, is refused: %s', async (email) => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', { name: 'Ana', email, password: 'secret gift' });
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_EMAIL' } });
});

const originsOf = (host: string): string[] => trustedOrigins(undefined, host);

test('an origin is taken from a loopback name alone', () => {
  expect(originsOf('localhost:3000')).toEqual(['http://localhost:3000']);
  expect(originsOf('127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000']);
  expect(originsOf('[::1]:3000')).toEqual(['http://[::1]:3000']);
  for (const host of ['localhost:80@evil.example', 'evil.example', 'localhost@evil.example', '', ' ']) {
    expect([host, originsOf(host)]).toEqual([host, []]);
  }
});
