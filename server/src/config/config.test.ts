import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config.ts';
import { EnvironmentVariables } from './variables.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync('/tmp/wishwell-test-');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const readTestConfig = (env: NodeJS.ProcessEnv = {}): Config => readConfig({ DATA_DIR: dataDir, ...env });

function listConfigProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    readTestConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('every setting has a default value', () => {
  const config = readTestConfig();
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    production: false,
    trustProxy: false,
    logLevel: 'info',
  });
  expect(config).toMatchObject({
    publicUrl: undefined,
    databaseUrl: undefined,
    loopbackOnly: true,
    superuserEmails: [],
  });
  expect(config.quotas).toMatchObject({ wishlistsPerUser: 500, itemsPerList: 1000, friendsPerUser: 5000 });
  expect(config.quotas).toMatchObject({ imageBytes: 10_485_760, imagePixels: 50_000_000 });
  expect(config.rates).toMatchObject({ enforced: true, userCallsPerMinute: 1500, requestsToOnePersonPer30Days: 3 });
});

test('.env.example contains every variable with its default value', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const exampleEnv: NodeJS.ProcessEnv = Object.fromEntries(lines);
  const samples = Object.fromEntries(
    [
      'SMTP_URL',
      'MAIL_FROM',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'ALLOW_UNSIGNED_EMULATOR_TOKENS',
      'S3_URL',
      'METRICS_PORT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'LINK_PROXY',
    ].map((name) => [name, '']),
  );
  const examples = {
    ...samples,
    PUBLIC_URL: '',
    DATABASE_URL: '',
    POSTGRES_BIN: '',
    DATA_DIR: dataDir,
  };
  expect(readTestConfig({ ...exampleEnv, ...examples, APP_SECRET: readTestConfig().appSecret })).toEqual(
    readTestConfig(),
  );
  expect(Object.keys(exampleEnv).toSorted()).toEqual(Object.keys(EnvironmentVariables.entries).toSorted());
});

test('ConfigError reports all invalid variables, one per line; each line begins with the variable', () => {
  expect(
    listConfigProblems({
      PORT: 'http',
      HOST: 'not a host',
      PUBLIC_URL: 'wishes.example.org',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://db',
      APP_SECRET: 'short',
      SUPERUSER_EMAILS: 'ana@example.org, bob',
      OWNER_EMAIL: 'nobody',
      CODE_PROFILE_URL: 'javascript:alert(1)',
      LIMIT_ITEMS_PER_LIST: '0',
      LIMIT_ITEM_PER_LIST: '5',
      RATE_LIMITS: 'no',
      LOG_LEVEL: 'loud',
    }).map((line) => line.split(' ')[0]),
  ).toEqual([
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'DATABASE_URL',
    'APP_SECRET',
    'SUPERUSER_EMAILS',
    'OWNER_EMAIL',
    'CODE_PROFILE_URL',
    'LOG_LEVEL',
    'RATE_LIMITS',
    'LIMIT_ITEMS_PER_LIST',
    'LIMIT_ITEM_PER_LIST',
  ]);
});

test.each([
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { PUBLIC_URL: 'https://a.example/wish' },
    'PUBLIC_URL must be http://… or https://… with a host and nothing after it.',
  ],
  [
    { PUBLIC_URL: 'https://user@a.example' },
    'PUBLIC_URL must be http://… or https://… with a host and nothing after it.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be false, true, a number of proxies, or addresses separated by commas.',
  ],
  [{ LIMIT_IMAGE_BYTES: '10MB' }, 'LIMIT_IMAGE_BYTES must be a whole number from 1 to 1000000000.'],
])('the setting %j throws ConfigError', (env, sentence) => {
  expect(listConfigProblems(env)).toEqual([sentence]);
});

test.each([
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['2', 2],
  ['true', true],
])('TRUST_PROXY can be %s', (value, trustProxy) => {
  expect(readTestConfig({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
});

test.each([
  'postgres://wishwell:secret@db:5432/wishwell',
  'postgresql:///wishwell',
  'postgres://w@/wishwell?host=/run/pg',
])('DATABASE_URL can be %s', (databaseUrl) => {
  expect(readTestConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('a setting whose environment variable is empty has its default value', () => {
  expect(readTestConfig({ PORT: '', PUBLIC_URL: ' ', SUPERUSER_EMAILS: '' })).toEqual(readTestConfig());
});

test('SUPERUSER_EMAILS is converted to lower case', () => {
  expect(readTestConfig({ SUPERUSER_EMAILS: 'Ana@Example.org,, bo@example.org ' }).superuserEmails).toEqual([
    'ana@example.org',
    'bo@example.org',
  ]);
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

test('the file of the app secret is created once, only its owner can read it; APP_SECRET overrides it', () => {
  const createdSecret = readTestConfig().appSecret;
  expect(createdSecret.length).toBeGreaterThanOrEqual(32);
  expect(readTestConfig().appSecret).toBe(createdSecret);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(readTestConfig({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
});

test('production with an external database requires APP_SECRET', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/wishwell' };
  expect(listConfigProblems(env)[0]).toMatch(/^APP_SECRET must be set/);
  expect(listConfigProblems({ ...env, APP_SECRET: 'x'.repeat(32) })).toEqual([]);
  expect(listConfigProblems({ ...env, NODE_ENV: 'development' })).toEqual([]);
});

test('a data folder that cannot be created throws ConfigError', () => {
  expect(listConfigProblems({ DATA_DIR: '/dev/null/data' })[0]).toMatch(
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
