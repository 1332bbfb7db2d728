-- The schema after 010_address_proven.additive.sql, with the people of the demo. Made by npm run db:store; never changed.

-- The tables of better-auth 1.7 with its jwt plugin, as its own migration writes them, and ours beside them. A test
-- compares them with what the installed library asks for. Runs at every start: each statement leaves alone what is
-- there, and a change is one more statement at the end.
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
  -- The SHA-256 of the token; see library-adapter.ts.
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

-- Private keys lie encrypted under APP_SECRET.
create table if not exists auth.jwks (
  "id" text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text,
  "crv" text
);

-- When something that is limited over time was last attempted, oldest first. The key is a keyed hash: it names nobody.
create table if not exists auth.attempts (
  key text primary key,
  at timestamptz[] not null
);

-- One person of an issuer is one account.
create unique index if not exists "account_provider_idx" on auth.account ("providerId", "accountId");

-- What was mailed to prove an address. Once a newer link of a kind has left, it ends the older ones.
create table if not exists auth.links (
  -- The SHA-256 of the token: who reads this cannot open the link.
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'verify', 'operator')),
  "userId" text not null references auth."user" ("id") on delete cascade,
  expires_at timestamptz not null
);
create index if not exists links_user on auth.links ("userId");

-- Mails that wait to be sent, known addresses and unknown ones alike. They hold no link yet: it is made as one leaves.
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
-- Indexes that came to tables.sql when its tables were full already. Runs after it, at every start; an index that is
-- there stays, and a change is one more statement at the end.

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "6dwHgC734ZKXjZYlP2fLpezctiIuOaPd", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-25T10:39:24.946+00:00", "updatedAt": "2026-11-25T10:39:24.946+00:00", "emailVerified": false},
{"id": "8HfKPzzsBi8qpnUnHSygnLNlfySIYcCg", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.432+00:00", "updatedAt": "2026-11-25T10:39:25.432+00:00", "emailVerified": false},
{"id": "8trMu9ZTEPAmPLdPfIEV38F1yuO485te", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-25T10:39:24.704+00:00", "updatedAt": "2026-11-25T10:39:24.704+00:00", "emailVerified": false},
{"id": "Ii5M5BHa5aA51mJ6Aw9cvkP75DGB93Na", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-25T10:39:26.238+00:00", "updatedAt": "2026-11-25T10:39:26.238+00:00", "emailVerified": false},
{"id": "Ji2i1NAQuqDPVDlVMlyeDzSkh4GqAf3K", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.968+00:00", "updatedAt": "2026-11-25T10:39:25.968+00:00", "emailVerified": false},
{"id": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-25T10:39:24.004+00:00", "updatedAt": "2026-11-25T10:39:24.004+00:00", "emailVerified": false},
{"id": "XoWUWZ3qDPtde5QxlmKUsiiXjrNaeNQt", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.077+00:00", "updatedAt": "2026-11-25T10:39:25.077+00:00", "emailVerified": false},
{"id": "bFvTRDVz8xuJDWyNp0CZp8miQ11UkpME", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.707+00:00", "updatedAt": "2026-11-25T10:39:25.707+00:00", "emailVerified": false},
{"id": "cHcQI8yvon8FsP2MNno7F54mRIhyvu12", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.582+00:00", "updatedAt": "2026-11-25T10:39:25.582+00:00", "emailVerified": false},
{"id": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-25T10:39:25.216+00:00", "updatedAt": "2026-11-25T10:39:25.216+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "kUxWvxV9Etx9A8LEPRCn7Cib7hs4rUOh", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-25T10:39:20.827+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"PmcBcJKkvInL-6V2KD2j3Ks2WcssPCovecKCdhcJHIU\",\"y\":\"OVAQVCnO0YPlIu3gbbixcgYueSr9TkRSLEuKEeclvvE\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$564bd1342a0c1f2f0f399e566e261636508ab21535c4d78333e1486fb0912301d25d6079685b8e7ab9e6532a4343bcd358adf0a415342ea8616e73d41b9d6abcd5f5f4f7ed502e46a451edda284e0350a3e561c2b84e842b93240bbc11ce0dd94fb17bd2a0839008d3379dc0fc10756d471c00201f8620326e22220418b32d56ff5ddb78cedbb252f8e7940ebd944a5e668012b7759daaf808074c079a209b9f5a636266f57a35ef79a114d9e6fc71d8bc6789c4bb0ad7ca12ca32d5e8c245058b1d1295385d7e0535671a40bd27daa6482749fafea97649\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-25T10:39:28.083444+00:00", "id": 1, "uid": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-25T10:39:30.753606+00:00", "id": 2, "uid": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-25T10:39:19.589415+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-25T10:39:19.757348+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-25T10:39:19.781379+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-25T10:39:20.017819+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-25T10:39:20.021081+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-25T10:39:20.033006+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-25T10:39:20.137732+00:00"},
{"name": "007_bearers_from.sql", "applied_at": "2026-11-25T10:39:20.140514+00:00"},
{"name": "008_claim_endings.sql", "applied_at": "2026-11-25T10:39:20.165299+00:00"},
{"name": "009_bounded_reads.sql", "applied_at": "2026-11-25T10:39:20.231497+00:00"},
{"name": "010_address_proven.additive.sql", "applied_at": "2026-11-25T10:39:20.237257+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:24.210078+00:00", "bearers_from": "2026-11-25T10:39:28.072165+00:00", "display_name": "Priya Raman", "is_superuser": true, "address_proven": false},
{"id": 10, "uid": "Ii5M5BHa5aA51mJ6Aw9cvkP75DGB93Na", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:26.330208+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Lucía Ferrer", "is_superuser": false, "address_proven": false},
{"id": 2, "uid": "8trMu9ZTEPAmPLdPfIEV38F1yuO485te", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:24.849403+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Mara Lindqvist", "is_superuser": false, "address_proven": false},
{"id": 3, "uid": "6dwHgC734ZKXjZYlP2fLpezctiIuOaPd", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:25.019787+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Jonas Okafor", "is_superuser": false, "address_proven": false},
{"id": 4, "uid": "XoWUWZ3qDPtde5QxlmKUsiiXjrNaeNQt", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:25.154323+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Inês Duarte", "is_superuser": false, "address_proven": false},
{"id": 5, "uid": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-25T10:39:25.342167+00:00", "bearers_from": "2026-11-25T10:39:30.74103+00:00", "display_name": "Theo Brandt", "is_superuser": false, "address_proven": false},
{"id": 6, "uid": "8HfKPzzsBi8qpnUnHSygnLNlfySIYcCg", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:25.519486+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Aiko Tanabe", "is_superuser": false, "address_proven": false},
{"id": 7, "uid": "cHcQI8yvon8FsP2MNno7F54mRIhyvu12", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:25.63811+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Walter Finch", "is_superuser": false, "address_proven": false},
{"id": 8, "uid": "bFvTRDVz8xuJDWyNp0CZp8miQ11UkpME", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:25.784833+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Sam Whitlock", "is_superuser": false, "address_proven": false},
{"id": 9, "uid": "Ji2i1NAQuqDPVDlVMlyeDzSkh4GqAf3K", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:39:26.025199+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Noor Haddad", "is_superuser": false, "address_proven": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "2faCCkX2sngNVrWvxB555ZuowieAHTzK", "scope": null, "userId": "bFvTRDVz8xuJDWyNp0CZp8miQ11UkpME", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Di1RBBMZhws5Mwo9614Qbg$SzzuFLaElP6fght1+zF+cc8+PMisUk6OtPxhtw8wwS8", "accountId": "bFvTRDVz8xuJDWyNp0CZp8miQ11UkpME", "createdAt": "2026-11-25T10:39:25.712+00:00", "updatedAt": "2026-11-25T10:39:25.712+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "7iAyzxKNbmhbd2aC4UfVU55t18W9BE6Y", "scope": null, "userId": "cHcQI8yvon8FsP2MNno7F54mRIhyvu12", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$qSe8x3CVvJaSTBGpM7OGHw$hlCmRrGD7urTjbp8kv2X0XYfjYJAjGHg/7XGJZhRyAY", "accountId": "cHcQI8yvon8FsP2MNno7F54mRIhyvu12", "createdAt": "2026-11-25T10:39:25.584+00:00", "updatedAt": "2026-11-25T10:39:25.584+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "EoCJXUycD9uYa6gH0YysoaUTxoTqo3MQ", "scope": null, "userId": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$YVR9EZeZtopwn9D06PV2GQ$MZJZpvJXPZPiAqPIEFPSbSEP+AeOiYVoCvdl+5UFB5Y", "accountId": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "createdAt": "2026-11-25T10:39:24.012+00:00", "updatedAt": "2026-11-25T10:39:24.012+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "FcKguZ6Vq6DSgBl43IgSi2lBTQfbNIYh", "scope": null, "userId": "6dwHgC734ZKXjZYlP2fLpezctiIuOaPd", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$8tXwOC9S2zHMgkTRqLKemw$I5p513FYgvOMAXBviFifQhXnHbvSvHrPWsLTkB6aNBo", "accountId": "6dwHgC734ZKXjZYlP2fLpezctiIuOaPd", "createdAt": "2026-11-25T10:39:24.948+00:00", "updatedAt": "2026-11-25T10:39:24.948+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "GYCligY7PeEJcDsj8MAAJhDAhN7WxaJh", "scope": null, "userId": "XoWUWZ3qDPtde5QxlmKUsiiXjrNaeNQt", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$99Y5zImtLSYGQHT6qLCGqQ$5x1Rri1epL5UGYe/qjhtAOhcUsZZHxcgdobGQsPxILw", "accountId": "XoWUWZ3qDPtde5QxlmKUsiiXjrNaeNQt", "createdAt": "2026-11-25T10:39:25.079+00:00", "updatedAt": "2026-11-25T10:39:25.079+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "NciCBeAM5wcb2QNdwKGUdDO9YK5ja9Ck", "scope": null, "userId": "8HfKPzzsBi8qpnUnHSygnLNlfySIYcCg", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$ZVqcGEpVFbbONZ4B0I8GLQ$KnqkGYvTEM/iQK6fm4EQh2m2zY6XYD7o5gEk4KmdI3U", "accountId": "8HfKPzzsBi8qpnUnHSygnLNlfySIYcCg", "createdAt": "2026-11-25T10:39:25.434+00:00", "updatedAt": "2026-11-25T10:39:25.434+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "fPHki9zpif48vVt7IlHoCKTr8yWtxYEV", "scope": null, "userId": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$rcDrwHbjQchO1PxgtVTUYw$iFjNFdyJoY1iNR/E3O5ORJrE1fgwRvlNXAyDV4kFPEM", "accountId": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "createdAt": "2026-11-25T10:39:25.218+00:00", "updatedAt": "2026-11-25T10:39:25.218+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "sBfHQ3YY76Btnpl0f4382rTxaaZu3vk6", "scope": null, "userId": "Ji2i1NAQuqDPVDlVMlyeDzSkh4GqAf3K", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Vj12kNw1Wpj18vqczMbtvg$XUgsJJ2Nnqu1Lr3gnNbhh9sGXcwPV4p3qcycxlJcXxE", "accountId": "Ji2i1NAQuqDPVDlVMlyeDzSkh4GqAf3K", "createdAt": "2026-11-25T10:39:25.97+00:00", "updatedAt": "2026-11-25T10:39:25.97+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "vYQOH3sS8agu4TWid2mpDPQg3kCmxmuy", "scope": null, "userId": "8trMu9ZTEPAmPLdPfIEV38F1yuO485te", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$rKO3PzeBTcVti4P+qaXwgg$7AfWeAiSejra+WSHGBSqQjCaGBCRq7QD+e6MO1mo8T0", "accountId": "8trMu9ZTEPAmPLdPfIEV38F1yuO485te", "createdAt": "2026-11-25T10:39:24.708+00:00", "updatedAt": "2026-11-25T10:39:24.708+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "zDH4Mcb3mlJC8LBVg5dDTZjKiTmCSnTR", "scope": null, "userId": "Ii5M5BHa5aA51mJ6Aw9cvkP75DGB93Na", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$qadPC7GJOjxjNlS09FrSeg$YXr4R0uVv3SSN+OpLkoaMnWXqtBzUDRtt6lKuyb4NSY", "accountId": "Ii5M5BHa5aA51mJ6Aw9cvkP75DGB93Na", "createdAt": "2026-11-25T10:39:26.25+00:00", "updatedAt": "2026-11-25T10:39:26.25+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "1Lg4cclfp80RbowtxuWTwDXXSpaatFwZ", "token": "k3cps6PIL9AvnqajQ0dL5X3itu-el5O5pqa2RCtIFXs", "userId": "cHcQI8yvon8FsP2MNno7F54mRIhyvu12", "createdAt": "2026-11-25T10:39:25.585+00:00", "expiresAt": "2026-12-09T10:39:25.585+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.585+00:00", "userAgent": ""},
{"id": "4MMDGcBxxb00Pw6i92x97udvYQF5aqZ8", "token": "C_1UH4U8DKRJfv53XCEAwvTaCg_Z2B6av2owExYlLk8", "userId": "bFvTRDVz8xuJDWyNp0CZp8miQ11UkpME", "createdAt": "2026-11-25T10:39:25.715+00:00", "expiresAt": "2026-12-09T10:39:25.715+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.715+00:00", "userAgent": ""},
{"id": "T6ewyiplCUlURVC6vQs7Jo2xygzMFDM2", "token": "dex-R8NLlHj_VKnhKs1lu4mDrRmjYylKe3CaxidSj_M", "userId": "8HfKPzzsBi8qpnUnHSygnLNlfySIYcCg", "createdAt": "2026-11-25T10:39:25.436+00:00", "expiresAt": "2026-12-09T10:39:25.436+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.436+00:00", "userAgent": ""},
{"id": "VSB3WR3df6I6In11jVEd3dgDg6vMk8oq", "token": "vqAsyXkUbxaXllK3x91Jr-8I4amnUJ-hZQbULUir4W0", "userId": "Ji2i1NAQuqDPVDlVMlyeDzSkh4GqAf3K", "createdAt": "2026-11-25T10:39:25.971+00:00", "expiresAt": "2026-12-09T10:39:25.971+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.971+00:00", "userAgent": ""},
{"id": "ViA1AGjj9AC0C8xhi4wF6yVJJbCJCrmo", "token": "mJevLq19vlSKCyVl1FR5wDR_Ibm5n8rHOq4fELm6Qy4", "userId": "kt2zwTiulLhostg8S8bKJTheqGqS1EgL9h", "createdAt": "2026-11-25T10:39:25.22+00:00", "expiresAt": "2026-12-09T10:39:25.22+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.22+00:00", "userAgent": ""},
{"id": "lgTLKg3NZRhyyb6ExeKg4R5wmO6xoeVo", "token": "4pyg41l1yHrJvHc2fGG1H_LzrgcUBWZfk9_eUJJ_THI", "userId": "Ii5M5BHa5aA51mJ6Aw9cvkP75DGB93Na", "createdAt": "2026-11-25T10:39:26.264+00:00", "expiresAt": "2026-12-09T10:39:26.264+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:26.264+00:00", "userAgent": ""},
{"id": "oCwlK2leW6wntdsNMUEwUCPKJVSoBKJb", "token": "uRhVBNo9snEOke1X_Gc0UN5nEDlSBTmyWiWCYyKuPMY", "userId": "8trMu9ZTEPAmPLdPfIEV38F1yuO485te", "createdAt": "2026-11-25T10:39:24.713+00:00", "expiresAt": "2026-12-09T10:39:24.713+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:24.713+00:00", "userAgent": ""},
{"id": "q9aoVMHE8oiAd2G0h3FPKmKGHyx6ltWh", "token": "AWTDIfNl8P-ofPl2FxtCk6eEAvocIXfOwPi8m8X2mRE", "userId": "XoWUWZ3qDPtde5QxlmKUsiiXjrNaeNQt", "createdAt": "2026-11-25T10:39:25.081+00:00", "expiresAt": "2026-12-09T10:39:25.081+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:25.081+00:00", "userAgent": ""},
{"id": "sJujd7Y6Ic0Kegc2QOonR5ocOyemMbbK", "token": "6AsfkJ9sXPWohPtl3IE2DiM80Lb1QVYKwcLPaIc1Uhg", "userId": "6dwHgC734ZKXjZYlP2fLpezctiIuOaPd", "createdAt": "2026-11-25T10:39:24.951+00:00", "expiresAt": "2026-12-09T10:39:24.951+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:24.951+00:00", "userAgent": ""},
{"id": "zxpSg9qIV2M3kSgaPs4kZ0gUN9DgT2Vw", "token": "KtIUKz0oD1Qwe9u6fHdwt2k3fujdC5klR2Z9H9Q1C-g", "userId": "LmVePx1iaXj8KUDOS9WBRQ2CkK1Pnc9D", "createdAt": "2026-11-25T10:39:24.021+00:00", "expiresAt": "2026-12-09T10:39:24.021+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:39:24.021+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-25T10:40:20.537685+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-25T10:40:20.566293+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-25T10:40:20.574775+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-25T10:40:20.591813+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');



insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-25T10:39:31.533591+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-25T10:39:31.702449+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-25T10:39:31.921354+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-25T10:39:31.457463+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-25T10:39:31.663524+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-25T10:39:31.942945+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-25T10:39:31.833516+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-25T10:39:31.858106+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-25T10:39:31.29118+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-25T10:39:31.891582+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-25T10:39:31.350761+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-25T10:39:31.429556+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-25T10:39:31.379702+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-25T10:39:31.584536+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-25T10:39:31.395443+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-25T10:39:31.621533+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-25T10:39:31.690108+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-25T10:39:31.716647+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-25T10:39:31.901005+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T10:39:31.502987+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T10:39:31.805168+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-25T10:39:31.872772+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-25T10:39:31.478186+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-25T10:39:31.646725+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-25T10:39:31.728896+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-25T10:39:31.761336+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-25T10:39:31.533591+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:39:31.702449+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-25T10:39:31.805168+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:39:31.761336+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-25T10:39:31.921354+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-25T10:39:31.29118+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-25T10:39:31.350761+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:39:31.379702+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-25T10:39:31.395443+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-25T10:39:31.833516+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-25T10:39:31.872772+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-25T10:39:31.858106+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:39:31.457463+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-25T10:39:31.429556+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-25T10:39:31.502987+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:39:31.478186+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-25T10:39:31.891582+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-25T10:39:31.901005+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:39:31.663524+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:39:31.584536+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-25T10:39:31.621533+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:39:31.646725+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-25T10:39:31.690108+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-25T10:39:31.716647+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-25T10:39:31.942945+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:39:31.728896+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T10:39:32.463679+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-25T10:39:33.409291+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:39:37.59636+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T10:39:40.070388+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 13, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:39:40.577109+00:00", "description": "I give them back, and then I miss them."},
{"id": 14, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:39:41.230521+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 15, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:39:41.532052+00:00", "description": "Clear skies, thermos, silence."},
{"id": 16, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T10:39:42.869242+00:00", "description": ""},
{"id": 17, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:39:45.139468+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 18, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:39:46.178829+00:00", "description": "We have a name and half a song."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:39:49.423976+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:39:32.736625+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 20, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:39:50.368848+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 21, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:39:50.80854+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-25T10:39:52.657833+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T10:39:53.67732+00:00", "description": "No deadline, no specification."},
{"id": 24, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:39:57.660018+00:00", "description": "June. July. August. Mud."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-25T10:39:58.763629+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-25T10:40:00.597696+00:00", "description": "For the month in which I unpack."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:40:01.102461+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:40:04.333276+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 29, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:40:07.891143+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 3, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:39:33.01695+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 30, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:40:12.203543+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:40:12.325234+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-25T10:40:12.697838+00:00", "description": "Metric only."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:40:17.749804+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:39:33.149251+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 5, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T10:39:33.199721+00:00", "description": "Really."},
{"id": 6, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:39:33.237217+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 7, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:39:33.199439+00:00", "description": "And things that come out of it better than last time."},
{"id": 8, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:39:33.200296+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 9, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T10:39:33.394459+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-25T10:39:34.78052+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 10, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-25T10:39:37.513277+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 100, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-25T10:39:56.763315+00:00", "description": "Group gift, obviously.", "wishlist_id": 23, "is_available": true},
{"id": 101, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-25T10:39:57.096514+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 14, "is_available": false},
{"id": 102, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-25T10:39:57.589383+00:00", "description": "You KNOW which one.", "wishlist_id": 18, "is_available": true},
{"id": 103, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-25T10:39:57.622313+00:00", "description": "This is a serious wish.", "wishlist_id": 18, "is_available": true},
{"id": 104, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-25T10:39:57.853903+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 105, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-25T10:39:58.272265+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 106, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-25T10:39:58.746432+00:00", "description": "So that one of us can sleep.", "wishlist_id": 13, "is_available": true},
{"id": 107, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-25T10:39:59.268467+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 108, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-25T10:39:59.682886+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 109, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-25T10:40:00.273767+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 11, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-25T10:39:37.534588+00:00", "description": "No. Well. Maybe.", "wishlist_id": 10, "is_available": true},
{"id": 110, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-25T10:40:00.566778+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 111, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-25T10:40:00.912493+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 112, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-25T10:40:01.061141+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 113, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-25T10:40:01.332492+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 114, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-25T10:40:01.518803+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 115, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-25T10:40:01.953315+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 116, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-25T10:40:02.403346+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 117, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-25T10:40:03.042803+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 118, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-25T10:40:03.337417+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 119, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-25T10:40:03.727916+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 12, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-25T10:39:37.553689+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 120, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-25T10:40:04.068809+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 121, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-25T10:40:04.312602+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 122, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-25T10:40:04.639727+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 21, "is_available": true},
{"id": 123, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-25T10:40:04.812975+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 124, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-25T10:40:04.925269+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 125, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-25T10:40:05.462511+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 126, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-25T10:40:05.786059+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 127, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-25T10:40:06.447352+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 128, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-25T10:40:06.812014+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 129, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-25T10:40:07.144483+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 13, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-25T10:39:37.582472+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 130, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-25T10:40:07.440728+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 131, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-25T10:40:07.838305+00:00", "description": "Spring came first.", "wishlist_id": 21, "is_available": false},
{"id": 132, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-25T10:40:08.160448+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 133, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-25T10:40:08.331305+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 28, "is_available": true},
{"id": 134, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-25T10:40:08.790688+00:00", "description": "You will all come.", "wishlist_id": 26, "is_available": true},
{"id": 135, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-25T10:40:09.271745+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 136, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-25T10:40:09.711575+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 137, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-25T10:40:10.094073+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 138, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-25T10:40:10.310595+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 139, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-25T10:40:10.498463+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 14, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-25T10:39:37.657479+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 2, "is_available": true},
{"id": 140, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-25T10:40:10.735579+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 141, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-25T10:40:11.267854+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 142, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-25T10:40:11.499067+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 143, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-25T10:40:11.778147+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 144, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-25T10:40:12.012643+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 145, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-25T10:40:12.164584+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 146, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-25T10:40:12.31274+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 147, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-25T10:40:12.616601+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 148, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-25T10:40:13.096285+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 149, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-25T10:40:13.345958+00:00", "description": "I have buried five.", "wishlist_id": 29, "is_available": true},
{"id": 15, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-25T10:39:37.799238+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 150, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-25T10:40:13.541818+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 151, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-25T10:40:13.788502+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 152, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-25T10:40:14.057156+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 153, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-25T10:40:14.235975+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 154, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-25T10:40:14.4223+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 155, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-25T10:40:14.562727+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 156, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-25T10:40:14.589273+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 157, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-25T10:40:14.855812+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 158, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-25T10:40:15.173062+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 159, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-25T10:40:15.483654+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 16, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-25T10:39:37.957692+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 160, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-25T10:40:15.728038+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 161, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-25T10:40:16.106602+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 162, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-25T10:40:16.421251+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 163, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-25T10:40:16.617276+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 164, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-25T10:40:16.758549+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 165, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-25T10:40:16.977538+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 166, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-25T10:40:17.196602+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-25T10:40:17.449472+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-25T10:40:17.477832+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-25T10:40:17.721974+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-25T10:39:38.17086+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-25T10:40:18.056224+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-25T10:40:18.307256+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-25T10:40:18.528697+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-25T10:40:18.869137+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-25T10:40:19.227829+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-25T10:40:19.555024+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-25T10:40:19.863804+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-25T10:40:20.00761+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-25T10:40:20.187579+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-25T10:40:20.326176+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-25T10:39:38.405363+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 19, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-25T10:39:38.636713+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 2, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-25T10:39:34.927248+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 20, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-25T10:39:38.733197+00:00", "description": "You choose. I trust you.", "wishlist_id": 9, "is_available": true},
{"id": 21, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-25T10:39:38.830747+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 22, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-25T10:39:39.000283+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 23, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-25T10:39:39.060505+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 6, "is_available": true},
{"id": 24, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-25T10:39:39.198953+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 8, "is_available": true},
{"id": 25, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-25T10:39:39.271188+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 26, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-25T10:39:39.392809+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 27, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-25T10:39:39.419215+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 28, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-25T10:39:39.518797+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 4, "is_available": true},
{"id": 29, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-25T10:39:39.626797+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 3, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-25T10:39:35.2296+00:00", "description": "Must survive exams.", "wishlist_id": 3, "is_available": true},
{"id": 30, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-25T10:39:39.761683+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 31, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-25T10:39:40.000549+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 32, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-25T10:39:40.028076+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 33, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-25T10:39:40.048777+00:00", "description": "A kind aunt got there first.", "wishlist_id": 9, "is_available": false},
{"id": 34, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-25T10:39:40.230839+00:00", "description": "Blank.", "wishlist_id": 5, "is_available": true},
{"id": 35, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-25T10:39:40.310323+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 36, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-25T10:39:40.538962+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 37, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-25T10:39:40.798513+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 38, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-25T10:39:40.95021+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 39, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-25T10:39:41.177379+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 2, "is_available": true},
{"id": 4, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-25T10:39:35.48052+00:00", "description": "Put your names together for this one.", "wishlist_id": 4, "is_available": true},
{"id": 40, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-25T10:39:41.45511+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 41, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-25T10:39:41.512286+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 4, "is_available": false},
{"id": 42, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-25T10:39:41.675443+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 7, "is_available": true},
{"id": 43, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-25T10:39:41.969166+00:00", "description": "For the faces of the passengers.", "wishlist_id": 6, "is_available": true},
{"id": 44, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-25T10:39:42.297835+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 45, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-25T10:39:42.80531+00:00", "description": "Whole bean.", "wishlist_id": 5, "is_available": true},
{"id": 46, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-25T10:39:42.843012+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 47, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-25T10:39:43.012653+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 48, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-25T10:39:43.156587+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 49, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-25T10:39:43.474775+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 5, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-25T10:39:35.818597+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 6, "is_available": true},
{"id": 50, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-25T10:39:43.648729+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 13, "is_available": true},
{"id": 51, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-25T10:39:44.064102+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 52, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-25T10:39:44.334441+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 53, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-25T10:39:44.642321+00:00", "description": "Seventy-two chances!", "wishlist_id": 14, "is_available": true},
{"id": 54, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-25T10:39:44.916751+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 55, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-25T10:39:45.125264+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 56, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-25T10:39:45.298766+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 57, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-25T10:39:45.497118+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 58, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-25T10:39:45.95216+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 59, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-25T10:39:46.164081+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 3, "is_available": false},
{"id": 6, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-25T10:39:36.432543+00:00", "description": "Black.", "wishlist_id": 5, "is_available": true},
{"id": 60, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-25T10:39:46.283371+00:00", "description": "One gear.", "wishlist_id": 16, "is_available": true},
{"id": 61, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-25T10:39:46.311489+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 62, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-25T10:39:46.417275+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 15, "is_available": true},
{"id": 63, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-25T10:39:46.428328+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 64, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-25T10:39:46.665265+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 65, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-25T10:39:47.144872+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 66, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-25T10:39:47.386818+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 67, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-25T10:39:47.790939+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 68, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-25T10:39:48.172911+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 69, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-25T10:39:48.340483+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 12, "is_available": true},
{"id": 7, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-25T10:39:36.624802+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 8, "is_available": true},
{"id": 70, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-25T10:39:48.535763+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 71, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-25T10:39:48.778213+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 15, "is_available": true},
{"id": 72, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-25T10:39:48.940581+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 73, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-25T10:39:49.11397+00:00", "description": "No signal.", "wishlist_id": 16, "is_available": true},
{"id": 74, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-25T10:39:49.398848+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 75, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-25T10:39:49.417265+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 7, "is_available": false},
{"id": 76, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-25T10:39:49.819341+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 77, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-25T10:39:50.088753+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 78, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-25T10:39:50.308913+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 79, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-25T10:39:50.765022+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 8, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-25T10:39:37.058645+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 7, "is_available": true},
{"id": 80, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-25T10:39:51.154472+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 81, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-25T10:39:51.429334+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 82, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-25T10:39:51.753505+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 83, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-25T10:39:51.940485+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 84, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-25T10:39:52.083237+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 85, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-25T10:39:52.255684+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 86, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-25T10:39:52.618303+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 12, "is_available": true},
{"id": 87, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-25T10:39:52.794343+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 88, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-25T10:39:53.028474+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 89, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-25T10:39:53.159944+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 21, "is_available": true},
{"id": 9, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-25T10:39:37.236538+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 9, "is_available": true},
{"id": 90, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-25T10:39:53.440651+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 91, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-25T10:39:53.638699+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 92, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-25T10:39:53.666821+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 93, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-25T10:39:53.934409+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 94, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-25T10:39:54.45235+00:00", "description": "Found all six at a flea market!", "wishlist_id": 13, "is_available": false},
{"id": 95, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-25T10:39:54.59438+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 96, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-25T10:39:54.946137+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 97, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-25T10:39:55.54867+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 98, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-25T10:39:55.888209+00:00", "description": "My last one outlived two governments.", "wishlist_id": 17, "is_available": true},
{"id": 99, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-25T10:39:56.024011+00:00", "description": "", "wishlist_id": 22, "is_available": true}
]');

insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 22},
{"user_id": 2, "wishlist_id": 26},
{"user_id": 3, "wishlist_id": 25},
{"user_id": 3, "wishlist_id": 32},
{"user_id": 4, "wishlist_id": 22},
{"user_id": 4, "wishlist_id": 25},
{"user_id": 5, "wishlist_id": 32},
{"user_id": 6, "wishlist_id": 25},
{"user_id": 6, "wishlist_id": 26},
{"user_id": 7, "wishlist_id": 22}
]');

insert into public.claims (item_id, giver_id, created_at) overriding system value select item_id, giver_id, created_at from jsonb_populate_recordset(null::public.claims, '[
{"item_id": 102, "giver_id": 3, "created_at": "2026-11-25T10:40:20.523908+00:00"},
{"item_id": 105, "giver_id": 7, "created_at": "2026-11-25T10:40:20.512293+00:00"},
{"item_id": 124, "giver_id": 3, "created_at": "2026-11-25T10:40:20.401869+00:00"},
{"item_id": 128, "giver_id": 4, "created_at": "2026-11-25T10:40:20.430085+00:00"},
{"item_id": 129, "giver_id": 2, "created_at": "2026-11-25T10:40:20.49276+00:00"},
{"item_id": 133, "giver_id": 5, "created_at": "2026-11-25T10:40:20.518189+00:00"},
{"item_id": 136, "giver_id": 6, "created_at": "2026-11-25T10:40:20.467464+00:00"},
{"item_id": 149, "giver_id": 2, "created_at": "2026-11-25T10:40:20.471739+00:00"},
{"item_id": 159, "giver_id": 3, "created_at": "2026-11-25T10:40:20.382554+00:00"},
{"item_id": 160, "giver_id": 10, "created_at": "2026-11-25T10:40:20.500943+00:00"},
{"item_id": 164, "giver_id": 5, "created_at": "2026-11-25T10:40:20.443842+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-25T10:40:20.341584+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-25T10:40:20.41129+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-25T10:40:20.460119+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-25T10:40:20.450764+00:00"},
{"item_id": 45, "giver_id": 3, "created_at": "2026-11-25T10:40:20.5329+00:00"},
{"item_id": 49, "giver_id": 2, "created_at": "2026-11-25T10:40:20.47671+00:00"},
{"item_id": 57, "giver_id": 2, "created_at": "2026-11-25T10:40:20.506897+00:00"},
{"item_id": 62, "giver_id": 1, "created_at": "2026-11-25T10:40:20.5281+00:00"},
{"item_id": 81, "giver_id": 4, "created_at": "2026-11-25T10:40:20.420186+00:00"},
{"item_id": 89, "giver_id": 9, "created_at": "2026-11-25T10:40:20.48129+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "00afc9e78907aebf9df9ffcbc5ce17b1", "item_id": 20, "attached": true, "created_at": "2026-11-25T10:39:38.690651+00:00"},
{"key": "012ed8e1540122bd902e2c728fb79d76", "item_id": 132, "attached": true, "created_at": "2026-11-25T10:40:08.047506+00:00"},
{"key": "014f59e2176f2c3c56e6e5e7c61f787e", "item_id": 85, "attached": true, "created_at": "2026-11-25T10:39:52.181529+00:00"},
{"key": "0183c5cc3b100f68ba8ce42a61f04579", "item_id": 174, "attached": true, "created_at": "2026-11-25T10:40:19.220834+00:00"},
{"key": "0199927efd788202a7b7c8d4a57294be", "item_id": 43, "attached": true, "created_at": "2026-11-25T10:39:41.907587+00:00"},
{"key": "023ec48e14c9b28a0082ca3b52392b29", "item_id": 117, "attached": true, "created_at": "2026-11-25T10:40:03.015354+00:00"},
{"key": "02cf9febfd4f48a972a08a4936ee4eed", "item_id": 79, "attached": true, "created_at": "2026-11-25T10:39:50.629919+00:00"},
{"key": "07b1ede7c854e18f9e49f4e1c5b8615e", "item_id": 39, "attached": true, "created_at": "2026-11-25T10:39:41.10066+00:00"},
{"key": "07e4e10be63b175a05ae65dc22159563", "item_id": 88, "attached": true, "created_at": "2026-11-25T10:39:52.974458+00:00"},
{"key": "083e61c69b7f40a0395274066ba73abf", "item_id": 141, "attached": true, "created_at": "2026-11-25T10:40:11.22876+00:00"},
{"key": "0bf37a7804dd1cd17d9023283622ee37", "item_id": 45, "attached": true, "created_at": "2026-11-25T10:39:42.691455+00:00"},
{"key": "0d044c6ef5de8228de89c83f13dbe75f", "item_id": 99, "attached": true, "created_at": "2026-11-25T10:39:55.990023+00:00"},
{"key": "10c705906b9c7a7950eb0457055dc8a7", "item_id": 74, "attached": true, "created_at": "2026-11-25T10:39:49.321849+00:00"},
{"key": "139601e3da6574e705c947081eea163a", "item_id": 151, "attached": true, "created_at": "2026-11-25T10:40:13.77572+00:00"},
{"key": "142a9d267154fc9d4505704b0c4e8d26", "item_id": 54, "attached": true, "created_at": "2026-11-25T10:39:44.861183+00:00"},
{"key": "14e9bc1e14b8d68c379bce92d1522fca", "item_id": 140, "attached": true, "created_at": "2026-11-25T10:40:10.714856+00:00"},
{"key": "15dce7b7958afcdff545462596bff162", "item_id": 115, "attached": true, "created_at": "2026-11-25T10:40:01.912054+00:00"},
{"key": "16e3c6b14f874f244e656f534efeda7c", "item_id": 56, "attached": true, "created_at": "2026-11-25T10:39:45.256538+00:00"},
{"key": "175524084dda1145b1d8c47c63475a7a", "item_id": 130, "attached": true, "created_at": "2026-11-25T10:40:07.390608+00:00"},
{"key": "195acffee95e53ca93ba4171278b300d", "item_id": 135, "attached": true, "created_at": "2026-11-25T10:40:09.258056+00:00"},
{"key": "197d964ca385c122c13983441dcbf61f", "item_id": 82, "attached": true, "created_at": "2026-11-25T10:39:51.645837+00:00"},
{"key": "1afccdeee63278a28dd5ba6407d599ec", "item_id": 83, "attached": true, "created_at": "2026-11-25T10:39:51.865135+00:00"},
{"key": "1bd79929b4e7a6006e97acc22f29b47b", "item_id": 171, "attached": true, "created_at": "2026-11-25T10:40:18.276016+00:00"},
{"key": "1e2b6ee38f69b4cabbaa89600f578022", "item_id": 126, "attached": true, "created_at": "2026-11-25T10:40:05.763314+00:00"},
{"key": "1e4f1d0a70974d2b153e3e9553c345ca", "item_id": 172, "attached": true, "created_at": "2026-11-25T10:40:18.51613+00:00"},
{"key": "217c56b9a87fbee1ff8c123aa27e18e7", "item_id": 114, "attached": true, "created_at": "2026-11-25T10:40:01.44768+00:00"},
{"key": "22778bfd77f043065d2bb530001c1372", "item_id": 31, "attached": true, "created_at": "2026-11-25T10:39:39.943876+00:00"},
{"key": "245b835e2646f398013c62856fafac05", "item_id": 19, "attached": true, "created_at": "2026-11-25T10:39:38.499479+00:00"},
{"key": "25fb8a806afbded2da3de308f3b2bbb9", "item_id": 162, "attached": true, "created_at": "2026-11-25T10:40:16.400729+00:00"},
{"key": "2a197e6b906b1212920e73de3fc72a32", "item_id": 131, "attached": true, "created_at": "2026-11-25T10:40:07.756819+00:00"},
{"key": "2afb8a954da4d504d72d7892650672d0", "item_id": 133, "attached": true, "created_at": "2026-11-25T10:40:08.279881+00:00"},
{"key": "2d336968d336e555d39ccfa3084d1041", "item_id": 48, "attached": true, "created_at": "2026-11-25T10:39:43.103893+00:00"},
{"key": "2e088553013124afdcf8bcca13834983", "item_id": 143, "attached": true, "created_at": "2026-11-25T10:40:11.746106+00:00"},
{"key": "2ec375222d74a512a4199b2293e2b165", "item_id": 29, "attached": true, "created_at": "2026-11-25T10:39:39.614001+00:00"},
{"key": "2f859923484d666d782a79864d720200", "item_id": 179, "attached": true, "created_at": "2026-11-25T10:40:20.317286+00:00"},
{"key": "32f538eaf583529b6898a275afd836e2", "item_id": 87, "attached": true, "created_at": "2026-11-25T10:39:52.755822+00:00"},
{"key": "34ae44b2f25b10c454f587b30fd487fc", "item_id": 55, "attached": true, "created_at": "2026-11-25T10:39:45.110132+00:00"},
{"key": "353fe8025215216249292fc9854d267c", "item_id": 109, "attached": true, "created_at": "2026-11-25T10:40:00.020762+00:00"},
{"key": "35fd205dad55ccab13f726a6be1401bc", "item_id": 144, "attached": true, "created_at": "2026-11-25T10:40:11.961537+00:00"},
{"key": "38bd67be8c045b3e9b194e7fe8eec2a0", "item_id": 121, "attached": true, "created_at": "2026-11-25T10:40:04.255649+00:00"},
{"key": "3d24842f9578735d65997063f4d0c112", "item_id": 170, "attached": true, "created_at": "2026-11-25T10:40:18.029156+00:00"},
{"key": "3e407b96192082d5fa52dc8a2030cc04", "item_id": 10, "attached": true, "created_at": "2026-11-25T10:39:37.494621+00:00"},
{"key": "3f362c619a99ec343eec199d7a493c8d", "item_id": 18, "attached": true, "created_at": "2026-11-25T10:39:38.360339+00:00"},
{"key": "3f3cd563cb9dcc5cb754dd84823e6ac8", "item_id": 160, "attached": true, "created_at": "2026-11-25T10:40:15.721784+00:00"},
{"key": "40d97b5590789ac32ef1ad24f25f947f", "item_id": 66, "attached": true, "created_at": "2026-11-25T10:39:47.357404+00:00"},
{"key": "41917da2f5bc92976768897d549ed203", "item_id": 142, "attached": true, "created_at": "2026-11-25T10:40:11.466611+00:00"},
{"key": "453ade1887fd167bbba353f8907a396c", "item_id": 67, "attached": true, "created_at": "2026-11-25T10:39:47.755929+00:00"},
{"key": "492671007785c69afdb8fe4ba9240fc3", "item_id": 123, "attached": true, "created_at": "2026-11-25T10:40:04.771076+00:00"},
{"key": "4a7c7f9f83c29e89019eb14181a361d0", "item_id": 163, "attached": true, "created_at": "2026-11-25T10:40:16.571718+00:00"},
{"key": "4c369795917e5537006b2dc3aabcc695", "item_id": 150, "attached": true, "created_at": "2026-11-25T10:40:13.531564+00:00"},
{"key": "4d5df9a11ff5bb337f7de953f529fa06", "item_id": 94, "attached": true, "created_at": "2026-11-25T10:39:54.295471+00:00"},
{"key": "4d86948c1ab46b77d5251ff1a979ab04", "item_id": 81, "attached": true, "created_at": "2026-11-25T10:39:51.38462+00:00"},
{"key": "4f5003559c48ac35d90223c524fa4c64", "item_id": 108, "attached": true, "created_at": "2026-11-25T10:39:59.651919+00:00"},
{"key": "4f8e8174175ac3b73e1b3ad8f96028e4", "item_id": 93, "attached": true, "created_at": "2026-11-25T10:39:53.908545+00:00"},
{"key": "4fbb11e7ff6db9d1c2e76d278fb7d389", "item_id": 111, "attached": true, "created_at": "2026-11-25T10:40:00.834546+00:00"},
{"key": "507b9c825aefc05da428db81fb46fded", "item_id": 84, "attached": true, "created_at": "2026-11-25T10:39:52.010346+00:00"},
{"key": "5504681698b053273206f43bd4d6592a", "item_id": 138, "attached": true, "created_at": "2026-11-25T10:40:10.257101+00:00"},
{"key": "550b2cb0c9250a6cf91798da5f0cb61b", "item_id": 57, "attached": true, "created_at": "2026-11-25T10:39:45.466626+00:00"},
{"key": "56ea7fefc7145bed2f3206e608202a39", "item_id": 166, "attached": true, "created_at": "2026-11-25T10:40:17.1862+00:00"},
{"key": "58a9f823fc2b14d78962db16e33f9520", "item_id": 49, "attached": true, "created_at": "2026-11-25T10:39:43.427174+00:00"},
{"key": "59bbb8adc7143bf4f48762983c62c607", "item_id": 102, "attached": true, "created_at": "2026-11-25T10:39:57.572715+00:00"},
{"key": "5abed6f08f14d9bc8ee16143c76da422", "item_id": 4, "attached": true, "created_at": "2026-11-25T10:39:35.349529+00:00"},
{"key": "5b0be9dcee3ec8bfee446732a6dffdfa", "item_id": 17, "attached": true, "created_at": "2026-11-25T10:39:38.140023+00:00"},
{"key": "5b2764c22d0e0c34e44a04ba76bdf8ef", "item_id": 69, "attached": true, "created_at": "2026-11-25T10:39:48.334105+00:00"},
{"key": "5f2892ab766444b650aebe704f525b31", "item_id": 100, "attached": true, "created_at": "2026-11-25T10:39:56.571923+00:00"},
{"key": "6024ed41c68dc3f52fcb8c0a9b068826", "item_id": 165, "attached": true, "created_at": "2026-11-25T10:40:16.968559+00:00"},
{"key": "60a50afe543d3b11bcb2f007413e8e40", "item_id": 73, "attached": true, "created_at": "2026-11-25T10:39:49.077736+00:00"},
{"key": "60a8e67b5d856b011a1bf683f3a566dd", "item_id": 173, "attached": true, "created_at": "2026-11-25T10:40:18.84363+00:00"},
{"key": "610c94c3bc6f5f1e1df35e9f2a1f19e0", "item_id": 136, "attached": true, "created_at": "2026-11-25T10:40:09.686869+00:00"},
{"key": "61906ea2d0b95a711c1538671fc92989", "item_id": 26, "attached": true, "created_at": "2026-11-25T10:39:39.376134+00:00"},
{"key": "62039cde4484b1def52cabc0a7f0fb58", "item_id": 149, "attached": true, "created_at": "2026-11-25T10:40:13.289658+00:00"},
{"key": "648b8afdf01f0ea1df8ff07bb993b2d5", "item_id": 34, "attached": true, "created_at": "2026-11-25T10:39:40.168548+00:00"},
{"key": "65443fd424542fdedd5f94be4fc92fef", "item_id": 72, "attached": true, "created_at": "2026-11-25T10:39:48.846779+00:00"},
{"key": "671c703f506ab4590b084e4d658990fd", "item_id": 145, "attached": true, "created_at": "2026-11-25T10:40:12.111726+00:00"},
{"key": "68773761688c2e8876036114db31f432", "item_id": 104, "attached": true, "created_at": "2026-11-25T10:39:57.84417+00:00"},
{"key": "6ae27c3c696270c9a1942417b4ca4c1b", "item_id": 124, "attached": true, "created_at": "2026-11-25T10:40:04.89984+00:00"},
{"key": "6ced8ba8d997edbba1c6d734e22f67ce", "item_id": 64, "attached": true, "created_at": "2026-11-25T10:39:46.657206+00:00"},
{"key": "6e2d618efc8f5f6530fefc7b727bb510", "item_id": 62, "attached": true, "created_at": "2026-11-25T10:39:46.403405+00:00"},
{"key": "6f2f461c8e9594463922d39007c9834d", "item_id": 146, "attached": true, "created_at": "2026-11-25T10:40:12.266725+00:00"},
{"key": "72b762b857c5719436bc89bbaac30163", "item_id": 78, "attached": true, "created_at": "2026-11-25T10:39:50.270455+00:00"},
{"key": "73e616d81a78512db8c3e72102f92511", "item_id": 59, "attached": true, "created_at": "2026-11-25T10:39:46.152173+00:00"},
{"key": "757479714f4094bb226ce3f92ad2cc47", "item_id": 178, "attached": true, "created_at": "2026-11-25T10:40:20.174047+00:00"},
{"key": "76a40af3fff6f4721a00be0432c6b6e2", "item_id": 52, "attached": true, "created_at": "2026-11-25T10:39:44.301876+00:00"},
{"key": "7abb26f48ecf29dd8520c7a692063fc5", "item_id": 14, "attached": true, "created_at": "2026-11-25T10:39:37.643859+00:00"},
{"key": "7af3373603b12b2fcff82e7bfdeedc76", "item_id": 175, "attached": true, "created_at": "2026-11-25T10:40:19.537611+00:00"},
{"key": "7b38aacf47002b0e3e2cc0ab177223fe", "item_id": 98, "attached": true, "created_at": "2026-11-25T10:39:55.84076+00:00"},
{"key": "7bc35d3ee000b46ea33fe9b8ce9ae846", "item_id": 68, "attached": true, "created_at": "2026-11-25T10:39:48.141172+00:00"},
{"key": "7bd59ad425135befef72d680101ff5d8", "item_id": 60, "attached": true, "created_at": "2026-11-25T10:39:46.27128+00:00"},
{"key": "7c7ea81ed1b462aa5807bb337c229acb", "item_id": 110, "attached": true, "created_at": "2026-11-25T10:40:00.552926+00:00"},
{"key": "7cd06001c43a6c0244e7827d31fbfece", "item_id": 28, "attached": true, "created_at": "2026-11-25T10:39:39.509878+00:00"},
{"key": "7d5f593423b5c62c7d5d5ba14a7ae58a", "item_id": 42, "attached": true, "created_at": "2026-11-25T10:39:41.597268+00:00"},
{"key": "7ed136fa9df33414d3f115dc6c133301", "item_id": 127, "attached": true, "created_at": "2026-11-25T10:40:06.407693+00:00"},
{"key": "80eccd0b9a19c31c43a90fcf4b97863a", "item_id": 76, "attached": true, "created_at": "2026-11-25T10:39:49.74575+00:00"},
{"key": "83bc13b9ad8bdcbd14827088579b8ed9", "item_id": 119, "attached": true, "created_at": "2026-11-25T10:40:03.697049+00:00"},
{"key": "8662533bd3a8f731fdd22adf9f3d61a2", "item_id": 44, "attached": true, "created_at": "2026-11-25T10:39:42.242251+00:00"},
{"key": "885e1f48caecd1b8a5082f7d96a6de17", "item_id": 112, "attached": true, "created_at": "2026-11-25T10:40:01.001661+00:00"},
{"key": "8de3a89c5392d0b14d9ff27afcf3207d", "item_id": 169, "attached": true, "created_at": "2026-11-25T10:40:17.696815+00:00"},
{"key": "913f3312a71ddcee18c860702e67867b", "item_id": 38, "attached": true, "created_at": "2026-11-25T10:39:40.916126+00:00"},
{"key": "930be06e0616e8660db201118e2e40aa", "item_id": 152, "attached": true, "created_at": "2026-11-25T10:40:14.033697+00:00"},
{"key": "96883d6893b517a3cfa50ff755b5b5cf", "item_id": 30, "attached": true, "created_at": "2026-11-25T10:39:39.750416+00:00"},
{"key": "99cc24f60e93071cc0b447eccae9e6c1", "item_id": 155, "attached": true, "created_at": "2026-11-25T10:40:14.553916+00:00"},
{"key": "9a707c83bc820559fca70a67b71fa4af", "item_id": 16, "attached": true, "created_at": "2026-11-25T10:39:37.941373+00:00"},
{"key": "9e58dea62d4547496d803ef92d8a53cb", "item_id": 161, "attached": true, "created_at": "2026-11-25T10:40:16.076742+00:00"},
{"key": "a614f3bdd12020a476efe198d612d862", "item_id": 22, "attached": true, "created_at": "2026-11-25T10:39:38.920493+00:00"},
{"key": "a95aaafdfded4d81615b8bb6af28ad68", "item_id": 7, "attached": true, "created_at": "2026-11-25T10:39:36.551639+00:00"},
{"key": "ab4b226b6e3901112b4cd5006aaaba27", "item_id": 148, "attached": true, "created_at": "2026-11-25T10:40:12.851152+00:00"},
{"key": "ac963234864b988118694ca89f84fcf6", "item_id": 159, "attached": true, "created_at": "2026-11-25T10:40:15.457819+00:00"},
{"key": "ad2739b20a18d1ba38edb5a4c93a9cfe", "item_id": 23, "attached": true, "created_at": "2026-11-25T10:39:39.030471+00:00"},
{"key": "adaa9ec7b745cba8e4544026cb5dab76", "item_id": 5, "attached": true, "created_at": "2026-11-25T10:39:35.800931+00:00"},
{"key": "adb6701f6f4ba1839c3ba05967745f3c", "item_id": 176, "attached": true, "created_at": "2026-11-25T10:40:19.853235+00:00"},
{"key": "ae105b674ec1429bb9b85faf18b2db04", "item_id": 70, "attached": true, "created_at": "2026-11-25T10:39:48.510372+00:00"},
{"key": "b200ca293e6aa48c6eb5a60c3f44f2e3", "item_id": 40, "attached": true, "created_at": "2026-11-25T10:39:41.374099+00:00"},
{"key": "b210d58e7aac4563ada9028535790093", "item_id": 129, "attached": true, "created_at": "2026-11-25T10:40:07.07174+00:00"},
{"key": "b4b343e6973b77e491002de37cff7d89", "item_id": 2, "attached": true, "created_at": "2026-11-25T10:39:34.897766+00:00"},
{"key": "b94bc4729906955901e99bad673bdfc4", "item_id": 24, "attached": true, "created_at": "2026-11-25T10:39:39.152132+00:00"},
{"key": "ba417d462d4de17a891f4471bc50b4d7", "item_id": 137, "attached": true, "created_at": "2026-11-25T10:40:09.960338+00:00"},
{"key": "ba46c1cb2681eaaf3f80916241479389", "item_id": 95, "attached": true, "created_at": "2026-11-25T10:39:54.43744+00:00"},
{"key": "bc45221026ee2fce790646efea62b35b", "item_id": 15, "attached": true, "created_at": "2026-11-25T10:39:37.791939+00:00"},
{"key": "bdb0530eeeae2738d02198e7045869b1", "item_id": 6, "attached": true, "created_at": "2026-11-25T10:39:36.359336+00:00"},
{"key": "bdb4bee416449e96f451cea0295e0f69", "item_id": 50, "attached": true, "created_at": "2026-11-25T10:39:43.594488+00:00"},
{"key": "bfcd1defb5e1800ab0eec69e38a2c50d", "item_id": 116, "attached": true, "created_at": "2026-11-25T10:40:02.28627+00:00"},
{"key": "c3cbb3a049ec7f2be2c76005dbf64534", "item_id": 177, "attached": true, "created_at": "2026-11-25T10:40:19.989095+00:00"},
{"key": "c58edc7776b862b8eb75e62dd2852dd2", "item_id": 96, "attached": true, "created_at": "2026-11-25T10:39:54.853068+00:00"},
{"key": "c88ad311c66d3bf05016d63e82a8496b", "item_id": 1, "attached": true, "created_at": "2026-11-25T10:39:34.723253+00:00"},
{"key": "c8d20cded1dce6bce0237574b3d50c33", "item_id": 91, "attached": true, "created_at": "2026-11-25T10:39:53.587639+00:00"},
{"key": "ca18b64e9cb8adf63d89293a74151143", "item_id": 21, "attached": true, "created_at": "2026-11-25T10:39:38.802578+00:00"},
{"key": "cb9b87cf2ae2b2b0fe49653fca308bba", "item_id": 147, "attached": true, "created_at": "2026-11-25T10:40:12.529558+00:00"},
{"key": "d38b12b204b89200da060f9b3efd570a", "item_id": 153, "attached": true, "created_at": "2026-11-25T10:40:14.226178+00:00"},
{"key": "d52bfbbd6785bd289c1c02971457f714", "item_id": 113, "attached": true, "created_at": "2026-11-25T10:40:01.253383+00:00"},
{"key": "d7e95dc88d888de93316e0789d0d64ae", "item_id": 58, "attached": true, "created_at": "2026-11-25T10:39:45.905611+00:00"},
{"key": "d87ecff240c18ebe03e519f965e27f9a", "item_id": 3, "attached": true, "created_at": "2026-11-25T10:39:35.157754+00:00"},
{"key": "db02ce50c24695a8d589777dc98b6548", "item_id": 97, "attached": true, "created_at": "2026-11-25T10:39:55.043158+00:00"},
{"key": "db295b26a45035726cc295efd728c533", "item_id": 71, "attached": true, "created_at": "2026-11-25T10:39:48.672262+00:00"},
{"key": "dd580b27a4932b559462a18ecd4cfe6f", "item_id": 77, "attached": true, "created_at": "2026-11-25T10:39:50.040842+00:00"},
{"key": "deefcad0e36bcccff034a5caefcde4c2", "item_id": 80, "attached": true, "created_at": "2026-11-25T10:39:51.062396+00:00"},
{"key": "e0560fe888a4ec566f03a5195e619cf2", "item_id": 8, "attached": true, "created_at": "2026-11-25T10:39:37.034095+00:00"},
{"key": "e16c1c8b79e0013ec47823ce7940d656", "item_id": 35, "attached": true, "created_at": "2026-11-25T10:39:40.266485+00:00"},
{"key": "e2f8964341e672ee016011ba1a2f1308", "item_id": 9, "attached": true, "created_at": "2026-11-25T10:39:37.196926+00:00"},
{"key": "e4e2419162f346da170eb241d7047af3", "item_id": 25, "attached": true, "created_at": "2026-11-25T10:39:39.262261+00:00"},
{"key": "e5c23b0468a8142739e7c02be8af6d44", "item_id": 90, "attached": true, "created_at": "2026-11-25T10:39:53.35836+00:00"},
{"key": "e6b9abdc0f791f1947111f6a062f0cd5", "item_id": 101, "attached": true, "created_at": "2026-11-25T10:39:57.070943+00:00"},
{"key": "e8647b36d266b46f4ce5013aa20f3f7a", "item_id": 37, "attached": true, "created_at": "2026-11-25T10:39:40.763365+00:00"},
{"key": "e8f43c299637a5e6adf06be49cbaf296", "item_id": 86, "attached": true, "created_at": "2026-11-25T10:39:52.552744+00:00"},
{"key": "e906d065d4be331e7d3b759f732ff747", "item_id": 158, "attached": true, "created_at": "2026-11-25T10:40:15.120286+00:00"},
{"key": "e9265df6f03e6676a4a8d88ba53eae76", "item_id": 125, "attached": true, "created_at": "2026-11-25T10:40:05.372348+00:00"},
{"key": "e94083d6f7e3dc9a274e67fc1d7782eb", "item_id": 164, "attached": true, "created_at": "2026-11-25T10:40:16.742978+00:00"},
{"key": "e99ba37cb7903be587fb46142cc7af15", "item_id": 106, "attached": true, "created_at": "2026-11-25T10:39:58.734102+00:00"},
{"key": "ead1ae566ff5c16fb7bb8bf0e2ce7eab", "item_id": 65, "attached": true, "created_at": "2026-11-25T10:39:47.129959+00:00"},
{"key": "eb2bad56d7480cabd964de2b57cafa7a", "item_id": 118, "attached": true, "created_at": "2026-11-25T10:40:03.240921+00:00"},
{"key": "eb8f3d95f0a8a055e27b26ce723b7d28", "item_id": 105, "attached": true, "created_at": "2026-11-25T10:39:58.230469+00:00"},
{"key": "ec7431f6da87283f13b1d568154c2468", "item_id": 107, "attached": true, "created_at": "2026-11-25T10:39:59.194936+00:00"},
{"key": "edf24c570f3b55dde1794ccd6e3513ed", "item_id": 53, "attached": true, "created_at": "2026-11-25T10:39:44.597498+00:00"},
{"key": "ee4fb85a986449f0b01c090bf24acf9d", "item_id": 122, "attached": true, "created_at": "2026-11-25T10:40:04.566761+00:00"},
{"key": "eec288679031f0ac067442f94514722a", "item_id": 89, "attached": true, "created_at": "2026-11-25T10:39:53.112933+00:00"},
{"key": "f0475561302396851b980f79acc01b45", "item_id": 167, "attached": true, "created_at": "2026-11-25T10:40:17.42051+00:00"},
{"key": "f13f4f78d5927b70f39237b059817d09", "item_id": 51, "attached": true, "created_at": "2026-11-25T10:39:43.976078+00:00"},
{"key": "f1e8564e33dd1a6b2c3635ff09ba995d", "item_id": 157, "attached": true, "created_at": "2026-11-25T10:40:14.832856+00:00"},
{"key": "f3142084a1ed7b30b70cb70aad388b81", "item_id": 128, "attached": true, "created_at": "2026-11-25T10:40:06.773753+00:00"},
{"key": "f441788add2267f8dfa6a36aa3ffbccc", "item_id": 47, "attached": true, "created_at": "2026-11-25T10:39:42.935342+00:00"},
{"key": "f530444b97da0a75f50c11e66f55b07f", "item_id": 154, "attached": true, "created_at": "2026-11-25T10:40:14.412478+00:00"},
{"key": "f5e52cf8be05d4b0489b11b1a41fa59a", "item_id": 139, "attached": true, "created_at": "2026-11-25T10:40:10.472495+00:00"},
{"key": "fa4d10e3fb6e8e5c3aff956c2c61a786", "item_id": 134, "attached": true, "created_at": "2026-11-25T10:40:08.707722+00:00"},
{"key": "fcf459e8f4a521079bde9d5c060d714f", "item_id": 36, "attached": true, "created_at": "2026-11-25T10:39:40.512007+00:00"},
{"key": "fcf59371e4f12181e52b509774eff045", "item_id": 120, "attached": true, "created_at": "2026-11-25T10:40:04.00051+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.claim_endings_id_seq', 1, false);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
