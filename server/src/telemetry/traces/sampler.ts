import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { SamplerSettings } from '../../config/telemetry.ts';

/** A sampled request. */
export interface SampledTrace {
  /** The span of the caller, if the configuration trusts `traceparent`. */
  parent: SpanContext | undefined;
}

/** Decides whether a request with this `traceparent` is traced; undefined: it is not. */
export type Sampler = (traceparent: string | string[] | undefined) => SampledTrace | undefined;

/**
 * Creates a rate limiter that allows `mostPerSecond`, and as many at once after a quiet second. `now` is in
 * milliseconds.
 */
function createRateLimiter(mostPerSecond: number, now: () => number): () => boolean {
  if (mostPerSecond === Infinity) return () => true;
  let left = mostPerSecond;
  let countedAt = now();
  return () => {
    const at = now();
    left = Math.min(mostPerSecond, left + ((at - countedAt) / 1_000) * mostPerSecond);
    countedAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/**
 * Samples by ratio and rate, or with `parentBased` as the caller decided. Otherwise `traceparent` is ignored: a stranger
 * could have every request traced, at the operator's cost, or write into the traces of others.
 */
export function createSampler(
  { ratio, mostPerSecond, parentBased }: SamplerSettings,
  now = () => performance.now(),
): Sampler {
  const isBelowRate = createRateLimiter(mostPerSecond, now);
  return (traceparent) => {
    const parent = parentBased ? parseTraceParent(String(traceparent ?? '')) : null;
    if (parent) return (parent.traceFlags & TraceFlags.SAMPLED) === 0 ? undefined : { parent };
    return Math.random() < ratio && isBelowRate() ? { parent: undefined } : undefined;
  };
}
