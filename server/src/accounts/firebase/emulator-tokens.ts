import { errors, UnsecuredJWT } from 'jose';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { BearerPayload, IdentityProvider } from '../identity.ts';
import { parseFirebasePayload, createTokenVerificationOptions } from './token-payload.ts';
import { createFirebaseUnavailableProblem } from './unavailable-problem.ts';

const TIMEOUT_MS = 3_000;

function parseUnsignedToken(bearer: string, settings: FirebaseSettings): BearerPayload | undefined {
  try {
    return parseFirebasePayload(UnsecuredJWT.decode(bearer, createTokenVerificationOptions(settings)).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/**
 * Returns whether the Firebase emulator has the token's account. Returns false if the account is disabled or
 * its sessions were ended.
 */
async function isKnownAccount(idToken: string, { apiKey }: FirebaseSettings, emulatorHost: string): Promise<boolean> {
  const lookupUrl = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup`;
  const response = await fetch(`${lookupUrl}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw createFirebaseUnavailableProblem(error);
  });
  await response.body?.cancel();
  if (response.status >= 500)
    throw createFirebaseUnavailableProblem(new Error(`The Auth emulator answered ${response.status}`));
  return response.ok;
}

/**
 * Creates the verifier of the Firebase emulator's unsigned tokens. Anybody who knows a uid can forge such a
 * token. Therefore the configuration allows the emulator only if no other machine can reach the server.
 */
export function createEmulatorTokenVerifier(
  settings: FirebaseSettings,
  emulatorHost: string,
): IdentityProvider['verify'] {
  return async (bearer) => {
    const payload = parseUnsignedToken(bearer, settings);
    return payload && (await isKnownAccount(bearer, settings, emulatorHost)) ? payload : undefined;
  };
}
