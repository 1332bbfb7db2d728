import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import server from '../../../package.json' with { type: 'json' };
import type { TraceSettings } from '../../config/telemetry.ts';
import type { Observer } from '../observer.ts';
import { recordRequest } from './request-spans.ts';
import { createSampler, type SampledTrace } from './sampler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request that is not traced. */
    trace: SampledTrace | undefined;
  }
}

/** Milliseconds of an export with its retries, and of the last export before the process ends. */
const limitMs = { export: 5_000, shutdown: 2_000 };

/** Logs the first failed export, and the first successful one after it. */
function logFailures(exporter: SpanExporter, logger: FastifyBaseLogger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const { code, error } = result;
        const hasFailed = code !== ExportResultCode.SUCCESS;
        const reason = error && 'code' in error ? error.code : undefined;
        if (hasFailed && !isFailing) {
          logger.warn({ code: reason }, 'traces are not taken by the collector and are dropped until it does');
        }
        if (!hasFailed && isFailing) logger.info('traces are taken again');
        isFailing = hasFailed;
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function createProvider({ endpoint, headers, serviceName }: TraceSettings, logger: FastifyBaseLogger): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: endpoint.href,
    headers: { ...headers },
    timeoutMillis: limitMs.export,
    httpAgentOptions: { keepAlive: true, maxSockets: 1 },
  });
  return new TracerProvider({
    // The sampler of the request has decided before.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': server.version,
      'process.pid': process.pid,
      'process.runtime.name': 'nodejs',
      'process.runtime.version': process.versions.node,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: logFailures(exporter, logger) })],
  });
}

/** Traces each request that the sampler picks. Disposing exports the queued spans. */
export function startTraces(settings: TraceSettings, logger: FastifyBaseLogger): Observer & AsyncDisposable {
  const sample = createSampler(settings.sampler);
  const provider = createProvider(settings, logger);
  const tracer = provider.getTracer('wishwell', server.version);
  const completed = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.trace) recordRequest(tracer, request, reply, request.trace);
  };
  return {
    attach: (app) => {
      app.decorateRequest('trace', undefined);
      app.addHook('onRequest', (request, _reply, done) => {
        request.trace = sample(request.raw.headers['traceparent']);
        if (request.trace) request.databaseWaits.parts ??= [];
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        completed(request, reply);
        done();
      });
    },
    completed,
    [Symbol.asyncDispose]: async () => {
      const stopped = provider.shutdown().catch(() => undefined);
      await Promise.race([stopped, sleep(limitMs.shutdown, undefined, { ref: false })]);
    },
  };
}
