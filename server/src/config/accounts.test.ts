import { expect, test } from 'vitest';
import { listConfigProblems } from '../../test/config.ts';
import { readConfig } from './config.ts';

const readTestConfig = (env: NodeJS.ProcessEnv) => readConfig({ APP_SECRET: 'x'.repeat(32), ...env });

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

const noProject = 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.';
const noFirebase = 'FIREBASE_… has no effect unless AUTH_PROVIDER is firebase.';

test.each([
  [{ ...firebaseEnv, FIREBASE_PROJECT_ID: '' }, noProject],
  [{ ...firebaseEnv, FIREBASE_API_KEY: '' }, noProject],
  [
    { ...firebaseEnv, FIREBASE_PROJECT_ID: 'Wishes' },
    'FIREBASE_PROJECT_ID must be the project id: small letters, digits and hyphens.',
  ],
  [
    { ...firebaseEnv, FIREBASE_JWKS_URL: 'http://keys.example.org/' },
    'FIREBASE_JWKS_URL must be https:// unless it is on this machine.',
  ],
  [
    { ...firebaseEnv, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' },
    'OIDC_CLIENT_… has no effect when AUTH_PROVIDER is firebase: Google is set up in its console.',
  ],
  [
    { ...firebaseEnv, REQUIRE_EMAIL_VERIFICATION: 'true' },
    'REQUIRE_EMAIL_VERIFICATION works with AUTH_PROVIDER=built-in alone.',
  ],
  [{ FIREBASE_PROJECT_ID: 'wishes-1234' }, noFirebase],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, noFirebase],
  [
    { ...firebaseEnv, ALLOW_UNSIGNED_EMULATOR_TOKENS: 'yes' },
    'ALLOW_UNSIGNED_EMULATOR_TOKENS needs FIREBASE_AUTH_EMULATOR_HOST.',
  ],
])('the settings %j throw ConfigError', (env, message) => {
  expect(listConfigProblems(env)).toEqual([message]);
});

test.each(['127.0.0.1:9099', '[::1]:9099', '127.1.2.3:80'])('the Firebase emulator can have the address %s', (host) => {
  expect(readTestConfig({ ...emulatorEnv, FIREBASE_AUTH_EMULATOR_HOST: host }).auth).toMatchObject({
    emulatorHost: host,
  });
});

const unsafeHost = 'needs a server that this machine alone can reach: HOST, PUBLIC_URL and TRUST_PROXY say otherwise.';
const unsigned = 'needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.';
const otherMachine = 'must be on this machine: 127.0.0.1 or [::1].';

test.each([
  [{ ALLOW_UNSIGNED_EMULATOR_TOKENS: '' }, unsigned],
  [{ ALLOW_UNSIGNED_EMULATOR_TOKENS: 'no' }, unsigned],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' }, otherMachine],
  [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, otherMachine],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.example.org:9099' }, otherMachine],
  [{ FIREBASE_PROJECT_ID: 'wishes-1234' }, 'needs a FIREBASE_PROJECT_ID that begins with demo-.'],
  [{ HOST: '0.0.0.0' }, unsafeHost],
  [{ PUBLIC_URL: 'https://wishes.example.org' }, unsafeHost],
  [{ TRUST_PROXY: 'loopback' }, unsafeHost],
  [{ NODE_ENV: 'production' }, 'is for tests: it cannot be set when NODE_ENV is production.'],
])('with the Firebase emulator, the settings %j throw ConfigError', (changes, message) => {
  expect(listConfigProblems(emulatorEnv)).toEqual([]);
  expect(listConfigProblems({ ...emulatorEnv, ...changes })).toEqual([`FIREBASE_AUTH_EMULATOR_HOST ${message}`]);
});
