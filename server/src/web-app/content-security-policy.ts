import { createHash } from 'node:crypto';
import type { AuthSettings, FirebaseSettings } from '../config/accounts.ts';
import type { S3Settings } from '../config/images.ts';

const computeHashes = (matches: Iterable<RegExpMatchArray>): string[] =>
  [...matches].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/**
 * Sources that a sign-in provider needs in the content security policy (CSP), in addition to the server's own
 * origin.
 */
interface CspSources {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  trustedTypes: readonly string[];
}

const noSources: CspSources = { scripts: [], connections: [], frames: [], trustedTypes: [] };

/**
 * Returns the CSP sources of the servers that Firebase's SDK contacts. With the Firebase emulator, returns
 * only the source of the emulator.
 */
function findFirebaseServers({
  authDomain,
  emulatorHost,
}: FirebaseSettings): Pick<CspSources, 'connections' | 'frames'> {
  if (emulatorHost !== undefined)
    return { connections: [`http://${emulatorHost}`], frames: [`http://${emulatorHost}`] };
  const connections = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return { connections, frames: [`https://${authDomain}`] };
}

/**
 * Returns the CSP sources for Firebase. Its SDK loads a Google script from a plain string URL, which Trusted
 * Types forbid. The Trusted Types policy `default` in `web/src/auth/firebase/allow-google-script.ts` allows
 * this script. The script creates two more policies, `gapi#gapi` and `goog#html`.
 */
const createFirebaseSources = (settings: FirebaseSettings): CspSources => ({
  ...findFirebaseServers(settings),
  scripts: ['https://apis.google.com'],
  trustedTypes: ['default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"],
});

/** Returns the origin of the image store, if the server redirects browsers to the store. */
const listStoreOrigins = (s3: Pick<S3Settings, 'browserUrl'> | undefined): readonly string[] =>
  s3?.browserUrl === undefined ? [] : [s3.browserUrl.origin];

/**
 * Returns a content security policy that allows only files of this server, and the inline scripts and styles
 * of the document by their hashes.
 */
export function createContentSecurityPolicy(
  html: string,
  auth: AuthSettings,
  s3: Pick<S3Settings, 'browserUrl'> | undefined,
): string {
  const sources = auth.provider === 'firebase' ? createFirebaseSources(auth) : noSources;
  const scripts = computeHashes(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g));
  const styles = computeHashes(html.matchAll(/<style>([^]*?)<\/style>/g));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...sources.scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ["img-src 'self' blob: data:", ...listStoreOrigins(s3)].join(' '),
    ['connect-src', "'self'", ...sources.connections].join(' '),
    ...(sources.frames.length > 0 ? [['frame-src', ...sources.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The Trusted Types policy `wishwell-worker` allows the service worker's URL
    // (`web/src/shell/register-service-worker.ts`).
    ['trusted-types', 'wishwell-worker', ...sources.trustedTypes].join(' '),
  ].join('; ');
}
