-- The schema after 020_gift_records.sql, with the people of the demo. Made by npm run db:store.

-- Tables of better-auth 1.7 with its jwt plugin, as its own migration writes them, and our own tables. A test
-- compares them with the installed library. Runs at every start, so that each statement must be idempotent.
-- Add changes as one more statement at the end.
create schema if not exists auth;

create table if not exists auth."user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);

create table if not exists auth.session (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  -- SHA-256 of the token; see library-adapter.ts.
  "token" text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth."user" ("id") on delete cascade
);
create index if not exists "session_userId_idx" on auth.session ("userId");

create table if not exists auth.account (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  -- Argon2id, in PHC form.
  "password" text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index if not exists "account_userId_idx" on auth.account ("userId");

create table if not exists auth.verification (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index if not exists "verification_identifier_idx" on auth.verification ("identifier");

-- Private keys are encrypted with APP_SECRET.
create table if not exists auth.jwks (
  "id" text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text,
  "crv" text
);

-- Times of the last attempts of a rate-limited action, oldest first. The key is a keyed hash, which
-- identifies nobody.
create table if not exists auth.attempts (
  key text primary key,
  at timestamptz[] not null
);

-- One account per person of an issuer.
create unique index if not exists "account_provider_idx" on auth.account ("providerId", "accountId");

-- Mailed links that prove an address. Sending a newer link of a kind ends the older ones.
create table if not exists auth.links (
  -- SHA-256 of the token: a reader of the database cannot open the link.
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'verify', 'operator')),
  "userId" text not null references auth."user" ("id") on delete cascade,
  expires_at timestamptz not null
);
create index if not exists links_user on auth.links ("userId");

-- Mails of the previous version; `mails` has replaced it. Kept for rolling upgrades and older backups: the
-- statement `mail.moveMailsOfPreviousVersion` moves their rows.
create table if not exists auth.mails (
  kind text not null check (kind in ('reset', 'verify')),
  email text not null,
  locale text not null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  primary key (kind, email)
);
create index if not exists mails_due on auth.mails (due_at);

-- Outside a transaction. Indexes added after tables.sql was released. Runs after it at every start. Add
-- changes as one more statement at the end.

create index if not exists session_expiry on auth.session ("expiresAt");

-- Users, wishlists, items, friendships, claims, pictures, bug reports.
-- Rules of the product that must never be broken are constraints here, not checks in code.

