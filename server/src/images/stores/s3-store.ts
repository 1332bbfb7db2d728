import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../config/images.ts';
import { Problem } from '../../http/problem.ts';
import type { ImageStore, OpenedImageFile } from '../images.ts';
import { checkBucket } from './s3-check.ts';
import {
  type SendS3Request,
  createS3Client,
  readWithTimeout,
  readErrorResponse,
  readResponseText,
  convertToStoreUnavailableProblem,
  type S3ErrorResponse,
  type S3Request,
} from './s3-client.ts';
import { presignUrl } from './s3-signature.ts';
import { StoreUnavailableProblem } from './store-unavailable.ts';

/** Timeouts of requests to the S3 store, in milliseconds. */
interface S3TimeoutsMs {
  reading: number;
  writing: number;
  /**
   * Timeout of a removal. It is short, because a database transaction stays open while an image cleanup
   * removes images.
   */
  removing: number;
}

const defaultTimeoutsMs: S3TimeoutsMs = { reading: 4_000, writing: 8_000, removing: 2_500 };
const maxRequestAttempts = 2;

/**
 * Headers that the S3 store sends to browsers with an image. They equal the headers in `images/routes.ts`.
 * Browsers may cache an image forever, because it never changes.
 */
const storedImageHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'cache-control': 'private, max-age=172800, immutable',
};

/**
 * Seconds for which `locate` returns the same presigned URL of an image, so that browsers can cache the
 * image. Each URL is valid for at most twice as long.
 */
const presignedUrlPeriodSeconds = 300;

const outOfSpaceCodes = new Set(['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge']);
const isOutOfSpaceError = ({ status, code }: S3ErrorResponse): boolean => status === 507 || outOfSpaceCodes.has(code);
const isObjectMissingError = ({ status, code }: S3ErrorResponse): boolean =>
  status === 404 && (code === 'NoSuchKey' || code === '');

/** Returns an image store in a private S3 bucket. Sends no request yet. */
export function openS3Store(settings: S3Settings, timeoutMs = defaultTimeoutsMs): ImageStore {
  const send = createS3Client(settings);
  const { browserUrl } = settings;
  const createRequest = (method: S3Request['method'], name: string, timeout: keyof S3TimeoutsMs): S3Request => ({
    method,
    url: new URL(name, settings.url),
    timeoutMs: timeoutMs[timeout],
    attempts: maxRequestAttempts,
  });
  const store: ImageStore = {
    sweepBatchSize: 32,
    canWriteAfterFailure: true,
    write: (name, body) =>
      writeObject(send, { ...createRequest('PUT', name, 'writing'), headers: storedImageHeaders, body }),
    open: (name, signal) => openObject(send, { ...createRequest('GET', name, 'reading'), signal }),
    holds: async (name, bytes) => {
      const object = await findObject(send, createRequest('HEAD', name, 'reading'));
      if (bytes === undefined || object?.size !== bytes.length) return object !== undefined && bytes === undefined;
      if (object.tag === `"${createHash('md5').update(bytes).digest('hex')}"`) return true;
      // Compares the bytes of the files, because S3's entity tag is not always an MD5 hash, for example for
      // encrypted objects.
      const file = await store.open(name);
      return file !== undefined && (await buffer(file.stream)).equals(bytes);
    },
    remove: (name) => removeObject(send, createRequest('DELETE', name, 'removing')),
    // Does nothing, because S3 writes objects atomically: an interrupted write leaves no partial file.
    removePartialFiles: async () => {},
    check: () => checkBucket(settings, send),
    locate: async (name, { method, until }) => {
      if (browserUrl === undefined) return undefined;
      const now = Date.now() / 1000;
      const periodStart = Math.floor(now / presignedUrlPeriodSeconds) * presignedUrlPeriodSeconds;
      const expiresAt = Math.min(periodStart + 2 * presignedUrlPeriodSeconds, until);
      const request = { method, url: new URL(name, browserUrl) };
      const url = await presignUrl(settings, request, expiresAt - periodStart, new Date(periodStart * 1000));
      return { url, seconds: Math.floor(expiresAt - now) };
    },
  };
  return store;
}

async function findObject(
  send: SendS3Request,
  request: S3Request,
): Promise<{ size: number; tag: string | undefined } | undefined> {
  const response = await send(request);
  const { 'content-length': size, etag: tag } = response.headers;
  const errorResponse = await readErrorResponse(response, request.timeoutMs);
  if (errorResponse.status === 200) return { size: Number(size), tag };
  if (isObjectMissingError(errorResponse)) return undefined;
  throw convertToStoreUnavailableProblem(errorResponse);
}

async function writeObject(send: SendS3Request, request: S3Request): Promise<void> {
  const response = await send(request);
  if (response.statusCode === 200) return void readResponseText(response, request.timeoutMs);
  const errorResponse = await readErrorResponse(response, request.timeoutMs);
  throw isOutOfSpaceError(errorResponse)
    ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 })
    : convertToStoreUnavailableProblem(errorResponse);
}

async function openObject(send: SendS3Request, request: S3Request): Promise<OpenedImageFile | undefined> {
  const response = await send(request);
  const size = Number(response.headers['content-length']);
  if (response.statusCode === 200 && Number.isSafeInteger(size))
    return { size, stream: createBodyStream(response, request.timeoutMs) };
  const errorResponse = await readErrorResponse(response, request.timeoutMs);
  if (isObjectMissingError(errorResponse)) return undefined;
  throw convertToStoreUnavailableProblem(errorResponse);
}

async function removeObject(send: SendS3Request, request: S3Request): Promise<void> {
  const response = await send(request);
  if (response.statusCode === 204 || response.statusCode === 200)
    return void readResponseText(response, request.timeoutMs);
  const errorResponse = await readErrorResponse(response, request.timeoutMs);
  if (!isObjectMissingError(errorResponse)) throw convertToStoreUnavailableProblem(errorResponse);
}

/**
 * Returns the body of an S3 response as a stream. If the body is incomplete, the stream fails with
 * `StoreUnavailableProblem`. Destroying the stream also ends the request.
 */
function createBodyStream(response: IncomingMessage, timeoutMs: number): Readable {
  const chunks = readWithTimeout(response, timeoutMs);
  const body = new Readable({
    read: () => {
      chunks.next().then(
        ({ value }) => body.push(value ?? null),
        (error: unknown) => body.destroy(new StoreUnavailableProblem('the response ended early', error)),
      );
    },
    destroy: (error, done) => {
      response.destroy();
      done(error);
    },
  });
  return body;
}
