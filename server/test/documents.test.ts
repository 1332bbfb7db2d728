import { rm } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebAppPlugin } from '../src/web-app/web-app.ts';
import { startApp, type TestApp } from './app.ts';
import { writeFakeWebBuild } from './fake-web-build.ts';
import { createAdminRunner } from './operator.ts';
import { type Person, signUpPerson } from './person.ts';
import { htmlTemplate } from './served-build.ts';

let folder: string;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  folder = await writeFakeWebBuild(htmlTemplate);
  const start = (): Promise<TestApp> =>
    startApp(
      { RATE_LIMITS: 'on', LIMIT_USER_CALLS_PER_MINUTE: '40' },
      { web: (config) => createWebAppPlugin(folder, config) },
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

async function signUpWithList(name: string): Promise<Person> {
  const person = await signUpPerson(app, name);
  await person.does(calls.createWishlist, { body: { title: `List of ${name}` } });
  return person;
}

test("an HTML document contains the signed-in user's name and lists as readable data", async () => {
  const [ana, ben] = [await signUpWithList('Ana'), await signUpWithList('Ben')];
  for (const person of [ana, ben]) {
    const { status, data } = await getDocument(person.cookie);
    expect([status, data?.person?.uid]).toEqual([200, person.uid]);
    expect(JSON.parse(data?.own ?? '')).toMatchObject([{ title: `List of ${person.name}` }]);
  }
});

test('an HTML document contains no user data if the session cookie is tampered or of another installation', async () => {
  const ana = await signUpWithList('Cleo');
  const altered = ana.cookie.replace(/\../, (two) => (two === '.A' ? '.B' : '.A'));
  const extended = `${ana.cookie}A`;
  for (const reply of [
    await getDocument(altered),
    await getDocument(extended),
    await getDocument(ana.cookie, { at: other }),
  ]) {
    expect([reply.status, reply.data]).toEqual([200, undefined]);
  }
});

test('immediately after a deactivation or a sign-out, an HTML document contains no user data', async () => {
  const [ana, ben] = [await signUpWithList('Dora'), await signUpWithList('Emil')];
  expect((await getDocument(ana.cookie)).data).toBeDefined();
  await createAdminRunner(app)('deactivate', ana.email);
  expect((await getDocument(ana.cookie)).data).toBeUndefined();
  const origin = new URL(app.origin).origin;
  await fetch(`${app.origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie: ben.cookie, origin } });
  expect((await getDocument(ben.cookie)).data).toBeUndefined();
});

test('the session cookie is accepted for GET of an HTML document, but not for the API or for POST', async () => {
  const ana = await signUpWithList('Fritz');
  expect((await getDocument(ana.cookie, { path: '/api/mywishlists' })).status).toBe(401);
  expect((await getDocument(ana.cookie, { method: 'POST' })).status).toBe(404);
});

test('HTML documents count for the user’s rate limit; beyond the limit they contain no user data', async () => {
  const ana = await signUpWithList('Gerd');
  const read = async (): Promise<string> => (await getDocument(ana.cookie)).data?.own ?? '';
  await expect.poll(read, { timeout: 20_000, interval: 1 }).toMatch(/Too many|try again/i);
  expect((await ana.tries(calls.listWishlists)).status).toBe(429);
});
