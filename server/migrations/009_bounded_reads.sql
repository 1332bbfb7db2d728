-- Outside a transaction.
-- Items in the order in which lists show them: a cover is found without reading or sorting all items of a list.
create index concurrently if not exists items_in_order on items (wishlist_id, is_available desc, created_at, id);

drop index concurrently if exists items_wishlist;

-- Pending requests of one person, newest first: those they sent, and those they received.
create index concurrently if not exists friendships_sent on friendships (requester_id, created_at desc)
  where status = 'pending';

create index concurrently if not exists friendships_received on friendships
  ((case when requester_id = low_id then high_id else low_id end), created_at desc)
  where status = 'pending';
