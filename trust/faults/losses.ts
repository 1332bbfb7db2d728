import type { Database } from '../../server/src/database/database.ts';
import type { WriteResults } from './writer.ts';

/**
 * Returns the number of lists that the server acknowledged but the database does not contain (`lost`), and
 * the number of lists that the database contains more than once (`doubled`).
 */
export async function countLostAndDoubledLists(
  db: Database,
  { acknowledged }: WriteResults,
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.pool.query<{ title: string; count: number }>(
    'select title, count(*) as count from wishlists group by title',
  );
  const counts = new Map(rows.map(({ title, count }) => [title, count]));
  return {
    lost: [...acknowledged].filter((title) => !counts.has(title)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}
