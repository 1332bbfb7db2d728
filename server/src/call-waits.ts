import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that a call did on its way: a statement by its name, or other work. The times are `performance.now()`'s. */
export interface CallPart {
  kind: 'statement' | 'work';
  name: string;
  began: number;
  ended: number;
  /** What it failed with; undefined when it did not. */
  failure: unknown;
}

export interface CallWaits {
  /** How long the call has waited for the database so far, connections and statements together, in milliseconds. */
  waited: number;
  /** Whether it has been answered: what it has begun and left running is not bound by it any more. */
  answered: boolean;
  /** What it did, the first of it if that is much; only where somebody wants to know. */
  parts?: CallPart[];
}

/** Nobody reads on; and a call that goes wild must not fill the memory. */
const mostParts = 256;

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

/** Notes `work` as a part of the call around, where parts are wanted; otherwise it is passed on as it is. */
export function notePart<T>(kind: CallPart['kind'], name: string, work: Promise<T>): Promise<T> {
  const call = current.getStore();
  return call?.parts && !call.answered ? noteOn(call.parts, { kind, name }, work) : work;
}

async function noteOn<T>(parts: CallPart[], what: Pick<CallPart, 'kind' | 'name'>, work: Promise<T>): Promise<T> {
  const began = performance.now();
  let failure: unknown;
  try {
    return await work;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    if (parts.length < mostParts) parts.push({ ...what, began, ended: performance.now(), failure });
  }
}
