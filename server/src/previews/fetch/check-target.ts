import { isIP } from 'node:net';
import type { LinkPreviewSettings } from '../../config/link-previews.ts';
import { isLoopback } from '../../config/values.ts';
import { PreviewFailure } from '../preview-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { resolveAllowedHost, type ResolveHost } from './resolve-host.ts';

/** A request target whose IP addresses have been checked. The connection uses only these IP addresses. */
export interface CheckedTarget {
  url: URL;
  /** Host name or IP address. An IPv6 address has no brackets. */
  host: string;
  port: number;
  addresses: readonly [string, ...string[]];
}

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

async function resolveAddresses(host: string, resolve: ResolveHost, signal: AbortSignal): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  return resolve(host, signal).catch(() => []);
}

/**
 * Resolves the host of a URL once and checks every IP address. Rejects with `not_allowed` if the scheme is
 * not HTTP or HTTPS, if the port is not 80 or 443, or if any address is not public. Rejects with
 * `unreachable` if the host has no address.
 */
export async function checkTarget(
  url: URL,
  { allowedHosts }: LinkPreviewSettings,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<CheckedTarget> {
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) throw new PreviewFailure('not_allowed');
  const port = url.port === '' ? defaultPort : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowedHosts.has(`${url.hostname}:${port}`);
  if (!isAllowed && ((port !== 80 && port !== 443) || isLoopback(host.replace(/\.$/, '')))) {
    throw new PreviewFailure('not_allowed');
  }
  const [first, ...others] = await resolveAddresses(host, isAllowed ? resolveAllowedHost : resolve, signal);
  if (first === undefined) throw new PreviewFailure('unreachable');
  const addresses = [first, ...others] as const;
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new PreviewFailure('not_allowed');
  return { url, host, port, addresses };
}
