import { isLoopbackHost } from '../config/values.ts';

/**
 * Returns the origins whose pages may send sign-in requests: the origin of the public URL. Without a public
 * URL, returns the origin in the `Host` header if its host is a loopback host.
 */
export function listTrustedOrigins(publicUrl: URL | undefined, host: string | null | undefined): string[] {
  if (publicUrl) return [publicUrl.origin];
  const url = `http://${host ?? ''}`;
  if (!URL.canParse(url)) return [];
  // Rejects a `Host` header that contains a user name, such as `localhost@evil.example`.
  const { origin, hostname, username } = new URL(url);
  return username === '' && isLoopbackHost(hostname) ? [origin] : [];
}
