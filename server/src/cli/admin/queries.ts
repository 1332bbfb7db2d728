import { type NoRow, sql } from '../../database/statements.ts';

export interface Account {
  id: number;
  uid: string;
  email: string;
  display_name: string;
  is_staff: boolean;
  is_superuser: boolean;
  is_active: boolean;
  /** Time of the sign-up in ISO 8601. */
  created_at: string;
}

const accountColumnsSql = `id, uid, email, display_name, is_staff, is_superuser, is_active, iso_time(created_at) as created_at`;

// `lastId`: id of the last account of the previous page, or 0. `searchText`: part of the name or the e-mail
// address; null for all accounts.
type AccountPageParameters = [
  lastId: number,
  maxRows: number,
  onlyStaff: boolean,
  onlySuperusers: boolean,
  onlyInactive: boolean,
  searchText: string | null,
];

// SQL condition that selects the accounts of a page. It uses `$1` and `$3` to `$6` of
// `AccountPageParameters`.
const accountConditionSql = `
  id > $1 and (is_staff or not $3::boolean) and (is_superuser or not $4::boolean) and not (is_active and $5::boolean)
  and ($6::text is null or strpos(lower(email), lower($6)) > 0 or strpos(lower(display_name), lower($6)) > 0)`;

export const listAccounts = sql<Account, AccountPageParameters>(
  'admin.listAccounts',
  `select ${accountColumnsSql} from users where ${accountConditionSql} order by id limit $2`,
);

/** Counts the accounts, but at most `maxRows` of them. */
export const countAccounts = sql<{ count: number }, AccountPageParameters>(
  'admin.countAccounts',
  `select count(*) as count from (select from users where ${accountConditionSql} limit $2) as rest`,
);

/**
 * Acquires an advisory lock until the transaction ends. Therefore operator commands that change accounts run
 * one after another.
 */
export const lockAdminChanges = sql<object, [advisoryLockId: number]>(
  'admin.lockAdminChanges',
  'select pg_advisory_xact_lock($1)',
);

/**
 * Locks and returns the account. `email` may be in upper or lower case. Claims of this giver wait for the
 * lock, because they lock the giver's row `for key share`.
 */
export const lockAccount = sql<Account, [email: string]>(
  'admin.lockAccount',
  `select ${accountColumnsSql} from users where lower(email) = lower($1) for update`,
);

export const updateFlags = sql<NoRow, [userId: number, isStaff: boolean, isSuperuser: boolean, isActive: boolean]>(
  'admin.updateFlags',
  'update users set is_staff = $2, is_superuser = $3, is_active = $4 where id = $1',
);

export const findSuperuser = sql<{ id: number }>(
  'admin.findSuperuser',
  'select id from users where is_superuser and is_active limit 1',
);

export const findIdentityTables = sql<{ present: boolean }>(
  'admin.findIdentityTables',
  `select to_regclass('auth.links') is not null as present`,
);

/** Ends the user's sessions and returns their number. */
export const endSessions = sql<{ count: number }, [uid: string]>(
  'admin.endSessions',
  `with ended as (delete from auth.session where "userId" = $1 returning 1) select count(*) as count from ended`,
);

export const deleteSigningKeys = sql<{ count: number }>(
  'admin.deleteSigningKeys',
  'with gone as (delete from auth.jwks returning 1) select count(*) as count from gone',
);

interface IdentityRow {
  uid: string;
  /** Id of the user record in `users`; null if the user has not completed the sign-up. */
  user_id: number | null;
  email: string;
  is_active: boolean;
}

/**
 * Locks and returns the identity. `email` may be in upper or lower case; the table stores it in lower case.
 */
export const lockIdentity = sql<IdentityRow, [email: string]>(
  'admin.lockIdentity',
  `select i.id as uid, i.email, u.id as user_id, coalesce(u.is_active, true) as is_active
   from auth."user" i left join users u on u.uid = i.id
   where i.email = lower($1) for no key update of i`,
);

/** Deletes the user's password. Returns a row if there was a password. */
export const deletePassword = sql<{ id: string }, [uid: string]>(
  'admin.deletePassword',
  `update auth.account set password = null, "updatedAt" = now()
   where "userId" = $1 and "providerId" = 'credential' and password is not null
   returning id`,
);
