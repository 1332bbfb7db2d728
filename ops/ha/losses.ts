import type { Database } from '../../server/src/database/database.ts';
import type { Ledger } from './ledger.ts';

/** What the database does not hold as it was acknowledged. */
export interface Losses {
  /** Acknowledged writes that are not there. */
  lost: number;
  /** Creations that are there more than once. */
  doubled: number;
  /** Creations whose first answer was lost, and which that very request had made: without a key they would be there twice. */
  alreadyMade: number;
}

interface Found {
  name: string;
  count: number;
  createdAt: Date;
}

const listsByTitle =
  'select title as name, count(*) as count, min(created_at) as "createdAt" from wishlists group by title';
const itemsByName = 'select name, count(*) as count, min(created_at) as "createdAt" from items group by name';
const claimed = 'select i.name from items i join claims c on c.item_id = i.id';

function judgeCreations(
  found: readonly Found[],
  acknowledged: ReadonlySet<string>,
  settled: ReadonlyMap<string, number>,
): Losses {
  const byName = new Map(found.map((one) => [one.name, one]));
  const isOlder = ([name, resentAt]: readonly [string, number]): boolean =>
    (byName.get(name)?.createdAt.getTime() ?? Infinity) < resentAt;
  return {
    lost: [...acknowledged].filter((name) => !byName.has(name)).length,
    doubled: found.filter(({ count }) => count > 1).length,
    alreadyMade: [...settled].filter(isOlder).length,
  };
}

/** Holds everything that was acknowledged against what the primary has now. Nobody may write meanwhile. */
export async function findLosses(db: Database, ledger: Ledger): Promise<Losses> {
  const { rows: lists } = await db.pool.query<Found>(listsByTitle);
  const { rows: items } = await db.pool.query<Found>(itemsByName);
  const { rows: claims } = await db.pool.query<{ name: string }>(claimed);
  const isClaimed = new Set(claims.map(({ name }) => name));
  const ofLists = judgeCreations(lists, ledger.lists, ledger.settledLists);
  const ofItems = judgeCreations(items, ledger.items, ledger.settledItems);
  return {
    lost: ofLists.lost + ofItems.lost + [...ledger.claims].filter(([name, is]) => isClaimed.has(name) !== is).length,
    doubled: ofLists.doubled + ofItems.doubled,
    alreadyMade: ofLists.alreadyMade + ofItems.alreadyMade,
  };
}
