import { createHash } from 'node:crypto';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { deriveIdentitySecret } from '../identity-secret.ts';

/**
 * State of one sign-in window, stored in an encrypted cookie. The issuer's response must contain the same
 * `state` and `nonce`.
 */
const SignInFlow = v.object({
  /**
   * Id that the app's page created for this sign-in window. The result of the sign-in contains the same id.
   */
  flow: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
});
export type SignInFlow = v.InferOutput<typeof SignInFlow>;

/** Seconds that the user has to finish the sign-in. */
const FLOW_LIFETIME_S = 600;

/**
 * Returns the attributes of the cookie for a sign-in flow. The cookie ties the issuer's response to the
 * browser that began the sign-in. With https, the prefix `__Host-` prevents other hosts of the domain from
 * setting the cookie. The prefix requires the path `/` (RFC 6265bis §4.1.3.2).
 */
function createFlowCookieAttributes({ publicUrl }: Pick<Config, 'publicUrl'>): Omit<SetCookie, 'value' | 'maxAge'> {
  const secure = publicUrl?.protocol === 'https:';
  const [name, path] = secure ? ['__Host-wishwell_google', '/'] : ['wishwell_google', '/api/auth/google'];
  return { name, path, secure, httpOnly: true, sameSite: 'lax' };
}

/**
 * Stores the state of each sign-in window in an encrypted cookie, not in memory. Therefore any server process
 * can finish the sign-in.
 */
export interface SignInFlowCookieCodec {
  /** Returns the `Set-Cookie` header that stores the state of a new sign-in flow. */
  encrypt(flow: SignInFlow): Promise<string>;
  /**
   * Returns the sign-in flow from a `Cookie` header; undefined if the cookie is missing, forged or expired.
   */
  open(cookies: string | undefined): Promise<SignInFlow | undefined>;
  /** `Set-Cookie` header that deletes the cookie of a sign-in flow. A flow can be finished only once. */
  readonly clearedCookie: string;
}

export function createSignInFlowCookieCodec(config: Pick<Config, 'publicUrl' | 'appSecret'>): SignInFlowCookieCodec {
  const attributes = createFlowCookieAttributes(config);
  const key = createHash('sha256')
    .update(`google ${deriveIdentitySecret(config.appSecret)}`)
    .digest();
  return {
    encrypt: async (flow) => {
      const encrypted = await new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${FLOW_LIFETIME_S}s`)
        .encrypt(key);
      return stringifySetCookie({ ...attributes, value: encrypted, maxAge: FLOW_LIFETIME_S });
    },
    open: async (cookies) => {
      const value = parseCookie(cookies ?? '')[attributes.name];
      if (value === undefined || value === '') return undefined;
      try {
        const { payload } = await jwtDecrypt(value, key, { requiredClaims: ['exp'] });
        return v.parse(SignInFlow, payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
        throw error;
      }
    },
    clearedCookie: stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  };
}
