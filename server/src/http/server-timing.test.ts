import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { signedIn, visitor } from '../../test/person.ts';

test('in development an answer says how long it took, how much of it was the database, and in how many statements', async () => {
  const app = await startAppForTest({ NODE_ENV: 'development' });
  const ana = await signedIn(app, 'Ana');
  const list = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const read = await ana.sends('GET', `/api/mywishlists/${list.id}`);
  expect(read.headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="\d+ statements?"$/);
  const [, statements] = /desc="(\d+) /.exec(read.headers.get('server-timing') ?? '') ?? [];
  expect(Number(statements)).toBeGreaterThanOrEqual(1);
  const probe = await visitor(app).sends('GET', '/api/health');
  expect(probe.headers.get('server-timing')).toMatch(/db;dur=0\.0;desc="0 statements"$/);
  const refused = await visitor(app).sends('GET', '/api/nothing');
  expect(refused.headers.get('server-timing')).toMatch(/^total;/);
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where nothing is said', {}],
  ['in development that others can reach', { NODE_ENV: 'development', TRUST_PROXY: 'loopback' }],
  ['in development by a public name', { NODE_ENV: 'development', PUBLIC_URL: 'https://wishes.example.org' }],
])('%s no answer says how long it took', async (_where, env) => {
  const app = await startAppForTest(env);
  const ana = await signedIn(app, 'Ana');
  const replies = [
    await ana.sends('GET', '/api/mywishlists'),
    await ana.sends('GET', '/api/friendwishlists/1'),
    await visitor(app).sends('GET', '/api/health'),
    await visitor(app).sends('GET', '/api/%ff'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 404, 200, 400]);
  for (const { headers } of replies) expect(headers.has('server-timing')).toBe(false);
});
