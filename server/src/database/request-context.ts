import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A measured step of an HTTP request, for traces: a database statement or other work. Times are values of
 * `performance.now()`.
 */
export interface TimedRequestStep {
  kind: 'statement' | 'work';
  name: string;
  began: number;
  ended: number;
  /** Error of the step; undefined if the step succeeded. */
  failure: unknown;
}

/** Data about the current HTTP request, for the database code. */
export interface RequestContext {
  /**
   * Key of the caller in the queue for database connections: `user:` with the user's uid, or `ip:` with the
   * network of the client's IP address.
   */
  caller?: string;
  /**
   * Measured steps of the request, at most `maxRecordedSteps`. Undefined if they are needed neither for
   * traces nor for timing headers.
   */
  steps?: TimedRequestStep[];
}

const maxRecordedSteps = 256;

const currentContext = new AsyncLocalStorage<RequestContext>();

/**
 * Runs `work` with the context of an HTTP request. All asynchronous work that `work` starts gets the same
 * context.
 */
export const runInRequestContext = (context: RequestContext, work: () => void): void =>
  currentContext.run(context, work);

/** Returns the queue key of the current request's caller; undefined for background work. */
export const getFairQueueKeyOfCaller = (): string | undefined => currentContext.getStore()?.caller;

/**
 * Measures the promise `work` as a step of the current request, if the request's context has `steps`.
 * Returns the same promise.
 */
export function recordTimedRequestStep<T>(kind: TimedRequestStep['kind'], name: string, work: Promise<T>): Promise<T> {
  const steps = currentContext.getStore()?.steps;
  if (!steps) return work;
  const began = performance.now();
  const addStep = (failure?: unknown): void => {
    if (steps.length < maxRecordedSteps) steps.push({ kind, name, began, ended: performance.now(), failure });
  };
  work.then(() => addStep(), addStep);
  return work;
}
