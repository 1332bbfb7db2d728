import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { s3ServerForTest } from '../../../test/s3-server-for-test.ts';
import { readConfig } from '../../config/config.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { ImageStore } from '../images.ts';
import { openS3Store } from './s3-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const name = 'ab0123456789abcdef0123456789abcd-full.webp';
const image = Buffer.from('a picture');

function storeAt(S3_URL: string, patience?: number): ImageStore {
  const { s3 } = readConfig({ S3_URL, APP_SECRET: 'a secret of at least thirty-two characters' });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(
    s3,
    patience === undefined ? undefined : { reading: patience, writing: patience, removing: patience },
  );
}

/** Something at the address of a store that answers as it likes, one answer after the other, the last one again and again. */
async function answering(
  ...answers: RequestListener[]
): Promise<{ store: ImageStore; asked: () => number; url: string }> {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
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
  return { store: storeAt(url), asked: () => asked, url };
}

const says =
  (status: number, code = '', headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(code && `<Error><Code>${code}</Code></Error>`);

const showsImage: RequestListener = (_request, response) => void response.end(image);

async function failureOf(work: Promise<unknown> | undefined): Promise<unknown> {
  return work?.then(
    () => 'nothing',
    (error: unknown) => error,
  );
}

test('a store that is too busy is asked once more', async () => {
  const { store, asked } = await answering(says(503, 'SlowDown'), showsImage);
  const found = await store.open(name);
  expect(found && (await buffer(found.stream))).toEqual(image);
  expect(asked()).toBe(2);
});

const closesConnection: RequestListener = (request, response) => {
  response.end(image);
  // Without having said that it would.
  response.once('finish', () => request.socket.destroySoon());
};

test('a kept connection that was closed in the meantime is no failure', async () => {
  const { store, asked } = await answering(closesConnection);
  for (let at = 0; at < 20; at += 1) await store.remove(name);
  expect(asked()).toBe(20);
});

test.each([
  [503, 'SlowDown', 2],
  [500, 'InternalError', 2],
  [403, 'AccessDenied', 1],
  [404, 'NoSuchBucket', 1],
  [301, 'PermanentRedirect', 1],
])('a store that answers %i %s is away, whatever is asked of it', async (status, code, times) => {
  const { store, asked } = await answering(says(status, code));
  for (const work of [() => store.open(name), () => store.write(name, image), () => store.remove(name)]) {
    const before = asked();
    const error = await failureOf(work());
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ reason: `answer ${status} ${code}`, status: 503 });
    expect(asked() - before).toBe(times);
  }
});

test.each([
  [507, ''],
  [507, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
])('a store without room (%i %s) says so as a full disk does', async (status, code) => {
  const { store } = await answering(says(status, code));
  expect(await failureOf(store.write(name, image))).toMatchObject({ status: 503, id: 'error.pictureNoRoom' });
});

/** Sends a head, then a byte every 20 ms for as long as the connection lives. */
const drips =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-length': 1_000_000 });
    const drops = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(drops));
  };

test.each([200, 403, 404])(
  'a store that answers %i and then drips for ever is given up, whatever is asked of it',
  async (status) => {
    const { url } = await answering(drips(status));
    const store = storeAt(url, 200);
    const read = async (): Promise<unknown> => {
      const found = await store.open(name);
      return found && buffer(found.stream);
    };
    if (status !== 404) expect(await failureOf(read())).toBeInstanceOf(StoreUnavailable);
    // What a head alone says is believed.
    const all = [store.write(name, image), store.remove(name), store.holds(name, image), read()];
    expect(await Promise.allSettled(all)).toHaveLength(4);
  },
);

test('a store that stops taking an upload is given up', async () => {
  const server = createTcpServer((socket) => void socket.pause());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const store = storeAt(`http://KEY:opensesame@127.0.0.1:${port}/pictures`, 200);
  expect(await failureOf(store.write(name, Buffer.alloc(20_000_000)))).toMatchObject({
    reason: 'no answer within 0.2 s',
  });
});

