import { createHmac } from 'node:crypto';

/**
 * Returns the secret of the identity provider, derived from APP_SECRET. Each part of the server derives its
 * own secret. Therefore other parts reject a value that the identity provider has signed.
 */
export function deriveIdentitySecret(appSecret: string): string {
  return createHmac('sha256', appSecret).update('identity').digest('hex');
}

/** Version number of the secret. Better Auth writes it at the beginning of each text that it encrypts. */
export const SECRET_VERSION = 1;
