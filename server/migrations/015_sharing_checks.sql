-- Outside a transaction.
-- Validates without blocking writers, which already obey the constraints.
alter table claims validate constraint claims_guest_fkey;

alter table claims validate constraint claims_one_giver;

alter table claims validate constraint claims_guest_by_link;

create index concurrently if not exists claims_guest on claims (guest_id, item_id) where guest_id is not null;
