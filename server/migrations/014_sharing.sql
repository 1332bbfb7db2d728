-- Lists shared by link, and guests who claim without an account (decision 39).

-- Tokens are looked up by SHA-256. The copy that people may see again is encrypted (AES-256-GCM).
create table share_links (
  id bigint generated always as identity primary key,
  wishlist_id bigint not null references wishlists on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_cipher text not null,
  label text not null default '' check (char_length(label) <= 60),
  may_claim boolean not null default true,
  -- Whether link previews show the title of the list.
  shows_title boolean not null default false,
  expires_at timestamptz,
  last_opened_on date,
  created_at timestamptz not null default now()
);

create index share_links_wishlist on share_links (wishlist_id, id desc);

create table guests (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_cipher text not null,
  name text not null check (char_length(name) between 1 and 60),
  email text check (char_length(email) between 3 and 254),
  locale text not null,
  seen_at timestamptz not null default now()
);

-- A guest without claims is deleted 90 days later.
create index guests_by_age on guests (seen_at);

-- A claim has one giver: a user or a guest. `link_wishlist_id` is the list whose link led to the claim; null for
-- a claim by a friend. It is no foreign key: a deleted list must not delete the claims on items that have moved.
alter table claims
  add column guest_id bigint,
  add column link_wishlist_id bigint,
  add constraint claims_guest_fkey foreign key (guest_id) references guests on delete cascade not valid,
  add constraint claims_one_giver check (num_nonnulls(giver_id, guest_id) = 1) not valid,
  add constraint claims_guest_by_link check (guest_id is null or link_wishlist_id is not null) not valid,
  alter column giver_id drop not null;
