import type { Config } from '../../config/config.ts';

/** What a bearer is signed and verified with (RFC 7519): never taken from a request. */
export function tokenTerms(config: Config): { issuer: string; audience: string; expirationTime: string } {
  return {
    issuer: config.publicUrl?.origin ?? 'urn:wishwell:local',
    audience: 'wishwell-api',
    expirationTime: '10m',
  };
}
