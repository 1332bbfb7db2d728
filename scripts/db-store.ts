/**
 * Writes a database dump with the latest schema and the demo data to server/migrations/released/latest.sql.
 * Run this command after you have added a migration. Usage: npm run db:store
 */
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listSequences, listTables, type TableDescription } from '../server/src/backup/queries.ts';
import { createDatabase, type Database } from '../server/src/database/database.ts';
import { listMigrations } from '../server/src/database/migrations/migrate.ts';
import { removeConcurrentlyKeyword } from '../server/src/database/migrations/online-statements.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { withTemporaryServer } from './browser/temporary-server.ts';
import { createDemoData, demoEmails } from './demo/world.ts';

const resolveServerPath = (path: string): string => fileURLToPath(new URL(`../server/${path}`, import.meta.url));

async function formatTableInserts({ pool }: Database, { name, columns }: TableDescription): Promise<string> {
  const { rows } = await pool.query<{ line: string }>(`select to_jsonb(t)::text as line from ${name} t order by 1`);
  if (rows.length === 0) return '';
  const all = columns.join(', ');
  const json = rows.map(({ line }) => line.replaceAll("'", "''")).join(',\n');
  return `insert into ${name} (${all}) overriding system value select ${all} from jsonb_populate_recordset(null::${name}, '[\n${json}\n]');\n`;
}

async function createDatabaseDump(db: Database): Promise<string> {
  const names = await listMigrations();
  const identity = ['tables', 'indexes'].map((name) => `src/accounts/${name}.sql`);
  const paths = [...identity, ...names.map((name) => `migrations/${name}`)];
  const schema = await Promise.all(
    paths.map(async (path) => removeConcurrentlyKeyword(await readFile(resolveServerPath(path), 'utf8'))),
  );
  const inserts: string[] = [];
  for (const table of await listTables(db)) inserts.push(await formatTableInserts(db, table));
  const sequences = (await listSequences(db)).map(
    ({ name, last_value: last, is_called: isCalled }) => `select setval('${name}', ${last}, ${isCalled});\n`,
  );
  const migrations =
    'create table migrations (name text primary key, applied_at timestamptz not null default now());\n';
  return [
    `-- The schema after ${names.at(-1)}, with the people of the demo. Made by npm run db:store.\n`,
    ...schema,
    migrations,
    ...inserts,
    ...sequences,
  ].join('\n');
}

const dumpPath = resolveServerPath('migrations/released/latest.sql');
await withTemporaryServer({}, async ({ origin, promote, dataDir }) => {
  await createDemoData(origin, async () => {
    await promote(demoEmails.superuser, 'superuser');
    await promote(demoEmails.staff, 'staff');
  });
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase(connection);
  // The audit log contains the host name of this machine. Replaces it by `host`, so that the dump is the same
  // on all machines.
  const text = (await createDatabaseDump(db)).replaceAll(hostname(), 'host');
  await writeFile(dumpPath, text);
  await db.close();
});
console.log(`Wrote ${dumpPath}`);
