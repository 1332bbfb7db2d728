import { itemsBehindCover } from '@wishwell/contract/limits.ts';
import { signedUrlOf } from '../images/signed-urls.ts';

// Fragments of SQL that build a list's JSON, `w` being the list. They name every field: a column that is added to the table
// shows nowhere until it is named here.

const wishlistColumns = (sharedWith: string): string => `
  w.id, w.title, w.description, w.is_public, w.owner_id,
  (select coalesce(json_agg(s.user_id order by s.user_id), '[]') from wishlist_shares s
   where ${sharedWith}) as shared_with_ids,
  iso_time(w.created_at) as created_at`;

/** For its owner: everyone the list is shared with. */
export const ownWishlist = wishlistColumns('s.wishlist_id = w.id');

/** For a friend: their own id or nobody, never who else. */
export const friendWishlist = (viewer: string): string =>
  wishlistColumns(`s.wishlist_id = w.id and s.user_id = ${viewer}`);

/**
 * How many items, and the first three pictures: chosen by what the owner set, so that no claim shows. Only the first items are
 * looked up among pictures, so that a list of 1,000 items without any costs little.
 */
const cardColumns = `
  (select count(*) from items i where i.wishlist_id = w.id) as item_count,
  (select coalesce(json_agg(cover.url), '[]') from (
    select ${signedUrlOf('p.key')} as url
    from (
      select i.id, i.is_available, i.created_at from items i where i.wishlist_id = w.id
      order by i.is_available desc, i.created_at, i.id limit ${itemsBehindCover}
    ) i join pictures p on p.item_id = i.id
    order by i.is_available desc, i.created_at, i.id limit 3
  ) cover) as cover_urls`;

export const ownCard = `${ownWishlist}, ${cardColumns}`;
export const friendCard = (viewer: string): string => `${friendWishlist(viewer)}, ${cardColumns}`;
