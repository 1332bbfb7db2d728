import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One step of an HTTP request for traces: a database statement or other work. Times are values of
 * `performance.now()`.
 */
export interface Step {
  kind: 'statement' | 'work';
  name: string;
  began: number;
  ended: number;
  /** Undefined if the step succeeded. */
  failure: unknown;
}

/** Data about the current HTTP request that the database code uses. */
export interface RequestContext {
  /**
   * Key of the caller in the queue for connections: `user:` with the user's uid, or `ip:` with the network of
   * the IP address.
   */
  caller?: string;
  /**
   * Steps of the request, at most `maxRecordedSteps`. Undefined if neither traces nor timing headers need
   * them.
   */
  steps?: Step[];
}

const maxRecordedSteps = 256;

const currentContext = new AsyncLocalStorage<RequestContext>();

/**
 * Runs `work` as part of the HTTP request. All asynchronous work that `work` starts also belongs to this
 * request.
 */
export const runInRequest = (context: RequestContext, work: () => void): void => currentContext.run(context, work);

/** Returns the key of the current request's caller; undefined for background work. */
export const getCurrentCaller = (): string | undefined => currentContext.getStore()?.caller;

/** Records `work` as a step of the current request, if its context has `steps`. Returns `work`. */
export function recordStep<T>(kind: Step['kind'], name: string, work: Promise<T>): Promise<T> {
  const steps = currentContext.getStore()?.steps;
  if (!steps) return work;
  const began = performance.now();
  const addStep = (failure?: unknown): void => {
    if (steps.length < maxRecordedSteps) steps.push({ kind, name, began, ended: performance.now(), failure });
  };
  work.then(() => addStep(), addStep);
  return work;
}
