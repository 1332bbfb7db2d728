import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An attribute as OTLP has it in JSON. */
export interface SentAttribute {
  key: string;
  value: Record<string, unknown>;
}

/** A span as OTLP has it in JSON: https://github.com/open-telemetry/opentelemetry-proto */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: SentAttribute[];
  status?: { code: number };
}

/** One delivery. */
export interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentAttribute[] };
    scopeSpans: { scope: { name: string }; spans: SentSpan[] }[];
  }[];
}

/** A collector of traces for one test, and what it was sent. */
export interface OtlpSink {
  /** As `OTEL_EXPORTER_OTLP_ENDPOINT` has it. */
  endpoint: string;
  headers: IncomingHttpHeaders[];
  paths: string[];
  bodies: string[];
  spans(): SentSpan[];
}

/** Starts one that takes everything, unless `answer` says otherwise. */
export async function startOtlpSink(answer?: RequestListener): Promise<OtlpSink> {
  const [headers, paths, bodies]: [IncomingHttpHeaders[], string[], string[]] = [[], [], []];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      headers.push(request.headers);
      paths.push(request.url ?? '');
      bodies.push(body);
      if (answer) answer(request, response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = (): SentSpan[] =>
    bodies
      .map((body) => JSON.parse(body) as SentTraces)
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers, paths, bodies, spans };
}
