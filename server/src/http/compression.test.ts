import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@wishwell/contract/calls.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson, type Person } from '../../test/person.ts';
import { compressResponses } from './compression.ts';

let app: TestApp;
let ana: Person;
let path: string;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  const body = { title: 'Winter', description: '', is_public: true, shared_with_ids: [] };
  const { id } = await ana.does(calls.createWishlist, { body });
  for (let number = 0; number < 12; number += 1) {
    await ana.does(calls.addItem, {
      params: { id },
      form: createItemFormData({ name: `Wish ${number} with ünïcode` }),
    });
  }
  path = `/api/mywishlists/${id}`;
});
afterAll(() => app.close());

interface RawResponse {
  encoding: string | undefined;
  vary: string | undefined;
  length: string | undefined;
  body: Buffer;
}

/** Returns the response without decompressing its body, which `fetch` would do. */
function getRaw(url: string, acceptEncodingHeader: string): Promise<RawResponse> {
  const headers = { authorization: `Bearer ${ana.bearer}`, 'accept-encoding': acceptEncodingHeader };
  return new Promise((resolve, reject) => {
    request(app.origin + url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { 'content-encoding': encoding, vary, 'content-length': length } = response.headers;
        resolve({ encoding, vary, length, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

it('a long response is compressed with the best content coding that the client accepts', async () => {
  const plain = await getRaw(path, 'identity');
  const brotli = await getRaw(path, 'gzip, deflate, br');
  const gzipped = await getRaw(path, 'gzip');
  expect([plain.encoding, brotli.encoding, gzipped.encoding]).toEqual([undefined, 'br', 'gzip']);
  for (const { vary, length, body } of [plain, brotli, gzipped]) {
    expect(vary).toContain('Accept-Encoding');
    expect(length).toBe(String(body.length));
  }
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzipped.body)).toEqual(plain.body);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
});

it('responses of routes that need no bearer token, such as those below /api/auth, are not compressed', async () => {
  const cookies = fastify();
  compressResponses(cookies);
  cookies.get('/api/auth/token', async () => ({ token: 'x'.repeat(5_000) }));
  const { headers } = await cookies.inject({ url: '/api/auth/token', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
});
