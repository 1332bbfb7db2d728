import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { listTrustedOrigins } from './trusted-origins.ts';

// These tests detect slow regular expressions (ReDoS). Each e-mail address almost fills the maximum request
// body.
test.each(['a@'.padEnd(8_000, '.'), `a@${'.'.repeat(8_000)}@`, '@'.repeat(8_000), `${'a.'.repeat(4_000)}@`])(
  'an e-mail address of 8,000 unusual characters gets 400 within five seconds',
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
])('a sign-up with a malformed e-mail address or a confusable letter gets 400: %s', async (email) => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', { name: 'Ana', email, password: 'secret gift' });
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_EMAIL' } });
});

const findOriginsForHost = (host: string): string[] => listTrustedOrigins(undefined, host);

test('`trustedOrigins` without PUBLIC_URL returns an origin only for a loopback host', () => {
  expect(findOriginsForHost('localhost:3000')).toEqual(['http://localhost:3000']);
  expect(findOriginsForHost('127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000']);
  expect(findOriginsForHost('[::1]:3000')).toEqual(['http://[::1]:3000']);
  for (const host of ['localhost:80@evil.example', 'evil.example', 'localhost@evil.example', '', ' ']) {
    expect([host, findOriginsForHost(host)]).toEqual([host, []]);
  }
});
