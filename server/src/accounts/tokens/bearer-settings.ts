import type { Config } from '../../config/config.ts';

/**
 * Returns the issuer, audience and lifetime of bearer tokens (RFC 7519). They depend only on the
 * configuration, never on a request.
 */
export function createBearerSettings(config: Config): { issuer: string; audience: string; expirationTime: string } {
  return {
    issuer: config.publicUrl?.origin ?? 'urn:wishwell:local',
    audience: 'wishwell-api',
    expirationTime: '10m',
  };
}
