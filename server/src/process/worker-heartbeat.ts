import type { EventEmitter } from 'node:events';
import { heartbeatMessage } from './worker-messages.ts';

/** Milliseconds between two heartbeats of a worker, and between two checks by its parent. */
const HEARTBEAT_INTERVAL_MS = 1_000;
/**
 * Number of checks without a heartbeat after which a worker counts as hung. A worker has more time before its
 * first heartbeat, because it must load its modules.
 */
const MAX_MISSED_HEARTBEATS = { beforeFirst: 60, afterFirst: 8 };

/** Sends a heartbeat from this worker to its parent every second. Stops when the parent disconnects. */
export function sendHeartbeats(): void {
  sendHeartbeat();
  setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS).unref();
}

function sendHeartbeat(): void {
  if (process.connected) process.send?.(heartbeatMessage, undefined, {}, () => undefined);
}

/**
 * Calls `onHung` once if too many heartbeats of the worker are missing. Counts checks instead of time: after
 * a suspension of this process, only one check runs before the process receives the queued heartbeats.
 */
export function watchHeartbeats(worker: Pick<EventEmitter, 'on' | 'once'>, onHung: () => void): void {
  let missed = 0;
  let maxMissed = MAX_MISSED_HEARTBEATS.beforeFirst;
  const timer = setInterval(() => {
    missed += 1;
    if (missed < maxMissed) return;
    clearInterval(timer);
    onHung();
  }, HEARTBEAT_INTERVAL_MS);
  timer.unref();
  worker.on('message', (message: unknown) => {
    if (message !== heartbeatMessage) return;
    missed = 0;
    maxMissed = MAX_MISSED_HEARTBEATS.afterFirst;
  });
  worker.once('exit', () => clearInterval(timer));
}
