-- Outside a transaction.
-- Validates without blocking writers, which already obey the constraints.
alter table users validate constraint users_currency;

alter table items validate constraint items_price_size;

alter table items validate constraint items_currency;

alter table items validate constraint items_position;

alter table items validate constraint items_state;

alter table items validate constraint items_received;

alter table ended_claims validate constraint ended_claims_reason;

-- Items in the order in which lists show them, with the state that decides whether others see them.
create index concurrently if not exists items_in_place on items (wishlist_id, is_available desc, position, created_at, id)
  include (state);

drop index concurrently if exists items_in_order;
