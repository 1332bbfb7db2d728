import { get } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleError } from '../http/reply-problem.ts';
import { limitRequestsInFlight, maxWaitingRequests } from './requests-in-flight.ts';

interface TestServer {
  /** Sends a request as the user `uid`, or without a user. The server responds only after `end` is called. */
  send: (uid?: string) => { status: Promise<number | undefined>; disconnect: () => void };
  end: () => void;
  countServed: () => number;
  hasConnections: (count: number) => Promise<void>;
}

async function startServer(): Promise<TestServer> {
  const app = fastify({ logger: false });
  const ends: (() => void)[] = [];
  let served = 0;
  let isOver = false;
  app.decorateRequest('bearerPayload', undefined);
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request) => {
    const uid = request.headers['x-uid'];
    if (typeof uid === 'string') request.bearerPayload = { uid } as typeof request.bearerPayload;
  });
  limitRequestsInFlight(app, { requestsAtOncePerUser: 2, requestsAtOncePerAddress: 3 });
  app.get('/', async () => {
    served += 1;
    if (!isOver) await new Promise<void>((resolve) => ends.push(resolve));
    return 'done';
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    isOver = true;
    for (const end of ends) end();
    app.server.closeAllConnections();
    await app.close();
  });
  const send: TestServer['send'] = (uid) => {
    const headers: Record<string, string> = uid === undefined ? {} : { 'x-uid': uid };
    const request = get(origin, { headers, agent: false });
    const status = new Promise<number | undefined>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined));
    });
    return { status, disconnect: () => request.destroy() };
  };
  const countConnections = (): Promise<number> =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const hasConnections = (count: number): Promise<void> =>
    vi.waitFor(async () => expect(await countConnections()).toBe(count), { timeout: 15_000 });
  return { send, end: () => ends.shift()?.(), countServed: () => served, hasConnections };
}

/** Waits until the server has started to serve the given number of requests. */
const waitUntilServed = async (server: TestServer, requests: number): Promise<number> => {
  await vi.waitUntil(() => server.countServed() >= requests, { timeout: 10_000 });
  return server.countServed();
};

test('only two requests of a user run at the same time; the third one starts when one of them ends', async () => {
  const server = await startServer();
  const requests = ['ana', 'ana', 'ana'].map((uid) => server.send(uid).status);
  expect(await waitUntilServed(server, 2)).toBe(2);
  server.send('ben');
  expect(await waitUntilServed(server, 3)).toBe(3);
  server.end();
  expect(await waitUntilServed(server, 4)).toBe(4);
  for (let at = 0; at < 3; at += 1) server.end();
  expect(await Promise.all(requests)).toEqual([200, 200, 200]);
});

test('only three requests without bearer token run at once per IP address; requests of users do not count', async () => {
  const server = await startServer();
  for (let at = 0; at < 5; at += 1) server.send();
  expect(await waitUntilServed(server, 3)).toBe(3);
  server.send('ana');
  expect(await waitUntilServed(server, 4)).toBe(4);
});

test('a waiting request starts when the client of a running request disconnects', async () => {
  const server = await startServer();
  const [first] = [server.send('ana'), server.send('ana'), server.send('ana')];
  expect(await waitUntilServed(server, 2)).toBe(2);
  first.disconnect();
  expect(await waitUntilServed(server, 3)).toBe(3);
});

test('a waiting request is not served after its client has disconnected', async () => {
  const server = await startServer();
  const [, , third] = [server.send('ana'), server.send('ana'), server.send('ana')];
  expect(await waitUntilServed(server, 2)).toBe(2);
  await server.hasConnections(3);
  third.disconnect();
  await server.hasConnections(2);
  const fourth = server.send('ana');
  await server.hasConnections(3);
  server.end();
  expect(await waitUntilServed(server, 3)).toBe(3);
  server.end();
  server.end();
  expect(await fourth.status).toBe(200);
  expect(server.countServed()).toBe(3);
});

test('a user with too many waiting requests gets 429, while a request of another user is served', async () => {
  const server = await startServer();
  const requests = Array.from({ length: maxWaitingRequests.perCaller + 3 }, () => server.send('ana').status);
  expect(await Promise.race(requests)).toBe(429);
  server.send('ben');
  expect(await waitUntilServed(server, 3)).toBe(3);
});