create table users (
  id bigint generated always as identity primary key,
  uid text not null unique check (char_length(uid) between 1 and 255),
  email text not null check (char_length(email) between 3 and 254),
  display_name text not null default '' check (char_length(display_name) <= 200),
  avatar text not null default 'gray' check (
    avatar in ('white', 'black', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'pink', 'gray')
  ),
  is_staff boolean not null default false,
  is_superuser boolean not null default false,
  is_active boolean not null default true,
  version bigint not null default 1,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
-- Suggestions: by the beginning of a name, and the newest first.
create index users_name_prefix on users (lower(display_name) text_pattern_ops);
create index users_newest on users (created_at desc, id desc) where is_active;

-- One row per unordered pair, so that two people cannot be in two states at once.
create table friendships (
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  status text not null check (status in ('pending', 'friends')),
  requester_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (low_id, high_id),
  check (low_id < high_id),
  check (requester_id in (low_id, high_id))
);
create index friendships_high on friendships (high_id);

-- How often one person has asked another; kept when a request is withdrawn, for the limit on asking again.
create table friend_requests (
  requester_id bigint not null references users on delete cascade,
  asked_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index friend_requests_pair on friend_requests (requester_id, asked_id, created_at);

create view friends as
  select low_id as user_id, high_id as friend_id from friendships where status = 'friends'
  union all
  select high_id, low_id from friendships where status = 'friends';

create table wishlists (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text not null default '' check (char_length(description) <= 5000),
  is_public boolean not null default true,
  -- Counts what the owner changes in the list or its items, and nothing else: the value of its ETag.
  version bigint not null default 1,
  created_at timestamptz not null default now()
);
create index wishlists_owner on wishlists (owner_id, created_at desc, id desc);

create table wishlist_shares (
  wishlist_id bigint not null references wishlists on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (wishlist_id, user_id)
);
create index wishlist_shares_user on wishlist_shares (user_id);

create table items (
  id bigint generated always as identity primary key,
  wishlist_id bigint not null references wishlists on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  description text not null default '' check (char_length(description) <= 5000),
  url text not null default '' check (char_length(url) <= 2048 and (url = '' or url ~* '^https?://')),
  price numeric(9, 2) not null default 0 check (price >= 0),
  is_available boolean not null default true,
  created_at timestamptz not null default now()
);
create index items_wishlist on items (wishlist_id, created_at, id);

-- A file is written only after its row, and removed before it: no file is ever without a row.
create table pictures (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
  item_id bigint unique references items on delete set null,
  attached boolean not null default false,
  created_at timestamptz not null default now()
);
create index pictures_released on pictures (created_at) where item_id is null;

-- One giver per item, by its key: two friends claiming at once cannot both win.
create table claims (
  item_id bigint primary key references items on delete cascade,
  giver_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index claims_giver on claims (giver_id);

-- What a giver keeps of a claim that ended without their doing.
create table ended_claims (
  id bigint generated always as identity primary key,
  giver_id bigint not null references users on delete cascade,
  owner_id bigint references users on delete set null,
  item_name text not null,
  reason text not null check (reason in ('unfriended', 'hidden', 'moved', 'deleted')),
  claimed_at timestamptz not null,
  ended_at timestamptz not null default now()
);
create index ended_claims_giver on ended_claims (giver_id);

-- Who may see a list by the rules alone: friends of the owner, and of a private list those it is shared with.
create view wishlist_audience as
  select w.id as wishlist_id, w.owner_id, f.friend_id as viewer_id
  from wishlists w
  join friends f on f.user_id = w.owner_id
  where w.is_public
    or exists (select from wishlist_shares s where s.wishlist_id = w.id and s.user_id = f.friend_id);

-- Who sees a list now: nobody while its owner is deactivated. Every read by a friend goes through this view.
create view visible_wishlists as
  select a.wishlist_id, a.owner_id, a.viewer_id
  from wishlist_audience a
  join users owner on owner.id = a.owner_id and owner.is_active;

create table bug_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved')),
  created_at timestamptz not null default now()
);
create index bug_reports_newest on bug_reports (created_at desc, id desc);
create index bug_reports_open on bug_reports (id) where status = 'open';

-- A creation that was sent twice with one Idempotency-Key is answered with the record of the first time.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  fingerprint bytea not null,
  record_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counts of what is limited over time, shared by every process.
create unlogged table rate_counts (
  subject text not null,
  period_start timestamptz not null,
  count integer not null,
  primary key (subject, period_start)
);
create index rate_counts_age on rate_counts (period_start);

-- The address of a picture: signed with HMAC-SHA256 (RFC 2104) by the two key blocks, dead at `expires` (epoch seconds).
create function picture_address(key text, expires bigint, inner_pad bytea, outer_pad bytea) returns text
language sql immutable parallel safe as $$
  select case when key is null then '' else
    '/api/pictures/' || key || '?expires=' || expires || '&signature=' || encode(
      sha256(outer_pad || sha256(inner_pad || convert_to(key || '.' || expires, 'UTF8'))), 'hex')
  end
$$;

-- ISO 8601 in UTC, with milliseconds.
create function iso_time(moment timestamptz) returns text
language sql stable parallel safe as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- What was done to accounts beside the product's own calls: by an operator's command, or by the configuration.

create table audit_log (
  id bigint generated always as identity primary key,
  -- Not when the transaction began: changes of one account stand in the order in which they came to be.
  at timestamptz not null default clock_timestamp(),
  -- The operating system's user at a machine, such as root@host, or the name of a setting.
  actor text not null check (char_length(actor) between 1 and 400),
  action text not null check (action in ('promote', 'demote', 'activate', 'deactivate', 'reset-password', 'change-provider')),
  -- Whom it concerned, as the account was then. No foreign keys: an entry outlives its account. An identity whose
  -- sign-up was never finished has no user id.
  user_id bigint,
  uid text not null,
  email text not null,
  -- What changed, from what to what. Never a password, a token or a link.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);

-- Append-only, against mistakes: whoever owns the table can still switch the trigger off, for example to honour a
-- request for erasure. pg_dump and pg_restore are not hindered: they copy rows in, and drop whole tables to begin anew.
create function refuse_change_of_audit_log() returns trigger
language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();

-- How many calls somebody has made in the minute that began with the first of them, over every process. Each adds what
-- it has counted about once a second. The key is a keyed hash: it names nobody. A crash may forget them.
create unlogged table call_counts (
  key text primary key,
  began_at timestamptz not null,
  calls integer not null
) with (fillfactor = 50);

-- Outside a transaction.
-- What people are to each other is read from the indexes alone, from either side, the newest account first. A search
-- reads names in their order, and suggestions the newest people, from where a page begins and no further than it ends.

create unique index if not exists friendships_pair on friendships (low_id, high_id) include (status);

alter table friendships
  drop constraint friendships_pkey,
  add constraint friendships_pkey primary key using index friendships_pair;

create index if not exists friendships_other_side on friendships (high_id, low_id) include (status);

drop index if exists friendships_high;

-- By code point, as the beginning of a name is compared.
create index if not exists users_by_name on users ((lower(display_name) collate "C"), id) where is_active;

drop index if exists users_name_prefix;

create index if not exists users_by_age on users (id) where is_active;

drop index if exists users_newest;

create index if not exists wishlist_shares_other_side on wishlist_shares (user_id, wishlist_id);

drop index if exists wishlist_shares_user;

-- The rule it was, asked of one pair at a time: PostgreSQL may answer `exists` by reading all shares there are.
create or replace view wishlist_audience as
  select w.id as wishlist_id, w.owner_id, f.friend_id as viewer_id
  from wishlists w
  join friends f on f.user_id = w.owner_id
  where w.is_public
    or (select true from wishlist_shares s where s.wishlist_id = w.id and s.user_id = f.friend_id);

-- Of the few there are, for the question whether anybody else is left.
create index if not exists users_superusers on users (id) where is_superuser;

-- Asked in housekeeping: what is older than 30 days.
create index if not exists friend_requests_age on friend_requests (created_at);

-- Reports are read by their ids.
drop index if exists bug_reports_newest;

-- The rule it was. Who asks names a list and a viewer, and these lead to the one friendship that counts: the view before
-- led through all friends of the viewer, on the way of every read.
create or replace view wishlist_audience as
  select w.id as wishlist_id, w.owner_id, viewer.id as viewer_id
  from wishlists w
  cross join users viewer
  join friendships f
    on f.low_id = least(w.owner_id, viewer.id) and f.high_id = greatest(w.owner_id, viewer.id) and f.status = 'friends'
  where w.is_public
    or (select true from wishlist_shares s where s.wishlist_id = w.id and s.user_id = viewer.id);

-- The server signs the addresses of pictures itself.
drop function picture_address(text, bigint, bytea, bytea);

-- Friendships are read from their indexes alone as long as most pages of the table are known to be seen by everybody.

alter table friendships set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Outside a transaction.
-- What is shown of a stranger lies in the index by which strangers are found: sixty people are on as many pages of the table.

create index if not exists strangers_by_name on users ((lower(display_name) collate "C"), id)
  include (display_name, avatar) where is_active;

drop index if exists users_by_name;

create index if not exists strangers_by_age on users (id) include (display_name, avatar) where is_active;

drop index if exists users_by_age;

-- A bearer counts only while it was issued after the last change of its holder's password, address, roles or activity. Every
-- process hears of such a change on the channel "user_changed" and drops what it has cached of that person.

alter table users add column bearers_from timestamptz not null default 'epoch';

create function end_bearers() returns trigger
language plpgsql as $$
begin
  new.bearers_from := clock_timestamp();
  return new;
end
$$;

-- A role is not gained by a bearer issued before it. Rows of a backup keep the value they had.
create trigger users_begin_with_role before insert on users for each row
  when ((new.is_staff or new.is_superuser) and new.bearers_from = 'epoch')
  execute function end_bearers();

create trigger users_end_bearers before update of email, is_staff, is_superuser, is_active on users for each row
  when (
    (old.email, old.is_staff, old.is_superuser, old.is_active)
      is distinct from (new.email, new.is_staff, new.is_superuser, new.is_active)
  )
  execute function end_bearers();

create function notify_user_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('user_changed', old.uid);
  return null;
end
$$;

create trigger users_notify_update after update of uid, bearers_from, email, is_staff, is_superuser, is_active on users
  for each row when ((old.uid, old.bearers_from) is distinct from (new.uid, new.bearers_from))
  execute function notify_user_changed();

create trigger users_notify_delete after delete on users for each row execute function notify_user_changed();

-- Claims end soon after the transaction of the owner, which writes one row here whether there are claims or not:
-- the time of its response must not depend on claims (decision 35). A background task works off the rows by id.
create table claim_endings (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('unfriended', 'hidden', 'moved', 'deleted')),
  -- Exactly one target: a wishlist, an item, or the two people of a friendship.
  wishlist_id bigint,
  item_id bigint,
  person_id bigint,
  other_id bigint,
  -- The former owner of a deleted wishlist or item, for the records of its claims.
  owner_id bigint references users on delete set null,
  check (num_nonnulls(wishlist_id, item_id, person_id) = 1),
  check ((person_id is null) = (other_id is null))
);

-- A deleted wishlist has no owner, and a deleted item no wishlist, until the background task has ended its claims and
-- deletes the row. Every query goes by the owner or by the wishlist, so neither is visible to anybody.
alter table wishlists alter column owner_id drop not null;
alter table items alter column wishlist_id drop not null;

-- Outside a transaction.
-- Items in the order in which lists show them: a cover is found without reading or sorting all items of a list.
create index if not exists items_in_order on items (wishlist_id, is_available desc, created_at, id);

drop index if exists items_wishlist;

-- Pending requests of one person, newest first: those they sent, and those they received.
create index if not exists friendships_sent on friendships (requester_id, created_at desc)
  where status = 'pending';

create index if not exists friendships_received on friendships
  ((case when requester_id = low_id then high_id else low_id end), created_at desc)
  where status = 'pending';

-- True once somebody has proven the address of this account. The first proof of an unproven address ends the account's
-- friendships, because somebody else may have made the account. Accounts from before this migration count as proven, so
-- that an upgrade ends no honest friendship. A server of the previous version makes unproven accounts.
alter table users add column address_proven boolean not null default true;

alter table users alter column address_proven set default false;

-- Outside a transaction.
-- Housekeeping deletes the oldest records of ended claims: those of a giver who has too many, and those of everybody by age.
create index if not exists ended_claims_newest on ended_claims (giver_id, id);

create index if not exists ended_claims_age on ended_claims (ended_at);

drop index if exists ended_claims_giver;

-- Mails that wait to be sent (server/src/mail/outbox.ts). They take the place of auth.mails, which servers of the
-- previous version still use.
create table mails (
  id bigint generated always as identity constraint mails_id primary key,
  kind text not null,
  email text not null,
  -- The recipient's account, whose deletion deletes the mail; null without one, or where none may be looked up.
  user_id bigint references users on delete cascade,
  locale text not null,
  -- For the feature that writes the mail. Never a token: the database would hold it in plain text.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  -- A mail of the same recipient, kind and key replaces the one that waits.
  dedupe_key text not null default '',
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  unique (email, kind, dedupe_key)
);

create index mails_by_due on mails (due_at);

-- Texts of several lines have line feeds alone, as new ones do since this version (contract/src/fields.ts).
update items set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';
update wishlists set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';
update bug_reports set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';

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

-- Outside a transaction.
-- Validates without blocking writers, which already obey the constraints.
alter table claims validate constraint claims_guest_fkey;

alter table claims validate constraint claims_one_giver;

alter table claims validate constraint claims_guest_by_link;

create index if not exists claims_guest on claims (guest_id, item_id) where guest_id is not null;

-- An invitation lets one person in. `inviter_id` is null for one by the operator.
create table invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_cipher text not null,
  inviter_id bigint references users on delete cascade,
  -- Null for a personal link, which works for any address.
  email text check (char_length(email) between 3 and 254),
  expires_at timestamptz not null,
  used_by bigint references users on delete set null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index invitations_inviter on invitations (inviter_id);

create index invitations_used_by on invitations (used_by);

create index invitations_email on invitations (lower(email)) where used_at is null;

create index invitations_by_age on invitations (expires_at);

-- Keyed hashes of e-mail addresses that must get no more invitations.
create table mail_refusals (
  email_hash bytea primary key,
  created_at timestamptz not null default now()
);

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

-- Outside a transaction.
-- Validates without blocking writers, which already obey the constraints.
alter table users validate constraint users_currency;

alter table items validate constraint items_price_size;

alter table items validate constraint items_currency;

alter table items validate constraint items_position;

alter table items validate constraint items_state;

alter table items validate constraint items_received;

alter table ended_claims validate constraint ended_claims_reason;

-- Items in the order in which lists show them, with the state that decides whether others see them.
create index if not exists items_in_place on items (wishlist_id, is_available desc, position, created_at, id)
  include (state);

drop index if exists items_in_order;

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

-- Outside a transaction.
create index if not exists claims_unfilled on claims (item_id) where name = '';

-- An update with a limit runs again until it changes nothing. Existing claims keep the item as it is now.
update claims c set id = coalesce(c.id, 1 + floor(random() * 4503599627370496)::bigint), owner_id = w.owner_id, name = i.name, price = i.price,
    currency = i.currency, url = i.url, picture_key = (select p.key from pictures p where p.item_id = i.id)
  from items i left join wishlists w on w.id = i.wishlist_id
  where i.id = c.item_id and c.name = '' and c.item_id in (select item_id from claims where name = '' limit 1000);

drop index if exists claims_unfilled;

alter table claims validate constraint claims_id;

create unique index if not exists claims_id on claims (id);

-- A giver claims an item once, in a number. The sum of the numbers is decided under the lock of the item.
create unique index if not exists claims_by_giver on claims (item_id, giver_id);

create unique index if not exists claims_by_guest on claims (item_id, guest_id) where guest_id is not null;

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

create index if not exists claims_newest on claims (giver_id, created_at, id);

drop index if exists claims_giver;

create index if not exists claims_ended on claims (ended_at) where ended_at is not null and stage <> 'given';

create index if not exists claims_records on claims (giver_id, ended_at)
  where ended_at is not null and stage <> 'given';

create index if not exists claims_picture on claims (picture_key) where picture_key is not null;

create index if not exists items_ideas on items (idea_wishlist_id) where idea_wishlist_id is not null;

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "15KQ3p55k2Lc3fhLjDUSr8ukoCogEora", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.404+00:00", "updatedAt": "2026-11-26T09:43:13.404+00:00", "emailVerified": false},
{"id": "4M3UzebnOGBzXlowYCFeP1Cq058nBGM0", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.609+00:00", "updatedAt": "2026-11-26T09:43:13.609+00:00", "emailVerified": false},
{"id": "7wLCpRamXRij5a1tyXqcw3HQ5fl6ekIZ", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.537+00:00", "updatedAt": "2026-11-26T09:43:13.537+00:00", "emailVerified": false},
{"id": "DO0khcuDBcKsoXxSxjkY48fdV9aOi7IF", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.873+00:00", "updatedAt": "2026-11-26T09:43:13.873+00:00", "emailVerified": false},
{"id": "DsbjZIs9xLONYFVMCXSeD05dr1XiOtqz", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.309+00:00", "updatedAt": "2026-11-26T09:43:13.309+00:00", "emailVerified": false},
{"id": "Hx8MnhgZ3gFAumn6mgEKweLNkGLOjEWe", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.674+00:00", "updatedAt": "2026-11-26T09:43:13.674+00:00", "emailVerified": false},
{"id": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.461+00:00", "updatedAt": "2026-11-26T09:43:13.461+00:00", "emailVerified": false},
{"id": "SIW5qfJAPEd2zvAu5TTbjrKwQNY0q7DZ", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.214+00:00", "updatedAt": "2026-11-26T09:43:13.214+00:00", "emailVerified": false},
{"id": "pSBjSIOI0Ojn4iZSGUPzQvg6uJMIiJAu", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.774+00:00", "updatedAt": "2026-11-26T09:43:13.774+00:00", "emailVerified": false},
{"id": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-26T09:43:13.042+00:00", "updatedAt": "2026-11-26T09:43:13.042+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "f6MYC2KU1olxj41i7wHFFGq2zEoXGkNd", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-26T09:43:10.857+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"sDtTy7F_JOZT2_WtJN-pOasoBcyQDM8GHa6klHRkan0\",\"y\":\"JIWc2fOFfCPBvRWRviAiiRmDaTacLNsczIHZvK_uvIQ\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$62743b6e96e618ab319f6eca2c0f1cdec0dc59d649b3b3a23d619989773c2f3abc19d2def35dd993e378365cb8316b77f5d951f262a41446fed948fa54b1ee3e02466078bc13324eb3e12dc531bf542e9eb11f81505d5d8a1c20ca14260d09474f799084809a9863f1c0b1331a70fceee430c8151c98561e3dc61d8e3dbfbca4055c0bd64fb60d408c7d71fe2b90828cce5306c6b225478cadaee1707c2debd7cfdd038dcd9252aa86a92a25249617b13ccbd5f1d8d0885c0d487b701ed712e06195a1d8702f51124f4299d1fe383479698ca98e55d58017\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-26T09:43:14.94837+00:00", "id": 1, "uid": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-26T09:43:16.018573+00:00", "id": 2, "uid": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');




insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-26T09:43:09.798636+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-26T09:43:09.933095+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-26T09:43:09.94928+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-26T09:43:10.121315+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-26T09:43:10.124727+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-26T09:43:10.128551+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-26T09:43:10.158213+00:00"},
{"name": "007_bearers_from.sql", "applied_at": "2026-11-26T09:43:10.167199+00:00"},
{"name": "008_claim_endings.sql", "applied_at": "2026-11-26T09:43:10.188299+00:00"},
{"name": "009_bounded_reads.sql", "applied_at": "2026-11-26T09:43:10.24506+00:00"},
{"name": "010_address_proven.additive.sql", "applied_at": "2026-11-26T09:43:10.248944+00:00"},
{"name": "011_bounded_records.sql", "applied_at": "2026-11-26T09:43:10.307685+00:00"},
{"name": "012_mails.additive.sql", "applied_at": "2026-11-26T09:43:10.310594+00:00"},
{"name": "013_line_ends.sql", "applied_at": "2026-11-26T09:43:10.327091+00:00"},
{"name": "014_sharing.sql", "applied_at": "2026-11-26T09:43:10.331048+00:00"},
{"name": "015_sharing_checks.sql", "applied_at": "2026-11-26T09:43:10.392791+00:00"},
{"name": "016_invitations.additive.sql", "applied_at": "2026-11-26T09:43:10.397671+00:00"},
{"name": "017_item_life.sql", "applied_at": "2026-11-26T09:43:10.413432+00:00"},
{"name": "018_item_order.sql", "applied_at": "2026-11-26T09:43:10.484439+00:00"},
{"name": "019_gifts.sql", "applied_at": "2026-11-26T09:43:10.485781+00:00"},
{"name": "020_gift_records.sql", "applied_at": "2026-11-26T09:43:10.724819+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven, currency) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven, currency from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "email": "priya@example.com", "avatar": "purple", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.160426+00:00", "bearers_from": "2026-11-26T09:43:14.938928+00:00", "display_name": "Priya Raman", "is_superuser": true, "address_proven": false},
{"id": 10, "uid": "DO0khcuDBcKsoXxSxjkY48fdV9aOi7IF", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.922261+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Lucía Ferrer", "is_superuser": false, "address_proven": false},
{"id": 2, "uid": "SIW5qfJAPEd2zvAu5TTbjrKwQNY0q7DZ", "email": "mara@example.com", "avatar": "orange", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.258722+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Mara Lindqvist", "is_superuser": false, "address_proven": false},
{"id": 3, "uid": "DsbjZIs9xLONYFVMCXSeD05dr1XiOtqz", "email": "jonas@example.com", "avatar": "green", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.345172+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Jonas Okafor", "is_superuser": false, "address_proven": false},
{"id": 4, "uid": "15KQ3p55k2Lc3fhLjDUSr8ukoCogEora", "email": "ines@example.com", "avatar": "red", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.429737+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Inês Duarte", "is_superuser": false, "address_proven": false},
{"id": 5, "uid": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "email": "theo@example.com", "avatar": "blue", "version": 1, "currency": "USD", "is_staff": true, "is_active": true, "created_at": "2026-11-26T09:43:13.505348+00:00", "bearers_from": "2026-11-26T09:43:16.01525+00:00", "display_name": "Theo Brandt", "is_superuser": false, "address_proven": false},
{"id": 6, "uid": "7wLCpRamXRij5a1tyXqcw3HQ5fl6ekIZ", "email": "aiko@example.com", "avatar": "pink", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.566207+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Aiko Tanabe", "is_superuser": false, "address_proven": false},
{"id": 7, "uid": "4M3UzebnOGBzXlowYCFeP1Cq058nBGM0", "email": "walter@example.com", "avatar": "brown", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.630371+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Walter Finch", "is_superuser": false, "address_proven": false},
{"id": 8, "uid": "Hx8MnhgZ3gFAumn6mgEKweLNkGLOjEWe", "email": "sam@example.com", "avatar": "black", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.723069+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Sam Whitlock", "is_superuser": false, "address_proven": false},
{"id": 9, "uid": "pSBjSIOI0Ojn4iZSGUPzQvg6uJMIiJAu", "email": "noor@example.com", "avatar": "white", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-26T09:43:13.823687+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Noor Haddad", "is_superuser": false, "address_proven": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "1ox12BLLU4KKDJJbwxZ62hBfSiXTL7V8", "scope": null, "userId": "DsbjZIs9xLONYFVMCXSeD05dr1XiOtqz", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$09x+7Q0rqDFUpAOwQN282g$Ee3wewBFmu5T+8RF3oFeabDe2wDwded8qs5t0FbFwcY", "accountId": "DsbjZIs9xLONYFVMCXSeD05dr1XiOtqz", "createdAt": "2026-11-26T09:43:13.312+00:00", "updatedAt": "2026-11-26T09:43:13.312+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "58NBSXS8f64LQH3G1342y695Us55K3RM", "scope": null, "userId": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$yMugPkkSU5SumJuhOQOndg$PvTm5SCsycWcy13/sEziAJsjl2GTEC4LkGEEWCKvdes", "accountId": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "createdAt": "2026-11-26T09:43:13.463+00:00", "updatedAt": "2026-11-26T09:43:13.463+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "AVCyYX75NSTtCArifolmfCpjDO7mVnvN", "scope": null, "userId": "DO0khcuDBcKsoXxSxjkY48fdV9aOi7IF", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$MQYHn7d73sNbaIME6QSyXQ$bZn/0JyUNfL2brOIa941vWpi9dXfqpYLkFa0205RhcQ", "accountId": "DO0khcuDBcKsoXxSxjkY48fdV9aOi7IF", "createdAt": "2026-11-26T09:43:13.875+00:00", "updatedAt": "2026-11-26T09:43:13.875+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "EqtgmOyw8h7JBYChAWqIuSTczUcyc6Zl", "scope": null, "userId": "4M3UzebnOGBzXlowYCFeP1Cq058nBGM0", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$mo9cUpWD+AbONVEcZgMuxQ$cxrHYGusKCJBCvuOX+oMmf1BDYhoGhIj8aRUcNuC570", "accountId": "4M3UzebnOGBzXlowYCFeP1Cq058nBGM0", "createdAt": "2026-11-26T09:43:13.612+00:00", "updatedAt": "2026-11-26T09:43:13.612+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "FmXfy05LDqJPc9zobgN42pj57Immuc1j", "scope": null, "userId": "7wLCpRamXRij5a1tyXqcw3HQ5fl6ekIZ", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$IsI27kS/LxihQw0A0BOAgg$ZDNVVSAq52JsJSd4bsj2ub5IgINPfs90JJDciVS1VCo", "accountId": "7wLCpRamXRij5a1tyXqcw3HQ5fl6ekIZ", "createdAt": "2026-11-26T09:43:13.539+00:00", "updatedAt": "2026-11-26T09:43:13.539+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "M5GTW1XOqvu43CmyklZddeiqUXUMDezp", "scope": null, "userId": "SIW5qfJAPEd2zvAu5TTbjrKwQNY0q7DZ", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$l5/Nu6jHtsf7CJG91j5XSA$MyaeJlFubIRzpEaUnKmUrb9q/RmoEfWet6ztTSN8ry4", "accountId": "SIW5qfJAPEd2zvAu5TTbjrKwQNY0q7DZ", "createdAt": "2026-11-26T09:43:13.218+00:00", "updatedAt": "2026-11-26T09:43:13.218+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "YI958QkCknnTfIcqqj0lWtKB789Lu2SK", "scope": null, "userId": "Hx8MnhgZ3gFAumn6mgEKweLNkGLOjEWe", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$lLxMoN0D4A/8g/iaR+GX7Q$huU2ak93RbODCkM8L+t6qL3TDbnzXs+Dc0ySOk830iM", "accountId": "Hx8MnhgZ3gFAumn6mgEKweLNkGLOjEWe", "createdAt": "2026-11-26T09:43:13.677+00:00", "updatedAt": "2026-11-26T09:43:13.677+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "d912n8Nz1MKGwUAFI2c8cBhTGwz54yUm", "scope": null, "userId": "pSBjSIOI0Ojn4iZSGUPzQvg6uJMIiJAu", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$G9XIM+4g4FAUZJ3n55TQYA$G6RPsWx7FdT8Nc1/n0ajy3KZKwQr9peWarVrmRmkuZk", "accountId": "pSBjSIOI0Ojn4iZSGUPzQvg6uJMIiJAu", "createdAt": "2026-11-26T09:43:13.783+00:00", "updatedAt": "2026-11-26T09:43:13.783+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "ylwt1Xr467isGw1tf8ZORkpxcn4A6YYl", "scope": null, "userId": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$r2duJS7pCztZJrDNLV/shw$/ImRVkLxq6qoYPzyGWU0P0EA7iUzF1tb8YhMHLF3sZw", "accountId": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "createdAt": "2026-11-26T09:43:13.045+00:00", "updatedAt": "2026-11-26T09:43:13.045+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "znGQDi3kaezZanHIIPn3hlXw8e7bxakV", "scope": null, "userId": "15KQ3p55k2Lc3fhLjDUSr8ukoCogEora", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$2F1lyXcGxGLnu27ScbBFdg$bicgw6ahhtjYr7/KF/qQtt90Z8+JBcWO5Y1jHTfR+84", "accountId": "15KQ3p55k2Lc3fhLjDUSr8ukoCogEora", "createdAt": "2026-11-26T09:43:13.406+00:00", "updatedAt": "2026-11-26T09:43:13.406+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "9utcQowMoH9SGaSCwU9NVonyx8vKfXVz", "token": "1PpEDXyRktCyhiVunBleux_SyokD4zobDx8BAUmp6Ug", "userId": "JHtow8R2ATE6ueDm3bv6Ilj4O4HXHHL6", "createdAt": "2026-11-26T09:43:13.464+00:00", "expiresAt": "2026-12-10T09:43:13.464+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.464+00:00", "userAgent": ""},
{"id": "BuYGxrPB0m2Mfm9dtYHnFpaIbvEtkqUV", "token": "P7RmaS1KhAfr_m9Gxa-9EoeR0nN2aB8AVhostLpwCIdPE", "userId": "4M3UzebnOGBzXlowYCFeP1Cq058nBGM0", "createdAt": "2026-11-26T09:43:13.612+00:00", "expiresAt": "2026-12-10T09:43:13.612+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.612+00:00", "userAgent": ""},
{"id": "EIIUkGykqxc3lHYvlx9XAefJ3lbIuJim", "token": "47Bm1q_YdRLjRTUCB71mgOsBmeyGDEbW55amoAkk1MQ", "userId": "SIW5qfJAPEd2zvAu5TTbjrKwQNY0q7DZ", "createdAt": "2026-11-26T09:43:13.221+00:00", "expiresAt": "2026-12-10T09:43:13.221+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.221+00:00", "userAgent": ""},
{"id": "EJiArSFUpLgiPsB4UTRKJveUmKJSD2xB", "token": "yCtOeZ8YlNuVjXsnPUmjCzTok0eboyJb5p8VHkUVOwY", "userId": "Hx8MnhgZ3gFAumn6mgEKweLNkGLOjEWe", "createdAt": "2026-11-26T09:43:13.681+00:00", "expiresAt": "2026-12-10T09:43:13.68+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.681+00:00", "userAgent": ""},
{"id": "FCbaGXzLcWMDwOHkoTU7m2mDOy12ZNYD", "token": "05RqPyXxi2soeT3_YIO5SY0PfPHZkv5ZF-E5RZYZN88", "userId": "7wLCpRamXRij5a1tyXqcw3HQ5fl6ekIZ", "createdAt": "2026-11-26T09:43:13.54+00:00", "expiresAt": "2026-12-10T09:43:13.54+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.54+00:00", "userAgent": ""},
{"id": "G7gcQiSvU2rsAUmFv3cgyA2f7Hr2QbLC", "token": "8a2Fkiseve9-8vtgIXlu5avGWa8tv7qWE3xWyPf5T5c", "userId": "pSBjSIOI0Ojn4iZSGUPzQvg6uJMIiJAu", "createdAt": "2026-11-26T09:43:13.785+00:00", "expiresAt": "2026-12-10T09:43:13.784+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.785+00:00", "userAgent": ""},
{"id": "J5iCZD0eqjtwT0HkyFFXpT34ls8C7aZ2", "token": "U0wig-dMsuegedLY2TslAVStVxIAwdhx6Hbg1_m8YWg", "userId": "DO0khcuDBcKsoXxSxjkY48fdV9aOi7IF", "createdAt": "2026-11-26T09:43:13.88+00:00", "expiresAt": "2026-12-10T09:43:13.879+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.88+00:00", "userAgent": ""},
{"id": "T8PEXCiFaAyx25YJzWdX0LqSvv8ecA3d", "token": "QkgRWQkfx4buxS3COztbQK-LB4SAI30S5PCIRriLnXQ", "userId": "15KQ3p55k2Lc3fhLjDUSr8ukoCogEora", "createdAt": "2026-11-26T09:43:13.407+00:00", "expiresAt": "2026-12-10T09:43:13.407+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.407+00:00", "userAgent": ""},
{"id": "x872Q8kYDdbvOp6VFzKQYGANGXbMVoId", "token": "GnLZj8Z0rq796mGTtKVkZc8HWPlFT1qHjSHZ9aB2uAg", "userId": "DsbjZIs9xLONYFVMCXSeD05dr1XiOtqz", "createdAt": "2026-11-26T09:43:13.314+00:00", "expiresAt": "2026-12-10T09:43:13.314+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.314+00:00", "userAgent": ""},
{"id": "zugoW0b2M7dJO14WnBqhfqYf8pWyCCuz", "token": "n-S_dgtNaNJ3Y5snxXGkUpnQaSygSmv-CVp6zOVxZCU", "userId": "z4KlHOSSFghb1R0srmi4h0zoy9QYlTpU", "createdAt": "2026-11-26T09:43:13.052+00:00", "expiresAt": "2026-12-10T09:43:13.049+00:00", "ipAddress": "", "updatedAt": "2026-11-26T09:43:13.052+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-26T09:43:35.218224+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-26T09:43:35.237966+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-26T09:43:35.2472+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-26T09:43:35.260686+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-26T09:43:16.513926+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-26T09:43:16.577248+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-26T09:43:16.663783+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-26T09:43:16.481286+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-26T09:43:16.552011+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-26T09:43:16.67095+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-26T09:43:16.631787+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-26T09:43:16.637497+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-26T09:43:16.374639+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-26T09:43:16.647501+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-26T09:43:16.385572+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-26T09:43:16.458356+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-26T09:43:16.427688+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-26T09:43:16.525672+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-26T09:43:16.444819+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-26T09:43:16.534236+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-26T09:43:16.565123+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-26T09:43:16.598473+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-26T09:43:16.653931+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-26T09:43:16.50503+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-26T09:43:16.625023+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-26T09:43:16.642398+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-26T09:43:16.493857+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-26T09:43:16.543381+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-26T09:43:16.606719+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-26T09:43:16.619103+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-26T09:43:16.513926+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-26T09:43:16.577248+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-26T09:43:16.625023+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-26T09:43:16.619103+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-26T09:43:16.663783+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-26T09:43:16.374639+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-26T09:43:16.385572+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-26T09:43:16.427688+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-26T09:43:16.444819+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-26T09:43:16.631787+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-26T09:43:16.642398+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-26T09:43:16.637497+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-26T09:43:16.481286+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-26T09:43:16.458356+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-26T09:43:16.50503+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-26T09:43:16.493857+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-26T09:43:16.647501+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-26T09:43:16.653931+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-26T09:43:16.552011+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-26T09:43:16.525672+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-26T09:43:16.534236+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-26T09:43:16.543381+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-26T09:43:16.565123+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-26T09:43:16.598473+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-26T09:43:16.67095+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-26T09:43:16.606719+00:00", "requester_id": 10}
]');





insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at, archived, takes_ideas, show_claims, show_claims_at) overriding system value select id, owner_id, title, description, is_public, version, created_at, archived, takes_ideas, show_claims, show_claims_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "archived": false, "owner_id": 1, "is_public": true, "created_at": "2026-11-26T09:43:16.847716+00:00", "description": "Requirements below. Equivalents are fine if they meet them.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 10, "title": "For the railway in the attic", "version": 6, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-26T09:43:17.061724+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 11, "title": "Side A", "version": 7, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-26T09:43:17.86674+00:00", "description": "Vinyl only. If the sleeve is worn, even better.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 12, "title": "Someday", "version": 5, "archived": false, "owner_id": 8, "is_public": true, "created_at": "2026-11-26T09:43:20.29976+00:00", "description": "", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 13, "title": "Tea at four", "version": 6, "archived": false, "owner_id": 6, "is_public": true, "created_at": "2026-11-26T09:43:20.911854+00:00", "description": "You are always welcome. Please bring yourself.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-26T09:43:21.111763+00:00", "description": "I give them back, and then I miss them.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 15, "title": "Below the stars", "version": 6, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-26T09:43:22.349651+00:00", "description": "Clear skies, thermos, silence.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 16, "title": "Film, not files", "version": 8, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-26T09:43:22.523741+00:00", "description": "Thirty-six chances and then you stop and look.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 17, "title": "Sundays", "version": 7, "archived": false, "owner_id": 1, "is_public": true, "created_at": "2026-11-26T09:43:23.759743+00:00", "description": "No deadline, no specification.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 18, "title": "Five in the morning", "version": 6, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-26T09:43:23.867355+00:00", "description": "For the hour when only I and the ovens are awake.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 19, "title": "The garden, and what to wear in it", "version": 7, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-26T09:43:24.001912+00:00", "description": "The knees are not what they were, but the beans do not know that.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 2, "title": "On the needles", "version": 7, "archived": false, "owner_id": 6, "is_public": true, "created_at": "2026-11-26T09:43:16.915163+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 20, "title": "Couch to half marathon", "version": 7, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-26T09:43:24.260329+00:00", "description": "By May. I have told everyone, so now I have to.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 21, "title": "Band things", "version": 6, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-26T09:43:24.40431+00:00", "description": "We have a name and half a song.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 22, "title": "For the cold studio", "version": 6, "archived": false, "owner_id": 6, "is_public": false, "created_at": "2026-11-26T09:43:25.137606+00:00", "description": "The kiln is warm. Everything else is not.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 23, "title": "Eid", "version": 5, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-26T09:43:26.532212+00:00", "description": "Come hungry. If you must bring something:", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 24, "title": "For Nora’s room", "version": 6, "archived": false, "owner_id": 2, "is_public": false, "created_at": "2026-11-26T09:43:27.115264+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 25, "title": "Summer = festivals", "version": 6, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-26T09:43:27.885896+00:00", "description": "June. July. August. Mud.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 26, "title": "A home, eventually", "version": 5, "archived": false, "owner_id": 4, "is_public": false, "created_at": "2026-11-26T09:43:28.927003+00:00", "description": "For the month in which I unpack.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 27, "title": "Evenings", "version": 6, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-26T09:43:29.245352+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 28, "title": "Garden shed", "version": 5, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-26T09:43:29.512242+00:00", "description": "It leans. We lean with it.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 29, "title": "Thirty-six", "version": 6, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-26T09:43:29.921966+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 3, "title": "Balcony", "version": 5, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-26T09:43:16.918055+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 30, "title": "Toolbox", "version": 5, "archived": false, "owner_id": 1, "is_public": false, "created_at": "2026-11-26T09:43:30.183007+00:00", "description": "Metric only.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 31, "title": "The new kitchen", "version": 9, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-26T09:43:30.946291+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 32, "title": "Saudade", "version": 6, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-26T09:43:32.017669+00:00", "description": "What I miss when I am there, and what I miss when I am here.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 33, "title": "Winter birthday", "version": 11, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-26T09:43:33.766229+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 4, "title": "Quiet ideas", "version": 5, "archived": false, "owner_id": 3, "is_public": false, "created_at": "2026-11-26T09:43:16.91244+00:00", "description": "Notes to myself. Nobody can see this, and that is the point.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 5, "title": "Above the tree line", "version": 7, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-26T09:43:16.942554+00:00", "description": "Light, mended, or borrowed. In that order.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 6, "title": "Enough", "version": 5, "archived": false, "owner_id": 8, "is_public": true, "created_at": "2026-11-26T09:43:16.942509+00:00", "description": "Really.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 7, "title": "FIRST FLAT!!", "version": 8, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-26T09:43:16.964381+00:00", "description": "Twelve square metres and ALL MINE. It has a window!", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 8, "title": "Things that go in the oven", "version": 8, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-26T09:43:16.964317+00:00", "description": "And things that come out of it better than last time.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 9, "title": "Carry-on", "version": 7, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-26T09:43:17.032873+00:00", "description": "Forty litres, eleven countries. It has to earn its place.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at, currency, "position", most_wanted, state, received_on, received_note, wanted, idea_by, listed_at, idea_wishlist_id) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at, currency, "position", most_wanted, state, received_on, received_note, wanted, idea_by, listed_at, idea_wishlist_id from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.547116+00:00", "description": "Arm at least 40 cm.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 10, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.506093+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 100, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.313034+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 101, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.403551+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 102, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.485994+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 103, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.656354+00:00", "description": "My last one outlived two governments.", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 104, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.736844+00:00", "description": "The big ones. Small ones end up in the heating.", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 105, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.757267+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 106, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.865169+00:00", "description": "You KNOW which one.", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 107, "url": "", "name": "Rehearsal snacks", "price": 10.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.877914+00:00", "description": "This is a serious wish.", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 108, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.9366+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 109, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.035315+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 11, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.644344+00:00", "description": "The lemon tree has outgrown its bucket.", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 110, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.137101+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 111, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.19482+00:00", "description": "Bought it at the station, could not wait.", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 112, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.357176+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 113, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.381067+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 114, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.444463+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 115, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.528604+00:00", "description": "The present one is a burglar.", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 116, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.656382+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 117, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.712489+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 118, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.846176+00:00", "description": "No heart, no steps, no badges.", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 119, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:28.916384+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 12, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.712346+00:00", "description": "The 1952 one, with the tall chimney.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 120, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.030765+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 121, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.159663+00:00", "description": "For negotiating with the monster under the bed.", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 122, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.209536+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 123, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.324381+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 124, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.482321+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 125, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.608407+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 126, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.768343+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 127, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:29.892322+00:00", "description": "Spring came first.", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 128, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.002105+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 129, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.080636+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 13, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.770266+00:00", "description": "Black.", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 130, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.174117+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 131, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.253355+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 132, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.345551+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 133, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.468104+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 134, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.620843+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 135, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.765446+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 136, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:30.934839+00:00", "description": "Please check that they wash out.", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 137, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.022563+00:00", "description": "Somebody has lost two of my black ones.", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 138, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.174646+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 139, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.241303+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 14, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.885763+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 140, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.32848+00:00", "description": "You will all come.", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 141, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.416516+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 142, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.547818+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 143, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.688327+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 144, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.755809+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 145, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.821522+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 146, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.925234+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 147, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:31.994231+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 148, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.018397+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 149, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.082627+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 15, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.043304+00:00", "description": "Blank.", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 150, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.180743+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 151, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.236993+00:00", "description": "One that whistles in tune, if there is such a thing.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 152, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.332721+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 153, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.425302+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 154, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.549779+00:00", "description": "I have buried five.", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 155, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.608927+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 156, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.709359+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 157, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.760639+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 158, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.872657+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 159, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:32.964723+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 16, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.259089+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 160, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.092953+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 161, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.116773+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.189823+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 163, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.261331+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 164, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.338479+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 165, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.4265+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 166, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.513443+00:00", "description": "Always. Forever. Any number of jars.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 167, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.524528+00:00", "description": "Grandmother’s turned up in the cellar.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 168, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.652319+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.744436+00:00", "description": "For the north window.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 17, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.43508+00:00", "description": "Coal if they have it, otherwise timber.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.894526+00:00", "description": "Big enough that I only get up once.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:33.985566+00:00", "description": "One radiator. Strong opinions.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.087587+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.180656+00:00", "description": "For the armchair that is nobody’s chair yet.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.277988+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.426463+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.583706+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.711746+00:00", "description": "A thousand pieces. I have the winter.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.836947+00:00", "description": "My sister was faster.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:34.988884+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 18, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.590251+00:00", "description": "Lisbon, Porto, Naples: you know why.", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 19, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.697337+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 2, "url": "", "name": "A weekend without a phone", "price": 0.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.715313+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 20, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:19.804968+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 21, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.023625+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 22, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.042344+00:00", "description": "You choose. I trust you.", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 23, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.172336+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 24, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.265255+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 25, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.272116+00:00", "description": "Whole bean.", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 26, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.286304+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 27, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.432377+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 28, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.479434+00:00", "description": "Rain-proof, or at least rain-brave.", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 29, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.555727+00:00", "description": "The pressing with the audience noise.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 3, "url": "", "name": "Second-hand cello?", "price": 900.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.776141+00:00", "description": "No. Well. Maybe.", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 30, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.633359+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 31, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.747725+00:00", "description": "One gear.", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 32, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.763438+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 33, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.824371+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 34, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.841858+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 35, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.87353+00:00", "description": "A kind aunt got there first.", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 36, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:20.920851+00:00", "description": "Stone-ground. Yes, ten.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 37, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.008962+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 38, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.092211+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 39, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.192646+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 4, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.816745+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 40, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.312793+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 41, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.333503+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 42, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.388734+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 43, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.504341+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 44, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.648872+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 45, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.774243+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 46, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.908975+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 47, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:21.992819+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 48, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.085552+00:00", "description": "Read it four times, own it zero times.", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 49, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.144793+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 5, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.842858+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 50, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.295723+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 51, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.322477+00:00", "description": "Never buy rope as a surprise, please.", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 52, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.444341+00:00", "description": "One thing, please. All four uses.", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 53, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.522057+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 54, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.637402+00:00", "description": "No signal.", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 55, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.721596+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 56, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.803066+00:00", "description": "For the faces of the passengers.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 57, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:22.971769+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 58, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.014688+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 59, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.118293+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 6, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:17.940985+00:00", "description": "My loaves are round. They dream of being oval.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 60, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.247269+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 61, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.350137+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 62, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.415324+00:00", "description": "Spring only. It is worth the wait.", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 63, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.52473+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 64, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.613819+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 65, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.732886+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 66, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.749209+00:00", "description": "Requirement withdrawn.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 67, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.834831+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 68, "url": "", "name": "Sourdough starter", "price": 0.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.848336+00:00", "description": "Thank you! It has a name now, and a temper.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 69, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:23.982329+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 7, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.084231+00:00", "description": "Put your names together for this one.", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 70, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.023347+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 71, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.171598+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 72, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.224333+00:00", "description": "Closed back. The neighbours will thank you.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 73, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.303263+00:00", "description": "GOT ONE thank you Abuela", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 74, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.404711+00:00", "description": "Spiral, so that it lies flat on a rock.", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 75, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.414984+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 76, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.4771+00:00", "description": "Seventy-two chances!", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 77, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.57891+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 78, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.680254+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 79, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.801037+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 8, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.209498+00:00", "description": "Must survive exams.", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 80, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:24.957722+00:00", "description": "Group gift, obviously.", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 81, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.005049+00:00", "description": "A half size up: downhill toes.", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 82, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.126133+00:00", "description": "Broken and mended, please, not new.", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 83, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.217539+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 84, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.349897+00:00", "description": "Undignified, and therefore perfect.", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 85, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.476348+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 86, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.696343+00:00", "description": "Found all six at a flea market!", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": false, "received_note": "", "idea_wishlist_id": null},
{"id": 87, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.853893+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 88, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:25.859094+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 89, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.035217+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 9, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:18.4124+00:00", "description": "Same dye lot if you can, thank you!", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 90, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.067914+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 91, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.196352+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 92, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.310777+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 93, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.525879+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 94, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.793434+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 95, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.836833+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 96, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:26.920341+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 97, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.065799+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 98, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.096936+00:00", "description": "So that one of us can sleep.", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "idea_wishlist_id": null},
{"id": 99, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-26T09:43:27.168343+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "idea_wishlist_id": null}
]');


insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 22},
{"user_id": 2, "wishlist_id": 26},
{"user_id": 3, "wishlist_id": 24},
{"user_id": 3, "wishlist_id": 30},
{"user_id": 4, "wishlist_id": 22},
{"user_id": 4, "wishlist_id": 24},
{"user_id": 5, "wishlist_id": 30},
{"user_id": 6, "wishlist_id": 24},
{"user_id": 6, "wishlist_id": 26},
{"user_id": 7, "wishlist_id": 22}
]');

insert into public.claims (item_id, giver_id, created_at, guest_id, link_wishlist_id, id, quantity, owner_id, for_name, stage, note, paid, paid_currency, order_link, name, price, currency, url, picture_key, ended_reason, ended_at) overriding system value select item_id, giver_id, created_at, guest_id, link_wishlist_id, id, quantity, owner_id, for_name, stage, note, paid, paid_currency, order_link, name, price, currency, url, picture_key, ended_reason, ended_at from jsonb_populate_recordset(null::public.claims, '[
{"id": 1182623482974269, "url": "https://lichthaus.example/night-light", "name": "Night light", "note": "", "paid": null, "price": 24.00, "stage": "promised", "item_id": 121, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.082881+00:00", "order_link": "", "picture_key": "e3cbbf3e2b4249fbd15a4e745254d4dc", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1432643949918395, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "note": "", "paid": null, "price": 36.50, "stage": "promised", "item_id": 157, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.021752+00:00", "order_link": "", "picture_key": "9afc067d54f1d2d4b28d4f9b73b4582b", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1525997373276142, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "note": "", "paid": null, "price": 46.00, "stage": "promised", "item_id": 110, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.037032+00:00", "order_link": "", "picture_key": "0436c0e99c040229023669625b11d9c0", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1700940853424563, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "note": "", "paid": null, "price": 47.00, "stage": "promised", "item_id": 115, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 7, "guest_id": null, "owner_id": 5, "quantity": 1, "created_at": "2026-11-26T09:43:35.183911+00:00", "order_link": "", "picture_key": "1da3ffaed783890174eecd031e00fb1b", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1817299255480061, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "note": "", "paid": null, "price": 11.00, "stage": "promised", "item_id": 162, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 10, "guest_id": null, "owner_id": 4, "quantity": 1, "created_at": "2026-11-26T09:43:35.167541+00:00", "order_link": "", "picture_key": "9f57f121cb5577e0d7f7c87978102153", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1864074421057788, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "note": "", "paid": null, "price": 52.00, "stage": "promised", "item_id": 132, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 4, "quantity": 1, "created_at": "2026-11-26T09:43:35.156754+00:00", "order_link": "", "picture_key": "b243c43ab7f5fe115448355bad3d1eda", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1891328648958816, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "note": "", "paid": null, "price": 31.00, "stage": "promised", "item_id": 174, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.053406+00:00", "order_link": "", "picture_key": "45e41b9d775de00ef48c34af6bc81020", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2045061616156715, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "note": "", "paid": null, "price": 37.00, "stage": "promised", "item_id": 154, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-26T09:43:35.132322+00:00", "order_link": "", "picture_key": "7775d74bb1521d6d5d6bcce41dbf0569", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2228137548661607, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "note": "", "paid": null, "price": 49.00, "stage": "promised", "item_id": 55, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 6, "quantity": 1, "created_at": "2026-11-26T09:43:35.177912+00:00", "order_link": "", "picture_key": "8832d9841ba22d15398c9473ef62881d", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2243646858281594, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "note": "", "paid": null, "price": 139.00, "stage": "promised", "item_id": 81, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 9, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-26T09:43:35.146577+00:00", "order_link": "", "picture_key": "3aa02cf3f617b4107adcb9786b8445bc", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2298208191758904, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "note": "", "paid": null, "price": 12.00, "stage": "promised", "item_id": 131, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 6, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.122393+00:00", "order_link": "", "picture_key": "586dbfd79643b6d0490cc2f087b14f3b", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 265167355228292, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "note": "", "paid": null, "price": 33.00, "stage": "promised", "item_id": 179, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.112948+00:00", "order_link": "", "picture_key": "3f3cd552ae05c67d558c83a467414f53", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2844399791706819, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "note": "", "paid": null, "price": 58.00, "stage": "promised", "item_id": 175, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 6, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.116928+00:00", "order_link": "", "picture_key": "257674cc025b932b7a230551c93b4fbc", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3383655044635290, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "note": "", "paid": null, "price": 84.50, "stage": "promised", "item_id": 173, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.001684+00:00", "order_link": "", "picture_key": "0473e04cb286e5728749fa4f5d90274c", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3562485475124995, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "note": "", "paid": null, "price": 14.50, "stage": "promised", "item_id": 77, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.067029+00:00", "order_link": "", "picture_key": "004ca81e55fd2cda9122d198c1bb3ab5", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3572693567313405, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "note": "", "paid": null, "price": 22.00, "stage": "promised", "item_id": 53, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-26T09:43:35.141188+00:00", "order_link": "", "picture_key": "3e2b0e63cfaf5cca8ca6b5d2d890f66d", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3910202655651871, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "note": "", "paid": null, "price": 39.00, "stage": "promised", "item_id": 74, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 1, "guest_id": null, "owner_id": 9, "quantity": 1, "created_at": "2026-11-26T09:43:35.202334+00:00", "order_link": "", "picture_key": "77f557720e35d9043b5775c8f482e702", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4271700927744343, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "note": "", "paid": null, "price": 39.00, "stage": "promised", "item_id": 137, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 7, "quantity": 1, "created_at": "2026-11-26T09:43:35.188925+00:00", "order_link": "", "picture_key": "018c14bec577acb32b0413d12151f556", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4407873544634634, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "note": "", "paid": null, "price": 26.00, "stage": "promised", "item_id": 106, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 10, "quantity": 1, "created_at": "2026-11-26T09:43:35.198539+00:00", "order_link": "", "picture_key": "2fdfba2360071886d902313780dc8c9f", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4471236888239959, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "note": "", "paid": null, "price": 48.00, "stage": "promised", "item_id": 161, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-26T09:43:35.104145+00:00", "order_link": "", "picture_key": "f45a2df8a216ac3e5ae02756abd68def", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 956266762932653, "url": "https://slowhours.example/coffee", "name": "Coffee", "note": "", "paid": null, "price": 16.00, "stage": "promised", "item_id": 25, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 8, "quantity": 1, "created_at": "2026-11-26T09:43:35.213652+00:00", "order_link": "", "picture_key": "284f61770d82790d5c1153885ff09301", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null}
]');

insert into public.pictures (key, item_id, attached, created_at, kept) overriding system value select key, item_id, attached, created_at, kept from jsonb_populate_recordset(null::public.pictures, '[
{"key": "004ca81e55fd2cda9122d198c1bb3ab5", "kept": false, "item_id": 77, "attached": true, "created_at": "2026-11-26T09:43:24.553688+00:00"},
{"key": "009a7444ff6200cd69a55a2dbe74ae17", "kept": false, "item_id": 101, "attached": true, "created_at": "2026-11-26T09:43:27.375667+00:00"},
{"key": "018c14bec577acb32b0413d12151f556", "kept": false, "item_id": 137, "attached": true, "created_at": "2026-11-26T09:43:30.984224+00:00"},
{"key": "03acbd470036a8daada0d0b0d4fd03e4", "kept": false, "item_id": 22, "attached": true, "created_at": "2026-11-26T09:43:20.000363+00:00"},
{"key": "0436c0e99c040229023669625b11d9c0", "kept": false, "item_id": 110, "attached": true, "created_at": "2026-11-26T09:43:28.106296+00:00"},
{"key": "0473e04cb286e5728749fa4f5d90274c", "kept": false, "item_id": 173, "attached": true, "created_at": "2026-11-26T09:43:34.175249+00:00"},
{"key": "04d13e83c9d90bdc6f78d970b507472b", "kept": false, "item_id": 119, "attached": true, "created_at": "2026-11-26T09:43:28.897996+00:00"},
{"key": "058905d4aa05d02f89b50a4ff7fc0c42", "kept": false, "item_id": 152, "attached": true, "created_at": "2026-11-26T09:43:32.314203+00:00"},
{"key": "05cb71eb1bf19427aeca1e7e73a7f4bf", "kept": false, "item_id": 80, "attached": true, "created_at": "2026-11-26T09:43:24.899137+00:00"},
{"key": "0a30dc2ae5f0bc90ea4e0290536f8be7", "kept": false, "item_id": 16, "attached": true, "created_at": "2026-11-26T09:43:19.091704+00:00"},
{"key": "1068de83399c998bd164311c28e4e5c5", "kept": false, "item_id": 17, "attached": true, "created_at": "2026-11-26T09:43:19.422115+00:00"},
{"key": "12b180f874cfd6d0bd56705a5fa58f5a", "kept": false, "item_id": 178, "attached": true, "created_at": "2026-11-26T09:43:34.818321+00:00"},
{"key": "12ca40103467516dec33cb38654c22eb", "kept": false, "item_id": 129, "attached": true, "created_at": "2026-11-26T09:43:30.064221+00:00"},
{"key": "144ffcb0fbeed5d3a1b3a20798dbea46", "kept": false, "item_id": 158, "attached": true, "created_at": "2026-11-26T09:43:32.853236+00:00"},
{"key": "15dc4327a3346c951cc331773762b594", "kept": false, "item_id": 82, "attached": true, "created_at": "2026-11-26T09:43:25.085143+00:00"},
{"key": "19c90f03e2a341e889efceab093a73c0", "kept": false, "item_id": 139, "attached": true, "created_at": "2026-11-26T09:43:31.229042+00:00"},
{"key": "19f01fe867c824290a55810f127bdf38", "kept": false, "item_id": 87, "attached": true, "created_at": "2026-11-26T09:43:25.753109+00:00"},
{"key": "1c49e9c6c827245c98710e848fe49cb4", "kept": false, "item_id": 168, "attached": true, "created_at": "2026-11-26T09:43:33.615861+00:00"},
{"key": "1cc2c57c37b5739f159c7af94f668ce7", "kept": false, "item_id": 44, "attached": true, "created_at": "2026-11-26T09:43:21.604051+00:00"},
{"key": "1da3ffaed783890174eecd031e00fb1b", "kept": false, "item_id": 115, "attached": true, "created_at": "2026-11-26T09:43:28.518972+00:00"},
{"key": "1dea2a6aa1dc04b3214bab0914f4ff2b", "kept": false, "item_id": 125, "attached": true, "created_at": "2026-11-26T09:43:29.580332+00:00"},
{"key": "1e91b9d08e34099f21e0f96ca4675869", "kept": false, "item_id": 85, "attached": true, "created_at": "2026-11-26T09:43:25.436555+00:00"},
{"key": "21152bdbf80b86928ba43b191d1d76e6", "kept": false, "item_id": 136, "attached": true, "created_at": "2026-11-26T09:43:30.886281+00:00"},
{"key": "21fc083408699341142ac86a47ece6a9", "kept": false, "item_id": 47, "attached": true, "created_at": "2026-11-26T09:43:21.940982+00:00"},
{"key": "242e08a94d46dea634c23f9453739d8e", "kept": false, "item_id": 166, "attached": true, "created_at": "2026-11-26T09:43:33.500097+00:00"},
{"key": "2484512e3fe2222fb0d7b9db4b0b84b3", "kept": false, "item_id": 169, "attached": true, "created_at": "2026-11-26T09:43:33.735728+00:00"},
{"key": "24a3a63a24340be3e6f9df58417dd136", "kept": false, "item_id": 19, "attached": true, "created_at": "2026-11-26T09:43:19.686348+00:00"},
{"key": "257674cc025b932b7a230551c93b4fbc", "kept": false, "item_id": 175, "attached": true, "created_at": "2026-11-26T09:43:34.412351+00:00"},
{"key": "265530887734592c1aacbe60ab3ea049", "kept": false, "item_id": 100, "attached": true, "created_at": "2026-11-26T09:43:27.277989+00:00"},
{"key": "26858c896aa50e70b81f626a2621534a", "kept": false, "item_id": 122, "attached": true, "created_at": "2026-11-26T09:43:29.178624+00:00"},
{"key": "284f61770d82790d5c1153885ff09301", "kept": false, "item_id": 25, "attached": true, "created_at": "2026-11-26T09:43:20.226832+00:00"},
{"key": "29bd8a21dc2dabe77fb1a0019cf8e40b", "kept": false, "item_id": 111, "attached": true, "created_at": "2026-11-26T09:43:28.184767+00:00"},
{"key": "2bd0773680281cf331fb2a5859624582", "kept": false, "item_id": 142, "attached": true, "created_at": "2026-11-26T09:43:31.517741+00:00"},
{"key": "2c6858c056f0d47ac25a1e69e17ef0e0", "kept": false, "item_id": 49, "attached": true, "created_at": "2026-11-26T09:43:22.125292+00:00"},
{"key": "2e008fa9ed95a988c2053a5d0dacaeec", "kept": false, "item_id": 23, "attached": true, "created_at": "2026-11-26T09:43:20.080565+00:00"},
{"key": "2fdfba2360071886d902313780dc8c9f", "kept": false, "item_id": 106, "attached": true, "created_at": "2026-11-26T09:43:27.838222+00:00"},
{"key": "31969567a203762340053adbf848a3bb", "kept": false, "item_id": 10, "attached": true, "created_at": "2026-11-26T09:43:18.452336+00:00"},
{"key": "32548be742385bad550f05de9e98316b", "kept": false, "item_id": 126, "attached": true, "created_at": "2026-11-26T09:43:29.745207+00:00"},
{"key": "35fa4f396cf7264f6b4fa1a882958dbe", "kept": false, "item_id": 177, "attached": true, "created_at": "2026-11-26T09:43:34.703544+00:00"},
{"key": "36db65100a4ae0b1d3a40c320f8034ea", "kept": false, "item_id": 102, "attached": true, "created_at": "2026-11-26T09:43:27.475903+00:00"},
{"key": "3aa02cf3f617b4107adcb9786b8445bc", "kept": false, "item_id": 81, "attached": true, "created_at": "2026-11-26T09:43:24.982067+00:00"},
{"key": "3c87ee2e4330461b4e4b01ef0365cb73", "kept": false, "item_id": 45, "attached": true, "created_at": "2026-11-26T09:43:21.690225+00:00"},
{"key": "3d3620257abddb0e2ce3eb7c79e6db6d", "kept": false, "item_id": 54, "attached": true, "created_at": "2026-11-26T09:43:22.590917+00:00"},
{"key": "3e2b0e63cfaf5cca8ca6b5d2d890f66d", "kept": false, "item_id": 53, "attached": true, "created_at": "2026-11-26T09:43:22.482988+00:00"},
{"key": "3f3cd552ae05c67d558c83a467414f53", "kept": false, "item_id": 179, "attached": true, "created_at": "2026-11-26T09:43:34.964898+00:00"},
{"key": "42db22f6727565b4918d18707aacc001", "kept": false, "item_id": 42, "attached": true, "created_at": "2026-11-26T09:43:21.367413+00:00"},
{"key": "45e41b9d775de00ef48c34af6bc81020", "kept": false, "item_id": 174, "attached": true, "created_at": "2026-11-26T09:43:34.262143+00:00"},
{"key": "45f8beb9497c83e178327c1eaf68452c", "kept": false, "item_id": 1, "attached": true, "created_at": "2026-11-26T09:43:17.534425+00:00"},
{"key": "4752f500006b91b291c7be8f89538dea", "kept": false, "item_id": 113, "attached": true, "created_at": "2026-11-26T09:43:28.357863+00:00"},
{"key": "4932d4ff09780230d1f6c07919ef77da", "kept": false, "item_id": 130, "attached": true, "created_at": "2026-11-26T09:43:30.15055+00:00"},
{"key": "49e649ea3b687e643d4b4b3b519ca660", "kept": false, "item_id": 133, "attached": true, "created_at": "2026-11-26T09:43:30.462951+00:00"},
{"key": "49f7b8c3bb1acdbc48098226794dbf84", "kept": false, "item_id": 149, "attached": true, "created_at": "2026-11-26T09:43:32.05789+00:00"},
{"key": "4bb12dc954d02d0844b10c444202ef3a", "kept": false, "item_id": 153, "attached": true, "created_at": "2026-11-26T09:43:32.411289+00:00"},
{"key": "5033cc9c4d0c1b050e430f52d149cb90", "kept": false, "item_id": 63, "attached": true, "created_at": "2026-11-26T09:43:23.50921+00:00"},
{"key": "51084075e96aa2d02be979aa014756b5", "kept": false, "item_id": 36, "attached": true, "created_at": "2026-11-26T09:43:20.887312+00:00"},
{"key": "54091d48b50f6c170c164724261603c3", "kept": false, "item_id": 146, "attached": true, "created_at": "2026-11-26T09:43:31.889764+00:00"},
{"key": "54c8a8adc52220eff0e7c9837d626947", "kept": false, "item_id": 9, "attached": true, "created_at": "2026-11-26T09:43:18.316262+00:00"},
{"key": "5617741342e6969a4e23f3e5e7db1726", "kept": false, "item_id": 78, "attached": true, "created_at": "2026-11-26T09:43:24.668693+00:00"},
{"key": "57534beac9b0b7d2ba97fc1df3995b5c", "kept": false, "item_id": 116, "attached": true, "created_at": "2026-11-26T09:43:28.61059+00:00"},
{"key": "586dbfd79643b6d0490cc2f087b14f3b", "kept": false, "item_id": 131, "attached": true, "created_at": "2026-11-26T09:43:30.233046+00:00"},
{"key": "5ae73905615ab6bde5ef5bfd0c0b5a8a", "kept": false, "item_id": 128, "attached": true, "created_at": "2026-11-26T09:43:29.981645+00:00"},
{"key": "5b058aa5e2e617ff2f7ba144b5f8fa18", "kept": false, "item_id": 56, "attached": true, "created_at": "2026-11-26T09:43:22.79638+00:00"},
{"key": "5e82bfc3d808e35dafc091d50733a0b9", "kept": false, "item_id": 40, "attached": true, "created_at": "2026-11-26T09:43:21.2805+00:00"},
{"key": "5f24566a2c455d7cc4703bd9d9670070", "kept": false, "item_id": 14, "attached": true, "created_at": "2026-11-26T09:43:18.844338+00:00"},
{"key": "5f6784476ade584d3a0f7174adaa9830", "kept": false, "item_id": 46, "attached": true, "created_at": "2026-11-26T09:43:21.851739+00:00"},
{"key": "61d03d30b6e2dd4c9654319d6cf5c51f", "kept": false, "item_id": 58, "attached": true, "created_at": "2026-11-26T09:43:23.009816+00:00"},
{"key": "61f3afe9c3644355e2839273de2190df", "kept": false, "item_id": 33, "attached": true, "created_at": "2026-11-26T09:43:20.797935+00:00"},
{"key": "6534ad84a4dd7792c8eb3cd5cb1d908c", "kept": false, "item_id": 65, "attached": true, "created_at": "2026-11-26T09:43:23.713075+00:00"},
{"key": "695d5909118c99caae62eab70475ba6f", "kept": false, "item_id": 94, "attached": true, "created_at": "2026-11-26T09:43:26.716366+00:00"},
{"key": "6f0d1ef0ffec833ed24127eb50ee0d7a", "kept": false, "item_id": 163, "attached": true, "created_at": "2026-11-26T09:43:33.253338+00:00"},
{"key": "6fb5148c1bdeb25cb8c4498defbb63e4", "kept": false, "item_id": 155, "attached": true, "created_at": "2026-11-26T09:43:32.600604+00:00"},
{"key": "715e8a20f3d37b2266cb52f8f9bf1c94", "kept": false, "item_id": 93, "attached": true, "created_at": "2026-11-26T09:43:26.497454+00:00"},
{"key": "72c7e71f9cae0e9d300e0d806ab43082", "kept": false, "item_id": 39, "attached": true, "created_at": "2026-11-26T09:43:21.175061+00:00"},
{"key": "74d5b11191fc3d062886918739160479", "kept": false, "item_id": 69, "attached": true, "created_at": "2026-11-26T09:43:23.912768+00:00"},
{"key": "7712006ff50bc639fe56aced7e232522", "kept": false, "item_id": 20, "attached": true, "created_at": "2026-11-26T09:43:19.785965+00:00"},
{"key": "7775d74bb1521d6d5d6bcce41dbf0569", "kept": false, "item_id": 154, "attached": true, "created_at": "2026-11-26T09:43:32.520316+00:00"},
{"key": "77f557720e35d9043b5775c8f482e702", "kept": false, "item_id": 74, "attached": true, "created_at": "2026-11-26T09:43:24.365483+00:00"},
{"key": "7b525728cad28f009a336464b7a395f2", "kept": false, "item_id": 117, "attached": true, "created_at": "2026-11-26T09:43:28.697804+00:00"},
{"key": "7c3cc3f29168cfd3c556b1854e06045e", "kept": false, "item_id": 62, "attached": true, "created_at": "2026-11-26T09:43:23.409656+00:00"},
{"key": "7ca788c648b133d297a4486a24144eca", "kept": false, "item_id": 144, "attached": true, "created_at": "2026-11-26T09:43:31.70373+00:00"},
{"key": "7cb616cd977e1baafab69caad5c935ae", "kept": false, "item_id": 143, "attached": true, "created_at": "2026-11-26T09:43:31.612717+00:00"},
{"key": "8058834e5b8e59e4bcb7816586fa5737", "kept": false, "item_id": 6, "attached": true, "created_at": "2026-11-26T09:43:17.917266+00:00"},
{"key": "821def5f09246130508ab5650709d85d", "kept": false, "item_id": 24, "attached": true, "created_at": "2026-11-26T09:43:20.239654+00:00"},
{"key": "8376a497cd9605a9c846df7afcc592f9", "kept": false, "item_id": 159, "attached": true, "created_at": "2026-11-26T09:43:32.944625+00:00"},
{"key": "83cd90604af5dc48c7403c5fce70c7e9", "kept": false, "item_id": 28, "attached": true, "created_at": "2026-11-26T09:43:20.44409+00:00"},
{"key": "844bf84977dd0df69fe34e8258450b69", "kept": false, "item_id": 84, "attached": true, "created_at": "2026-11-26T09:43:25.277764+00:00"},
{"key": "851ff198ab064528727f008e88ae957f", "kept": false, "item_id": 60, "attached": true, "created_at": "2026-11-26T09:43:23.226772+00:00"},
{"key": "8556d09cbec09f1f4618c9ebda4c6888", "kept": false, "item_id": 170, "attached": true, "created_at": "2026-11-26T09:43:33.877738+00:00"},
{"key": "8832d9841ba22d15398c9473ef62881d", "kept": false, "item_id": 55, "attached": true, "created_at": "2026-11-26T09:43:22.679212+00:00"},
{"key": "8888dea2b07a98abd8497324f8babf59", "kept": false, "item_id": 151, "attached": true, "created_at": "2026-11-26T09:43:32.226776+00:00"},
{"key": "89810cc632adf9f3c964061d16cd68d9", "kept": false, "item_id": 15, "attached": true, "created_at": "2026-11-26T09:43:18.951644+00:00"},
{"key": "89cf7efed5906ab5be1548da91656687", "kept": false, "item_id": 71, "attached": true, "created_at": "2026-11-26T09:43:24.104379+00:00"},
{"key": "8d1cb11dfca2272230b12faece5ada31", "kept": false, "item_id": 150, "attached": true, "created_at": "2026-11-26T09:43:32.143887+00:00"},
{"key": "90eb694d9752fe2c32429bc2c10f4fe4", "kept": false, "item_id": 176, "attached": true, "created_at": "2026-11-26T09:43:34.57299+00:00"},
{"key": "93250138e06d230cedc1c202db8ea05b", "kept": false, "item_id": 92, "attached": true, "created_at": "2026-11-26T09:43:26.283941+00:00"},
{"key": "9364bad4a9bf631cc300b0f3dc784867", "kept": false, "item_id": 138, "attached": true, "created_at": "2026-11-26T09:43:31.105529+00:00"},
{"key": "9613a63e2f16f5d34fe543ab1ccf9c4a", "kept": false, "item_id": 165, "attached": true, "created_at": "2026-11-26T09:43:33.412992+00:00"},
{"key": "9650505e250e0e01286787ac72902166", "kept": false, "item_id": 30, "attached": true, "created_at": "2026-11-26T09:43:20.606373+00:00"},
{"key": "986d0f92dbf8858e065171fd78e63dd0", "kept": false, "item_id": 18, "attached": true, "created_at": "2026-11-26T09:43:19.584939+00:00"},
{"key": "98fc2932add469d2019cae599e6506c5", "kept": false, "item_id": 8, "attached": true, "created_at": "2026-11-26T09:43:18.199656+00:00"},
{"key": "9afc067d54f1d2d4b28d4f9b73b4582b", "kept": false, "item_id": 157, "attached": true, "created_at": "2026-11-26T09:43:32.75182+00:00"},
{"key": "9ba0b704556a3adc626132d0492864de", "kept": false, "item_id": 160, "attached": true, "created_at": "2026-11-26T09:43:33.037693+00:00"},
{"key": "9c9737d54fbf3c9aaf6cfb6c0500fb7f", "kept": false, "item_id": 104, "attached": true, "created_at": "2026-11-26T09:43:27.682045+00:00"},
{"key": "9d81b375ad82806e269e54e9d499ad22", "kept": false, "item_id": 140, "attached": true, "created_at": "2026-11-26T09:43:31.312112+00:00"},
{"key": "9daa4f2a96d52ddac02df796fe1e9580", "kept": false, "item_id": 90, "attached": true, "created_at": "2026-11-26T09:43:26.032871+00:00"},
{"key": "9f57f121cb5577e0d7f7c87978102153", "kept": false, "item_id": 162, "attached": true, "created_at": "2026-11-26T09:43:33.179405+00:00"},
{"key": "a2713726aa62217c441c00fe39b78732", "kept": false, "item_id": 171, "attached": true, "created_at": "2026-11-26T09:43:33.976436+00:00"},
{"key": "a599276e9b732634c59a20eddacb0eda", "kept": false, "item_id": 64, "attached": true, "created_at": "2026-11-26T09:43:23.601369+00:00"},
{"key": "a5d4c6a09df1b81252db27198ba5020f", "kept": false, "item_id": 50, "attached": true, "created_at": "2026-11-26T09:43:22.265813+00:00"},
{"key": "a6d253963bd529cfca213f35e242be5d", "kept": false, "item_id": 172, "attached": true, "created_at": "2026-11-26T09:43:34.076399+00:00"},
{"key": "a9ab5ca6896d96aa14956ee13a987971", "kept": false, "item_id": 83, "attached": true, "created_at": "2026-11-26T09:43:25.176437+00:00"},
{"key": "ab86b18930aebd5a8943a2d9bf7b28b9", "kept": false, "item_id": 27, "attached": true, "created_at": "2026-11-26T09:43:20.388338+00:00"},
{"key": "afcba950448def9ec9cb5b8591f61bdb", "kept": false, "item_id": 73, "attached": true, "created_at": "2026-11-26T09:43:24.282386+00:00"},
{"key": "b02052b3cb9057e49347a42f9c8ff182", "kept": false, "item_id": 156, "attached": true, "created_at": "2026-11-26T09:43:32.676607+00:00"},
{"key": "b09ed76f40618ef483eb4220db104d57", "kept": false, "item_id": 141, "attached": true, "created_at": "2026-11-26T09:43:31.403975+00:00"},
{"key": "b10d7f4edd40bfba012cfdf6fbeac00f", "kept": false, "item_id": 2, "attached": true, "created_at": "2026-11-26T09:43:17.701568+00:00"},
{"key": "b243c43ab7f5fe115448355bad3d1eda", "kept": false, "item_id": 132, "attached": true, "created_at": "2026-11-26T09:43:30.336048+00:00"},
{"key": "b390cef638bd20e0ef280a08ee28bb35", "kept": false, "item_id": 59, "attached": true, "created_at": "2026-11-26T09:43:23.112513+00:00"},
{"key": "b4f02cb30d3849cfa32dde52b4104f70", "kept": false, "item_id": 124, "attached": true, "created_at": "2026-11-26T09:43:29.434134+00:00"},
{"key": "b7686a47c4a0b306b484312b234c8c66", "kept": false, "item_id": 89, "attached": true, "created_at": "2026-11-26T09:43:25.951908+00:00"},
{"key": "b85c6c33f49266e29a296669b6cb792e", "kept": false, "item_id": 109, "attached": true, "created_at": "2026-11-26T09:43:28.013523+00:00"},
{"key": "ba276ca01f12a9d92407933a1724d410", "kept": false, "item_id": 120, "attached": true, "created_at": "2026-11-26T09:43:28.992269+00:00"},
{"key": "ba5741e739bde5d7a6970588387779ad", "kept": false, "item_id": 108, "attached": true, "created_at": "2026-11-26T09:43:27.927794+00:00"},
{"key": "bc05a3413e5eeca61d796c968c97ded8", "kept": false, "item_id": 95, "attached": true, "created_at": "2026-11-26T09:43:26.802508+00:00"},
{"key": "bcd987a31d01cbd3b4355db03f9df8fc", "kept": false, "item_id": 79, "attached": true, "created_at": "2026-11-26T09:43:24.7771+00:00"},
{"key": "be434362456be6721bb52c74fc76e696", "kept": false, "item_id": 98, "attached": true, "created_at": "2026-11-26T09:43:27.065266+00:00"},
{"key": "bfe14987a5d934193c9bdf0fda605ba3", "kept": false, "item_id": 70, "attached": true, "created_at": "2026-11-26T09:43:24.000162+00:00"},
{"key": "c0d7e43c75f7d1e401761ed3c14df51c", "kept": false, "item_id": 118, "attached": true, "created_at": "2026-11-26T09:43:28.799421+00:00"},
{"key": "c412d77213e16cf0fdd6d84fd812adb5", "kept": false, "item_id": 105, "attached": true, "created_at": "2026-11-26T09:43:27.739015+00:00"},
{"key": "c5c2e11e06ef273d3abbda34edce28c4", "kept": false, "item_id": 86, "attached": true, "created_at": "2026-11-26T09:43:25.578409+00:00"},
{"key": "c66a8142652c34e8f6b51ac4aa69b048", "kept": false, "item_id": 88, "attached": true, "created_at": "2026-11-26T09:43:25.843176+00:00"},
{"key": "c7109c5b8ea58753bb1270cacb230ef1", "kept": false, "item_id": 12, "attached": true, "created_at": "2026-11-26T09:43:18.672346+00:00"},
{"key": "c7c6cd09b89c8aacff4166ea91a4409c", "kept": false, "item_id": 72, "attached": true, "created_at": "2026-11-26T09:43:24.17987+00:00"},
{"key": "c8154e88ad3faf2f88fadd0381390391", "kept": false, "item_id": 91, "attached": true, "created_at": "2026-11-26T09:43:26.169815+00:00"},
{"key": "cb4ae99d02608db807545d07d100061b", "kept": false, "item_id": 7, "attached": true, "created_at": "2026-11-26T09:43:18.071265+00:00"},
{"key": "cb93ceffca70288d19f345054ad51db0", "kept": false, "item_id": 97, "attached": true, "created_at": "2026-11-26T09:43:26.981812+00:00"},
{"key": "cc31f11fae161a7e2b9353021de9a5ca", "kept": false, "item_id": 127, "attached": true, "created_at": "2026-11-26T09:43:29.870698+00:00"},
{"key": "cc987844a959a1c15d431b0c09937d84", "kept": false, "item_id": 76, "attached": true, "created_at": "2026-11-26T09:43:24.459761+00:00"},
{"key": "cdbb2d0cad6d254abaf6fbfb5e1fbb19", "kept": false, "item_id": 123, "attached": true, "created_at": "2026-11-26T09:43:29.269766+00:00"},
{"key": "d12cfc0a9d7097a6c1a5bf93068e8ddd", "kept": false, "item_id": 96, "attached": true, "created_at": "2026-11-26T09:43:26.898705+00:00"},
{"key": "d294cc45904efdd03ad6fecc04f4ba8f", "kept": false, "item_id": 37, "attached": true, "created_at": "2026-11-26T09:43:20.975399+00:00"},
{"key": "d2f8cf4d341713a769c452dff9548cbd", "kept": false, "item_id": 112, "attached": true, "created_at": "2026-11-26T09:43:28.300819+00:00"},
{"key": "d415217a49bba8db5dc3ace224e95273", "kept": false, "item_id": 67, "attached": true, "created_at": "2026-11-26T09:43:23.809755+00:00"},
{"key": "d5c3157d1f10fa83833aff51ca4dcb10", "kept": false, "item_id": 38, "attached": true, "created_at": "2026-11-26T09:43:21.064099+00:00"},
{"key": "d6470741c70bf31e25ed6b95b6a0ac8f", "kept": false, "item_id": 29, "attached": true, "created_at": "2026-11-26T09:43:20.526595+00:00"},
{"key": "d940a09e86129d634423adb36fccfd8a", "kept": false, "item_id": 52, "attached": true, "created_at": "2026-11-26T09:43:22.400226+00:00"},
{"key": "d9b7e6156c93b90d721596d34beede23", "kept": false, "item_id": 147, "attached": true, "created_at": "2026-11-26T09:43:31.972263+00:00"},
{"key": "dbfadf124afbf32889dc06381f50c643", "kept": false, "item_id": 99, "attached": true, "created_at": "2026-11-26T09:43:27.139875+00:00"},
{"key": "dd3eb6e6f36d11935a10dbe9d1e93e63", "kept": false, "item_id": 48, "attached": true, "created_at": "2026-11-26T09:43:22.039575+00:00"},
{"key": "e07d27387f1c5bbb2e4e154ed119bdcc", "kept": false, "item_id": 164, "attached": true, "created_at": "2026-11-26T09:43:33.328669+00:00"},
{"key": "e335727540af8ddc1e26dd04f204572e", "kept": false, "item_id": 43, "attached": true, "created_at": "2026-11-26T09:43:21.472027+00:00"},
{"key": "e3cbbf3e2b4249fbd15a4e745254d4dc", "kept": false, "item_id": 121, "attached": true, "created_at": "2026-11-26T09:43:29.104685+00:00"},
{"key": "e44be213fc515ea4b40f9bff72331178", "kept": false, "item_id": 145, "attached": true, "created_at": "2026-11-26T09:43:31.798057+00:00"},
{"key": "e4fb6ee28319072e6b7ab825e7159f61", "kept": false, "item_id": 31, "attached": true, "created_at": "2026-11-26T09:43:20.701038+00:00"},
{"key": "e50369c90f755819cd72c9983b68c2a7", "kept": false, "item_id": 11, "attached": true, "created_at": "2026-11-26T09:43:18.560327+00:00"},
{"key": "eadeb380981993ef3873d631c8f41277", "kept": false, "item_id": 61, "attached": true, "created_at": "2026-11-26T09:43:23.333552+00:00"},
{"key": "ebb1db0a0dce917727bccdd25bd498b8", "kept": false, "item_id": 21, "attached": true, "created_at": "2026-11-26T09:43:19.916346+00:00"},
{"key": "f22c0316773ec07fada5cd608903dcbf", "kept": false, "item_id": 114, "attached": true, "created_at": "2026-11-26T09:43:28.436054+00:00"},
{"key": "f3087254dae86fe111f145228a1b8291", "kept": false, "item_id": 134, "attached": true, "created_at": "2026-11-26T09:43:30.610785+00:00"},
{"key": "f45a2df8a216ac3e5ae02756abd68def", "kept": false, "item_id": 161, "attached": true, "created_at": "2026-11-26T09:43:33.107878+00:00"},
{"key": "f9702c8fc89bd747cf09d0456f352d62", "kept": false, "item_id": 135, "attached": true, "created_at": "2026-11-26T09:43:30.757472+00:00"},
{"key": "fd2578e7eb4d35eb1c5fbd5bedc66b92", "kept": false, "item_id": 13, "attached": true, "created_at": "2026-11-26T09:43:18.757619+00:00"},
{"key": "ff83823e3c2b7e1eaa1ed5ef3ea5d341", "kept": false, "item_id": 103, "attached": true, "created_at": "2026-11-26T09:43:27.591857+00:00"},
{"key": "ffb74fd5999cbe4e61d5652adde9aad3", "kept": false, "item_id": 57, "attached": true, "created_at": "2026-11-26T09:43:22.905775+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.claim_endings_id_seq', 1, false);

select setval('public.guests_id_seq', 1, false);

select setval('public.invitations_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.mails_id_seq', 1, false);

select setval('public.share_links_id_seq', 1, false);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
