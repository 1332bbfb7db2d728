import { createHash } from 'node:crypto';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../config/images.ts';
import { type S3Question, signHeaders } from './s3-signature.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** What is asked of the store. */
export interface S3Request extends S3Question {
  body?: Buffer;
  /** Asks as a stranger would, without a signature. */
  isUnsigned?: boolean;
  /** Milliseconds until an answer begins. */
  patience: number;
  /** How often it is sent at most, when the store is away or too busy. Whatever is asked here may be asked twice. */
  attempts: number;
  /** Ends it when nobody waits for the answer any more; the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/** What the store answers when it refuses: `code` is S3's own, such as `NoSuchKey`, and empty where it sent none. */
export interface S3Refusal {
  status: number;
  code: string;
  /** Where the bucket is, if the store says so. */
  region: string | undefined;
}

/** Sends a request; whoever takes the answer reads or destroys it. Rejects with `StoreUnavailable` when there is none. */
export type AskS3 = (request: S3Request) => Promise<IncomingMessage>;

const pauseMs = 200;
// S3's errors have a few hundred bytes.
const mostBytesOfError = 65_536;
const isBusy = (status = 0): boolean => status === 429 || (status >= 500 && status !== 501 && status !== 507);

/** Requests to the store of `settings`, over connections that are kept. */
export function createS3Client(settings: S3Settings): AskS3 {
  const isSecure = settings.address.protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxFreeSockets: 32 });
  const send = isSecure ? requestSecurely : requestPlainly;

  const attempt = async ({ body, isUnsigned, patience, signal, ...question }: S3Request): Promise<IncomingMessage> => {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers: Record<string, string | number> = isUnsigned ? {} : await signHeaders(settings, question, sha256);
    if (body !== undefined) headers['content-length'] = body.length;
    return new Promise((resolve, reject) => {
      const request = send(question.url, { method: question.method, headers, agent });
      const late = setTimeout(() => request.destroy(new Error(noAnswer(patience))), patience);
      const leave = (): void => void request.destroy();
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave);
      const settle = (): void => {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
      };
      request.once('response', resolve);
      request.on('error', reject);
      for (const event of ['response', 'error', 'close']) request.once(event, settle);
      request.end(body);
    });
  };

  return async (request) => {
    for (let left = request.attempts - 1; ; left -= 1) {
      const outcome = await attempt(request).catch((error: unknown) => asAway(error, request.signal));
      if (outcome instanceof StoreUnavailable ? left === 0 : !isBusy(outcome.statusCode)) return settled(outcome);
      if (!(outcome instanceof StoreUnavailable)) {
        const refusal = await readRefusal(outcome, request.patience);
        if (left === 0) throw refused(refusal);
      }
      await sleep(pauseMs);
    }
  };
}

const noAnswer = (patience: number): string => `no answer within ${patience / 1000} s`;

function settled(outcome: IncomingMessage | StoreUnavailable): IncomingMessage {
  if (outcome instanceof StoreUnavailable) throw outcome;
  return outcome;
}

/** An error of the connection, in a word. Throws when nobody wanted the answer any more. */
function asAway(error: unknown, signal: AbortSignal | undefined): StoreUnavailable {
  signal?.throwIfAborted();
  const { message, code } = error as NodeJS.ErrnoException;
  return new StoreUnavailable(code ?? message, error);
}

/** How many times longer than for its beginning a response may keep its reader waiting, all parts together. */
const bodyPatience = 5;

/**
 * Yields the body of a response. Ends it with an error when the next part takes longer than `patience` ms, or all together
 * longer than five times that. The time in which the reader asks for nothing does not count.
 */
export async function* readInTime(answer: IncomingMessage, patience: number): AsyncGenerator<Buffer, undefined> {
  const parts: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  let left = patience * bodyPatience;
  try {
    for (;;) {
      const asked = performance.now();
      const late = setTimeout(
        () => answer.destroy(new Error(noAnswer(patience))),
        Math.max(1, Math.min(patience, left)),
      );
      const part = await parts.next().finally(() => clearTimeout(late));
      if (part.done) return undefined;
      left -= performance.now() - asked;
      yield part.value;
    }
  } finally {
    answer.destroy();
  }
}

/** Reads what the store says of its refusal. */
export async function readRefusal(answer: IncomingMessage, patience: number): Promise<S3Refusal> {
  const { statusCode: status = 0, headers } = answer;
  const region = headers['x-amz-bucket-region']?.toString();
  return { status, code: /<Code>(\w{1,100})<\/Code>/.exec(await readText(answer, patience))?.[1] ?? '', region };
}

/** At most some kilobytes of an answer; what was cut off counts as far as it came. */
export async function readText(answer: IncomingMessage, patience: number): Promise<string> {
  let size = 0;
  async function* start(): AsyncGenerator<Buffer> {
    for await (const chunk of readInTime(answer, patience)) {
      size += chunk.length;
      yield chunk;
      if (size > mostBytesOfError) return;
    }
  }
  return text(start()).catch(() => '');
}

/** The refusal as the reason why something failed. */
export const refused = ({ status, code }: S3Refusal): StoreUnavailable =>
  new StoreUnavailable(code === '' ? `answer ${status}` : `answer ${status} ${code}`);
