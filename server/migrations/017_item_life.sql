-- Currency, place, rank and state of items, and archived lists. The next migration validates the constraints.

-- ISO 4217 code of a person's new items.
alter table users
  add column currency text not null default 'USD',
  add constraint users_currency check (currency ~ '^[A-Z]{3}$') not valid;

alter table wishlists add column archived boolean not null default false;

-- `position` is a fractional index, compared by code point; null until the owner orders the list.
-- The price loses its fixed scale without a rewrite: a currency has up to three decimals.
alter table items
  add column currency text not null default 'USD',
  add column position text collate "C",
  add column most_wanted boolean not null default false,
  add column state text not null default 'wanted',
  add column received_on date,
  add column received_note text not null default '',
  alter column price type numeric,
  add constraint items_price_size check (price < 10000000 and scale(price) <= 3) not valid,
  add constraint items_currency check (currency ~ '^[A-Z]{3}$') not valid,
  add constraint items_position check (char_length(position) between 1 and 100) not valid,
  add constraint items_state check (state in ('wanted', 'draft', 'received', 'unwanted')) not valid,
  add constraint items_received check (
    char_length(received_note) <= 500 and (state = 'received' or (received_on is null and received_note = ''))
  ) not valid;

-- Claims end some seconds after an item is no longer wanted. Until then the owner can undo the change.
alter table claim_endings add column due_at timestamptz not null default now();

alter table ended_claims
  drop constraint ended_claims_reason_check,
  add constraint ended_claims_reason check (
    reason in ('unfriended', 'hidden', 'moved', 'deleted', 'received', 'unwanted')
  ) not valid;

-- An archived list is hidden like those of a deactivated owner: its claims stay.
create or replace view wishlist_audience as
  select w.id as wishlist_id, w.owner_id, viewer.id as viewer_id, w.archived
  from wishlists w
  cross join users viewer
  join friendships f
    on f.low_id = least(w.owner_id, viewer.id) and f.high_id = greatest(w.owner_id, viewer.id) and f.status = 'friends'
  where w.is_public
    or (select true from wishlist_shares s where s.wishlist_id = w.id and s.user_id = viewer.id);

create or replace view visible_wishlists as
  select a.wishlist_id, a.owner_id, a.viewer_id
  from wishlist_audience a
  join users owner on owner.id = a.owner_id and owner.is_active
  where not a.archived;
