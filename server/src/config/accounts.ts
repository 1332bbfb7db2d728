import { isIP } from 'node:net';
import * as v from 'valibot';
import {
  createChoiceSchema,
  HttpUrlSchema,
  isEmail,
  isHostNameOrAddress,
  isLoopbackHost,
  listUnmetConditionMessages,
} from './values.ts';

/**
 * The server's client id and secret at an OpenID Connect issuer. The app's sign-in button says Google, even
 * with another issuer.
 */
export interface OidcClientSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

interface BuiltInAccountSettings {
  provider: 'built-in';
  oidc: OidcClientSettings | undefined;
  requireEmailVerification: boolean;
}

export interface FirebaseSettings {
  provider: 'firebase';
  projectId: string;
  /** Web API key of Firebase. It is no secret. */
  apiKey: string;
  authDomain: string;
  /** URL of the public keys with which the server verifies Firebase's tokens. */
  jwksUrl: URL;
  /**
   * `host:port` of the Firebase Auth emulator, for tests only. If it is set, the server accepts the unsigned
   * tokens of the emulator.
   */
  emulatorHost: string | undefined;
}

export type AuthSettings = BuiltInAccountSettings | FirebaseSettings;

export interface MailSettings {
  /**
   * URL of the SMTP server, with a password. If undefined, the server writes mails to `DATA_DIR/mail`.
   */
  smtpUrl: string | undefined;
  /** Sender of mails: an e-mail address, with or without a name. */
  from: string | undefined;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';
const FIREBASE_KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const isSmtpUrl = (text: string): boolean => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);

/**
 * Returns whether the text is a mail sender of the form `ana@example.com` or `Ana <ana@example.com>`, on one
 * line.
 */
const isMailSender = (text: string): boolean =>
  !/[\r\n]/.test(text) && isEmail(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim());

function isHostAndPort(text: string): boolean {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return isHostNameOrAddress(host.replace(/^\[|\]$/g, '')) && Number(port) <= 65_535;
}

/** Environment variables of sign-in and mail; see `.env.example`. */
export const identityEnvVariableSchemas = {
  AUTH_PROVIDER: createChoiceSchema('built-in', 'firebase', 'built-in'),
  OIDC_ISSUER: v.optional(HttpUrlSchema, GOOGLE_ISSUER),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  REQUIRE_EMAIL_VERIFICATION: createChoiceSchema('true', 'false', 'false'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isSmtpUrl, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isMailSender, 'must be an e-mail address, or a name and <an e-mail address>')),
  ),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,}$/, 'must be the project id: small letters, digits and hyphens')),
  ),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_DOMAIN: v.optional(v.pipe(v.string(), v.check(isHostNameOrAddress, 'must be a host name'))),
  FIREBASE_JWKS_URL: v.optional(HttpUrlSchema, FIREBASE_KEYS_URL),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isHostAndPort, 'must be a host and a port, such as 127.0.0.1:9099')),
  ),
  ALLOW_UNSIGNED_EMULATOR_TOKENS: createChoiceSchema('yes', 'no', 'no'),
};

const IdentityVariables = v.object(identityEnvVariableSchemas);
type IdentityVariableValues = v.InferOutput<typeof IdentityVariables>;

/** Settings outside this file that decide whether the account settings are secure. */
interface RelatedSecuritySettings {
  production: boolean;
  loopbackOnly: boolean;
}

export function findIdentitySettingContradictions(
  values: IdentityVariableValues,
  related: RelatedSecuritySettings,
): string[] {
  return values.AUTH_PROVIDER === 'firebase'
    ? findFirebaseContradictions(values, related)
    : findBuiltInContradictions(values);
}

const isPlainHttpToOtherMachine = (url: URL): boolean => url.protocol === 'http:' && !isLoopbackHost(url.hostname);

function findBuiltInContradictions(values: IdentityVariableValues): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = values;
  const hasFirebase = values.FIREBASE_PROJECT_ID !== undefined || values.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return listUnmetConditionMessages([
    [(id === undefined) === (secret === undefined), 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.'],
    [!isPlainHttpToOtherMachine(issuer), 'OIDC_ISSUER must be https:// unless it is on this machine.'],
    [!hasFirebase, 'FIREBASE_… has no effect unless AUTH_PROVIDER is firebase.'],
  ]);
}

function findFirebaseContradictions(values: IdentityVariableValues, related: RelatedSecuritySettings): string[] {
  const isComplete = values.FIREBASE_PROJECT_ID !== undefined && values.FIREBASE_API_KEY !== undefined;
  const hasOidc = values.OIDC_CLIENT_ID !== undefined || values.OIDC_CLIENT_SECRET !== undefined;
  const isPlainKeysUrl = isPlainHttpToOtherMachine(values.FIREBASE_JWKS_URL);
  const needsVerification = values.REQUIRE_EMAIL_VERIFICATION === 'true';
  return [
    ...listUnmetConditionMessages([
      [isComplete, 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY must be set when AUTH_PROVIDER is firebase.'],
      [!isPlainKeysUrl, 'FIREBASE_JWKS_URL must be https:// unless it is on this machine.'],
      [!hasOidc, 'OIDC_CLIENT_… has no effect when AUTH_PROVIDER is firebase: Google is set up in its console.'],
      [!needsVerification, 'REQUIRE_EMAIL_VERIFICATION works with AUTH_PROVIDER=built-in alone.'],
    ]),
    ...findEmulatorContradictions(values, related),
  ];
}

/**
 * Returns messages about settings that make the Firebase emulator insecure. With the emulator, anybody who
 * reaches the API can forge tokens. Therefore only a local test installation may use it.
 */
function findEmulatorContradictions(
  values: IdentityVariableValues,
  { production, loopbackOnly }: RelatedSecuritySettings,
): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost, ALLOW_UNSIGNED_EMULATOR_TOKENS: allowsUnsignedTokens } = values;
  if (emulatorHost === undefined) {
    return allowsUnsignedTokens === 'yes' ? ['ALLOW_UNSIGNED_EMULATOR_TOKENS needs FIREBASE_AUTH_EMULATOR_HOST.'] : [];
  }
  return listUnmetConditionMessages([
    [allowsUnsignedTokens === 'yes', 'needs ALLOW_UNSIGNED_EMULATOR_TOKENS=yes: its tokens carry no signature.'],
    [isLoopbackAddress(emulatorHost), 'must be on this machine: 127.0.0.1 or [::1].'],
    [values.FIREBASE_PROJECT_ID?.startsWith('demo-') ?? true, 'needs a FIREBASE_PROJECT_ID that begins with demo-.'],
    [loopbackOnly, 'needs a server that this machine alone can reach: HOST, PUBLIC_URL and TRUST_PROXY say otherwise.'],
    [!production, 'is for tests: it cannot be set when NODE_ENV is production.'],
  ]).map((message) => `FIREBASE_AUTH_EMULATOR_HOST ${message}`);
}

/**
 * Returns whether the host is a loopback IP address. A host name such as `localhost` is not accepted, because
 * it could resolve to another machine.
 */
function isLoopbackAddress(hostAndPort: string): boolean {
  const host = hostAndPort.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isLoopbackHost(host);
}

export function toAuthSettings(values: IdentityVariableValues): AuthSettings {
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
