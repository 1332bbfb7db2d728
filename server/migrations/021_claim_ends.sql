-- The transaction that takes an item out of a giver's sight ends the claim. This migration ends the claims whose end
-- servers of the previous version have requested, and those of deactivated givers, which blocked the items.
alter table claims
  drop constraint claims_end,
  add constraint claims_end check (
    (ended_at is null) = (ended_reason is null) and (ended_at is null or item_id is null) and
    (ended_reason in ('unfriended', 'hidden', 'moved', 'deleted', 'received', 'unwanted', 'deactivated'))
  ) not valid;

with candidates as (
  select c.id from claims c join claim_endings e on e.item_id = c.item_id
  union select c.id from claim_endings e join items i on i.wishlist_id = e.wishlist_id join claims c on c.item_id = i.id
  union select c.id from claim_endings e join items i on i.idea_wishlist_id = e.wishlist_id join claims c on c.item_id = i.id
  union select c.id from claim_endings e join claims c on c.giver_id in (e.person_id, e.other_id)
  union select c.id from users u join claims c on c.giver_id = u.id where not u.is_active
),
found as (
  select c.id, c.item_id, c.guest_id, i.name, w.owner_id, i.state, g.is_active, f.status,
    c.link_wishlist_id is not distinct from w.id as is_by_link,
    w.is_public or s.user_id is not null as is_shared
  from candidates join claims c using (id) join items i on i.id = c.item_id
  left join wishlists w on w.id = coalesce(i.wishlist_id, i.idea_wishlist_id)
  left join users g on g.id = c.giver_id
  left join friendships f on f.low_id = least(w.owner_id, g.id) and f.high_id = greatest(w.owner_id, g.id)
  left join wishlist_shares s on s.wishlist_id = w.id and s.user_id = g.id
),
ending as materialized (
  select id, item_id, guest_id, name, reason from found
  cross join lateral (select case
    when owner_id is null then 'deleted'
    when not is_active then 'deactivated'
    when state = 'draft' then 'hidden'
    when state <> 'wanted' then state
    when is_by_link then null
    when guest_id is not null then 'moved'
    when status is distinct from 'friends' then 'unfriended'
    when not is_shared then 'hidden'
  end as reason) decided
  where reason is not null
),
recorded as (
  update claims c set item_id = null, ended_reason = e.reason, ended_at = clock_timestamp(),
    stage = case when e.reason = 'received' then 'given' else c.stage end
  from ending e where c.id = e.id and c.giver_id is not null
),
released as (
  delete from claims c using ending e where c.id = e.id and c.guest_id is not null
  returning c.guest_id, c.owner_id, e.item_id, e.name, e.reason
)
insert into mails (kind, email, locale, payload, dedupe_key)
select 'guest-claim-ended', g.email, g.locale,
  jsonb_build_object('guestId', g.id, 'itemName', case when count(*) = 1 then min(r.name) else '' end), min(r.item_id)::text
from released r join guests g on g.id = r.guest_id left join users o on o.id = r.owner_id
where g.email is not null and r.reason <> 'received' and lower(o.email) is distinct from lower(g.email)
group by g.id
on conflict do nothing;

delete from items where wishlist_id is null and idea_wishlist_id is null;

delete from wishlists where owner_id is null;

drop table claim_endings;
