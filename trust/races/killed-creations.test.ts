import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshDatabase, createDatabaseUrl, type FreshDatabase } from '../../server/test/database.ts';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { signUpPerson } from '../../server/test/person.ts';
import { startServerProcess, type ServerProcess } from '../../server/test/server-process.ts';
import { connectTo, type HttpRequest } from '../connection.ts';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';

let database: FreshDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createFreshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wishwell-killed-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const seed = chooseSeed();
const killCount = chooseRunCount({ quick: 1, full: 10 });
const PARALLEL_REQUESTS = 8;

const startServer = (): ServerProcess =>
  startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(database),
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '100000',
  });

async function stopServer(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  process.kill(server.pid, signal);
  await server.exited;
}

/**
 * Sends a request that creates a record, on a new connection. Returns the status and the id of the new
 * record. Returns undefined if the server ends without a response.
 */
async function sendCreateRequest(
  origin: string,
  request: HttpRequest,
): Promise<{ status: number; id: number } | undefined> {
  const connection = connectTo(origin);
  const response = await connection.send(request).catch(() => undefined);
  connection.close();
  if (response?.status !== 201) return response && { status: response.status, id: 0 };
  return { status: 201, id: (JSON.parse(response.text) as { id: number }).id };
}

test(`a request retried after a server crash creates only one list (${killCount} kills, SEED=${seed})`, async () => {
  const random = createRandomSource(seed);
  let server = startServer();
  const ana = await signUpPerson({ origin: await server.ready }, 'Ana');
  let unansweredCount = 0;
  let createdCount = 0;
  for (let killNumber = 0; killNumber < killCount; killNumber += 1) {
    const requests = Array.from({ length: PARALLEL_REQUESTS }, (_, at): HttpRequest => ({
      method: 'POST',
      path: '/api/mywishlists',
      headers: {
        authorization: `Bearer ${ana.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': `${killNumber}-${at}`,
      },
      body: JSON.stringify({ title: `List ${killNumber}-${at}` }),
    }));
    const origin = await server.ready;
    // Kills the server when a random number of requests have a response and the other requests are still
    // open.
    const enoughResponses = Promise.withResolvers<void>();
    let awaitedResponses = Math.floor(random() * 5);
    const countResponse = (): void => {
      awaitedResponses -= 1;
      if (awaitedResponses < 0) enoughResponses.resolve();
    };
    const firstResponses = Promise.all(
      requests.map(async (request) => {
        const response = await sendCreateRequest(origin, request);
        countResponse();
        return response;
      }),
    );
    await enoughResponses.promise;
    await stopServer(server, 'SIGKILL');
    const responsesBefore = await firstResponses;
    server = startServer();
    const newOrigin = await server.ready;
    const retryResponses = await Promise.all(
      [...requests, ...requests].map((request) => sendCreateRequest(newOrigin, request)),
    );
    expect(retryResponses.map((response) => response?.status)).toEqual(retryResponses.map(() => 201));
    // All retries of a request must return the same list, which is the list of the first response if there
    // was one.
    expect(responsesBefore.map((response, at) => response?.id ?? retryResponses[at]?.id)).toEqual(
      retryResponses.slice(0, PARALLEL_REQUESTS).map((response) => response?.id),
    );
    expect(retryResponses.slice(PARALLEL_REQUESTS)).toEqual(retryResponses.slice(0, PARALLEL_REQUESTS));
    unansweredCount += responsesBefore.filter((response) => response === undefined).length;
    createdCount += PARALLEL_REQUESTS;
    const { rows } = await database.db.pool.query('select count(*)::int as lists from wishlists');
    expect(rows).toEqual([{ lists: createdCount }]);
  }
  expect(unansweredCount).toBeGreaterThan(0);
  expect(await findBrokenInvariants(database)).toEqual([]);
  await stopServer(server, 'SIGTERM');
});
