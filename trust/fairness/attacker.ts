import { setPriority } from 'node:os';
import { attacks, type AttackName } from './attacks.ts';
import type { Target } from './stage.ts';

/** A program of its own: runs one attack until the parent says that it is over, and reports what it met. */
export interface Order {
  attack: AttackName;
  target: Target;
}

/** Milliseconds after which an attack ends in any case. */
const longestAttack = 600_000;

// Other people's machines would be elsewhere: they must not take processor time from the server.
setPriority(10);

async function run({ attack, target }: Order): Promise<void> {
  const over = new AbortController();
  const counts: Record<string, number> = {};
  const timer = setTimeout(() => over.abort(), longestAttack);
  process.once('message', () => over.abort());
  let isReached = false;
  await attacks[attack]({
    ...target,
    signal: over.signal,
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

process.once('message', (order: Order) => void run(order));
process.once('disconnect', () => process.exit());
