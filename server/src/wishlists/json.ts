import { addressOf } from '../pictures/addresses.ts';

// Fragments of SQL that build the answers' JSON, `w` being the list and `i` with `p` the item and its picture.
// They name every field: a column that is added to a table shows nowhere until it is named here.

const wishlistFields = (sharedWith: string): string => `
  'id', w.id, 'title', w.title, 'description', w.description, 'is_public', w.is_public, 'owner_id', w.owner_id,
  'shared_with_ids', ${sharedWith}, 'created_at', iso_time(w.created_at)`;

/** For its owner: everyone the list is shared with. */
export const ownWishlistFields = wishlistFields(`coalesce(
    (select json_agg(s.user_id order by s.user_id) from wishlist_shares s where s.wishlist_id = w.id), '[]')`);

/** For a friend: their own id or nobody, never who else. */
export const friendWishlistFields = (viewer: string): string =>
  wishlistFields(`coalesce(
    (select json_agg(s.user_id) from wishlist_shares s where s.wishlist_id = w.id and s.user_id = ${viewer}), '[]')`);

/** How many items, and the pictures of the first three: chosen by what the owner set, so that no claim shows. */
const cardFields = `
  'item_count', (select count(*) from items i where i.wishlist_id = w.id),
  'cover_urls', coalesce((
    select json_agg(${addressOf('cover.key')} order by cover.place)
    from (
      select p.key, row_number() over (order by i.is_available desc, i.created_at, i.id) as place
      from items i join pictures p on p.item_id = i.id
      where i.wishlist_id = w.id
      order by place limit 3
    ) cover), '[]')`;

export const ownCard = `json_build_object(${ownWishlistFields}, ${cardFields})`;
export const friendCard = (viewer: string): string =>
  `json_build_object(${friendWishlistFields(viewer)}, ${cardFields})`;

const itemFields = `
  'id', i.id, 'name', i.name, 'description', i.description, 'url', i.url, 'price', i.price,
  'is_available', i.is_available, 'image_url', ${addressOf('p.key')}`;

/** For its owner: nothing of a claim is even read. */
export const ownItem = `json_build_object(${itemFields}, 'purchased', false, 'purchased_by', null)`;

/** For a friend, `c` being the claim: that it is claimed, and by whom only if by themselves. */
export const friendItem = (viewer: string): string => `json_build_object(${itemFields},
  'purchased', c.item_id is not null,
  'purchased_by', case when c.giver_id = ${viewer} then c.giver_id end)`;
