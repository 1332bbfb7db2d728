import { gzipSync } from 'node:zlib';
import { calls } from '@wishwell/contract/calls.ts';
import { expect } from 'vitest';
import { drawing, hugePng } from '../../server/test/drawings.ts';
import { itemForm } from '../../server/test/items.ts';
import type { Reply } from '../../server/test/person.ts';
import { lists } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';
import { sendRaw } from './send.ts';
import type { Stage } from './stage.ts';
import { costlyUploads, upload } from './uploads.ts';

const json = { 'content-type': 'application/json' };

const stream = (text: string): RequestInit & { duplex: 'half' } => ({
  headers: json,
  body: new Blob([text]).stream(),
  duplex: 'half',
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const formOf = (count: number): FormData => {
  const form = itemForm({ name: 'Mug' });
  for (let n = 0; n < count; n += 1) form.append(`field${n}`, 'x');
  return form;
};

const limited = {
  RATE_LIMITS: 'on',
  LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '100',
  LIMIT_UPLOADS_PER_HOUR: '2',
  LIMIT_WISHLISTS_PER_USER: '5',
  LIMIT_ITEMS_PER_LIST: '5',
  LIMIT_FRIENDS_PER_USER: '3',
  LIMIT_SIGN_UPS_PER_10_MINUTES: '100',
};
const quotas = { LIMIT_WISHLISTS_PER_USER: '5', LIMIT_ITEMS_PER_LIST: '5', LIMIT_FRIENDS_PER_USER: '3' };

const saysWhen: NonNullable<AbuseCase['and']> = [
  '`retry-after`',
  (_stage, { headers }) => expect(Number(headers.get('retry-after'))).toBeGreaterThan(0),
];

async function uploadTwice({ world }: Stage): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    const form = itemForm({ name: 'Mug' }, new Blob([await drawing()]));
    await world.people.stranger.does(calls.addItem, { params: { id: lists.strangers }, form });
  }
}

/** Calls until it is too much: a minute may end in between. */
const untilTooMany = (abuse: string, as: 'anonymous', headersOf: (n: number) => Record<string, string>): AbuseCase =>
  by[as](abuse, 'GET /api/friends, 101 times', 429, {
    env: limited,
    send: async ({ world }) => {
      let reply: Reply | undefined;
      for (let n = 0; n < 250 && reply?.status !== 429; n += 1) {
        reply = await world.callers[as].sends('GET', '/api/friends', { headers: headersOf(n) });
      }
      if (!reply) throw new Error('Nothing was asked');
      return reply;
    },
    and: saysWhen,
  });

