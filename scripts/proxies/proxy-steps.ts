import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demand, type Step } from '../runs/steps.ts';
import { connectTo, type Connection } from '../../trust/connection.ts';
import type { ProxyName } from './configuration.ts';
import { readEvents } from './events.ts';
import { requestId, type Upstreams } from './upstream.ts';

export interface Stage {
  name: ProxyName;
  origin: string;
  readLogs: () => Promise<string>;
  upstreams: Upstreams;
}

const MIB = 1024 * 1024;
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Lets `work` have a connection to the proxy; it is closed afterwards. */
async function connected<T>({ origin }: Stage, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connectTo(origin);
  try {
    return await work(connection);
  } finally {
    connection.close();
  }
}

/** The statuses of as many equal requests. */
export const statuses = (stage: Stage, count: number, method: string, path: string): Promise<number[]> =>
  connected(stage, async (connection) => {
    const found: number[] = [];
    for (const _ of times(count)) found.push((await connection.send({ method, path })).status);
    return found;
  });

export function hitsDuring<T>({ upstreams }: Stage, work: () => Promise<T>): Promise<number[]> {
  const before = [...upstreams.hits];
  return work().then(() => upstreams.hits.map((hits, at) => hits - (before[at] ?? 0)));
}

async function spreads(stage: Stage): Promise<string> {
  const hits = await hitsDuring(stage, () => statuses(stage, 300, 'GET', '/api/spread'));
  demand(Math.min(...hits) >= 50, `of 300 requests of one connection the processes had ${hits.join(', ')}`);
  return `of 300 of one connection ${hits.join(', ')}`;
}

async function tellsWhoAsks(stage: Stage): Promise<void> {
  const forged = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
  };
  const { text, headers } = await connected(stage, (connection) =>
    connection.send({ method: 'GET', path: '/api/headers', headers: forged }),
  );
  const heard = JSON.parse(text) as Record<string, string>;
  const proto = new URL(stage.origin).protocol.slice(0, -1);
  demand(heard['x-forwarded-for'] === '127.0.0.1', `X-Forwarded-For is ${heard['x-forwarded-for']}`);
  demand(heard['x-forwarded-proto'] === proto, `X-Forwarded-Proto is ${heard['x-forwarded-proto']}`);
  demand(heard['x-forwarded-host'] === undefined, `X-Forwarded-Host is ${heard['x-forwarded-host']}`);
  demand(heard['host'] === new URL(stage.origin).host, `Host is ${heard['host']}`);
  demand(headers['x-request-id'] === requestId, 'the answer has lost its x-request-id');
}

async function repeatsNothing(stage: Stage): Promise<void> {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    const hits = await hitsDuring(stage, () => statuses(stage, 1, method, '/api/lost').catch(() => []));
    const sum = hits.reduce((total, one) => total + one, 0);
    demand(sum === 1, `one ${method} reached ${sum} processes`);
  }
}

async function repeatsReads(stage: Stage): Promise<void> {
  const found = new Set(await statuses(stage, 60, 'GET', '/api/lost-by-one'));
  demand(found.size === 1 && found.has(200), `statuses ${[...found].join(', ')}`);
}

/** Resolves when the proxy closes the connection. */
async function openRaw(stage: Stage, head: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(stage.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(head);
  return { socket, closed };
}

const uploadHead = 'POST /api/upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n';

async function endsSilentBodies(stage: Stage): Promise<void> {
  const { socket, closed } = await openRaw(stage, `${uploadHead}{`);
  socket.resume();
  await closed;
}

/** nginx limits the time between two parts alone. */
async function endsDrippingBodies(stage: Stage): Promise<string> {
  const { socket, closed } = await openRaw(stage, uploadHead);
  socket.resume();
  let bytes = 0;
  const drip = setInterval(() => {
    bytes += 1;
    socket.write('x');
  }, 1_000);
  await closed;
  clearInterval(drip);
  demand(bytes < 60, `${bytes} bytes were taken`);
  return `after ${bytes}`;
}

async function endsUnreadResponses(stage: Stage): Promise<void> {
  const { unread } = stage.upstreams;
  const { socket } = await openRaw(stage, 'GET /api/large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  socket.pause();
  for (let seconds = 0; seconds < 120 && (unread.opened === 0 || unread.closed < unread.opened); seconds += 1) {
    await sleep(1_000);
  }
  demand(unread.opened > 0 && unread.closed === unread.opened, 'the process still sends it');
  socket.destroy();
}

/** Requests that fail in each way have been made by now; this one, of an image, is lost as well. */
async function logsNoSignature(stage: Stage): Promise<void> {
  const signed = 'key=1&signature=c2VjcmV0';
  for (const path of ['/api/lost', '/api/hang', '/api/headers']) {
    await connected(stage, (connection) => connection.send({ method: 'GET', path: `${path}?${signed}` })).catch(
      () => 0,
    );
  }
  const log = await stage.readLogs();
  demand(log.includes(' GET '), 'there is no log');
  demand(!log.includes('c2VjcmV0'), 'the log holds a signature');
}

async function passesPictures(stage: Stage): Promise<void> {
  const body = Buffer.alloc(10 * MIB + 100_000);
  const { status, text } = await connected(stage, (connection) =>
    connection.send({ method: 'POST', path: '/api/mywishlists/1/item', body }),
  );
  demand(status === 200 && text === String(body.length), `${status} ${text.slice(0, 80)}`);
}

async function passesBodies(stage: Stage): Promise<void> {
  const body = Buffer.alloc(200_000);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, text } = await connected(stage, (connection) =>
      connection.send({ method, path: '/api/upload', body }),
    );
    demand(status === 200 && text === String(body.length), `${method}: ${status} ${text.slice(0, 80)}`);
  }
}

