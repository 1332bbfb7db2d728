import type { BetterAuthOptions } from 'better-auth/minimal';

type Hooks = NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']>;
type LibraryContext = Parameters<NonNullable<Hooks['after']>>[1];

/**
 * Ends the session whose cookie came along with a sign-in: the browser forgets it for the new one, and it would live on
 * without a holder (ASVS 5.0, 7.2.4). A cookie that the library has not signed names no session.
 */
export async function endFormerSession(context: LibraryContext): Promise<void> {
  if (!context) return;
  const { authCookies, internalAdapter, secret } = context.context;
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (typeof token === 'string') await internalAdapter.deleteSession(token);
}
