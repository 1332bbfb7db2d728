import type { Database } from '../src/database/database.ts';

// Queries that describe a database schema line by line. They include names that PostgreSQL has generated, for
// example for constraints, because migrations can use these names.
const schemaDescriptionQueries = [
  `select format('column %s.%s %s %s not null %s default %s identity %s generated %s', a.attrelid::regclass, a.attname,
            row_number() over (partition by a.attrelid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
            pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated)
     from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    where c.relnamespace = any($1) and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  `select format('%s %s persistence %s options %s', c.relkind, c.oid::regclass, c.relpersistence, c.reloptions)
     from pg_class c where c.relnamespace = any($1)`,
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
     from pg_constraint where connamespace = any($1)`,
  `select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = any($1)`,
  `select format('view %s: %s', oid::regclass, pg_get_viewdef(oid)) from pg_class where relnamespace = any($1) and relkind = 'v'`,
  `select format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = any($1) and not t.tgisinternal`,
  `select pg_get_functiondef(oid) from pg_proc where pronamespace = any($1)`,
];

/**
 * Returns a description of the schemas of the product and of the identity library. Its lines have a stable
 * order.
 */
export async function describeSchema({ db: { pool } }: { db: Database }): Promise<string[]> {
  const { rows: schemas } = await pool.query<{ oid: number }>(
    `select oid from pg_namespace where nspname in ('public', 'auth')`,
  );
  const lines: string[] = [];
  for (const text of schemaDescriptionQueries) {
    const { rows } = await pool.query<[string]>({ text, values: [schemas.map(({ oid }) => oid)], rowMode: 'array' });
    lines.push(...rows.map(([line]) => line).toSorted());
  }
  return lines;
}