async function writesElsewhere(stage: Stage): Promise<string> {
  await stage.upstreams.stopOne(1);
  const found: number[] = [];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    found.push(...(await statuses(stage, 30, method, '/api/spread')));
  demand(
    found.every((status) => status === 200),
    `statuses ${[...new Set(found)].join(', ')}`,
  );
  return `${found.length} writes`;
}

async function findsFiles(stage: Stage): Promise<void> {
  const found = new Set(await statuses(stage, 60, 'GET', '/assets/new.js'));
  demand(found.size === 1 && found.has(200), `statuses ${[...found].join(', ')}`);
  demand((await statuses(stage, 1, 'GET', '/assets/none.js'))[0] === 404, 'a file that nobody has is not 404');
}

const events = 20;

/** Each event is sent only when the one before has come through: held back, it would hold up all of them for ever. */
async function passesEvents({ origin, upstreams }: Stage): Promise<string> {
  const delays: number[] = [];
  const stream = await readEvents(`${origin}/api/events`);
  try {
    for (const at of times(events)) {
      const sent = performance.now();
      upstreams.sendEvent(String(at));
      const heard = await stream.next();
      demand(heard === String(at), `event ${at} came as ${heard}`);
      delays.push(performance.now() - sent);
    }
  } finally {
    stream.close();
  }
  const sorted = delays.toSorted((a, b) => a - b);
  return `${events}, each before the next was sent; median ${sorted[events / 2]?.toFixed(1)} ms, at most ${sorted.at(-1)?.toFixed(1)} ms`;
}

async function saysWhenNobodyIsThere(stage: Stage): Promise<void> {
  await stage.upstreams.stop();
  const { status, headers, text } = await connected(stage, (connection) =>
    connection.send({ method: 'POST', path: '/api/spread' }),
  );
  demand(status === 503 && headers['retry-after'] === '2', `${status}, Retry-After ${headers['retry-after']}`);
  demand(text.startsWith('Wishwell cannot be reached'), text);
}

/** What our configuration promises, in an order that ends with no process left. */
export const proxySteps = (stage: Stage): Step[] => [
  { title: 'requests are spread at random, also those of one connection', run: () => spreads(stage) },
  { title: 'processes hear who asks, and not what visitors claim', run: () => tellsWhoAsks(stage) },
  { title: 'a form with a picture of 10 MiB gets through', run: () => passesPictures(stage) },
  { title: 'the body of a write arrives whole, whatever its method', run: () => passesBodies(stage) },
  { title: 'an answer bit by bit arrives bit by bit', run: () => passesEvents(stage) },
  { title: 'a file that one process alone has is found', run: () => findsFiles(stage) },
  { title: 'what was read without an answer is read from another process', run: () => repeatsReads(stage) },
  { title: 'what was written without an answer is written nowhere else', run: () => repeatsNothing(stage) },
  { title: 'a body that stops ends with its connection', run: () => endsSilentBodies(stage) },
  ...(stage.name === 'haproxy'
    ? [{ title: 'a body of a byte a second ends with its connection', run: () => endsDrippingBodies(stage) }]
    : []),
  { title: 'a response that is not read ends', run: () => endsUnreadResponses(stage) },
  { title: 'no log holds a signed URL', run: () => logsNoSignature(stage) },
  { title: 'a write that a process refused goes to another', run: () => writesElsewhere(stage) },
  { title: 'when no process can be reached a sentence says so', run: () => saysWhenNobodyIsThere(stage) },
];
