import { createHmac } from 'node:crypto';

/**
 * Returns the secret of the identity provider, derived from APP_SECRET. Each part of the server derives its
 * own secret. Therefore a value that one part has signed is not valid for another part.
 */
export function deriveIdentitySecret(appSecret: string): string {
  return createHmac('sha256', appSecret).update('identity').digest('hex');
}

/**
 * Version of the secret. The identity library writes this version at the beginning of each text that it
 * encrypts.
 */
export const SECRET_VERSION = 1;
