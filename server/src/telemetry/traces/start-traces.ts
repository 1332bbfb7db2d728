import { setTimeout as sleep } from 'node:timers/promises';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import server from '../../../package.json' with { type: 'json' };
import type { TraceSettings } from '../../config/telemetry.ts';
import type { RequestObserver } from '../observer.ts';
import { recordRequestTrace } from './request-spans.ts';
import { createSampler, type RequestTraceOptions } from './sampler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Trace to which the request belongs. Undefined if the request is not traced. */
    trace: RequestTraceOptions | undefined;
  }
}

/**
 * Timeouts in milliseconds: `export` for an export of traces including its retries, `shutdown` for the last
 * export before the process exits.
 */
const timeoutsMs = { export: 5_000, shutdown: 2_000 };

/**
 * Logs the first failed export of traces after a successful one, and the first successful export after a
 * failure.
 */
function createLoggingExporter(exporter: SpanExporter, logger: FastifyBaseLogger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        const { code, error } = result;
        const hasFailed = code !== ExportResultCode.SUCCESS;
        const reason = error && 'code' in error ? error.code : undefined;
        if (hasFailed && !isFailing) {
          logger.warn({ code: reason }, 'the collector does not accept traces; they are dropped until it does');
        }
        if (!hasFailed && isFailing) logger.info('the collector accepts traces again');
        isFailing = hasFailed;
        onResult(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function createTracerProvider(
  { endpoint, headers, serviceName }: TraceSettings,
  logger: FastifyBaseLogger,
): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: endpoint.href,
    headers: { ...headers },
    timeoutMillis: timeoutsMs.export,
    httpAgentOptions: { keepAlive: true, maxSockets: 1 },
  });
  return new TracerProvider({
    // Records every span, because the sampler of requests has already decided which requests are traced.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': server.version,
      'process.pid': process.pid,
      'process.runtime.name': 'nodejs',
      'process.runtime.version': process.versions.node,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createLoggingExporter(exporter, logger) })],
  });
}

/** Traces each request that the sampler selects. Disposing the returned object exports the queued spans. */
export function startTraces(settings: TraceSettings, logger: FastifyBaseLogger): RequestObserver & AsyncDisposable {
  const sampleRequest = createSampler(settings.sampler);
  const provider = createTracerProvider(settings, logger);
  const tracer = provider.getTracer('wishwell', server.version);
  return {
    attach: (app) => {
      app.decorateRequest('trace', undefined);
      app.addHook('onRequest', (request, _reply, done) => {
        request.trace = sampleRequest(request.raw.headers['traceparent']);
        if (request.trace) request.requestContext.steps ??= [];
        done();
      });
    },
    completed: (request, reply) => {
      if (request.trace) recordRequestTrace(tracer, request, reply, request.trace);
    },
    [Symbol.asyncDispose]: async () => {
      const shutdown = provider.shutdown().catch(() => undefined);
      await Promise.race([shutdown, sleep(timeoutsMs.shutdown, undefined, { ref: false })]);
    },
  };
}
