/**
 * Replaces the dump of the latest schema, with data; the dump of the first schema stays. A test upgrades both. Run it
 * once for each new migration. Usage: npm run db:store
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSequences, listTables, type TableRow } from '../server/src/backup/queries.ts';
import { fillingOrder } from '../server/src/backup/table-order.ts';
import { createDatabase, type Database } from '../server/src/database/database.ts';
import { listMigrations } from '../server/src/database/migrations/migrate.ts';
import { insideTransaction } from '../server/src/database/migrations/online-statements.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { withTemporaryServer } from './browser/temporary-server.ts';
import { createWorld, guides } from './demo/world.ts';

const server = (path: string): string => fileURLToPath(new URL(`../server/${path}`, import.meta.url));

/** The rows of one table as a statement, readable and in a stable order. */
async function insertOf({ pool }: Database, { name, columns }: TableRow): Promise<string> {
  const { rows } = await pool.query<{ line: string }>(`select to_jsonb(t)::text as line from ${name} t order by 1`);
  if (rows.length === 0) return '';
  const all = columns.join(', ');
  const json = rows.map(({ line }) => line.replaceAll("'", "''")).join(',\n');
  return `insert into ${name} (${all}) overriding system value select ${all} from jsonb_populate_recordset(null::${name}, '[\n${json}\n]');\n`;
}

async function dumpOf(db: Database): Promise<string> {
  const names = await listMigrations();
  const identity = ['tables', 'indexes'].map((name) => `src/accounts/${name}.sql`);
  const paths = [...identity, ...names.map((name) => `migrations/${name}`)];
  const schema = await Promise.all(paths.map(async (path) => insideTransaction(await readFile(server(path), 'utf8'))));
  const inserts: string[] = [];
  for (const table of fillingOrder(await listTables(db))) inserts.push(await insertOf(db, table));
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

const migrations = await listMigrations();
const folder = server('migrations/released');
const target = join(folder, migrations.at(-1) ?? '');
await withTemporaryServer({}, async ({ origin, promote, dataDir }) => {
  await createWorld(origin, async () => {
    await promote(guides.superuser, 'superuser');
    await promote(guides.staff, 'staff');
  });
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The database does not run');
  const db = createDatabase(connection);
  // The audit log names this machine.
  const text = (await dumpOf(db)).replaceAll(hostname(), 'host');
  await writeFile(target, text, { flag: 'wx' });
  await db.close();
});
const old = (await readdir(folder)).filter((dump) => dump !== migrations[0] && dump !== migrations.at(-1));
for (const dump of old) await rm(join(folder, dump));
console.log(`Wrote ${target}`);
