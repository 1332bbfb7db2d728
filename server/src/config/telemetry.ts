import * as v from 'valibot';
import { isHost, isLoopback, isWebAddress } from './values.ts';

/** How the operator's Prometheus reads the metrics. At least one of port and token is there. */
export interface MetricsSettings {
  /** A port for them alone; undefined: the server's own. */
  port: number | undefined;
  /** Where that port listens. */
  host: string;
  /** The bearer that opens them; undefined: whoever reaches the port, which this machine alone does then. */
  token: string | undefined;
}

/** Which requests become a trace: how the root decides, and whether what stands in front may decide instead. */
export interface SamplerSettings {
  /** The share of requests, from 0 to 1. */
  ratio: number;
  /** How many a second at most, in each process. */
  mostPerSecond: number;
  /** Whether a `traceparent` is believed, its decision included. */
  parentBased: boolean;
}

/** Where traces go, as OTLP over HTTP in JSON. */
export interface TraceSettings {
  /** The whole address. */
  endpoint: URL;
  /** Sent with each delivery; may hold a key. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: SamplerSettings;
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * Traces a second when the operator chose no sampler: every request of a quiet installation, and of a busy one enough
 * to see everything that happens often, at a cost that does not grow with the load.
 */
const usualMostPerSecond = 100;

const portMessage = 'must be a whole number from 1 to 65535';
const tokenMessage = 'must have at least 32 characters, of letters, digits and -._~+/=';
const headersMessage = 'must be name=value, several of them separated by commas';

/** `name=value,name=value`, the values percent-encoded where they need it; undefined for what is none. */
function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\u0021-\u007E]*)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      headers[name.toLowerCase()] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return Object.values(headers).every((value) => /^[\u0020-\u007E]*$/.test(value)) ? headers : undefined;
}

/** The variables of what the operator sees; see `.env.example`. Those that begin with OTEL are OpenTelemetry's own. */
export const telemetryVariables = {
  METRICS_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, portMessage),
      v.transform(Number),
      v.minValue(1, portMessage),
      v.maxValue(65_535, portMessage),
    ),
  ),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.check(isHost, 'must be a host name or an IP address'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/-]{30,}[\w.~+/=-]{2,}$/, tokenMessage))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebAddress, 'must be an http:// or https:// address'),
      v.transform((text) => new URL(text)),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readHeaders(text) !== undefined, headersMessage),
      v.transform((text) => readHeaders(text) ?? {}),
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(v.string()),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), 'wishwell'),
  OTEL_TRACES_SAMPLER: v.optional(v.picklist(samplers, `must be one of ${samplers.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'must be a number from 0 to 1'), v.transform(Number)),
    '1',
  ),
};

const Telemetry = v.object(telemetryVariables);
type Values = v.InferOutput<typeof Telemetry>;

/** What cannot be true together, a sentence each. */
export function findTelemetryContradictions(values: Values, port: number): string[] {
  return [...findMetricsContradictions(values, port), ...findTraceContradictions(values)];
}

function findMetricsContradictions(values: Values, port: number): string[] {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = values;
  if (METRICS_PORT === undefined) {
    return METRICS_HOST === undefined ? [] : ['METRICS_HOST means nothing without METRICS_PORT.'];
  }
  const problems: string[] = [];
  if (METRICS_PORT === port) problems.push('METRICS_PORT must be another one than PORT.');
  if (METRICS_TOKEN === undefined && !isLoopback(METRICS_HOST ?? '127.0.0.1')) {
    problems.push('METRICS_HOST needs METRICS_TOKEN as soon as others than this machine can reach it.');
  }
  return problems;
}

function findTraceContradictions(values: Values): string[] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol = 'http/json' } = values;
  if (endpoint === undefined) return [];
  const problems: string[] = [];
  if (protocol !== 'http/json') {
    problems.push(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: collectors take it at the same port as http/protobuf.',
    );
  }
  const isPlainOutside = endpoint.protocol === 'http:' && !isLoopback(endpoint.hostname);
  if (isPlainOutside && values.OTEL_EXPORTER_OTLP_HEADERS !== undefined) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be https:// when OTEL_EXPORTER_OTLP_HEADERS go beyond this machine.',
    );
  }
  return problems;
}

export function toMetricsSettings(values: Values): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = values;
  return port === undefined && token === undefined ? undefined : { port, host, token };
}

export function toTraceSettings(values: Values): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  if (base === undefined) return undefined;
  const endpoint = new URL(base);
  // https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp
  endpoint.pathname = `${base.pathname.replace(/\/$/, '')}/v1/traces`;
  return { endpoint, headers, serviceName: values.OTEL_SERVICE_NAME, sampler: toSampler(values) };
}

function toSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Values): SamplerSettings {
  if (name === undefined) return { ratio: 1, mostPerSecond: usualMostPerSecond, parentBased: false };
  const root = name.replace('parentbased_', '');
  const ratio = { always_on: 1, always_off: 0 }[root] ?? share;
  return { ratio, mostPerSecond: Infinity, parentBased: root !== name };
}
