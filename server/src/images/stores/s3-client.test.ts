import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startS3ServerForTest } from '../../../test/s3-server-for-test.ts';
import { readConfig } from '../../config/config.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { ImageStore } from '../images.ts';
import { openS3Store } from './s3-store.ts';
import { StoreUnavailableProblem } from './store-unavailable.ts';

const imageName = 'ab0123456789abcdef0123456789abcd-full.webp';
const image = Buffer.from('a picture');

function openStore(S3_URL: string, timeoutMs?: number): ImageStore {
  const { s3 } = readConfig({ S3_URL, APP_SECRET: 'a secret of at least thirty-two characters' });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(
    s3,
    timeoutMs === undefined ? undefined : { reading: timeoutMs, writing: timeoutMs, removing: timeoutMs },
  );
}

/**
 * Starts a fake S3 server. The server sends the given responses in their order, then repeats the last one.
 * `countRequests` returns the number of requests.
 */
async function startFakeServer(
  ...answers: RequestListener[]
): Promise<{ store: ImageStore; countRequests: () => number; url: string }> {
  let requestCount = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requestCount, answers.length - 1)];
    requestCount += 1;
    request.resume().once('end', () => answer?.(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://KEY:opensesame@127.0.0.1:${port}/pictures`;
  return { store: openStore(url), countRequests: () => requestCount, url };
}

const createErrorResponder =
  (status: number, code = '', headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(code && `<Error><Code>${code}</Code></Error>`);

const respondWithImage: RequestListener = (_request, response) => void response.end(image);

async function getRejectionReason(work: Promise<unknown> | undefined): Promise<unknown> {
  return work?.then(
    () => 'nothing',
    (error: unknown) => error,
  );
}

test('a request to an overloaded S3 store is repeated once and succeeds', async () => {
  const { store, countRequests } = await startFakeServer(createErrorResponder(503, 'SlowDown'), respondWithImage);
  const found = await store.open(imageName);
  expect(found && (await buffer(found.stream))).toEqual(image);
  expect(countRequests()).toBe(2);
});

const sendAndCloseConnection: RequestListener = (request, response) => {
  response.end(image);
  // The fake S3 server closes the connection without announcing this in a `Connection: close` header.
  response.once('finish', () => request.socket.destroySoon());
};

test('a keep-alive connection that the S3 store has closed causes no error', async () => {
  const { store, countRequests } = await startFakeServer(sendAndCloseConnection);
  for (let at = 0; at < 20; at += 1) await store.remove(imageName);
  expect(countRequests()).toBe(20);
});

test.each([
  [503, 'SlowDown', 2],
  [500, 'InternalError', 2],
  [403, 'AccessDenied', 1],
  [404, 'NoSuchBucket', 1],
  [301, 'PermanentRedirect', 1],
])(
  'after the response %i %s of an S3 store each operation rejects with StoreUnavailableProblem',
  async (status, code, times) => {
    const { store, countRequests } = await startFakeServer(createErrorResponder(status, code));
    for (const work of [
      () => store.open(imageName),
      () => store.write(imageName, image),
      () => store.remove(imageName),
    ]) {
      const before = countRequests();
      const error = await getRejectionReason(work());
      expect(error).toBeInstanceOf(StoreUnavailableProblem);
      expect(error).toMatchObject({ reason: `answer ${status} ${code}`, status: 503 });
      expect(countRequests() - before).toBe(times);
    }
  },
);

test('a write to an S3 store without space rejects with the message for a full disk', async () => {
  for (const [status, code] of [[507], [507, 'XMinioStorageFull'], [403, 'QuotaExceeded']] as const) {
    const { store } = await startFakeServer(createErrorResponder(status, code));
    const error = await getRejectionReason(store.write(imageName, image));
    expect(error).toMatchObject({ status: 503, id: 'error.pictureNoRoom' });
  }
});

/** Creates a response that sends its headers, then a byte every 20 ms until the connection closes. */
const createSlowResponder =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-length': 1_000_000 });
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  };

test.each([200, 403, 404])(
  'all operations end when an S3 store sends the status %i and then its body too slowly',
  async (status) => {
    const { url } = await startFakeServer(createSlowResponder(status));
    const store = openStore(url, 200);
    const readImage = async (): Promise<unknown> => {
      const found = await store.open(imageName);
      return found && buffer(found.stream);
    };
    if (status !== 404) expect(await getRejectionReason(readImage())).toBeInstanceOf(StoreUnavailableProblem);
    // Although the S3 store never finishes its response, no operation hangs. Operations that need only the
    // response's headers succeed. Operations that need its body fail.
    const operations = [
      store.write(imageName, image),
      store.remove(imageName),
      store.holds(imageName, image),
      readImage(),
    ];
    expect(await Promise.allSettled(operations)).toHaveLength(4);
  },
);

test('a write rejects after its timeout when the S3 store stops reading the upload', async () => {
  const server = createTcpServer((socket) => void socket.pause());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const store = openStore(`http://KEY:opensesame@127.0.0.1:${port}/pictures`, 200);
  expect(await getRejectionReason(store.write(imageName, Buffer.alloc(20_000_000)))).toMatchObject({
    reason: 'no answer within 0.2 s',
  });
});

test('a response of the S3 store without Content-Length is refused', async () => {
  const { store } = await startFakeServer((_request, response) => {
    response.write('a pic');
    response.end('ture');
  });
  expect(await getRejectionReason(store.open(imageName))).toBeInstanceOf(StoreUnavailableProblem);
});

test('a write to an S3 store is signed, and stores content type and cache headers with the image', async () => {
  const { url, asked, proxy, names } = await startS3ServerForTest();
  const store = openStore(url());
  await store.write(imageName, image);
  expect(asked).toEqual([`PUT /pictures/${imageName}`]);
  expect(await names()).toEqual([imageName]);
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/pictures/${imageName}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="picture.webp"',
    'cache-control': 'private, max-age=172800, immutable',
  });
  const error = await getRejectionReason(openStore(url({ secret: 'opensesame' })).write(imageName, image));
  expect(error).toMatchObject({ reason: 'answer 403 SignatureDoesNotMatch' });
});

