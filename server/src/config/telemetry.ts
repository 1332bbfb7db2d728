import * as v from 'valibot';
import {
  createWholeNumberSchema,
  HttpUrlSchema,
  isHostNameOrAddress,
  isLoopbackHost,
  listUnmetConditionMessages,
} from './values.ts';

/** Settings of metrics, which Prometheus requests. At least one of `port` and `token` is set. */
export interface MetricsSettings {
  /** Separate port for the metrics endpoint. If undefined, the endpoint is on the server's normal port. */
  port: number | undefined;
  host: string;
  /**
   * Bearer token that Prometheus must send. Undefined only if no other machine can reach the metrics port.
   */
  token: string | undefined;
}

export interface TraceSamplerSettings {
  /** Fraction of requests that are traced, from 0 to 1. */
  ratio: number;
  /** Maximum number of traced requests per second in each process. */
  mostPerSecond: number;
  /** Whether the server follows the sampling decision in a request's header `traceparent`. */
  parentBased: boolean;
}

/** Settings of the export of traces. The server exports them with OTLP, as JSON over HTTP. */
export interface TraceSettings {
  endpoint: URL;
  /** HTTP headers of each export of traces. They may contain a secret key. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: TraceSamplerSettings;
}

const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * Default maximum of traces per second. It is above the request rate of a small installation, which therefore
 * traces all requests. In a busy installation, it limits the cost of traces.
 */
const defaultTracesPerSecond = 100;

const metricsTokenMessage = 'must have at least 32 characters, of letters, digits and -._~+/=';
const headersMessage = 'must be name=value, several of them separated by commas';

/** Parses `name=value,name=value` with percent-encoded values. Returns undefined if the text is invalid. */
function parseHeaders(text: string): Record<string, string> | undefined {
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

/**
 * Environment variables of telemetry; see `.env.example`. OpenTelemetry defines the variables that begin
 * with OTEL.
 */
export const telemetryEnvVariableSchemas = {
  METRICS_PORT: v.optional(createWholeNumberSchema(1, 65_535)),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.check(isHostNameOrAddress, 'must be a host name or an IP address'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/-]{30,}[\w.~+/=-]{2,}$/, metricsTokenMessage))),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(HttpUrlSchema),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseHeaders(text) !== undefined, headersMessage),
      v.transform((text) => parseHeaders(text) ?? {}),
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(v.string()),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), 'wishwell'),
  OTEL_TRACES_SAMPLER: v.optional(v.picklist(samplerNames, `must be one of ${samplerNames.join(', ')}`)),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'must be a number from 0 to 1'), v.transform(Number)),
    '1',
  ),
};

const TelemetryVariables = v.object(telemetryEnvVariableSchemas);
type TelemetryVariableValues = v.InferOutput<typeof TelemetryVariables>;

export function findTelemetrySettingContradictions(values: TelemetryVariableValues, port: number): string[] {
  return [...findMetricsContradictions(values, port), ...findTraceContradictions(values)];
}

function findMetricsContradictions(values: TelemetryVariableValues, port: number): string[] {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = values;
  if (METRICS_PORT === undefined)
    return listUnmetConditionMessages([
      [METRICS_HOST === undefined, 'METRICS_HOST has no effect without METRICS_PORT.'],
    ]);
  const isProtected = METRICS_TOKEN !== undefined || isLoopbackHost(METRICS_HOST ?? '127.0.0.1');
  return listUnmetConditionMessages([
    [METRICS_PORT !== port, 'METRICS_PORT must be another one than PORT.'],
    [isProtected, 'METRICS_HOST needs METRICS_TOKEN as soon as others than this machine can reach it.'],
  ]);
}

function findTraceContradictions(values: TelemetryVariableValues): string[] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol = 'http/json' } = values;
  if (endpoint === undefined) return [];
  const isPlainHttpToOtherMachine = endpoint.protocol === 'http:' && !isLoopbackHost(endpoint.hostname);
  return listUnmetConditionMessages([
    [
      protocol === 'http/json',
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: collectors take it at the same port as http/protobuf.',
    ],
    [
      !isPlainHttpToOtherMachine || values.OTEL_EXPORTER_OTLP_HEADERS === undefined,
      'OTEL_EXPORTER_OTLP_ENDPOINT must be https:// when OTEL_EXPORTER_OTLP_HEADERS go beyond this machine.',
    ],
  ]);
}

export function toMetricsSettings(values: TelemetryVariableValues): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = values;
  return port === undefined && token === undefined ? undefined : { port, host, token };
}

export function toTraceSettings(values: TelemetryVariableValues): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  if (base === undefined) return undefined;
  const endpoint = new URL(base);
  // Appends the path for traces to the endpoint's URL:
  // https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp
  endpoint.pathname = `${base.pathname.replace(/\/$/, '')}/v1/traces`;
  return { endpoint, headers, serviceName: values.OTEL_SERVICE_NAME, sampler: toSamplerSettings(values) };
}

function toSamplerSettings({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: ratioArgument,
}: TelemetryVariableValues): TraceSamplerSettings {
  if (name === undefined) return { ratio: 1, mostPerSecond: defaultTracesPerSecond, parentBased: false };
  const root = name.replace('parentbased_', '');
  const ratio = { always_on: 1, always_off: 0 }[root] ?? ratioArgument;
  return { ratio, mostPerSecond: Infinity, parentBased: root !== name };
}
