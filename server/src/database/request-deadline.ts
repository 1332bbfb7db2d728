import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One step of an HTTP request for traces: a database statement or other work. Times are values of
 * `performance.now()`.
 */
export interface RequestStep {
  kind: 'statement' | 'work';
  name: string;
  began: number;
  ended: number;
  /** Error of the step; undefined on success. */
  failure: unknown;
}

/**
 * The time that an HTTP request has waited for the database. When this time reaches its limit, which is the
 * deadline of the request, the waiting statements of the request fail.
 */
export interface RequestDeadline {
  /** Milliseconds that the request has waited for database connections and statements. */
  waitedMs: number;
  /**
   * Number of waits in progress, and the time when the first of them began. Simultaneous waits count once.
   */
  waits?: { count: number; since: number };
  /** Whether the response has been sent. Work that the request starts later has no deadline. */
  isResponseSent: boolean;
  /**
   * Key of the caller, for sharing connections fairly between callers: `user:` with the user's uid, or `ip:`
   * with the network of the IP address.
   */
  caller?: string;
  /**
   * Steps of the request, at most `maxRecordedSteps`. Undefined if neither traces nor timing headers need
   * them.
   */
  steps?: RequestStep[];
}

const maxRecordedSteps = 256;

const currentRequestStorage = new AsyncLocalStorage<RequestDeadline>();

/**
 * Runs `work` as part of the HTTP request. All asynchronous work that `work` starts also belongs to this
 * request.
 */
export const runInRequest = (request: RequestDeadline, work: () => void): void =>
  currentRequestStorage.run(request, work);

/** Returns the key of the current request's caller; undefined for background work. */
export const getCurrentCallerKey = (): string | undefined => currentRequestStorage.getStore()?.caller;

/**
 * Returns how many milliseconds the current request may still wait for the database. `limitMs` is the maximum
 * total wait of a request. Returns undefined if `limitMs` is undefined, or outside of requests.
 */
export function getRemainingMs(limitMs: number | undefined): number | undefined {
  const request = currentRequestStorage.getStore();
  if (request === undefined || request.isResponseSent || limitMs === undefined) return undefined;
  const currentWaitMs = request.waits ? performance.now() - request.waits.since : 0;
  return Math.max(1, limitMs - request.waitedMs - currentWaitMs);
}

/** Returns the result of `work`. Adds its duration to the time that the current request has waited. */
export async function recordDatabaseWait<T>(work: Promise<T>): Promise<T> {
  const request = currentRequestStorage.getStore();
  if (!request) return work;
  request.waits ??= { count: 0, since: performance.now() };
  request.waits.count += 1;
  try {
    return await work;
  } finally {
    endDatabaseWait(request);
  }
}

function endDatabaseWait(request: RequestDeadline): void {
  if (!request.waits) return;
  request.waits.count -= 1;
  if (request.waits.count > 0) return;
  request.waitedMs += performance.now() - request.waits.since;
  delete request.waits;
}

/** Records `work` as a step of the current request if traces need its steps. Returns `work`. */
export function recordStep<T>(kind: RequestStep['kind'], name: string, work: Promise<T>): Promise<T> {
  const request = currentRequestStorage.getStore();
  if (!request?.steps || request.isResponseSent) return work;
  const { steps } = request;
  const began = performance.now();
  const addStep = (failure?: unknown): void => {
    if (steps.length < maxRecordedSteps) steps.push({ kind, name, began, ended: performance.now(), failure });
  };
  work.then(() => addStep(), addStep);
  return work;
}
