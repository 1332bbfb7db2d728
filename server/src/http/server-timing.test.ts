import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { signUpPerson, createVisitor } from '../../test/person.ts';

test('in development each response has a Server-Timing header with total time and database time', async () => {
  const app = await startAppForTest({ NODE_ENV: 'development' });
  const ana = await signUpPerson(app, 'Ana');
  const list = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const read = await ana.sends('GET', `/api/mywishlists/${list.id}`);
  expect(read.headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="\d+ statements?"$/);
  const [, statements] = /desc="(\d+) /.exec(read.headers.get('server-timing') ?? '') ?? [];
  expect(Number(statements)).toBeGreaterThanOrEqual(1);
  const probe = await createVisitor(app).sends('GET', '/api/health');
  expect(probe.headers.get('server-timing')).toMatch(/db;dur=0\.0;desc="0 statements"$/);
  const refused = await createVisitor(app).sends('GET', '/api/nothing');
  expect(refused.headers.get('server-timing')).toMatch(/^total;/);
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['without NODE_ENV', {}],
  ['in development with TRUST_PROXY', { NODE_ENV: 'development', TRUST_PROXY: 'loopback' }],
  ['in development with PUBLIC_URL', { NODE_ENV: 'development', PUBLIC_URL: 'https://wishes.example.org' }],
])('%s, no response has the header Server-Timing', async (_where, env) => {
  const app = await startAppForTest(env);
  const ana = await signUpPerson(app, 'Ana');
  const replies = [
    await ana.sends('GET', '/api/mywishlists'),
    await ana.sends('GET', '/api/friendwishlists/1'),
    await createVisitor(app).sends('GET', '/api/health'),
    await createVisitor(app).sends('GET', '/api/%ff'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 404, 200, 400]);
  for (const { headers } of replies) expect(headers.has('server-timing')).toBe(false);
});
