import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { TraceSamplerSettings } from '../../config/telemetry.ts';

export interface RequestTraceOptions {
  /**
   * Span of the client that sent the request. Undefined unless the operator trusts the `traceparent` headers
   * of clients.
   */
  parent: SpanContext | undefined;
}

/**
 * Returns how to trace a request with this `traceparent` header; undefined if the request must not be traced.
 */
type Sampler = (traceparent: string | string[] | undefined) => RequestTraceOptions | undefined;

/**
 * Creates a rate limiter that allows `mostPerSecond` traces per second. In the first
 * second after a pause, it allows up to twice as many. `now` returns milliseconds.
 */
function createTraceRateLimiter(mostPerSecond: number, now: () => number): () => boolean {
  if (mostPerSecond === Infinity) return () => true;
  let remaining = mostPerSecond;
  let countedAt = now();
  return () => {
    const currentTime = now();
    remaining = Math.min(mostPerSecond, remaining + ((currentTime - countedAt) / 1_000) * mostPerSecond);
    countedAt = currentTime;
    if (remaining < 1) return false;
    remaining -= 1;
    return true;
  };
}

/**
 * Creates the sampler, which decides by a ratio and a rate limit whether a request is traced. With
 * `parentBased`, a client's `traceparent` decides instead. Otherwise `traceparent` is ignored, because a
 * stranger could use it to trace every request at the operator's cost, or to write into traces of others.
 */
export function createSampler(
  { ratio, mostPerSecond, parentBased }: TraceSamplerSettings,
  now = () => performance.now(),
): Sampler {
  const isBelowRate = createTraceRateLimiter(mostPerSecond, now);
  return (traceparent) => {
    const parent = parentBased ? parseTraceParent(String(traceparent ?? '')) : null;
    if (parent) return (parent.traceFlags & TraceFlags.SAMPLED) === 0 ? undefined : { parent };
    return Math.random() < ratio && isBelowRate() ? { parent: undefined } : undefined;
  };
}
