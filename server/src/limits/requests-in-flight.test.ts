import { get } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleError } from '../http/reply-problem.ts';
import { limitRequestsInFlight, waitingRequests } from './requests-in-flight.ts';

interface Stage {
  /** Sends a request of a person, or without a bearer, that is answered once `end` is called. */
  sends: (uid?: string) => { status: Promise<number | undefined>; leave: () => void };
  /** Answers the oldest request that is being served. */
  end: () => void;
  served: () => number;
  /** Resolves once the server has so many connections. */
  hasConnections: (count: number) => Promise<void>;
}

async function start(): Promise<Stage> {
  const app = fastify({ logger: false });
  const ends: (() => void)[] = [];
  let served = 0;
  let isOver = false;
  app.decorateRequest('claims', undefined);
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request) => {
    const uid = request.headers['x-uid'];
    if (typeof uid === 'string') request.claims = { uid } as typeof request.claims;
  });
  limitRequestsInFlight(app, { requestsPerUser: 2, requestsPerAddress: 3 });
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
  const sends: Stage['sends'] = (uid) => {
    const headers: Record<string, string> = uid === undefined ? {} : { 'x-uid': uid };
    const request = get(origin, { headers, agent: false });
    const status = new Promise<number | undefined>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined));
    });
    return { status, leave: () => request.destroy() };
  };
  const countConnections = (): Promise<number> =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const hasConnections = (count: number): Promise<void> =>
    vi.waitFor(async () => expect(await countConnections()).toBe(count), { timeout: 15_000 });
  return { sends, end: () => ends.shift()?.(), served: () => served, hasConnections };
}

/** Waits until so many requests have been served or are being served. */
const untilServed = async (stage: Stage, requests: number): Promise<number> => {
  await vi.waitUntil(() => stage.served() >= requests, { timeout: 10_000 });
  return stage.served();
};

test('of one person at most so many requests are served at once, and the next one when one of them is answered', async () => {
  const stage = await start();
  const requests = ['ana', 'ana', 'ana'].map((uid) => stage.sends(uid).status);
  expect(await untilServed(stage, 2)).toBe(2);
  stage.sends('ben');
  expect(await untilServed(stage, 3)).toBe(3);
  stage.end();
  expect(await untilServed(stage, 4)).toBe(4);
  for (let at = 0; at < 3; at += 1) stage.end();
  expect(await Promise.all(requests)).toEqual([200, 200, 200]);
});

test('requests without a bearer count together for their address, and not for anybody with one', async () => {
  const stage = await start();
  for (let at = 0; at < 5; at += 1) stage.sends();
  expect(await untilServed(stage, 3)).toBe(3);
  stage.sends('ana');
  expect(await untilServed(stage, 4)).toBe(4);
});

test('a request whose client leaves makes room for the next', async () => {
  const stage = await start();
  const [first] = [stage.sends('ana'), stage.sends('ana'), stage.sends('ana')];
  expect(await untilServed(stage, 2)).toBe(2);
  first.leave();
  expect(await untilServed(stage, 3)).toBe(3);
});

test('a request that waits and whose client leaves is not served', async () => {
  const stage = await start();
  const [, , third] = [stage.sends('ana'), stage.sends('ana'), stage.sends('ana')];
  expect(await untilServed(stage, 2)).toBe(2);
  await stage.hasConnections(3);
  third.leave();
  await stage.hasConnections(2);
  const fourth = stage.sends('ana');
  await stage.hasConnections(3);
  stage.end();
  expect(await untilServed(stage, 3)).toBe(3);
  stage.end();
  stage.end();
  expect(await fourth.status).toBe(200);
  expect(stage.served()).toBe(3);
});

test('beyond the requests that may wait, a person gets 429 and nobody else', async () => {
  const stage = await start();
  const requests = Array.from({ length: waitingRequests.perCaller + 3 }, () => stage.sends('ana').status);
  expect(await Promise.race(requests)).toBe(429);
  stage.sends('ben');
  expect(await untilServed(stage, 3)).toBe(3);
});
