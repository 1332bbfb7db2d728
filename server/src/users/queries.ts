import type { AvatarColourName } from '@wishwell/contract/limits.ts';
import type { User } from '@wishwell/contract/users.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { type NoRow, sql } from '../database/statements.ts';

/** User record in the database. `version` counts the changes of the user's profile. */
export interface UserRow extends User {
  version: number;
  /**
   * Time from which the user's bearer tokens are valid, in microseconds since 1970. Tokens that were issued
   * earlier are invalid.
   */
  bearers_from: number;
  address_proven: boolean;
}

const storedColumns =
  'id, uid, email, display_name, avatar, currency, is_staff, is_superuser, is_active, version, address_proven';
const userColumns = `${storedColumns}, (extract(epoch from bearers_from) * 1000000)::bigint as bearers_from`;

/**
 * Returns SQL that writes an audit log entry for each user who gets the superuser role because of the setting
 * `SUPERUSER_EMAILS`.
 */
const createRoleAuditLogSql = (rows: string): string =>
  `insert into audit_log (actor, action, user_id, uid, email, detail)
   select 'SUPERUSER_EMAILS', 'promote', id, uid, email, '{"is_superuser": {"from": false, "to": true}}' from ${rows}`;

export const findUserByUid = sql<UserRow, [uid: string]>(
  'users.findUserByUid',
  `select ${userColumns} from users where uid = $1`,
);

export const findUserByEmail = sql<UserRow, [email: string]>(
  'users.findUserByEmail',
  `select ${userColumns} from users where lower(email) = lower($1)`,
);

/** Replaces the uid of a user record. Returns no row if a simultaneous request has already replaced it. */
export const replaceUserIdentityUid = sql<UserRow, [newUid: string, oldUid: string]>(
  'users.replaceUserIdentityUid',
  `with taken as (update users set uid = $1 where uid = $2 returning ${userColumns}),
   noted as (
     insert into audit_log (actor, action, user_id, uid, email, detail)
     select 'AUTH_PROVIDER', 'change-provider', id, uid, email, jsonb_build_object('uid', jsonb_build_object('from', $2::text, 'to', $1::text))
     from taken
   )
   select ${storedColumns}, bearers_from from taken`,
);

/**
 * Inserts a user record. Returns no row if the uid or the e-mail address exists. `isSuperuserIfFirst` grants
 * the superuser role to the first account. Bearer tokens issued before `bearersFromMicroseconds` (since 1970)
 * are invalid. If the superuser role is granted, all tokens issued until now are invalid.
 */
export const insertUser = sql<
  UserRow,
  [
    uid: string,
    email: string,
    displayName: string,
    avatar: AvatarColourName,
    isSuperuser: boolean,
    isSuperuserIfFirst: boolean,
    bearersFromMicroseconds: number,
    isAddressProven: boolean,
    currency: string,
  ]
>(
  'users.insertUser',
  `with raised as (
     select $5::boolean or ($6::boolean and not exists (select from users)) as yes
   ), made as (
     insert into users (uid, email, display_name, avatar, is_superuser, bearers_from, address_proven, currency)
     select $1, $2, $3, $4, yes,
       case when yes then clock_timestamp() else 'epoch'::timestamptz + $7::bigint * interval '1 microsecond' end, $8, $9
     from raised
     on conflict do nothing
     returning ${userColumns}
   ), noted as (${createRoleAuditLogSql('made where is_superuser')})
   select ${storedColumns}, bearers_from from made`,
);

/**
 * Locks the user's row. Other transactions must wait before they change the user's friendships. Returns no
 * row if the user's e-mail address is already proven.
 */
export const lockUserWithUnprovenAddress = sql<{ id: number }, [uid: string]>(
  'users.lockUserWithUnprovenAddress',
  'select id from users where uid = $1 and not address_proven for no key update',
);

export const setAddressProven = sql<NoRow, [uid: string]>(
  'users.setAddressProven',
  'update users set address_proven = true where uid = $1 and not address_proven',
);

/** Invalidates all bearer tokens of the user that were issued before `microseconds` (since 1970). */
export const invalidateBearerTokensIssuedBefore = sql<NoRow, [uid: string, microseconds: number]>(
  'users.invalidateBearerTokensIssuedBefore',
  `update users set bearers_from = greatest(bearers_from, 'epoch'::timestamptz + $2::bigint * interval '1 microsecond')
   where uid = $1`,
);

export const lockUser = sql<UserRow, [userId: number]>(
  'users.lockUser',
  `select ${userColumns} from users where id = $1 for no key update`,
);

/** Changes the profile of a user. A null parameter keeps the old value. */
export const updateProfile = sql<
  UserRow,
  [userId: number, displayName: string, avatar: AvatarColourName | null, currency: string | null]
>(
  'users.updateProfile',
  `update users set display_name = $2, avatar = coalesce($3, avatar), currency = coalesce($4, currency), version = version + 1
   where id = $1
   returning ${userColumns}`,
);

export const listUsers = sql<JsonTextRow<User> & { id: number }, [lastIdOfPreviousPage: number, maxRows: number]>(
  'users.listUsers',
  `select id, json_build_object(
     'id', id, 'uid', uid, 'email', email, 'display_name', display_name, 'avatar', avatar, 'currency', currency,
     'is_staff', is_staff, 'is_superuser', is_superuser, 'is_active', is_active
   )::text as json
   from users where id > $1 order by id limit $2`,
);

export const updateSuperuserRoleOfConfiguredEmail = sql<NoRow, [uid: string, superuserEmails: readonly string[]]>(
  'users.updateSuperuserRoleOfConfiguredEmail',
  `with raised as (
     update users set is_superuser = true where uid = $1 and lower(email) = any($2::text[]) and not is_superuser
     returning id, uid, email
   )
   ${createRoleAuditLogSql('raised')}`,
);
