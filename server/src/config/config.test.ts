import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Variables } from './variables.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync('/tmp/wishwell-test-');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv = {}): Config => readConfig({ DATA_DIR: dataDir, ...env });

/** The lines an operator would read. */
function problems(env: NodeJS.ProcessEnv): string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('everything is optional', () => {
  const config = read();
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

test('every variable and its default stand in .env.example', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const given: NodeJS.ProcessEnv = Object.fromEntries(lines);
  const samples = Object.fromEntries(
    [
      'SMTP_URL',
      'MAIL_FROM',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'ALLOW_UNSIGNED_EMULATOR_TOKENS',
      'S3_URL',
      'METRICS_PORT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ].map((name) => [name, '']),
  );
  const examples = {
    ...samples,
    PUBLIC_URL: '',
    DATABASE_URL: '',
    DATABASE_READ_URL: '',
    POSTGRES_BIN: '',
    DATA_DIR: dataDir,
  };
  expect(read({ ...given, ...examples, APP_SECRET: read().appSecret })).toEqual(read());
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(Variables.entries).toSorted());
});

test('every problem is named at once, each on a line that begins with its variable', () => {
  expect(
    problems({
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
    'PUBLIC_URL must be http://… or https://… with a host and nothing behind it.',
  ],
  [
    { PUBLIC_URL: 'https://user@a.example' },
    'PUBLIC_URL must be http://… or https://… with a host and nothing behind it.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be false, true, a number of proxies, or addresses separated by commas.',
  ],
  [{ LIMIT_IMAGE_BYTES: '10MB' }, 'LIMIT_IMAGE_BYTES must be a whole number from 1 to 1000000000.'],
])('%j is refused', (env, sentence) => {
  expect(problems(env)).toEqual([sentence]);
});

test.each([
  ['loopback', 'loopback'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
  ['2', 2],
  ['true', true],
])('TRUST_PROXY=%s is understood', (given, trusted) => {
  expect(read({ TRUST_PROXY: given }).trustProxy).toBe(trusted);
});

test.each([
  'postgres://wishwell:secret@db:5432/wishwell',
  'postgresql:///wishwell',
  'postgres://w@/wishwell?host=/run/pg',
])('DATABASE_URL=%s is understood', (databaseUrl) => {
  expect(read({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: ' ', SUPERUSER_EMAILS: '' })).toEqual(read());
});

test('addresses of superusers are compared without regard to case', () => {
  expect(read({ SUPERUSER_EMAILS: 'Ana@Example.org,, bo@example.org ' }).superuserEmails).toEqual([
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
])('%j: reachable from this machine alone is %s', (env, alone) => {
  expect(read(env).loopbackOnly).toBe(alone);
});

test('the secret is made once, kept for its owner alone, and gives way to a given one', () => {
  const made = read().appSecret;
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(read().appSecret).toBe(made);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(read({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
});

test('in production an outside database demands a secret that all its processes share', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/wishwell' };
  expect(problems(env)[0]).toMatch(/^APP_SECRET must be set/);
  expect(problems({ ...env, APP_SECRET: 'x'.repeat(32) })).toEqual([]);
  expect(problems({ ...env, NODE_ENV: 'development' })).toEqual([]);
});

test('a data folder that cannot be made is named', () => {
  expect(problems({ DATA_DIR: '/dev/null/data' })[0]).toMatch(/^DATA_DIR must be a folder this user can write to/);
});

test('a replica needs a database that it copies', () => {
  const replica = { DATABASE_READ_URL: 'postgres://replica/wishwell' };
  expect(() => read(replica)).toThrow('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.');
  expect(read({ ...replica, DATABASE_URL: 'postgres://db/wishwell' }).databaseReadUrl).toBe(
    'postgres://replica/wishwell',
  );
});

test('POSTGRES_BIN is an absolute path, and chooses nothing where DATABASE_URL names a server', () => {
  const env = { POSTGRES_BIN: '/usr/lib/postgresql/18/bin' };
  expect(read(env).postgresBin).toBe('/usr/lib/postgresql/18/bin');
  expect(problems({ POSTGRES_BIN: 'postgresql/bin' })).toEqual(['POSTGRES_BIN must be the absolute path of a folder.']);
  expect(problems({ ...env, DATABASE_URL: 'postgres://db/wishwell' })).toEqual([
    'POSTGRES_BIN means nothing with DATABASE_URL, which names a running server.',
  ]);
});
