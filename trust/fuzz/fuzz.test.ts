import { afterAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { chooseSeed } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { fetchApiDescription, type Operation } from './api-description.ts';
import { startFuzzServer, type FuzzServer } from './fuzz-server.ts';
import { findConflictLogLines } from './judge.ts';
import { createEmptyFindings, runFuzz, type Findings } from './storm.ts';

const seed = chooseSeed();
const requestCount = chooseRunCount({ quick: 2_000, full: 50_000 });
const requestsPerServer = 50_000;
// Number of additional requests to each operation that the random requests have not reached.
const extraRequestsPerOperation = 500;

// Largest allowed share of 503 responses. On a busy machine, a few requests wait too long for a connection.
const maxBusyResponseShare = 1 / 1_000;
// Smallest allowed share of successful requests. Requests that fail early test little code.
const requiredSuccessShare = 0.15;

let server: FuzzServer | undefined;

afterAll(() => server?.close());

const countStatuses = ({ statuses }: Findings, matches: (status: number) => boolean): number =>
  [...statuses].reduce((sum, [status, count]) => (matches(status) ? sum + count : sum), 0);

const listUnreachedOperations = (operations: readonly Operation[], { reached }: Findings): Operation[] =>
  operations.filter(({ id, tag }) => tag !== 'Identity' && !reached.has(id));

const isSuccess = (status: number): boolean => status < 300;

test(`${requestCount} random requests get only responses that the OpenAPI document allows (SEED=${seed})`, async () => {
  const findings = createEmptyFindings();
  const conflictLines: string[] = [];
  let operations: readonly Operation[] = [];
  for (let from = 0; from < requestCount; from += requestsPerServer) {
    const until = Math.min(from + requestsPerServer, requestCount);
    const before = { busy: findings.busy.length, succeeded: countStatuses(findings, isSuccess) };
    server = await startFuzzServer();
    const api = await fetchApiDescription(server.origin);
    ({ operations } = api);
    await runFuzz({ server, api, seed }, from, until, findings);
    const succeeded = countStatuses(findings, isSuccess) - before.succeeded;
    for (const operation of until === requestCount ? listUnreachedOperations(api.operations, findings) : [])
      await runFuzz(
        { server, api: { ...api, operations: [operation] }, seed },
        until,
        until + extraRequestsPerOperation,
        findings,
      );
    expect([findings.complaints, findings.dropped]).toEqual([[], []]);
    const busy = findings.busy.slice(before.busy);
    expect(busy.length > (until - from) * maxBusyResponseShare ? busy : []).toEqual([]);
    expect(succeeded).toBeGreaterThan((until - from) * requiredSuccessShare);
    expect(await findBrokenInvariants(server)).toEqual([]);
    const { code, complaint, output } = await server.close();
    server = undefined;
    conflictLines.push(...findConflictLogLines(output));
    expect({ code, complaint, conflictLines }).toEqual({ code: 0, complaint: '', conflictLines: [] });
  }
  expect(listUnreachedOperations(operations, findings).map(({ id }) => id)).toEqual([]);
});
