import type { JWK } from 'jose';
import { type NoRow, sql } from '../database/statements.ts';

interface SignInAccountRow {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
}

export const findSignInAccount = sql<SignInAccountRow, [uid: string]>(
  'accounts.findSignInAccount',
  `select id as uid, email, "emailVerified", name, "createdAt" from auth."user" where id = $1`,
);

interface SigningKeyRow {
  kid: string;
  publicKey: JWK;
  /** Private key that signs bearer tokens, encrypted with APP_SECRET. */
  privateKey: string;
}

/** Returns the keys that sign bearer tokens, newest first. */
export const listSigningKeys = sql<SigningKeyRow>(
  'accounts.listSigningKeys',
  'select id as kid, "publicKey"::json, "privateKey"::json from auth.jwks order by "createdAt" desc',
);

export const deleteSigningKeys = sql<{ kid: string }>(
  'accounts.deleteSigningKeys',
  'delete from auth.jwks returning id as kid',
);

export const deleteExpiredSessions = sql(
  'accounts.deleteExpiredSessions',
  'delete from auth.session where "expiresAt" < now()',
);

/** Marks the user's e-mail address as proven. Returns whether the address was proven before. */
export const markEmailProven = sql<{ email: string; was_proven: boolean }, [uid: string]>(
  'accounts.markEmailProven',
  `update auth."user" u set "emailVerified" = true, "updatedAt" = now()
   from (select id, "emailVerified" as was_proven from auth."user" where id = $1 for update) before
   where u.id = before.id returning u.email, before.was_proven`,
);

/**
 * Removes the user's links to issuers such as Google. The next sign-in with Google creates the link again if
 * the Google account still has the user's e-mail address.
 */
export const deleteIssuerUsers = sql<NoRow, [uid: string]>(
  'accounts.deleteIssuerUsers',
  `delete from auth.account where "userId" = $1 and "providerId" <> 'credential'`,
);

/**
 * Sets the user's password, or inserts the first one if the user has signed in only with Google. Afterwards,
 * "updatedAt" differs from "createdAt", which marks a password reset. `newId` is the id for a new row.
 */
export const upsertPassword = sql<NoRow, [newId: string, uid: string, passwordHash: string]>(
  'accounts.upsertPassword',
  `insert into auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")
   values ($1, $2, 'credential', $2, $3, clock_timestamp())
   on conflict ("providerId", "accountId") do update set password = excluded.password, "updatedAt" = clock_timestamp()`,
);

export const invalidateAllBearerTokens = sql<NoRow, [uid: string]>(
  'accounts.invalidateAllBearerTokens',
  'update users set bearers_from = clock_timestamp() where uid = $1',
);

// SQL for the time of the user's last password reset in microseconds since 1970; 0 without a reset. Bearer
// tokens that were issued earlier are invalid.
const passwordResetTimeSql = `
  case when a."updatedAt" <> a."createdAt" then (extract(epoch from a."updatedAt") * 1000000)::bigint else 0 end`;

/**
 * Locks the row of the user's sign-in account until the transaction ends. Password resets wait for this lock.
 */
export const lockSignInAccount = sql<{ id: string }, [uid: string]>(
  'accounts.lockSignInAccount',
  'select id from auth."user" where id = $1 for share',
);

/**
 * Returns the time of the user's last password reset in microseconds since 1970; 0 without a reset. Returns
 * no row for a user without a password.
 */
export const findPasswordResetTime = sql<{ at: number }, [uid: string]>(
  'accounts.findPasswordResetTime',
  `select ${passwordResetTimeSql} as at from auth.account a where a."userId" = $1 and a."providerId" = 'credential'`,
);

interface SessionUserRow {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  is_active: boolean;
  bearers_from: number;
}

