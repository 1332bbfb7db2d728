import sharp from 'sharp';
import { limits } from '@wishwell/contract/limits.ts';
import { jpegOfScans } from '../../server/test/hostile-images.ts';
import type { Sending } from '../connection.ts';
import { flood, headOf, holdSockets, type Stage } from './stage.ts';
import type { Attacker } from './world.ts';

type Attack = (stage: Stage) => Promise<void>;

const json = { 'content-type': 'application/json' };
const get = (path: string): Sending => ({ method: 'GET', path });
const put = (path: string, body: unknown): Sending => ({
  method: 'PUT',
  path,
  headers: json,
  body: JSON.stringify(body),
});

const longest = '🎁'.repeat(limits.description);
const boundary = 'edge';
const formType = `multipart/form-data; boundary=${boundary}`;

const field = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const form = (method: 'POST' | 'PUT', listId: number, fields: Readonly<Record<string, string>>): Sending => ({
  method,
  path: `/api/mywishlists/${listId}/item`,
  headers: { 'content-type': formType },
  body: `${Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join('')}--${boundary}--\r\n`,
});

/** Adds an item with this image, or gives it to the item `changed`: changing takes more formats than adding. */
const withImage = (listId: number, image: Buffer, changed?: number): Sending => ({
  method: changed === undefined ? 'POST' : 'PUT',
  path: `/api/mywishlists/${listId}/item`,
  headers: { 'content-type': formType },
  body: Buffer.concat([
    Buffer.from(field('name', 'A kite') + (changed === undefined ? '' : field('id', String(changed)))),
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="image_file"; filename="kite"\r\n\r\n`),
    image,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

/** Connections of one account: a browser opens six to a server over HTTP/1.1, and a program as many as it likes. */
const parallel = 8;

const searchFor = (nth: number): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(nth % 26);

function largestWrite({ fullListId, spareListId, itemId, friendIds }: Attacker, nth: number): Sending {
  const title = `Save ${nth}`;
  const writes = [
    put(`/api/mywishlists/${spareListId}`, { title, is_public: false, shared_with_ids: nth % 8 < 4 ? friendIds : [] }),
    form('PUT', fullListId, { id: String(itemId), name: title, description: longest }),
    form('POST', spareListId, { name: title, description: longest }),
    put(`/api/mywishlists/${fullListId}`, { title, description: longest }),
  ];
  return writes[nth % writes.length] ?? get('/api/mywishlists');
}

/** Requests withdraw and send; each holds the rows of both people. */
function friendStorm({ friendIds }: Attacker, victimIds: readonly number[], nth: number): Sending {
  const other = nth % 2 === 0 ? victimIds[nth % victimIds.length] : friendIds[nth % friendIds.length];
  const action = ['request', 'revoke', 'accept', 'revoke'][nth % 4];
  return { method: 'POST', path: `/api/friends/${action}?friend_id=${other}` };
}

const password = { right: 'secret gift', wrong: 'not the secret' };

const signInAs = (email: string, isRight: boolean): Sending => ({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  headers: json,
  body: JSON.stringify({ email, password: isRight ? password.right : password.wrong }),
});

const formHead = (stage: Stage, attacker: Attacker): string =>
  headOf(stage, attacker, `POST /api/mywishlists/${attacker.spareListId}/item`, [
    `content-type: ${formType}`,
    'content-length: 100000',
  ]);

const side = 7_000;

const draw49Megapixels = () => sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

/** Unpacks to 147 MB. */
const manyPixels = (): Promise<Buffer> => draw49Megapixels().png().toBuffer();

/** 1,400 bytes of AVIF, which take some 8 s of processor time to decode; making them takes as long. */
const fewBytesMuchWork = (): Promise<Buffer> => draw49Megapixels().avif({ effort: 0 }).toBuffer();

/** Every kind of load that an ordinary account can cause within its quotas and rate limits. */
export const attacks = {
  'largest list': (stage) => flood(stage, parallel, ({ fullListId }) => get(`/api/mywishlists/${fullListId}`)),
  'largest list of a friend': ({ attackers, ...stage }) =>
    flood({ attackers, ...stage }, parallel, (_, nth) =>
      get(`/api/friendwishlists/${attackers[nth % attackers.length]?.fullListId}`),
    ),
  'largest page of friends': (stage) => flood(stage, parallel, () => get('/api/friends')),
  'pending requests': (stage) => flood(stage, parallel, () => get('/api/friends/notfriends?limit=100')),
  searches: (stage) => flood(stage, parallel, (_, nth) => get(`/api/friends/notfriends?q=${searchFor(nth)}`)),
  'largest writes': (stage) => flood(stage, parallel, largestWrite),
  'friend storm': (stage) => flood(stage, parallel, (attacker, nth) => friendStorm(attacker, stage.victimIds, nth)),
  'slow heads': (stage) =>
    holdSockets(stage, 50, {
      begin: (socket) => socket.write('GET /api/mywishlists HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
      everySecond: (socket) => socket.write('a'),
    }),
  'bodies that never come': (stage) =>
    holdSockets(stage, 8, { begin: (socket, attacker) => socket.write(formHead(stage, attacker)) }),
  'bodies byte by byte': (stage) =>
    holdSockets(stage, 8, {
      begin: (socket, attacker) => socket.write(formHead(stage, attacker) + field('name', 'A mug')),
      everySecond: (socket) => socket.write('-'),
    }),
  'unread responses': (stage) =>
    holdSockets(stage, 10, {
      begin: (socket, attacker) => {
        socket.write(headOf(stage, attacker, `GET /api/mywishlists/${attacker.fullListId}`));
        socket.pause();
      },
    }),
  'password hashes': (stage) => flood(stage, 16, ({ email }, nth) => signInAs(email, nth % 8 !== 0)),
  'many sockets': (stage) => holdSockets(stage, 150, { begin: () => undefined }),
  'idle connections': (stage) =>
    holdSockets(stage, 50, {
      begin: (socket, attacker) => {
        socket.write(headOf(stage, attacker, 'GET /api/users/none'));
        socket.resume();
      },
    }),
  // Last: encoding goes on for a while after an attack, and would slow the images of the next victim.
  'images of many scans': (stage) => {
    // The first is refused before it is decoded, the second is just below the limit.
    const [refused, accepted] = [jpegOfScans(700, side, side), jpegOfScans(40, side, side)];
    return flood(stage, 2, ({ spareListId }, nth) => withImage(spareListId, nth % 2 === 0 ? accepted : refused));
  },
  'images of many pixels': async (stage) => {
    const image = await manyPixels();
    return flood(stage, 2, ({ spareListId }) => withImage(spareListId, image));
  },
  'costliest images': async (stage) => {
    const image = await fewBytesMuchWork();
    return flood(stage, 2, ({ fullListId, itemId }) => withImage(fullListId, image, itemId));
  },
} as const satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[];
