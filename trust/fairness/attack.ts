import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AttackCommand } from './attacker.ts';

/** Number of results of an attack's requests, by HTTP status, error code, or `closed by the server`. */
export type Outcomes = Readonly<Record<string, number>>;

export interface RunningAttack {
  /** Stops the attack and returns its outcomes. Rejects if the attack has already ended by itself. */
  stop(): Promise<Outcomes>;
}

/** Starts an attack in a child process. Resolves when the first request of the attack has got a response. */
export async function startAttack(order: AttackCommand): Promise<RunningAttack> {
  const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), { execArgv: [] });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The attack "${order.attack}" ended by itself with ${String(code)}`);
  });
  exited.catch(() => undefined);
  child.send(order);
  await Promise.race([once(child, 'message'), exited]);
  return {
    stop: async () => {
      const counts = once(child, 'message');
      child.send('stop');
      const [outcomes] = (await Promise.race([counts, exited])) as [Outcomes];
      return outcomes;
    },
  };
}
