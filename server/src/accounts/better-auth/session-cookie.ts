const DAYS_14 = 14 * 24 * 3600;

/** Seconds a session lives after it was last used. */
export const sessionSeconds = DAYS_14;

/**
 * The session's cookie. On https its `__Host-` name binds it to this host, which asks for the path `/` (RFC 6265bis
 * §4.1.3.2); on http it goes to the identity calls only.
 */
export function sessionCookie(publicUrl: URL | undefined): { name: string; attributes: CookieAttributes } {
  const secure = publicUrl?.protocol === 'https:';
  return {
    name: secure ? '__Host-wishwell_session' : 'wishwell_session',
    attributes: { httpOnly: true, sameSite: 'lax', secure, path: secure ? '/' : '/api/auth' },
  };
}

interface CookieAttributes {
  httpOnly: boolean;
  sameSite: 'lax';
  secure: boolean;
  path: string;
}
