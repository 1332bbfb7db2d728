/** Turns of callers at the connections of one pool. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn, with a function that ends the turn. Rejects with
   * `createTimeoutError()` after `maxWaitMs` milliseconds.
   */
  take(caller: string, maxWaitMs: number): Promise<() => void>;
  countWaiting(): number;
}

interface WaitingTurn {
  start(): void;
}

/**
 * Limits the turns in progress to `connections`, and to `maxPerCaller` for each caller. The next turn goes to
 * the callers in rotation (round robin), so many requests of one caller do not delay another caller.
 */
export function createTurns(connections: number, maxPerCaller: number, createTimeoutError: () => Error): Turns {
  let free = connections;
  const runningByCaller = new Map<string, number>();
  /** Waiting turns. The order of the keys is the order of the rotation. */
  const waitingByCaller = new Map<string, Set<WaitingTurn>>();

  const canStart = (caller: string): boolean => free > 0 && (runningByCaller.get(caller) ?? 0) < maxPerCaller;

  const startTurn = (caller: string): (() => void) => {
    free -= 1;
    runningByCaller.set(caller, (runningByCaller.get(caller) ?? 0) + 1);
    return () => {
      free += 1;
      const running = (runningByCaller.get(caller) ?? 0) - 1;
      if (running > 0) runningByCaller.set(caller, running);
      else runningByCaller.delete(caller);
      startWaitingTurns();
    };
  };

  const startWaitingTurns = (): void => {
    // A caller that is moved to the end of the map is visited again in the same loop.
    for (const [caller, waiting] of waitingByCaller) {
      if (free === 0) return;
      if (!canStart(caller)) continue;
      const [first] = waiting;
      waitingByCaller.delete(caller);
      if (waiting.size > 1) waitingByCaller.set(caller, waiting);
      first?.start();
    }
  };

  return {
    async take(caller, maxWaitMs) {
      if (canStart(caller)) return startTurn(caller);
      const turn = Promise.withResolvers<() => void>();
      const waiting = waitingByCaller.get(caller) ?? new Set();
      const timer = setTimeout(() => {
        waiting.delete(waitingTurn);
        if (waiting.size === 0) waitingByCaller.delete(caller);
        turn.reject(createTimeoutError());
      }, maxWaitMs);
      const waitingTurn: WaitingTurn = {
        start: () => {
          clearTimeout(timer);
          waiting.delete(waitingTurn);
          turn.resolve(startTurn(caller));
        },
      };
      waitingByCaller.set(caller, waiting.add(waitingTurn));
      return turn.promise;
    },
    countWaiting: () => [...waitingByCaller.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
