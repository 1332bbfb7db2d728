import type { User } from '@wishwell/contract/users.ts';
import { type NoRow, sql } from '../../database/statements.ts';

export type AccountFlag = 'is_staff' | 'is_superuser' | 'is_active';

/** Account of a user. `created_at` is the time of the sign-up in ISO 8601. */
export type Account = Pick<User, 'id' | 'uid' | 'email' | 'display_name' | AccountFlag> & { created_at: string };

const accountColumns = `id, uid, email, display_name, is_staff, is_superuser, is_active, iso_time(created_at) as created_at`;

/**
 * Returns a page of accounts. Parameters: last id of the previous page, maximum rows, three filters (only
 * staff, only superusers, only inactive accounts) and a search text.
 */
export const listAccounts = sql<Account, [number, number, boolean, boolean, boolean, string]>(
  'cli.listAccounts',
  `select ${accountColumns} from users
   where id > $1 and (is_staff or not $3::boolean) and (is_superuser or not $4::boolean) and not (is_active and $5::boolean)
     and (strpos(fold_text(email), fold_text($6)) > 0 or strpos(fold_text(display_name), fold_text($6)) > 0)
   order by id limit $2`,
);

/**
 * Acquires the lock that lets only one operator command at a time change accounts. Waits while another
 * command holds it. The lock ends with the transaction.
 */
export const waitForOtherAdminCommands = sql(
  'cli.waitForOtherAdminCommands',
  'select pg_advisory_xact_lock(7294120312)',
);

/**
 * Locks and returns the account with this e-mail address; ignores case. New claims of this user wait for the
 * lock, because a claim locks the same row `for key share`.
 */
export const lockAccountRow = sql<Account, [email: string]>(
  'cli.lockAccountRow',
  `select ${accountColumns} from users where lower(email) = lower($1) for update`,
);

export const updateAccountFlags = sql<
  NoRow,
  [userId: number, isStaff: boolean, isSuperuser: boolean, isActive: boolean]
>('cli.updateAccountFlags', 'update users set is_staff = $2, is_superuser = $3, is_active = $4 where id = $1');

export const findActiveSuperuser = sql<{ id: number }>(
  'cli.findActiveSuperuser',
  'select id from users where is_superuser and is_active limit 1',
);

/** Returns whether the database has the tables of the built-in accounts. */
export const findWhetherIdentityTablesExist = sql<{ present: boolean }>(
  'cli.findWhetherIdentityTablesExist',
  `select to_regclass('auth.session') is not null as present`,
);

/**
 * Locks and returns the sign-in account and the user record's `id`. `id` is null if the user has not
 * completed the sign-up.
 */
export const lockSignInAccount = sql<
  { id: number | null; uid: string; email: string; is_active: boolean },
  [email: string]
>(
  'cli.lockSignInAccount',
  `select u.id, i.id as uid, i.email, coalesce(u.is_active, true) as is_active
   from auth."user" i left join users u on u.uid = i.id where i.email = lower($1) for no key update of i`,
);

/** Deletes the user's password. Returns a row if the user had a password. */
export const deletePassword = sql<{ id: string }, [uid: string]>(
  'cli.deletePassword',
  `update auth.account set password = null, "updatedAt" = now()
   where "userId" = $1 and "providerId" = 'credential' and password is not null returning id`,
);

type NewAuditEntry = [actor: string, action: string, id: number | null, uid: string, email: string, detailJson: string];

/** Adds an entry to the audit log. `detailJson` must not contain secrets, because operators read the log. */
export const insertAuditEntry = sql<NoRow, NewAuditEntry>(
  'cli.insertAuditEntry',
  `insert into audit_log (actor, action, user_id, uid, email, detail) values ($1, $2, $3, $4, $5, $6::jsonb)`,
);

type AuditEntry = Record<'at' | 'actor' | 'action' | 'uid' | 'email', string> & { id: number; detail: object };

/**
 * Returns audit log entries with an id below `before`, newest first. `email` filters by a current or former
 * address.
 */
export const listAuditEntries = sql<AuditEntry, [before: number | null, maxRows: number, email: string | null]>(
  'cli.listAuditEntries',
  `select id, iso_time(at) as at, actor, action, user_id, uid, email, detail from audit_log
   where id < coalesce($1::bigint, 9223372036854775807)
     and ($3::text is null or lower(email) = lower($3) or uid in (select uid from users where lower(email) = lower($3)))
   order by id desc limit $2`,
);
