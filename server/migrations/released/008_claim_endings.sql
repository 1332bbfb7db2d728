-- The schema after 008_claim_endings.sql, with the people of the demo. Made by npm run db:store; never changed.

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "0bpIueEmOXx0h190h8uehLiGdparwoJt", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-25T01:32:58.807+00:00", "updatedAt": "2026-11-25T01:32:58.807+00:00", "emailVerified": false},
{"id": "21E0ZFGqjEOIQFTUKxHlrtlyAJZ65BF1", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-25T01:32:57.731+00:00", "updatedAt": "2026-11-25T01:32:57.731+00:00", "emailVerified": false},
{"id": "7K9S42GUHS5qkxOVKcbLeBVbynj9yHVk", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-25T01:33:00.172+00:00", "updatedAt": "2026-11-25T01:33:00.172+00:00", "emailVerified": false},
{"id": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-25T01:32:57.014+00:00", "updatedAt": "2026-11-25T01:32:57.014+00:00", "emailVerified": false},
{"id": "FBG31EppyoMIaeSc4HDVRM0LL7dGzxoR", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-25T01:32:59.412+00:00", "updatedAt": "2026-11-25T01:32:59.412+00:00", "emailVerified": false},
{"id": "IOuGbyjFWnkL7xKgADGnXptAPPc3uZCr", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-25T01:32:58.507+00:00", "updatedAt": "2026-11-25T01:32:58.507+00:00", "emailVerified": false},
{"id": "UlP4TyZapj0pMYpnEScsnwGDEtevwEar", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-25T01:33:00.384+00:00", "updatedAt": "2026-11-25T01:33:00.384+00:00", "emailVerified": false},
{"id": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-25T01:32:59.166+00:00", "updatedAt": "2026-11-25T01:32:59.166+00:00", "emailVerified": false},
{"id": "htrLhlWIkdidBnMMCudHzvFSdBzGreEf", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-25T01:32:59.635+00:00", "updatedAt": "2026-11-25T01:32:59.635+00:00", "emailVerified": false},
{"id": "yAE4ag3WnUwGFtgaJaZOgmBkExHg935G", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-25T01:32:59.958+00:00", "updatedAt": "2026-11-25T01:32:59.958+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "2gNkOnj2bI5CwiCn5Ik9eGKUdqiml0uY", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-25T01:32:53.271+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"zdibmCzY6RMaZEu0I59MN-LhSrufDLSNNiw0pQ5GHXQ\",\"y\":\"bkgSEifNHInNZHUvByzdSNUxwImsVhSPFgWrshSUwY8\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$2c9f8632ab44187703ecb4c5e9223013ae562db08c8d5c1712dfc5b2c1ccb5c74e7301432e68dc1b767533570e74c42515877d4194048fa9c2ca688203a53330acdb75d7142215aa97ebcbae6b70ede3ebc4571310c0cd2224d927b9326551ac56395c535c5c1790e4eef5d3cc606224a6e8e9aec7ad41cc708e76adaf89add80d61a327189271f4c9f32d06bd263aa8d3d85a61a1c3dab5108d1da9f36ce25a30680de035be0c1f8ed727d8d78052eb7d2defb23592ee7b33aebba9b83b93b8031859c395a6f6d532d1d1911b4f7e4580247ac5befe6614\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-25T01:33:03.149717+00:00", "id": 1, "uid": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-25T01:33:05.676984+00:00", "id": 2, "uid": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-25T01:32:52.195394+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-25T01:32:52.44451+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-25T01:32:52.484454+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-25T01:32:52.683126+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-25T01:32:52.686086+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-25T01:32:52.697036+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-25T01:32:52.744463+00:00"},
{"name": "007_bearers_from.sql", "applied_at": "2026-11-25T01:32:52.747477+00:00"},
{"name": "008_claim_endings.sql", "applied_at": "2026-11-25T01:32:52.756711+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:57.299442+00:00", "bearers_from": "2026-11-25T01:33:03.141102+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "UlP4TyZapj0pMYpnEScsnwGDEtevwEar", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:33:00.512315+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "21E0ZFGqjEOIQFTUKxHlrtlyAJZ65BF1", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:57.98912+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "IOuGbyjFWnkL7xKgADGnXptAPPc3uZCr", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:58.670001+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "0bpIueEmOXx0h190h8uehLiGdparwoJt", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:58.880591+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-25T01:32:59.266561+00:00", "bearers_from": "2026-11-25T01:33:05.665567+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "FBG31EppyoMIaeSc4HDVRM0LL7dGzxoR", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:59.472249+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "htrLhlWIkdidBnMMCudHzvFSdBzGreEf", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:32:59.781425+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "yAE4ag3WnUwGFtgaJaZOgmBkExHg935G", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:33:00.089289+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "7K9S42GUHS5qkxOVKcbLeBVbynj9yHVk", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T01:33:00.284808+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "2MIwLlM3CrjHIAk45ktER76xmEdLx99u", "scope": null, "userId": "IOuGbyjFWnkL7xKgADGnXptAPPc3uZCr", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Vd4Oz0A5AlaKs19uVCBZ9w$MCMHiTY7Kn2V+vyZobO+UYpbHnJX1NKDCmqQNzXV/og", "accountId": "IOuGbyjFWnkL7xKgADGnXptAPPc3uZCr", "createdAt": "2026-11-25T01:32:58.551+00:00", "updatedAt": "2026-11-25T01:32:58.551+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Dfqjoi0ivUDlSWRflYavGAHqUe0OLcW6", "scope": null, "userId": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$aG0qqOh/ZNj4CpG9g64xrw$gT5cFY0d2YbTOjxcuWQZVNVra+efWz4KOYpgd+6y/XM", "accountId": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "createdAt": "2026-11-25T01:32:57.018+00:00", "updatedAt": "2026-11-25T01:32:57.018+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "MyH7VkDipDmEmQgTOh3eRtat3yYXvnJ1", "scope": null, "userId": "yAE4ag3WnUwGFtgaJaZOgmBkExHg935G", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$wwI8G81SdUmROzW0bEnTgA$KqmonofTcS6by7dsxyQ7ykZHgbbnvSIVKJUMk+gHNiQ", "accountId": "yAE4ag3WnUwGFtgaJaZOgmBkExHg935G", "createdAt": "2026-11-25T01:32:59.972+00:00", "updatedAt": "2026-11-25T01:32:59.972+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "O5taGT1i47vUd8UzXBrtL2TQLmDYVQbE", "scope": null, "userId": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$eRtGlmof51ESDNCzYIsMdw$7RD2A9m6+mjASPHMXE/f7urB8CDB8fCQNXRd0Mjx8ZM", "accountId": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "createdAt": "2026-11-25T01:32:59.175+00:00", "updatedAt": "2026-11-25T01:32:59.175+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "dvRDkwpnJqoiXaCPNSr3GWMOhs9EuG1e", "scope": null, "userId": "FBG31EppyoMIaeSc4HDVRM0LL7dGzxoR", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$5CaVaKYybtWXUN37cTIVCw$5hkyFurBevKAkgh49Umsj1natnz3CcIdi/jfjIQuZkg", "accountId": "FBG31EppyoMIaeSc4HDVRM0LL7dGzxoR", "createdAt": "2026-11-25T01:32:59.414+00:00", "updatedAt": "2026-11-25T01:32:59.414+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "j2QW0yNdDwSFBy9qG6E1ggTREYahxPiZ", "scope": null, "userId": "7K9S42GUHS5qkxOVKcbLeBVbynj9yHVk", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$63GwwldMxjk1wn4B3mPJkw$RJkGGX4ciBUAwqkN14fc0iL3PIo5DosH6uWxl+gLZQ8", "accountId": "7K9S42GUHS5qkxOVKcbLeBVbynj9yHVk", "createdAt": "2026-11-25T01:33:00.185+00:00", "updatedAt": "2026-11-25T01:33:00.185+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "m9ojWqc7nLq3dMM9Myb7HFlqsV5UEMaL", "scope": null, "userId": "21E0ZFGqjEOIQFTUKxHlrtlyAJZ65BF1", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$XdFOwTulX5Y9Y6gwimjKCg$HzL+q/CbNJao554DzQXl/9X3OhXhXwOK3+UTVgNYKg0", "accountId": "21E0ZFGqjEOIQFTUKxHlrtlyAJZ65BF1", "createdAt": "2026-11-25T01:32:57.74+00:00", "updatedAt": "2026-11-25T01:32:57.74+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "t3fqaYaOfEmie52Hmm5aH64TBIxyAsyQ", "scope": null, "userId": "0bpIueEmOXx0h190h8uehLiGdparwoJt", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$ZWIhlfOU0FEYNG8eLhFJaw$rVVLC2pGTPWyKeGPF3n5iJ+0KTpiT4TSPNgARYrmpds", "accountId": "0bpIueEmOXx0h190h8uehLiGdparwoJt", "createdAt": "2026-11-25T01:32:58.809+00:00", "updatedAt": "2026-11-25T01:32:58.809+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "vKSNmFhTKqg6soHqkIozleFIcN3lZffb", "scope": null, "userId": "htrLhlWIkdidBnMMCudHzvFSdBzGreEf", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$3JX3GQMg+SE5IiG6Aa/rcw$8xhiIfXXVvFvdRG4qL/gTDipVk4T1R5fRDM79zCilb8", "accountId": "htrLhlWIkdidBnMMCudHzvFSdBzGreEf", "createdAt": "2026-11-25T01:32:59.653+00:00", "updatedAt": "2026-11-25T01:32:59.653+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "ys6ZYrbpqj4iJ4NjrdHWfkd9HUERcRyl", "scope": null, "userId": "UlP4TyZapj0pMYpnEScsnwGDEtevwEar", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$5TxmBDd9Ip0C+XmDfVwaOg$zNWOoZZnguOBlcYFH2WvWEsG2kNGSzQhYzjlK8zJNLM", "accountId": "UlP4TyZapj0pMYpnEScsnwGDEtevwEar", "createdAt": "2026-11-25T01:33:00.388+00:00", "updatedAt": "2026-11-25T01:33:00.388+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "1KeVe1G7pXl2pHUMZzfLzjT1YBH38uzJ", "token": "1o79-bfL6fwBmWFyb7aMlO4LHjkGhZe0DL53qSAHp2Q", "userId": "htrLhlWIkdidBnMMCudHzvFSdBzGreEf", "createdAt": "2026-11-25T01:32:59.657+00:00", "expiresAt": "2026-12-09T01:32:59.657+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:59.657+00:00", "userAgent": ""},
{"id": "2d519cXHBd0YqxPQxBA58wj4sIt2FvxA", "token": "027WcbE07HsUSQZmAQZ8IchTFuoYHkfeB9ecojTK4wc", "userId": "UlP4TyZapj0pMYpnEScsnwGDEtevwEar", "createdAt": "2026-11-25T01:33:00.389+00:00", "expiresAt": "2026-12-09T01:33:00.389+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:33:00.389+00:00", "userAgent": ""},
{"id": "4TE8Rl0t8kSJWq9NQdP8T6B2c0OgpN0B", "token": "pZpA9FA219SfQlzzXKm0IT7Us7lRBYs3f-8Q_J1Zedg", "userId": "YCGKaBQuVIqIud8ZiLhBVPLenx7LKjYT", "createdAt": "2026-11-25T01:32:59.183+00:00", "expiresAt": "2026-12-09T01:32:59.183+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:59.183+00:00", "userAgent": ""},
{"id": "5s767xbju2NLZ5VCE0dUwJsGL6czrWaq", "token": "LFKMtUXOZh2np-eCs-NiAIWbRMfQl95w4b7Lcrktk-4", "userId": "7K9S42GUHS5qkxOVKcbLeBVbynj9yHVk", "createdAt": "2026-11-25T01:33:00.192+00:00", "expiresAt": "2026-12-09T01:33:00.192+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:33:00.192+00:00", "userAgent": ""},
{"id": "6DIde9BmtaUBFx7uEyzekCJ7LsCqMdZT", "token": "v9kPc7pzxTsCiy3hV67vp4As-A868us0zyY9zfq6jGM", "userId": "FBG31EppyoMIaeSc4HDVRM0LL7dGzxoR", "createdAt": "2026-11-25T01:32:59.416+00:00", "expiresAt": "2026-12-09T01:32:59.416+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:59.416+00:00", "userAgent": ""},
{"id": "8Rllr8n80uwzSx8Ue7cQmg4yeLLOsAVI", "token": "ni00MbudIGdhrqLr7Ea8wT0M8Z__TWcRoEKFz602gHk", "userId": "IOuGbyjFWnkL7xKgADGnXptAPPc3uZCr", "createdAt": "2026-11-25T01:32:58.566+00:00", "expiresAt": "2026-12-09T01:32:58.566+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:58.566+00:00", "userAgent": ""},
{"id": "Q1zeaYsCeed3Zrmi82CK9Xa8HSrTSkK3", "token": "xMWKHUsfkkN2Do14-Qe4Zao2sr_0hG8Rxkt5ScojucM", "userId": "0bpIueEmOXx0h190h8uehLiGdparwoJt", "createdAt": "2026-11-25T01:32:58.813+00:00", "expiresAt": "2026-12-09T01:32:58.813+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:58.813+00:00", "userAgent": ""},
{"id": "T88cixPHucl8jGpS5AovcyMnlBb5lLkL", "token": "kSQreOf807FfAovcaxvI9u5EZDcc35xC0852hqzY_co", "userId": "yAE4ag3WnUwGFtgaJaZOgmBkExHg935G", "createdAt": "2026-11-25T01:32:59.975+00:00", "expiresAt": "2026-12-09T01:32:59.975+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:59.975+00:00", "userAgent": ""},
{"id": "crqKqd3XX6Bd2uqD7QCgXzEQjvfzcdOP", "token": "Qi0ixO-T4UJZKDLT7Y2SL5bvRc__pOFAweBqfuDzdjQ", "userId": "CC7ErOSFUCo9hQ5zN7T88pSWedRCh2gN", "createdAt": "2026-11-25T01:32:57.023+00:00", "expiresAt": "2026-12-09T01:32:57.023+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:57.023+00:00", "userAgent": ""},
{"id": "oLaRHmaNXOjh3sJy3As6ZXxLPHIvZ72g", "token": "ZBdSKUS3ac4nG6tLp06fTzu5zmdwTv8ywCSOEsw4vHw", "userId": "21E0ZFGqjEOIQFTUKxHlrtlyAJZ65BF1", "createdAt": "2026-11-25T01:32:57.745+00:00", "expiresAt": "2026-12-09T01:32:57.745+00:00", "ipAddress": "", "updatedAt": "2026-11-25T01:32:57.745+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-25T01:34:17.984447+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-25T01:34:18.037248+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-25T01:34:18.076471+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-25T01:34:18.150805+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');



insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-25T01:33:07.073653+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-25T01:33:07.152765+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-25T01:33:07.418979+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-25T01:33:06.999072+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-25T01:33:07.118599+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-25T01:33:07.431437+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-25T01:33:07.313661+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-25T01:33:07.345955+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-25T01:33:06.674127+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-25T01:33:07.384716+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-25T01:33:06.833148+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-25T01:33:06.960253+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-25T01:33:06.857178+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-25T01:33:07.094047+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-25T01:33:06.932252+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-25T01:33:07.100839+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-25T01:33:07.141641+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-25T01:33:07.187635+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-25T01:33:07.402133+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T01:33:07.050646+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T01:33:07.29409+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-25T01:33:07.375405+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-25T01:33:07.021255+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-25T01:33:07.108166+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-25T01:33:07.213158+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-25T01:33:07.282689+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-25T01:33:07.073653+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-25T01:33:07.152765+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-25T01:33:07.29409+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-25T01:33:07.282689+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-25T01:33:07.418979+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-25T01:33:06.674127+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-25T01:33:06.833148+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-25T01:33:06.857178+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-25T01:33:06.932252+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-25T01:33:07.313661+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-25T01:33:07.375405+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-25T01:33:07.345955+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-25T01:33:06.999072+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-25T01:33:06.960253+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-25T01:33:07.050646+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-25T01:33:07.021255+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-25T01:33:07.384716+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-25T01:33:07.402133+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-25T01:33:07.118599+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-25T01:33:07.094047+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-25T01:33:07.100839+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-25T01:33:07.108166+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-25T01:33:07.141641+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-25T01:33:07.187635+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-25T01:33:07.431437+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-25T01:33:07.213158+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T01:33:08.132068+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T01:33:09.797919+00:00", "description": "And things that come out of it better than last time."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T01:33:14.239641+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T01:33:19.94966+00:00", "description": ""},
{"id": 13, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T01:33:22.173586+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 14, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T01:33:23.598774+00:00", "description": "No deadline, no specification."},
{"id": 15, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T01:33:24.132455+00:00", "description": "I give them back, and then I miss them."},
{"id": 16, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T01:33:28.407627+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 17, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T01:33:28.793901+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 18, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T01:33:29.668587+00:00", "description": "Clear skies, thermos, silence."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T01:33:32.716274+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-25T01:33:08.338477+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T01:33:34.653635+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T01:33:39.119566+00:00", "description": "We have a name and half a song."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-25T01:33:44.250287+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T01:33:46.057124+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-25T01:33:47.490095+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-25T01:33:47.591753+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T01:33:52.57152+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T01:33:54.066725+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T01:33:54.90742+00:00", "description": "June. July. August. Mud."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-25T01:33:57.361123+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T01:33:08.356613+00:00", "description": "Really."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T01:33:58.358399+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T01:34:05.639513+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T01:34:09.045119+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T01:34:12.469088+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T01:33:08.352527+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 5, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T01:33:08.392487+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 6, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T01:33:09.787991+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 7, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T01:33:09.742437+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 8, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T01:33:09.804646+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 9, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T01:33:09.80075+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-25T01:33:13.381304+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 4, "is_available": true},
{"id": 10, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-25T01:33:14.765737+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 100, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-25T01:33:46.638959+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 101, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-25T01:33:46.863264+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 102, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-25T01:33:47.328614+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 103, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-25T01:33:47.476539+00:00", "description": "So that one of us can sleep.", "wishlist_id": 15, "is_available": true},
{"id": 104, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-25T01:33:48.046794+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 105, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-25T01:33:48.218535+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 106, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-25T01:33:48.911561+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 107, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-25T01:33:49.006588+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 108, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-25T01:33:49.537161+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 109, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-25T01:33:49.544215+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 11, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-25T01:33:14.925815+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 10, "is_available": true},
{"id": 110, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-25T01:33:50.977247+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 111, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-25T01:33:51.505833+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 112, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-25T01:33:52.411954+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 113, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-25T01:33:52.557187+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 114, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-25T01:33:53.358742+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 16, "is_available": false},
{"id": 115, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-25T01:33:53.904553+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 116, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-25T01:33:54.020316+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 117, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-25T01:33:54.570078+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 118, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-25T01:33:54.775538+00:00", "description": "You KNOW which one.", "wishlist_id": 21, "is_available": true},
{"id": 119, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-25T01:33:54.836063+00:00", "description": "This is a serious wish.", "wishlist_id": 21, "is_available": true},
{"id": 12, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-25T01:33:15.032481+00:00", "description": "Must survive exams.", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-25T01:33:55.304561+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 121, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-25T01:33:55.680597+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 122, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-25T01:33:55.759968+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 123, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-25T01:33:55.81571+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 124, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-25T01:33:56.605177+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 125, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-25T01:33:57.350806+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 126, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-25T01:33:57.542177+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 127, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-25T01:33:58.340459+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 128, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-25T01:33:58.403965+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 129, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-25T01:33:59.066347+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 13, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-25T01:33:15.425968+00:00", "description": "Put your names together for this one.", "wishlist_id": 8, "is_available": true},
{"id": 130, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-25T01:33:59.226837+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 131, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-25T01:34:00.523638+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 132, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-25T01:34:00.715145+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 133, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-25T01:34:01.433011+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 26, "is_available": true},
{"id": 134, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-25T01:34:01.773962+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 135, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-25T01:34:02.006196+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 136, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-25T01:34:02.392471+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 137, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-25T01:34:03.142448+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 138, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-25T01:34:03.142851+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 139, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-25T01:34:04.141894+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 14, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-25T01:33:15.805202+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 140, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-25T01:34:04.165822+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 141, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-25T01:34:04.767926+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 142, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-25T01:34:05.319226+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 143, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-25T01:34:05.35233+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 144, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-25T01:34:05.496726+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 145, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-25T01:34:05.590097+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 146, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-25T01:34:05.696787+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 147, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-25T01:34:06.477825+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 148, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-25T01:34:06.507408+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 149, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-25T01:34:07.024503+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 15, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-25T01:33:16.057791+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 150, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-25T01:34:07.144168+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 151, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-25T01:34:07.596999+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 152, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-25T01:34:07.607706+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 153, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-25T01:34:08.349912+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 154, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-25T01:34:08.358617+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 155, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-25T01:34:08.848469+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 156, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-25T01:34:08.905332+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 157, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-25T01:34:09.365988+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 158, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-25T01:34:09.688552+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 159, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-25T01:34:09.824696+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 16, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-25T01:33:16.538253+00:00", "description": "Blank.", "wishlist_id": 3, "is_available": true},
{"id": 160, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-25T01:34:10.221949+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 161, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-25T01:34:10.508773+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 162, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-25T01:34:10.609953+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 163, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-25T01:34:10.826692+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 164, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-25T01:34:11.301536+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-25T01:34:11.59429+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-25T01:34:11.668672+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 167, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-25T01:34:12.334555+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 168, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-25T01:34:12.426268+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 169, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-25T01:34:12.837886+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 17, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-25T01:33:16.96879+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 170, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-25T01:34:13.088775+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-25T01:34:13.111738+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-25T01:34:13.548856+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-25T01:34:14.075886+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-25T01:34:14.481846+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-25T01:34:14.930132+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-25T01:34:15.4437+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-25T01:34:16.028575+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-25T01:34:16.578764+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-25T01:34:17.166307+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-25T01:33:17.029192+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 5, "is_available": true},
{"id": 19, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-25T01:33:17.489471+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 2, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-25T01:33:13.394546+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 20, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-25T01:33:17.661671+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 7, "is_available": true},
{"id": 21, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-25T01:33:17.944869+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 22, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-25T01:33:18.225704+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 23, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-25T01:33:19.080115+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 24, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-25T01:33:19.335304+00:00", "description": "You choose. I trust you.", "wishlist_id": 4, "is_available": true},
{"id": 25, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-25T01:33:19.575019+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 26, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-25T01:33:19.799033+00:00", "description": "Whole bean.", "wishlist_id": 3, "is_available": true},
{"id": 27, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-25T01:33:19.839588+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 28, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-25T01:33:19.8447+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 29, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-25T01:33:20.616157+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 6, "is_available": true},
{"id": 3, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-25T01:33:13.68677+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 30, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-25T01:33:20.780633+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 31, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-25T01:33:21.179707+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 32, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-25T01:33:21.413913+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 10, "is_available": true},
{"id": 33, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-25T01:33:21.674446+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 34, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-25T01:33:21.897108+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 35, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-25T01:33:21.897712+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 36, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-25T01:33:22.001634+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 37, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-25T01:33:22.057699+00:00", "description": "A kind aunt got there first.", "wishlist_id": 4, "is_available": false},
{"id": 38, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-25T01:33:23.367283+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 39, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-25T01:33:23.369616+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 4, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-25T01:33:13.740189+00:00", "description": "Black.", "wishlist_id": 3, "is_available": true},
{"id": 40, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-25T01:33:23.451869+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 41, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-25T01:33:24.107803+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 42, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-25T01:33:24.369216+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 43, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-25T01:33:24.42049+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 44, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-25T01:33:24.708685+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 45, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-25T01:33:24.794254+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 46, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-25T01:33:25.03356+00:00", "description": "For the faces of the passengers.", "wishlist_id": 5, "is_available": true},
{"id": 47, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-25T01:33:25.08485+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 48, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-25T01:33:25.675214+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 8, "is_available": true},
{"id": 49, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-25T01:33:25.882+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 5, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-25T01:33:13.834396+00:00", "description": "No. Well. Maybe.", "wishlist_id": 2, "is_available": true},
{"id": 50, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-25T01:33:26.53867+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 51, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-25T01:33:26.710351+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 52, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-25T01:33:27.044554+00:00", "description": "Group gift, obviously.", "wishlist_id": 14, "is_available": true},
{"id": 53, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-25T01:33:27.461669+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 15, "is_available": true},
{"id": 54, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-25T01:33:27.656499+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 55, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-25T01:33:28.320945+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 7, "is_available": true},
{"id": 56, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-25T01:33:28.709049+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 57, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-25T01:33:29.165125+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 58, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-25T01:33:29.645669+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 59, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-25T01:33:29.657783+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 8, "is_available": false},
{"id": 6, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-25T01:33:14.028262+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 60, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-25T01:33:29.966104+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 61, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-25T01:33:30.440597+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 62, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-25T01:33:30.830456+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 63, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-25T01:33:31.131963+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 64, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-25T01:33:31.312589+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 65, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-25T01:33:31.491702+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 66, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-25T01:33:31.532676+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 67, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-25T01:33:31.967231+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 68, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-25T01:33:32.401925+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 69, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-25T01:33:32.549744+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 10, "is_available": false},
{"id": 7, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-25T01:33:14.120478+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 70, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-25T01:33:33.416311+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 71, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-25T01:33:33.669121+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 72, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-25T01:33:34.4661+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 73, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-25T01:33:34.657051+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 13, "is_available": true},
{"id": 74, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-25T01:33:35.392498+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 75, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-25T01:33:35.771654+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 76, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-25T01:33:36.307722+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 77, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-25T01:33:36.966904+00:00", "description": "Seventy-two chances!", "wishlist_id": 16, "is_available": true},
{"id": 78, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-25T01:33:37.441574+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 79, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-25T01:33:38.308003+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 18, "is_available": true},
{"id": 8, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-25T01:33:14.57825+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 5, "is_available": true},
{"id": 80, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-25T01:33:38.479045+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 81, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-25T01:33:38.888865+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 9, "is_available": false},
{"id": 82, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-25T01:33:39.789617+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 83, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-25T01:33:39.885975+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 84, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-25T01:33:40.90404+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 85, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-25T01:33:40.937653+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 86, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-25T01:33:41.648647+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 87, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-25T01:33:41.811909+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 88, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-25T01:33:42.32856+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 89, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-25T01:33:42.700558+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 18, "is_available": true},
{"id": 9, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-25T01:33:14.556078+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 6, "is_available": true},
{"id": 90, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-25T01:33:42.760505+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 91, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-25T01:33:43.537878+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 92, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-25T01:33:44.212836+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 13, "is_available": true},
{"id": 93, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-25T01:33:44.379224+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 94, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-25T01:33:44.415766+00:00", "description": "Found all six at a flea market!", "wishlist_id": 15, "is_available": false},
{"id": 95, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-25T01:33:45.459009+00:00", "description": "My last one outlived two governments.", "wishlist_id": 17, "is_available": true},
{"id": 96, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-25T01:33:45.445818+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 97, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-25T01:33:45.941586+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 98, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-25T01:33:46.085874+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-25T01:33:46.221986+00:00", "description": "", "wishlist_id": 21, "is_available": true}
]');

insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 22},
{"user_id": 2, "wishlist_id": 29},
{"user_id": 3, "wishlist_id": 24},
{"user_id": 3, "wishlist_id": 25},
{"user_id": 4, "wishlist_id": 22},
{"user_id": 4, "wishlist_id": 25},
{"user_id": 5, "wishlist_id": 24},
{"user_id": 6, "wishlist_id": 25},
{"user_id": 6, "wishlist_id": 29},
{"user_id": 7, "wishlist_id": 22}
]');

insert into public.claims (item_id, giver_id, created_at) overriding system value select item_id, giver_id, created_at from jsonb_populate_recordset(null::public.claims, '[
{"item_id": 107, "giver_id": 7, "created_at": "2026-11-25T01:34:17.789935+00:00"},
{"item_id": 118, "giver_id": 3, "created_at": "2026-11-25T01:34:17.835538+00:00"},
{"item_id": 123, "giver_id": 3, "created_at": "2026-11-25T01:34:17.361402+00:00"},
{"item_id": 132, "giver_id": 4, "created_at": "2026-11-25T01:34:17.500337+00:00"},
{"item_id": 133, "giver_id": 5, "created_at": "2026-11-25T01:34:17.813024+00:00"},
{"item_id": 140, "giver_id": 6, "created_at": "2026-11-25T01:34:17.632092+00:00"},
{"item_id": 143, "giver_id": 2, "created_at": "2026-11-25T01:34:17.748516+00:00"},
{"item_id": 148, "giver_id": 2, "created_at": "2026-11-25T01:34:17.653114+00:00"},
{"item_id": 159, "giver_id": 3, "created_at": "2026-11-25T01:34:17.307972+00:00"},
{"item_id": 161, "giver_id": 5, "created_at": "2026-11-25T01:34:17.553247+00:00"},
{"item_id": 164, "giver_id": 10, "created_at": "2026-11-25T01:34:17.776073+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-25T01:34:17.208521+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-25T01:34:17.420053+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-25T01:34:17.608473+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-25T01:34:17.565787+00:00"},
{"item_id": 26, "giver_id": 3, "created_at": "2026-11-25T01:34:17.908129+00:00"},
{"item_id": 51, "giver_id": 2, "created_at": "2026-11-25T01:34:17.682351+00:00"},
{"item_id": 61, "giver_id": 2, "created_at": "2026-11-25T01:34:17.784979+00:00"},
{"item_id": 79, "giver_id": 1, "created_at": "2026-11-25T01:34:17.89428+00:00"},
{"item_id": 82, "giver_id": 9, "created_at": "2026-11-25T01:34:17.700485+00:00"},
{"item_id": 85, "giver_id": 4, "created_at": "2026-11-25T01:34:17.469597+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "004218ed96a42cca917085d763aeaa0e", "item_id": 170, "attached": true, "created_at": "2026-11-25T01:34:13.014213+00:00"},
{"key": "007239c775da161e83c2bb071a83079c", "item_id": 130, "attached": true, "created_at": "2026-11-25T01:33:59.201534+00:00"},
{"key": "02c9ab4e40d9e8b95b50630b053efc33", "item_id": 57, "attached": true, "created_at": "2026-11-25T01:33:29.123925+00:00"},
{"key": "0594e9dc51c6df1262ab4bebcccb2691", "item_id": 153, "attached": true, "created_at": "2026-11-25T01:34:08.04138+00:00"},
{"key": "090f8b196d8ea95ff680a97a90650b57", "item_id": 136, "attached": true, "created_at": "2026-11-25T01:34:02.325585+00:00"},
{"key": "0975b891301a04f7a64edf63b8246f15", "item_id": 46, "attached": true, "created_at": "2026-11-25T01:33:24.96884+00:00"},
{"key": "0b8ede65023930162a04e00f9a2941a2", "item_id": 163, "attached": true, "created_at": "2026-11-25T01:34:10.78888+00:00"},
{"key": "0b93d652dbdaf451aad15f762edabc3b", "item_id": 103, "attached": true, "created_at": "2026-11-25T01:33:47.323752+00:00"},
{"key": "0c4de575355f36e09ab3c24c1a9af418", "item_id": 56, "attached": true, "created_at": "2026-11-25T01:33:28.601355+00:00"},
{"key": "0d1dce9ff3c0bd3df00caeef615f764d", "item_id": 90, "attached": true, "created_at": "2026-11-25T01:33:42.721975+00:00"},
{"key": "0d210e5d038390913fd498cdc0846125", "item_id": 75, "attached": true, "created_at": "2026-11-25T01:33:35.60586+00:00"},
{"key": "0df0c9f2a8b6e6a2915c65793b27a8fd", "item_id": 144, "attached": true, "created_at": "2026-11-25T01:34:05.424478+00:00"},
{"key": "101594c61cda742cfaf536302c5d39d9", "item_id": 58, "attached": true, "created_at": "2026-11-25T01:33:29.616992+00:00"},
{"key": "1148bdcdce5685b43d78884a4519f769", "item_id": 30, "attached": true, "created_at": "2026-11-25T01:33:20.611834+00:00"},
{"key": "125f54a50085393f4a4f268566c94601", "item_id": 34, "attached": true, "created_at": "2026-11-25T01:33:21.887727+00:00"},
{"key": "1482891e8abb542a6fbcdb74e8c4417e", "item_id": 127, "attached": true, "created_at": "2026-11-25T01:33:58.292207+00:00"},
{"key": "17bb1dcd9d180a0a9f2240803cee64c3", "item_id": 143, "attached": true, "created_at": "2026-11-25T01:34:05.215665+00:00"},
{"key": "18949c743ffa2437c2de039d2b41cd4c", "item_id": 35, "attached": true, "created_at": "2026-11-25T01:33:21.888667+00:00"},
{"key": "19a89a991aed91622ea92fd0386a089d", "item_id": 10, "attached": true, "created_at": "2026-11-25T01:33:14.716573+00:00"},
{"key": "19dd015a670f61abed8afd5d0ecb876f", "item_id": 51, "attached": true, "created_at": "2026-11-25T01:33:26.562262+00:00"},
{"key": "1c763fdb1a7558bf3ad572e17cf45146", "item_id": 113, "attached": true, "created_at": "2026-11-25T01:33:52.418937+00:00"},
{"key": "1d7c3d9c49ff61894e0899d51a98e46f", "item_id": 83, "attached": true, "created_at": "2026-11-25T01:33:39.831884+00:00"},
{"key": "1eda5f3e41f3984a90ff8c1c71be316c", "item_id": 164, "attached": true, "created_at": "2026-11-25T01:34:11.263795+00:00"},
{"key": "1edb470fc14590c6f81186c6329eaddc", "item_id": 172, "attached": true, "created_at": "2026-11-25T01:34:13.522474+00:00"},
{"key": "212daa401611128b7b0af85981a24ffa", "item_id": 157, "attached": true, "created_at": "2026-11-25T01:34:09.288717+00:00"},
{"key": "21571ad16ddb0697a4dea69f1bccf9ff", "item_id": 126, "attached": true, "created_at": "2026-11-25T01:33:57.5018+00:00"},
{"key": "21fc0bb0f4472a0b2b28539bdeff83a1", "item_id": 27, "attached": true, "created_at": "2026-11-25T01:33:19.786963+00:00"},
{"key": "22b67d29cd3267a748ce86256ce75e12", "item_id": 88, "attached": true, "created_at": "2026-11-25T01:33:42.293253+00:00"},
{"key": "24d71425dd06018335a886f32f22c7f2", "item_id": 71, "attached": true, "created_at": "2026-11-25T01:33:33.586278+00:00"},
{"key": "28057ab2109a52ffbc2699aaf903f9d0", "item_id": 17, "attached": true, "created_at": "2026-11-25T01:33:16.839332+00:00"},
{"key": "281306e581589769b2cdeac86c7945fa", "item_id": 109, "attached": true, "created_at": "2026-11-25T01:33:49.479854+00:00"},
{"key": "29051cfadc87bc75a730cc639bd9f6ba", "item_id": 53, "attached": true, "created_at": "2026-11-25T01:33:27.39534+00:00"},
{"key": "2bacdd77d3248cc91415d6a78a0e3ef6", "item_id": 146, "attached": true, "created_at": "2026-11-25T01:34:05.677622+00:00"},
{"key": "2cf9c5e22aaecd73f2836ebda0f6ab01", "item_id": 9, "attached": true, "created_at": "2026-11-25T01:33:14.459284+00:00"},
{"key": "2f621d48a413691013658c92fba46949", "item_id": 128, "attached": true, "created_at": "2026-11-25T01:33:58.369078+00:00"},
{"key": "2f7bf029d1436b0a1d790dfd196f86bc", "item_id": 125, "attached": true, "created_at": "2026-11-25T01:33:57.341903+00:00"},
{"key": "31f4fc70facaef5f9a5c531cfeb1a49d", "item_id": 132, "attached": true, "created_at": "2026-11-25T01:34:00.703186+00:00"},
{"key": "3232b7869a6bfe9944cbfdbdef955034", "item_id": 89, "attached": true, "created_at": "2026-11-25T01:33:42.612553+00:00"},
{"key": "337d876333c4f81cbc62ed0eec778995", "item_id": 151, "attached": true, "created_at": "2026-11-25T01:34:07.542141+00:00"},
{"key": "33c1780f2174b19383b7daa3403a27c4", "item_id": 159, "attached": true, "created_at": "2026-11-25T01:34:09.717317+00:00"},
{"key": "34a82f11f9bbbb1cb1d88370b9e7f99e", "item_id": 64, "attached": true, "created_at": "2026-11-25T01:33:31.263737+00:00"},
{"key": "352cd5713fbeca5c2612cb00172dd407", "item_id": 173, "attached": true, "created_at": "2026-11-25T01:34:14.010234+00:00"},
{"key": "37071312d7871ec41db5e898e9e29fe7", "item_id": 112, "attached": true, "created_at": "2026-11-25T01:33:52.200807+00:00"},
{"key": "39f4a230ff590dc0814b7d944aae9039", "item_id": 168, "attached": true, "created_at": "2026-11-25T01:34:12.417351+00:00"},
{"key": "3a240f765f34e5ec74333d2a04abfc3c", "item_id": 65, "attached": true, "created_at": "2026-11-25T01:33:31.330991+00:00"},
{"key": "3e0b5e6a593f9a4d60b1c600025dd44a", "item_id": 175, "attached": true, "created_at": "2026-11-25T01:34:14.823213+00:00"},
{"key": "3edb6eb94a78166ebcdca540baab2ef4", "item_id": 149, "attached": true, "created_at": "2026-11-25T01:34:06.965475+00:00"},
{"key": "3f7dd05e5769cd14a170e05161a38bb7", "item_id": 102, "attached": true, "created_at": "2026-11-25T01:33:47.181569+00:00"},
{"key": "432913366519893403a83d7ccb7079e3", "item_id": 101, "attached": true, "created_at": "2026-11-25T01:33:46.672237+00:00"},
{"key": "44a6a163c23d6be7416082c9cf98949a", "item_id": 16, "attached": true, "created_at": "2026-11-25T01:33:16.424962+00:00"},
{"key": "475145bf4cf2b0ff03fd7297717822cb", "item_id": 99, "attached": true, "created_at": "2026-11-25T01:33:46.203641+00:00"},
{"key": "4a7a2f823e249e65a135f82c5173e1a1", "item_id": 44, "attached": true, "created_at": "2026-11-25T01:33:24.698461+00:00"},
{"key": "4b8ef57aa8e01fb341ec8184b715d1b2", "item_id": 162, "attached": true, "created_at": "2026-11-25T01:34:10.563996+00:00"},
{"key": "4f9501ec867b8dbef42b9ab1a095260b", "item_id": 142, "attached": true, "created_at": "2026-11-25T01:34:05.165012+00:00"},
{"key": "5083532fbe088e43619d4af49dc7f88e", "item_id": 121, "attached": true, "created_at": "2026-11-25T01:33:55.619888+00:00"},
{"key": "509e82cb2ca771cf76408c13266f07df", "item_id": 95, "attached": true, "created_at": "2026-11-25T01:33:45.416471+00:00"},
{"key": "50d609fd788b69d89d1239f040aa97a4", "item_id": 50, "attached": true, "created_at": "2026-11-25T01:33:26.418995+00:00"},
{"key": "521487f3d68b6b9237556cbbf312aad6", "item_id": 106, "attached": true, "created_at": "2026-11-25T01:33:48.852771+00:00"},
{"key": "52785490db11866d181cbdc1a96c20cd", "item_id": 8, "attached": true, "created_at": "2026-11-25T01:33:14.509097+00:00"},
{"key": "5543f0b5e764c95ff45984cabe19c2db", "item_id": 131, "attached": true, "created_at": "2026-11-25T01:34:00.494487+00:00"},
{"key": "56c4c804f90852372de987771732a8f7", "item_id": 152, "attached": true, "created_at": "2026-11-25T01:34:07.597538+00:00"},
{"key": "57d32d2457c31180516cc1a0f365848f", "item_id": 82, "attached": true, "created_at": "2026-11-25T01:33:39.746529+00:00"},
{"key": "581b16a51e2786579160faffab6924cc", "item_id": 148, "attached": true, "created_at": "2026-11-25T01:34:06.401821+00:00"},
{"key": "58214473e273b990d015480fa2501cfb", "item_id": 169, "attached": true, "created_at": "2026-11-25T01:34:12.830173+00:00"},
{"key": "584b5dbec8661a401444ffa9709cdb14", "item_id": 84, "attached": true, "created_at": "2026-11-25T01:33:40.817142+00:00"},
{"key": "58f27fcb4a8cccc26bfb115c4287e559", "item_id": 73, "attached": true, "created_at": "2026-11-25T01:33:34.462712+00:00"},
{"key": "5a24b0793ff005a6a3e4131ee7cdb669", "item_id": 179, "attached": true, "created_at": "2026-11-25T01:34:17.134556+00:00"},
{"key": "5af1f58c0363955d5f3d956d755b3386", "item_id": 178, "attached": true, "created_at": "2026-11-25T01:34:16.557817+00:00"},
{"key": "5b247f1020193c622f08d9818c4401fc", "item_id": 124, "attached": true, "created_at": "2026-11-25T01:33:56.548829+00:00"},
{"key": "5c2c07c13f9206d826e9a0e48198b01d", "item_id": 32, "attached": true, "created_at": "2026-11-25T01:33:21.323751+00:00"},
{"key": "5c34dbed6a77f7411f7241420ee44afb", "item_id": 138, "attached": true, "created_at": "2026-11-25T01:34:03.041493+00:00"},
{"key": "5ebe2f2f229d19d35f2095e478258805", "item_id": 129, "attached": true, "created_at": "2026-11-25T01:33:59.052646+00:00"},
{"key": "5fab8f36f409799293edadcfeb36c1b7", "item_id": 118, "attached": true, "created_at": "2026-11-25T01:33:54.582996+00:00"},
{"key": "5fc9e3d4f1899e250dfa0242cfb044eb", "item_id": 141, "attached": true, "created_at": "2026-11-25T01:34:04.676689+00:00"},
{"key": "625e26c3c7fe442635945905f8cfae1c", "item_id": 176, "attached": true, "created_at": "2026-11-25T01:34:15.414492+00:00"},
{"key": "633afdd2d87c58b86bda6f7a6813a6f8", "item_id": 1, "attached": true, "created_at": "2026-11-25T01:33:13.29805+00:00"},
{"key": "63b8d25be6c17448608f723a79586c1f", "item_id": 133, "attached": true, "created_at": "2026-11-25T01:34:01.405906+00:00"},
{"key": "65a36d040545a45c7e9be014600a66fa", "item_id": 147, "attached": true, "created_at": "2026-11-25T01:34:06.235951+00:00"},
{"key": "660b987f85a0698d71de908d80532df3", "item_id": 98, "attached": true, "created_at": "2026-11-25T01:33:45.973863+00:00"},
{"key": "676f41c2a5166ff96d7722a7b89bc49c", "item_id": 116, "attached": true, "created_at": "2026-11-25T01:33:53.944497+00:00"},
{"key": "68e81cc613c87ead1e07bc45bab94e97", "item_id": 74, "attached": true, "created_at": "2026-11-25T01:33:35.346839+00:00"},
{"key": "6bcc023d9b30ca82f986aa2c17507b4d", "item_id": 41, "attached": true, "created_at": "2026-11-25T01:33:24.048727+00:00"},
{"key": "6c3ce85c97f30c56664e9df8d734fafc", "item_id": 92, "attached": true, "created_at": "2026-11-25T01:33:44.068567+00:00"},
{"key": "6c5cbc2195b4f0f8c4ebeec9309fdf42", "item_id": 114, "attached": true, "created_at": "2026-11-25T01:33:53.286651+00:00"},
{"key": "6e79a6291889637690452872765fa70e", "item_id": 2, "attached": true, "created_at": "2026-11-25T01:33:13.248112+00:00"},
{"key": "71b720a5b939483d7f9f12e2b66b3c6c", "item_id": 14, "attached": true, "created_at": "2026-11-25T01:33:15.673632+00:00"},
{"key": "73b13caae3550f181a408fb0ff90a3fe", "item_id": 61, "attached": true, "created_at": "2026-11-25T01:33:30.293141+00:00"},
{"key": "747ebe57c6e2920b01e9e3cea2f6fc1f", "item_id": 4, "attached": true, "created_at": "2026-11-25T01:33:13.568655+00:00"},
{"key": "74d60d49d54255a1f4357626f220441c", "item_id": 96, "attached": true, "created_at": "2026-11-25T01:33:45.391986+00:00"},
{"key": "771437ab9224ef00fc323ed4ba24d319", "item_id": 15, "attached": true, "created_at": "2026-11-25T01:33:15.990785+00:00"},
{"key": "7826ab08b1faf79629b9201a0a620654", "item_id": 161, "attached": true, "created_at": "2026-11-25T01:34:10.45253+00:00"},
{"key": "80a607328461f3f0b8a29cb590ddce70", "item_id": 20, "attached": true, "created_at": "2026-11-25T01:33:17.58595+00:00"},
{"key": "82f45d8e3c4d27baae2392f221b2bb33", "item_id": 86, "attached": true, "created_at": "2026-11-25T01:33:41.456797+00:00"},
{"key": "8443cf47e348dbc6dc825786df29b3ca", "item_id": 18, "attached": true, "created_at": "2026-11-25T01:33:16.878174+00:00"},
{"key": "85035f9f8799fe4de544033d5a4d4854", "item_id": 12, "attached": true, "created_at": "2026-11-25T01:33:14.975701+00:00"},
{"key": "85de50e906ea2b9609e1105ad3499e81", "item_id": 94, "attached": true, "created_at": "2026-11-25T01:33:44.392146+00:00"},
{"key": "86d183d2704d11d387ddeabcdda315d0", "item_id": 52, "attached": true, "created_at": "2026-11-25T01:33:27.002658+00:00"},
{"key": "88097e1c65f0c7cca689a2ddb1fdecb0", "item_id": 150, "attached": true, "created_at": "2026-11-25T01:34:07.062527+00:00"},
{"key": "882056ccec440a77f60325e3c3d15b75", "item_id": 145, "attached": true, "created_at": "2026-11-25T01:34:05.544499+00:00"},
{"key": "8a479a77401e11647035cccba776176c", "item_id": 155, "attached": true, "created_at": "2026-11-25T01:34:08.775823+00:00"},
{"key": "8d58b584b891ef306d0fe112a1bf7fb5", "item_id": 21, "attached": true, "created_at": "2026-11-25T01:33:17.910667+00:00"},
{"key": "8dfdc2301c96b7d17b8d8879dde78b20", "item_id": 93, "attached": true, "created_at": "2026-11-25T01:33:44.33406+00:00"},
{"key": "8fcf4497db9db6ab7da1b65955a70109", "item_id": 78, "attached": true, "created_at": "2026-11-25T01:33:37.158639+00:00"},
{"key": "92353187b1f9cb860a70d4eef4615742", "item_id": 63, "attached": true, "created_at": "2026-11-25T01:33:31.030264+00:00"},
{"key": "949ada5277b6de1265042d12c35222eb", "item_id": 3, "attached": true, "created_at": "2026-11-25T01:33:13.632133+00:00"},
{"key": "94d64727a4574149bf31d3862719f6c6", "item_id": 33, "attached": true, "created_at": "2026-11-25T01:33:21.596766+00:00"},
{"key": "95d58d8d2c870bcfbfdcc12f55ff00b0", "item_id": 87, "attached": true, "created_at": "2026-11-25T01:33:41.790527+00:00"},
{"key": "963ec8a27edf6094a70fdfe8b8b79ffd", "item_id": 77, "attached": true, "created_at": "2026-11-25T01:33:36.744582+00:00"},
{"key": "97ad17075f490932c0bb4053653a120f", "item_id": 177, "attached": true, "created_at": "2026-11-25T01:34:15.972988+00:00"},
{"key": "9adcea2c37e48e1e00ac1f290571eff0", "item_id": 100, "attached": true, "created_at": "2026-11-25T01:33:46.451844+00:00"},
{"key": "9c3cdc27c3c157553fe5f3897111f4a2", "item_id": 29, "attached": true, "created_at": "2026-11-25T01:33:20.501108+00:00"},
{"key": "9c7ef2cbb27b87e9e9e90bbef1a99563", "item_id": 62, "attached": true, "created_at": "2026-11-25T01:33:30.631005+00:00"},
{"key": "a41e6825b7e7ed1d5592879c2356ddc5", "item_id": 139, "attached": true, "created_at": "2026-11-25T01:34:03.876226+00:00"},
{"key": "a740e7b947a792894aa86361bdc8dae0", "item_id": 48, "attached": true, "created_at": "2026-11-25T01:33:25.485975+00:00"},
{"key": "a7813b6f762f5d973d0291860acce355", "item_id": 120, "attached": true, "created_at": "2026-11-25T01:33:55.256848+00:00"},
{"key": "aa99998df96ac6b9ec27e95996bd4ad7", "item_id": 158, "attached": true, "created_at": "2026-11-25T01:34:09.622091+00:00"},
{"key": "ab3bf96f03479e0a2fd144e3482e7271", "item_id": 104, "attached": true, "created_at": "2026-11-25T01:33:48.025754+00:00"},
{"key": "acb0d5ecf70260069f28eca3f189b808", "item_id": 115, "attached": true, "created_at": "2026-11-25T01:33:53.805698+00:00"},
{"key": "adb699c27f221a156df0d669adea6553", "item_id": 38, "attached": true, "created_at": "2026-11-25T01:33:23.23147+00:00"},
{"key": "b2566351977f1efe8d14203adaae8bf5", "item_id": 91, "attached": true, "created_at": "2026-11-25T01:33:43.507647+00:00"},
{"key": "b370e7143210d66d9f9d8edd9d7dab0b", "item_id": 107, "attached": true, "created_at": "2026-11-25T01:33:48.897118+00:00"},
{"key": "b6824e17994528557e1c51dc648477c0", "item_id": 23, "attached": true, "created_at": "2026-11-25T01:33:18.97777+00:00"},
{"key": "b70021278df17069c693cbe16df6683c", "item_id": 165, "attached": true, "created_at": "2026-11-25T01:34:11.559863+00:00"},
{"key": "b7c15923fc727d6a92f9a903404fb271", "item_id": 39, "attached": true, "created_at": "2026-11-25T01:33:23.291636+00:00"},
{"key": "ba5c78278285a0aa5760ad652d1b754e", "item_id": 24, "attached": true, "created_at": "2026-11-25T01:33:19.260509+00:00"},
{"key": "bad486f9aa9e98c713eba11d9bc85b99", "item_id": 81, "attached": true, "created_at": "2026-11-25T01:33:38.6949+00:00"},
{"key": "bb65e4f386b7ee3ba185254043262c8b", "item_id": 49, "attached": true, "created_at": "2026-11-25T01:33:25.771249+00:00"},
{"key": "bbee90f5584b2ba4459746471c085cc4", "item_id": 85, "attached": true, "created_at": "2026-11-25T01:33:40.87336+00:00"},
{"key": "be9014f6b64d174225ddad9edabe423b", "item_id": 97, "attached": true, "created_at": "2026-11-25T01:33:45.908785+00:00"},
{"key": "bebb143c8880b4382d2de2da972503fa", "item_id": 26, "attached": true, "created_at": "2026-11-25T01:33:19.745136+00:00"},
{"key": "bfa8e2db43ac3c86b36e037be9ad54ef", "item_id": 79, "attached": true, "created_at": "2026-11-25T01:33:38.220913+00:00"},
{"key": "c31f4d36a1a5ac1d8c61c791fc1161bb", "item_id": 123, "attached": true, "created_at": "2026-11-25T01:33:55.784837+00:00"},
{"key": "c372001f215c75373bbd29d8a73523df", "item_id": 156, "attached": true, "created_at": "2026-11-25T01:34:08.835207+00:00"},
{"key": "c45471d0e1c0cdb3cbcf7ee3ed33ec53", "item_id": 55, "attached": true, "created_at": "2026-11-25T01:33:28.269507+00:00"},
{"key": "c5384dd092f3b980b2cea4cb5635e283", "item_id": 111, "attached": true, "created_at": "2026-11-25T01:33:51.30727+00:00"},
{"key": "c963b95be8382df59ec4e936c536e56a", "item_id": 54, "attached": true, "created_at": "2026-11-25T01:33:27.440434+00:00"},
{"key": "cc05617a5485c836e4009c87dc896452", "item_id": 67, "attached": true, "created_at": "2026-11-25T01:33:31.898763+00:00"},
{"key": "cd4aa0395ad4d9f6fdd175dd65229d02", "item_id": 137, "attached": true, "created_at": "2026-11-25T01:34:03.026962+00:00"},
{"key": "ceb64a3e2e2719bbcf6a383f774247bb", "item_id": 42, "attached": true, "created_at": "2026-11-25T01:33:24.328848+00:00"},
{"key": "d7629edc500329891fdabc9ffa9b735d", "item_id": 60, "attached": true, "created_at": "2026-11-25T01:33:29.889233+00:00"},
{"key": "db4efbb0a86ba47f45b364c9babcb6b7", "item_id": 140, "attached": true, "created_at": "2026-11-25T01:34:04.115608+00:00"},
{"key": "dfdb8763e1b168932bd0b96f92016816", "item_id": 134, "attached": true, "created_at": "2026-11-25T01:34:01.526291+00:00"},
{"key": "e09074e14395e695ec4e216a7e4cb04c", "item_id": 22, "attached": true, "created_at": "2026-11-25T01:33:18.188764+00:00"},
{"key": "e149590a5d34922b799655d73e863212", "item_id": 13, "attached": true, "created_at": "2026-11-25T01:33:15.184482+00:00"},
{"key": "e30f9e1996115474ac4778e899a66cf5", "item_id": 11, "attached": true, "created_at": "2026-11-25T01:33:14.821279+00:00"},
{"key": "e315fcb68b2d8e4eba77440f2f0dbe5f", "item_id": 72, "attached": true, "created_at": "2026-11-25T01:33:34.20919+00:00"},
{"key": "e328c79725adb3e81008d049b94af297", "item_id": 105, "attached": true, "created_at": "2026-11-25T01:33:48.201278+00:00"},
{"key": "e55f7673e2db063722289efa3dd0840b", "item_id": 135, "attached": true, "created_at": "2026-11-25T01:34:01.978215+00:00"},
{"key": "e62a4e48e96c3afc7797728e4a131f55", "item_id": 70, "attached": true, "created_at": "2026-11-25T01:33:33.255498+00:00"},
{"key": "ed152145e2cadf95cb8eba63efbc3674", "item_id": 31, "attached": true, "created_at": "2026-11-25T01:33:20.987403+00:00"},
{"key": "f0bfc335c89360708e1d24215936fcdd", "item_id": 171, "attached": true, "created_at": "2026-11-25T01:34:13.091472+00:00"},
{"key": "f1f6e2512fd8a6c58781174692069af7", "item_id": 19, "attached": true, "created_at": "2026-11-25T01:33:17.381577+00:00"},
{"key": "f2e0b340c2aeed90684554e42be3d3fb", "item_id": 76, "attached": true, "created_at": "2026-11-25T01:33:36.221598+00:00"},
{"key": "f396987e9c7d199453178ab83ecd1a57", "item_id": 110, "attached": true, "created_at": "2026-11-25T01:33:50.751551+00:00"},
{"key": "f486462c6d7de8b71c3feb90cd345a4a", "item_id": 167, "attached": true, "created_at": "2026-11-25T01:34:12.173812+00:00"},
{"key": "f65b1da7b98223296775b5a124f17718", "item_id": 160, "attached": true, "created_at": "2026-11-25T01:34:10.078915+00:00"},
{"key": "f6b909d56767009df376c2cda75545c0", "item_id": 25, "attached": true, "created_at": "2026-11-25T01:33:19.500491+00:00"},
{"key": "f73ee8d8d9d066fb8ec11e89b3cb4280", "item_id": 108, "attached": true, "created_at": "2026-11-25T01:33:49.449749+00:00"},
{"key": "f8885344f98a97eedbf709c0f681e900", "item_id": 174, "attached": true, "created_at": "2026-11-25T01:34:14.438156+00:00"},
{"key": "f9d23f3b7acf98766e284d82a5e42e2f", "item_id": 154, "attached": true, "created_at": "2026-11-25T01:34:08.274112+00:00"},
{"key": "fbbc960d896448874904e7d7a411afdb", "item_id": 117, "attached": true, "created_at": "2026-11-25T01:33:54.514654+00:00"},
{"key": "fc96ce37779c1ba27b5477fc6f1b81e5", "item_id": 66, "attached": true, "created_at": "2026-11-25T01:33:31.480512+00:00"},
{"key": "feb6016e3772d3586c40f5811eb420da", "item_id": 68, "attached": true, "created_at": "2026-11-25T01:33:32.332969+00:00"},
{"key": "ffde7d5397e562c12201ebcb4e482d72", "item_id": 47, "attached": true, "created_at": "2026-11-25T01:33:25.010469+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.claim_endings_id_seq', 1, false);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
