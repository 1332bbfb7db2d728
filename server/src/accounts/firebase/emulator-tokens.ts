import { errors, UnsecuredJWT } from 'jose';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { BearerClaims, Identity } from '../identity.ts';
import { claimsOf, tokenTerms } from './token-claims.ts';
import { unreachable } from './unreachable.ts';

/** Milliseconds. */
const PATIENCE = 3_000;

function readUnsigned(bearer: string, settings: FirebaseSettings): BearerClaims | undefined {
  try {
    return claimsOf(UnsecuredJWT.decode(bearer, tokenTerms(settings)).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Whether the emulator has this account, and has neither disabled it nor ended its sessions. */
async function isKnown(idToken: string, { apiKey }: FirebaseSettings, emulatorHost: string): Promise<boolean> {
  const lookup = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup`;
  const response = await fetch(`${lookup}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  await response.body?.cancel();
  if (response.status >= 500) throw unreachable(new Error(`The Auth emulator answered ${response.status}`));
  return response.ok;
}

/**
 * Takes the emulator's tokens, which carry no signature: anybody who knows a uid can make one. Only the configuration
 * lets this run, and only where this machine alone can reach the server.
 */
export function createEmulatorTokenCheck(settings: FirebaseSettings, emulatorHost: string): Identity['verify'] {
  return async (bearer) => {
    const claims = readUnsigned(bearer, settings);
    return claims && (await isKnown(bearer, settings, emulatorHost)) ? claims : undefined;
  };
}
