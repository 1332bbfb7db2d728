import { isLoopback } from '../config/values.ts';

/**
 * The origins whose pages may sign people in. With a public address that is the only one; without, the very address the
 * page itself was loaded from, whatever loopback name the browser used: names of other machines are refused before.
 */
export function trustedOrigins(publicUrl: URL | undefined, host: string | null | undefined): string[] {
  if (publicUrl) return [publicUrl.origin];
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return [];
  // A name before an @ is no name, whatever it looks like.
  const { origin, hostname, username } = new URL(address);
  return username === '' && isLoopback(hostname) ? [origin] : [];
}
