import { sql } from '../database/statements.ts';

/** A database table and its stored columns, without generated columns. The names are quoted for SQL. */
export interface TableDescription {
  name: string;
  columns: string[];
}

/**
 * Returns all tables of the product, including those of accounts. Each table comes after the tables that it
 * references by foreign keys.
 */
export const listTables = sql<TableDescription>(
  'backup.listTables',
  `with recursive tables as (
     select c.oid, format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth') and c.relkind = 'r'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   ), depths (oid, depth) as (
     select oid, 0 from tables
     union select k.conrelid, depth + 1 from depths d join pg_constraint k on k.confrelid = d.oid
            where k.contype = 'f' and k.conrelid <> d.oid and depth < 100
   )
   select t.name, (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
                    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from tables t join depths d on d.oid = t.oid group by t.oid, t.name order by max(d.depth), t.name`,
);

/**
 * Returns all sequences with their current values. A value can be newer than the database snapshot, because
 * sequences ignore transactions.
 */
export const listSequences = sql<{ name: string; last_value: string; is_called: boolean }>(
  'backup.listSequences',
  `select format('%I.%I', schemaname, sequencename) as name,
          coalesce(last_value, start_value)::text as last_value, last_value is not null as is_called
     from pg_sequences
    where schemaname in ('public', 'auth')
    order by 1`,
);

export const listAppliedMigrations = sql<{ name: string }>(
  'backup.listAppliedMigrations',
  'select name from migrations order by name',
);

/**
 * Returns at most 1,000 images. `afterKey` is the key of the last image of the previous call; '' for the
 * first call.
 */
export const listImages = sql<{ key: string; is_shown: boolean }, [afterKey: string]>(
  'backup.listImages',
  'select key, item_id is not null as is_shown from pictures where key > $1 order by key limit 1000',
);

export const countImages = sql<{ count: number }>('backup.countImages', 'select count(*) as count from pictures');

/** Returns whether the product's database schemas contain no table, sequence or other relation. */
export const isEmptyDatabase = sql<{ is_empty: boolean }>(
  'backup.isEmptyDatabase',
  `select not exists (
     select from pg_class c
      where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'auth'))
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   ) as is_empty`,
);

/**
 * Sets the value of a sequence. `value` is decimal text. `isCalled` tells whether the sequence has already
 * returned this value.
 */
export const setSequence = sql<object, [sequenceName: string, value: string, isCalled: boolean]>(
  'backup.setSequence',
  'select setval($1::regclass, $2::bigint, $3)',
);

/**
 * SQL that disables all timeouts of the session, and sets the formats of dates, bytes and numbers in COPY
 * text.
 */
export const backupSessionSettingsSql = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
  set timezone = 'UTC'; set client_encoding = 'UTF8'`;

/**
 * Returns a COPY statement for a table's rows in text format:
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export const createTableCopySql = (
  { name, columns }: TableDescription,
  direction: 'to stdout' | 'from stdin',
): string => `copy ${name} (${columns.join(', ')}) ${direction}`;
