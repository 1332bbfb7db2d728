import { type NoRow, sql } from '../../database/statements.ts';

export type AuditAction = 'promote' | 'demote' | 'activate' | 'deactivate' | 'reset-password' | 'change-provider';

export interface AuditEntry {
  id: number;
  /** Time in ISO 8601. */
  at: string;
  actor: string;
  action: AuditAction;
  user_id: number | null;
  uid: string;
  email: string;
  detail: Readonly<Record<string, unknown>>;
}

export const insertEntry = sql<
  NoRow,
  [actor: string, action: AuditAction, userId: number | null, uid: string, email: string, detailJson: string]
>(
  'audit.insertEntry',
  `insert into audit_log (actor, action, user_id, uid, email, detail) values ($1, $2, $3, $4, $5, $6::jsonb)`,
);

// `lastId`: id of the last entry of the previous page; null for the first page. `email`: current or former
// e-mail address; null for all accounts.
type AuditEntryPageParameters = [lastId: number | null, maxRows: number, email: string | null];

// SQL condition that selects the entries of a page. It uses `$1` and `$3` of `AuditEntryPageParameters`.
const auditEntryConditionSql = `
  id < coalesce($1::bigint, 9223372036854775807) and (
    $3::text is null or lower(email) = lower($3) or uid in (select uid from users where lower(email) = lower($3)))`;

/** Returns a page of audit entries, newest first. */
export const listEntries = sql<AuditEntry, AuditEntryPageParameters>(
  'audit.listEntries',
  `select id, iso_time(at) as at, actor, action, user_id, uid, email, detail
   from audit_log where ${auditEntryConditionSql} order by id desc limit $2`,
);

/** Counts the audit entries, but at most `maxRows` of them. */
export const countEntries = sql<{ count: number }, AuditEntryPageParameters>(
  'audit.countEntries',
  `select count(*) as count from (select from audit_log where ${auditEntryConditionSql} limit $2) as rest`,
);
