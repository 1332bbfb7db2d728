import { onTestFinished } from 'vitest';
import { buildWebApp } from '../../server/test/server-process.ts';
import { keepFigures } from '../figures.ts';
import { howMany } from '../tier.ts';
import type { AttackName } from './attacks.ts';
import { type Arrangement, startInstallation } from './installation.ts';
import { failuresOf, measureAttack, quantile } from './measure.ts';
import { createWorld } from './world.ts';

/** Why these tests cannot run on this machine; undefined when they can. */
export const unableToAttack = process.platform === 'linux' ? undefined : 'only Linux has all of 127.0.0.0/8';

const rounds = howMany({ quick: 1, full: 12 });
/** Without the attack, for comparison; the quick tier compares nothing. */
const quietRounds = howMany({ quick: 0, full: rounds });
const attackers = howMany({ quick: 3, full: 6 });

/**
 * Runs the attacks one after another and returns what failed, by attack: a victim's calls, and an attack that met
 * nothing.
 */
export async function findFailures(
  arrangement: Arrangement,
  chosen: readonly AttackName[],
): Promise<Record<string, string[]>> {
  buildWebApp();
  const installation = await startInstallation(arrangement);
  onTestFinished(() => installation.stop());
  const world = await createWorld(installation.origin, installation.db, { victims: chosen.length, attackers });
  const failures: Record<string, string[]> = {};
  for (const [victimAt, attack] of chosen.entries()) {
    const options = { victimAt, rounds, quietRounds };
    const { quiet, attacked, outcomes } = await measureAttack(installation, world, attack, options);
    const found = failuresOf([...quiet, ...attacked]);
    if (Object.keys(outcomes).length === 0) found.push('The attack met nothing');
    if (found.length > 0) failures[attack] = found;
    await keepFigures({
      suite: `fairness: ${attack}, ${arrangement}`,
      counts: {
        calls: attacked.length,
        failed: failuresOf(attacked).length,
        'p95 quiet, ms': Math.round(quantile(quiet, 'calls', 0.95)),
        'p95 attacked, ms': Math.round(quantile(attacked, 'calls', 0.95)),
      },
    });
  }
  return failures;
}
