import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (env: NodeJS.ProcessEnv) => readConfig({ APP_SECRET: 'x'.repeat(32), ...env });

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

const firebase = { AUTH_PROVIDER: 'firebase', FIREBASE_PROJECT_ID: 'wishes-1234', FIREBASE_API_KEY: 'web-key' };
const emulator = {
  ...firebase,
  FIREBASE_PROJECT_ID: 'demo-wishes',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes',
};

test('the built-in provider stands unless another is named', () => {
  expect(read({}).auth).toEqual({ provider: 'built-in', oidc: undefined, requireEmailVerification: false });
});

test('Firebase needs a project and its web key; the rest follows from them', () => {
  expect(read(firebase).auth).toEqual({
    provider: 'firebase',
    projectId: 'wishes-1234',
    apiKey: 'web-key',
    authDomain: 'wishes-1234.firebaseapp.com',
    jwksUrl: new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
    emulatorHost: undefined,
  });
  const chosen = { FIREBASE_AUTH_DOMAIN: 'sign-in.example.org', FIREBASE_JWKS_URL: 'https://keys.example.org/k' };
  expect(read({ ...firebase, ...chosen }).auth).toMatchObject({
    authDomain: 'sign-in.example.org',
    jwksUrl: new URL('https://keys.example.org/k'),
  });
});

const unsafeHost = [
  'FIREBASE_AUTH_EMULATOR_HOST needs a server that this machine alone can reach: HOST, PUBLIC_URL and TRUST_PROXY say ' +
    'otherwise.',
];

test.each([
  [
    'no project',
    { ...firebase, FIREBASE_PROJECT_ID: '' },
    ['FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.'],
  ],
  [
    'no web key',
    { ...firebase, FIREBASE_API_KEY: '' },
    ['FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.'],
  ],
  [
    'a project that is none',
    { ...firebase, FIREBASE_PROJECT_ID: 'Wishes' },
    ['FIREBASE_PROJECT_ID must be the project id: small letters, digits and hyphens.'],
  ],
  [
    'keys over plain http from elsewhere',
    { ...firebase, FIREBASE_JWKS_URL: 'http://keys.example.org/' },
    ['FIREBASE_JWKS_URL must be https:// unless it is on this machine.'],
  ],
  [
    'an OpenID Connect client beside it',
    { ...firebase, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' },
    ['OIDC_CLIENT_… means nothing when AUTH_PROVIDER is firebase: Google is set up in its console.'],
  ],
  [
    'a confirmation by mail',
    { ...firebase, REQUIRE_EMAIL_VERIFICATION: 'true' },
    ['REQUIRE_EMAIL_VERIFICATION works with AUTH_PROVIDER=built-in alone.'],
  ],
  [
    'its settings without its name',
    { FIREBASE_PROJECT_ID: 'wishes-1234' },
    ['FIREBASE_… means nothing unless AUTH_PROVIDER is firebase.'],
  ],
  [
    'the emulator without its name',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    ['FIREBASE_… means nothing unless AUTH_PROVIDER is firebase.'],
  ],
])('Firebase with %s does not start', (_what, env, sentences) => {
  expect(problems(env)).toEqual(sentences);
});

test.each(['127.0.0.1:9099', '[::1]:9099', '127.1.2.3:80'])('the emulator may stand at %s', (host) => {
  expect(read({ ...emulator, FIREBASE_AUTH_EMULATOR_HOST: host }).auth).toMatchObject({ emulatorHost: host });
});

test.each([
  [
    'the explicit switch',
    { ALLOW_UNSIGNED_EMULATOR_TOKENS: '' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
  ],
  [
    'a switch that says yes',
    { ALLOW_UNSIGNED_EMULATOR_TOKENS: 'no' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
  ],
  [
    'an emulator on this machine',
    { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'an emulator by number',
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'an emulator whose name does not only begin so',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.example.org:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST must be on this machine: 127.0.0.1 or [::1].'],
  ],
  [
    'a demo project',
    { FIREBASE_PROJECT_ID: 'wishes-1234' },
    ['FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that begins with demo-.'],
  ],
  ['a server on loopback', { HOST: '0.0.0.0' }, unsafeHost],
  ['a server without a public name', { PUBLIC_URL: 'https://wishes.example.org' }, unsafeHost],
  ['a server without a proxy in front', { TRUST_PROXY: 'loopback' }, unsafeHost],
  [
    'another environment than production',
    { NODE_ENV: 'production' },
    ['FIREBASE_AUTH_EMULATOR_HOST is for tests: it cannot be set when NODE_ENV is production.'],
  ],
])('the emulator’s unsigned tokens need %s', (_what, changes, sentences) => {
  expect(problems(emulator)).toEqual([]);
  expect(problems({ ...emulator, ...changes })).toEqual(sentences);
});

test('the switch alone allows nothing', () => {
  expect(problems({ ...firebase, ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes' })).toEqual([
    'ALLOW_UNSIGNED_EMULATOR_TOKENS needs FIREBASE_AUTH_EMULATOR_HOST.',
  ]);
});
