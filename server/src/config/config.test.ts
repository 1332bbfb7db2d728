import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listConfigProblems } from '../../test/config.ts';
import { type Config, readConfig } from './config.ts';
import { EnvironmentVariablesSchema } from './variables.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync('/tmp/wishwell-test-');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const readTestConfig = (env: NodeJS.ProcessEnv = {}): Config => readConfig({ DATA_DIR: dataDir, ...env });

test('every setting has a default value, also if its environment variable is empty', () => {
  const config = readTestConfig();
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', production: false, trustProxy: false });
  expect(config).toMatchObject({ publicUrl: undefined, databaseUrl: undefined, loopbackOnly: true });
  expect(config).toMatchObject({ superuserEmails: [], logLevel: 'info' });
  expect(config.quotas).toMatchObject({ wishlistsPerUser: 500, itemsPerList: 1000, friendsPerUser: 5000 });
  expect(config.quotas).toMatchObject({ imageBytes: 10_485_760, imagePixels: 50_000_000 });
  expect(config.rates).toMatchObject({ enforced: true, userCallsPerMinute: 1500, requestsToOnePersonPer30Days: 3 });
  expect(readTestConfig({ PORT: '', PUBLIC_URL: ' ', SUPERUSER_EMAILS: '' })).toEqual(config);
});

test('.env.example contains every variable with its default value', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const exampleEnv: NodeJS.ProcessEnv = Object.fromEntries(lines);
  const samples =
    'SMTP_URL MAIL_FROM FIREBASE_AUTH_EMULATOR_HOST ALLOW_UNSIGNED_EMULATOR_TOKENS S3_URL METRICS_PORT ' +
    'OTEL_EXPORTER_OTLP_ENDPOINT LINK_PROXY PUBLIC_URL DATABASE_URL POSTGRES_BIN';
  const examples = { ...Object.fromEntries(samples.split(' ').map((name) => [name, ''])), DATA_DIR: dataDir };
  expect(readTestConfig({ ...exampleEnv, ...examples, APP_SECRET: readTestConfig().appSecret })).toEqual(
    readTestConfig(),
  );
  expect(Object.keys(exampleEnv).toSorted()).toEqual(Object.keys(EnvironmentVariablesSchema.entries).toSorted());
});

test('ConfigError reports all invalid variables, one per line; each line begins with the variable', () => {
  const invalid = {
    HOST: 'not a host',
    PORT: 'http',
    PUBLIC_URL: 'wishes.example.org',
    TRUST_PROXY: 'yes',
    DATABASE_URL: 'mysql://db',
    APP_SECRET: 'short',
    SUPERUSER_EMAILS: 'ana@example.org, bob',
    OWNER_EMAIL: 'nobody',
    CODE_PROFILE_URL: 'javascript:alert(1)',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'no',
    LIMIT_ITEMS_PER_LIST: '0',
    LIMIT_ITEM_PER_LIST: '5',
  };
  expect(listConfigProblems(invalid).map((line) => line.split(' ')[0])).toEqual(Object.keys(invalid));
});

const portRange = 'PORT must be a whole number from 0 to 65535.';
const originForm = 'PUBLIC_URL must be http://… or https://… with a host and nothing after it.';

test.each([
  [{ PORT: '65536' }, portRange],
  [{ PORT: '3e3' }, portRange],
  [{ PUBLIC_URL: 'https://a.example/wish' }, originForm],
  [{ PUBLIC_URL: 'https://user@a.example' }, originForm],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be false, true, a number of proxies, or addresses separated by commas.',
  ],
  [{ LIMIT_IMAGE_BYTES: '10MB' }, 'LIMIT_IMAGE_BYTES must be a whole number from 1 to 1000000000.'],
])('the setting %j throws ConfigError', (env, message) => {
  expect(listConfigProblems(env)).toEqual([message]);
});

test('TRUST_PROXY, DATABASE_URL and SUPERUSER_EMAILS each accept values in several formats', () => {
  for (const [value, trustProxy] of [
    ['loopback', 'loopback'],
    ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
    ['2', 2],
    ['true', true],
  ] as const)
    expect(readTestConfig({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
  for (const databaseUrl of ['postgres://w:secret@db:5432/w', 'postgresql:///w', 'postgres://w@/w?host=/run/pg'])
    expect(readTestConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  const superuserEmails = ['ana@example.org', 'bo@example.org'];
  expect(readTestConfig({ SUPERUSER_EMAILS: 'Ana@Example.org,, bo@example.org ' })).toMatchObject({ superuserEmails });
});

test.each([
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'https://wishes.example.org' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
])('with the setting %j, loopbackOnly (only this machine can reach the server) is %s', (env, isLoopbackOnly) => {
  expect(readTestConfig(env).loopbackOnly).toBe(isLoopbackOnly);
});

test('the app secret is created in a file that only its owner can read, unless APP_SECRET is set', () => {
  const createdSecret = readTestConfig().appSecret;
  expect(createdSecret.length).toBeGreaterThanOrEqual(32);
  expect(readTestConfig().appSecret).toBe(createdSecret);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(readTestConfig({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
});

test('in production, a server with an external database requires APP_SECRET', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/wishwell' };
  expect(listConfigProblems({ ...env, APP_SECRET: '' })[0]).toMatch(/^APP_SECRET must be set/);
  expect(listConfigProblems(env)).toEqual([]);
  expect(listConfigProblems({ ...env, APP_SECRET: '', NODE_ENV: 'development', DATA_DIR: dataDir })).toEqual([]);
});

test('a data folder that cannot be created throws ConfigError', () => {
  expect(listConfigProblems({ APP_SECRET: '', DATA_DIR: '/dev/null/data' })[0]).toMatch(
    /^DATA_DIR must be a folder this user can write to/,
  );
});

test('POSTGRES_BIN throws ConfigError if it is a relative path, or together with DATABASE_URL', () => {
  const env = { POSTGRES_BIN: '/usr/lib/postgresql/18/bin' };
  expect(readTestConfig(env).postgresBin).toBe('/usr/lib/postgresql/18/bin');
  expect(listConfigProblems({ POSTGRES_BIN: 'postgresql/bin' })).toEqual([
    'POSTGRES_BIN must be the absolute path of a folder.',
  ]);
  expect(listConfigProblems({ ...env, DATABASE_URL: 'postgres://db/wishwell' })).toEqual([
    'POSTGRES_BIN has no effect with DATABASE_URL, which names a running server.',
  ]);
});
