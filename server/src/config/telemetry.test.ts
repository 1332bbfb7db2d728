import { expect, test } from 'vitest';
import { createTestConfig, listConfigProblems } from '../../test/config.ts';
import type { Config } from './config.ts';

const readTestConfig = (env: Record<string, string>): Config => createTestConfig('/tmp', env);

const metricsToken = 'a'.repeat(32);
const collectorUrl = 'https://otel.example.org';

test('metrics and traces are off by default, even if other OTEL variables are set', () => {
  expect(readTestConfig({})).toMatchObject({ metrics: undefined, traces: undefined, serverTiming: false });
  const others = { OTEL_SERVICE_NAME: 'x', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'always_off' };
  expect(readTestConfig(others).traces).toBeUndefined();
});

test('METRICS_PORT, METRICS_HOST and METRICS_TOKEN set port, host and token of the metrics endpoint', () => {
  const port = { port: 9464, host: '127.0.0.1', token: undefined };
  expect(readTestConfig({ METRICS_PORT: '9464' }).metrics).toEqual(port);
  const token = { port: undefined, host: '127.0.0.1', token: metricsToken };
  expect(readTestConfig({ METRICS_TOKEN: metricsToken }).metrics).toEqual(token);
  const all = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: metricsToken };
  expect(readTestConfig(all).metrics).toEqual({ port: 9464, host: '0.0.0.0', token: metricsToken });
});

const shortToken = 'METRICS_TOKEN must have at least 32 characters, of letters, digits and -._~+/=.';
const headerForm = 'OTEL_EXPORTER_OTLP_HEADERS must be name=value, several of them separated by commas.';
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl };

test.each([
  [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another one than PORT.'],
  [{ METRICS_HOST: '127.0.0.1' }, 'METRICS_HOST has no effect without METRICS_PORT.'],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'a b' }, 'METRICS_HOST must be a host name or an IP address.'],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    'METRICS_HOST needs METRICS_TOKEN as soon as others than this machine can reach it.',
  ],
  [{ METRICS_TOKEN: 'short' }, shortToken],
  [{ METRICS_TOKEN: `${metricsToken} ${metricsToken}` }, shortToken],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// URL.'],
  [{ ...traces, OTEL_EXPORTER_OTLP_HEADERS: 'key' }, headerForm],
  [{ ...traces, OTEL_EXPORTER_OTLP_HEADERS: 'key=%0d%0a' }, headerForm],
  [
    { ...traces, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: collectors take it at the same port as http/protobuf.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.org', OTEL_EXPORTER_OTLP_HEADERS: 'key=1' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be https:// when OTEL_EXPORTER_OTLP_HEADERS go beyond this machine.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
  [
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    expect.stringMatching(/^OTEL_TRACES_SAMPLER must be one of always_on, .*parentbased_traceidratio\.$/),
  ],
])('the setting %j throws ConfigError', (env, message) => {
  expect(listConfigProblems(env)).toEqual([message]);
});

test.each([
  ['', '', { ratio: 1, mostPerSecond: 100, parentBased: false }],
  ['always_off', '', { ratio: 0, mostPerSecond: Infinity, parentBased: false }],
  ['traceidratio', '0.25', { ratio: 0.25, mostPerSecond: Infinity, parentBased: false }],
  ['always_on', '0.25', { ratio: 1, mostPerSecond: Infinity, parentBased: false }],
  ['parentbased_traceidratio', '.01', { ratio: 0.01, mostPerSecond: Infinity, parentBased: true }],
])('OTEL_TRACES_SAMPLER=%s with OTEL_TRACES_SAMPLER_ARG=%s results in the settings %o', (name, share, sampler) => {
  const env = { ...traces, OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share };
  expect(readTestConfig(env).traces?.sampler).toEqual(sampler);
});

test.each([
  ['http://localhost:4318', 'http://localhost:4318/v1/traces'],
  ['https://otel.example.org/tenant/', 'https://otel.example.org/tenant/v1/traces'],
])('with OTEL_EXPORTER_OTLP_ENDPOINT=%s, the server sends traces to %s', (baseUrl, tracesUrl) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl, OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b, team=t' };
  const config = readTestConfig(env).traces;
  expect(config?.endpoint.href).toBe(tracesUrl);
  expect(config?.headers).toEqual({ 'x-key': 'a b', team: 't' });
});