test('a body that is not read, or left in the middle, ends its request', async () => {
  const closed: Promise<unknown>[] = [];
  const { url } = await answering((request, response) => {
    closed.push(once(response, 'close'));
    drips(200)(request, response);
  });
  const store = storeAt(url, 60_000);
  (await store.open(name))?.stream.destroy();
  const begun = await store.open(name);
  begun?.stream.once('data', () => begun.stream.destroy());
  await once(begun?.stream ?? new PassThrough(), 'close');
  await Promise.all(closed);
  expect(closed).toHaveLength(2);
});

test('an answer without its length is none', async () => {
  const { store } = await answering((_request, response) => {
    response.write('a pic');
    response.end('ture');
  });
  expect(await failureOf(store.open(name))).toBeInstanceOf(StoreUnavailable);
});

test('what is sent is signed, and names what it is', async () => {
  const { url, asked, wire, names } = await s3ServerForTest();
  const store = storeAt(url());
  await store.write(name, image);
  expect(asked).toEqual([`PUT /pictures/${name}`]);
  expect(await names()).toEqual([name]);
  const answer = await fetch(`http://127.0.0.1:${wire.port}/pictures/${name}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="picture.webp"',
    'cache-control': 'private, max-age=172800, immutable',
  });
  const error = await failureOf(storeAt(url({ secret: 'opensesame' })).write(name, image));
  expect(error).toMatchObject({ reason: 'answer 403 SignatureDoesNotMatch' });
});

test('a store is looked at before it is used', async () => {
  const { url, wire } = await s3ServerForTest();
  const host = `127.0.0.1:${wire.port}`;
  const complaint = async (change: Parameters<typeof url>[0]): Promise<string> => {
    const error = await failureOf(storeAt(url(change)).check?.());
    expect(error).toBeInstanceOf(StartFailure);
    return (error as Error).message;
  };
  // The server of the tests lets strangers in.
  expect(await storeAt(url()).check?.()).toBe(
    `Everybody may list the bucket pictures at ${host}, and so find every picture: make it private.`,
  );
  expect(await complaint({ key: 'NOBODY' })).toBe(`The picture store at ${host} does not know the key in S3_URL.`);
  expect(await complaint({ secret: 'opensesame' })).toBe(
    'The secret in S3_URL is not that of its key, or it is not percent-encoded.',
  );
  expect(await complaint({ bucket: 'no-such' })).toBe(
    `There is no bucket no-such at ${host}: make it, or correct S3_URL.`,
  );
  wire.cut();
  expect(await failureOf(storeAt(url()).check?.())).toMatchObject({ reason: 'ECONNREFUSED' });
});

test.each([
  [says(403, 'AccessDenied'), /^The key in S3_URL may not list the bucket pictures at \S+: give it the rights/],
  [says(403), /^The key in S3_URL may not list the bucket pictures at \S+: give it the rights/],
  [says(403, 'RequestTimeTooSkewed'), /^The clocks of this machine and of the picture store at \S+ differ too much/],
  [
    says(301, 'PermanentRedirect', { 'x-amz-bucket-region': 'eu-west-1' }),
    /^The bucket pictures is in the region eu-west-1: say so in S3_URL\.$/,
  ],
  [
    says(400, 'Strange'),
    /^The picture store at \S+ refuses to list the bucket pictures \(400 Strange\): correct S3_URL\.$/,
  ],
  [showsImage, /^What answers at \S+ is no S3-compatible store: correct S3_URL\.$/],
])('what only an operator can mend is said in a sentence (%#)', async (answer, sentence) => {
  const { store } = await answering(answer);
  const error = await failureOf(store.check?.());
  expect(error).toBeInstanceOf(StartFailure);
  expect((error as Error).message).toMatch(sentence);
});

test('a bucket that is closed to strangers is as it should be', async () => {
  const { store, asked } = await answering(({ headers }, response) =>
    headers.authorization === undefined
      ? void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      : void response.end('<ListBucketResult/>'),
  );
  expect(await store.check?.()).toBeUndefined();
  expect(asked()).toBe(2);
});

test('a store that has trouble of its own while it is looked at is away', async () => {
  const { store } = await answering(says(503, 'SlowDown'));
  expect(await failureOf(store.check?.())).toMatchObject({ reason: 'answer 503 SlowDown' });
});
