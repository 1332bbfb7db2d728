-- The schema after 022_unwanted_items.sql, with the people of the demo. Made by npm run db:store.

-- Tables of better-auth 1.7 with its jwt plugin, as the library's own migration creates them, and our own
-- tables. A test compares them with the installed library. Every start runs this file, so each statement must
-- be idempotent. Add each change as one more statement at the end.
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

-- Times of the last attempts of a rate-limited action, oldest first. The key is a keyed hash, which does not
-- reveal the person.
create table if not exists auth.attempts (
  key text primary key,
  at timestamptz[] not null
);

-- A person of an issuer such as Google is linked to at most one user.
create unique index if not exists "account_provider_idx" on auth.account ("providerId", "accountId");

-- Mailed links that prove an e-mail address. A newer link of the same kind and user replaces the older links.
create table if not exists auth.links (
  -- SHA-256 of the token: a reader of the database cannot open the link.
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'verify', 'operator')),
  "userId" text not null references auth."user" ("id") on delete cascade,
  expires_at timestamptz not null
);
create index if not exists links_user on auth.links ("userId");

-- Mail queue of earlier versions, which the table `mails` has replaced. It stays for rolling upgrades and
-- older backups: the statement `mail.moveMailsOfPreviousVersion` moves its rows to `mails`.
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

-- Outside a transaction.
-- The line above tells the server to run this file without a transaction. The file adds indexes that came
-- after the first release. Every start runs it after tables.sql. Append each change as one statement.

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

-- Outside a transaction.
alter table claims validate constraint claims_end;

-- A deleted list no longer waits without an owner.
alter table wishlists alter column owner_id set not null;

-- When the owner changed the state from wanted; null when housekeeping has ended the claims.
alter table items add column if not exists unwanted_since timestamptz;

