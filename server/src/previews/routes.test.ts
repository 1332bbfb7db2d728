import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
});
afterAll(() => app.close());

test('a preview with a problem returns null fields and a message in the language of the client', async () => {
  const body = { url: 'http://127.0.0.1/' };
  const english = await ana.does(calls.previewItem, { body });
  expect(english).toEqual({
    fields: { name: null, price: null, currency: null, description: null, image_url: null, shop: null },
    sources: {},
    problem: 'not_allowed',
    message: 'Wishwell may not open this link. Please fill in the item by hand',
  });
  const german = await ana.does(calls.previewItem, { body, headers: { 'accept-language': 'de-AT,de;q=0.9' } });
  expect(german.message).toBe('Wishwell darf diesen Link nicht öffnen. Bitte trag den Wunsch von Hand ein');
});

test.each([
  '',
  'mug',
  '//shop.example/mug',
  'ftp://shop.example/',
  `https://shop.example/${'x'.repeat(2_048)}`,
  7,
  null,
])('a preview of the invalid URL %j gets 400', async (url) => {
  const body = { url } as unknown as { url: string };
  expect(await ana.tries(calls.previewItem, { body })).toMatchObject({ status: 400 });
});
