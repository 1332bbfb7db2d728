import { demand, type Step } from '../runs/steps.ts';
import { connectTo, type Connection } from '../../trust/connection.ts';
import { readEvents } from './events.ts';
import { requestId, type Upstreams } from './upstream.ts';

/** The proxy with our configuration, before stand-ins. */
export interface Stage {
  origin: string;
  upstreams: Upstreams;
}

const MIB = 1024 * 1024;
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

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
const statuses = (stage: Stage, count: number, method: string, path: string): Promise<number[]> =>
  connected(stage, async (connection) => {
    const found: number[] = [];
    for (const _ of times(count)) found.push((await connection.send({ method, path })).status);
    return found;
  });

function hitsDuring<T>({ upstreams }: Stage, work: () => Promise<T>): Promise<number[]> {
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
  for (const method of ['POST', 'PATCH']) {
    const hits = await hitsDuring(stage, () => statuses(stage, 1, method, '/api/lost').catch(() => []));
    const sum = hits.reduce((total, one) => total + one, 0);
    demand(sum === 1, `one ${method} reached ${sum} processes`);
  }
}

async function repeatsReads(stage: Stage): Promise<void> {
  const found = new Set(await statuses(stage, 60, 'GET', '/api/lost-by-one'));
  demand(found.size === 1 && found.has(200), `statuses ${[...found].join(', ')}`);
}

async function passesPictures(stage: Stage): Promise<void> {
  const body = Buffer.alloc(10 * MIB + 100_000);
  const { status, text } = await connected(stage, (connection) =>
    connection.send({ method: 'POST', path: '/api/upload', body }),
  );
  demand(status === 200 && text === String(body.length), `${status} ${text.slice(0, 80)}`);
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
  { title: 'an answer bit by bit arrives bit by bit', run: () => passesEvents(stage) },
  { title: 'a file that one process alone has is found', run: () => findsFiles(stage) },
  { title: 'what was read without an answer is read from another process', run: () => repeatsReads(stage) },
  { title: 'what was posted without an answer is posted nowhere else', run: () => repeatsNothing(stage) },
  { title: 'when no process can be reached a sentence says so', run: () => saysWhenNobodyIsThere(stage) },
];
