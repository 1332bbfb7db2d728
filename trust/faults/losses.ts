import type { Database } from '../../server/src/database/database.ts';
import type { Ledger } from './writer.ts';

/** How many acknowledged lists the database does not hold, and how many it holds twice. */
export async function findLosses(db: Database, { acknowledged }: Ledger): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.pool.query<{ title: string; count: number }>(
    'select title, count(*) as count from wishlists group by title',
  );
  const counts = new Map(rows.map(({ title, count }) => [title, count]));
  return {
    lost: [...acknowledged].filter((title) => !counts.has(title)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}