test('the check of an S3 store warns about a public bucket, and rejects if the store is unreachable', async () => {
  const { url, proxy } = await startS3ServerForTest();
  // The fake S3 server allows anonymous requests, which causes the warning about a public bucket.
  expect(await openStore(url()).check?.()).toBe(
    `Everybody may list the bucket pictures at 127.0.0.1:${proxy.port}, and so find every picture: make it private.`,
  );
  proxy.cut();
  expect(await getRejectionReason(openStore(url()).check?.())).toMatchObject({ reason: 'ECONNREFUSED' });
});

test.each([
  [403, 'AccessDenied', /^The key in S3_URL may not list the bucket pictures at \S+: give it the rights/],
  [403, '', /^The key in S3_URL may not list the bucket pictures at \S+: give it the rights/],
  [403, 'InvalidAccessKeyId', /^The picture store at \S+ does not know the key in S3_URL\.$/],
  [403, 'SignatureDoesNotMatch', /^The secret in S3_URL is not that of its key, or it is not percent-encoded\.$/],
  [403, 'RequestTimeTooSkewed', /^The clocks of this machine and of the picture store at \S+ differ too much/],
  [404, 'NoSuchBucket', /^There is no bucket pictures at \S+: make it, or correct S3_URL\.$/],
  [301, 'PermanentRedirect', /^The bucket pictures is in the region eu-west-1: say so in S3_URL\.$/],
  [400, 'Strange', /^The picture store at \S+ refuses to list the bucket pictures \(400 Strange\): correct S3_URL\.$/],
  [200, 'NoList', /^What answers at \S+ is no S3-compatible store: correct S3_URL\.$/],
])('check explains to the operator the response %i %s of the S3 store', async (status, code, message) => {
  const headers: Record<string, string> = status === 301 ? { 'x-amz-bucket-region': 'eu-west-1' } : {};
  const { store } = await startFakeServer(createErrorResponder(status, code, headers));
  const error = await getRejectionReason(store.check?.());
  expect(error).toBeInstanceOf(StartFailure);
  expect((error as Error).message).toMatch(message);
});

test('the check of an S3 store returns no warning for a private bucket', async () => {
  const { store, countRequests } = await startFakeServer(({ headers }, response) =>
    headers.authorization === undefined
      ? void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      : void response.end('<ListBucketResult/>'),
  );
  expect(await store.check?.()).toBeUndefined();
  expect(countRequests()).toBe(2);
});

test('the check of an S3 store rejects with StoreUnavailableProblem after a temporary error', async () => {
  const { store } = await startFakeServer(createErrorResponder(503, 'SlowDown'));
  expect(await getRejectionReason(store.check?.())).toMatchObject({ reason: 'answer 503 SlowDown' });
});
