import { fieldOf, textIn } from '../../api/json-field.ts';

/** A JSON Web Token (RFC 7519) and what the app reads of it. The server is who verifies it. */
export interface Bearer {
  token: string;
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
  /** By this device's clock, in milliseconds: from then on a new one is wanted. */
  staleAt: number;
}

/** A bearer is renewed this long before it ends, so that none dies on its way. */
const marginSeconds = 30;

function payloadOf(token: string): unknown {
  const encoded = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads a token received just now. Its age counts from here, because the clocks of devices and servers differ. */
export function readBearer(token: string): Bearer {
  const payload = payloadOf(token);
  const lifetime = Number(fieldOf(payload, 'exp')) - Number(fieldOf(payload, 'iat'));
  return {
    token,
    uid: textIn(payload, 'sub') ?? '',
    email: textIn(payload, 'email') ?? null,
    displayName: textIn(payload, 'name') ?? null,
    emailVerified: fieldOf(payload, 'email_verified') === true,
    staleAt: Date.now() + (lifetime - marginSeconds) * 1000,
  };
}
