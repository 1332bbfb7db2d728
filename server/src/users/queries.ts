import type { User } from '@wishwell/contract/users.ts';
import { sql } from '../database/statements.ts';
import type { JsonRow } from '../database/json-text.ts';

/** A user as the server works with it; `version` counts changes of the profile. */
export interface UserRow extends User {
  version: number;
  /** Microseconds since 1970: bearers issued before no longer count. */
  bearers_from: number;
  /** Whether anybody has proven the address of this account. */
  address_proven: boolean;
}

const names = 'id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, address_proven';
const columns = `${names}, (extract(epoch from bearers_from) * 1000000)::bigint as bearers_from`;

/** Notes in the operators' log that the configuration made superusers of these. */
const noteRaised = (rows: string): string =>
  `insert into audit_log (actor, action, user_id, uid, email, detail)
   select 'SUPERUSER_EMAILS', 'promote', id, uid, email, '{"is_superuser": {"from": false, "to": true}}' from ${rows}`;

/** `$1` uid. */
export const findUserByUid = sql<UserRow>('users.findByUid', `select ${columns} from users where uid = $1`, {
  isSmall: true,
});

/** `$1` e-mail. */
export const findUserByEmail = sql<UserRow>(
  'users.findByEmail',
  `select ${columns} from users where lower(email) = lower($1)`,
);

/** `$1` the uid from now on, `$2` the uid until now. No row when another call was faster. */
export const replaceUid = sql<UserRow>(
  'users.replaceUid',
  `with taken as (update users set uid = $1 where uid = $2 returning ${columns}),
   noted as (
     insert into audit_log (actor, action, user_id, uid, email, detail)
     select 'AUTH_PROVIDER', 'change-provider', id, uid, email, jsonb_build_object('uid', jsonb_build_object('from', $2::text, 'to', $1::text))
     from taken
   )
   select ${names}, bearers_from from taken`,
);

/**
 * `$1` uid, `$2` e-mail, `$3` name, `$4` avatar, `$5` whether the address is among the configured superusers', `$6`
 * whether that alone is enough for the first account, `$7` from when bearers count, in microseconds, `$8` whether the
 * address is proven. With a role, bearers count from now. Returns no row when the uid or the address has a record: a
 * conflict may be reported by either index, so it names none.
 */
export const insertUser = sql<UserRow>(
  'users.insert',
  `with raised as (
     select $5::boolean or ($6::boolean and not exists (select from users)) as yes
   ), made as (
     insert into users (uid, email, display_name, avatar, is_superuser, bearers_from, address_proven)
     select $1, $2, $3, $4, yes,
       case when yes then clock_timestamp() else 'epoch'::timestamptz + $7::bigint * interval '1 microsecond' end, $8
     from raised
     on conflict do nothing
     returning ${columns}
   ), noted as (${noteRaised('made where is_superuser')})
   select ${names}, bearers_from from made`,
);

/** `$1` uid. No row when its address is proven already. Locks as friend actions do. */
export const lockUnproven = sql<{ id: number }>(
  'users.lockUnproven',
  'select id from users where uid = $1 and not address_proven for no key update',
);

/** `$1` uid. */
export const noteProven = sql<object>(
  'users.noteProven',
  'update users set address_proven = true where uid = $1 and not address_proven',
);

/** `$1` uid, `$2` microseconds since 1970. Ends every bearer issued before then. */
export const endBearersBefore = sql<object>(
  'users.endBearersBefore',
  `update users set bearers_from = greatest(bearers_from, 'epoch'::timestamptz + $2::bigint * interval '1 microsecond')
   where uid = $1`,
);

/** `$1` id. */
export const lockUser = sql<UserRow>('users.lock', `select ${columns} from users where id = $1 for no key update`);

/** `$1` id, `$2` name, `$3` avatar or null to keep it. */
export const updateProfile = sql<UserRow>(
  'users.updateProfile',
  `update users set display_name = $2, avatar = coalesce($3, avatar), version = version + 1
   where id = $1
   returning ${columns}`,
);

/** `$1` the id before the page, `$2` how many. */
export const listUsers = sql<JsonRow<User> & { id: number }>(
  'users.list',
  `select id, json_build_object(
     'id', id, 'uid', uid, 'email', email, 'display_name', display_name, 'avatar', avatar,
     'is_staff', is_staff, 'is_superuser', is_superuser, 'is_active', is_active
   )::text as json
   from users where id > $1 order by id limit $2`,
);

/** `$1` uid, `$2` the configured superusers' addresses. */
export const raiseConfigured = sql<object>(
  'users.raiseConfigured',
  `with raised as (
     update users set is_superuser = true where uid = $1 and lower(email) = any($2::text[]) and not is_superuser
     returning id, uid, email
   )
   ${noteRaised('raised')}`,
);
