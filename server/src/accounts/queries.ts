import type { JWK } from 'jose';
import { sql } from '../database/statements.ts';

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

/** The newest first. */
export const listSigningKeys = sql<KeyRow>(
  'identity.listSigningKeys',
  'select id as kid, "publicKey"::json, "privateKey"::json from auth.jwks order by "createdAt" desc',
);

export const deleteExpiredSessions = sql<object>(
  'identity.deleteExpiredSessions',
  'delete from auth.session where "expiresAt" < now()',
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

/**
 * `$1` id of a row that may be needed, `$2` uid, `$3` hash. Somebody who came by Google gets a password beside it. The time is
 * never that of `createdAt`: this is how a password that was set anew is told from the first one.
 */
export const upsertPassword = sql<object>(
  'identity.upsertPassword',
  `insert into auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")
   values ($1, $2, 'credential', $2, $3, clock_timestamp())
   on conflict ("providerId", "accountId") do update set password = excluded.password, "updatedAt" = clock_timestamp()`,
);

/** `$1` uid. Ends every bearer issued before; nothing happens without a record. */
export const endBearers = sql<object>(
  'identity.endBearers',
  'update users set bearers_from = clock_timestamp() where uid = $1',
);

// From when bearers count while there is no record: since the password was last set anew, in microseconds.
const passwordReset = `
  case when a."updatedAt" <> a."createdAt" then (extract(epoch from a."updatedAt") * 1000000)::bigint else 0 end`;

/** `$1` uid. Nobody resets its password until the transaction ends. */
export const lockIdentity = sql<object>('identity.lock', 'select id from auth."user" where id = $1 for share');

/** `$1` uid. No row without a password. */
export const findPasswordReset = sql<{ at: number }>(
  'identity.findPasswordReset',
  `select ${passwordReset} as at from auth.account a where a."userId" = $1 and a."providerId" = 'credential'`,
);

interface HolderRow {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  is_active: boolean;
  bearers_from: number;
}

const holderOfSession = `
  select i.id as uid, i.email, i."emailVerified", i.name, coalesce(u.is_active, true) as is_active,
    case when u.id is not null then (extract(epoch from u.bearers_from) * 1000000)::bigint
      else coalesce(${passwordReset}, 0) end as bearers_from
  from auth.session s
  join auth."user" i on i.id = s."userId"
  left join users u on u.uid = s."userId"
  left join auth.account a on a."userId" = s."userId" and a."providerId" = 'credential'`;

/** `$1` hash of a session's token: its holder, and what a bearer for it depends on. No row once the session has ended. */
export const findHolderByToken = sql<HolderRow>(
  'identity.findHolderByToken',
  `${holderOfSession} where s.token = $1 and s."expiresAt" > now()`,
  { isSmall: true },
);

/**
 * `$1` id of a session: what a bearer for it depends on. No row once the session has ended. One statement, so that a reset is
 * seen whole or not at all: it ends the session and moves `bearers_from`.
 */
export const findSessionHolder = sql<HolderRow>('identity.findSessionHolder', `${holderOfSession} where s.id = $1`);

const sessionsOfOne = 100;

/**
 * `$1` uid, `$2` id of the session just made. Ends all of the account's but the newest: nobody shall have so many that ending them
 * takes too long for a reset. It looks at a thousand at most, and waits for none that another is ending.
 */
export const deleteOldestSessions = sql<object>(
  'identity.deleteOldestSessions',
  `delete from auth.session where id in (
     select id from auth.session where id in (
       select id from (
         select id, "createdAt" from auth.session where "userId" = $1 and id <> $2 limit 1000
       ) as others
       order by "createdAt" desc offset ${sessionsOfOne - 1}
     ) for update skip locked
   )`,
);

/** `$1` hash of the session's token. */
export const deleteSession = sql<object>('identity.deleteSession', 'delete from auth.session where token = $1');

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
