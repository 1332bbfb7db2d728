import type { EventEmitter } from 'node:events';
import { heartbeat } from './worker-messages.ts';

/** Milliseconds between two heartbeats, and between two checks. */
const INTERVAL_MS = 1_000;
/** Checks without a heartbeat after which a worker counts as hung: while it loads its modules, and later. */
const MAX_MISSED = { beforeFirst: 60, afterFirst: 8 };

/** Sends heartbeats from this worker to its parent until the parent disconnects. */
export function sendHeartbeats(): void {
  sendHeartbeat();
  setInterval(sendHeartbeat, INTERVAL_MS).unref();
}

function sendHeartbeat(): void {
  if (process.connected) process.send?.(heartbeat, undefined, {}, () => undefined);
}

/**
 * Calls `onHung` once when `worker` misses too many heartbeats. Counts ticks of this process and not time:
 * a parent that was itself stopped finds one tick and the waiting heartbeats when it continues.
 */
export function watchHeartbeats(worker: Pick<EventEmitter, 'on' | 'once'>, onHung: () => void): void {
  let missed = 0;
  let maxMissed = MAX_MISSED.beforeFirst;
  const timer = setInterval(() => {
    missed += 1;
    if (missed < maxMissed) return;
    clearInterval(timer);
    onHung();
  }, INTERVAL_MS);
  timer.unref();
  worker.on('message', (message: unknown) => {
    if (message !== heartbeat) return;
    missed = 0;
    maxMissed = MAX_MISSED.afterFirst;
  });
  worker.once('exit', () => clearInterval(timer));
}
