import type { BetterAuthOptions } from 'better-auth/minimal';

type SessionCreateHooks = NonNullable<
  NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']
>;
type LibraryContext = Parameters<NonNullable<SessionCreateHooks['after']>>[1];

/**
 * Ends the session that the browser had before a sign-in (OWASP ASVS 5.0, 7.2.4). The sign-in replaces only
 * the session cookie, so the previous session would stay valid in the database. Ignores a session cookie with
 * a wrong signature.
 */
export async function endPreviousSessionOfBrowser(context: LibraryContext): Promise<void> {
  if (!context) return;
  const { authCookies, internalAdapter, secret } = context.context;
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (typeof token === 'string') await internalAdapter.deleteSession(token);
}
