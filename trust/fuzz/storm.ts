import { connectTo, type HttpResponse, type Connection } from '../connection.ts';
import { createRandomSource } from '../seed.ts';
import type { ApiDescription } from './api-description.ts';
import type { FuzzServer } from './fuzz-server.ts';
import { describeResponseProblem } from './judge.ts';
import { generateRequest, type FuzzRequest } from './requests.ts';

const socketCount = 16;
// Number of requests between two resets of the test data. Deleted records exist again after a reset.
const requestsPerReset = 250;
/** A response that takes longer than this number of milliseconds counts as slow. */
const slowResponseThresholdMs = 1_000;

export interface Findings {
  complaints: string[];
  dropped: string[];
  /** Descriptions of the requests that got the status 503. */
  busy: string[];
  /**
   * Number of requests that were slow or got 503 under load, but succeeded in time when they were repeated
   * alone.
   */
  recovered: number;
  /** Milliseconds of the slowest response. */
  slowest: number;
  reached: Map<string, number>;
  statuses: Map<number, number>;
}

export const createEmptyFindings = (): Findings => ({
  complaints: [],
  dropped: [],
  busy: [],
  recovered: 0,
  slowest: 0,
  reached: new Map(),
  statuses: new Map(),
});

export interface FuzzRun {
  server: FuzzServer;
  api: ApiDescription;
  seed: number;
}

const increment = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Returns request headers as text, with the index of the caller in place of the bearer token. */
function formatHeaders({ known }: FuzzServer, { headers = {} }: FuzzRequest['request']): string {
  const caller = known.callers.findIndex(({ bearer }) => headers['authorization'] === `Bearer ${bearer}`);
  return JSON.stringify(caller < 0 ? headers : { ...headers, authorization: `of caller ${caller}` });
}

function formatRequest({ server }: FuzzRun, { operation, request }: FuzzRequest, at: number): string {
  const body = request.body === undefined ? '' : Buffer.from(request.body).toString('latin1').slice(0, 600);
  const head = `${request.method} ${request.path} ${formatHeaders(server, request)}`;
  return `${at}: ${operation?.id ?? '-'} ${head} ${JSON.stringify(body)}`;
}

const isBusy = ({ status, headers }: HttpResponse): boolean => status === 503 && headers['retry-after'] !== undefined;
const isSlowOrBusy = (response: HttpResponse): boolean => response.ms > slowResponseThresholdMs || isBusy(response);

/**
 * Sends the random request with the number `at`. The seed and this number determine the request. Returns the
 * request if the response was slow or had the status 503.
 */
async function sendFuzzRequest(
  fuzzRun: FuzzRun,
  connection: Connection,
  at: number,
  findings: Findings,
): Promise<FuzzRequest | undefined> {
  const { server, api, seed } = fuzzRun;
  const fuzzRequest = generateRequest(createRandomSource(seed + at * 7_919), api.operations, server.known);
  const response = await connection.send(fuzzRequest.request).catch((error: Error) => {
    findings.dropped.push(`${error.message} at ${formatRequest(fuzzRun, fuzzRequest, at)}`);
  });
  if (!response) return undefined;
  findings.slowest = Math.max(findings.slowest, response.ms);
  increment(findings.statuses, response.status);
  if (response.status < 300 && fuzzRequest.operation) increment(findings.reached, fuzzRequest.operation.id);
  if (isBusy(response)) findings.busy.push(formatRequest(fuzzRun, fuzzRequest, at));
  const complaint = isBusy(response) ? undefined : describeResponseProblem(api, fuzzRequest, response);
  if (complaint !== undefined) findings.complaints.push(`${complaint} at ${formatRequest(fuzzRun, fuzzRequest, at)}`);
  return isSlowOrBusy(response) ? fuzzRequest : undefined;
}

/**
 * Repeats a slow request up to three times without other requests at the same time. Returns whether the
 * request was slow every time.
 */
async function isSlowWithoutOtherRequests({ origin }: FuzzServer, { request }: FuzzRequest): Promise<boolean> {
  const connection = connectTo(origin);
  let tries = 0;
  while (tries < 3 && isSlowOrBusy(await connection.send(request))) tries += 1;
  connection.close();
  return tries === 3;
}

async function sendRequestsAfterReset(
  fuzzRun: FuzzRun,
  from: number,
  until: number,
  findings: Findings,
): Promise<void> {
  await fuzzRun.server.reset();
  const connections = Array.from({ length: socketCount }, () => connectTo(fuzzRun.server.origin));
  const slowRequests: FuzzRequest[] = [];
  let next = from;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < until) {
        const at = next;
        next += 1;
        const fuzzRequest = await sendFuzzRequest(fuzzRun, connection, at, findings);
        if (fuzzRequest) slowRequests.push(fuzzRequest);
      }
    }),
  );
  for (const connection of connections) connection.close();
  for (const fuzzRequest of slowRequests) {
    if (await isSlowWithoutOtherRequests(fuzzRun.server, fuzzRequest)) {
      findings.complaints.push(`slow or busy, and alone, at ${formatRequest(fuzzRun, fuzzRequest, from)}`);
    } else {
      findings.recovered += 1;
    }
  }
}

/**
 * Sends the random requests with the numbers `from` to `until`, in rounds. Resets the test data before each
 * round. Stops after a round with a fault.
 */
export async function runFuzz(fuzzRun: FuzzRun, from: number, until: number, findings: Findings): Promise<void> {
  for (let at = from; at < until; at += requestsPerReset) {
    await sendRequestsAfterReset(fuzzRun, at, Math.min(at + requestsPerReset, until), findings);
    if (findings.complaints.length + findings.dropped.length > 0) return;
  }
}
