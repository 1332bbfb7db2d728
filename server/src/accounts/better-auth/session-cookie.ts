const DAYS_14 = 14 * 24 * 3600;

/** Seconds a session lives after it was last used. */
export const sessionSeconds = DAYS_14;

/**
 * The session's cookie. On https its `__Host-` name binds it to this host (RFC 6265bis §4.1.3.2). It reaches documents,
 * which are rendered for its person; calls of the API ask for a bearer. On http it has a new name: earlier versions set
 * `wishwell_session` for `/api/auth` alone, and a browser would send that first.
 */
export function sessionCookie(publicUrl: URL | undefined): { name: string; attributes: CookieAttributes } {
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
