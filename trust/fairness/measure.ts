import { renewOldBearer } from './accounts.ts';
import { startAttack, type Outcomes } from './attack.ts';
import { type AttackName, attackNames } from './attacks.ts';
import type { Installation } from './installation.ts';
import { type RequestKind, type RequestSample, measureRounds } from './victim.ts';
import type { FairnessTestData } from './world.ts';

export interface Measurement {
  attack: AttackName;
  unattacked: RequestSample[];
  attacked: RequestSample[];
  outcomes: Outcomes;
}

export const listFailures = (samples: readonly RequestSample[]): string[] =>
  samples.flatMap(({ failure, ms }) => (failure === undefined ? [] : [`${failure} (after ${Math.round(ms)} ms)`]));

/**
 * Returns the quantile `q` (0 to 1) of the response times of one kind of request, in milliseconds. Returns
 * NaN if there is no sample.
 */
export function getResponseTimeQuantile(samples: readonly RequestSample[], kind: RequestKind, q: number): number {
  const times = samples.filter((sample) => sample.kind === kind).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Number.NaN;
}

/**
 * Measures the requests of the victim with the index `victimAt`, first without an attack and then during an
 * attack. Each attack needs its own victim.
 */
export async function measureAttack(
  { origin, shopPort }: Installation,
  { victims, attackers }: FairnessTestData,
  attack: AttackName,
  { victimAt, rounds, unattackedRounds = rounds }: { victimAt: number; rounds: number; unattackedRounds?: number },
): Promise<Measurement> {
  const victim = victims[victimAt];
  if (!victim) throw new Error(`There is no victim ${victimAt}`);
  for (const account of [victim, ...attackers]) await renewOldBearer(origin, account);
  const unattacked = await measureRounds(origin, victim, unattackedRounds);
  // Each attack uses another source IP address, because rate limits count anonymous requests by IP address.
  const localAddress = `127.0.3.${attackNames.indexOf(attack) + 1}`;
  const running = await startAttack({
    attack,
    target: {
      origin,
      shopPort,
      attackers: attackers.map((attacker) => ({ ...attacker, localAddress })),
      victimIds: victims.map(({ id }) => id),
    },
  });
  const attacked = await measureRounds(origin, victim, rounds);
  return { attack, unattacked, attacked, outcomes: await running.stop() };
}
