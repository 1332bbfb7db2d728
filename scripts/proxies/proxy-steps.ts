import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type Connection } from '../../trust/connection.ts';
import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { openEventStream } from './events.ts';
import { requestId, type StubServers } from './stub-servers.ts';

/** A running proxy in front of stub servers. */
export interface ProxyTest {
  name: ProxyName;
  origin: string;
  readLogs: () => Promise<string>;
  servers: StubServers;
}

const MIB = 1024 * 1024;
export const createRange = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

async function withConnection<T>({ origin }: ProxyTest, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connectTo(origin);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/** Sends `count` equal requests through the proxy and returns their statuses. */
export const sendRequestsAndGetStatuses = (
  proxyTest: ProxyTest,
  count: number,
  method: string,
  path: string,
): Promise<number[]> =>
  withConnection(proxyTest, async (connection) => {
    const statusCodes: number[] = [];
    for (const _ of createRange(count)) statusCodes.push((await connection.send({ method, path })).status);
    return statusCodes;
  });

/** Calls `work` and returns how many requests each stub server got meanwhile. */
export function countRequestsByServer<T>({ servers }: ProxyTest, work: () => Promise<T>): Promise<number[]> {
  const before = [...servers.hits];
  return work().then(() => servers.hits.map((hits, at) => hits - (before[at] ?? 0)));
}

async function assertRequestsSpread(proxyTest: ProxyTest): Promise<string> {
  const hits = await countRequestsByServer(proxyTest, () =>
    sendRequestsAndGetStatuses(proxyTest, 300, 'GET', '/api/spread'),
  );
  assertTrue(Math.min(...hits) >= 50, `300 requests of one connection; per process: ${hits.join(', ')}`);
  return `300 requests of one connection; per process: ${hits.join(', ')}`;
}

async function assertForwardingHeaders(proxyTest: ProxyTest): Promise<void> {
  const forged = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
  };
  const { text, headers } = await withConnection(proxyTest, (connection) =>
    connection.send({ method: 'GET', path: '/api/headers', headers: forged }),
  );
  const received = JSON.parse(text) as Record<string, string>;
  const proto = new URL(proxyTest.origin).protocol.slice(0, -1);
  assertTrue(received['x-forwarded-for'] === '127.0.0.1', `X-Forwarded-For is ${received['x-forwarded-for']}`);
  assertTrue(received['x-forwarded-proto'] === proto, `X-Forwarded-Proto is ${received['x-forwarded-proto']}`);
  assertTrue(received['x-forwarded-host'] === undefined, `X-Forwarded-Host is ${received['x-forwarded-host']}`);
  assertTrue(received['host'] === new URL(proxyTest.origin).host, `Host is ${received['host']}`);
  assertTrue(headers['x-request-id'] === requestId, 'the response lacks x-request-id');
}

async function assertNoRetriedWrites(proxyTest: ProxyTest): Promise<void> {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    const hits = await countRequestsByServer(proxyTest, () =>
      sendRequestsAndGetStatuses(proxyTest, 1, method, '/api/lost').catch(() => []),
    );
    const sum = hits.reduce((total, one) => total + one, 0);
    assertTrue(sum === 1, `one ${method} reached ${sum} processes`);
  }
}

async function assertRetriedReads(proxyTest: ProxyTest): Promise<void> {
  const statusCodes = new Set(await sendRequestsAndGetStatuses(proxyTest, 60, 'GET', '/api/lost-by-one'));
  assertTrue(statusCodes.size === 1 && statusCodes.has(200), `statuses ${[...statusCodes].join(', ')}`);
}

/** Opens a TCP connection and sends `head`. `closed` resolves when the proxy closes the connection. */
async function openRawConnection(
  proxyTest: ProxyTest,
  head: string,
): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(proxyTest.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(head);
  return { socket, closed };
}

const uploadRequestHead = 'POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n';

async function assertStalledBodyDisconnected(proxyTest: ProxyTest): Promise<void> {
  const { socket, closed } = await openRawConnection(proxyTest, `${uploadRequestHead}{`);
  socket.resume();
  await closed;
}

/**
 * Asserts that the proxy limits the time until a request body is complete. Only for HAProxy: nginx limits
 * only the time between two parts of a body.
 */
async function assertSlowBodyDisconnected(proxyTest: ProxyTest): Promise<string> {
  const { socket, closed } = await openRawConnection(proxyTest, uploadRequestHead);
  socket.resume();
  let bytes = 0;
  const sendTimer = setInterval(() => {
    bytes += 1;
    socket.write('x');
  }, 1_000);
  await closed;
  clearInterval(sendTimer);
  assertTrue(bytes < 60, `the proxy accepted ${bytes} bytes`);
  return `after ${bytes}`;
}

