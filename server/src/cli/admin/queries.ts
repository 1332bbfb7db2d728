import { sql } from '../../database/statements.ts';

/** An account as an operator sees it. */
export interface Account {
  id: number;
  uid: string;
  email: string;
  display_name: string;
  is_staff: boolean;
  is_superuser: boolean;
  is_active: boolean;
  /** ISO 8601. */
  created_at: string;
}

const columns = `id, uid, email, display_name, is_staff, is_superuser, is_active, iso_time(created_at) as created_at`;

// `$1` the id before, `$3` staff only, `$4` superusers only, `$5` inactive only, `$6` a text in name or e-mail, or null.
const matching = `
  id > $1 and (is_staff or not $3::boolean) and (is_superuser or not $4::boolean) and not (is_active and $5::boolean)
  and ($6::text is null or strpos(lower(email), lower($6)) > 0 or strpos(lower(display_name), lower($6)) > 0)`;

/** `$2` how many; the others as `matching` says. */
export const listAccounts = sql<Account>(
  'admin.listAccounts',
  `select ${columns} from users where ${matching} order by id limit $2`,
);

/** The same parameters; counts no further than `$2`. */
export const countAccounts = sql<{ count: number }>(
  'admin.countAccounts',
  `select count(*) as count from (select from users where ${matching} limit $2) as rest`,
);

/** Until the transaction's end operators change accounts one after the other. `$1` any number they agree on. */
export const lockAdminChanges = sql<object>('admin.takeTurn', 'select pg_advisory_xact_lock($1)');

/** `$1` e-mail in any case. */
export const lockAccount = sql<Account>(
  'admin.lockAccount',
  `select ${columns} from users where lower(email) = lower($1) for no key update`,
);

/** `$1` id, `$2` staff, `$3` superuser, `$4` active. */
export const updateFlags = sql<object>(
  'admin.updateFlags',
  'update users set is_staff = $2, is_superuser = $3, is_active = $4 where id = $1',
);

export const findSuperuser = sql<{ id: number }>(
  'admin.findSuperuser',
  'select id from users where is_superuser and is_active limit 1',
);

/** Whether the built-in identity provider has made its tables here. */
export const findIdentityTables = sql<{ present: boolean }>(
  'admin.findIdentityTables',
  `select to_regclass('auth.links') is not null as present`,
);

/** `$1` uid. Answers how many there were. */
export const endSessions = sql<{ count: number }>(
  'admin.endSessions',
  `with ended as (delete from auth.session where "userId" = $1 returning 1) select count(*) as count from ended`,
);

/** Answers how many there were. */
export const deleteSigningKeys = sql<{ count: number }>(
  'admin.deleteSigningKeys',
  'with gone as (delete from auth.jwks returning 1) select count(*) as count from gone',
);

interface IdentityRow {
  uid: string;
  /** Null while the sign-up is unfinished. */
  user_id: number | null;
  email: string;
  is_active: boolean;
}

/** `$1` e-mail in any case; an identity has it in small letters. */
export const lockIdentity = sql<IdentityRow>(
  'admin.lockIdentity',
  `select i.id as uid, i.email, u.id as user_id, coalesce(u.is_active, true) as is_active
   from auth."user" i left join users u on u.uid = i.id
   where i.email = lower($1) for no key update of i`,
);

/** `$1` uid. A row when there was a password. */
export const deletePassword = sql<object>(
  'admin.deletePassword',
  `update auth.account set password = null, "updatedAt" = now()
   where "userId" = $1 and "providerId" = 'credential' and password is not null
   returning id`,
);
