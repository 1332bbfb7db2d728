-- True once somebody has proven the address of this account. The first proof of an unproven address ends the account's
-- friendships, because somebody else may have made the account. Accounts from before this migration count as proven, so
-- that an upgrade ends no honest friendship. A server of the previous version makes unproven accounts.
alter table users add column address_proven boolean not null default true;

alter table users alter column address_proven set default false;
