import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';
import { type ShopServer, startShopWithPages } from '../../test/shop-server.ts';

const productJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Stoneware mug',
  description: 'Holds <b>400 ml</b> &amp; more.',
  image: '/mug.png',
  offers: { '@type': 'Offer', price: '24.50', priceCurrency: 'EUR' },
};
const shopPageHtml = `<!doctype html><title>Mug | Clay</title><meta property="og:site_name" content="Clay">
  <script type="application/ld+json">${JSON.stringify(productJsonLd)}</script><h1>Mug</h1>`;

let shop: ShopServer;
let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  const image = await createDrawing('png', 300, 300);
  shop = await startShopWithPages({ '/mug': shopPageHtml, '/mug.png': image });
  app = await startApp({ LINK_PREVIEW_ALLOW: shop.allow });
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});

afterAll(async () => {
  await app.close();
  shop.close();
});

const previewShopPage = (person: Person, path = '/mug') =>
  person.does(calls.previewItem, { body: { url: `${shop.origin}${path}` } });
const addItemWithImage = (person: Person, imageUrl: string) =>
  person.tries(calls.addItem, {
    params: { id: listId },
    form: createItemFormData({ name: 'Mug', image_url: imageUrl }),
  });
const getPreviewImageUrl = async (person: Person, path?: string): Promise<string> =>
  (await previewShopPage(person, path)).fields.image_url ?? '';

test('a preview returns the product fields of a shop’s page, and from which part of the page each comes', async () => {
  const { fields, sources, problem, message } = await previewShopPage(ana);
  expect(fields).toEqual({
    name: 'Stoneware mug',
    price: '24.50',
    currency: 'EUR',
    description: 'Holds 400 ml & more.',
    image_url: expect.stringMatching(/^\/api\/pictures\//),
    shop: 'Clay',
  });
  expect(sources).toEqual({
    name: 'json-ld',
    price: 'json-ld',
    currency: 'json-ld',
    description: 'json-ld',
    image_url: 'json-ld',
    shop: 'open-graph',
  });
  expect([problem, message]).toEqual([null, null]);
  expect((await ana.sends('GET', fields.image_url ?? '')).status).toBe(200);
});

test('a user can create an item with the image of their own preview, but can use the image only once', async () => {
  const imageUrl = await getPreviewImageUrl(ana);
  const { status, text } = await addItemWithImage(ana, imageUrl);
  expect([status, text]).toEqual([201, expect.stringContaining(imageUrl.slice(0, 45))]);
  expect(await addItemWithImage(ana, imageUrl)).toMatchObject({ status: 400 });
});

test('a change of an item can use the image of a link preview, even if the request is repeated', async () => {
  const { id } = await ana.does(calls.addItem, { params: { id: listId }, form: createItemFormData({ name: 'Mug' }) });
  const imageUrl = await getPreviewImageUrl(ana);
  const change = () =>
    ana.does(calls.updateItem, {
      params: { id: listId },
      form: createItemFormData({ id: String(id), name: 'Mug', image_url: imageUrl }),
    });
  const key = imageUrl.slice(0, 45);
  expect((await change()).image_url).toContain(key);
  expect((await change()).image_url).toContain(key);
});

test('a new item gets 400 if its image is another user’s preview image or has no valid signature', async () => {
  const imageUrl = await getPreviewImageUrl(ben);
  expect(await addItemWithImage(ana, imageUrl)).toMatchObject({ status: 400 });
  expect(await addItemWithImage(ana, imageUrl.replace(/&preview=.*$/, ''))).toMatchObject({ status: 400 });
  expect(await addItemWithImage(ana, imageUrl.replace(/preview=.{4}/, 'preview=AAAA'))).toMatchObject({ status: 400 });
  expect(await addItemWithImage(ana, `${shop.origin}/mug.png`)).toMatchObject({ status: 400 });
});

test('if a form contains an uploaded image and a preview image, the item gets the uploaded image', async () => {
  const imageUrl = await getPreviewImageUrl(ana);
  const bytes = await createDrawing('png', 90, 90);
  const form = createItemFormData(
    { name: 'Mug', image_url: imageUrl },
    new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  );
  const item = await ana.does(calls.addItem, { params: { id: listId }, form });
  expect(item.image_url).not.toContain(imageUrl.slice(0, 45));
});

test('several previews of the same page request the page once, and each preview stores its own image', async () => {
  const path = '/mug?again';
  const before = shop.requests.length;
  const urls = [
    await getPreviewImageUrl(ana, path),
    await getPreviewImageUrl(ben, path),
    await getPreviewImageUrl(ana, path),
  ];
  expect(new Set(urls.map((url) => url.slice(0, 45))).size).toBe(3);
  expect(shop.requests.slice(before)).toEqual([path, '/mug.png']);
});

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
