-- Outside a transaction.
create index concurrently if not exists claims_unfilled on claims (item_id) where name = '';

-- An update with a limit runs again until it changes nothing. Existing claims keep the item as it is now.
update claims c set id = coalesce(c.id, 1 + floor(random() * 4503599627370496)::bigint), owner_id = w.owner_id, name = i.name, price = i.price,
    currency = i.currency, url = i.url, picture_key = (select p.key from pictures p where p.item_id = i.id)
  from items i left join wishlists w on w.id = i.wishlist_id
  where i.id = c.item_id and c.name = '' and c.item_id in (select item_id from claims where name = '' limit 1000);

drop index concurrently if exists claims_unfilled;

alter table claims validate constraint claims_id;

create unique index concurrently if not exists claims_id on claims (id);

-- A giver claims an item once, in a number. The sum of the numbers is decided under the lock of the item.
create unique index concurrently if not exists claims_by_giver on claims (item_id, giver_id);

create unique index concurrently if not exists claims_by_guest on claims (item_id, guest_id) where guest_id is not null;

alter table claims
  drop constraint if exists claims_pkey,
  alter column item_id drop not null,
  alter column id set not null,
  add constraint claims_pkey primary key using index claims_id;

do 'begin if to_regclass(''ended_claims'') is null then return
  ; end if
  ; insert into claims (giver_id, owner_id, name, ended_reason, created_at, ended_at)
    select giver_id, owner_id, item_name, reason, claimed_at, ended_at from ended_claims
  ; drop table ended_claims
  ; end';

create index concurrently if not exists claims_newest on claims (giver_id, created_at, id);

drop index concurrently if exists claims_giver;

create index concurrently if not exists claims_ended on claims (ended_at) where ended_at is not null and stage <> 'given';

create index concurrently if not exists claims_records on claims (giver_id, ended_at)
  where ended_at is not null and stage <> 'given';

create index concurrently if not exists claims_picture on claims (picture_key) where picture_key is not null;

create index concurrently if not exists items_ideas on items (idea_wishlist_id) where idea_wishlist_id is not null;

alter table claims validate constraint claims_owner_fkey;

alter table claims validate constraint claims_quantity;

alter table claims validate constraint claims_stage;

alter table claims validate constraint claims_note;

alter table claims validate constraint claims_paid;

alter table claims validate constraint claims_paid_currency;

alter table claims validate constraint claims_texts;

alter table claims validate constraint claims_end;

alter table items validate constraint items_wanted;

alter table items validate constraint items_idea_by_fkey;

alter table items validate constraint items_idea_wishlist_fkey;

alter table items validate constraint items_idea;

alter table wishlists validate constraint wishlists_show_claims;
