import { itemsBehindCover } from '@wishwell/contract/limits.ts';
import { addressOf } from '../images/signed-urls.ts';

// Fragments of SQL that build the answers' JSON, `w` being the list and `i` with `p` the item and its picture.
// They name every field: a column that is added to a table shows nowhere until it is named here.

/** The one row of a selection as an object. */
export const objectOf = (selection: string): string => `(select row_to_json(shown) from (${selection}) shown)`;

/**
 * The rows of a selection as a list of objects, in its order. Rows, because `json_build_object` finds out anew for each row
 * what its fields are: a list of twenty items takes a quarter less of the database's time this way.
 */
export const listOf = (selection: string): string =>
  `(select coalesce(json_agg(shown), '[]') from (${selection}) shown)`;

/**
 * The rows of a selection as the text of a JSON list, in its order; null without rows. A column of its own: objects nested in
 * objects would be copied at every level, which takes twice as long for megabytes of text.
 */
export const rowsOf = (selection: string): string => `(select json_agg(shown)::text from (${selection}) shown)`;

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
    select ${addressOf('p.key')} as url
    from (
      select i.id, i.is_available, i.created_at from items i where i.wishlist_id = w.id
      order by i.is_available desc, i.created_at, i.id limit ${itemsBehindCover}
    ) i join pictures p on p.item_id = i.id
    order by i.is_available desc, i.created_at, i.id limit 3
  ) cover) as cover_urls`;

export const ownCard = `${ownWishlist}, ${cardColumns}`;
export const friendCard = (viewer: string): string => `${friendWishlist(viewer)}, ${cardColumns}`;

const itemColumns = `
  i.id, i.name, i.description, i.url, i.price, i.is_available, ${addressOf('p.key')} as image_url`;

/** For its owner: nothing of a claim is even read. */
export const ownItem = `${itemColumns}, false as purchased, null::bigint as purchased_by`;

/** For a friend, `i.giver_id` being who has claimed it: that it is claimed, and by whom only if by themselves. */
export const friendItem = (viewer: string): string => `${itemColumns},
  i.giver_id is not null as purchased,
  case when i.giver_id = ${viewer} then i.giver_id end as purchased_by`;

/** The items for which `condition` holds, as `i`, with whoever has claimed them. */
export const itemsWithGivers = (condition: string): string => `
  select i.id, i.name, i.description, i.url, i.price, i.is_available, i.wishlist_id, i.created_at, c.giver_id
  from items i left join claims c on c.item_id = i.id
  where ${condition}`;

/** Bytes of an item's text. The length of a long text is stored beside it: PostgreSQL does not read the text itself. */
export const textBytes = (item: string): string =>
  `octet_length(${item}.name) + octet_length(${item}.description) + octet_length(${item}.url)`;
