-- Outside a transaction.
alter table claims validate constraint claims_end;

-- A deleted list no longer waits without an owner.
alter table wishlists alter column owner_id set not null;

-- When the owner changed the state from wanted; null when housekeeping has ended the claims.
alter table items add column if not exists unwanted_since timestamptz;

create index concurrently if not exists items_unwanted on items (unwanted_since) where unwanted_since is not null;
