import { itemTextFields } from '@wishwell/contract/fields.ts';
import { type NoRow, sql } from '../database/statements.ts';

/**
 * Locks the friendship with the list's owner and then the list, in the lock order of all writers. Returns no
 * row if the friend cannot see the list.
 */
export const lockFriendshipAndList = sql<
  { takes_ideas: boolean; owner_id: number },
  [wishlistId: number, friendId: number]
>(
  'ideas.lockFriendshipAndList',
  `with seen as materialized (select wishlist_id, owner_id from visible_wishlists where wishlist_id = $1 and viewer_id = $2),
   friendship as materialized (
     select from friendships f, seen
     where f.low_id = least(seen.owner_id, $2::bigint) and f.high_id = greatest(seen.owner_id, $2::bigint)
       and f.status = 'friends'
     for share of f
   )
   select w.takes_ideas, w.owner_id from wishlists w, friendship, seen where w.id = seen.wishlist_id for share of w`,
);

/** Returns whether the list accepts ideas. Returns no row if the friend cannot see the list. */
export const findWhetherListAcceptsIdeas = sql<{ takes_ideas: boolean }, [wishlistId: number, friendId: number]>(
  'ideas.findWhetherListAcceptsIdeas',
  `select w.takes_ideas from visible_wishlists seen join wishlists w on w.id = seen.wishlist_id
   where seen.wishlist_id = $1 and seen.viewer_id = $2`,
);

/** Counts all ideas on the list (`count`), and those of one friend (`own_count`). */
export const countIdeas = sql<{ count: number; own_count: number }, [wishlistId: number, friendId: number]>(
  'ideas.countIdeas',
  `select count(*) as count, count(*) filter (where i.idea_by = $2) as own_count
   from items i where i.idea_wishlist_id = $1`,
);

/**
 * Inserts an idea. `price` is decimal text. If `currency` is null, the idea gets the friend's currency. If
 * `wanted` is null, any number is wanted. `texts` are in the order of `itemTextFields`. The id is random:
 * from consecutive ids, the owner could count the ideas between two items.
 */
export const insertIdea = sql<
  { id: number; currency: string },
  [
    wishlistId: number,
    friendId: number,
    name: string,
    price: string,
    currency: string | null,
    wanted: number | null,
    ...texts: string[],
  ]
>(
  'ideas.insertIdea',
  `insert into items (id, idea_wishlist_id, idea_by, name, price, currency, wanted, ${itemTextFields.join(', ')})
   overriding system value
   select 4503599627370496 + floor(random() * 2251799813685248)::bigint, $1, u.id, $3, $4::numeric, coalesce($5, u.currency), $6, ${itemTextFields.map((_, index) => `$${index + 7}`).join(', ')}
   from users u where u.id = $2
   returning id, currency`,
);

/**
 * Locks the list and then the idea, in the lock order of all writers. Returns no row if another person is the
 * author of the idea.
 */
export const lockIdea = sql<{ id: number }, [ideaId: number, wishlistId: number, authorId: number]>(
  'ideas.lockIdea',
  `with list as materialized (
     select w.id from wishlists w
     where w.id = (select i.idea_wishlist_id from items i where i.id = $1 and i.idea_wishlist_id = $2 and i.idea_by = $3)
     for share of w
   )
   select i.id from items i where i.id = $1 and i.idea_wishlist_id = $2 and exists (select from list) for update of i`,
);

/**
 * Deletes an idea. End the claims on the idea first, because a foreign key would delete them without
 * informing the givers.
 */
export const deleteIdea = sql<NoRow, [ideaId: number]>('ideas.deleteIdea', 'delete from items where id = $1');
