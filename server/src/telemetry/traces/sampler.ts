import type { SamplerSettings } from '../../config-telemetry.ts';
import { newId } from './ids.ts';

/** The trace that a request becomes a part of. */
export interface TraceContext {
  traceId: string;
  /** The span of whoever asked, if that is believed. */
  parentId: string | undefined;
}

/** Decides whether a request with this `traceparent` is traced; undefined: it is not. */
export type Sampler = (traceparent: string | string[] | undefined) => TraceContext | undefined;

interface Traceparent extends TraceContext {
  sampled: boolean;
}

/** https://www.w3.org/TR/trace-context/#traceparent-header; undefined for what is none. */
function readTraceparent(text: string | string[] | undefined): Traceparent | undefined {
  const [, version, traceId = '', parentId = '', flags = '', more] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(String(text ?? '')) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  return { traceId, parentId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * Answers whether one more may be had now: `mostPerSecond` of them, spread over the second when more are asked for, and
 * as many at once after a quiet second. `now` is in milliseconds.
 */
function createAllowance(mostPerSecond: number, now: () => number): () => boolean {
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
 * Chance decides, or with `parentBased` who asked. Otherwise a `traceparent` is not looked at: a stranger could have every
 * request traced, at the operator's cost, or fill other people's traces.
 */
export function createSampler(
  { ratio, mostPerSecond, parentBased }: SamplerSettings,
  now = () => performance.now(),
): Sampler {
  const mayHaveOne = createAllowance(mostPerSecond, now);
  return (traceparent) => {
    const given = parentBased ? readTraceparent(traceparent) : undefined;
    if (given) return given.sampled ? { traceId: given.traceId, parentId: given.parentId } : undefined;
    return Math.random() < ratio && mayHaveOne() ? { traceId: newId(16), parentId: undefined } : undefined;
  };
}
