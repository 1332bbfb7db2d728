import type { TestApp } from './app.ts';
import { finishClaimEndings } from './finish-claim-endings.ts';

/** What must never be found in the database, whatever was done to it at once: each finds the rows that break a rule. */
const invariants: Readonly<Record<string, string>> = {
  'a claim by somebody who may not see the item': `
    select from claims c join items i on i.id = c.item_id
    where not exists (
      select from wishlist_audience a where a.wishlist_id = i.wishlist_id and a.viewer_id = c.giver_id)`,
  'a claim on an own item': `
    select from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id
    where w.owner_id = c.giver_id`,
  'an item with two givers': 'select from claims group by item_id having count(*) > 1',
  'a claim on an item that is not there': `
    select from claims c where not exists (select from items i where i.id = c.item_id)`,
  'an item on a list that is not there': `
    select from items i
    where i.wishlist_id is not null and not exists (select from wishlists w where w.id = i.wishlist_id)`,
  'a request to end claims that nobody works off': 'select from claim_endings',
  'a deleted item or list that nobody deletes for good': `
    select from items where wishlist_id is null union all select from wishlists where owner_id is null`,
  'a list shared with somebody who is no friend': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id
    where not exists (
      select from friendships f
      where f.low_id = least(w.owner_id, s.user_id) and f.high_id = greatest(w.owner_id, s.user_id) and f.status = 'friends')`,
  'a list shared with its owner': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id where s.user_id = w.owner_id`,
  'a public list that is shared': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id where w.is_public`,
  'a claim and the record of its end': `
    select from claims c join items i on i.id = c.item_id
    join ended_claims e on e.giver_id = c.giver_id and e.claimed_at = c.created_at and e.item_name = i.name`,
  'one claim that ended twice': `
    select from ended_claims group by giver_id, owner_id, item_name, claimed_at having count(*) > 1`,
  'a claim that ended before it began': 'select from ended_claims where ended_at < claimed_at',
  'a record of an end that its own owner keeps': 'select from ended_claims where giver_id = owner_id',
  'an idempotency key without its record': 'select from idempotency_keys where record_id is null',
  'a record that two keys of one person made': `
    select from idempotency_keys group by user_id, fingerprint, record_id having count(*) > 1`,
  'a picture that no item has and nobody removes': 'select from pictures where item_id is null and not attached',
  'a request that was never made': `
    select from friendships where status = 'pending' and requester_id not in (low_id, high_id)`,
  'two people in two states at once': `
    select from friendships group by least(low_id, high_id), greatest(low_id, high_id) having count(*) > 1`,
  'two accounts of one identity or one address': `
    select from users group by lower(email) having count(*) > 1
    union all select from users group by uid having count(*) > 1`,
};

const findBroken = Object.entries(invariants)
  .map(([name, text]) => `select '${name}' as name where exists (${text})`)
  .join(' union all ');

/** The rules that the database breaks once the claims have ended whose end was requested. */
export async function brokenInvariants({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  await finishClaimEndings(db);
  const { rows } = await db.pool.query<{ name: string }>({ name: 'invariants', text: findBroken });
  return rows.map(({ name }) => name);
}

/** Throws when one is broken: for the end of a test. */
export async function assertInvariants(app: Pick<TestApp, 'db'>): Promise<void> {
  const broken = await brokenInvariants(app);
  if (broken.length > 0) throw new Error(`The database holds ${broken.join(', ')}`);
}
