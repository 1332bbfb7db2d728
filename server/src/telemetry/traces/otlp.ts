import server from '../../../package.json' with { type: 'json' };
import type { Attributes, AttributeValue, Span } from './span.ts';

type AnyValue = { stringValue: string } | { intValue: string };

interface KeyValue {
  key: string;
  value: AnyValue;
}

/** How the protocol says that something went wrong (`Status.StatusCode`). */
const STATUS_ERROR = 2;

// 64-bit integers are texts in the JSON form of Protocol Buffers.
const valueOf = (value: AttributeValue): AnyValue =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(value) };

const pairsOf = (attributes: Attributes): KeyValue[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

const written = new WeakMap<Attributes, string>();

/** The attributes as they stand between the brackets of their array. */
function textOf(attributes: Attributes): string {
  const known = written.get(attributes);
  if (known !== undefined) return known;
  const text = JSON.stringify(pairsOf(attributes)).slice(1, -1);
  written.set(attributes, text);
  return text;
}

/** A time of `performance.now()` in nanoseconds since 1970, exact to the microsecond. */
const nanoseconds = (time: number): string => `${Math.round((performance.timeOrigin + time) * 1_000)}000`;

// https://opentelemetry.io/docs/specs/semconv/http/http-spans/: a header may come more than once.
const requestIdText = (id: string): string =>
  `,{"key":"http.response.header.x-request-id","value":{"arrayValue":{"values":[{"stringValue":${JSON.stringify(id)}}]}}}`;

/** Put together by hand, because four of these belong to the usual call, and it must not notice. */
function spanText(span: Span): string {
  const { traceId, spanId, parentId, name, kind, requestId } = span;
  const parent = parentId === undefined ? '' : `"parentSpanId":"${parentId}",`;
  const own = requestId === undefined ? '' : requestIdText(requestId);
  const status = span.failed ? `,"status":{"code":${STATUS_ERROR}}` : '';
  const times = `"startTimeUnixNano":"${nanoseconds(span.began)}","endTimeUnixNano":"${nanoseconds(span.ended)}"`;
  const attributes = `"attributes":[${textOf(span.attributes)}${own}]`;
  return `{"traceId":"${traceId}","spanId":"${spanId}",${parent}"name":${JSON.stringify(name)},"kind":${kind},${times},${attributes}${status}}`;
}

/**
 * Answers what writes the body of one delivery: https://github.com/open-telemetry/opentelemetry-proto
 * (`ExportTraceServiceRequest`), in JSON.
 */
export function createOtlpWriter(serviceName: string): (spans: readonly Span[]) => string {
  const resource = pairsOf({
    'service.name': serviceName,
    'service.version': server.version,
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
  });
  const said = JSON.stringify({ attributes: resource });
  const scope = JSON.stringify({ name: 'wishwell', version: server.version });
  return (spans) =>
    `{"resourceSpans":[{"resource":${said},"scopeSpans":[{"scope":${scope},"spans":[${spans.map(spanText).join(',')}]}]}]}`;
}
