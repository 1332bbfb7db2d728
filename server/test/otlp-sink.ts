import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An attribute of a span in OTLP's JSON format. */
export interface SentAttribute {
  key: string;
  value: Record<string, unknown>;
}

/** A span in OTLP's JSON format: https://github.com/open-telemetry/opentelemetry-proto */
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

export interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentAttribute[] };
    scopeSpans: { scope: { name: string }; spans: SentSpan[] }[];
  }[];
}

/** A trace collector for one test. It stores the traces that it receives. */
export interface OtlpSink {
  /** Value of the setting `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  headers: IncomingHttpHeaders[];
  paths: string[];
  bodies: string[];
  spans(): SentSpan[];
}

/**
 * Starts a trace collector. The collector responds with 200 to every request, unless `answer` handles the
 * requests.
 */
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
