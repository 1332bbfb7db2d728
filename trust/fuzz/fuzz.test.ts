import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/test/invariants.ts';
import { buildWebApp } from '../../server/test/server-process.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { readDocument } from './document.ts';
import { conflictsIn } from './judge.ts';
import { openPlace, type Place } from './place.ts';
import { noFindings, runStorm, type Findings } from './storm.ts';

vi.setConfig({ testTimeout: hour, hookTimeout: hour });

const seed = chooseSeed();
const many = howMany({ quick: 12_000, full: 1_000_000 });
const inOnePlace = 50_000;

// A busy machine keeps some waiting for a connection too long; more of them are the product's doing.
const mayBeBusy = 1 / 1_000;
// A storm of which most is refused at the door says little about what lies behind it.
const mustSucceed = 0.15;

let place: Place | undefined;

beforeAll(buildWebApp);
afterAll(() => place?.close());

const sumOf = ({ statuses }: Findings, matches: (status: number) => boolean): number =>
  [...statuses].reduce((sum, [status, count]) => (matches(status) ? sum + count : sum), 0);

const isSuccess = (status: number): boolean => status < 300;

test(`${many} requests made from the document meet no fault (SEED=${seed})`, async () => {
  const findings = noFindings();
  const conflicts: string[] = [];
  let operations: readonly { id: string; tag: string }[] = [];
  for (let from = 0; from < many; from += inOnePlace) {
    const until = Math.min(from + inOnePlace, many);
    const before = { busy: findings.busy.length, succeeded: sumOf(findings, isSuccess) };
    place = await openPlace();
    const described = await readDocument(place.origin);
    ({ operations } = described);
    await runStorm({ place, described, seed }, from, until, findings);
    expect([findings.complaints, findings.dropped]).toEqual([[], []]);
    const busy = findings.busy.slice(before.busy);
    expect(busy.length > (until - from) * mayBeBusy ? busy : []).toEqual([]);
    expect(sumOf(findings, isSuccess) - before.succeeded).toBeGreaterThan((until - from) * mustSucceed);
    expect(await brokenInvariants(place)).toEqual([]);
    const { code, complaint, output } = await place.close();
    place = undefined;
    conflicts.push(...conflictsIn(output));
    expect({ code, complaint, conflicts }).toEqual({ code: 0, complaint: '', conflicts: [] });
  }
  const unreached = operations.filter(({ id, tag }) => tag !== 'Identity' && !findings.reached.has(id));
  expect(unreached.map(({ id }) => id)).toEqual([]);
  await keepFigures({
    suite: 'fuzz',
    counts: {
      requests: sumOf(findings, () => true),
      'answered 2xx': sumOf(findings, isSuccess),
      '5xx other than busy': sumOf(findings, (status) => status >= 500) - findings.busy.length,
      'busy, 503': findings.busy.length,
      'slow or busy, and well when asked alone': findings.recovered,
      'deadlocks and failed serializations': conflicts.length,
      'dropped sockets': findings.dropped.length,
      'slowest, ms': Math.ceil(findings.slowest),
    },
    seed,
  });
});
