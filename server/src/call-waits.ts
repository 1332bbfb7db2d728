import { AsyncLocalStorage } from 'node:async_hooks';

export interface CallWaits {
  /** How long the call has waited for the database so far, connections and statements together, in milliseconds. */
  waited: number;
  /** Whether it has been answered: what it has begun and left running is not bound by it any more. */
  answered: boolean;
}

const current = new AsyncLocalStorage<CallWaits>();

/** Runs `work`, and whatever it begins, as a part of the call. */
export const asPartOf = (call: CallWaits, work: () => void): void => current.run(call, work);

/** How many milliseconds longer the call around may wait when `limit` is all it may; undefined without either. */
export function waitLeft(limit: number | undefined): number | undefined {
  const call = current.getStore();
  if (call === undefined || call.answered || limit === undefined) return undefined;
  return Math.max(1, limit - call.waited);
}

/** Counts how long `work` takes for the call around. */
export async function countWait<T>(work: Promise<T>): Promise<T> {
  const call = current.getStore();
  if (!call) return work;
  const began = performance.now();
  try {
    return await work;
  } finally {
    call.waited += performance.now() - began;
  }
}
