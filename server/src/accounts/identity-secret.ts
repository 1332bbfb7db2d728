import { createHmac } from 'node:crypto';

/** A key of the identity's own, so that what it signs can never pass for something else signed with APP_SECRET. */
export function identitySecret(appSecret: string): string {
  return createHmac('sha256', appSecret).update('identity').digest('hex');
}
