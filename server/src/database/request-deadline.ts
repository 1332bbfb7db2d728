import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that a call did on its way: a statement by its name, or other work. The times are `performance.now()`'s. */
export interface RequestStep {
  kind: 'statement' | 'work';
  name: string;
  began: number;
  ended: number;
  /** What it failed with; undefined when it did not. */
  failure: unknown;
}

export interface RequestDeadline {
  /** How long the call has waited for the database so far, connections and statements together, in milliseconds. */
  waited: number;
  /** How many waits go on now, and since when there is any: statements that were sent together are waited for once. */
  waits?: { count: number; since: number };
  /** Whether it has been answered: what it has begun and left running is not bound by it any more. */
  answered: boolean;
  /** Key of the caller, between whom connections are shared: `user:` and a uid, or `ip:` and a network. */
  caller?: string;
  /** Whether a replica may answer what it reads. */
  maySeeReplica?: boolean;
  /** What it did, the first of it if that is much; only where somebody wants to know. */
  parts?: RequestStep[];
}

/** Nobody reads on; and a call that goes wild must not fill the memory. */
const mostParts = 256;

const current = new AsyncLocalStorage<RequestDeadline>();

/** Runs `work`, and whatever it begins, as a part of the call. */
export const runInRequest = (call: RequestDeadline, work: () => void): void => current.run(call, work);

/** Whether a replica may answer what the call around reads. */
export const maySeeReplica = (): boolean => current.getStore()?.maySeeReplica === true;

/** Key of the caller on whose behalf this runs; undefined for background work. */
export const currentCaller = (): string | undefined => current.getStore()?.caller;

/** How many milliseconds longer the call around may wait when `limit` is all it may; undefined without either. */
export function remainingTime(limit: number | undefined): number | undefined {
  const call = current.getStore();
  if (call === undefined || call.answered || limit === undefined) return undefined;
  const now = call.waits ? performance.now() - call.waits.since : 0;
  return Math.max(1, limit - call.waited - now);
}

/** Counts how long `work` takes for the call around. */
export async function deductWait<T>(work: Promise<T>): Promise<T> {
  const call = current.getStore();
  if (!call) return work;
  call.waits ??= { count: 0, since: performance.now() };
  call.waits.count += 1;
  try {
    return await work;
  } finally {
    endWait(call);
  }
}

function endWait(call: RequestDeadline): void {
  if (!call.waits) return;
  call.waits.count -= 1;
  if (call.waits.count > 0) return;
  call.waited += performance.now() - call.waits.since;
  delete call.waits;
}

/** Notes `work` as a part of the call around, where parts are wanted. Answers `work` itself: who waits for it is not kept longer. */
export function recordStep<T>(kind: RequestStep['kind'], name: string, work: Promise<T>): Promise<T> {
  const call = current.getStore();
  if (!call?.parts || call.answered) return work;
  const { parts } = call;
  const began = performance.now();
  const note = (failure?: unknown): void => {
    if (parts.length < mostParts) parts.push({ kind, name, began, ended: performance.now(), failure });
  };
  work.then(() => note(), note);
  return work;
}
