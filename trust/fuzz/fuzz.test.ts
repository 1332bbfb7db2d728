import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/test/invariants.ts';
import { buildWebApp } from '../../server/test/server-process.ts';
import { connectTo, type Answer, type Connection } from '../connection.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { readDocument, type Described } from './document.ts';
import { complaintOf } from './judge.ts';
import { openPlace, type Place } from './place.ts';
import { drawRequest, type Fuzzed } from './requests.ts';

// The machine may have more to do than this.
vi.setConfig({ testTimeout: hour, hookTimeout: hour });

const seed = chooseSeed();
const many = howMany({ quick: 50_000, full: 1_000_000 });

// A place lasts as long as its people's bearers; between resets of its world what is deleted stays so.
const inOnePlace = 50_000;
const betweenResets = 250;
const sockets = 16;
const slow = 1_000;

let place: Place;
let described: Described;

beforeAll(async () => {
  buildWebApp();
  place = await openPlace();
  described = await readDocument(place.origin);
});
afterAll(() => place.close());

interface Findings {
  complaints: string[];
  dropped: string[];
  /** Slow, or refused because the machine had too much to do. */
  tired: Fuzzed[];
  slowest: number;
  /** Successes of each operation. */
  reached: Map<string, number>;
  statuses: Map<number, number>;
}

const increment = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Bearers are long, and dead when somebody reads this: which caller's it is. */
function shownHeaders({ headers = {} }: Fuzzed['sending']): string {
  const caller = place.known.callers.findIndex(({ bearer }) => headers['authorization'] === `Bearer ${bearer}`);
  return JSON.stringify(caller < 0 ? headers : { ...headers, authorization: `of caller ${caller}` });
}

const show = ({ operation, sending }: Fuzzed, at: number): string => {
  const body = sending.body === undefined ? '' : Buffer.from(sending.body).toString('latin1').slice(0, 600);
  return `${at}: ${operation?.id ?? '-'} ${sending.method} ${sending.path} ${shownHeaders(sending)} ${JSON.stringify(body)}`;
};

/** 503 as the document means it: for now. */
const isBusy = ({ status, headers }: Answer): boolean => status === 503 && headers['retry-after'] !== undefined;
const isTired = (answer: Answer): boolean => answer.ms > slow || isBusy(answer);

/** One request: the same for the same seed and number. */
async function fuzz(connection: Connection, at: number, findings: Findings): Promise<void> {
  const fuzzed = drawRequest(createDice(seed + at * 7_919), described.operations, place.known);
  const answer = await connection.send(fuzzed.sending).catch((error: Error) => {
    findings.dropped.push(`${error.message} at ${show(fuzzed, at)}`);
  });
  if (!answer) return;
  findings.slowest = Math.max(findings.slowest, answer.ms);
  if (isTired(answer)) findings.tired.push(fuzzed);
  const complaint = isBusy(answer) ? undefined : complaintOf(described, fuzzed, answer);
  if (complaint !== undefined) findings.complaints.push(`${complaint} at ${show(fuzzed, at)}`);
  if (answer.status < 300 && fuzzed.operation) increment(findings.reached, fuzzed.operation.id);
  increment(findings.statuses, answer.status);
}

/** A slow one may have stood behind something else on this machine: slow is what is slow alone, three times. */
async function staysTired({ sending }: Fuzzed): Promise<boolean> {
  const connection = connectTo(place.origin);
  let tries = 0;
  while (tries < 3 && isTired(await connection.send(sending))) tries += 1;
  connection.close();
  return tries === 3;
}

test(`${many} requests made from the document meet no fault (SEED=${seed})`, async () => {
  const findings: Findings = {
    complaints: [],
    dropped: [],
    tired: [],
    slowest: 0,
    reached: new Map(),
    statuses: new Map(),
  };
  const counts = { requests: many, '5xx': 0, 'dropped sockets': 0, 'slow or busy, and well when asked alone': 0 };
  for (let from = 0; from < many; from += betweenResets) {
    if (from > 0 && from % inOnePlace === 0) {
      expect(await place.close()).toMatchObject({ code: 0, complaint: '' });
      place = await openPlace();
    }
    await place.reset();
    const connections = Array.from({ length: sockets }, () => connectTo(place.origin));
    let next = from;
    const until = Math.min(from + betweenResets, many);
    await Promise.all(
      connections.map(async (connection) => {
        while (next < until) {
          const at = next;
          next += 1;
          await fuzz(connection, at, findings);
        }
      }),
    );
    for (const fuzzed of findings.tired.splice(0)) {
      counts['slow or busy, and well when asked alone'] += 1;
      if (await staysTired(fuzzed)) findings.complaints.push(`slow or busy, and alone, at ${show(fuzzed, from)}`);
    }
    for (const connection of connections) connection.close();
    expect([findings.complaints, findings.dropped]).toEqual([[], []]);
  }
  expect(await brokenInvariants(place)).toEqual([]);
  const unreached = described.operations.filter(({ id, tag }) => tag !== 'Identity' && !findings.reached.has(id));
  expect(unreached.map(({ id }) => id)).toEqual(['getPicture']);
  await keepFigures({
    suite: 'fuzz',
    counts: { ...counts, 'slowest, ms': Math.ceil(findings.slowest) },
    seed,
  });
});
