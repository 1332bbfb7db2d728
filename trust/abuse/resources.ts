import { gzipSync } from 'node:zlib';
import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { createDrawing, createHugePng } from '../../server/test/drawings.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { Reply } from '../../server/test/person.ts';
import { listIds } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';
import type { AbuseServer } from './abuse-server.ts';
import { sendRawRequest } from './send.ts';
import { costlyUploadCases, createUploadCase } from './uploads.ts';

const jsonHeaders = { 'content-type': 'application/json' };

const createStreamedRequest = (text: string): RequestInit & { duplex: 'half' } => ({
  headers: jsonHeaders,
  body: new Blob([text]).stream(),
  duplex: 'half',
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const createFormWithExtraFields = (count: number): FormData => {
  const form = createItemFormData({ name: 'Mug' });
  for (let n = 0; n < count; n += 1) form.append(`field${n}`, 'x');
  return form;
};

const limitSettings = {
  RATE_LIMITS: 'on',
  LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '100',
  LIMIT_UPLOADS_PER_HOUR: '2',
  LIMIT_WISHLISTS_PER_USER: '5',
  LIMIT_ITEMS_PER_LIST: '5',
  LIMIT_FRIENDS_PER_USER: '3',
  LIMIT_SIGN_UPS_PER_10_MINUTES: '100',
};
const quotaSettings = { LIMIT_WISHLISTS_PER_USER: '5', LIMIT_ITEMS_PER_LIST: '5', LIMIT_FRIENDS_PER_USER: '3' };

const retryAfterExpectation: NonNullable<AbuseCase['alsoExpect']> = [
  'the response has a `retry-after` header',
  (_server, { headers }) => expect(Number(headers.get('retry-after'))).toBeGreaterThan(0),
];

async function uploadTwice({ world }: AbuseServer): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing()]));
    await world.people.stranger.does(calls.addItem, { params: { id: listIds.strangers }, form });
  }
}

/**
 * Creates an abuse case that repeats a request until the response is 429. Sends up to 250 requests for a
 * limit of 100 per minute, because a new minute may begin during the case.
 */
const createRateLimitCase = (
  abuse: string,
  as: 'anonymous',
  headersOf: (n: number) => Record<string, string>,
): AbuseCase =>
  createAbuseCaseAs[as](abuse, 'GET /api/friends, 101 times', 429, {
    env: limitSettings,
    send: async ({ world }) => {
      let reply: Reply | undefined;
      for (let n = 0; n < 250 && reply?.status !== 429; n += 1) {
        reply = await world.callers[as].sends('GET', '/api/friends', { headers: headersOf(n) });
      }
      if (!reply) throw new Error('Nothing was asked');
      return reply;
    },
    alsoExpect: retryAfterExpectation,
  });

