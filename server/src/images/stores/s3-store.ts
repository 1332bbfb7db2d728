import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../config/images.ts';
import { Problem } from '../../http/problem.ts';
import type { ImageStore, StoredImage } from '../images.ts';
import { checkBucket } from './s3-check.ts';
import {
  type AskS3,
  createS3Client,
  readInTime,
  readRefusal,
  readText,
  refused,
  type S3Refusal,
  type S3Request,
} from './s3-client.ts';
import { presign } from './s3-signature.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** How long, in milliseconds, the store may keep us waiting, each time that we ask. */
interface Patience {
  reading: number;
  writing: number;
  /** A sweep holds a transaction open meanwhile. */
  removing: number;
}

const usual: Patience = { reading: 4_000, writing: 8_000, removing: 2_500 };
const attempts = 2;

/** For those who get a picture from the store itself; the name is ours as in `routes.ts`. A key is never used twice. */
const kept = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'cache-control': 'private, max-age=172800, immutable',
};

/** Seconds. All through a period the address of a picture is the same, so that browsers keep the picture; it lives for two. */
const period = 300;

const roomless = new Set(['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge']);
const isRoomless = ({ status, code }: S3Refusal): boolean => status === 507 || roomless.has(code);
const isMissing = ({ status, code }: S3Refusal): boolean => status === 404 && (code === 'NoSuchKey' || code === '');

/** Pictures as objects of a bucket that is closed to everybody else, under their names. Asks nothing of the store yet. */
export function openS3Store(settings: S3Settings, patience = usual): ImageStore {
  const ask = createS3Client(settings);
  const { browserAddress } = settings;
  const urlOf = (name: string): URL => new URL(name, settings.address);
  const store: ImageStore = {
    sweptAtOnce: 32,
    canWriteLate: true,
    write: (name, body) =>
      write(ask, { method: 'PUT', url: urlOf(name), headers: kept, body, patience: patience.writing, attempts }),
    open: (name, signal) =>
      open(ask, { method: 'GET', url: urlOf(name), patience: patience.reading, attempts, signal }),
    holds: async (name, bytes) => {
      const found = await look(ask, { method: 'HEAD', url: urlOf(name), patience: patience.reading, attempts });
      if (bytes === undefined || found?.size !== bytes.length) return found !== undefined && bytes === undefined;
      if (found.tag === `"${createHash('md5').update(bytes).digest('hex')}"`) return true;
      // A tag need not be the MD5 of the bytes, for instance where the store encrypts them.
      const file = await store.open(name);
      return file !== undefined && (await buffer(file.stream)).equals(bytes);
    },
    remove: (name) => remove(ask, { method: 'DELETE', url: urlOf(name), patience: patience.removing, attempts }),
    // An object is there whole or not at all.
    tidy: async () => {},
    check: () => checkBucket(settings, ask),
    locate: async (name, { method, until }) => {
      if (browserAddress === undefined) return undefined;
      const now = Date.now() / 1000;
      const start = Math.floor(now / period) * period;
      const end = Math.min(start + 2 * period, until);
      const question = { method, url: new URL(name, browserAddress) };
      const address = await presign(settings, question, end - start, new Date(start * 1000));
      return { address, seconds: Math.floor(end - now) };
    },
  };
  return store;
}

async function look(ask: AskS3, request: S3Request): Promise<{ size: number; tag: string | undefined } | undefined> {
  const answer = await ask(request);
  const { 'content-length': size, etag: tag } = answer.headers;
  const refusal = await readRefusal(answer, request.patience);
  if (refusal.status === 200) return { size: Number(size), tag };
  if (isMissing(refusal)) return undefined;
  throw refused(refusal);
}

async function write(ask: AskS3, request: S3Request): Promise<void> {
  const answer = await ask(request);
  if (answer.statusCode === 200) return void readText(answer, request.patience);
  const refusal = await readRefusal(answer, request.patience);
  throw isRoomless(refusal) ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 }) : refused(refusal);
}

async function open(ask: AskS3, request: S3Request): Promise<StoredImage | undefined> {
  const answer = await ask(request);
  const size = Number(answer.headers['content-length']);
  if (answer.statusCode === 200 && Number.isSafeInteger(size))
    return { size, stream: orAway(answer, request.patience) };
  const refusal = await readRefusal(answer, request.patience);
  if (isMissing(refusal)) return undefined;
  throw refused(refusal);
}

async function remove(ask: AskS3, request: S3Request): Promise<void> {
  const answer = await ask(request);
  if (answer.statusCode === 204 || answer.statusCode === 200) return void readText(answer, request.patience);
  const refusal = await readRefusal(answer, request.patience);
  if (!isMissing(refusal)) throw refused(refusal);
}

/** The body of an answer; should it break off, with an error of ours. Destroying it ends the request. */
function orAway(answer: IncomingMessage, patience: number): Readable {
  const parts = readInTime(answer, patience);
  const body = new Readable({
    read: () => {
      parts.next().then(
        ({ value }) => body.push(value ?? null),
        (error: unknown) => body.destroy(new StoreUnavailable('the answer broke off', error)),
      );
    },
    destroy: (error, done) => {
      answer.destroy();
      done(error);
    },
  });
  return body;
}
