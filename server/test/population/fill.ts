import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../src/database/database.ts';
import { type Session, withSession } from '../../src/database/session.ts';
import { drawFriendships, type Wishes } from './friendships.ts';
import { accountFillings, type Filling, friendshipFillings, listFillings, otherFillings } from './rows.ts';

const CHUNK = 64 * 1024;

/** Lines as COPY reads them, many at a time. */
function* chunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const copy = (session: Session, { into, lines }: Filling): Promise<void> =>
  pipeline(Readable.from(chunks(lines)), session.submit(copyFrom(`copy ${into} from stdin`)));

interface Indexes {
  /** How to make it again, and how it is dropped. */
  make: string;
  drop: string;
}

// Rows come in no order, and a large index that is made at once is made in a tenth of the time.
const indexesOfFriendships = `
  select 'alter table friendships add primary key (low_id, high_id) include (status)' as make,
    'alter table friendships drop constraint friendships_pkey' as drop
  union all
  select pg_get_indexdef(indexrelid), format('drop index %s', indexrelid::regclass)
  from pg_index where indrelid = 'friendships'::regclass and not indisprimary`;

const raiseSequences = ['users', 'wishlists', 'items', 'bug_reports']
  .map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`)
  .join('\n');

/** Again, should a statement that began while the table was filled have kept its pages from being known as seen by everybody. */
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
 * Fills a database in which only the first people have signed up, with the ids 1 to `friendsOf.length`: accounts, friendships
 * by a power law, lists of the active tenth. Always the same for one seed. Needs a superuser of PostgreSQL.
 */
export async function fillPopulation(db: Database, wishes: Wishes): Promise<void> {
  const { people, seed } = wishes;
  const first = wishes.friendsOf.length;
  const keys = drawFriendships(wishes);
  await withSession(db, async (session) => {
    const run = (text: string) => session.query<Record<string, never>>({ text });
    // Foreign keys hold by the way the rows are made: a million look-ups less.
    await run(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
    );
    for (const filling of accountFillings(people, first)) await copy(session, filling);
    const { rows: indexes } = await session.query<Indexes>({ text: indexesOfFriendships });
    for (const { drop } of indexes) await run(drop);
    for (const filling of friendshipFillings(keys)) await copy(session, filling);
    for (const { make } of indexes) await run(make);
    for (const filling of listFillings(keys, people, first, seed)) await copy(session, filling);
    for (const filling of otherFillings(people)) await copy(session, filling);
    await run(raiseSequences);
    // What a database that has been up for a day has done by itself.
    await run('vacuum (analyze)');
    await vacuumFriendships(session);
    await run('checkpoint');
  });
}
