import { type NoRow, sql } from '../../database/statements.ts';

interface LockedSignInAccountRow {
  uid: string;
  is_proven: boolean;
  /** Whether the user is already linked to an account of this OpenID Connect issuer. */
  is_linked: boolean;
}

export const findAccountOfIssuerUser = sql<{ uid: string }, [issuer: string, subject: string]>(
  'accounts.findAccountOfIssuerUser',
  'select "userId" as uid from auth.account where "providerId" = $1 and "accountId" = $2',
);

/**
 * Waits for the end of a simultaneous password reset, which removes links to issuers. Then returns the user's
 * link to the issuer's account; no row if the reset has removed the link.
 */
export const waitForPasswordResetAndFindIssuerUser = sql<
  { uid: string },
  [issuer: string, subject: string, uid: string]
>('accounts.waitForPasswordResetAndFindIssuerUser', `${findAccountOfIssuerUser.text} and "userId" = $3 for share`);

/**
 * Locks the row of the sign-in account with this e-mail address. Until the transaction ends, no other
 * transaction changes the address or whether it is proven.
 */
export const lockAccountRowByEmail = sql<LockedSignInAccountRow, [email: string, issuer: string]>(
  'accounts.lockAccountRowByEmail',
  `select id as uid, "emailVerified" as is_proven,
     exists (select from auth.account a where a."userId" = u.id and a."providerId" = $2) as is_linked
   from auth."user" u where email = $1 for no key update`,
);

/**
 * Inserts a sign-in account with a proven e-mail address. Returns no row if an account has this address
 * already.
 */
export const insertAccountWithProvenEmail = sql<{ uid: string }, [uid: string, email: string, name: string]>(
  'accounts.insertAccountWithProvenEmail',
  `insert into auth."user" (id, email, name, "emailVerified") values ($1, $2, $3, true)
   on conflict (email) do nothing returning id as uid`,
);

export const insertLinkToIssuerUser = sql<NoRow, [id: string, issuer: string, subject: string, uid: string]>(
  'accounts.insertLinkToIssuerUser',
  `insert into auth.account (id, "providerId", "accountId", "userId", "updatedAt") values ($1, $2, $3, $4, now())
   on conflict ("providerId", "accountId") do nothing`,
);
