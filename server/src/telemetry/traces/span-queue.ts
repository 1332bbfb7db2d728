import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { TraceSettings } from '../../config-telemetry.ts';
import { createDeliverer, NotTaken } from './deliver.ts';
import { createOtlpWriter } from './otlp.ts';
import type { Span } from './span.ts';

/** How many spans wait at most, and how many go in one delivery. */
const most = { waiting: 2_048, atOnce: 512 };
/** Milliseconds between two deliveries, and those that an end waits for its last ones. */
const pauses = { round: 5_000, end: 2_000 };

/** Spans on their way to the collector. */
export interface SpanQueue {
  /** Costs nothing that depends on the collector; what there is no room for is left out. */
  add(spans: readonly Span[]): void;
  /** Delivers what waits, for some seconds at most. */
  close(): Promise<void>;
}

/**
 * Hands spans over in batches, one at a time. What the collector does not take is dropped and not tried again: it may be
 * away for long, and nobody's memory or request pays for that. Said once, and once more when it is taken again.
 */
export function createSpanQueue(settings: TraceSettings, logger: FastifyBaseLogger): SpanQueue {
  const deliverer = createDeliverer(settings);
  const write = createOtlpWriter(settings.serviceName);
  let waiting: Span[] = [];
  let failing = false;
  let round: Promise<void> | undefined;

  const deliver = async (): Promise<void> => {
    const batch = waiting.slice(0, most.atOnce);
    waiting = waiting.slice(most.atOnce);
    try {
      await deliverer.deliver(write(batch));
      if (failing) logger.info('traces are taken again');
      failing = false;
    } catch (error) {
      const code = error instanceof NotTaken ? error.code : undefined;
      if (!failing) logger.warn({ code }, 'traces are not taken by the collector and are dropped until it does');
      failing = true;
    }
  };
  const deliverAll = async (): Promise<void> => {
    while (waiting.length > 0) await deliver();
  };
  const begin = (): Promise<void> => {
    round ??= deliverAll().finally(() => (round = undefined));
    return round;
  };
  const timer = setInterval(() => void begin(), pauses.round).unref();

  return {
    add: (spans) => {
      const room = most.waiting - waiting.length;
      if (room <= 0) return;
      waiting.push(...spans.slice(0, room));
      if (waiting.length >= most.atOnce) void begin();
    },
    close: async () => {
      clearInterval(timer);
      await Promise.race([begin(), sleep(pauses.end, undefined, { ref: false })]);
      deliverer.close();
    },
  };
}
