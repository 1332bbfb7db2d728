import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../src/database/database.ts';
import { type Session, withSession } from '../../src/database/session.ts';
import { drawFriendships, type PopulationOptions } from './friendships.ts';
import { createAccountRows, type TableRows, createFriendshipRows, createListRows, createOtherRows } from './rows.ts';
import { createSharingRows } from './sharing-rows.ts';

const CHUNK_CHARACTERS = 64 * 1024;

/** Joins lines in the text format of COPY into chunks of about 64 KiB. */
function* chunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const copyRows = (session: Session, { into, lines }: TableRows): Promise<void> =>
  pipeline(Readable.from(chunks(lines)), session.submit(copyFrom(`copy ${into} from stdin`)));

interface IndexStatements {
  make: string;
  drop: string;
}

// SQL that creates indexes. It runs after the rows were inserted in random order, because this takes a tenth
// of the time of an insertion with indexes.
const friendshipIndexesSql = `
  select 'alter table friendships add primary key (low_id, high_id) include (status)' as make,
    'alter table friendships drop constraint friendships_pkey' as drop
  union all
  select pg_get_indexdef(indexrelid), format('drop index %s', indexrelid::regclass)
  from pg_index where indrelid = 'friendships'::regclass and not indisprimary`;

const sequenceUpdates = ['users', 'wishlists', 'items', 'bug_reports', 'guests']
  .map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`)
  .join('\n');

/**
 * Vacuums `friendships` until almost all its pages are marked as all-visible. Repeats this, because an older
 * transaction may prevent it at first.
 */
async function vacuumFriendships(session: Session): Promise<void> {
  for (;;) {
    const { rows } = await session.query<{ is_known: boolean }>({
      text: `select relallvisible >= relpages * 0.98 as is_known from pg_class where oid = 'friendships'::regclass`,
    });
    if (rows[0]?.is_known) return;
    await sleep(1_000);
    await session.query({ text: 'vacuum (analyze) friendships' });
  }
}

/**
 * Fills a database with generated accounts and friendships, and with lists for a tenth of the people. The
 * same seed gives the same data. People 1 to `friendsOf.length` must have signed up before. Needs a superuser
 * of PostgreSQL.
 */
export async function fillPopulation(db: Database, options: PopulationOptions): Promise<void> {
  const { people, seed } = options;
  const first = options.friendsOf.length;
  const keys = drawFriendships(options);
  await withSession(db, async (session) => {
    const run = (text: string) => session.query<Record<string, never>>({ text });
    // Skips foreign key checks, because the generated rows are valid.
    await run(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
    );
    for (const tableRows of createAccountRows(people, first)) await copyRows(session, tableRows);
    const { rows: indexes } = await session.query<IndexStatements>({ text: friendshipIndexesSql });
    for (const { drop } of indexes) await run(drop);
    for (const tableRows of createFriendshipRows(keys)) await copyRows(session, tableRows);
    for (const { make } of indexes) await run(make);
    for (const tableRows of createListRows(keys, people, first, seed)) await copyRows(session, tableRows);
    for (const tableRows of [...createSharingRows(people), ...createOtherRows(people)])
      await copyRows(session, tableRows);
    await run(sequenceUpdates);
    // Vacuums and analyses all tables. On a real server, autovacuum does this within a day.
    await run('vacuum (analyze)');
    await vacuumFriendships(session);
    await run('checkpoint');
  });
}
