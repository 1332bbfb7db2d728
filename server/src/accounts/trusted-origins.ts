import { isLoopback } from '../config/values.ts';

/**
 * Returns the origins whose pages may send sign-in requests. With a public URL, this is its origin. Without a
 * public URL, it is the origin of a loopback host in the `Host` header. Any other host has no trusted origin.
 */
export function listTrustedOrigins(publicUrl: URL | undefined, host: string | null | undefined): string[] {
  if (publicUrl) return [publicUrl.origin];
  const url = `http://${host ?? ''}`;
  if (!URL.canParse(url)) return [];
  // Rejects a `Host` header that contains a user name, such as `localhost@evil.example`.
  const { origin, hostname, username } = new URL(url);
  return username === '' && isLoopback(hostname) ? [origin] : [];
}
