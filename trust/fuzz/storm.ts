import { connectTo, type Answer, type Connection } from '../connection.ts';
import { createDice } from '../seed.ts';
import type { Described } from './document.ts';
import { complaintOf } from './judge.ts';
import type { Place } from './place.ts';
import { drawRequest, type Fuzzed } from './requests.ts';

const sockets = 16;
// Between resets of the world what is deleted stays so.
const betweenResets = 250;
/** In milliseconds. */
const slow = 1_000;

export interface Findings {
  complaints: string[];
  dropped: string[];
  /** Requests that were answered with 503 for now, as they were sent. */
  busy: string[];
  /** Slow or busy among many, and well when asked alone. */
  recovered: number;
  /** In milliseconds. */
  slowest: number;
  reached: Map<string, number>;
  statuses: Map<number, number>;
}

export const noFindings = (): Findings => ({
  complaints: [],
  dropped: [],
  busy: [],
  recovered: 0,
  slowest: 0,
  reached: new Map(),
  statuses: new Map(),
});

export interface Storm {
  place: Place;
  described: Described;
  seed: number;
}

const increment = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Bearers are long, and dead when somebody reads this: which caller's it is. */
function shownHeaders({ known }: Place, { headers = {} }: Fuzzed['sending']): string {
  const caller = known.callers.findIndex(({ bearer }) => headers['authorization'] === `Bearer ${bearer}`);
  return JSON.stringify(caller < 0 ? headers : { ...headers, authorization: `of caller ${caller}` });
}

function show({ place }: Storm, { operation, sending }: Fuzzed, at: number): string {
  const body = sending.body === undefined ? '' : Buffer.from(sending.body).toString('latin1').slice(0, 600);
  const head = `${sending.method} ${sending.path} ${shownHeaders(place, sending)}`;
  return `${at}: ${operation?.id ?? '-'} ${head} ${JSON.stringify(body)}`;
}

/** 503 as the document means it: for now. */
const isBusy = ({ status, headers }: Answer): boolean => status === 503 && headers['retry-after'] !== undefined;
const isTired = (answer: Answer): boolean => answer.ms > slow || isBusy(answer);

/** One request: the same for the same seed and number. Answers it, if it was slow or refused for now. */
async function fuzz(storm: Storm, connection: Connection, at: number, findings: Findings): Promise<Fuzzed | undefined> {
  const { place, described, seed } = storm;
  const fuzzed = drawRequest(createDice(seed + at * 7_919), described.operations, place.known);
  const answer = await connection.send(fuzzed.sending).catch((error: Error) => {
    findings.dropped.push(`${error.message} at ${show(storm, fuzzed, at)}`);
  });
  if (!answer) return undefined;
  findings.slowest = Math.max(findings.slowest, answer.ms);
  increment(findings.statuses, answer.status);
  if (answer.status < 300 && fuzzed.operation) increment(findings.reached, fuzzed.operation.id);
  if (isBusy(answer)) findings.busy.push(show(storm, fuzzed, at));
  const complaint = isBusy(answer) ? undefined : complaintOf(described, fuzzed, answer);
  if (complaint !== undefined) findings.complaints.push(`${complaint} at ${show(storm, fuzzed, at)}`);
  return isTired(answer) ? fuzzed : undefined;
}

/** A slow one may have stood behind something else on this machine: slow is what is slow alone, three times. */
async function staysTired({ origin }: Place, { sending }: Fuzzed): Promise<boolean> {
  const connection = connectTo(origin);
  let tries = 0;
  while (tries < 3 && isTired(await connection.send(sending))) tries += 1;
  connection.close();
  return tries === 3;
}

async function sendRound(storm: Storm, from: number, until: number, findings: Findings): Promise<void> {
  await storm.place.reset();
  const connections = Array.from({ length: sockets }, () => connectTo(storm.place.origin));
  const tired: Fuzzed[] = [];
  let next = from;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < until) {
        const at = next;
        next += 1;
        const fuzzed = await fuzz(storm, connection, at, findings);
        if (fuzzed) tired.push(fuzzed);
      }
    }),
  );
  for (const connection of connections) connection.close();
  for (const fuzzed of tired) {
    if (await staysTired(storm.place, fuzzed)) {
      findings.complaints.push(`slow or busy, and alone, at ${show(storm, fuzzed, from)}`);
    } else {
      findings.recovered += 1;
    }
  }
}

/** The same in rounds, each on a new world, until something is wrong. */
export async function runStorm(storm: Storm, from: number, until: number, findings: Findings): Promise<void> {
  for (let at = from; at < until; at += betweenResets) {
    await sendRound(storm, at, Math.min(at + betweenResets, until), findings);
    if (findings.complaints.length + findings.dropped.length > 0) return;
  }
}
