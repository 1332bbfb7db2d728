import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order } from './attacker.ts';

/** How often each outcome occurred: statuses, error codes, ends of sockets. */
export type Outcomes = Readonly<Record<string, number>>;

/** An attack that has reached the server, in a process of its own. */
export interface RunningAttack {
  /** Ends it. Rejects when it ended by itself before. */
  stop(): Promise<Outcomes>;
}

export async function startAttack(order: Order): Promise<RunningAttack> {
  const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), { execArgv: [] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The attack "${order.attack}" ended by itself with ${String(code)}`);
  });
  failed.catch(() => undefined);
  child.send(order);
  await Promise.race([once(child, 'message'), failed]);
  return {
    stop: async () => {
      const counts = once(child, 'message');
      child.send('over');
      const [outcomes] = (await Promise.race([counts, failed])) as [Outcomes];
      return outcomes;
    },
  };
}
