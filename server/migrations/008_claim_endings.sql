-- Claims end soon after the transaction of the owner, which writes one row here whether there are claims or not:
-- the time of its response must not depend on claims (decision 35). A background task works off the rows by id.
create table claim_endings (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('unfriended', 'hidden', 'moved', 'deleted')),
  -- Exactly one target: a wishlist, an item, or the two people of a friendship.
  wishlist_id bigint,
  item_id bigint,
  person_id bigint,
  other_id bigint,
  -- The former owner of a deleted wishlist or item, for the records of its claims.
  owner_id bigint references users on delete set null,
  check (num_nonnulls(wishlist_id, item_id, person_id) = 1),
  check ((person_id is null) = (other_id is null))
);

-- A deleted wishlist has no owner, and a deleted item no wishlist, until the background task has ended its claims and
-- deletes the row. Every query goes by the owner or by the wishlist, so neither is visible to anybody.
alter table wishlists alter column owner_id drop not null;
alter table items alter column wishlist_id drop not null;
