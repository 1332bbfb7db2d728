-- Outside a transaction.
-- What people are to each other is read from the indexes alone, from either side, the newest account first. A search
-- reads names in their order, and suggestions the newest people, from where a page begins and no further than it ends.

create unique index concurrently if not exists friendships_pair on friendships (low_id, high_id) include (status);

alter table friendships
  drop constraint friendships_pkey,
  add constraint friendships_pkey primary key using index friendships_pair;

create index concurrently if not exists friendships_other_side on friendships (high_id, low_id) include (status);

drop index concurrently if exists friendships_high;

-- By code point, as the beginning of a name is compared.
create index concurrently if not exists users_by_name on users ((lower(display_name) collate "C"), id) where is_active;

drop index concurrently if exists users_name_prefix;

create index concurrently if not exists users_by_age on users (id) where is_active;

drop index concurrently if exists users_newest;

create index concurrently if not exists wishlist_shares_other_side on wishlist_shares (user_id, wishlist_id);

drop index concurrently if exists wishlist_shares_user;

-- The rule it was, asked of one pair at a time: PostgreSQL may answer `exists` by reading all shares there are.
create or replace view wishlist_audience as
  select w.id as wishlist_id, w.owner_id, f.friend_id as viewer_id
  from wishlists w
  join friends f on f.user_id = w.owner_id
  where w.is_public
    or (select true from wishlist_shares s where s.wishlist_id = w.id and s.user_id = f.friend_id);

-- Of the few there are, for the question whether anybody else is left.
create index concurrently if not exists users_superusers on users (id) where is_superuser;

-- Asked in housekeeping: what is older than 30 days.
create index concurrently if not exists friend_requests_age on friend_requests (created_at);

-- Reports are read by their ids.
drop index concurrently if exists bug_reports_newest;
