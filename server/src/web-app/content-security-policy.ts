import { createHash } from 'node:crypto';
import type { AuthSettings, FirebaseSettings } from '../config/accounts.ts';
import type { S3Settings } from '../config/images.ts';

const hashesOf = (contents: Iterable<RegExpMatchArray>): string[] =>
  [...contents].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/** What an identity provider wants beyond our own origin. */
interface Wants {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  trustedTypes: readonly string[];
}

const nothing: Wants = { scripts: [], connections: [], frames: [], trustedTypes: [] };

/** Where Firebase's SDK calls. Against the emulator that is the emulator, and Google is not called. */
function addressesOf({ authDomain, emulatorHost }: FirebaseSettings): Pick<Wants, 'connections' | 'frames'> {
  if (emulatorHost !== undefined)
    return { connections: [`http://${emulatorHost}`], frames: [`http://${emulatorHost}`] };
  const connections = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return { connections, frames: [`https://${authDomain}`] };
}

/**
 * Its SDK fetches one script of Google's, by an address that it sets as text: `default` is the policy with which
 * `web/src/auth/firebase/allow-google-script.ts` lets that one through. The others are those which Google's script makes.
 */
const wantsOfFirebase = (settings: FirebaseSettings): Wants => ({
  ...addressesOf(settings),
  scripts: ['https://apis.google.com'],
  trustedTypes: ['default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"],
});

/** Where pages load pictures from besides us, when browsers are sent to the store of pictures. */
const storeOf = (s3: Pick<S3Settings, 'browserAddress'> | undefined): readonly string[] =>
  s3?.browserAddress === undefined ? [] : [s3.browserAddress.origin];

/** Only our own files run and style, and the document's inline scripts and rules, each by its hash. */
export function policyFor(
  html: string,
  auth: AuthSettings,
  s3: Pick<S3Settings, 'browserAddress'> | undefined,
): string {
  const wants = auth.provider === 'firebase' ? wantsOfFirebase(auth) : nothing;
  const scripts = hashesOf(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g));
  const styles = hashesOf(html.matchAll(/<style>([^]*?)<\/style>/g));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...wants.scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ["img-src 'self' blob: data:", ...storeOf(s3)].join(' '),
    ['connect-src', "'self'", ...wants.connections].join(' '),
    ...(wants.frames.length > 0 ? [['frame-src', ...wants.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The first lets the one address of the service worker through (`web/src/shell/register-service-worker.ts`).
    ['trusted-types', 'wishwell-worker', ...wants.trustedTypes].join(' '),
  ].join('; ');
}
