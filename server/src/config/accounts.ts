import { isIP } from 'node:net';
import * as v from 'valibot';
import { isEmail, isHost, isLoopback, isWebAddress } from './values.ts';

/** An OpenID Connect issuer that people may continue with; the button calls it Google. */
export interface OidcClient {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

export interface BuiltInSettings {
  provider: 'built-in';
  /** Undefined: not set up here. */
  oidc: OidcClient | undefined;
  /** Whether a password account is let in only when its address is proven. */
  requireEmailVerification: boolean;
}

export interface FirebaseSettings {
  provider: 'firebase';
  projectId: string;
  /** The web key: public by design. */
  apiKey: string;
  authDomain: string;
  /** Where the keys that sign Firebase's tokens are published. */
  jwksUrl: URL;
  /** `host:port` of the Auth emulator, whose unsigned tokens are then taken; undefined outside of tests. */
  emulatorHost: string | undefined;
}

export type AuthSettings = BuiltInSettings | FirebaseSettings;

export interface MailSettings {
  /** Undefined: mails become files in `DATA_DIR/mail`. Holds a password. */
  smtpUrl: string | undefined;
  /** The sender as a header has it: an address, with or without a name. */
  from: string | undefined;
}

const GOOGLE = 'https://accounts.google.com';
const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const isSmtpUrl = (text: string): boolean => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);

/** `ana@example.com` or `Ana <ana@example.com>`, on one line. */
const isSender = (text: string): boolean =>
  !/[\r\n]/.test(text) && isEmail(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim());

function isHostAndPort(text: string): boolean {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return isHost(host.replace(/^\[|\]$/g, '')) && Number(port) <= 65_535;
}

/** The variables of who proves who somebody is, and of mail; see `.env.example`. */
export const identityVariables = {
  AUTH_PROVIDER: v.optional(v.picklist(['built-in', 'firebase'], 'must be built-in or firebase'), 'built-in'),
  OIDC_ISSUER: address(GOOGLE),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  REQUIRE_EMAIL_VERIFICATION: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isSmtpUrl, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isSender, 'must be an e-mail address, or a name and <an e-mail address>')),
  ),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,}$/, 'must be the project id: small letters, digits and hyphens')),
  ),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_DOMAIN: v.optional(v.pipe(v.string(), v.check(isHost, 'must be a host name'))),
  FIREBASE_JWKS_URL: address(FIREBASE_KEYS),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isHostAndPort, 'must be a host and a port, such as 127.0.0.1:9099')),
  ),
  ALLOW_UNSIGNED_EMULATOR_TOKENS: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
};

function address(unset: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(isWebAddress, 'must be an http:// or https:// address'),
      v.transform((text) => new URL(text)),
    ),
    unset,
  );
}

const Identity = v.object(identityVariables);
type Values = v.InferOutput<typeof Identity>;

/** What the rest of the environment says that bears on these. */
interface Surroundings {
  production: boolean;
  loopbackOnly: boolean;
}

/** What cannot be true together, a sentence each. */
export function findIdentityContradictions(values: Values, surroundings: Surroundings): string[] {
  return values.AUTH_PROVIDER === 'firebase'
    ? findFirebaseContradictions(values, surroundings)
    : findBuiltInContradictions(values);
}

const isPlainOutside = (url: URL): boolean => url.protocol === 'http:' && !isLoopback(url.hostname);

function findBuiltInContradictions(values: Values): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = values;
  const problems: string[] = [];
  if ((id === undefined) !== (secret === undefined)) {
    problems.push('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  }
  if (isPlainOutside(issuer)) problems.push('OIDC_ISSUER must be https:// unless it is on this machine.');
  if (values.FIREBASE_PROJECT_ID !== undefined || values.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    problems.push('FIREBASE_… means nothing unless AUTH_PROVIDER is firebase.');
  }
  return problems;
}

function findFirebaseContradictions(values: Values, surroundings: Surroundings): string[] {
  const problems: string[] = [];
  if (values.FIREBASE_PROJECT_ID === undefined || values.FIREBASE_API_KEY === undefined) {
    problems.push('FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.');
  }
  if (isPlainOutside(values.FIREBASE_JWKS_URL)) {
    problems.push('FIREBASE_JWKS_URL must be https:// unless it is on this machine.');
  }
  if (values.OIDC_CLIENT_ID !== undefined || values.OIDC_CLIENT_SECRET !== undefined) {
    problems.push('OIDC_CLIENT_… means nothing when AUTH_PROVIDER is firebase: Google is set up in its console.');
  }
  if (values.REQUIRE_EMAIL_VERIFICATION === 'true') {
    problems.push('REQUIRE_EMAIL_VERIFICATION works with AUTH_PROVIDER=built-in alone.');
  }
  return [...problems, ...findEmulatorContradictions(values, surroundings)];
}

/** The emulator's tokens carry no signature: whoever reaches the API could be anyone. All of this must hold. */
function findEmulatorContradictions(values: Values, { production, loopbackOnly }: Surroundings): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, ALLOW_UNSIGNED_EMULATOR_TOKENS: allowed } = values;
  if (emulator === undefined) {
    return allowed === 'yes' ? ['ALLOW_UNSIGNED_EMULATOR_TOKENS needs FIREBASE_AUTH_EMULATOR_HOST.'] : [];
  }
  const conditions: readonly [boolean, string][] = [
    [allowed === 'yes', 'needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
    [isLoopbackAddress(emulator), 'must be on this machine: 127.0.0.1 or [::1].'],
    [values.FIREBASE_PROJECT_ID?.startsWith('demo-') ?? true, 'needs a FIREBASE_PROJECT_ID that begins with demo-.'],
    [loopbackOnly, 'needs a server that this machine alone can reach: HOST, PUBLIC_URL and TRUST_PROXY say otherwise.'],
    [!production, 'is for tests: it cannot be set when NODE_ENV is production.'],
  ];
  return conditions.filter(([holds]) => !holds).map(([, words]) => `FIREBASE_AUTH_EMULATOR_HOST ${words}`);
}

/** A number, not a name: what `localhost` means is another's to say. */
function isLoopbackAddress(hostAndPort: string): boolean {
  const host = hostAndPort.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isLoopback(host);
}

export function toAuthSettings(values: Values): AuthSettings {
  const { FIREBASE_PROJECT_ID: projectId = '', FIREBASE_API_KEY: apiKey = '' } = values;
  if (values.AUTH_PROVIDER === 'firebase') {
    return {
      provider: 'firebase',
      projectId,
      apiKey,
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      jwksUrl: values.FIREBASE_JWKS_URL,
      emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
    };
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  return {
    provider: 'built-in',
    oidc: clientId === undefined || clientSecret === undefined ? undefined : { issuer, clientId, clientSecret },
    requireEmailVerification: values.REQUIRE_EMAIL_VERIFICATION === 'true',
  };
}

export const toMailSettings = (values: Values): MailSettings => ({ smtpUrl: values.SMTP_URL, from: values.MAIL_FROM });
