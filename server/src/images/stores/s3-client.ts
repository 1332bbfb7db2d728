import { createHash } from 'node:crypto';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../config/images.ts';
import { type SignableRequest, signHeaders } from './s3-signature.ts';
import { StoreUnavailableProblem } from './store-unavailable.ts';

export interface S3Request extends SignableRequest {
  body?: Buffer;
  isUnsigned?: boolean;
  /** Milliseconds after which a request to S3 fails if its response has not begun. */
  timeoutMs: number;
  /**
   * Maximum number of attempts of a request while S3 is unavailable or overloaded. All requests are
   * idempotent, so they can be repeated.
   */
  attempts: number;
  signal?: AbortSignal | undefined;
}

/** Error response of an S3 store. `code` is its error code such as `NoSuchKey`, or empty. */
export interface S3ErrorResponse {
  status: number;
  code: string;
  region: string | undefined;
}

/**
 * Sends a request to S3. Rejects with `StoreUnavailableProblem` if no response arrives. The caller must read
 * or destroy the response's stream.
 */
export type SendS3Request = (request: S3Request) => Promise<IncomingMessage>;

/** Milliseconds between a failed attempt of an S3 request and the next attempt. */
const retryPauseMs = 200;
/** Maximum number of bytes to read from an error response. S3 sends a few hundred bytes. */
const maxErrorBodyBytes = 65_536;
const isRetryableStatus = (status = 0): boolean =>
  status === 429 || (status >= 500 && status !== 501 && status !== 507);

/** Returns a function that sends S3 requests over keep-alive connections. */
export function createS3Client(settings: S3Settings): SendS3Request {
  const isSecure = settings.url.protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxFreeSockets: 32 });
  const send = isSecure ? requestSecurely : requestPlainly;

  const sendOnce = async ({
    body,
    isUnsigned,
    timeoutMs,
    signal,
    ...signable
  }: S3Request): Promise<IncomingMessage> => {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers: Record<string, string | number> = isUnsigned ? {} : await signHeaders(settings, signable, sha256);
    if (body !== undefined) headers['content-length'] = body.length;
    return new Promise((resolve, reject) => {
      const request = send(signable.url, { method: signable.method, headers, agent });
      const timer = setTimeout(() => request.destroy(new Error(createTimeoutMessage(timeoutMs))), timeoutMs);
      const abort = (): void => void request.destroy();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      request.once('response', resolve);
      request.on('error', reject);
      for (const event of ['response', 'error', 'close']) request.once(event, settle);
      request.end(body);
    });
  };

  return async (request) => {
    for (let attemptsLeft = request.attempts - 1; ; attemptsLeft -= 1) {
      let problem: StoreUnavailableProblem;
      try {
        const response = await sendOnce(request);
        if (!isRetryableStatus(response.statusCode)) return response;
        problem = convertToStoreUnavailableProblem(await readErrorResponse(response, request.timeoutMs));
      } catch (error) {
        // If the caller has aborted the request, rejects with the signal's reason instead of the connection
        // error.
        request.signal?.throwIfAborted();
        const { message, code } = error as NodeJS.ErrnoException;
        problem = new StoreUnavailableProblem(code ?? message, error);
      }
      if (attemptsLeft === 0) throw problem;
      await sleep(retryPauseMs);
    }
  };
}

const createTimeoutMessage = (timeoutMs: number): string => `no answer within ${timeoutMs / 1000} s`;

/**
 * Time limit for a whole response body, as a multiple of `timeoutMs`, the timeout until the response begins.
 */
const bodyTimeoutMultiplier = 5;

/**
 * Yields the body of an S3 response in chunks. Throws if one chunk takes longer than `timeoutMs`
 * milliseconds, or if all chunks together take longer than five times `timeoutMs`. Does not count the time in
 * which the caller uses a chunk.
 */
export async function* readWithTimeout(
  response: IncomingMessage,
  timeoutMs: number,
): AsyncGenerator<Buffer, undefined> {
  const chunks: AsyncIterator<Buffer> = response[Symbol.asyncIterator]();
  let remainingMs = timeoutMs * bodyTimeoutMultiplier;
  try {
    for (;;) {
      const requestedAt = performance.now();
      const timer = setTimeout(
        () => response.destroy(new Error(createTimeoutMessage(timeoutMs))),
        Math.max(1, Math.min(timeoutMs, remainingMs)),
      );
      const chunk = await chunks.next().finally(() => clearTimeout(timer));
      if (chunk.done) return undefined;
      remainingMs -= performance.now() - requestedAt;
      yield chunk.value;
    }
  } finally {
    response.destroy();
  }
}

/** Reads an S3 error response. Returns its status, its region and its error code. */
export async function readErrorResponse(response: IncomingMessage, timeoutMs: number): Promise<S3ErrorResponse> {
  const { statusCode: status = 0, headers } = response;
  const region = headers['x-amz-bucket-region']?.toString();
  return {
    status,
    code: /<Code>(\w{1,100})<\/Code>/.exec(await readResponseText(response, timeoutMs))?.[1] ?? '',
    region,
  };
}

/** Returns the first 64 KiB of a response body as text; an empty text if the connection breaks. */
export async function readResponseText(response: IncomingMessage, timeoutMs: number): Promise<string> {
  let size = 0;
  async function* start(): AsyncGenerator<Buffer> {
    for await (const chunk of readWithTimeout(response, timeoutMs)) {
      size += chunk.length;
      yield chunk;
      if (size > maxErrorBodyBytes) return;
    }
  }
  return text(start()).catch(() => '');
}

export const convertToStoreUnavailableProblem = ({ status, code }: S3ErrorResponse): StoreUnavailableProblem =>
  new StoreUnavailableProblem(code === '' ? `answer ${status}` : `answer ${status} ${code}`);
