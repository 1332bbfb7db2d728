import { keepBearer } from './accounts.ts';
import { startAttack, type Outcomes } from './attack.ts';
import { type AttackName, attackNames } from './attacks.ts';
import type { Installation } from './installation.ts';
import { type Kind, type Sample, runRounds } from './victim.ts';
import type { World } from './world.ts';

/** What a victim met without an attack and during one. */
export interface Measurement {
  attack: AttackName;
  quiet: Sample[];
  attacked: Sample[];
  outcomes: Outcomes;
}

export const failuresOf = (samples: readonly Sample[]): string[] =>
  samples.flatMap(({ failure, ms }) => (failure === undefined ? [] : [`${failure} (after ${Math.round(ms)} ms)`]));

/** The `q` quantile of the response times of one kind, in milliseconds; NaN without any. */
export function quantile(samples: readonly Sample[], kind: Kind, q: number): number {
  const times = samples.filter((sample) => sample.kind === kind).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Number.NaN;
}

/** Measures a victim's calls without load, then during the attack. Each attack should have a victim of its own. */
export async function measureAttack(
  { origin }: Installation,
  { victims, attackers }: World,
  attack: AttackName,
  { victimAt, rounds, quietRounds = rounds }: { victimAt: number; rounds: number; quietRounds?: number },
): Promise<Measurement> {
  const victim = victims[victimAt];
  if (!victim) throw new Error(`There is no victim ${victimAt}`);
  for (const account of [victim, ...attackers]) await keepBearer(origin, account);
  const quiet = await runRounds(origin, victim, quietRounds);
  // Calls without a bearer are counted by address: what one attack used up must not weaken the next.
  const localAddress = `127.0.3.${attackNames.indexOf(attack) + 1}`;
  const running = await startAttack({
    attack,
    target: {
      origin,
      attackers: attackers.map((attacker) => ({ ...attacker, localAddress })),
      victimIds: victims.map(({ id }) => id),
    },
  });
  const attacked = await runRounds(origin, victim, rounds);
  return { attack, quiet, attacked, outcomes: await running.stop() };
}