async function assertUnreadResponseStopped(proxyTest: ProxyTest): Promise<void> {
  const { unread } = proxyTest.servers;
  const { socket } = await openRawConnection(proxyTest, 'GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.pause();
  for (let seconds = 0; seconds < 120 && (unread.opened === 0 || unread.closed < unread.opened); seconds += 1) {
    await sleep(1_000);
  }
  assertTrue(unread.opened > 0 && unread.closed === unread.opened, 'the server is still sending');
  socket.destroy();
}

/**
 * Asserts that the log of the proxy does not contain the signatures of image URLs, even if a server closes
 * the connection or does not respond.
 */
async function assertNoLoggedSignature(proxyTest: ProxyTest): Promise<void> {
  const signed = 'key=1&signature=c2VjcmV0';
  for (const path of ['/api/lost', '/api/hang', '/api/headers']) {
    await withConnection(proxyTest, (connection) =>
      connection.send({ method: 'GET', path: `${path}?${signed}` }),
    ).catch(() => 0);
  }
  const log = await proxyTest.readLogs();
  assertTrue(log.includes(' GET '), 'the log is empty');
  assertTrue(!log.includes('c2VjcmV0'), 'the log contains a signature');
}

async function assertImageUpload(proxyTest: ProxyTest): Promise<void> {
  const body = Buffer.alloc(10 * MIB + 100_000);
  const { status, text } = await withConnection(proxyTest, (connection) =>
    connection.send({ method: 'POST', path: '/api/mywishlists/1/item', body }),
  );
  assertTrue(status === 200 && text === String(body.length), `${status} ${text.slice(0, 80)}`);
}

async function assertCompleteBodies(proxyTest: ProxyTest): Promise<void> {
  const body = Buffer.alloc(200_000);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, text } = await withConnection(proxyTest, (connection) =>
      connection.send({ method, path: '/api/upload', body }),
    );
    assertTrue(status === 200 && text === String(body.length), `${method}: ${status} ${text.slice(0, 80)}`);
  }
}

async function assertRetriedWrites(proxyTest: ProxyTest): Promise<string> {
  await proxyTest.servers.stopOne(1);
  const statusCodes: number[] = [];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    statusCodes.push(...(await sendRequestsAndGetStatuses(proxyTest, 30, method, '/api/spread')));
  assertTrue(
    statusCodes.every((status) => status === 200),
    `statuses ${[...new Set(statusCodes)].join(', ')}`,
  );
  return `${statusCodes.length} writes`;
}

async function assertAssetFound(proxyTest: ProxyTest): Promise<void> {
  const statusCodes = new Set(await sendRequestsAndGetStatuses(proxyTest, 60, 'GET', '/assets/new.js'));
  assertTrue(statusCodes.size === 1 && statusCodes.has(200), `statuses ${[...statusCodes].join(', ')}`);
  assertTrue(
    (await sendRequestsAndGetStatuses(proxyTest, 1, 'GET', '/assets/none.js'))[0] === 404,
    'a missing file does not return 404',
  );
}

const eventCount = 20;

/** Asserts that the proxy does not buffer a stream: each event arrives before the next event is sent. */
async function assertStreamUnbuffered({ origin, servers }: ProxyTest): Promise<string> {
  const delays: number[] = [];
  const stream = await openEventStream(`${origin}/api/events`);
  try {
    for (const at of createRange(eventCount)) {
      const sent = performance.now();
      servers.sendEvent(String(at));
      const received = await stream.readNextEvent();
      assertTrue(received === String(at), `event ${at} arrived as ${received}`);
      delays.push(performance.now() - sent);
    }
  } finally {
    stream.close();
  }
  const sorted = delays.toSorted((a, b) => a - b);
  return `${eventCount} events; delay: median ${sorted[eventCount / 2]?.toFixed(1)} ms, at most ${sorted.at(-1)?.toFixed(1)} ms`;
}

async function assertUnavailableMessage(proxyTest: ProxyTest): Promise<void> {
  await proxyTest.servers.stop();
  const { status, headers, text } = await withConnection(proxyTest, (connection) =>
    connection.send({ method: 'POST', path: '/api/spread' }),
  );
  assertTrue(status === 503 && headers['retry-after'] === '2', `${status}, Retry-After ${headers['retry-after']}`);
  assertTrue(text.startsWith('Wishwell cannot be reached'), text);
}

/**
 * Returns the checks of a proxy with the shipped configuration, in order. The last check stops all stub
 * servers.
 */
export const createProxySteps = (proxyTest: ProxyTest): TestStep[] => [
  {
    title: 'the proxy distributes the requests of one connection over all processes',
    run: () => assertRequestsSpread(proxyTest),
  },
  {
    title: 'the proxy replaces X-Forwarded headers that a client sends',
    run: () => assertForwardingHeaders(proxyTest),
  },
  { title: 'the proxy accepts a form with an image of 10 MiB', run: () => assertImageUpload(proxyTest) },
  {
    title: 'the proxy passes on complete request bodies of POST, PUT, PATCH and DELETE',
    run: () => assertCompleteBodies(proxyTest),
  },
  { title: 'the proxy does not buffer a streamed response', run: () => assertStreamUnbuffered(proxyTest) },
  { title: 'the proxy returns an asset that only one of the processes has', run: () => assertAssetFound(proxyTest) },
  { title: 'the proxy retries a failed GET request on another process', run: () => assertRetriedReads(proxyTest) },
  { title: 'the proxy does not retry a failed write request', run: () => assertNoRetriedWrites(proxyTest) },
  {
    title: 'the proxy closes a connection whose client stops sending the request body',
    run: () => assertStalledBodyDisconnected(proxyTest),
  },
  ...(proxyTest.name === 'haproxy'
    ? [
        {
          title: 'the proxy closes a connection whose client sends one byte of the body per second',
          run: () => assertSlowBodyDisconnected(proxyTest),
        },
      ]
    : []),
  {
    title: 'the proxy stops a response that the client does not read',
    run: () => assertUnreadResponseStopped(proxyTest),
  },
  { title: 'the log of the proxy contains no signed URL', run: () => assertNoLoggedSignature(proxyTest) },
  {
    title: 'the proxy sends a write request to another process if one process refuses the connection',
    run: () => assertRetriedWrites(proxyTest),
  },
  {
    title: 'the proxy returns 503 with a message if no process is reachable',
    run: () => assertUnavailableMessage(proxyTest),
  },
];
