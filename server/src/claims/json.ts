import { itemColumns, shownColumns } from '../items/json.ts';

// The only fragments of JSON that read a claim; none of them is for an owner.

/** For a friend, `i.giver_id` being who has claimed it: that it is claimed, and by whom only if by themselves. */
export const friendItem = (viewer: string): string => `${itemColumns},
  i.giver_id is not null as purchased,
  case when i.giver_id = ${viewer} then i.giver_id end as purchased_by`;

/** The items for which `condition` holds, as `i`, with whoever has claimed them. */
export const itemsWithGivers = (condition: string): string => `
  select ${shownColumns}, i.wishlist_id, i.created_at, c.giver_id
  from items i left join claims c on c.item_id = i.id
  where ${condition}`;
