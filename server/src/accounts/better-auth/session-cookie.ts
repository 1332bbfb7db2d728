/** Lifetime of a session in seconds, counted from its last use. */
export const SESSION_LIFETIME_S = 14 * 24 * 3600;

/**
 * Returns the name and attributes of the session cookie. With https, the prefix `__Host-` restricts the
 * cookie to this host (RFC 6265bis §4.1.3.2). With http, the name differs from the earlier `wishwell_session`
 * (path `/api/auth`): browsers send a cookie with a longer path first, so the old one would win.
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
