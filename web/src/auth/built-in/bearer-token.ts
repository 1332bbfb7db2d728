import { readJsonField, readJsonTextField } from '../../api/json-field.ts';

/**
 * A bearer token (JSON Web Token, RFC 7519) and its decoded content. The app does not verify the signature;
 * only the server does.
 */
export interface BearerToken {
  token: string;
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
  /**
   * The time from which the app must renew the token, in milliseconds since 1970 on the clock of this device.
   */
  staleAt: number;
}

/**
 * The app renews a token this many seconds before it expires, so that the token cannot expire during a
 * request.
 */
const renewalMarginSeconds = 30;

function decodePayload(token: string): unknown {
  const encoded = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Decodes a token that the server has just sent. Its lifetime starts now on this device's clock, because the
 * clocks of server and device may differ.
 */
export function decodeBearerToken(token: string): BearerToken {
  const payload = decodePayload(token);
  const lifetime = Number(readJsonField(payload, 'exp')) - Number(readJsonField(payload, 'iat'));
  return {
    token,
    uid: readJsonTextField(payload, 'sub') ?? '',
    email: readJsonTextField(payload, 'email') ?? null,
    displayName: readJsonTextField(payload, 'name') ?? null,
    emailVerified: readJsonField(payload, 'email_verified') === true,
    staleAt: Date.now() + (lifetime - renewalMarginSeconds) * 1000,
  };
}