create index if not exists items_unwanted on items (unwanted_since) where unwanted_since is not null;

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-27T17:48:05.237+00:00", "updatedAt": "2026-11-27T17:48:05.237+00:00", "emailVerified": false},
{"id": "6Dsqs16T5O5VcXU8Ef4KvUcLaOLTgnaC", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-27T17:48:06.009+00:00", "updatedAt": "2026-11-27T17:48:06.009+00:00", "emailVerified": false},
{"id": "E4pRS4jtWacdTSgYiPUL80DdKf0D8fbk", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-27T17:48:07.131+00:00", "updatedAt": "2026-11-27T17:48:07.131+00:00", "emailVerified": false},
{"id": "H6FwYzX3ctXTRMh5d6nkIihS2uipGzkM", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-27T17:48:06.205+00:00", "updatedAt": "2026-11-27T17:48:06.205+00:00", "emailVerified": false},
{"id": "I3GwvbMoYIS88F20ZB1j01DSHFIVMiPa", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-27T17:48:07.311+00:00", "updatedAt": "2026-11-27T17:48:07.311+00:00", "emailVerified": false},
{"id": "L7KNlOpcQTWo0jJM4BmzJHt7REHGY4wv", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-27T17:48:06.729+00:00", "updatedAt": "2026-11-27T17:48:06.729+00:00", "emailVerified": false},
{"id": "LQNyu8NuQtY3XVRY0z91cAz1d46iZnHC", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-27T17:48:07.499+00:00", "updatedAt": "2026-11-27T17:48:07.499+00:00", "emailVerified": false},
{"id": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-27T17:48:06.329+00:00", "updatedAt": "2026-11-27T17:48:06.329+00:00", "emailVerified": false},
{"id": "WWOICLqPEvdPlQjsYih2a7yddsnktn0I", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-27T17:48:05.724+00:00", "updatedAt": "2026-11-27T17:48:05.724+00:00", "emailVerified": false},
{"id": "uLPhkbl5OIGOHW3PbMddSdFQJh6xA0KP", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-27T17:48:06.521+00:00", "updatedAt": "2026-11-27T17:48:06.521+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "DH4gN9baegalCpmcPtmTghK7PgBQ4J31", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-27T17:48:02.774+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"I43Wr0jGu1gLLzQtDVTg6HeRwZbEQ4kgPRUS-qgtNmI\",\"y\":\"ODNmwxhT3IVgp13sc5GAUOI6D8vRNLjJWcMfSr0Qbfg\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$cc5d3cddf7c2d9bae9acfe8fdeb6545aa317c0039ef00422c71c589bcf00e6e294c7aaf119596899bc3a15886bffe08cf9e04303e3edf16fed9575d55bd8a1fdcfcd6b68eacfe612a8043a2c5b403c956e15f14fd605ae6d1797567c80640d1b8b651f727524238c318abd20ebbe371d4bbd7611c7f01f852886f5a424cc9f488fd152173cd2e36dc890881e96ab4135f1006c12667ae587184eccb03e5aaa17cbd3995da310b67bb9c0f2101e9741f9ad994f2a517b82eb6eb8b7aade76f0bbfc0410575ba0f1f9b8cff98141e1fda8ed264086d03f1895\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-27T17:48:12.137205+00:00", "id": 1, "uid": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-27T17:48:14.776119+00:00", "id": 2, "uid": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');




insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-27T17:47:59.363034+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-27T17:47:59.486262+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-27T17:47:59.504362+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-27T17:47:59.957866+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-27T17:47:59.961818+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-27T17:47:59.973702+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-27T17:48:00.036791+00:00"},
{"name": "007_bearers_from.sql", "applied_at": "2026-11-27T17:48:00.040021+00:00"},
{"name": "008_claim_endings.sql", "applied_at": "2026-11-27T17:48:00.065825+00:00"},
{"name": "009_bounded_reads.sql", "applied_at": "2026-11-27T17:48:00.173303+00:00"},
{"name": "010_address_proven.additive.sql", "applied_at": "2026-11-27T17:48:00.189803+00:00"},
{"name": "011_bounded_records.sql", "applied_at": "2026-11-27T17:48:00.269288+00:00"},
{"name": "012_mails.additive.sql", "applied_at": "2026-11-27T17:48:00.289758+00:00"},
{"name": "013_line_ends.sql", "applied_at": "2026-11-27T17:48:00.308053+00:00"},
{"name": "014_sharing.sql", "applied_at": "2026-11-27T17:48:00.321324+00:00"},
{"name": "015_sharing_checks.sql", "applied_at": "2026-11-27T17:48:00.436917+00:00"},
{"name": "016_invitations.additive.sql", "applied_at": "2026-11-27T17:48:00.438889+00:00"},
{"name": "017_item_life.sql", "applied_at": "2026-11-27T17:48:00.484512+00:00"},
{"name": "018_item_order.sql", "applied_at": "2026-11-27T17:48:00.621904+00:00"},
{"name": "019_gifts.sql", "applied_at": "2026-11-27T17:48:00.625662+00:00"},
{"name": "020_gift_records.sql", "applied_at": "2026-11-27T17:48:01.069618+00:00"},
{"name": "021_claim_ends.sql", "applied_at": "2026-11-27T17:48:01.145725+00:00"},
{"name": "022_unwanted_items.sql", "applied_at": "2026-11-27T17:48:01.345748+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven, currency) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven, currency from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "email": "priya@example.com", "avatar": "purple", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:05.587719+00:00", "bearers_from": "2026-11-27T17:48:12.111861+00:00", "display_name": "Priya Raman", "is_superuser": true, "address_proven": false},
{"id": 10, "uid": "LQNyu8NuQtY3XVRY0z91cAz1d46iZnHC", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:07.56933+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Lucía Ferrer", "is_superuser": false, "address_proven": false},
{"id": 2, "uid": "WWOICLqPEvdPlQjsYih2a7yddsnktn0I", "email": "mara@example.com", "avatar": "orange", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:05.825337+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Mara Lindqvist", "is_superuser": false, "address_proven": false},
{"id": 3, "uid": "6Dsqs16T5O5VcXU8Ef4KvUcLaOLTgnaC", "email": "jonas@example.com", "avatar": "green", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:06.119447+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Jonas Okafor", "is_superuser": false, "address_proven": false},
{"id": 4, "uid": "H6FwYzX3ctXTRMh5d6nkIihS2uipGzkM", "email": "ines@example.com", "avatar": "red", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:06.280856+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Inês Duarte", "is_superuser": false, "address_proven": false},
{"id": 5, "uid": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "email": "theo@example.com", "avatar": "blue", "version": 1, "currency": "USD", "is_staff": true, "is_active": true, "created_at": "2026-11-27T17:48:06.396785+00:00", "bearers_from": "2026-11-27T17:48:14.759447+00:00", "display_name": "Theo Brandt", "is_superuser": false, "address_proven": false},
{"id": 6, "uid": "uLPhkbl5OIGOHW3PbMddSdFQJh6xA0KP", "email": "aiko@example.com", "avatar": "pink", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:06.601334+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Aiko Tanabe", "is_superuser": false, "address_proven": false},
{"id": 7, "uid": "L7KNlOpcQTWo0jJM4BmzJHt7REHGY4wv", "email": "walter@example.com", "avatar": "brown", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:06.849057+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Walter Finch", "is_superuser": false, "address_proven": false},
{"id": 8, "uid": "E4pRS4jtWacdTSgYiPUL80DdKf0D8fbk", "email": "sam@example.com", "avatar": "black", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:07.189361+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Sam Whitlock", "is_superuser": false, "address_proven": false},
{"id": 9, "uid": "I3GwvbMoYIS88F20ZB1j01DSHFIVMiPa", "email": "noor@example.com", "avatar": "white", "version": 1, "currency": "USD", "is_staff": false, "is_active": true, "created_at": "2026-11-27T17:48:07.347771+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Noor Haddad", "is_superuser": false, "address_proven": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "0ezW1b9QstibcDuzsMMJF3T42rvKdL55", "scope": null, "userId": "uLPhkbl5OIGOHW3PbMddSdFQJh6xA0KP", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$SYL5n2PKklY5Jlp54Rd2cg$u3nyfxJy+oG99z965gO41CsZc16Oy7+OEnGK8ml+gb4", "accountId": "uLPhkbl5OIGOHW3PbMddSdFQJh6xA0KP", "createdAt": "2026-11-27T17:48:06.526+00:00", "updatedAt": "2026-11-27T17:48:06.526+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "6pxVgKujz99jS8a02lBclI8SAStEauws", "scope": null, "userId": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$PILVPnj02UIweCD8CaYtXQ$jGZiAKqngFS1VkpHifQHJlOMCFOLJetNgiR2qt1zauI", "accountId": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "createdAt": "2026-11-27T17:48:05.244+00:00", "updatedAt": "2026-11-27T17:48:05.244+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "814Skh2r8fTLw3f5wlppelJNUTCEzehK", "scope": null, "userId": "L7KNlOpcQTWo0jJM4BmzJHt7REHGY4wv", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$/xlUUbPUxIaZ3DuIDVi28A$bY9wSxTub8+mMG+k7doqBUAkGfCCYUT6S149gLIvBFw", "accountId": "L7KNlOpcQTWo0jJM4BmzJHt7REHGY4wv", "createdAt": "2026-11-27T17:48:06.737+00:00", "updatedAt": "2026-11-27T17:48:06.737+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "VFEuRo1Y5uESPrdCleC5seGzAm82ryOy", "scope": null, "userId": "WWOICLqPEvdPlQjsYih2a7yddsnktn0I", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$O50GvqUZHZDCn42CeB/AOw$Kp4qZFQ+2KYOj3kYKYbETgwLE1TQ7k9GAyM/sTVvdUY", "accountId": "WWOICLqPEvdPlQjsYih2a7yddsnktn0I", "createdAt": "2026-11-27T17:48:05.727+00:00", "updatedAt": "2026-11-27T17:48:05.727+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "W9ULFofC17EhBoqQr88tmvwh6MkD8Vf1", "scope": null, "userId": "6Dsqs16T5O5VcXU8Ef4KvUcLaOLTgnaC", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$23tFb/hqkY5zgIzVFbuL8g$0gl7YMjyvbCiFcjmi1a3gfUfNOsI5BCuIjzhcnGJJjE", "accountId": "6Dsqs16T5O5VcXU8Ef4KvUcLaOLTgnaC", "createdAt": "2026-11-27T17:48:06.011+00:00", "updatedAt": "2026-11-27T17:48:06.011+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Z6OyJXMfLfAPe2RUzhaJCT0LT0GDnszT", "scope": null, "userId": "E4pRS4jtWacdTSgYiPUL80DdKf0D8fbk", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Q+AMSJhKHdvpzKhBgNIXrA$ztl52C3t/KrejzLxZKYTTp4SiyN5czUqwJs5E7ca+E4", "accountId": "E4pRS4jtWacdTSgYiPUL80DdKf0D8fbk", "createdAt": "2026-11-27T17:48:07.139+00:00", "updatedAt": "2026-11-27T17:48:07.139+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "hXwdVTwypeJN5mkFCetxM66S1dTrP3fi", "scope": null, "userId": "I3GwvbMoYIS88F20ZB1j01DSHFIVMiPa", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$JPOUVypOBrBgljTgpRbTtA$CK9VFVL2eFoka5MME2sDUHTPHjjiRjnAmOgx2Q8kxLc", "accountId": "I3GwvbMoYIS88F20ZB1j01DSHFIVMiPa", "createdAt": "2026-11-27T17:48:07.314+00:00", "updatedAt": "2026-11-27T17:48:07.314+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "kTib0sUnaqoG53cPn8ePpMI9LtaPgegQ", "scope": null, "userId": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$1/F0usISGmO8nogAeSRyEQ$nKEcbirNUJcBFtn2DR0f5rpYRs1BCpFZbvlWGj9a5gk", "accountId": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "createdAt": "2026-11-27T17:48:06.33+00:00", "updatedAt": "2026-11-27T17:48:06.33+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "krGbpumcu237TYYH4DgAOrW1I53wyu8u", "scope": null, "userId": "LQNyu8NuQtY3XVRY0z91cAz1d46iZnHC", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$lJSGITTg4oh5oJKrsnO6Ng$fr7xfeTePQBh1jF/bsG949dOljlUIm+0YmpTsu6wT9o", "accountId": "LQNyu8NuQtY3XVRY0z91cAz1d46iZnHC", "createdAt": "2026-11-27T17:48:07.502+00:00", "updatedAt": "2026-11-27T17:48:07.502+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "tpZIax3duvL6UtiIMzvIOeLTc6lo1AQ1", "scope": null, "userId": "H6FwYzX3ctXTRMh5d6nkIihS2uipGzkM", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$U0Yrhtbfxw4rAbRHc0UpJQ$lA09coMo7902l5WwVbIbYeLnHvg5Q2eF8GXEdOK6PoM", "accountId": "H6FwYzX3ctXTRMh5d6nkIihS2uipGzkM", "createdAt": "2026-11-27T17:48:06.218+00:00", "updatedAt": "2026-11-27T17:48:06.218+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "5WFhVb1yZfyUTvDyC5Cuug4Cbd1XIHhy", "token": "WsmnVJONL-R_0euuRmPo_u1k1Wo5eSUNae0S1L9yHIk", "userId": "H6FwYzX3ctXTRMh5d6nkIihS2uipGzkM", "createdAt": "2026-11-27T17:48:06.22+00:00", "expiresAt": "2026-12-11T17:48:06.22+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:06.22+00:00", "userAgent": ""},
{"id": "BYXQ0CG0DL2B0ofJl6ChP4mvbKvZXzES", "token": "YqHfE4g0ICDDxzWAOvGLJ8e6b07N7z1CjfAuIWHK9wM", "userId": "L7KNlOpcQTWo0jJM4BmzJHt7REHGY4wv", "createdAt": "2026-11-27T17:48:06.753+00:00", "expiresAt": "2026-12-11T17:48:06.753+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:06.753+00:00", "userAgent": ""},
{"id": "CJmUBVbah9OitLh5oMVef9pp8xRO1v0a", "token": "s_b9OHPT1ybRnOycWSSkq5-0k_XcdqPqizl6apcdEKQ", "userId": "WWOICLqPEvdPlQjsYih2a7yddsnktn0I", "createdAt": "2026-11-27T17:48:05.733+00:00", "expiresAt": "2026-12-11T17:48:05.733+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:05.733+00:00", "userAgent": ""},
{"id": "DqSU6gA3PQsM5ElmBFVqqVflpOFjEKPv", "token": "V-ffo9-EDT4gKKnk8oQNG7MkTRMf8hNVYyegXYzAeQ4", "userId": "1rjBEuEJbdB858lPXZDhngoE5MNUYjvN", "createdAt": "2026-11-27T17:48:05.277+00:00", "expiresAt": "2026-12-11T17:48:05.254+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:05.277+00:00", "userAgent": ""},
{"id": "K0esx0Z3g10x5ZMb0U0gciGTMmNd18H6", "token": "AwsW6lQB43nHC-kE_djcLzM2345w_AL3gkTL-bYYBM0", "userId": "uLPhkbl5OIGOHW3PbMddSdFQJh6xA0KP", "createdAt": "2026-11-27T17:48:06.529+00:00", "expiresAt": "2026-12-11T17:48:06.529+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:06.529+00:00", "userAgent": ""},
{"id": "KHAco40eXSjCLQYoOxqWY2h7wtzXHrZz", "token": "Mu8eU0czzYj6yXu_S9IEIsHJJd69IpThR-gFvRm4ftE", "userId": "6Dsqs16T5O5VcXU8Ef4KvUcLaOLTgnaC", "createdAt": "2026-11-27T17:48:06.016+00:00", "expiresAt": "2026-12-11T17:48:06.016+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:06.016+00:00", "userAgent": ""},
{"id": "gbdzIJoaVqQsLNusqeF0dM0tILK6buWJ", "token": "8g8HYpeSnjK9akKZJLThpsl6nPmvFy9hdR4_2YdbrMY", "userId": "LQNyu8NuQtY3XVRY0z91cAz1d46iZnHC", "createdAt": "2026-11-27T17:48:07.503+00:00", "expiresAt": "2026-12-11T17:48:07.503+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:07.503+00:00", "userAgent": ""},
{"id": "i3QxHAe77VNS2JSrWiD791LAKl9QyE5f", "token": "coxGN8cN5IUtxdZLBE5TnbG0hpvlGHDmB5UL-ar-fuo", "userId": "V3vKUM6vh5DU2NTbPh3lf2UI0G6ILSNn", "createdAt": "2026-11-27T17:48:06.331+00:00", "expiresAt": "2026-12-11T17:48:06.331+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:06.331+00:00", "userAgent": ""},
{"id": "qj8Epuk3IOxqwIDRgBxJxQQfdahOJfG9", "token": "-qjbPw1fQt2TAytdyZjaTb8x5ZymvSjZdCejnXq5R2k", "userId": "I3GwvbMoYIS88F20ZB1j01DSHFIVMiPa", "createdAt": "2026-11-27T17:48:07.316+00:00", "expiresAt": "2026-12-11T17:48:07.315+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:07.316+00:00", "userAgent": ""},
{"id": "tu84p5WWGEAflZF9QkkbjrVO1gVSLmDm", "token": "hXrEQhKT3gEb_6Ele8SlZaanuKeHmB834WLZfXwTMbk", "userId": "E4pRS4jtWacdTSgYiPUL80DdKf0D8fbk", "createdAt": "2026-11-27T17:48:07.141+00:00", "expiresAt": "2026-12-11T17:48:07.141+00:00", "ipAddress": "", "updatedAt": "2026-11-27T17:48:07.141+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-27T17:49:07.154387+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-27T17:49:07.225889+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-27T17:49:07.253368+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-27T17:49:07.337329+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');

insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-27T17:48:15.629777+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-27T17:48:15.829682+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-27T17:48:16.105818+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-27T17:48:15.546538+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-27T17:48:15.727005+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-27T17:48:16.115168+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-27T17:48:15.977787+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-27T17:48:16.030242+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-27T17:48:15.399396+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-27T17:48:16.069876+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-27T17:48:15.453619+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-27T17:48:15.535269+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-27T17:48:15.484607+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-27T17:48:15.654067+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-27T17:48:15.501697+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-27T17:48:15.67129+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-27T17:48:15.785463+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-27T17:48:15.855357+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-27T17:48:16.089614+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-27T17:48:15.60538+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-27T17:48:15.953604+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-27T17:48:16.046497+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-27T17:48:15.57025+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-27T17:48:15.690952+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-27T17:48:15.897333+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-27T17:48:15.921567+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-27T17:48:15.629777+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-27T17:48:15.829682+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-27T17:48:15.953604+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-27T17:48:15.921567+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-27T17:48:16.105818+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-27T17:48:15.399396+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-27T17:48:15.453619+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-27T17:48:15.484607+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-27T17:48:15.501697+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-27T17:48:15.977787+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-27T17:48:16.046497+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-27T17:48:16.030242+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-27T17:48:15.546538+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-27T17:48:15.535269+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-27T17:48:15.60538+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-27T17:48:15.57025+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-27T17:48:16.069876+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-27T17:48:16.089614+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-27T17:48:15.727005+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-27T17:48:15.654067+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-27T17:48:15.67129+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-27T17:48:15.690952+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-27T17:48:15.785463+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-27T17:48:15.855357+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-27T17:48:16.115168+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-27T17:48:15.897333+00:00", "requester_id": 10}
]');





insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at, archived, takes_ideas, show_claims, show_claims_at) overriding system value select id, owner_id, title, description, is_public, version, created_at, archived, takes_ideas, show_claims, show_claims_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "archived": false, "owner_id": 1, "is_public": true, "created_at": "2026-11-27T17:48:17.197292+00:00", "description": "Requirements below. Equivalents are fine if they meet them.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 10, "title": "Enough", "version": 5, "archived": false, "owner_id": 8, "is_public": true, "created_at": "2026-11-27T17:48:17.631473+00:00", "description": "Really.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 11, "title": "Side A", "version": 7, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-27T17:48:24.10679+00:00", "description": "Vinyl only. If the sleeve is worn, even better.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 12, "title": "Someday", "version": 5, "archived": false, "owner_id": 8, "is_public": true, "created_at": "2026-11-27T17:48:27.943248+00:00", "description": "", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 13, "title": "Books I keep borrowing", "version": 7, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-27T17:48:30.879072+00:00", "description": "I give them back, and then I miss them.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 14, "title": "Sundays", "version": 7, "archived": false, "owner_id": 1, "is_public": true, "created_at": "2026-11-27T17:48:31.469411+00:00", "description": "No deadline, no specification.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 15, "title": "Film, not files", "version": 8, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-27T17:48:31.819898+00:00", "description": "Thirty-six chances and then you stop and look.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 16, "title": "Below the stars", "version": 6, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-27T17:48:32.295457+00:00", "description": "Clear skies, thermos, silence.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 17, "title": "Tea at four", "version": 6, "archived": false, "owner_id": 6, "is_public": true, "created_at": "2026-11-27T17:48:33.191049+00:00", "description": "You are always welcome. Please bring yourself.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 18, "title": "The garden, and what to wear in it", "version": 7, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-27T17:48:34.341336+00:00", "description": "The knees are not what they were, but the beans do not know that.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 19, "title": "Couch to half marathon", "version": 7, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-27T17:48:37.385699+00:00", "description": "By May. I have told everyone, so now I have to.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 2, "title": "Carry-on", "version": 7, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-27T17:48:17.395533+00:00", "description": "Forty litres, eleven countries. It has to earn its place.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 20, "title": "Band things", "version": 6, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-27T17:48:40.132867+00:00", "description": "We have a name and half a song.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 21, "title": "For the cold studio", "version": 6, "archived": false, "owner_id": 6, "is_public": false, "created_at": "2026-11-27T17:48:46.254314+00:00", "description": "The kiln is warm. Everything else is not.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 22, "title": "Eid", "version": 5, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-27T17:48:46.568388+00:00", "description": "Come hungry. If you must bring something:", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 23, "title": "Five in the morning", "version": 6, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-27T17:48:46.864112+00:00", "description": "For the hour when only I and the ovens are awake.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 24, "title": "Toolbox", "version": 5, "archived": false, "owner_id": 1, "is_public": false, "created_at": "2026-11-27T17:48:47.679892+00:00", "description": "Metric only.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 25, "title": "For Nora’s room", "version": 6, "archived": false, "owner_id": 2, "is_public": false, "created_at": "2026-11-27T17:48:49.475816+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 26, "title": "Evenings", "version": 6, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-27T17:48:51.414406+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 27, "title": "Thirty-six", "version": 6, "archived": false, "owner_id": 3, "is_public": true, "created_at": "2026-11-27T17:48:52.26532+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 28, "title": "Summer = festivals", "version": 6, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-27T17:48:53.079273+00:00", "description": "June. July. August. Mud.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 29, "title": "A home, eventually", "version": 5, "archived": false, "owner_id": 4, "is_public": false, "created_at": "2026-11-27T17:48:53.568388+00:00", "description": "For the month in which I unpack.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 3, "title": "Things that go in the oven", "version": 8, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-27T17:48:17.411916+00:00", "description": "And things that come out of it better than last time.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 30, "title": "Garden shed", "version": 5, "archived": false, "owner_id": 5, "is_public": true, "created_at": "2026-11-27T17:48:57.701146+00:00", "description": "It leans. We lean with it.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 31, "title": "The new kitchen", "version": 9, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-27T17:48:59.054601+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 32, "title": "Saudade", "version": 6, "archived": false, "owner_id": 4, "is_public": true, "created_at": "2026-11-27T17:48:59.599283+00:00", "description": "What I miss when I am there, and what I miss when I am here.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 33, "title": "Winter birthday", "version": 11, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-27T17:49:03.786646+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 4, "title": "Quiet ideas", "version": 5, "archived": false, "owner_id": 3, "is_public": false, "created_at": "2026-11-27T17:48:17.416431+00:00", "description": "Notes to myself. Nobody can see this, and that is the point.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 5, "title": "On the needles", "version": 7, "archived": false, "owner_id": 6, "is_public": true, "created_at": "2026-11-27T17:48:17.467255+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 6, "title": "Balcony", "version": 5, "archived": false, "owner_id": 2, "is_public": true, "created_at": "2026-11-27T17:48:17.489398+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 7, "title": "For the railway in the attic", "version": 6, "archived": false, "owner_id": 7, "is_public": true, "created_at": "2026-11-27T17:48:17.583585+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 8, "title": "Above the tree line", "version": 7, "archived": false, "owner_id": 9, "is_public": true, "created_at": "2026-11-27T17:48:17.571209+00:00", "description": "Light, mended, or borrowed. In that order.", "show_claims": "never", "takes_ideas": true, "show_claims_at": null},
{"id": 9, "title": "FIRST FLAT!!", "version": 8, "archived": false, "owner_id": 10, "is_public": true, "created_at": "2026-11-27T17:48:17.625326+00:00", "description": "Twelve square metres and ALL MINE. It has a window!", "show_claims": "never", "takes_ideas": true, "show_claims_at": null}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at, currency, "position", most_wanted, state, received_on, received_note, wanted, idea_by, listed_at, idea_wishlist_id, unwanted_since) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at, currency, "position", most_wanted, state, received_on, received_note, wanted, idea_by, listed_at, idea_wishlist_id, unwanted_since from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:21.062792+00:00", "description": "My loaves are round. They dream of being oval.", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 10, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:23.778831+00:00", "description": "The lemon tree has outgrown its bucket.", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 100, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:48.638695+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 101, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:48.674259+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 102, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:48.720042+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 103, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:49.118138+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 104, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:49.345946+00:00", "description": "So that one of us can sleep.", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 105, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:50.197322+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 106, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:50.783914+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 107, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.121326+00:00", "description": "No heart, no steps, no badges.", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 108, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.121405+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 109, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.305582+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 11, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:23.858216+00:00", "description": "Black.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 110, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.430034+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 111, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.45375+00:00", "description": "You KNOW which one.", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 112, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.848463+00:00", "description": "The big ones. Small ones end up in the heating.", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 113, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.849148+00:00", "description": "Bought it at the station, could not wait.", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 114, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.871646+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 115, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.874796+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 116, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:51.893306+00:00", "description": "Spring came first.", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 117, "url": "", "name": "Rehearsal snacks", "price": 10.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:52.44317+00:00", "description": "This is a serious wish.", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 118, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.529958+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 119, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.541318+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 12, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.075032+00:00", "description": "The 1952 one, with the tall chimney.", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 120, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.541756+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 121, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.546986+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 122, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.549133+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 123, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.560701+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 124, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:53.564099+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 125, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:54.305983+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 126, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.077318+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 127, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.083079+00:00", "description": "For negotiating with the monster under the bed.", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 128, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.248145+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 129, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.273337+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 13, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.155018+00:00", "description": "Put your names together for this one.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 130, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.465381+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 131, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.583358+00:00", "description": "Somebody has lost two of my black ones.", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 132, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.70178+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 24, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 133, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:55.936124+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 134, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:56.213322+00:00", "description": "The present one is a burglar.", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 135, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:56.708365+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 136, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:56.788169+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 137, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:56.887048+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 138, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:57.366858+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 23, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 139, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:57.565339+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 14, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.216247+00:00", "description": "Lisbon, Porto, Naples: you know why.", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 140, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:57.569306+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 21, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 141, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:57.748926+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 142, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:58.270429+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 143, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:58.682144+00:00", "description": "You will all come.", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 144, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:58.695318+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 145, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:58.794685+00:00", "description": "Please check that they wash out.", "most_wanted": false, "received_on": null, "wishlist_id": 25, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 146, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:58.979007+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 147, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:59.017306+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 148, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:59.149123+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 26, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 149, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:59.46007+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 29, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 15, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.393213+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 150, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:59.785322+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 28, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 151, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:00.097318+00:00", "description": "I have buried five.", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 152, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:00.844339+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 153, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:00.84623+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 154, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:00.858929+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 155, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:00.852838+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 156, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:01.415937+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 157, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:01.917526+00:00", "description": "One that whistles in tune, if there is such a thing.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 158, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:02.018299+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 27, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 159, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:02.125313+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 16, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.741616+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 160, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:02.365337+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 30, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 161, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:02.474425+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:02.807272+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 163, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.154836+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.25557+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.307698+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.405688+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 32, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.640078+00:00", "description": "Always. Forever. Any number of jars.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.654354+00:00", "description": "Grandmother’s turned up in the cellar.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.772964+00:00", "description": "For the north window.", "most_wanted": false, "received_on": null, "wishlist_id": 31, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 17, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:25.024399+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:03.968883+00:00", "description": "Big enough that I only get up once.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:04.087532+00:00", "description": "One radiator. Strong opinions.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:04.208834+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:04.435911+00:00", "description": "For the armchair that is nobody’s chair yet.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:04.764123+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:04.998923+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:05.325316+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:05.541353+00:00", "description": "A thousand pieces. I have the winter.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:05.777962+00:00", "description": "My sister was faster.", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:49:06.321827+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 33, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 18, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:24.87221+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 19, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:25.245753+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 2, "url": "", "name": "A weekend without a phone", "price": 0.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:21.23111+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 20, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:25.388035+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 21, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:25.600423+00:00", "description": "Blank.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 22, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:26.54039+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 23, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:26.700672+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 24, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:26.873689+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 25, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:26.87333+00:00", "description": "Coal if they have it, otherwise timber.", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 26, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:26.921496+00:00", "description": "Rain-proof, or at least rain-brave.", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 27, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:27.026039+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 28, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:27.026105+00:00", "description": "Whole bean.", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 29, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:27.47533+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 10, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 3, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:21.309192+00:00", "description": "Arm at least 40 cm.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 30, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:27.893109+00:00", "description": "The pressing with the audience noise.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 31, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:28.093891+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 32, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:28.185418+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 33, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:28.606145+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 34, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:28.822957+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 35, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:29.968809+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 36, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.163518+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 37, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.196372+00:00", "description": "One gear.", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 38, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.400002+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 6, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 39, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.438597+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 4, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:21.714868+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 40, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.388732+00:00", "description": "You choose. I trust you.", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 41, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.441328+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 42, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.879112+00:00", "description": "Requirement withdrawn.", "most_wanted": false, "received_on": null, "wishlist_id": 1, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 43, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.929341+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 44, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:30.877341+00:00", "description": "For the faces of the passengers.", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 45, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:31.009564+00:00", "description": "One thing, please. All four uses.", "most_wanted": false, "received_on": null, "wishlist_id": 2, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 46, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:31.473236+00:00", "description": "Stone-ground. Yes, ten.", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 47, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:31.650792+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 48, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:31.656381+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 49, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.04213+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 5, "url": "", "name": "Second-hand cello?", "price": 900.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:21.860473+00:00", "description": "No. Well. Maybe.", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 50, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.042077+00:00", "description": "Never buy rope as a surprise, please.", "most_wanted": false, "received_on": null, "wishlist_id": 8, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 51, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.19213+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 52, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.414629+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 53, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.578026+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 54, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:32.724721+00:00", "description": "A kind aunt got there first.", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 55, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:33.178491+00:00", "description": "Read it four times, own it zero times.", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 56, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:33.200102+00:00", "description": "Group gift, obviously.", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 57, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:34.129302+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 7, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 58, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:34.515504+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 59, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:34.520373+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 6, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:22.78132+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 60, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:34.621165+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 61, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:35.141299+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 62, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:35.460678+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 63, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:35.509145+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 64, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:36.33461+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 65, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:36.339961+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 66, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:36.483353+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 67, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:37.364141+00:00", "description": "Closed back. The neighbours will thank you.", "most_wanted": false, "received_on": null, "wishlist_id": 11, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 68, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:37.366268+00:00", "description": "No signal.", "most_wanted": false, "received_on": null, "wishlist_id": 12, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 69, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:37.366674+00:00", "description": "Seventy-two chances!", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 7, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:23.311934+00:00", "description": "Same dye lot if you can, thank you!", "most_wanted": false, "received_on": null, "wishlist_id": 5, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 70, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:37.370252+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 71, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:37.866259+00:00", "description": "Spring only. It is worth the wait.", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 72, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:38.579642+00:00", "description": "Spiral, so that it lies flat on a rock.", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 73, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:38.898004+00:00", "description": "A half size up: downhill toes.", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 74, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:39.429751+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 75, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:39.525371+00:00", "description": "GOT ONE thank you Abuela", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 76, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:40.264005+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 77, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:40.265309+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 78, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.085324+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 79, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.444183+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 8, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:23.561296+00:00", "description": "Must survive exams.", "most_wanted": false, "received_on": null, "wishlist_id": 9, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 80, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.445907+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 81, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.456571+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 82, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.456654+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 83, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.560775+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 84, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.580051+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 85, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.588731+00:00", "description": "Undignified, and therefore perfect.", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 86, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:42.592975+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 87, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:45.666601+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 88, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:45.980623+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 20, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 89, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.104375+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 9, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:23.735441+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 4, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 90, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.104508+00:00", "description": "Broken and mended, please, not new.", "most_wanted": false, "received_on": null, "wishlist_id": 17, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 91, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.111162+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 19, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 92, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.300685+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 15, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 93, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.557536+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 16, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 94, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.562585+00:00", "description": "My last one outlived two governments.", "most_wanted": false, "received_on": null, "wishlist_id": 18, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 95, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.563068+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 96, "url": "", "name": "Sourdough starter", "price": 0.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:46.755153+00:00", "description": "Thank you! It has a name now, and a temper.", "most_wanted": false, "received_on": null, "wishlist_id": 3, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 97, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:47.010092+00:00", "description": "Found all six at a flea market!", "most_wanted": false, "received_on": null, "wishlist_id": 13, "is_available": false, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 98, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:47.367784+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 14, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null},
{"id": 99, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "state": "wanted", "wanted": 1, "idea_by": null, "currency": "USD", "position": null, "listed_at": null, "created_at": "2026-11-27T17:48:48.509912+00:00", "description": "", "most_wanted": false, "received_on": null, "wishlist_id": 22, "is_available": true, "received_note": "", "unwanted_since": null, "idea_wishlist_id": null}
]');


insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 21},
{"user_id": 2, "wishlist_id": 29},
{"user_id": 3, "wishlist_id": 24},
{"user_id": 3, "wishlist_id": 25},
{"user_id": 4, "wishlist_id": 21},
{"user_id": 4, "wishlist_id": 25},
{"user_id": 5, "wishlist_id": 24},
{"user_id": 6, "wishlist_id": 25},
{"user_id": 6, "wishlist_id": 29},
{"user_id": 7, "wishlist_id": 21}
]');

insert into public.claims (item_id, giver_id, created_at, guest_id, link_wishlist_id, id, quantity, owner_id, for_name, stage, note, paid, paid_currency, order_link, name, price, currency, url, picture_key, ended_reason, ended_at) overriding system value select item_id, giver_id, created_at, guest_id, link_wishlist_id, id, quantity, owner_id, for_name, stage, note, paid, paid_currency, order_link, name, price, currency, url, picture_key, ended_reason, ended_at from jsonb_populate_recordset(null::public.claims, '[
{"id": 1003821689676500, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "note": "", "paid": null, "price": 48.00, "stage": "promised", "item_id": 163, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.697822+00:00", "order_link": "", "picture_key": "75ae5152d7438b58c6b212b09c9a3a8c", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1026418224164340, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "note": "", "paid": null, "price": 22.00, "stage": "promised", "item_id": 51, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-27T17:49:06.873308+00:00", "order_link": "", "picture_key": "b396a4ad2f3bbc6d87f15e18e582d5c0", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1161983506131541, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "note": "", "paid": null, "price": 14.50, "stage": "promised", "item_id": 89, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.601376+00:00", "order_link": "", "picture_key": "bade79f80124a87b2394acb6e9fc41fe", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1208432655001490, "url": "https://lichthaus.example/night-light", "name": "Night light", "note": "", "paid": null, "price": 24.00, "stage": "promised", "item_id": 127, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.647249+00:00", "order_link": "", "picture_key": "fa1928baf07411c26edea9e844327dba", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 156298862178045, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "note": "", "paid": null, "price": 36.50, "stage": "promised", "item_id": 161, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.477605+00:00", "order_link": "", "picture_key": "ff241d508f7483609f860f2f6a98b477", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1615786015475065, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "note": "", "paid": null, "price": 26.00, "stage": "promised", "item_id": 111, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 10, "quantity": 1, "created_at": "2026-11-27T17:49:07.066896+00:00", "order_link": "", "picture_key": "8e76d5ac8c274f0efd23f5a21fc12be7", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 1764851486179201, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "note": "", "paid": null, "price": 31.00, "stage": "promised", "item_id": 174, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 4, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.554998+00:00", "order_link": "", "picture_key": "2ead6402ffb15ff430cebb54bc37e0fb", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2157502916088890, "url": "https://slowhours.example/coffee", "name": "Coffee", "note": "", "paid": null, "price": 16.00, "stage": "promised", "item_id": 28, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 8, "quantity": 1, "created_at": "2026-11-27T17:49:07.133853+00:00", "order_link": "", "picture_key": "69bc0d7522496ee2c37ebbef20aeefb4", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 2217070227791424, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "note": "", "paid": null, "price": 47.00, "stage": "promised", "item_id": 134, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 7, "guest_id": null, "owner_id": 5, "quantity": 1, "created_at": "2026-11-27T17:49:07.008166+00:00", "order_link": "", "picture_key": "cbcdfe4f93d875878f750bb008e812a6", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3081858562374964, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "note": "", "paid": null, "price": 37.00, "stage": "promised", "item_id": 151, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-27T17:49:06.846029+00:00", "order_link": "", "picture_key": "f19218e9cc2fe653eb4b316e2888b7bf", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3356132875069350, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "note": "", "paid": null, "price": 11.00, "stage": "promised", "item_id": 162, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 10, "guest_id": null, "owner_id": 4, "quantity": 1, "created_at": "2026-11-27T17:49:06.955459+00:00", "order_link": "", "picture_key": "d7f9cc921ab0bb93de135127ad191434", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 343018165280578, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "note": "", "paid": null, "price": 12.00, "stage": "promised", "item_id": 139, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 6, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.815569+00:00", "order_link": "", "picture_key": "3c44e9be3df15f06cbf73f429483bb95", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3557355340206684, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "note": "", "paid": null, "price": 84.50, "stage": "promised", "item_id": 173, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.415702+00:00", "order_link": "", "picture_key": "690b602717338b76775ef10e0646e104", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3900436493499219, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "note": "", "paid": null, "price": 39.00, "stage": "promised", "item_id": 131, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 7, "quantity": 1, "created_at": "2026-11-27T17:49:07.037463+00:00", "order_link": "", "picture_key": "545f15c685a1600d9c377cd00ab5203a", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 3924079399137662, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "note": "", "paid": null, "price": 33.00, "stage": "promised", "item_id": 179, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 5, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.76192+00:00", "order_link": "", "picture_key": "c70de1179b773c445a66f7e9391b5a17", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4123376575446980, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "note": "", "paid": null, "price": 139.00, "stage": "promised", "item_id": 73, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 9, "guest_id": null, "owner_id": 3, "quantity": 1, "created_at": "2026-11-27T17:49:06.905922+00:00", "order_link": "", "picture_key": "9ca16e859f99218989a5c0d26fb4c6e3", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4192577010260047, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "note": "", "paid": null, "price": 49.00, "stage": "promised", "item_id": 65, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 6, "quantity": 1, "created_at": "2026-11-27T17:49:06.978888+00:00", "order_link": "", "picture_key": "11cf1c5430386b5d067e55c6aea67410", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4304797790956031, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "note": "", "paid": null, "price": 39.00, "stage": "promised", "item_id": 72, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 1, "guest_id": null, "owner_id": 9, "quantity": 1, "created_at": "2026-11-27T17:49:07.100294+00:00", "order_link": "", "picture_key": "a0449c44aa0585a19e8d74ad41efa812", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 4372991554742036, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "note": "", "paid": null, "price": 58.00, "stage": "promised", "item_id": 175, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 6, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.793338+00:00", "order_link": "", "picture_key": "1eacda61055a0d2a2bca6f875633f6fc", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 761393785745649, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "note": "", "paid": null, "price": 52.00, "stage": "promised", "item_id": 137, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 2, "guest_id": null, "owner_id": 4, "quantity": 1, "created_at": "2026-11-27T17:49:06.93359+00:00", "order_link": "", "picture_key": "d8d557bf766ba7f08ccbc1b71644d55d", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null},
{"id": 949764546882093, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "note": "", "paid": null, "price": 46.00, "stage": "promised", "item_id": 119, "currency": "USD", "ended_at": null, "for_name": null, "giver_id": 3, "guest_id": null, "owner_id": 2, "quantity": 1, "created_at": "2026-11-27T17:49:06.516949+00:00", "order_link": "", "picture_key": "4c6623b4d957c74d267bce97266c45b8", "ended_reason": null, "paid_currency": null, "link_wishlist_id": null}
]');

insert into public.pictures (key, item_id, attached, created_at, kept) overriding system value select key, item_id, attached, created_at, kept from jsonb_populate_recordset(null::public.pictures, '[
{"key": "003d831607a2629c6f7e9902cb3ac252", "kept": false, "item_id": 114, "attached": true, "created_at": "2026-11-27T17:48:51.309369+00:00"},
{"key": "0078223d84086e20a2f39c1230ed3c98", "kept": false, "item_id": 149, "attached": true, "created_at": "2026-11-27T17:48:59.344623+00:00"},
{"key": "02a58380b014d70a60a95074516b6244", "kept": false, "item_id": 136, "attached": true, "created_at": "2026-11-27T17:48:56.425195+00:00"},
{"key": "03fd8e6035ddac4068ec9316cc0792b7", "kept": false, "item_id": 157, "attached": true, "created_at": "2026-11-27T17:49:01.361325+00:00"},
{"key": "04e8f54880ca598adf665ba483a72ffe", "kept": false, "item_id": 37, "attached": true, "created_at": "2026-11-27T17:48:28.863672+00:00"},
{"key": "050e6738d37a001b99003c475f3a04f9", "kept": false, "item_id": 26, "attached": true, "created_at": "2026-11-27T17:48:26.752572+00:00"},
{"key": "05a5bdcb77a678344edea9e12a86ad92", "kept": false, "item_id": 104, "attached": true, "created_at": "2026-11-27T17:48:49.110163+00:00"},
{"key": "05c915053dad47c51dcba8df204513cb", "kept": false, "item_id": 110, "attached": true, "created_at": "2026-11-27T17:48:50.64533+00:00"},
{"key": "0746541be6ee6e4ad641a5d01fd5aa48", "kept": false, "item_id": 16, "attached": true, "created_at": "2026-11-27T17:48:23.896675+00:00"},
{"key": "08b45ab1db156dce1b2624a6f36f7852", "kept": false, "item_id": 102, "attached": true, "created_at": "2026-11-27T17:48:48.434404+00:00"},
{"key": "09f4d99f386c9d8a04daf7cad2976d51", "kept": false, "item_id": 36, "attached": true, "created_at": "2026-11-27T17:48:28.606661+00:00"},
{"key": "0b55ca473e7732165d38920cc0e9b261", "kept": false, "item_id": 120, "attached": true, "created_at": "2026-11-27T17:48:52.663171+00:00"},
{"key": "0ca995ca189429b75a2dce5f614bb715", "kept": false, "item_id": 172, "attached": true, "created_at": "2026-11-27T17:49:04.195392+00:00"},
{"key": "0d7b81e87a53c1503281ded2a73be58d", "kept": false, "item_id": 12, "attached": true, "created_at": "2026-11-27T17:48:22.761879+00:00"},
{"key": "0f9a22b763bc6e63bbab625ced409067", "kept": false, "item_id": 150, "attached": true, "created_at": "2026-11-27T17:48:59.761236+00:00"},
{"key": "11c4b9aaf3f5ad9e599942fa1f9c3244", "kept": false, "item_id": 63, "attached": true, "created_at": "2026-11-27T17:48:35.24799+00:00"},
{"key": "11cf1c5430386b5d067e55c6aea67410", "kept": false, "item_id": 65, "attached": true, "created_at": "2026-11-27T17:48:35.77332+00:00"},
{"key": "1409783b0aea52da40b0f64ba6bf7b34", "kept": false, "item_id": 94, "attached": true, "created_at": "2026-11-27T17:48:45.521312+00:00"},
{"key": "1840b574495a8cd73a7b40cfd1632279", "kept": false, "item_id": 19, "attached": true, "created_at": "2026-11-27T17:48:24.721606+00:00"},
{"key": "1aa312cea69223d528041de7c068f7e7", "kept": false, "item_id": 46, "attached": true, "created_at": "2026-11-27T17:48:30.555232+00:00"},
{"key": "1cc8e941302d0aa4f597e2ff1719d08c", "kept": false, "item_id": 146, "attached": true, "created_at": "2026-11-27T17:48:58.442795+00:00"},
{"key": "1d3c4e763115e83085f5a0f758324595", "kept": false, "item_id": 57, "attached": true, "created_at": "2026-11-27T17:48:32.92531+00:00"},
{"key": "1e07b3904feaa575cfc8ab32010f9270", "kept": false, "item_id": 3, "attached": true, "created_at": "2026-11-27T17:48:20.909306+00:00"},
{"key": "1eacda61055a0d2a2bca6f875633f6fc", "kept": false, "item_id": 175, "attached": true, "created_at": "2026-11-27T17:49:04.974399+00:00"},
{"key": "2382a420e1c466e87885f65234d922be", "kept": false, "item_id": 85, "attached": true, "created_at": "2026-11-27T17:48:42.052066+00:00"},
{"key": "23ee39a600dc0017d8cbafb82e902b20", "kept": false, "item_id": 153, "attached": true, "created_at": "2026-11-27T17:49:00.546484+00:00"},
{"key": "24df8a56a1130021cb610b23fa0a029c", "kept": false, "item_id": 97, "attached": true, "created_at": "2026-11-27T17:48:46.565789+00:00"},
{"key": "255ebe1fee43c3b4dca2e982a45e2932", "kept": false, "item_id": 44, "attached": true, "created_at": "2026-11-27T17:48:30.167644+00:00"},
{"key": "257ba475b13e297e670f332382dcd634", "kept": false, "item_id": 88, "attached": true, "created_at": "2026-11-27T17:48:43.523227+00:00"},
{"key": "288681359ccfabc7b2483a62bc34e1c4", "kept": false, "item_id": 84, "attached": true, "created_at": "2026-11-27T17:48:41.873088+00:00"},
{"key": "2ab5de24ba35043efb970a53d115254f", "kept": false, "item_id": 15, "attached": true, "created_at": "2026-11-27T17:48:23.550953+00:00"},
{"key": "2c1be921f4e6042a6a32bc830d6ed220", "kept": false, "item_id": 41, "attached": true, "created_at": "2026-11-27T17:48:29.573073+00:00"},
{"key": "2df26e0f5d629381eeefafd883facde2", "kept": false, "item_id": 69, "attached": true, "created_at": "2026-11-27T17:48:36.910595+00:00"},
{"key": "2ead6402ffb15ff430cebb54bc37e0fb", "kept": false, "item_id": 174, "attached": true, "created_at": "2026-11-27T17:49:04.655187+00:00"},
{"key": "2fd2ab3ca5beb0b439dc2679a5a4536f", "kept": false, "item_id": 109, "attached": true, "created_at": "2026-11-27T17:48:50.241087+00:00"},
{"key": "307d68571305b14733f77104266f9ca4", "kept": false, "item_id": 90, "attached": true, "created_at": "2026-11-27T17:48:44.963618+00:00"},
{"key": "30e9f1c08d15bd00973e423de121f76b", "kept": false, "item_id": 8, "attached": true, "created_at": "2026-11-27T17:48:21.868768+00:00"},
{"key": "3413d35ecefb3ac56959c5686c1bd5fd", "kept": false, "item_id": 122, "attached": true, "created_at": "2026-11-27T17:48:52.259223+00:00"},
{"key": "3440f4a80149135d441baae66f2c4c0f", "kept": false, "item_id": 95, "attached": true, "created_at": "2026-11-27T17:48:46.104064+00:00"},
{"key": "397458f6e95b90fada08eb77f68d353f", "kept": false, "item_id": 144, "attached": true, "created_at": "2026-11-27T17:48:57.969641+00:00"},
{"key": "3a12c6a6424ccd6e100dc02df2ba601d", "kept": false, "item_id": 21, "attached": true, "created_at": "2026-11-27T17:48:25.341964+00:00"},
{"key": "3b30164462b504069f5fa80298511772", "kept": false, "item_id": 81, "attached": true, "created_at": "2026-11-27T17:48:41.32566+00:00"},
{"key": "3c44e9be3df15f06cbf73f429483bb95", "kept": false, "item_id": 139, "attached": true, "created_at": "2026-11-27T17:48:56.965111+00:00"},
{"key": "3e92b7db6c1e3552fba87fc0846a564c", "kept": false, "item_id": 53, "attached": true, "created_at": "2026-11-27T17:48:32.191589+00:00"},
{"key": "410b839f1c2d3c32e60ed3df4a44c29b", "kept": false, "item_id": 86, "attached": true, "created_at": "2026-11-27T17:48:42.337312+00:00"},
{"key": "42c41d42a1f27dc5ea924793a1f5bdbc", "kept": false, "item_id": 164, "attached": true, "created_at": "2026-11-27T17:49:03.196439+00:00"},
{"key": "44f905963404648a23a4020c73b13000", "kept": false, "item_id": 121, "attached": true, "created_at": "2026-11-27T17:48:53.265328+00:00"},
{"key": "4ab22db6b8844bb9271a987daa5a1f61", "kept": false, "item_id": 98, "attached": true, "created_at": "2026-11-27T17:48:46.991212+00:00"},
{"key": "4bb228352da01582ab31d611aa792510", "kept": false, "item_id": 35, "attached": true, "created_at": "2026-11-27T17:48:28.192236+00:00"},
{"key": "4c6623b4d957c74d267bce97266c45b8", "kept": false, "item_id": 119, "attached": true, "created_at": "2026-11-27T17:48:53.515734+00:00"},
{"key": "4e7207fa88ea1ef7e1c47b6e7112bca4", "kept": false, "item_id": 14, "attached": true, "created_at": "2026-11-27T17:48:23.38784+00:00"},
{"key": "4f2a62646babb83bc8938e8a8a4e5f5b", "kept": false, "item_id": 25, "attached": true, "created_at": "2026-11-27T17:48:26.026722+00:00"},
{"key": "51da8bd741de25abd29b7ce22a34be6e", "kept": false, "item_id": 178, "attached": true, "created_at": "2026-11-27T17:49:05.761719+00:00"},
{"key": "528383a99fe38808d4da26671a07014b", "kept": false, "item_id": 105, "attached": true, "created_at": "2026-11-27T17:48:49.456235+00:00"},
{"key": "52865953dc47b860098253486eb8a640", "kept": false, "item_id": 145, "attached": true, "created_at": "2026-11-27T17:48:58.175447+00:00"},
{"key": "52996694fca1f1d76f7dc4238e2b172f", "kept": false, "item_id": 103, "attached": true, "created_at": "2026-11-27T17:48:48.686773+00:00"},
{"key": "545f15c685a1600d9c377cd00ab5203a", "kept": false, "item_id": 131, "attached": true, "created_at": "2026-11-27T17:48:55.285306+00:00"},
{"key": "5475e9b21163cddc8dd0fd6d2cb9257a", "kept": false, "item_id": 38, "attached": true, "created_at": "2026-11-27T17:48:29.221324+00:00"},
{"key": "55379584f36c3fe172fab558149856ab", "kept": false, "item_id": 124, "attached": true, "created_at": "2026-11-27T17:48:52.544129+00:00"},
{"key": "5a384cdd8b9d8e93c37f9286e412f2ee", "kept": false, "item_id": 113, "attached": true, "created_at": "2026-11-27T17:48:50.785801+00:00"},
{"key": "5a83c1ff834ba483a0e66ce09c041b89", "kept": false, "item_id": 116, "attached": true, "created_at": "2026-11-27T17:48:51.847066+00:00"},
{"key": "5ba103f233d137182f0c240fc7317797", "kept": false, "item_id": 118, "attached": true, "created_at": "2026-11-27T17:48:52.806461+00:00"},
{"key": "5ca8e9c0e3a1c4dd00980bc279447f3a", "kept": false, "item_id": 132, "attached": true, "created_at": "2026-11-27T17:48:55.537849+00:00"},
{"key": "60d80b48a99781abfff352d65c7cb2f3", "kept": false, "item_id": 60, "attached": true, "created_at": "2026-11-27T17:48:34.346751+00:00"},
{"key": "644e56eda91be3a908b6ced283c1cd3d", "kept": false, "item_id": 101, "attached": true, "created_at": "2026-11-27T17:48:47.957354+00:00"},
{"key": "65fc1649f778eb980bb35f8d7a977540", "kept": false, "item_id": 11, "attached": true, "created_at": "2026-11-27T17:48:22.036422+00:00"},
{"key": "675ecc3667cce39a59199be8877f1fe5", "kept": false, "item_id": 22, "attached": true, "created_at": "2026-11-27T17:48:25.598276+00:00"},
{"key": "690b602717338b76775ef10e0646e104", "kept": false, "item_id": 173, "attached": true, "created_at": "2026-11-27T17:49:04.355809+00:00"},
{"key": "69bc0d7522496ee2c37ebbef20aeefb4", "kept": false, "item_id": 28, "attached": true, "created_at": "2026-11-27T17:48:26.403336+00:00"},
{"key": "6db260bcc4f219aaf612b4e562dfade5", "kept": false, "item_id": 148, "attached": true, "created_at": "2026-11-27T17:48:58.941449+00:00"},
{"key": "71a4103c741e9238711c9562bca08438", "kept": false, "item_id": 76, "attached": true, "created_at": "2026-11-27T17:48:38.925783+00:00"},
{"key": "72bd97b4add7e3a047bb7821ed1da7cc", "kept": false, "item_id": 18, "attached": true, "created_at": "2026-11-27T17:48:24.255173+00:00"},
{"key": "73f721af31ca11283ea6f7528339d42d", "kept": false, "item_id": 100, "attached": true, "created_at": "2026-11-27T17:48:47.679938+00:00"},
{"key": "75ae5152d7438b58c6b212b09c9a3a8c", "kept": false, "item_id": 163, "attached": true, "created_at": "2026-11-27T17:49:02.908143+00:00"},
{"key": "762507f0cbc962692a7bebe0e0201e15", "kept": false, "item_id": 67, "attached": true, "created_at": "2026-11-27T17:48:36.37915+00:00"},
{"key": "77998063c6c560c66fc1f2daead590b6", "kept": false, "item_id": 61, "attached": true, "created_at": "2026-11-27T17:48:34.513702+00:00"},
{"key": "77e2631b6ccf4c1f4654f309fcd0fb03", "kept": false, "item_id": 10, "attached": true, "created_at": "2026-11-27T17:48:22.386915+00:00"},
{"key": "7af98dbff9560b3910ad2a5cbfc986a6", "kept": false, "item_id": 79, "attached": true, "created_at": "2026-11-27T17:48:40.220036+00:00"},
{"key": "7c14808e2ac8086f5cccae9f30dafc7f", "kept": false, "item_id": 45, "attached": true, "created_at": "2026-11-27T17:48:29.872599+00:00"},
{"key": "7cc255cf36093d153f2cd4fd2b636417", "kept": false, "item_id": 71, "attached": true, "created_at": "2026-11-27T17:48:37.509095+00:00"},
{"key": "7f5b09d130cffacce6899a42ec41494a", "kept": false, "item_id": 167, "attached": true, "created_at": "2026-11-27T17:49:03.591501+00:00"},
{"key": "81ee4f4a3b27e380763054c81914b375", "kept": false, "item_id": 58, "attached": true, "created_at": "2026-11-27T17:48:33.911494+00:00"},
{"key": "827e23319e6459c57f7eb6a46f2bc72b", "kept": false, "item_id": 30, "attached": true, "created_at": "2026-11-27T17:48:27.102836+00:00"},
{"key": "82b8f3fe3efd694e2f02dd280f2ce1ad", "kept": false, "item_id": 126, "attached": true, "created_at": "2026-11-27T17:48:54.305728+00:00"},
{"key": "846b1c59a17ace2bb79c96e6e4daf2ea", "kept": false, "item_id": 143, "attached": true, "created_at": "2026-11-27T17:48:57.785936+00:00"},
{"key": "85d09d231c1f1b3cb301d7da39762a22", "kept": false, "item_id": 176, "attached": true, "created_at": "2026-11-27T17:49:05.296141+00:00"},
{"key": "8906dbdc9c18eaed6ab2d46e4edfe73f", "kept": false, "item_id": 133, "attached": true, "created_at": "2026-11-27T17:48:55.843898+00:00"},
{"key": "8c56e47470d894d8b90784a61d5f2038", "kept": false, "item_id": 83, "attached": true, "created_at": "2026-11-27T17:48:42.437295+00:00"},
{"key": "8e76d5ac8c274f0efd23f5a21fc12be7", "kept": false, "item_id": 111, "attached": true, "created_at": "2026-11-27T17:48:50.452386+00:00"},
{"key": "8eeba5d42c5b96c08f37225fd0644fd3", "kept": false, "item_id": 138, "attached": true, "created_at": "2026-11-27T17:48:56.702145+00:00"},
{"key": "91056b408868b194125f1e5a589082c6", "kept": false, "item_id": 78, "attached": true, "created_at": "2026-11-27T17:48:39.919027+00:00"},
{"key": "972de363f8ad70ce2bec19b74d57394d", "kept": false, "item_id": 24, "attached": true, "created_at": "2026-11-27T17:48:26.220693+00:00"},
{"key": "9854ed95acd429e93ed46eacac9ad9c5", "kept": false, "item_id": 48, "attached": true, "created_at": "2026-11-27T17:48:31.358708+00:00"},
{"key": "991ce1996e4bb6538ef07b494edcf62d", "kept": false, "item_id": 70, "attached": true, "created_at": "2026-11-27T17:48:37.200277+00:00"},
{"key": "9945f4e1043bb584fb025312627787d7", "kept": false, "item_id": 75, "attached": true, "created_at": "2026-11-27T17:48:38.497322+00:00"},
{"key": "99e1d66cd61f221ee74eaae63cf0fa49", "kept": false, "item_id": 66, "attached": true, "created_at": "2026-11-27T17:48:36.281685+00:00"},
{"key": "9c25089d644c343dd9fbfb81faf9b6aa", "kept": false, "item_id": 170, "attached": true, "created_at": "2026-11-27T17:49:03.957046+00:00"},
{"key": "9ca16e859f99218989a5c0d26fb4c6e3", "kept": false, "item_id": 73, "attached": true, "created_at": "2026-11-27T17:48:38.289921+00:00"},
{"key": "9d8a98171725354c53ef8f62a89c60d7", "kept": false, "item_id": 169, "attached": true, "created_at": "2026-11-27T17:49:03.758795+00:00"},
{"key": "a0449c44aa0585a19e8d74ad41efa812", "kept": false, "item_id": 72, "attached": true, "created_at": "2026-11-27T17:48:37.928142+00:00"},
{"key": "a39e9118d2d333de20cb22a03105dfd7", "kept": false, "item_id": 32, "attached": true, "created_at": "2026-11-27T17:48:27.786354+00:00"},
{"key": "a3b186b378440d09e837c3a93b6c9a8c", "kept": false, "item_id": 142, "attached": true, "created_at": "2026-11-27T17:48:57.5903+00:00"},
{"key": "a4652fa3fa24fb23b3e1020b4bc92c79", "kept": false, "item_id": 82, "attached": true, "created_at": "2026-11-27T17:48:41.033384+00:00"},
{"key": "a614f1853ea8a44ba4e65dbb9e704341", "kept": false, "item_id": 49, "attached": true, "created_at": "2026-11-27T17:48:31.472+00:00"},
{"key": "a7a0c0b391dcfb7ba071aebde9d6faf5", "kept": false, "item_id": 55, "attached": true, "created_at": "2026-11-27T17:48:32.652797+00:00"},
{"key": "aac8d5a6965ce6b9b4731e6b9a50ac9c", "kept": false, "item_id": 17, "attached": true, "created_at": "2026-11-27T17:48:24.56162+00:00"},
{"key": "ac4a29d435b15773ffb16a5baf443e44", "kept": false, "item_id": 166, "attached": true, "created_at": "2026-11-27T17:49:03.397054+00:00"},
{"key": "acdd8de330229d888553893b34e08500", "kept": false, "item_id": 115, "attached": true, "created_at": "2026-11-27T17:48:51.535185+00:00"},
{"key": "acdf5afe3bd0a70a6bf862c31eb16e0a", "kept": false, "item_id": 99, "attached": true, "created_at": "2026-11-27T17:48:47.382673+00:00"},
{"key": "b1eb3b82b9a675eca8d5b155174a9b78", "kept": false, "item_id": 39, "attached": true, "created_at": "2026-11-27T17:48:29.457368+00:00"},
{"key": "b2ec38b2a67664795653babfb4858705", "kept": false, "item_id": 108, "attached": true, "created_at": "2026-11-27T17:48:50.170813+00:00"},
{"key": "b31d03789123c33fc9b36e26edaadca2", "kept": false, "item_id": 80, "attached": true, "created_at": "2026-11-27T17:48:40.579945+00:00"},
{"key": "b396a4ad2f3bbc6d87f15e18e582d5c0", "kept": false, "item_id": 51, "attached": true, "created_at": "2026-11-27T17:48:31.64353+00:00"},
{"key": "b3dcdd398e466e8144aedff0f2762e11", "kept": false, "item_id": 13, "attached": true, "created_at": "2026-11-27T17:48:23.122908+00:00"},
{"key": "b4403aa8acc19efd3ba27aefc049a639", "kept": false, "item_id": 64, "attached": true, "created_at": "2026-11-27T17:48:35.508879+00:00"},
{"key": "b73fff338fe22882b09530084ff81297", "kept": false, "item_id": 177, "attached": true, "created_at": "2026-11-27T17:49:05.519985+00:00"},
{"key": "b878998fff0b39e2ead27e0c019ccc6e", "kept": false, "item_id": 171, "attached": true, "created_at": "2026-11-27T17:49:04.079106+00:00"},
{"key": "ba61ff7eb96ff75ed3597ce8e4daa1a9", "kept": false, "item_id": 112, "attached": true, "created_at": "2026-11-27T17:48:51.097659+00:00"},
{"key": "bade79f80124a87b2394acb6e9fc41fe", "kept": false, "item_id": 89, "attached": true, "created_at": "2026-11-27T17:48:43.911757+00:00"},
{"key": "bd818d4c7f2b2a36c4c839b40c57c5e8", "kept": false, "item_id": 156, "attached": true, "created_at": "2026-11-27T17:49:01.15492+00:00"},
{"key": "bdf866a1b0dd77852e6f951cb0d0ad87", "kept": false, "item_id": 158, "attached": true, "created_at": "2026-11-27T17:49:01.412442+00:00"},
{"key": "c1517c2b4018b7c10bd63a6bc24baf65", "kept": false, "item_id": 159, "attached": true, "created_at": "2026-11-27T17:49:01.743231+00:00"},
{"key": "c1ad42f9f781f019f8db795b36cf55dc", "kept": false, "item_id": 123, "attached": true, "created_at": "2026-11-27T17:48:53.051301+00:00"},
{"key": "c2151b49564496268472a6dd706c1ca2", "kept": false, "item_id": 160, "attached": true, "created_at": "2026-11-27T17:49:02.06887+00:00"},
{"key": "c22166062725a6649a60db017e170c19", "kept": false, "item_id": 31, "attached": true, "created_at": "2026-11-27T17:48:27.573706+00:00"},
{"key": "c2f6fc4380930e381d32b43ee67664ad", "kept": false, "item_id": 154, "attached": true, "created_at": "2026-11-27T17:49:00.785908+00:00"},
{"key": "c3a3d0186b90c469b8aa585cda7c7ee3", "kept": false, "item_id": 40, "attached": true, "created_at": "2026-11-27T17:48:29.041306+00:00"},
{"key": "c46f13483b93cb72c4c09b32b5ebc93d", "kept": false, "item_id": 77, "attached": true, "created_at": "2026-11-27T17:48:39.489894+00:00"},
{"key": "c5141114178c5b6e17def60496247cc4", "kept": false, "item_id": 128, "attached": true, "created_at": "2026-11-27T17:48:54.769397+00:00"},
{"key": "c594a674b18822e1715ad11f7fadf240", "kept": false, "item_id": 93, "attached": true, "created_at": "2026-11-27T17:48:45.741354+00:00"},
{"key": "c70de1179b773c445a66f7e9391b5a17", "kept": false, "item_id": 179, "attached": true, "created_at": "2026-11-27T17:49:06.197382+00:00"},
{"key": "c9ce8c495586356e0faca30109318a66", "kept": false, "item_id": 165, "attached": true, "created_at": "2026-11-27T17:49:03.302792+00:00"},
{"key": "cbcdfe4f93d875878f750bb008e812a6", "kept": false, "item_id": 134, "attached": true, "created_at": "2026-11-27T17:48:56.121931+00:00"},
{"key": "cc86fa5d83ab81df35741f6cf812f9cd", "kept": false, "item_id": 33, "attached": true, "created_at": "2026-11-27T17:48:27.893325+00:00"},
{"key": "ccc9d0fcf281bb30e5c7de6a3d82529b", "kept": false, "item_id": 2, "attached": true, "created_at": "2026-11-27T17:48:20.54567+00:00"},
{"key": "cd7ef53e759e0ca9739de0093d069356", "kept": false, "item_id": 92, "attached": true, "created_at": "2026-11-27T17:48:45.239725+00:00"},
{"key": "d6d12d9ea3ae8813199002adb1cce416", "kept": false, "item_id": 62, "attached": true, "created_at": "2026-11-27T17:48:34.851508+00:00"},
{"key": "d7f9cc921ab0bb93de135127ad191434", "kept": false, "item_id": 162, "attached": true, "created_at": "2026-11-27T17:49:02.542652+00:00"},
{"key": "d8d557bf766ba7f08ccbc1b71644d55d", "kept": false, "item_id": 137, "attached": true, "created_at": "2026-11-27T17:48:56.572653+00:00"},
{"key": "dbd0ae41aa76d30d20a637106c687487", "kept": false, "item_id": 4, "attached": true, "created_at": "2026-11-27T17:48:21.074447+00:00"},
{"key": "dda1725cbb2c69886a27b0860a29ebf8", "kept": false, "item_id": 147, "attached": true, "created_at": "2026-11-27T17:48:58.702745+00:00"},
{"key": "dda1b3951e5b0fdcf52655189e96d791", "kept": false, "item_id": 141, "attached": true, "created_at": "2026-11-27T17:48:57.355718+00:00"},
{"key": "df0af7ded4b09e4786b8a1fe4f7ae7f6", "kept": false, "item_id": 27, "attached": true, "created_at": "2026-11-27T17:48:26.589342+00:00"},
{"key": "dff337d92d7356a19c45e9e2c0668965", "kept": false, "item_id": 135, "attached": true, "created_at": "2026-11-27T17:48:56.234544+00:00"},
{"key": "e06e437159208ffa585f4a17add25853", "kept": false, "item_id": 7, "attached": true, "created_at": "2026-11-27T17:48:21.564009+00:00"},
{"key": "e24ac1a9a79d729eb4765a1f93a8c09b", "kept": false, "item_id": 130, "attached": true, "created_at": "2026-11-27T17:48:55.077402+00:00"},
{"key": "e7bcf0b1b7f0995017250ffe17681099", "kept": false, "item_id": 23, "attached": true, "created_at": "2026-11-27T17:48:25.787274+00:00"},
{"key": "e935e8d3e11edb935f133e8be8ec7b78", "kept": false, "item_id": 129, "attached": true, "created_at": "2026-11-27T17:48:54.772867+00:00"},
{"key": "ec4296dc6db3a4ab111635081933e367", "kept": false, "item_id": 155, "attached": true, "created_at": "2026-11-27T17:49:00.682558+00:00"},
{"key": "ed97f6acbebd7bb172eda68f756cba12", "kept": false, "item_id": 56, "attached": true, "created_at": "2026-11-27T17:48:33.173735+00:00"},
{"key": "ee45d336d795ffe2943864af4e9b82a6", "kept": false, "item_id": 59, "attached": true, "created_at": "2026-11-27T17:48:33.659713+00:00"},
{"key": "eeb60c32c1265c94ef4a9af6ff86193a", "kept": false, "item_id": 1, "attached": true, "created_at": "2026-11-27T17:48:20.113173+00:00"},
{"key": "ef0497527b4e615fd1fc44208d586f11", "kept": false, "item_id": 140, "attached": true, "created_at": "2026-11-27T17:48:57.192602+00:00"},
{"key": "ef5804a47ef295628c59f9d5e5be95bf", "kept": false, "item_id": 91, "attached": true, "created_at": "2026-11-27T17:48:44.250653+00:00"},
{"key": "f03b5c5060b1379a29c0fec46110ac1b", "kept": false, "item_id": 47, "attached": true, "created_at": "2026-11-27T17:48:31.233602+00:00"},
{"key": "f13c5d9232acd8b91978df4696fbb703", "kept": false, "item_id": 152, "attached": true, "created_at": "2026-11-27T17:49:00.378892+00:00"},
{"key": "f19218e9cc2fe653eb4b316e2888b7bf", "kept": false, "item_id": 151, "attached": true, "created_at": "2026-11-27T17:49:00.060986+00:00"},
{"key": "f4294a6ccf63e1dde91da4a5f598d941", "kept": false, "item_id": 87, "attached": true, "created_at": "2026-11-27T17:48:42.98568+00:00"},
{"key": "f4db36fd5211e774a94f6e588dbde87f", "kept": false, "item_id": 20, "attached": true, "created_at": "2026-11-27T17:48:25.043377+00:00"},
{"key": "f5634e87e3cd5b27e910160c67a734fc", "kept": false, "item_id": 68, "attached": true, "created_at": "2026-11-27T17:48:36.606935+00:00"},
{"key": "f675ba69d65fce4b269e1c8df0b32100", "kept": false, "item_id": 106, "attached": true, "created_at": "2026-11-27T17:48:49.810258+00:00"},
{"key": "fa1928baf07411c26edea9e844327dba", "kept": false, "item_id": 127, "attached": true, "created_at": "2026-11-27T17:48:54.505568+00:00"},
{"key": "ff241d508f7483609f860f2f6a98b477", "kept": false, "item_id": 161, "attached": true, "created_at": "2026-11-27T17:49:02.324837+00:00"},
{"key": "ffa6f96db34cdc2ef2b7f569896fb3e9", "kept": false, "item_id": 107, "attached": true, "created_at": "2026-11-27T17:48:50.121308+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.guests_id_seq', 1, false);

select setval('public.invitations_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.mails_id_seq', 1, false);

select setval('public.share_links_id_seq', 1, false);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
