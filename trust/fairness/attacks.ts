import { createServer } from 'node:http';
import { limits } from '@wishwell/contract/limits.ts';
import sharp from 'sharp';
import { createJpegWithScans } from '../../server/test/hostile-images.ts';
import type { HttpRequest } from '../connection.ts';
import { floodWithRequests, formatRequestHead, keepSocketsOpen, type AttackContext } from './attack-context.ts';
import type { Attacker } from './world.ts';

type AttackFunction = (context: AttackContext) => Promise<void>;

const jsonHeaders = { 'content-type': 'application/json' };
const createGetRequest = (path: string): HttpRequest => ({ method: 'GET', path });
const createPutRequest = (path: string, body: unknown): HttpRequest => ({
  method: 'PUT',
  path,
  headers: jsonHeaders,
  body: JSON.stringify(body),
});

const longestDescription = '🎁'.repeat(limits.description);
const boundary = 'edge';
const formContentType = `multipart/form-data; boundary=${boundary}`;

const formatField = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const createFormRequest = (
  method: 'POST' | 'PUT',
  listId: number,
  fields: Readonly<Record<string, string>>,
): HttpRequest => ({
  method,
  path: `/api/mywishlists/${listId}/item`,
  headers: { 'content-type': formContentType },
  body: `${Object.entries(fields)
    .map(([name, value]) => formatField(name, value))
    .join('')}--${boundary}--\r\n`,
});

/**
 * Returns a request that adds an item with this image. With `changedItemId`, the request sets the image of
 * this item instead: the server accepts formats such as AVIF only when an item is changed.
 */
