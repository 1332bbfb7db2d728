import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync('/tmp/wishwell-test-');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const readTestConfig = (env: NodeJS.ProcessEnv): Config => readConfig({ DATA_DIR: dataDir, ...env });

function listConfigProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    readTestConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const metricsToken = 'a'.repeat(32);
const collectorUrl = 'https://otel.example.org';

test('metrics and traces are off by default, even if other OTEL variables are set', () => {
  expect(readTestConfig({})).toMatchObject({ metrics: undefined, traces: undefined, serverTiming: false });
  const others = { OTEL_SERVICE_NAME: 'x', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'always_off' };
  expect(readTestConfig(others).traces).toBeUndefined();
});

test.each([
  [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1', token: undefined }],
  [{ METRICS_TOKEN: metricsToken }, { port: undefined, host: '127.0.0.1', token: metricsToken }],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: metricsToken },
    { port: 9464, host: '0.0.0.0', token: metricsToken },
  ],
])('the environment variables %j set port, host and token of the metrics endpoint', (env, metrics) => {
  expect(readTestConfig(env).metrics).toEqual(metrics);
});

test.each([
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535.'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number from 1 to 65535.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another one than PORT.'],
  [{ METRICS_HOST: '127.0.0.1' }, 'METRICS_HOST has no effect without METRICS_PORT.'],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'a b' }, 'METRICS_HOST must be a host name or an IP address.'],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    'METRICS_HOST needs METRICS_TOKEN as soon as others than this machine can reach it.',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 32 characters, of letters, digits and -._~+/=.'],
  [
    { METRICS_TOKEN: `${metricsToken} ${metricsToken}` },
    'METRICS_TOKEN must have at least 32 characters, of letters, digits and -._~+/=.',
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// URL.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_EXPORTER_OTLP_HEADERS: 'key' },
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value, several of them separated by commas.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_EXPORTER_OTLP_HEADERS: 'key=%0d%0a' },
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value, several of them separated by commas.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: collectors take it at the same port as http/protobuf.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.org', OTEL_EXPORTER_OTLP_HEADERS: 'key=1' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be https:// when OTEL_EXPORTER_OTLP_HEADERS go beyond this machine.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
])('the setting %j throws ConfigError', (env, sentence) => {
  expect(listConfigProblems(env)).toEqual([sentence]);
});

test('an unknown OTEL_TRACES_SAMPLER throws ConfigError with the list of valid values', () => {
  expect(listConfigProblems({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toEqual([
    expect.stringMatching(/^OTEL_TRACES_SAMPLER must be one of always_on, .*parentbased_traceidratio\.$/),
  ]);
});

test.each([
  [undefined, undefined, { ratio: 1, mostPerSecond: 100, parentBased: false }],
  ['always_off', undefined, { ratio: 0, mostPerSecond: Infinity, parentBased: false }],
  ['traceidratio', '0.25', { ratio: 0.25, mostPerSecond: Infinity, parentBased: false }],
  ['always_on', '0.25', { ratio: 1, mostPerSecond: Infinity, parentBased: false }],
  ['parentbased_traceidratio', '.01', { ratio: 0.01, mostPerSecond: Infinity, parentBased: true }],
])('OTEL_TRACES_SAMPLER=%s with OTEL_TRACES_SAMPLER_ARG=%s results in the settings %o', (name, share, sampler) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share };
  expect(readTestConfig(env).traces?.sampler).toEqual(sampler);
});

test.each([
  ['http://localhost:4318', 'http://localhost:4318/v1/traces'],
  ['http://localhost:4318/', 'http://localhost:4318/v1/traces'],
  ['https://otel.example.org/tenant/', 'https://otel.example.org/tenant/v1/traces'],
])('with OTEL_EXPORTER_OTLP_ENDPOINT=%s, the server sends traces to %s', (baseUrl, tracesUrl) => {
  const traces = readTestConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl,
    OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b, team=t',
  }).traces;
  expect(traces?.endpoint.href).toBe(tracesUrl);
  expect(traces?.headers).toEqual({ 'x-key': 'a b', team: 't' });
});
