import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { signUpPerson } from '../../test/person.ts';
import { startShopForTest } from '../../test/shop-server.ts';

/** Returns meta tags for the images that are named in the query of a URL. */
const createImageMetaTags = (url: string): string =>
  decodeURIComponent(url.slice(2))
    .split(',')
    .map((image) => `<meta property="og:image" content="${image}">`)
    .join('');

test('a preview of a link to an image returns only the image', async () => {
  const validImage = await createDrawing('png', 200, 200);
  const shop = await startShopForTest(({ url }, response) => {
    const isValidImage = url === '/good.png';
    const headers = { 'content-type': url === '/drawing.svg' ? 'image/svg+xml' : 'image/png' };
    response.writeHead(200, headers).end(isValidImage ? validImage : '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  const app = await startAppForTest({ LINK_PREVIEW_ALLOW: shop.allow });
  const ana = await signUpPerson(app, 'Ana');
  const preview = (path: string) => ana.does(calls.previewItem, { body: { url: `${shop.origin}${path}` } });
  expect(await preview('/good.png')).toMatchObject({
    fields: { name: null, image_url: expect.stringMatching(/^\/api\/pictures\//) },
    problem: null,
  });
  for (const path of ['/broken.png', '/drawing.svg'])
    expect(await preview(path)).toMatchObject({ fields: { image_url: null }, problem: 'not_a_product' });
});

test('a preview returns an image only if the file can be decoded; it tries at most three files', async () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(50)}</svg>`);
  const validImage = await createDrawing('png', 200, 200);
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/good.png': ['image/png', validImage],
    '/untyped': ['application/octet-stream', validImage],
    '/drawing': ['image/svg+xml', svg],
    '/renamed.png': ['image/png', svg],
    '/broken.png': ['image/png', validImage.subarray(0, 120)],
    '/bomb.png': ['image/png', await createDrawing('png', 20_000, 3_000)],
    '/pixel.png': ['image/png', Buffer.from('iVBORw0KGgo=', 'base64')],
    '/large.png': ['image/png', Buffer.alloc(4_000_000)],
    '/page.png': ['text/html', Buffer.from('<h1>Not an image</h1>'.repeat(9))],
  };
  const shop = await startShopForTest(({ url = '' }, response) => {
    const file = files[url];
    const [type, body] = file ?? [
      'text/html',
      `<title>Mug</title><meta property="og:type" content="product">${createImageMetaTags(url)}`,
    ];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const app = await startAppForTest({ LINK_PREVIEW_ALLOW: shop.allow });
  const ana = await signUpPerson(app, 'Ana');
  const hasImage = async (...images: readonly string[]): Promise<boolean> => {
    const { fields, problem } = await ana.does(calls.previewItem, {
      body: { url: `${shop.origin}/?${images.join(',')}` },
    });
    expect([fields.name, problem]).toEqual(['Mug', null]);
    return fields.image_url !== null;
  };
  expect([await hasImage('/good.png'), await hasImage('/untyped')]).toEqual([true, true]);
  for (const path of Object.keys(files).slice(2)) expect([path, await hasImage(path)]).toEqual([path, false]);
  expect(await hasImage('http://10.0.0.1/x.png')).toBe(false);
  expect(await hasImage('/broken.png', '/drawing', '/good.png')).toBe(true);
  expect(await hasImage('/broken.png', '/drawing', '/renamed.png', '/good.png')).toBe(false);
});
