/** Returns whether the path can be decoded as UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the request target as path and query. Proxies may send the target in absolute form (RFC 9112
 * §3.2.2). Escapes each percent sign in a path outside `/api` that cannot be decoded, so that browsers get
 * the page for an unknown path.
 */
export function normaliseRequestTarget(target: string): string {
  const url = /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  const relative = url ? url.pathname + url.search : target;
  const [path = '', ...query] = relative.split('?');
  if (path.startsWith('/api') || isDecodable(path)) return relative;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
