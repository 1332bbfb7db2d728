import type { TestApp } from './app.ts';

/** What must never be found in the database, whatever was done to it at once: each finds the rows that break a rule. */
const invariants: Readonly<Record<string, string>> = {
  'a claim by somebody who may not see the item': `
    select from claims c join items i on i.id = c.item_id
    where not exists (
      select from wishlist_audience a where a.wishlist_id = i.wishlist_id and a.viewer_id = c.giver_id)`,
  'a claim on an own item': `
    select from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id
    where w.owner_id = c.giver_id`,
  'a list shared with somebody who is no friend': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id
    where not exists (select from friends f where f.user_id = w.owner_id and f.friend_id = s.user_id)`,
  'a public list that is shared': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id where w.is_public`,
  'a claim and the record of its end': `
    select from claims c join items i on i.id = c.item_id
    join ended_claims e on e.giver_id = c.giver_id and e.claimed_at = c.created_at and e.item_name = i.name`,
  'an idempotency key without its record': 'select from idempotency_keys where record_id is null',
  'a picture that no item has and nobody removes': 'select from pictures where item_id is null and not attached',
  'a request that was never made': `
    select from friendships where status = 'pending' and requester_id not in (low_id, high_id)`,
};

/** The rules that the database breaks now. */
export async function brokenInvariants({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, text] of Object.entries(invariants)) {
    const { rowCount } = await db.pool.query(text);
    if (rowCount !== 0) broken.push(name);
  }
  return broken;
}

/** Throws when one is broken: for the end of a test. */
export async function assertInvariants(app: Pick<TestApp, 'db'>): Promise<void> {
  const broken = await brokenInvariants(app);
  if (broken.length > 0) throw new Error(`The database holds ${broken.join(', ')}`);
}
