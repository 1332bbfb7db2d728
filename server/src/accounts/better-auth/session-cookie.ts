/** Lifetime of a session in seconds, counted from its last use. */
export const SESSION_LIFETIME_S = 14 * 24 * 3600;

/**
 * Returns the name and attributes of the session cookie. With https, the prefix `__Host-` restricts it to
 * this host (RFC 6265bis §4.1.3.2). With http, the name must not be `wishwell_session`: an earlier version
 * used that name with a longer path. Browsers would send that old cookie first, and the server would read it.
 */
export function createSessionCookieSettings(publicUrl: URL | undefined): {
  name: string;
  attributes: CookieAttributes;
} {
  const secure = publicUrl?.protocol === 'https:';
  return {
    name: secure ? '__Host-wishwell_session' : 'wishwell_session_id',
    attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  };
}

interface CookieAttributes {
  httpOnly: boolean;
  sameSite: 'lax';
  secure: boolean;
  path: string;
}
