import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { createHash } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { identitySecret } from '../identity-secret.ts';

/** What has to come back the same from the issuer, for one window. */
const Flow = v.object({
  /** The page's own name for its window: the result is told under it. */
  flow: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
});
export type Flow = v.InferOutput<typeof Flow>;

/** Seconds a person may take at the issuer. */
const TEN_MINUTES = 600;

/**
 * Returns the attributes of the cookie that binds the response of the issuer to the browser. On https the `__Host-` prefix
 * prevents other hosts of the domain from setting it; the prefix requires the path `/` (RFC 6265bis §4.1.3.2).
 */
function cookieAttributes({ publicUrl }: Pick<Config, 'publicUrl'>): Omit<SetCookie, 'value' | 'maxAge'> {
  const secure = publicUrl?.protocol === 'https:';
  const [name, path] = secure ? ['__Host-wishwell_google', '/'] : ['wishwell_google', '/api/auth/google'];
  return { name, path, secure, httpOnly: true, sameSite: 'lax' };
}

/** Keeps flows in their browsers, sealed, so that no process has to remember them. */
export interface FlowCookie {
  /** `Set-Cookie` for a flow that begins. */
  seal(flow: Flow): Promise<string>;
  /** The flow in a `Cookie` header; undefined when there is none, or none of ours, or its time is over. */
  open(cookies: string | undefined): Promise<Flow | undefined>;
  /** `Set-Cookie` that ends it: it serves once. */
  readonly cleared: string;
}

export function createFlowCookie(config: Pick<Config, 'publicUrl' | 'appSecret'>): FlowCookie {
  const attributes = cookieAttributes(config);
  const key = createHash('sha256')
    .update(`google ${identitySecret(config.appSecret)}`)
    .digest();
  return {
    seal: async (flow) => {
      const sealed = await new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${TEN_MINUTES}s`)
        .encrypt(key);
      return stringifySetCookie({ ...attributes, value: sealed, maxAge: TEN_MINUTES });
    },
    open: async (cookies) => {
      const value = parseCookie(cookies ?? '')[attributes.name];
      if (value === undefined || value === '') return undefined;
      try {
        const { payload } = await jwtDecrypt(value, key, { requiredClaims: ['exp'] });
        return v.parse(Flow, payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
        throw error;
      }
    },
    cleared: stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  };
}