const selectSessionUserSql = `
  select i.id as uid, i.email, i."emailVerified", i.name, coalesce(u.is_active, true) as is_active,
    case when u.id is not null then (extract(epoch from u.bearers_from) * 1000000)::bigint
      else coalesce(${passwordResetTimeSql}, 0) end as bearers_from
  from auth.session s
  join auth."user" i on i.id = s."userId"
  left join users u on u.uid = s."userId"
  left join auth.account a on a."userId" = s."userId" and a."providerId" = 'credential'`;

/**
 * Finds a session by the hash of its token. Returns its user, with the data for a new bearer token. Returns
 * no row if the session has ended.
 */
export const findUserBySessionToken = sql<SessionUserRow, [tokenHash: string]>(
  'accounts.findUserBySessionToken',
  `${selectSessionUserSql} where s.token = $1 and s."expiresAt" > now()`,
);

/**
 * Finds a session by its id. Returns its user, with the data for a new bearer token. Returns no row if the
 * session has ended. One statement reads the session and `bearers_from`: with two statements, a password
 * reset between them could mix old and new values.
 */
export const findUserBySessionId = sql<SessionUserRow, [sessionId: string]>(
  'accounts.findUserBySessionId',
  `${selectSessionUserSql} where s.id = $1`,
);

const MAX_SESSIONS_PER_USER = 100;

/**
 * Deletes all sessions of the user except the 100 newest, so that a later password reset has few rows to
 * delete. Reads at most 1,000 sessions, and skips sessions that other transactions have locked.
 */
export const deleteExcessSessions = sql<NoRow, [uid: string, newSessionId: string]>(
  'accounts.deleteExcessSessions',
  `delete from auth.session where id in (
     select id from auth.session where id in (
       select id from (
         select id, "createdAt" from auth.session where "userId" = $1 and id <> $2 limit 1000
       ) as others
       order by "createdAt" desc offset ${MAX_SESSIONS_PER_USER - 1}
     ) for update skip locked
   )`,
);

export const deleteSession = sql<NoRow, [tokenHash: string]>(
  'accounts.deleteSession',
  'delete from auth.session where token = $1',
);

export const deleteOtherSessions = sql<NoRow, [uid: string, keptSessionId: string]>(
  'accounts.deleteOtherSessions',
  'delete from auth.session where "userId" = $1 and id <> $2',
);

/** Returns the user's password hash; null for a user who signs in only with an issuer such as Google. */
export const findPasswordHash = sql<{ email: string; hash: string | null; is_active: boolean }, [uid: string]>(
  'accounts.findPasswordHash',
  `select i.email, a.password as hash, coalesce(u.is_active, true) as is_active
   from auth."user" i
   left join users u on u.uid = i.id
   left join auth.account a on a."userId" = i.id and a."providerId" = 'credential'
   where i.id = $1`,
);

/** Replaces the user's password hash. Returns no row if the stored hash has changed since it was read. */
export const replacePasswordHash = sql<{ id: string }, [uid: string, oldHash: string, newHash: string]>(
  'accounts.replacePasswordHash',
  `update auth.account set password = $3, "updatedAt" = clock_timestamp()
   where "userId" = $1 and "providerId" = 'credential' and password = $2 returning id`,
);

export const deleteSessions = sql<{ id: string }, [uid: string]>(
  'accounts.deleteSessions',
  'delete from auth.session where "userId" = $1 returning id',
);

/** Returns when the user's password was last set, as a PostgreSQL timestamp in text form. */
export const findPasswordChangeTime = sql<{ at: string }, [email: string]>(
  'accounts.findPasswordChangeTime',
  `select a."updatedAt"::text as at from auth."user" u join auth.account a on a."userId" = u.id
   where u.email = $1 and a."providerId" = 'credential'`,
);

/** Waits for the end of a simultaneous password reset. Then returns when the user's password was last set. */
export const waitForPasswordResetAndFindPasswordChangeTime = sql<{ at: string }, [email: string]>(
  'accounts.waitForPasswordResetAndFindPasswordChangeTime',
  `${findPasswordChangeTime.text} for share of a`,
);
