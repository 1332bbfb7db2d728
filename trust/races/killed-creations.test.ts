import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, urlOf, type FreshDatabase } from '../../server/test/database.ts';
import { brokenInvariants } from '../../server/test/invariants.ts';
import { signedIn } from '../../server/test/person.ts';
import { buildWebApp, startServerProcess, type ServerProcess } from '../../server/test/server-process.ts';
import { connectTo, type Sending } from '../connection.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { hour, howMany } from '../tier.ts';

vi.setConfig({ testTimeout: hour, hookTimeout: hour });

let database: FreshDatabase;
let dataDir: string;

beforeAll(async () => {
  buildWebApp();
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wishwell-killed-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const seed = chooseSeed();
const kills = howMany({ quick: 2, full: 40 });
const AT_ONCE = 8;

const start = (): ServerProcess =>
  startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '100000',
  });

async function end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  process.kill(server.pid, signal);
  await server.exited;
}

/** Sends it through a socket of its own; the status, and the id of what was made; undefined when the server died. */
async function create(origin: string, sending: Sending): Promise<{ status: number; id: number } | undefined> {
  const connection = connectTo(origin);
  const answer = await connection.send(sending).catch(() => undefined);
  connection.close();
  if (answer?.status !== 201) return answer && { status: answer.status, id: 0 };
  return { status: 201, id: (JSON.parse(answer.text) as { id: number }).id };
}

test(`a creation sent again after the server was killed in it is made once, ${kills} times (SEED=${seed})`, async () => {
  const dice = createDice(seed);
  let server = start();
  const ana = await signedIn({ origin: await server.ready }, 'Ana');
  let unanswered = 0;
  let made = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const sendings = Array.from({ length: AT_ONCE }, (_, at): Sending => ({
      method: 'POST',
      path: '/api/mywishlists',
      headers: {
        authorization: `Bearer ${ana.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': `${kill}-${at}`,
      },
      body: JSON.stringify({ title: `List ${kill}-${at}` }),
    }));
    const origin = await server.ready;
    // Some have been answered by then, some are being made, some wait for their turn.
    const enough = Promise.withResolvers<void>();
    let wanted = Math.floor(dice() * 5);
    const answered = (): void => {
      wanted -= 1;
      if (wanted < 0) enough.resolve();
    };
    const first = Promise.all(
      sendings.map(async (sending) => {
        const answer = await create(origin, sending);
        answered();
        return answer;
      }),
    );
    await enough.promise;
    await end(server, 'SIGKILL');
    const before = await first;
    server = start();
    const after = await server.ready;
    const again = await Promise.all([...sendings, ...sendings].map((sending) => create(after, sending)));
    expect(again.map((answer) => answer?.status)).toEqual(again.map(() => 201));
    // Whoever was answered before gets the same record, and both of the second time do.
    expect(before.map((answer, at) => answer?.id ?? again[at]?.id)).toEqual(
      again.slice(0, AT_ONCE).map((answer) => answer?.id),
    );
    expect(again.slice(AT_ONCE)).toEqual(again.slice(0, AT_ONCE));
    unanswered += before.filter((answer) => answer === undefined).length;
    made += AT_ONCE;
    const { rows } = await database.db.pool.query('select count(*)::int as lists from wishlists');
    expect(rows).toEqual([{ lists: made }]);
  }
  expect(unanswered).toBeGreaterThan(0);
  expect(await brokenInvariants(database)).toEqual([]);
  await end(server, 'SIGTERM');
  await keepFigures({
    suite: 'races, creations and kill -9',
    counts: { kills, creations: made, 'never answered at first': unanswered, 'made twice or not at all': 0 },
    seed,
  });
});
