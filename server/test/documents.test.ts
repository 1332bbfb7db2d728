import { rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webApp } from '../src/web-app/web-app.ts';
import { startApp, type TestApp } from './app.ts';
import { writeFakeBuild } from './fake-build.ts';
import { operatorOf } from './operator.ts';
import { type Person, signedIn } from './person.ts';
import { template } from './served-build.ts';

let folder: string;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  folder = await writeFakeBuild(template);
  const start = (): Promise<TestApp> =>
    startApp({ RATE_LIMITS: 'on', LIMIT_USER_CALLS_PER_MINUTE: '40' }, undefined, undefined, (config) =>
      webApp(folder, config),
    );
  [app, other] = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await rm(folder, { recursive: true });
});

async function getDocument(cookie: string, options: { path?: string; at?: TestApp; method?: string } = {}) {
  const { path = '/mywishlists', at = app, method = 'GET' } = options;
  const reply = await fetch(at.origin + path, { redirect: 'manual', method, headers: { cookie } });
  const text = await reply.text();
  const [, block] = /id="wishwell-data">(.*?)<\/script>/.exec(text) ?? [];
  const data = block === undefined ? undefined : (JSON.parse(block) as { person: { uid: string } | null; own: string });
  return { status: reply.status, data, headers: reply.headers };
}

async function withList(name: string): Promise<Person> {
  const person = await signedIn(app, name);
  await person.does(calls.createWishlist, { body: { title: `List of ${name}` } });
  return person;
}

test('a document holds what its person may read', async () => {
  const [ana, ben] = [await withList('Ana'), await withList('Ben')];
  for (const person of [ana, ben]) {
    const { status, data } = await getDocument(person.cookie);
    expect([status, data?.person?.uid]).toEqual([200, person.uid]);
    expect(JSON.parse(data?.own ?? '')).toMatchObject([{ title: `List of ${person.name}` }]);
  }
});

test('an altered cookie, and one of another installation, prove nothing', async () => {
  const ana = await withList('Cleo');
  const altered = ana.cookie.replace(/\../, (two) => (two === '.A' ? '.B' : '.A'));
  for (const reply of [await getDocument(altered), await getDocument(ana.cookie, { at: other })]) {
    expect([reply.status, reply.data]).toEqual([200, undefined]);
  }
});

test('a session that has ended proves nothing from then on', async () => {
  const [ana, ben] = [await withList('Dora'), await withList('Emil')];
  expect((await getDocument(ana.cookie)).data).toBeDefined();
  await operatorOf(app)('deactivate', ana.email);
  expect((await getDocument(ana.cookie)).data).toBeUndefined();
  const origin = new URL(app.origin).origin;
  await fetch(`${app.origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie: ben.cookie, origin } });
  expect((await getDocument(ben.cookie)).data).toBeUndefined();
});

test('the cookie opens documents alone: no call and no change', async () => {
  const ana = await withList('Fritz');
  expect((await getDocument(ana.cookie, { path: '/api/mywishlists' })).status).toBe(401);
  expect((await getDocument(ana.cookie, { method: 'POST' })).status).toBe(404);
});

test('the reads of documents count as calls of their person, and beyond the limit the page loads without data', async () => {
  const ana = await withList('Gerd');
  const read = async (): Promise<string> => (await getDocument(ana.cookie)).data?.own ?? '';
  await expect.poll(read, { timeout: 20_000, interval: 1 }).toMatch(/Too many|try again/i);
  expect((await ana.tries(calls.listWishlists)).status).toBe(429);
});