const nested = (depth: number): string => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Asking for more than the server should give. */
export const resourceCases: readonly AbuseCase[] = [
  by.owner('a body of 300 kB', `POST /api/mywishlists {"title":"${'x'.repeat(300_000)}"}`, 413),
  by.anonymous('the same, to an identity call', `POST /api/auth/sign-in/email {"email":"${'x'.repeat(300_000)}"}`, 413),
  by.owner('a body without an announced end', 'POST /api/mywishlists, 400 kB in chunks', 413, {
    send: ({ world }) => world.people.owner.sends('POST', '/api/mywishlists', stream('x'.repeat(400_000))),
  }),
  by.owner('a body that grows when it is unpacked', 'POST /api/mywishlists, 50 MB of JSON as gzip', 400, {
    send: ({ world }) =>
      world.people.owner.sends('POST', '/api/mywishlists', {
        headers: { ...json, 'content-encoding': 'gzip' },
        body: new Blob([gzipSync(`{"title":"${'x'.repeat(50_000_000)}"}`)]),
      }),
  }),
  by.owner('ten thousand lists in each other', `POST /api/mywishlists ${nested(10_000)}`, 400),
  by.owner(
    'a hundred thousand friends to share with',
    `PUT /api/mywishlists/102 {"title":"Baby","shared_with_ids":[${'7,'.repeat(100_000)}7]}`,
    400,
  ),
  by.owner('a title of 201 characters', `POST /api/mywishlists {"title":"${'x'.repeat(201)}"}`, 400),
  by.owner(
    'a description of 5,001 characters',
    `POST /api/mywishlists {"title":"A","description":"${'🎁'.repeat(5_001)}"}`,
    400,
  ),
  by.owner('a shop’s address of 2,049 characters', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', url: `https://shop.example/${'x'.repeat(2_028)}` },
  }),
  by.owner('a price that is no amount', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', price: '1e400' },
  }),
  by.owner('a price of ten million', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', price: '10000000' },
  }),
  by.anonymous(
    'a password of a megabyte, to be hashed',
    `POST /api/auth/sign-in/email {"email":"a@example.com","password":"${'x'.repeat(200_000)}"}`,
    413,
  ),
  by.anonymous(
    'an address made to take a pattern long',
    `POST /api/auth/request-password-reset {"email":"a@${'a.'.repeat(100_000)}"}`,
    413,
  ),
  by.stranger('a page of a million', 'GET /api/friends/notfriends?limit=1000000', 400),
  by.stranger('a search of 255 characters', `GET /api/friends/notfriends?q=${'x'.repeat(255)}`, 400),
  by.owner('an id of 5,000 digits', `GET /api/mywishlists/${'1'.repeat(5_000)}`, 404),
  by.owner('a form of a thousand fields', 'POST /api/mywishlists/101/item, 1,000 fields', 400, {
    send: ({ world }) => world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: formOf(1_000) }),
  }),
  by.owner('a field of a megabyte', 'POST /api/mywishlists/101/item', 400, {
    form: { name: 'Mug', description: 'x'.repeat(1_000_000) },
  }),
  by.owner('two pictures in a form', 'POST /api/mywishlists/101/item, image_file twice', 400, {
    send: async ({ world }) => {
      const form = itemForm({ name: 'Mug' }, new Blob([await drawing()]));
      form.append('image_file', new Blob([await drawing()]), 'b.png');
      return world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
    },
  }),
  upload('a picture of 11 MiB', '11 MiB of zeroes', () => Buffer.alloc(11 * 1_048_576), 413),
  upload('a picture of 256 megapixels in a megabyte', 'a PNG of 16,000 x 16,000 pixels', hugePng, 413),
  ...costlyUploads,
  upload('a drawing with a script in it', 'an SVG', () => Buffer.from(svg), 415),
  upload('a page called a picture', 'HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415),
  upload('an archive called a picture', 'a zip', () => Buffer.from('504b0304140000000800', 'hex'), 415),
  upload(
    'half a picture',
    'the first half of a JPEG',
    async () => (await drawing('jpeg', 400, 300)).subarray(0, 500),
    415,
  ),
  upload(
    'a picture with a page behind it',
    'a GIF, then HTML',
    async () => Buffer.concat([await drawing('gif'), Buffer.from('<script>alert(1)</script>')]),
    415,
  ),
  by.anonymous('a header of 60 kB', 'GET /api/friends with 60 kB of x-padding', 431, {
    send: (stage) =>
      sendRaw(
        stage,
        `GET /api/friends HTTP/1.1\nhost: localhost\nx-padding: ${'x'.repeat(60_000)}\nconnection: close\n\n`,
      ),
  }),
  by.owner('one list more than a person may have', 'POST /api/mywishlists {"title":"Fifth"}', 409, {
    env: quotas,
    first: ({ world }) => world.people.owner.does(calls.createWishlist, { body: { title: 'Fourth' } }),
  }),
  by.owner('one item more than a list may hold', 'POST /api/mywishlists/101/item', 409, {
    form: { name: 'Sixth' },
    env: quotas,
    first: async ({ world }) => {
      for (const name of ['Fourth', 'Fifth'])
        await world.people.owner.does(calls.addItem, { params: { id: lists.public }, form: itemForm({ name }) });
    },
  }),
  by.owner('one friend more than a person may have', 'POST /api/friends/accept?friend_id=<asker>', 409, {
    env: quotas,
  }),
  by.stranger('one upload more than an hour has', 'POST /api/mywishlists/104/item', 429, {
    form: { name: 'Mug' },
    picture: drawing,
    env: limited,
    first: uploadTwice,
    and: saysWhen,
  }),
  untilTooMany('one call more than a minute has, without a bearer', 'anonymous', () => ({})),
  untilTooMany('the same with another name in X-Forwarded-For each time', 'anonymous', (n) => ({
    'x-forwarded-for': `203.0.113.${n}`,
  })),
  untilTooMany('the same with another invented bearer each time', 'anonymous', (n) => ({
    authorization: `Bearer a.b.c${n}`,
  })),
];
