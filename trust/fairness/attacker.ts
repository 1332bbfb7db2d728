import { setPriority } from 'node:os';
import type { AttackTarget } from './attack-context.ts';
import { attacks, type AttackName } from './attacks.ts';

/**
 * First message from the parent process: the attack to run. The second message stops the attack. This program
 * then sends the outcomes to the parent process.
 */
export interface AttackCommand {
  attack: AttackName;
  target: AttackTarget;
}

/** Milliseconds after which an attack ends, even if the parent process sends no second message. */
const maxAttackMs = 600_000;

// Lowers the CPU priority of this process, so that the server gets the CPU time first. Real attackers use
// other machines.
setPriority(10);

async function runAttack({ attack, target }: AttackCommand): Promise<void> {
  const stopController = new AbortController();
  const counts: Record<string, number> = {};
  const timer = setTimeout(() => stopController.abort(), maxAttackMs);
  process.once('message', () => stopController.abort());
  let isReached = false;
  await attacks[attack]({
    ...target,
    signal: stopController.signal,
    count: (outcome) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    },
    reportReached: () => {
      if (!isReached) process.send?.('reached');
      isReached = true;
    },
  });
  clearTimeout(timer);
  process.send?.(counts);
  process.disconnect?.();
}

process.once('message', (order: AttackCommand) => void runAttack(order));
process.once('disconnect', () => process.exit());