const nestArrays = (depth: number): string => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Abuse cases with requests that would need too much memory, time or disk space (API4:2023). */
export const resourceExhaustionCases: readonly AbuseCase[] = [
  createAbuseCaseAs.owner('a body of 300 kB', `POST /api/mywishlists {"title":"${'x'.repeat(300_000)}"}`, 413),
  createAbuseCaseAs.anonymous(
    'a body of 300 kB to an identity endpoint',
    `POST /api/auth/sign-in/email {"email":"${'x'.repeat(300_000)}"}`,
    413,
  ),
  createAbuseCaseAs.owner('a body without Content-Length', 'POST /api/mywishlists, 400 kB in chunks', 413, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', createStreamedRequest('x'.repeat(400_000))),
  }),
  createAbuseCaseAs.owner('a compressed body', 'POST /api/mywishlists, 50 MB of JSON as gzip', 400, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', {
        headers: { ...jsonHeaders, 'content-encoding': 'gzip' },
        body: new Blob([gzipSync(`{"title":"${'x'.repeat(50_000_000)}"}`)]),
      }),
  }),
  createAbuseCaseAs.owner('ten thousand nested arrays', `POST /api/mywishlists ${nestArrays(10_000)}`, 400),
  createAbuseCaseAs.owner(
    'a hundred thousand ids in shared_with_ids',
    `PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[${'7,'.repeat(100_000)}7]}`,
    400,
  ),
  createAbuseCaseAs.owner('a title of 201 characters', `POST /api/mywishlists {"title":"${'x'.repeat(201)}"}`, 400),
  createAbuseCaseAs.owner(
    'a description of 5,001 characters',
    `POST /api/mywishlists {"title":"A","description":"${'🎁'.repeat(5_001)}"}`,
    400,
  ),
  createAbuseCaseAs.owner('a shop URL of 2,049 characters', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', url: `https://shop.example/${'x'.repeat(2_028)}` },
  }),
  createAbuseCaseAs.owner('a price of 1e400', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', price: '1e400' },
  }),
  createAbuseCaseAs.owner('a price of ten million', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', price: '10000000' },
  }),
  createAbuseCaseAs.anonymous(
    'a password of 200 kB',
    `POST /api/auth/sign-in/email {"email":"a@example.com","password":"${'x'.repeat(200_000)}"}`,
    413,
  ),
  createAbuseCaseAs.anonymous(
    'an e-mail address that would slow down a regular expression',
    `POST /api/auth/request-password-reset {"email":"a@${'a.'.repeat(100_000)}"}`,
    413,
  ),
  createAbuseCaseAs.stranger('a page size of a million', 'GET /api/friends/notfriends?limit=1000000', 400),
  createAbuseCaseAs.stranger('a search of 255 characters', `GET /api/friends/notfriends?q=${'x'.repeat(255)}`, 400),
  createAbuseCaseAs.owner('an id of 5,000 digits', `GET /api/mywishlists/${'1'.repeat(5_000)}`, 404),
  createAbuseCaseAs.owner('a form of a thousand fields', 'POST /api/mywishlists/101/item, 1,000 fields', 400, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: createFormWithExtraFields(1_000) }),
  }),
  createAbuseCaseAs.owner('a field of a megabyte', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', description: 'x'.repeat(1_000_000) },
  }),
  createAbuseCaseAs.owner('two images in a form', 'POST /api/mywishlists/101/item, image_file twice', 400, {
    send: async ({ world }) => {
      const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing()]));
      form.append('image_file', new Blob([await createDrawing()]), 'b.png');
      return world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
    },
  }),
  createUploadCase('an image of 11 MiB', '11 MiB of zeroes', () => Buffer.alloc(11 * 1_048_576), 413),
  createUploadCase('an image of 256 megapixels in a megabyte', 'a PNG of 16,000 x 16,000 pixels', createHugePng, 413),
  ...costlyUploadCases,
  createUploadCase('an SVG with a script', 'an SVG', () => Buffer.from(svg), 415),
  createUploadCase(
    'HTML with an image’s name',
    'HTML',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    415,
  ),
  createUploadCase(
    'a zip archive with an image’s name',
    'a zip',
    () => Buffer.from('504b0304140000000800', 'hex'),
    415,
  ),
  createUploadCase(
    'a truncated image',
    'the first half of a JPEG',
    async () => (await createDrawing('jpeg', 400, 300)).subarray(0, 500),
    415,
  ),
  createUploadCase(
    'an image followed by HTML',
    'a GIF, then HTML',
    async () => Buffer.concat([await createDrawing('gif'), Buffer.from('<script>alert(1)</script>')]),
    415,
  ),
  createAbuseCaseAs.anonymous('a header of 60 kB', 'GET /api/friends with 60 kB of x-padding', 431, {
    send: (server) =>
      sendRawRequest(
        server,
        `GET /api/friends HTTP/1.1\nhost: localhost\nx-padding: ${'x'.repeat(60_000)}\nconnection: close\n\n`,
      ),
  }),
  createAbuseCaseAs.owner('one list beyond the quota', 'POST /api/mywishlists {"title":"Fifth"}', 409, {
    env: quotaSettings,
    prepare: ({ world }) => world.people.owner.does(calls.createWishlist, { body: { title: 'Fourth' } }),
  }),
  createAbuseCaseAs.owner('one item beyond the quota', 'POST /api/mywishlists/101/item', 409, {
    form: { name: 'Sixth' },
    env: quotaSettings,
    prepare: async ({ world }) => {
      for (const name of ['Fourth', 'Fifth'])
        await world.people.owner.does(calls.addItem, {
          params: { id: listIds.public },
          form: createItemFormData({ name }),
        });
    },
  }),
  createAbuseCaseAs.owner('one friend beyond the quota', 'POST /api/friends/accept?friend_id=<asker>', 409, {
    env: quotaSettings,
  }),
  createAbuseCaseAs.stranger('one upload beyond the hourly limit', 'POST /api/mywishlists/104/item', 429, {
    form: { name: 'Mug' },
    image: createDrawing,
    env: limitSettings,
    prepare: uploadTwice,
    alsoExpect: retryAfterExpectation,
  }),
  createRateLimitCase('anonymous requests beyond the limit', 'anonymous', () => ({})),
  createRateLimitCase('anonymous requests beyond the limit, each with another X-Forwarded-For', 'anonymous', (n) => ({
    'x-forwarded-for': `203.0.113.${n}`,
  })),
  createRateLimitCase('anonymous requests beyond the limit, each with another invalid token', 'anonymous', (n) => ({
    authorization: `Bearer a.b.c${n}`,
  })),
];
