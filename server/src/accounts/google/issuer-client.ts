import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import * as v from 'valibot';
import { withTimeout } from '../../concurrency/with-timeout.ts';
import type { OidcClientSettings } from '../../config/accounts.ts';
import { fetchWithSizeLimit } from '../../http/fetch-with-size-limit.ts';
import { GoogleFailure, convertToGoogleFailure } from './failures.ts';
import type { SignInFlow } from './flow.ts';

/** Timeout of one HTTP request to the OpenID Connect issuer. */
const REQUEST_TIMEOUT_S = 3;
/** Timeout of all HTTP requests to the issuer during one method call, for example of `begin`. */
const TOTAL_TIMEOUT_MS = 4_000;

/** Seconds by which the issuer's clock may be ahead of the server's clock. */
const MAX_CLOCK_SKEW_S = 60;

export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** The user's e-mail address in lower case; undefined if the issuer sends none. */
  email: string | undefined;
  emailVerified: boolean;
  name: string;
}

const IssuerPayload = v.object({
  email: v.optional(v.pipe(v.string(), v.trim(), v.transform(lowercaseEmailAscii), v.maxLength(254))),
  // Some issuers send `email_verified` as the text "true" or "false" instead of a boolean.
  email_verified: v.optional(v.union([v.boolean(), v.string()]), false),
  name: v.optional(v.string(), ''),
});

/**
 * An OpenID Connect issuer. The sign-in uses the authorization code flow (OpenID Connect Core 1.0) with PKCE
 * (RFC 7636).
 */
export interface IssuerClient {
  /**
   * Fetches the issuer's discovery document again, even if it is cached. Throws `GoogleFailure` if that
   * fails.
   */
  check(): Promise<void>;
  /**
   * Returns the URL of the issuer's sign-in page, and the values that the issuer's response must contain.
   * Throws `GoogleFailure` if the issuer's discovery document is unavailable or invalid.
   */
  begin(redirectUri: string): Promise<{ url: URL; expected: Omit<SignInFlow, 'flow'> }>;
  /**
   * Exchanges the authorization code in the callback URL for the identity of the authenticated user. Throws
   * `GoogleFailure` if the issuer is unavailable or its response is invalid.
   */
  finish(callbackUrl: URL, expected: Omit<SignInFlow, 'flow'>): Promise<VerifiedIdentity>;
}

async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(work, TOTAL_TIMEOUT_MS, () => new GoogleFailure('unreachable'));
  } catch (error) {
    throw convertToGoogleFailure(error);
  }
}

async function discoverConfiguration({ issuer, clientId, clientSecret }: OidcClientSettings): Promise<Configuration> {
  const isPlainHttp = issuer.protocol === 'http:';
  return discovery(issuer, clientId, {}, ClientSecretPost(clientSecret), {
    timeout: REQUEST_TIMEOUT_S,
    // The OpenID library sends only forms (`URLSearchParams`) or no body.
    [customFetch]: (url, { body, ...options }) =>
      fetchWithSizeLimit(url, { ...options, body: body instanceof URLSearchParams ? body : null }),
    // Also verifies the signature of the ID token. The OpenID library skips this check by default, because
    // the token comes directly from the issuer.
    // oxlint-disable-next-line typescript/no-deprecated -- plain http, on loopback only
    execute: [enableNonRepudiationChecks, ...(isPlainHttp ? [allowInsecureRequests] : [])],
  });
}

async function readVerifiedIdentity(
  configuration: Configuration,
  callbackUrl: URL,
  expected: Omit<SignInFlow, 'flow'>,
): Promise<VerifiedIdentity> {
  const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  // Rejects an ID token with a time of issue in the future, because the OpenID library accepts such a token.
  if (!idToken || idToken.iat > Date.now() / 1000 + MAX_CLOCK_SKEW_S) throw new GoogleFailure('refused');
  // Some issuers do not include the e-mail address in the ID token. They send the address only from the
  // userinfo endpoint.
  const needsUserInfo =
    idToken['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo = needsUserInfo ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
  const { email, email_verified: verified, name } = v.parse(IssuerPayload, { ...idToken, ...userInfo });
  const emailVerified = verified === true || verified === 'true';
  return { issuer: idToken.iss, subject: idToken.sub, email, emailVerified, name: name.trim() };
}

/**
 * Returns the request parameter that makes the issuer show an account picker. Returns no parameter for an
 * issuer without account picker, which would respond with an error (OpenID Connect Core §3.1.2.1).
 */
function createPromptParameter(server: Configuration): { prompt?: string } {
  const { issuer, prompt_values_supported: supported } = server.serverMetadata();
  const isKnown =
    issuer === 'https://accounts.google.com' || (Array.isArray(supported) && supported.includes('select_account'));
  return isKnown ? { prompt: 'select_account' } : {};
}

/**
 * Creates the client of an OpenID Connect issuer. Caches the issuer's discovery document after the first
 * successful request.
 */
export function createIssuerClient(client: OidcClientSettings): IssuerClient {
  let cached: Promise<Configuration> | undefined;
  const load = (): Promise<Configuration> =>
    discoverConfiguration(client).catch((cause: unknown) => {
      throw new GoogleFailure('unreachable', { cause });
    });
  const configuration = (): Promise<Configuration> => {
    if (cached) return cached;
    const loading = load();
    loading.catch(() => (cached = undefined));
    cached = loading;
    return loading;
  };
  return {
    check: async () => void (await withTimeLimit(load())),
    begin: (redirectUri) =>
      withTimeLimit(
        configuration().then(async (server) => {
          const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
          const url = buildAuthorizationUrl(server, {
            redirect_uri: redirectUri,
            scope: 'openid email profile',
            state: expected.state,
            nonce: expected.nonce,
            code_challenge: await calculatePKCECodeChallenge(expected.verifier),
            code_challenge_method: 'S256',
            ...createPromptParameter(server),
          });
          return { url, expected };
        }),
      ),
    finish: (callbackUrl, expected) =>
      withTimeLimit(configuration().then((server) => readVerifiedIdentity(server, callbackUrl, expected))),
  };
}
