import { onTestFinished } from 'vitest';
import { printCounts } from '../figures.ts';
import { chooseRunCount } from '../tier.ts';
import type { AttackName } from './attacks.ts';
import { type Arrangement, startInstallation } from './installation.ts';
import { listFailures, measureAttack, getResponseTimeQuantile } from './measure.ts';
import { createFairnessTestData } from './world.ts';

/** The reason why attack tests cannot run on this machine; undefined if they can. */
export const attackSkipReason = process.platform === 'linux' ? undefined : 'only Linux has all of 127.0.0.0/8';

const roundCount = chooseRunCount({ quick: 1, full: 12 });
/**
 * Number of measured rounds without an attack. It is zero in `npm test`, which compares no response times.
 */
const unattackedRounds = chooseRunCount({ quick: 0, full: roundCount });
const attackerCount = chooseRunCount({ quick: 3, full: 6 });

/**
 * Runs the attacks one after another while a victim sends requests. Returns the failures of each attack:
 * failed requests of the victim, or a message that the attack got no response.
 */
export async function findFailures(
  arrangement: Arrangement,
  chosenAttacks: readonly AttackName[],
): Promise<Record<string, string[]>> {
  const installation = await startInstallation(arrangement);
  onTestFinished(() => installation.stop());
  const world = await createFairnessTestData(installation.origin, installation.db, {
    victims: chosenAttacks.length,
    attackers: attackerCount,
  });
  const failuresByAttack: Record<string, string[]> = {};
  for (const [victimAt, attack] of chosenAttacks.entries()) {
    const options = { victimAt, rounds: roundCount, unattackedRounds };
    const { unattacked, attacked, outcomes } = await measureAttack(installation, world, attack, options);
    const failures = listFailures([...unattacked, ...attacked]);
    if (Object.keys(outcomes).length === 0) failures.push('The attack got no response');
    if (failures.length > 0) failuresByAttack[attack] = failures;
    printCounts({
      suite: `fairness: ${attack}, ${arrangement}`,
      counts: {
        calls: attacked.length,
        failed: listFailures(attacked).length,
        'p95 quiet, ms': Math.round(getResponseTimeQuantile(unattacked, 'calls', 0.95)),
        'p95 attacked, ms': Math.round(getResponseTimeQuantile(attacked, 'calls', 0.95)),
      },
    });
  }
  return failuresByAttack;
}