const createImageRequest = (listId: number, image: Buffer, changedItemId?: number): HttpRequest => ({
  method: changedItemId === undefined ? 'POST' : 'PUT',
  path: `/api/mywishlists/${listId}/item`,
  headers: { 'content-type': formContentType },
  body: Buffer.concat([
    Buffer.from(
      formatField('name', 'A kite') + (changedItemId === undefined ? '' : formatField('id', String(changedItemId))),
    ),
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="image_file"; filename="kite"\r\n\r\n`),
    image,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

/**
 * Number of connections per attacking account. A browser opens six to one server; an attacker may open
 * more.
 */
const connectionsPerAccount = 8;

const getSearchLetter = (requestNumber: number): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(requestNumber % 26);

function createLargestWriteRequest(
  { fullListId, spareListId, itemId, friendIds }: Attacker,
  requestNumber: number,
): HttpRequest {
  const title = `Save ${requestNumber}`;
  const writes = [
    createPutRequest(`/api/mywishlists/${spareListId}`, {
      title,
      is_public: false,
      shared_with_ids: requestNumber % 8 < 4 ? friendIds : [],
    }),
    createFormRequest('PUT', fullListId, { id: String(itemId), name: title, description: longestDescription }),
    createFormRequest('POST', spareListId, { name: title, description: longestDescription }),
    createPutRequest(`/api/mywishlists/${fullListId}`, { title, description: longestDescription }),
  ];
  return writes[requestNumber % writes.length] ?? createGetRequest('/api/mywishlists');
}

/**
 * Returns a request that sends, withdraws or accepts a friend request; the server locks the rows of both
 * people.
 */
function createFriendRequestChange(
  { friendIds }: Attacker,
  victimIds: readonly number[],
  requestNumber: number,
): HttpRequest {
  const other =
    requestNumber % 2 === 0 ? victimIds[requestNumber % victimIds.length] : friendIds[requestNumber % friendIds.length];
  const action = ['request', 'revoke', 'accept', 'revoke'][requestNumber % 4];
  return { method: 'POST', path: `/api/friends/${action}?friend_id=${other}` };
}

const passwords = { right: 'secret gift', wrong: 'not the secret' };

const createSignInRequest = (email: string, isRight: boolean): HttpRequest => ({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  headers: jsonHeaders,
  body: JSON.stringify({ email, password: isRight ? passwords.right : passwords.wrong }),
});

const formatUploadHead = (context: AttackContext, attacker: Attacker): string =>
  formatRequestHead(context, attacker, `POST /api/mywishlists/${attacker.spareListId}/item`, [
    `content-type: ${formContentType}`,
    'content-length: 100000',
  ]);

const sidePixels = 7_000;

const draw49Megapixels = () =>
  sharp({ create: { width: sidePixels, height: sidePixels, channels: 3, background: 'teal' } });

/** Returns a PNG image of 49 megapixels, which takes 147 MB of memory when decoded. */
const createLargePng = (): Promise<Buffer> => draw49Megapixels().png().toBuffer();

/** Returns an AVIF image of 1,400 bytes that takes about 8 s of CPU time to decode. */
const createCostlyAvif = (): Promise<Buffer> => draw49Megapixels().avif({ effort: 0 }).toBuffer();

/** HTML page of 3 MB with 300,000 elements. Half of the elements have the class `price`. */
const costlyPage = `<h1>Kite</h1>${'<p class=price>$1<b>'.repeat(150_000)}`;

/**
 * Runs a shop server and requests link previews of its pages. Every second page is costly to parse; the
 * responses for the other pages never end.
 */
async function requestCostlyPreviews(context: AttackContext): Promise<void> {
  const shop = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    if (Number(url.slice(1)) % 2 === 0) response.end(costlyPage);
    else response.write('<h1>');
  });
  shop.listen(context.shopPort, '127.0.0.1');
  let requestNumber = 0;
  const nextUrl = (): string => `http://127.0.0.1:${context.shopPort}/${(requestNumber += 1)}`;
  try {
    await floodWithRequests(context, connectionsPerAccount, () => ({
      method: 'POST',
      path: '/api/items/preview',
      headers: jsonHeaders,
      body: JSON.stringify({ url: nextUrl() }),
    }));
  } finally {
    shop.closeAllConnections();
    shop.close();
  }
}

/** Attacks by name. Each one causes the highest load that an ordinary account can cause within its limits. */
export const attacks = {
  'largest list': (context) =>
    floodWithRequests(context, connectionsPerAccount, ({ fullListId }) =>
      createGetRequest(`/api/mywishlists/${fullListId}`),
    ),
  'largest list of a friend': ({ attackers, ...context }) =>
    floodWithRequests({ attackers, ...context }, connectionsPerAccount, (_, requestNumber) =>
      createGetRequest(`/api/friendwishlists/${attackers[requestNumber % attackers.length]?.fullListId}`),
    ),
  'largest shared list': ({ attackers, ...context }) =>
    floodWithRequests({ attackers, ...context }, connectionsPerAccount, (_, requestNumber) =>
      createGetRequest(`/api/shared/${attackers[requestNumber % attackers.length]?.linkToken}?giving=true`),
    ),
  'claims behind share links': ({ attackers, ...context }) =>
    floodWithRequests({ attackers, ...context }, connectionsPerAccount, (_, requestNumber) => {
      const { linkToken = '', itemId = 0 } = attackers[requestNumber % attackers.length] ?? {};
      const path = `/api/shared/${linkToken}/items/${itemId + (requestNumber % 50)}/purchase`;
      return createPutRequest(path, { purchased: requestNumber % 2 === 0 });
    }),
  'largest page of friends': (context) =>
    floodWithRequests(context, connectionsPerAccount, () => createGetRequest('/api/friends')),
  'pending requests': (context) =>
    floodWithRequests(context, connectionsPerAccount, () => createGetRequest('/api/friends/notfriends?limit=100')),
  searches: (context) =>
    floodWithRequests(context, connectionsPerAccount, (_, requestNumber) =>
      createGetRequest(`/api/friends/notfriends?q=${getSearchLetter(requestNumber)}`),
    ),
  'largest writes': (context) => floodWithRequests(context, connectionsPerAccount, createLargestWriteRequest),
  'friend storm': (context) =>
    floodWithRequests(context, connectionsPerAccount, (attacker, requestNumber) =>
      createFriendRequestChange(attacker, context.victimIds, requestNumber),
    ),
  'costly and endless pages of shops': requestCostlyPreviews,
  'slow heads': (context) =>
    keepSocketsOpen(context, 50, {
      begin: (socket) => socket.write('GET /api/mywishlists HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
      everySecond: (socket) => socket.write('a'),
    }),
  'bodies that never come': (context) =>
    keepSocketsOpen(context, 8, { begin: (socket, attacker) => socket.write(formatUploadHead(context, attacker)) }),
  'bodies byte by byte': (context) =>
    keepSocketsOpen(context, 8, {
      begin: (socket, attacker) => socket.write(formatUploadHead(context, attacker) + formatField('name', 'A mug')),
      everySecond: (socket) => socket.write('-'),
    }),
  'unread responses': (context) =>
    keepSocketsOpen(context, 10, {
      begin: (socket, attacker) => {
        socket.write(formatRequestHead(context, attacker, `GET /api/mywishlists/${attacker.fullListId}`));
        socket.pause();
      },
    }),
  'password hashes': (context) =>
    floodWithRequests(context, 16, ({ email }, requestNumber) => createSignInRequest(email, requestNumber % 8 !== 0)),
  'many sockets': (context) => keepSocketsOpen(context, 150, { begin: () => undefined }),
  'idle connections': (context) =>
    keepSocketsOpen(context, 50, {
      begin: (socket, attacker) => {
        socket.write(formatRequestHead(context, attacker, 'GET /api/users/none'));
        socket.resume();
      },
    }),
  // The image attacks come last: after such an attack, the server still encodes images, which slows down
  // later uploads.
  'images of many scans': (context) => {
    // The server rejects the image with 700 scans before decoding. An image with 40 scans is just below the
    // limit.
    const [refused, accepted] = [
      createJpegWithScans(700, sidePixels, sidePixels),
      createJpegWithScans(40, sidePixels, sidePixels),
    ];
    return floodWithRequests(context, 2, ({ spareListId }, requestNumber) =>
      createImageRequest(spareListId, requestNumber % 2 === 0 ? accepted : refused),
    );
  },
  'images of many pixels': async (context) => {
    const image = await createLargePng();
    return floodWithRequests(context, 2, ({ spareListId }) => createImageRequest(spareListId, image));
  },
  'costliest images': async (context) => {
    const image = await createCostlyAvif();
    return floodWithRequests(context, 2, ({ fullListId, itemId }) => createImageRequest(fullListId, image, itemId));
  },
} as const satisfies Record<string, AttackFunction>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[];
