import { sql } from '../database/statements.ts';

/** A table with the columns that are written and not computed, all names quoted as SQL wants them. */
export interface TableRow {
  name: string;
  columns: string[];
}

/** Every table of the product and of the identity, with what it refers to. */
export const listTables = sql<TableRow & { needs: string[] }>(
  'backup.listTables',
  `select format('%I.%I', n.nspname, c.relname) as name,
          (select array_agg(quote_ident(a.attname) order by a.attnum)
             from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
          array(select distinct format('%I.%I', other_n.nspname, other.relname)
                  from pg_constraint k
                  join pg_class other on other.oid = k.confrelid
                  join pg_namespace other_n on other_n.oid = other.relnamespace
                 where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`,
);

/** Every sequence as it stands, which may be ahead of the snapshot but never behind. */
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

/** `$1` the key before the page, '' for the first. A thousand keys, and whether an item shows the picture. */
export const listImages = sql<{ key: string; is_shown: boolean }>(
  'backup.listPictures',
  'select key, item_id is not null as is_shown from pictures where key > $1 order by key limit 1000',
);

export const countImages = sql<{ count: number }>('backup.countPictures', 'select count(*) as count from pictures');

/** Whether anything at all has been made where the product keeps its tables. */
export const isEmptyDatabase = sql<{ is_empty: boolean }>(
  'backup.isEmptyDatabase',
  `select not exists (
     select from pg_class c
      where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'auth'))
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   ) as is_empty`,
);

export const deleteSigningKeys = sql('backup.deleteSigningKeys', 'delete from auth.jwks');

/** `$1` sequence, `$2` its value, `$3` whether that one has been given out. */
export const setSequence = sql('backup.setSequence', 'select setval($1::regclass, $2::bigint, $3)');

/** Nothing of this session's habits may show in the copies, and nothing may cut it off. */
export const prepareSession = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
  set timezone = 'UTC'; set client_encoding = 'UTF8'`;

/** One moment for every statement that follows, while writers go on. */
export const beginSnapshot = 'begin isolation level repeatable read read only';

export const beginRestore = 'begin';

export const endRestore = 'commit';

/** What the planner knows of fresh tables is nothing. */
export const gatherStatistics = 'analyze';

const copied = ({ name, columns }: TableRow): string => `${name} (${columns.join(', ')})`;

/** COPY in PostgreSQL's text format: https://www.postgresql.org/docs/current/sql-copy.html */
export const copyOut = (table: TableRow): string => `copy ${copied(table)} to stdout`;

export const copyIn = (table: TableRow): string => `copy ${copied(table)} from stdin`;
