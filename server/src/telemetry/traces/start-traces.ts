import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { TraceSettings } from '../../config-telemetry.ts';
import type { Observer } from '../observer.ts';
import { spansOf } from './request-spans.ts';
import { createSampler, type TraceContext } from './sampler.ts';
import { createSpanQueue } from './span-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that it is a part of, if it is traced. */
    trace: TraceContext | undefined;
  }
}

/** Makes a trace of each request that the sampler picks. Disposing hands over what waits. */
export function startTraces(settings: TraceSettings, logger: FastifyBaseLogger): Observer & AsyncDisposable {
  const sample = createSampler(settings.sampler);
  const queue = createSpanQueue(settings, logger);
  const completed = (request: FastifyRequest, reply: FastifyReply): void => {
    const context = request.trace;
    if (context) queue.add(spansOf(request, reply, context));
  };
  return {
    attach: (app) => {
      app.decorateRequest('trace', undefined);
      app.addHook('onRequest', (request, _reply, done) => {
        const context = sample(request.raw.headers['traceparent']);
        if (context) {
          request.trace = context;
          request.databaseWaits.parts ??= [];
        }
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        completed(request, reply);
        done();
      });
    },
    completed,
    [Symbol.asyncDispose]: () => queue.close(),
  };
}
