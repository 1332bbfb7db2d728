import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const readTestConfig = (env: NodeJS.ProcessEnv) => readConfig({ APP_SECRET: 'x'.repeat(32), ...env });

function listConfigProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    readTestConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const firebaseEnv = { AUTH_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'wishes-1234', FIREBASE_API_KEY: 'web-key' };
const emulatorEnv = {
  ...firebaseEnv,
  FIREBASE_PROJECT_ID: 'demo-wishes',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes',
};

test('AUTH_PROVIDER is built-in by default', () => {
  expect(readTestConfig({}).auth).toEqual({ provider: 'built-in', oidc: undefined, requireEmailVerification: false });
});

test('with AUTH_PROVIDER=firebase, every setting except project id and web API key has a default', () => {
  expect(readTestConfig(firebaseEnv).auth).toEqual({
    provider: 'firebase',
    projectId: 'wishes-1234',
    apiKey: 'web-key',
    authDomain: 'wishes-1234.firebaseapp.com',
    jwksUrl: new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
    emulatorHost: undefined,
  });
  const ownValues = { FIREBASE_AUTH_DOMAIN: 'sign-in.example.org', FIREBASE_JWKS_URL: 'https://keys.example.org/k' };
  expect(readTestConfig({ ...firebaseEnv, ...ownValues }).auth).toMatchObject({
    authDomain: 'sign-in.example.org',
    jwksUrl: new URL('https://keys.example.org/k'),
  });
});

const unsafeHostMessages = [
  'FIREBASE_AUTH_EMULATOR_HOST needs a server that this machine alone can reach: HOST, PUBLIC_URL and TRUST_PROXY say ' +
    'otherwise.',
];

test.each([
  [
    'no project',
    { ...firebaseEnv, FIREBASE_PROJECT_ID: '' },
    ['FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.'],
  ],
  [
    'no web key',
    { ...firebaseEnv, FIREBASE_API_KEY: '' },
    ['FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.'],
  ],
  [
    'an invalid project id',
    { ...firebaseEnv, FIREBASE_PROJECT_ID: 'Wishes' },
    ['FIREBASE_PROJECT_ID must be the project id: small letters, digits and hyphens.'],
  ],
  [
    'keys over http:// from another machine',
    { ...firebaseEnv, FIREBASE_JWKS_URL: 'http://keys.example.org/' },
    ['FIREBASE_JWKS_URL must be https:// unless it is on this machine.'],
  ],
  [
    'an OpenID Connect client',
    { ...firebaseEnv, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' },
    ['OIDC_CLIENT_… has no effect when AUTH_PROVIDER is firebase: Google is set up in its console.'],
  ],
  [
    'e-mail verification',
    { ...firebaseEnv, REQUIRE_EMAIL_VERIFICATION: 'true' },
    ['REQUIRE_EMAIL_VERIFICATION works with AUTH_PROVIDER=built-in alone.'],
  ],
  [
    'a project but without AUTH_PROVIDER=firebase',
    { FIREBASE_PROJECT_ID: 'wishes-1234' },
    ['FIREBASE_… has no effect unless AUTH_PROVIDER is firebase.'],
  ],
  [
    'the emulator but without AUTH_PROVIDER=firebase',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    ['FIREBASE_… has no effect unless AUTH_PROVIDER is firebase.'],
  ],
])('a configuration of Firebase with %s throws ConfigError', (_what, env, messages) => {
  expect(listConfigProblems(env)).toEqual(messages);
});

test.each(['127.0.0.1:9099', '[::1]:9099', '127.1.2.3:80'])('the Firebase emulator can have the address %s', (host) => {
  expect(readTestConfig({ ...emulatorEnv, FIREBASE_AUTH_EMULATOR_HOST: host }).auth).toMatchObject({
    emulatorHost: host,
  });
});

test.each([
  [
    'no ALLOW_UNSIGNED_EMULATOR_TOKENS',
    { ALLOW_UNSIGNED_EMULATOR_TOKENS: '' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
  ],
  [
    'ALLOW_UNSIGNED_EMULATOR_TOKENS=no',
    { ALLOW_UNSIGNED_EMULATOR_TOKENS: 'no' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
  ],
  [
    'an emulator on another machine',
    { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'an emulator given by host name',
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'a host name that begins like a loopback address',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.example.org:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'a project id that does not begin with demo-',
    { FIREBASE_PROJECT_ID: 'wishes-1234' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that begins with demo-.'],
  ],
  ['a server that listens on all addresses', { HOST: '0.0.0.0' }, unsafeHostMessages],
  ['a PUBLIC_URL of another machine', { PUBLIC_URL: 'https://wishes.example.org' }, unsafeHostMessages],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }, unsafeHostMessages],
  [
    'NODE_ENV=production',
    { NODE_ENV: 'production' },
    ['FIREBASE_AUTH_EMULATOR_HOST is for tests: it cannot be set when NODE_ENV is production.'],
  ],
])('with the Firebase emulator, %s throws ConfigError', (_what, changes, messages) => {
  expect(listConfigProblems(emulatorEnv)).toEqual([]);
  expect(listConfigProblems({ ...emulatorEnv, ...changes })).toEqual(messages);
});

test('ALLOW_UNSIGNED_EMULATOR_TOKENS without the emulator throws ConfigError', () => {
  expect(listConfigProblems({ ...firebaseEnv, ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes' })).toEqual([
    'ALLOW_UNSIGNED_EMULATOR_TOKENS needs FIREBASE_AUTH_EMULATOR_HOST.',
  ]);
});
