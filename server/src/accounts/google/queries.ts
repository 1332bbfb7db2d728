import { sql } from '../../database/statements.ts';

interface IdentityRow {
  uid: string;
  is_proven: boolean;
  /** Whether somebody else of the same issuer goes in and out here. */
  is_linked: boolean;
}

/** `$1` issuer, `$2` subject: whose account that is. */
export const findAccount = sql<{ uid: string }>(
  'google.findAccount',
  'select "userId" as uid from auth.account where "providerId" = $1 and "accountId" = $2',
);

/** The same, and `$3` uid, once nobody is ending it: a reset that has begun is waited for. */
export const awaitAccount = sql<{ uid: string }>(
  'google.awaitAccount',
  `${findAccount.text} and "userId" = $3 for share`,
);

/** `$1` e-mail, `$2` issuer. Kept as it is until the transaction ends: nobody unproves an address meanwhile, or takes it. */
export const lockIdentityByEmail = sql<IdentityRow>(
  'google.lockIdentityByEmail',
  `select id as uid, "emailVerified" as is_proven,
     exists (select from auth.account a where a."userId" = u.id and a."providerId" = $2) as is_linked
   from auth."user" u where email = $1 for no key update`,
);

/** `$1` uid, `$2` e-mail, `$3` name. No row when the address has just been taken. */
export const insertIdentity = sql<{ uid: string }>(
  'google.insertIdentity',
  `insert into auth."user" (id, email, name, "emailVerified") values ($1, $2, $3, true)
   on conflict (email) do nothing returning id as uid`,
);

/** `$1` id, `$2` issuer, `$3` subject, `$4` uid. */
export const insertAccount = sql<object>(
  'google.insertAccount',
  `insert into auth.account (id, "providerId", "accountId", "userId", "updatedAt") values ($1, $2, $3, $4, now())
   on conflict ("providerId", "accountId") do nothing`,
);
