import fastify from 'fastify';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn, type Person } from '../../test/person.ts';
import { compressAnswers } from './compression.ts';

let app: TestApp;
let ana: Person;
let path: string;

beforeAll(async () => {
  app = await startApp();
  ana = await signedIn(app, 'Ana');
  const body = { title: 'Winter', description: '', is_public: true, shared_with_ids: [] };
  const { id } = await ana.does(calls.createWishlist, { body });
  for (let number = 0; number < 12; number += 1) {
    await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: `Wish ${number} with ünïcode` }) });
  }
  path = `/api/mywishlists/${id}`;
});
afterAll(() => app.close());

interface Raw {
  encoding: string | undefined;
  vary: string | undefined;
  length: string | undefined;
  body: Buffer;
}

/** As it travels: `fetch` would decompress it. */
function getRaw(address: string, acceptEncoding: string): Promise<Raw> {
  const headers = { authorization: `Bearer ${ana.bearer}`, 'accept-encoding': acceptEncoding };
  return new Promise((resolve, reject) => {
    request(app.origin + address, { headers }, (response) => {
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

it('a long answer travels small, in what the client takes, and says the same', async () => {
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

it('a short answer stays as it is', async () => {
  const { encoding, body } = await getRaw(`/api/users/firebase/${ana.uid}`, 'br');
  expect(encoding).toBeUndefined();
  expect(JSON.parse(body.toString())).toMatchObject({ id: ana.id });
});

it('what needs no bearer, as all below /api/auth, stays as it is, however long', async () => {
  const cookies = fastify();
  compressAnswers(cookies);
  cookies.get('/api/auth/token', async () => ({ token: 'x'.repeat(5_000) }));
  const { headers } = await cookies.inject({ url: '/api/auth/token', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
});
