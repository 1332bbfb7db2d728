import type { JWK } from 'jose';
import { sql } from '../db.ts';

interface IdentityRow {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  createdAt: Date;
}

export const findIdentity = sql<IdentityRow>(
  'identity.find',
  `select id as uid, email, "emailVerified", name, "createdAt" from auth."user" where id = $1`,
);

interface KeyRow {
  kid: string;
  publicKey: JWK;
  /** Encrypted. */
  privateKey: string;
}

export const listSigningKeys = sql<KeyRow>(
  'identity.listSigningKeys',
  'select id as kid, "publicKey"::json, "privateKey"::json from auth.jwks',
);

export const deleteSigningKey = sql<object>('identity.deleteSigningKey', 'delete from auth.jwks where id = $1');

export const deleteExpiredSessions = sql<object>(
  'identity.deleteExpiredSessions',
  'delete from auth.session where "expiresAt" < now()',
);

/**
 * Notes one attempt under a key ($1) unless as many as allowed ($2) lie within the last $3 seconds; no row then. With
 * $4 the door stays shut for $3 seconds after the last of them, without until the oldest has left the window. One
 * statement, so that attempts at the same instant count one after the other.
 */
export const insertAttempt = sql<{ at: string }>(
  'identity.insertAttempt',
  `insert into auth.attempts as known (key, at) values ($1, array[clock_timestamp()])
   on conflict (key) do update set at = array(
     select moment from unnest(known.at) as moment
     where moment > clock_timestamp() - make_interval(secs => $3) order by moment
   ) || clock_timestamp()
   where cardinality(known.at) < $2
     or known.at[case when $4 then cardinality(known.at) else cardinality(known.at) - $2 + 1 end]
        <= clock_timestamp() - make_interval(secs => $3)
   returning at[cardinality(at)]::text as at`,
);

/** Whole seconds until the next attempt under a key is taken; the parameters are those of `insertAttempt`. */
export const findAttemptWait = sql<{ seconds: number }>(
  'identity.findAttemptWait',
  `select greatest(1, ceil(extract(epoch from
     at[case when $4 then cardinality(at) else cardinality(at) - $2 + 1 end]
     + make_interval(secs => $3) - clock_timestamp())))::int as seconds
   from auth.attempts where key = $1 and cardinality(at) >= $2`,
);

/** Takes one attempt back: it was none of those that count. */
export const deleteAttempt = sql<object>(
  'identity.deleteAttempt',
  'update auth.attempts set at = array_remove(at, $2::timestamptz) where key = $1',
);

/** `$1` key. */
export const deleteAttempts = sql<object>('identity.deleteAttempts', 'delete from auth.attempts where key = $1');

/** Forgets keys without an attempt in the last hour, which is as long as the longest window. */
export const deleteOldAttempts = sql<object>(
  'identity.deleteOldAttempts',
  `delete from auth.attempts where cardinality(at) = 0 or at[cardinality(at)] < now() - interval '1 hour'`,
);

/** `$1` uid. */
export const proveAddress = sql<{ email: string; was_proven: boolean }>(
  'identity.proveAddress',
  `update auth."user" u set "emailVerified" = true, "updatedAt" = now()
   from (select id, "emailVerified" as was_proven from auth."user" where id = $1 for update) before
   where u.id = before.id returning u.email, before.was_proven`,
);

/** `$1` uid. Who continued with an issuer before does so again by the proven address, if it is still theirs. */
export const deleteIssuerAccounts = sql<object>(
  'identity.deleteIssuerAccounts',
  `delete from auth.account where "userId" = $1 and "providerId" <> 'credential'`,
);

/** `$1` id of a row that may be needed, `$2` uid, `$3` hash. Somebody who came by Google gets a password beside it. */
export const upsertPassword = sql<object>(
  'identity.upsertPassword',
  `insert into auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")
   values ($1, $2, 'credential', $2, $3, now())
   on conflict ("providerId", "accountId") do update set password = excluded.password, "updatedAt" = now()`,
);

/** `$1` uid. */
export const deleteSessions = sql<object>('identity.deleteSessions', 'delete from auth.session where "userId" = $1');

/** `$1` e-mail: when its password was last set, in the database's own words. */
export const findPasswordTime = sql<{ at: string }>(
  'identity.findPasswordTime',
  `select a."updatedAt"::text as at from auth."user" u join auth.account a on a."userId" = u.id
   where u.email = $1 and a."providerId" = 'credential'`,
);

/** The same once nobody is setting one: a reset that has begun is waited for. */
export const awaitPasswordTime = sql<{ at: string }>(
  'identity.awaitPasswordTime',
  `${findPasswordTime.text} for share of a`,
);
