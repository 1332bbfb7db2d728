-- Outside a transaction.
-- Housekeeping deletes the oldest records of ended claims: those of a giver who has too many, and those of everybody by age.
create index concurrently if not exists ended_claims_newest on ended_claims (giver_id, id);

create index concurrently if not exists ended_claims_age on ended_claims (ended_at);

drop index concurrently if exists ended_claims_giver;
