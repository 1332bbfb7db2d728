import { sql } from '../../database/statements.ts';

/** What an entry calls what was done. */
export type AuditAction = 'promote' | 'demote' | 'activate' | 'deactivate' | 'reset-password' | 'change-provider';

export interface AuditEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  actor: string;
  action: AuditAction;
  user_id: number | null;
  uid: string;
  email: string;
  detail: Readonly<Record<string, unknown>>;
}

/** `$1` actor, `$2` action, `$3` user id or null, `$4` uid, `$5` e-mail, `$6` detail as JSON. */
export const insertEntry = sql<object>(
  'audit.insertEntry',
  `insert into audit_log (actor, action, user_id, uid, email, detail) values ($1, $2, $3, $4, $5, $6::jsonb)`,
);

// `$1` the id behind the page, or null; `$3` an e-mail address that the person has or had, or null.
const matching = `
  id < coalesce($1::bigint, 9223372036854775807) and (
    $3::text is null or lower(email) = lower($3) or uid in (select uid from users where lower(email) = lower($3)))`;

/** `$2` how many; the others as `matching` says. The newest first. */
export const listEntries = sql<AuditEntry>(
  'audit.listEntries',
  `select id, iso_time(at) as at, actor, action, user_id, uid, email, detail
   from audit_log where ${matching} order by id desc limit $2`,
);

/** The same parameters; counts no further than `$2`. */
export const countEntries = sql<{ count: number }>(
  'audit.countEntries',
  `select count(*) as count from (select from audit_log where ${matching} limit $2) as rest`,
);
