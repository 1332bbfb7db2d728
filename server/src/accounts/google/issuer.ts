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
import { foldAddress } from '@wishwell/contract/fields.ts';
import type { OidcClient } from '../../config/accounts.ts';
import { limitedFetch } from '../../http/limited-fetch.ts';
import { withTimeout } from '../../concurrency/with-timeout.ts';
import { GoogleFailure, classifyFailure } from './failures.ts';
import type { Flow } from './flow.ts';

/** Seconds for one request, and milliseconds for all that one window waits for. */
const REQUEST = 3;
const ALTOGETHER = 4_000;

/** Seconds by which the issuer's clock may be ahead of ours. */
const SKEW = 60;

/** Whom the issuer says it is. */
export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  /** Lower case; undefined when the issuer knows none. */
  email: string | undefined;
  emailVerified: boolean;
  name: string;
}

const Claims = v.object({
  email: v.optional(v.pipe(v.string(), v.trim(), v.transform(foldAddress), v.maxLength(254))),
  // Some issuers write it as text.
  email_verified: v.optional(v.union([v.boolean(), v.string()]), false),
  name: v.optional(v.string(), ''),
});

/** An OpenID Connect issuer (OpenID Connect Core 1.0, authorization code flow with PKCE, RFC 7636). */
export interface Issuer {
  /** Reads the discovery document anew. Throws `GoogleFailure`. */
  check(): Promise<void>;
  /** Where the person goes, and what must come back. Throws `GoogleFailure`. */
  begin(redirectUri: string): Promise<{ address: URL; expected: Omit<Flow, 'flow'> }>;
  /** Whom the issuer vouches for in the address it sent the person back to. Throws `GoogleFailure`. */
  finish(returned: URL, expected: Omit<Flow, 'flow'>): Promise<VerifiedIdentity>;
}

async function within<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeout(work, ALTOGETHER, () => new GoogleFailure('unreachable'));
  } catch (error) {
    throw classifyFailure(error);
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcClient): Promise<Configuration> {
  const isPlain = issuer.protocol === 'http:';
  return discovery(issuer, clientId, {}, ClientSecretPost(clientSecret), {
    timeout: REQUEST,
    // Nothing but forms is ever sent.
    [customFetch]: (url, { body, ...options }) =>
      limitedFetch(url, { ...options, body: body instanceof URLSearchParams ? body : null }),
    // Signatures are checked though the token comes straight from the issuer.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out: plain http is let in on loopback only
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

async function vouchedBy(
  configuration: Configuration,
  returned: URL,
  expected: Omit<Flow, 'flow'>,
): Promise<VerifiedIdentity> {
  const tokens = await authorizationCodeGrant(configuration, returned, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  // The library lets a token be issued in the future.
  if (!idToken || idToken.iat > Date.now() / 1000 + SKEW) throw new GoogleFailure('refused');
  // An issuer may tell the address only to who asks for it.
  const needsMore = idToken['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more = needsMore ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
  const { email, email_verified: verified, name } = v.parse(Claims, { ...idToken, ...more });
  const emailVerified = verified === true || verified === 'true';
  return { issuer: idToken.iss, subject: idToken.sub, email, emailVerified, name: name.trim() };
}

/** Lets people choose among their accounts. An issuer that does not know the wish refuses (OpenID Connect Core §3.1.2.1). */
function choiceOf(server: Configuration): { prompt?: string } {
  const { issuer, prompt_values_supported: known } = server.serverMetadata();
  const isKnown =
    issuer === 'https://accounts.google.com' || (Array.isArray(known) && known.includes('select_account'));
  return isKnown ? { prompt: 'select_account' } : {};
}

/** What the issuer publishes is asked for at first use and kept; a failure is not. */
export function createIssuer(client: OidcClient): Issuer {
  let known: Promise<Configuration> | undefined;
  const ask = (): Promise<Configuration> =>
    discover(client).catch((cause: unknown) => {
      throw new GoogleFailure('unreachable', { cause });
    });
  const configuration = (): Promise<Configuration> => {
    if (known) return known;
    const asking = ask();
    asking.catch(() => (known = undefined));
    known = asking;
    return asking;
  };
  return {
    check: async () => void (await within(ask())),
    begin: (redirectUri) =>
      within(
        configuration().then(async (server) => {
          const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
          const address = buildAuthorizationUrl(server, {
            redirect_uri: redirectUri,
            scope: 'openid email profile',
            state: expected.state,
            nonce: expected.nonce,
            code_challenge: await calculatePKCECodeChallenge(expected.verifier),
            code_challenge_method: 'S256',
            ...choiceOf(server),
          });
          return { address, expected };
        }),
      ),
    finish: (returned, expected) => within(configuration().then((server) => vouchedBy(server, returned, expected))),
  };
}
