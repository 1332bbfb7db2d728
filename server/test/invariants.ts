import type { TestApp } from './app.ts';
import { endUnwantedItemClaims } from './end-unwanted-claims.ts';

/**
 * Queries for rows that violate a rule of the product. No query may find a row, even after concurrent
 * requests.
 */
const invariantQueries: Readonly<Record<string, string>> = {
  'a claim of a deactivated giver': `
    select from claims c join users g on g.id = c.giver_id where c.item_id is not null and not g.is_active`,
  'a claim by somebody who may not see the item': `
    select from claims c join items i on i.id = c.item_id
    where c.link_wishlist_id is distinct from i.wishlist_id and not exists (
      select from wishlist_audience a where a.wishlist_id = coalesce(i.wishlist_id, i.idea_wishlist_id) and a.viewer_id = c.giver_id)`,
  'a claim on an item that is no longer wanted': `
    select from claims c join items i on i.id = c.item_id where i.state <> 'wanted'`,
  'a guest with more claims on a list than allowed': `
    select from claims c join items i on i.id = c.item_id where c.guest_id is not null
    group by c.guest_id, i.wishlist_id having count(*) > 20`,
  'an invitation that its sender used': 'select from invitations where used_by = inviter_id',
  'a list with more share links than allowed': 'select from share_links group by wishlist_id having count(*) > 20',
  'a claim on an own item': `
    select from claims c join items i on i.id = c.item_id join wishlists w on w.id = coalesce(i.wishlist_id, i.idea_wishlist_id)
    where w.owner_id = c.giver_id`,
  'an item promised more often than wanted': `
    select from claims c join items i on i.id = c.item_id group by i.id having sum(c.quantity) > i.wanted`,
  'a claim on a missing item': `
    select from claims c where c.item_id is not null and not exists (select from items i where i.id = c.item_id)`,
  'an item on a missing list': `
    select from items i
    where i.wishlist_id is not null and not exists (select from wishlists w where w.id = i.wishlist_id)`,
  'an item on no list': 'select from items where wishlist_id is null and idea_wishlist_id is null',
  'a list shared with a person who is not a friend': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id
    where not exists (
      select from friendships f
      where f.low_id = least(w.owner_id, s.user_id) and f.high_id = greatest(w.owner_id, s.user_id) and f.status = 'friends')`,
  'a list shared with its owner': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id where s.user_id = w.owner_id`,
  'a public list that is shared': `
    select from wishlist_shares s join wishlists w on w.id = s.wishlist_id where w.is_public`,
  'a claim that ended before it began': 'select from claims where ended_at < created_at',
  'a claim whose giver is the owner of the item': 'select from claims where giver_id = owner_id',
  'an idempotency key without its record': 'select from idempotency_keys where record_id is null',
  'a record of two idempotency keys of one user': `
    select from idempotency_keys group by user_id, fingerprint, record_id having count(*) > 1`,
  'an image without an item that is not deleted': 'select from pictures where item_id is null and not attached',
  'a friend request by neither of the two people': `
    select from friendships where status = 'pending' and requester_id not in (low_id, high_id)`,
  'two friendship rows of the same two people': `
    select from friendships group by least(low_id, high_id), greatest(low_id, high_id) having count(*) > 1`,
  'two users with the same uid or e-mail address': `
    select from users group by lower(email) having count(*) > 1
    union all select from users group by uid having count(*) > 1`,
};

const brokenInvariantsSql = Object.entries(invariantQueries)
  .map(([name, text]) => `select '${name}' as name where exists (${text})`)
  .join(' union all ');

/**
 * Returns the names of violated invariants. First ends the claims on items that their owners have marked as
 * unwanted, as the server's periodic job would do later.
 */
export async function findBrokenInvariants({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  await endUnwantedItemClaims(db);
  const { rows } = await db.pool.query<{ name: string }>({ name: 'invariants', text: brokenInvariantsSql });
  return rows.map(({ name }) => name);
}

/** Throws if the database violates an invariant. Call it at the end of a test. */
export async function assertInvariants(app: Pick<TestApp, 'db'>): Promise<void> {
  const broken = await findBrokenInvariants(app);
  if (broken.length > 0) throw new Error(`Violated invariants: ${broken.join(', ')}`);
}
