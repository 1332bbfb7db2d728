-- Claims in numbers, with what the giver keeps about them; gifts without an item; ideas of friends (decision 44).
-- The next migration fills the new columns of existing rows and validates the constraints.

-- `owner_id` or `for_name`: the person for whom the gift is. `name` to `picture_key`: the item when it was promised.
-- `item_id` is null when the claim has ended, or when there never was an item. Ids are random: the ids of an owner's own
-- gifts would otherwise count the claims of others.
alter table claims
  add column id bigint,
  add column quantity integer not null default 1,
  add column owner_id bigint,
  add column for_name text,
  add column stage text not null default 'promised',
  add column note text not null default '',
  add column paid numeric,
  add column paid_currency text,
  add column order_link text not null default '',
  add column name text not null default '',
  add column price numeric not null default 0,
  add column currency text not null default 'USD',
  add column url text not null default '',
  add column picture_key text,
  add column ended_reason text,
  add column ended_at timestamptz,
  alter column id set default 1 + floor(random() * 4503599627370496)::bigint,
  add constraint claims_owner_fkey foreign key (owner_id) references users on delete set null not valid,
  add constraint claims_quantity check (quantity between 1 and 99) not valid,
  add constraint claims_stage check (stage in ('promised', 'bought', 'wrapped', 'given')) not valid,
  add constraint claims_note check (char_length(note) <= 2000) not valid,
  add constraint claims_paid check (paid >= 0 and paid < 10000000 and scale(paid) <= 3) not valid,
  add constraint claims_paid_currency check (paid_currency ~ '^[A-Z]{3}$') not valid,
  add constraint claims_texts check (char_length(order_link) <= 2048 and char_length(name) <= 200 and char_length(for_name) <= 200) not valid,
  add constraint claims_id check (id is not null) not valid,
  add constraint claims_end check (
    (ended_at is null) = (ended_reason is null) and (ended_at is null or item_id is null) and
    (ended_reason in ('unfriended', 'hidden', 'moved', 'deleted', 'received', 'unwanted'))
  ) not valid;

alter table items
  add column wanted integer default 1,
  add column idea_by bigint,
  -- When the item came to its list from another one.
  add column listed_at timestamptz,
  add column idea_wishlist_id bigint,
  add constraint items_wanted check (wanted between 1 and 99) not valid,
  add constraint items_idea_by_fkey foreign key (idea_by) references users on delete cascade not valid,
  add constraint items_idea_wishlist_fkey foreign key (idea_wishlist_id) references wishlists on delete cascade not valid,
  -- An idea is on a list without being one of its items: no query of the owner reads it.
  add constraint items_idea check (idea_wishlist_id is null or (wishlist_id is null and idea_by is not null)) not valid;

-- A copy of an image for the claims that keep it. The image itself goes when its owner removes it.
alter table pictures add column kept boolean not null default false;

alter table wishlists
  add column takes_ideas boolean not null default true,
  add column show_claims text not null default 'never',
  -- When the list began to show more. Claims made before show a week later (decision 44).
  add column show_claims_at timestamptz,
  add constraint wishlists_show_claims check (show_claims in ('never', 'claimed', 'names')) not valid;

-- What a giver wants to spend on a person in a year. Exactly one of `for_user_id` and `for_name` is set.
create table gift_budgets (
  giver_id bigint not null references users on delete cascade,
  for_user_id bigint references users on delete cascade,
  for_name text check (char_length(for_name) between 1 and 200),
  amount numeric not null check (amount > 0 and amount < 10000000 and scale(amount) <= 3),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  unique nulls not distinct (giver_id, for_user_id, for_name),
  check (num_nonnulls(for_user_id, for_name) = 1)
);
create index gift_budgets_person on gift_budgets (for_user_id);
