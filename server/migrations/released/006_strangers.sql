-- The schema after 006_strangers.sql, with the people of the demo. Made by npm run db:store; never changed.

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "7likbAmwcxO948qUn7uj1JJ1ScfvqM8O", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.497+00:00", "updatedAt": "2026-11-22T16:56:40.497+00:00", "emailVerified": false},
{"id": "8SAhX0Uq2f9b4Ae52L374wVly1iwVCo6", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.456+00:00", "updatedAt": "2026-11-22T16:56:40.456+00:00", "emailVerified": false},
{"id": "EqLDXyXpbB20RTYtuotcLb32JoeldeqW", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.332+00:00", "updatedAt": "2026-11-22T16:56:40.332+00:00", "emailVerified": false},
{"id": "JUnsWZY4QEHh4dFLBVYkyX4nn32mihXS", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.539+00:00", "updatedAt": "2026-11-22T16:56:40.539+00:00", "emailVerified": false},
{"id": "LEuScGSJ3mQe4bh3JgzvQot8QcXpilfZ", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.612+00:00", "updatedAt": "2026-11-22T16:56:40.612+00:00", "emailVerified": false},
{"id": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.213+00:00", "updatedAt": "2026-11-22T16:56:40.213+00:00", "emailVerified": false},
{"id": "bT8MhI7rpDtswCiiTrvI8EFqanIESv70", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.573+00:00", "updatedAt": "2026-11-22T16:56:40.573+00:00", "emailVerified": false},
{"id": "fSZC3dfldH6Dut30jIdhOIpNnJxgsC35", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.294+00:00", "updatedAt": "2026-11-22T16:56:40.294+00:00", "emailVerified": false},
{"id": "lnFcMlzBsjXq7RTyudpkI8XAu75bimzE", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.37+00:00", "updatedAt": "2026-11-22T16:56:40.37+00:00", "emailVerified": false},
{"id": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T16:56:40.411+00:00", "updatedAt": "2026-11-22T16:56:40.411+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "XTywmTNeAxfPDxAx7S28mawbstB0ZPqw", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T16:56:39.342+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"Jyh-0i48VgQbHZl1DP2jZh0v5l2eW3hw6RQurMLVEnc\",\"y\":\"JYsWI0K0LGCItH9eQABHYpsYlV3pjHMdDnMYg56Z6MM\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$0b311b9cc6b4536390033c2a33957afe348c2a8876b839f095cabc9fc7642aba93cbf91d93e074723d52bfd13ac1a1edce44fd2f66acb8d09d354381f01ebb2121c5845eef800e0aa201dc641f5bd98426f9c3ce02e799a31aecb314ab5710af5b4746322ec5349133fd188926ab510f4a8dd45892cf0c2c153889fd6c2a8a53df3be55efa5d5e40d40683424802c27eda982c3383eb953e0b49cfbdb64b7a4a7183a88b0bc20c6988b731f810ad97d6202a8569a52041b15138a8a79c0f2324db778120dcb474e0fa34383bd6e4c93733b1e7024cf31110\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T16:56:40.848554+00:00", "id": 1, "uid": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T16:56:41.082649+00:00", "id": 2, "uid": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T16:56:39.225574+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T16:56:39.252473+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T16:56:39.256199+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-22T16:56:39.281066+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-22T16:56:39.281465+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-22T16:56:39.283331+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-22T16:56:39.289515+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.268093+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "LEuScGSJ3mQe4bh3JgzvQot8QcXpilfZ", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.627824+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "fSZC3dfldH6Dut30jIdhOIpNnJxgsC35", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.31334+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "EqLDXyXpbB20RTYtuotcLb32JoeldeqW", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.350767+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "lnFcMlzBsjXq7RTyudpkI8XAu75bimzE", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.389737+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T16:56:40.434213+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "8SAhX0Uq2f9b4Ae52L374wVly1iwVCo6", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.477895+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "7likbAmwcxO948qUn7uj1JJ1ScfvqM8O", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.518395+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "JUnsWZY4QEHh4dFLBVYkyX4nn32mihXS", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.554248+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "bT8MhI7rpDtswCiiTrvI8EFqanIESv70", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T16:56:40.593355+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "9OhndNXhostPscqOcEn1F8yseRkWmKJXYt", "scope": null, "userId": "LEuScGSJ3mQe4bh3JgzvQot8QcXpilfZ", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$NHBQj/Doq+TKuQkeOhsDRg$f8L97BFHG7JR4qwCn4KgG5OmEgq/7aPtpF/TOX40Rd8", "accountId": "LEuScGSJ3mQe4bh3JgzvQot8QcXpilfZ", "createdAt": "2026-11-22T16:56:40.613+00:00", "updatedAt": "2026-11-22T16:56:40.613+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "A31PlQQzCK1GyQPV98HPhCpui4AuHRK2", "scope": null, "userId": "bT8MhI7rpDtswCiiTrvI8EFqanIESv70", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Bs9UQEPXb05V/cKhNZgQbQ$Pty26DjzxHgygvc4AesVIGeUochQPYRzf7aBUUWWdAE", "accountId": "bT8MhI7rpDtswCiiTrvI8EFqanIESv70", "createdAt": "2026-11-22T16:56:40.574+00:00", "updatedAt": "2026-11-22T16:56:40.574+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "B7jWFxJuUSmL2Debn9GZD6NXbuRXCdNd", "scope": null, "userId": "lnFcMlzBsjXq7RTyudpkI8XAu75bimzE", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$57vbnGfY1Gc4/4a+mxdAwA$kI6/6z19hrj6yCvfXkYeYvNBLIb6+pbwUcOOW9mEluA", "accountId": "lnFcMlzBsjXq7RTyudpkI8XAu75bimzE", "createdAt": "2026-11-22T16:56:40.371+00:00", "updatedAt": "2026-11-22T16:56:40.371+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "DjfP7zufS67UavLCjDS7iIRAQ4mA6Rwu", "scope": null, "userId": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$iXdXjOTBUY1jCOceoYRTgw$zkIFcvF4OlZ35dWGJcckPdzNHOOQoU0NCPiNxoPJ3TI", "accountId": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "createdAt": "2026-11-22T16:56:40.215+00:00", "updatedAt": "2026-11-22T16:56:40.215+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Gekh9zvjUqEgCUAQw5c8jICSl42ScJeu", "scope": null, "userId": "EqLDXyXpbB20RTYtuotcLb32JoeldeqW", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$POmWD2X1NGGRvUf3W45ZFw$0KRB9ucqjrto8+01p6BAhxRS8ATd8FyKeX01IIrYw58", "accountId": "EqLDXyXpbB20RTYtuotcLb32JoeldeqW", "createdAt": "2026-11-22T16:56:40.333+00:00", "updatedAt": "2026-11-22T16:56:40.333+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "LMAtbeYAMfnrdJU4vW9eB9Gp2sK37dkR", "scope": null, "userId": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$oiOx3zuF6Jgw4n6c00bB+A$3fqnx4KZclWG9hE1zKC4Z53K7nG5HQxjFcf7Nzzk3dM", "accountId": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "createdAt": "2026-11-22T16:56:40.413+00:00", "updatedAt": "2026-11-22T16:56:40.413+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "PJjSniUj8Rug0p5mUiFg5O5Rhostn5ro0x", "scope": null, "userId": "7likbAmwcxO948qUn7uj1JJ1ScfvqM8O", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$+TzkmftYhXlRxbJWWUPiQg$wLdXQJb9CdOeNGUU9ZohNOluwRKqjfBlGuP6nNugQAc", "accountId": "7likbAmwcxO948qUn7uj1JJ1ScfvqM8O", "createdAt": "2026-11-22T16:56:40.499+00:00", "updatedAt": "2026-11-22T16:56:40.499+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "QBz55d4eseDNNyOi9A0u9kaVuTlA2KbR", "scope": null, "userId": "fSZC3dfldH6Dut30jIdhOIpNnJxgsC35", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$rIxfczo3AO9RCiGw6pAPpw$PYHRbeOWqNmIxq7u4v6CH7V3/TMzanqHWnZYq2nWTJk", "accountId": "fSZC3dfldH6Dut30jIdhOIpNnJxgsC35", "createdAt": "2026-11-22T16:56:40.295+00:00", "updatedAt": "2026-11-22T16:56:40.295+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Td6XNriqcSjs0Ww8dMnepfZ8eGnxmMeg", "scope": null, "userId": "JUnsWZY4QEHh4dFLBVYkyX4nn32mihXS", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$NLDE5nT6Io9OJKdxlz1GdQ$H9tuXX1z1FJSXByV6xYZYi6Toh3tK9r5tq+H82PrZmA", "accountId": "JUnsWZY4QEHh4dFLBVYkyX4nn32mihXS", "createdAt": "2026-11-22T16:56:40.54+00:00", "updatedAt": "2026-11-22T16:56:40.54+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "uBJz2OJY13Zejo6R61d1ggyqmZMNtH11", "scope": null, "userId": "8SAhX0Uq2f9b4Ae52L374wVly1iwVCo6", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$pUGq/zEUExBupcEd1tQJgw$6HFYlp5Akyfrl59eha6+q4VUf+qSZb+4484hr7e2pqo", "accountId": "8SAhX0Uq2f9b4Ae52L374wVly1iwVCo6", "createdAt": "2026-11-22T16:56:40.458+00:00", "updatedAt": "2026-11-22T16:56:40.458+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "2jsP20trLGmtx370PJfOUHYEas51yoJJ", "token": "KDB2_TfGzeRjpNzn01Jl_hA2--WtxbXwsFT0ICMmEww", "userId": "7likbAmwcxO948qUn7uj1JJ1ScfvqM8O", "createdAt": "2026-11-22T16:56:40.501+00:00", "expiresAt": "2026-12-06T16:56:40.5+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.501+00:00", "userAgent": ""},
{"id": "GDgwwyVasRp3A6oAsi2vPVZTDP0EITUQ", "token": "NnKWQ3TEDmFlsLbImwo4unktcFSD463HjhA6EnyFWvA", "userId": "bT8MhI7rpDtswCiiTrvI8EFqanIESv70", "createdAt": "2026-11-22T16:56:40.575+00:00", "expiresAt": "2026-12-06T16:56:40.575+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.575+00:00", "userAgent": ""},
{"id": "HHw7gIGF5H8eSBCSaPq2ZPQwKylNMHnN", "token": "THIikwBxTpxdzWgZL8j0eQbBHMjIGglhWi8fRphNIps", "userId": "tbq4QIYFMXBLdvEV3hz4ik8Iaucvzz2n", "createdAt": "2026-11-22T16:56:40.415+00:00", "expiresAt": "2026-12-06T16:56:40.415+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.415+00:00", "userAgent": ""},
{"id": "KtB3pJLrpX4X28ujgXEkZrFE4naA1JuB", "token": "m5B3CPlMrCuKwFIBB8FQFhVTs2Y-V5Oop8RLpOSXQYg", "userId": "Z3DwnGVHcUJCMDN9Mcs6zEoQbqjrldUI", "createdAt": "2026-11-22T16:56:40.217+00:00", "expiresAt": "2026-12-06T16:56:40.217+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.217+00:00", "userAgent": ""},
{"id": "Qy3u35TbVJnBCNJE5xg7sAZJU45xFW36", "token": "kQBZ9fsof4tCYq_o9FgqFRMWovesPLrvnu6Yu1tjVYk", "userId": "fSZC3dfldH6Dut30jIdhOIpNnJxgsC35", "createdAt": "2026-11-22T16:56:40.296+00:00", "expiresAt": "2026-12-06T16:56:40.296+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.296+00:00", "userAgent": ""},
{"id": "f83iGbiKoIPWLdltzn3dYii7WDXMYBnN", "token": "HXRWStB33uM_K_mfdMex8tM6gdqrX7VV3-NMzqqnfRE", "userId": "LEuScGSJ3mQe4bh3JgzvQot8QcXpilfZ", "createdAt": "2026-11-22T16:56:40.614+00:00", "expiresAt": "2026-12-06T16:56:40.614+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.614+00:00", "userAgent": ""},
{"id": "h4W1GaTRBcaRQqxwnUYFqqiZEa29OLrh", "token": "XLmPI1Vhxcfl-S5PJTz-KTc8Gfva17HHFfqstF1vEmY", "userId": "lnFcMlzBsjXq7RTyudpkI8XAu75bimzE", "createdAt": "2026-11-22T16:56:40.372+00:00", "expiresAt": "2026-12-06T16:56:40.372+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.372+00:00", "userAgent": ""},
{"id": "tz5AxvIUJZQCa2SXObwTRDCznM7Vsnvf", "token": "7oruthWPTh_Ma7-FDbPyNCW6JY7Imn2eaDKi219p_Hs", "userId": "JUnsWZY4QEHh4dFLBVYkyX4nn32mihXS", "createdAt": "2026-11-22T16:56:40.541+00:00", "expiresAt": "2026-12-06T16:56:40.541+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.541+00:00", "userAgent": ""},
{"id": "v58zj8NMLXFGogLseAE20vM0zMLiKFTh", "token": "DOpcniOyB5BuYyvCbctc4vGeyykW_lyUioS7gcNmhLE", "userId": "8SAhX0Uq2f9b4Ae52L374wVly1iwVCo6", "createdAt": "2026-11-22T16:56:40.459+00:00", "expiresAt": "2026-12-06T16:56:40.459+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.459+00:00", "userAgent": ""},
{"id": "wpzkVXBJGvCEXY1I7ydQhyIlzcauzS0M", "token": "oTZB9dQ26zA35EFdTqcgUraxZrCDWxOPHs0iYZ4Bpeg", "userId": "EqLDXyXpbB20RTYtuotcLb32JoeldeqW", "createdAt": "2026-11-22T16:56:40.334+00:00", "expiresAt": "2026-12-06T16:56:40.334+00:00", "ipAddress": "", "updatedAt": "2026-11-22T16:56:40.334+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T16:56:49.096212+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T16:56:49.104255+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T16:56:49.107753+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T16:56:49.112581+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T16:56:41.129033+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T16:56:41.148019+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T16:56:41.177404+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T16:56:41.117835+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T16:56:41.141133+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T16:56:41.180202+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T16:56:41.163538+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T16:56:41.166496+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T16:56:41.097647+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T16:56:41.172148+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T16:56:41.104045+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T16:56:41.114669+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T16:56:41.10883+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T16:56:41.132034+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T16:56:41.111917+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T16:56:41.134794+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T16:56:41.145085+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T16:56:41.15199+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T16:56:41.174373+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T16:56:41.123744+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T16:56:41.160487+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T16:56:41.169976+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T16:56:41.121154+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T16:56:41.137671+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T16:56:41.155398+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T16:56:41.157744+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T16:56:41.129033+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T16:56:41.148019+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T16:56:41.160487+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T16:56:41.157744+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T16:56:41.177404+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T16:56:41.097647+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T16:56:41.104045+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T16:56:41.10883+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T16:56:41.111917+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T16:56:41.163538+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T16:56:41.169976+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T16:56:41.166496+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T16:56:41.117835+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T16:56:41.114669+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T16:56:41.123744+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T16:56:41.121154+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T16:56:41.172148+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T16:56:41.174373+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T16:56:41.141133+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T16:56:41.132034+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T16:56:41.134794+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T16:56:41.137671+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T16:56:41.145085+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T16:56:41.15199+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T16:56:41.180202+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T16:56:41.155398+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T16:56:41.261303+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T16:56:41.361322+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T16:56:41.532795+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T16:56:42.580093+00:00", "description": ""},
{"id": 13, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T16:56:42.839316+00:00", "description": "No deadline, no specification."},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T16:56:43.15699+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T16:56:43.206611+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 16, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T16:56:43.379012+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 17, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T16:56:43.480875+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 18, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T16:56:43.581277+00:00", "description": "Clear skies, thermos, silence."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T16:56:43.988957+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T16:56:41.325309+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T16:56:44.247889+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T16:56:44.55266+00:00", "description": "We have a name and half a song."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T16:56:45.289892+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T16:56:45.34962+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T16:56:45.533428+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T16:56:45.626534+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T16:56:45.863896+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T16:56:45.920289+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T16:56:46.182152+00:00", "description": "June. July. August. Mud."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T16:56:46.38305+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T16:56:41.332815+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T16:56:46.611198+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T16:56:47.462136+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T16:56:47.619796+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T16:56:48.273447+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T16:56:41.333236+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 5, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T16:56:41.335239+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 6, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T16:56:41.345599+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 7, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T16:56:41.333194+00:00", "description": "And things that come out of it better than last time."},
{"id": 8, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T16:56:41.349023+00:00", "description": "Really."},
{"id": 9, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T16:56:41.34962+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T16:56:41.478697+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 10, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T16:56:41.726282+00:00", "description": "Put your names together for this one.", "wishlist_id": 6, "is_available": true},
{"id": 100, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T16:56:45.405535+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 101, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T16:56:45.435168+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 102, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T16:56:45.517615+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 103, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T16:56:45.532853+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 104, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T16:56:45.585295+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 105, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T16:56:45.615152+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 106, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T16:56:45.662307+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 107, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T16:56:45.703788+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 108, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T16:56:45.778261+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 109, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T16:56:45.798955+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 11, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T16:56:41.768876+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 5, "is_available": true},
{"id": 110, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T16:56:45.847131+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 111, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T16:56:45.887067+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 112, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T16:56:45.901955+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 113, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T16:56:45.983303+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 16, "is_available": false},
{"id": 114, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T16:56:46.019109+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 115, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T16:56:46.037992+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 116, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T16:56:46.083062+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 117, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T16:56:46.13517+00:00", "description": "You KNOW which one.", "wishlist_id": 21, "is_available": true},
{"id": 118, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T16:56:46.16381+00:00", "description": "This is a serious wish.", "wishlist_id": 21, "is_available": true},
{"id": 119, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T16:56:46.203066+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 12, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T16:56:41.829143+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T16:56:46.239235+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 121, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T16:56:46.270505+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 122, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T16:56:46.291971+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 123, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T16:56:46.319444+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 124, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T16:56:46.367183+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 125, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T16:56:46.400308+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 126, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T16:56:46.467422+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 127, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T16:56:46.516623+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 128, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T16:56:46.53714+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 129, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T16:56:46.59489+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 13, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T16:56:41.840691+00:00", "description": "Must survive exams.", "wishlist_id": 10, "is_available": true},
{"id": 130, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T16:56:46.61183+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 26, "is_available": true},
{"id": 131, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T16:56:46.707226+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 132, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T16:56:46.743225+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 133, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T16:56:46.783181+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 134, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T16:56:46.803594+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 135, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T16:56:46.834944+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 136, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T16:56:46.918022+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 137, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T16:56:46.930856+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 138, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T16:56:46.965946+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 139, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T16:56:47.008998+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 14, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T16:56:41.931278+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 140, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T16:56:47.040077+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 141, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T16:56:47.125369+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 142, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T16:56:47.147035+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 143, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T16:56:47.196019+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 144, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T16:56:47.197426+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 145, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T16:56:47.270847+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 146, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T16:56:47.314889+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 147, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T16:56:47.363942+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 148, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T16:56:47.363906+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 149, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T16:56:47.443701+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 15, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T16:56:41.968955+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 150, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T16:56:47.444812+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 151, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T16:56:47.506493+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 152, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T16:56:47.52286+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 153, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T16:56:47.582367+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 154, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T16:56:47.614888+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 155, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T16:56:47.695076+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 156, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T16:56:47.700566+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 157, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T16:56:47.771218+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 158, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T16:56:47.786045+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 159, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T16:56:47.848868+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 16, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T16:56:42.001775+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 3, "is_available": true},
{"id": 160, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T16:56:47.862862+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 161, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T16:56:47.924545+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T16:56:47.97361+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 163, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T16:56:48.005197+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T16:56:48.067169+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T16:56:48.084473+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T16:56:48.155462+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T16:56:48.164682+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T16:56:48.169748+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T16:56:48.268671+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T16:56:42.039478+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 4, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T16:56:48.339714+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T16:56:48.403545+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T16:56:48.469867+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T16:56:48.537685+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T16:56:48.636919+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T16:56:48.702208+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T16:56:48.778945+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T16:56:48.847306+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T16:56:48.912602+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T16:56:49.004843+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T16:56:42.080093+00:00", "description": "Blank.", "wishlist_id": 8, "is_available": true},
{"id": 19, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T16:56:42.126284+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 2, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T16:56:41.507893+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 20, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T16:56:42.168353+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 21, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T16:56:42.243274+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 22, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T16:56:42.280403+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 23, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T16:56:42.30772+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 24, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T16:56:42.375209+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 25, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T16:56:42.375146+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 26, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T16:56:42.439691+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 27, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T16:56:42.510083+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 28, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T16:56:42.554866+00:00", "description": "Whole bean.", "wishlist_id": 8, "is_available": true},
{"id": 29, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T16:56:42.555999+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 7, "is_available": true},
{"id": 3, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T16:56:41.515158+00:00", "description": "No. Well. Maybe.", "wishlist_id": 2, "is_available": true},
{"id": 30, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T16:56:42.567823+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 31, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T16:56:42.623076+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 32, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T16:56:42.643022+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 5, "is_available": true},
{"id": 33, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T16:56:42.718393+00:00", "description": "You choose. I trust you.", "wishlist_id": 9, "is_available": true},
{"id": 34, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T16:56:42.791354+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 35, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T16:56:42.819197+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 36, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T16:56:42.834363+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 37, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T16:56:42.839981+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 38, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T16:56:42.890264+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 39, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T16:56:42.897432+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 4, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T16:56:41.520477+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 40, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T16:56:42.935135+00:00", "description": "For the faces of the passengers.", "wishlist_id": 4, "is_available": true},
{"id": 41, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T16:56:43.02322+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 42, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T16:56:43.059175+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 43, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T16:56:43.070245+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 44, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T16:56:43.084548+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 6, "is_available": true},
{"id": 45, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T16:56:43.13887+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 46, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T16:56:43.170841+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 47, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T16:56:43.18381+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 48, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T16:56:43.199007+00:00", "description": "A kind aunt got there first.", "wishlist_id": 9, "is_available": false},
{"id": 49, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T16:56:43.259198+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 5, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T16:56:41.52895+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 50, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T16:56:43.276471+00:00", "description": "Group gift, obviously.", "wishlist_id": 13, "is_available": true},
{"id": 51, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T16:56:43.324645+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 52, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T16:56:43.361754+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 3, "is_available": true},
{"id": 53, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T16:56:43.419146+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 54, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T16:56:43.479884+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 55, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T16:56:43.518491+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 56, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T16:56:43.559258+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 57, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T16:56:43.575636+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 6, "is_available": false},
{"id": 58, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T16:56:43.60209+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 59, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T16:56:43.643519+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 6, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T16:56:41.579187+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 60, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T16:56:43.675049+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 61, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T16:56:43.752105+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 62, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T16:56:43.810088+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 63, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T16:56:43.831544+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 64, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T16:56:43.875172+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 65, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T16:56:43.956373+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 66, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T16:56:43.973078+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 7, "is_available": false},
{"id": 67, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T16:56:44.003998+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 68, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T16:56:44.015034+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 69, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T16:56:44.059956+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 7, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T16:56:41.608073+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 4, "is_available": true},
{"id": 70, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T16:56:44.100339+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 71, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T16:56:44.14933+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 72, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T16:56:44.210995+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 73, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T16:56:44.239307+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 74, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T16:56:44.254027+00:00", "description": "Seventy-two chances!", "wishlist_id": 16, "is_available": true},
{"id": 75, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T16:56:44.324673+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 76, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T16:56:44.331527+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 77, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T16:56:44.435722+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 18, "is_available": true},
{"id": 78, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T16:56:44.437451+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 79, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T16:56:44.451806+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 8, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T16:56:41.645494+00:00", "description": "Black.", "wishlist_id": 8, "is_available": true},
{"id": 80, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T16:56:44.499097+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 15, "is_available": true},
{"id": 81, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T16:56:44.538844+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 10, "is_available": false},
{"id": 82, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T16:56:44.607554+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 83, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T16:56:44.612007+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 84, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T16:56:44.68316+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 85, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T16:56:44.683105+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 86, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T16:56:44.780319+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 87, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T16:56:44.787254+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 88, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T16:56:44.859715+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 89, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T16:56:44.860105+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 18, "is_available": true},
{"id": 9, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T16:56:41.686859+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 7, "is_available": true},
{"id": 90, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T16:56:44.934797+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 91, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T16:56:44.995156+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 92, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T16:56:45.087162+00:00", "description": "My last one outlived two governments.", "wishlist_id": 17, "is_available": true},
{"id": 93, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T16:56:45.084344+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 94, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T16:56:45.158873+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 95, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T16:56:45.167076+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 96, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T16:56:45.271214+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 97, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T16:56:45.275935+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 15, "is_available": true},
{"id": 98, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T16:56:45.341953+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T16:56:45.351067+00:00", "description": "", "wishlist_id": 21, "is_available": true}
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
{"item_id": 103, "giver_id": 7, "created_at": "2026-11-22T16:56:49.081932+00:00"},
{"item_id": 117, "giver_id": 3, "created_at": "2026-11-22T16:56:49.087473+00:00"},
{"item_id": 125, "giver_id": 3, "created_at": "2026-11-22T16:56:49.0291+00:00"},
{"item_id": 130, "giver_id": 5, "created_at": "2026-11-22T16:56:49.084443+00:00"},
{"item_id": 134, "giver_id": 4, "created_at": "2026-11-22T16:56:49.045162+00:00"},
{"item_id": 141, "giver_id": 2, "created_at": "2026-11-22T16:56:49.073626+00:00"},
{"item_id": 142, "giver_id": 6, "created_at": "2026-11-22T16:56:49.0584+00:00"},
{"item_id": 152, "giver_id": 2, "created_at": "2026-11-22T16:56:49.061101+00:00"},
{"item_id": 161, "giver_id": 3, "created_at": "2026-11-22T16:56:49.019607+00:00"},
{"item_id": 162, "giver_id": 10, "created_at": "2026-11-22T16:56:49.076459+00:00"},
{"item_id": 163, "giver_id": 5, "created_at": "2026-11-22T16:56:49.050138+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T16:56:49.010171+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T16:56:49.034295+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T16:56:49.055643+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T16:56:49.052904+00:00"},
{"item_id": 28, "giver_id": 3, "created_at": "2026-11-22T16:56:49.093253+00:00"},
{"item_id": 51, "giver_id": 2, "created_at": "2026-11-22T16:56:49.063771+00:00"},
{"item_id": 70, "giver_id": 2, "created_at": "2026-11-22T16:56:49.079099+00:00"},
{"item_id": 77, "giver_id": 1, "created_at": "2026-11-22T16:56:49.090403+00:00"},
{"item_id": 82, "giver_id": 9, "created_at": "2026-11-22T16:56:49.066183+00:00"},
{"item_id": 87, "giver_id": 4, "created_at": "2026-11-22T16:56:49.040055+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "00c98d2714757cef4203b0fc1d458488", "item_id": 64, "attached": true, "created_at": "2026-11-22T16:56:43.865151+00:00"},
{"key": "016a09d8e77c98138a05425b22602a19", "item_id": 84, "attached": true, "created_at": "2026-11-22T16:56:44.666614+00:00"},
{"key": "039251d780fc43820c2cfd15eea06970", "item_id": 136, "attached": true, "created_at": "2026-11-22T16:56:46.885853+00:00"},
{"key": "0440d8f4ef2404980652b39255885649", "item_id": 139, "attached": true, "created_at": "2026-11-22T16:56:47.002985+00:00"},
{"key": "06279e840e6f32db154d0cd28cbca13f", "item_id": 176, "attached": true, "created_at": "2026-11-22T16:56:48.775009+00:00"},
{"key": "065722343997a82b26db8faaa4eb832e", "item_id": 81, "attached": true, "created_at": "2026-11-22T16:56:44.503745+00:00"},
{"key": "0760bc78e6d34d220bca1ade299e2f52", "item_id": 50, "attached": true, "created_at": "2026-11-22T16:56:43.250539+00:00"},
{"key": "07edb3670a97e8623412f9a8fda563fe", "item_id": 112, "attached": true, "created_at": "2026-11-22T16:56:45.89196+00:00"},
{"key": "0878faf5e42f77a6c77346f037737b7c", "item_id": 14, "attached": true, "created_at": "2026-11-22T16:56:41.88235+00:00"},
{"key": "0ab225925c661d918753f15894ed8feb", "item_id": 100, "attached": true, "created_at": "2026-11-22T16:56:45.39668+00:00"},
{"key": "0bd0a7a250a38cb4f349fbf375fb0388", "item_id": 160, "attached": true, "created_at": "2026-11-22T16:56:47.84749+00:00"},
{"key": "13d270ffe2048a0a9668461b95182c15", "item_id": 113, "attached": true, "created_at": "2026-11-22T16:56:45.961756+00:00"},
{"key": "14e43f35ef9a09da55ef0e9d4ceb1584", "item_id": 34, "attached": true, "created_at": "2026-11-22T16:56:42.724514+00:00"},
{"key": "169096ccf948ed38903031fd8b6203c8", "item_id": 116, "attached": true, "created_at": "2026-11-22T16:56:46.071621+00:00"},
{"key": "176368e477bcfe61f88cfb70fd7225b0", "item_id": 179, "attached": true, "created_at": "2026-11-22T16:56:49.000705+00:00"},
{"key": "1847bdb94fffdfe9423956f252d7a8da", "item_id": 146, "attached": true, "created_at": "2026-11-22T16:56:47.259098+00:00"},
{"key": "18f9d180ac0a7dd66f2678fbe3604218", "item_id": 27, "attached": true, "created_at": "2026-11-22T16:56:42.439389+00:00"},
{"key": "19a2f28de2e4c88418727a812cf02a40", "item_id": 115, "attached": true, "created_at": "2026-11-22T16:56:46.033933+00:00"},
{"key": "1a0b17adde3362376ce78d0ca3578fdc", "item_id": 89, "attached": true, "created_at": "2026-11-22T16:56:44.851949+00:00"},
{"key": "1b689be3d3999ea80968252047d4f45b", "item_id": 73, "attached": true, "created_at": "2026-11-22T16:56:44.233044+00:00"},
{"key": "1c5d84ea66cf5405114eab8ed12e1235", "item_id": 109, "attached": true, "created_at": "2026-11-22T16:56:45.775186+00:00"},
{"key": "22628ffe5d0b7c3b88a47212cd0df447", "item_id": 26, "attached": true, "created_at": "2026-11-22T16:56:42.427841+00:00"},
{"key": "22b984b8bad77327afd6b07640e702fb", "item_id": 147, "attached": true, "created_at": "2026-11-22T16:56:47.354991+00:00"},
{"key": "23002089d7cdeda4b0dfba7ac37fcab2", "item_id": 20, "attached": true, "created_at": "2026-11-22T16:56:42.15915+00:00"},
{"key": "242804560174f8b4d4a666adfd93ba7a", "item_id": 51, "attached": true, "created_at": "2026-11-22T16:56:43.312458+00:00"},
{"key": "25c6b402e1507fbe8062b54b1c283b75", "item_id": 135, "attached": true, "created_at": "2026-11-22T16:56:46.824831+00:00"},
{"key": "2631947d3fd55473aca1d13e20cd41ad", "item_id": 45, "attached": true, "created_at": "2026-11-22T16:56:43.111901+00:00"},
{"key": "27cfaea6c7f9a7f24f4404bc69b27f30", "item_id": 151, "attached": true, "created_at": "2026-11-22T16:56:47.499102+00:00"},
{"key": "2b95ece42d760e9997403f78f39a5cd5", "item_id": 40, "attached": true, "created_at": "2026-11-22T16:56:42.91188+00:00"},
{"key": "2cd8ab1087c7d2bd56a6786481177faf", "item_id": 157, "attached": true, "created_at": "2026-11-22T16:56:47.753585+00:00"},
{"key": "2e02b03dcde2951467145fb4ed8cd1f1", "item_id": 128, "attached": true, "created_at": "2026-11-22T16:56:46.515409+00:00"},
{"key": "2e86b4c6cf8daeaf603e22599e0524cc", "item_id": 33, "attached": true, "created_at": "2026-11-22T16:56:42.69465+00:00"},
{"key": "3055dd76cd3eca7839908c974b3d87cb", "item_id": 72, "attached": true, "created_at": "2026-11-22T16:56:44.148052+00:00"},
{"key": "31bac7d69a39b5723eabcd243785ceef", "item_id": 111, "attached": true, "created_at": "2026-11-22T16:56:45.860827+00:00"},
{"key": "35498c1aa80c1774e3803f0e0d38b93b", "item_id": 123, "attached": true, "created_at": "2026-11-22T16:56:46.303532+00:00"},
{"key": "36340477363b624681b4c60a5ddc98c1", "item_id": 163, "attached": true, "created_at": "2026-11-22T16:56:48.001495+00:00"},
{"key": "37e8851d365fd069fe606aa9465fa6c5", "item_id": 153, "attached": true, "created_at": "2026-11-22T16:56:47.568985+00:00"},
{"key": "3b3e1646a1a6dadb3a5bc79d7e23ce46", "item_id": 56, "attached": true, "created_at": "2026-11-22T16:56:43.542541+00:00"},
{"key": "3c51152172ec1f4f710d01bb8ac21083", "item_id": 29, "attached": true, "created_at": "2026-11-22T16:56:42.5378+00:00"},
{"key": "3f86a960c58291b8f1b9eb8876f80031", "item_id": 13, "attached": true, "created_at": "2026-11-22T16:56:41.828322+00:00"},
{"key": "3fc66705ec30254308be9ba65535f316", "item_id": 144, "attached": true, "created_at": "2026-11-22T16:56:47.191414+00:00"},
{"key": "41b71b304d5226eebc7f45d02d3d2036", "item_id": 62, "attached": true, "created_at": "2026-11-22T16:56:43.788721+00:00"},
{"key": "428eb0217aacd1d31654d0f3d4080142", "item_id": 76, "attached": true, "created_at": "2026-11-22T16:56:44.317854+00:00"},
{"key": "44ea69f336c6692f38618c3db13e9490", "item_id": 131, "attached": true, "created_at": "2026-11-22T16:56:46.687804+00:00"},
{"key": "450d6ba7b3a0ba091fa2e8435c47eb22", "item_id": 96, "attached": true, "created_at": "2026-11-22T16:56:45.216522+00:00"},
{"key": "4b0e454c1750a33ec018500dc4250a71", "item_id": 86, "attached": true, "created_at": "2026-11-22T16:56:44.763476+00:00"},
{"key": "4bb80e18571bb449cbe77adf72875c96", "item_id": 159, "attached": true, "created_at": "2026-11-22T16:56:47.82657+00:00"},
{"key": "4e410c6a9fee8bfc043896ba22f384db", "item_id": 143, "attached": true, "created_at": "2026-11-22T16:56:47.187489+00:00"},
{"key": "54359309240cf70e423e202be433fcbc", "item_id": 140, "attached": true, "created_at": "2026-11-22T16:56:47.034092+00:00"},
{"key": "57be3006317dfca22c1d2bdac1ffbde1", "item_id": 126, "attached": true, "created_at": "2026-11-22T16:56:46.439892+00:00"},
{"key": "5b8fb9bf0f0d121d2569f8204f8b85cd", "item_id": 149, "attached": true, "created_at": "2026-11-22T16:56:47.428601+00:00"},
{"key": "5f6fadb6c13678df67064ab2ed559b23", "item_id": 32, "attached": true, "created_at": "2026-11-22T16:56:42.627983+00:00"},
{"key": "5f72eba67fafc6a95ed24821372275e0", "item_id": 101, "attached": true, "created_at": "2026-11-22T16:56:45.411814+00:00"},
{"key": "628af46a17f5195e497d2630be6415ec", "item_id": 44, "attached": true, "created_at": "2026-11-22T16:56:43.063708+00:00"},
{"key": "63d74147fbbaefb30960dc22702e1cc2", "item_id": 127, "attached": true, "created_at": "2026-11-22T16:56:46.490603+00:00"},
{"key": "68fa5f0747769def3a932dd12a16f94f", "item_id": 60, "attached": true, "created_at": "2026-11-22T16:56:43.667046+00:00"},
{"key": "6a53a46243384767469c4b85eb0dc003", "item_id": 110, "attached": true, "created_at": "2026-11-22T16:56:45.817663+00:00"},
{"key": "6c3fa9a197e22c1580c7e47f615e84e2", "item_id": 75, "attached": true, "created_at": "2026-11-22T16:56:44.307471+00:00"},
{"key": "6d04f5c86080ea7cf426030106b9bc2d", "item_id": 74, "attached": true, "created_at": "2026-11-22T16:56:44.240852+00:00"},
{"key": "6e3f83ec6a15b415ca686725569bcd90", "item_id": 10, "attached": true, "created_at": "2026-11-22T16:56:41.719497+00:00"},
{"key": "6eed31fa66493b831b82fa3578a46f46", "item_id": 125, "attached": true, "created_at": "2026-11-22T16:56:46.375219+00:00"},
{"key": "6f0aa8ff13907db1b3646d26ff35f2bf", "item_id": 130, "attached": true, "created_at": "2026-11-22T16:56:46.593031+00:00"},
{"key": "6f9942f6396ff0ce0fdf38f4c20295d2", "item_id": 174, "attached": true, "created_at": "2026-11-22T16:56:48.633237+00:00"},
{"key": "70ab07be078f0acd7ffed7b7dc97cb56", "item_id": 91, "attached": true, "created_at": "2026-11-22T16:56:44.932821+00:00"},
{"key": "74e5756b58519e20383c09ad4625b6ff", "item_id": 173, "attached": true, "created_at": "2026-11-22T16:56:48.533921+00:00"},
{"key": "76b005c21b9cc3d3ee92561f9e5730ce", "item_id": 2, "attached": true, "created_at": "2026-11-22T16:56:41.497974+00:00"},
{"key": "7805fcfd36c659fed56158676c84c76d", "item_id": 83, "attached": true, "created_at": "2026-11-22T16:56:44.592057+00:00"},
{"key": "7a4be7228c2508be45312e9f1ad08b9c", "item_id": 17, "attached": true, "created_at": "2026-11-22T16:56:42.029189+00:00"},
{"key": "7bb052aa838ff8fc454cbf8beb682328", "item_id": 164, "attached": true, "created_at": "2026-11-22T16:56:48.051112+00:00"},
{"key": "7cc8d85f06247cfcef92f62472b12692", "item_id": 170, "attached": true, "created_at": "2026-11-22T16:56:48.335776+00:00"},
{"key": "7e7c52dabf0325d1d4a02e910d9788b2", "item_id": 25, "attached": true, "created_at": "2026-11-22T16:56:42.362171+00:00"},
{"key": "7ee9ae945b8b025f8de80908d2e7c8d6", "item_id": 119, "attached": true, "created_at": "2026-11-22T16:56:46.17284+00:00"},
{"key": "7efa28c01caea76f76089c815bc396fe", "item_id": 133, "attached": true, "created_at": "2026-11-22T16:56:46.756834+00:00"},
{"key": "7f3ea8f6965ecb37697dc458e1636a17", "item_id": 85, "attached": true, "created_at": "2026-11-22T16:56:44.669375+00:00"},
{"key": "8152b2e7693e963ba608359d13ddc273", "item_id": 145, "attached": true, "created_at": "2026-11-22T16:56:47.253672+00:00"},
{"key": "81c53df3d96c9db6c08fda62b48f05a1", "item_id": 12, "attached": true, "created_at": "2026-11-22T16:56:41.804732+00:00"},
{"key": "89952212f2a7d06108d937b233671e5b", "item_id": 104, "attached": true, "created_at": "2026-11-22T16:56:45.579934+00:00"},
{"key": "8a3e7dc8948b8eea3ce7897acb9108f9", "item_id": 19, "attached": true, "created_at": "2026-11-22T16:56:42.101309+00:00"},
{"key": "8f243062d4fd4704a1586eac58820359", "item_id": 108, "attached": true, "created_at": "2026-11-22T16:56:45.749959+00:00"},
{"key": "8fae58c43a04ede5ce752474baa44897", "item_id": 158, "attached": true, "created_at": "2026-11-22T16:56:47.781645+00:00"},
{"key": "977cdfead9ea7070ff91af9d56851549", "item_id": 35, "attached": true, "created_at": "2026-11-22T16:56:42.80194+00:00"},
{"key": "991539bf66dbbe246268d95dde61394c", "item_id": 41, "attached": true, "created_at": "2026-11-22T16:56:42.963389+00:00"},
{"key": "9d738bea550ca8f84aff07d88c814014", "item_id": 78, "attached": true, "created_at": "2026-11-22T16:56:44.38739+00:00"},
{"key": "9eb0e7ec5695d1e8db9dc7cc1f981994", "item_id": 69, "attached": true, "created_at": "2026-11-22T16:56:44.054186+00:00"},
{"key": "a184a45123cf9727f8dd21db55493e67", "item_id": 22, "attached": true, "created_at": "2026-11-22T16:56:42.268834+00:00"},
{"key": "a189df916b4f129058a631c9939b58c9", "item_id": 167, "attached": true, "created_at": "2026-11-22T16:56:48.16159+00:00"},
{"key": "a326c2a2ba319df2ad02b258ffca452a", "item_id": 154, "attached": true, "created_at": "2026-11-22T16:56:47.578842+00:00"},
{"key": "a33d20a8b9a25fba7210770e16e5bae4", "item_id": 129, "attached": true, "created_at": "2026-11-22T16:56:46.576131+00:00"},
{"key": "a466d18213f344d9aee47693be6afa8b", "item_id": 103, "attached": true, "created_at": "2026-11-22T16:56:45.515636+00:00"},
{"key": "a4cfdf7997c06b026dde958db6af6ceb", "item_id": 114, "attached": true, "created_at": "2026-11-22T16:56:46.005602+00:00"},
{"key": "a5d6b6f9be8b00ca641a10507cd035d1", "item_id": 105, "attached": true, "created_at": "2026-11-22T16:56:45.590306+00:00"},
{"key": "a60f6d9d95712c37a96b0b6cba2b25ee", "item_id": 21, "attached": true, "created_at": "2026-11-22T16:56:42.174878+00:00"},
{"key": "a73556f7bdfe5adf5f9c6e0f915076ca", "item_id": 165, "attached": true, "created_at": "2026-11-22T16:56:48.07566+00:00"},
{"key": "a7471f1b06727ec3ea2086fb2af0fd71", "item_id": 68, "attached": true, "created_at": "2026-11-22T16:56:43.998122+00:00"},
{"key": "a9fc89f3796621f9a926960b620bd00c", "item_id": 148, "attached": true, "created_at": "2026-11-22T16:56:47.35656+00:00"},
{"key": "aa0d0f720c8e8600ffb98a8a74af5aa6", "item_id": 77, "attached": true, "created_at": "2026-11-22T16:56:44.382556+00:00"},
{"key": "aa6aed778a328f0e16d622080defee25", "item_id": 67, "attached": true, "created_at": "2026-11-22T16:56:43.980089+00:00"},
{"key": "aa9c42b6f3e621132385f199cee544cc", "item_id": 150, "attached": true, "created_at": "2026-11-22T16:56:47.432302+00:00"},
{"key": "ac7ffc97a11df3dd2cabf3cc540b9d77", "item_id": 80, "attached": true, "created_at": "2026-11-22T16:56:44.488397+00:00"},
{"key": "aeab6ca6d4a9c34ed4dacb68b11c963c", "item_id": 46, "attached": true, "created_at": "2026-11-22T16:56:43.13943+00:00"},
{"key": "b0680aae24be844c45b5711992ed6c36", "item_id": 177, "attached": true, "created_at": "2026-11-22T16:56:48.843338+00:00"},
{"key": "b124930e51b4210b2f825713c3e8d4c6", "item_id": 71, "attached": true, "created_at": "2026-11-22T16:56:44.12905+00:00"},
{"key": "b198adcde087fb178f036d6b69734191", "item_id": 49, "attached": true, "created_at": "2026-11-22T16:56:43.191309+00:00"},
{"key": "b31faaaaaef851f9dfa17241c2076e84", "item_id": 169, "attached": true, "created_at": "2026-11-22T16:56:48.264709+00:00"},
{"key": "b32e0d0ee4da823f3b780df62908686f", "item_id": 11, "attached": true, "created_at": "2026-11-22T16:56:41.75124+00:00"},
{"key": "b5978e0b4ae2251233175e369ae1d711", "item_id": 138, "attached": true, "created_at": "2026-11-22T16:56:46.957807+00:00"},
{"key": "b5b2e907f4e0239e6def8c62394738e1", "item_id": 54, "attached": true, "created_at": "2026-11-22T16:56:43.419993+00:00"},
{"key": "b6511fe3d738bf7f257c1dd5c53d5a8f", "item_id": 162, "attached": true, "created_at": "2026-11-22T16:56:47.963381+00:00"},
{"key": "b6f80ba7816293636893e69ba0e46f47", "item_id": 98, "attached": true, "created_at": "2026-11-22T16:56:45.319875+00:00"},
{"key": "b80b3f0cdba289c00e8e0505851f3333", "item_id": 95, "attached": true, "created_at": "2026-11-22T16:56:45.150041+00:00"},
{"key": "ba34e030a2bdc6d19bc2ccee8397cffb", "item_id": 1, "attached": true, "created_at": "2026-11-22T16:56:41.450874+00:00"},
{"key": "bb280708f9850e03f3120f4c3cae82b1", "item_id": 166, "attached": true, "created_at": "2026-11-22T16:56:48.151991+00:00"},
{"key": "bb415b1efb147e12c73f73273abe9ef8", "item_id": 52, "attached": true, "created_at": "2026-11-22T16:56:43.335511+00:00"},
{"key": "bce678b1caa60696f35e5db4d422d4e0", "item_id": 102, "attached": true, "created_at": "2026-11-22T16:56:45.500805+00:00"},
{"key": "bd6cce29597b6fe3475409ac788a95ce", "item_id": 175, "attached": true, "created_at": "2026-11-22T16:56:48.698123+00:00"},
{"key": "bebe1a0f3e6845192395ad415767fc69", "item_id": 38, "attached": true, "created_at": "2026-11-22T16:56:42.884762+00:00"},
{"key": "bfd7257f763999ecd94d44a3d4d50dcf", "item_id": 61, "attached": true, "created_at": "2026-11-22T16:56:43.733365+00:00"},
{"key": "c108fca0f0364a198c55c8dc1f9b21a0", "item_id": 92, "attached": true, "created_at": "2026-11-22T16:56:45.066187+00:00"},
{"key": "c14dc02f57e19385845e971e89489eb7", "item_id": 88, "attached": true, "created_at": "2026-11-22T16:56:44.850896+00:00"},
{"key": "c19b2c0880022bdb35d7caab48a3f4cc", "item_id": 24, "attached": true, "created_at": "2026-11-22T16:56:42.351725+00:00"},
{"key": "c21286d58a6bc34dee38e24c6dc33607", "item_id": 53, "attached": true, "created_at": "2026-11-22T16:56:43.402017+00:00"},
{"key": "c2b7c53fe7b9e6171c708290827898da", "item_id": 107, "attached": true, "created_at": "2026-11-22T16:56:45.664393+00:00"},
{"key": "c4012d039a59888efd693be66901b085", "item_id": 65, "attached": true, "created_at": "2026-11-22T16:56:43.902476+00:00"},
{"key": "c4b3a059dfc0b68d9a79a0468a7b2ac6", "item_id": 59, "attached": true, "created_at": "2026-11-22T16:56:43.625277+00:00"},
{"key": "c4eb86565d8da8e44c83136dd931021e", "item_id": 121, "attached": true, "created_at": "2026-11-22T16:56:46.25974+00:00"},
{"key": "c59a94232c0644f87072a3282f8e55e0", "item_id": 28, "attached": true, "created_at": "2026-11-22T16:56:42.534846+00:00"},
{"key": "c63b5d30ee66835a10ea003bda95389a", "item_id": 142, "attached": true, "created_at": "2026-11-22T16:56:47.12338+00:00"},
{"key": "c71119fab6459f048a44457eade4218d", "item_id": 37, "attached": true, "created_at": "2026-11-22T16:56:42.82691+00:00"},
{"key": "c9bf280cbf798f80fe165e83a3b7b1b5", "item_id": 134, "attached": true, "created_at": "2026-11-22T16:56:46.783808+00:00"},
{"key": "ca213ea78ace8006bd0c75fce9546dc1", "item_id": 58, "attached": true, "created_at": "2026-11-22T16:56:43.589474+00:00"},
{"key": "cd5846c0bece2c93bbd9fd6cd0fe44cf", "item_id": 117, "attached": true, "created_at": "2026-11-22T16:56:46.11678+00:00"},
{"key": "d3badd791a2422e9ddcb5da09c6b3d19", "item_id": 93, "attached": true, "created_at": "2026-11-22T16:56:45.06437+00:00"},
{"key": "d5b4f5be8cea7b32d450f7656bbc8cee", "item_id": 90, "attached": true, "created_at": "2026-11-22T16:56:44.921732+00:00"},
{"key": "d6ec93412dd08173bdce950181296584", "item_id": 42, "attached": true, "created_at": "2026-11-22T16:56:43.031758+00:00"},
{"key": "d763623c7c1d0c54e60ea2f9d2d554fe", "item_id": 70, "attached": true, "created_at": "2026-11-22T16:56:44.078899+00:00"},
{"key": "d939ee8eea87fd93d4fdf82afb75050d", "item_id": 99, "attached": true, "created_at": "2026-11-22T16:56:45.339186+00:00"},
{"key": "d9f26981defc3b71f5f806ff050a94d8", "item_id": 8, "attached": true, "created_at": "2026-11-22T16:56:41.637617+00:00"},
{"key": "daa0dba214e93a73edaab80c4f31c890", "item_id": 82, "attached": true, "created_at": "2026-11-22T16:56:44.584079+00:00"},
{"key": "dc3a94681fdc95d6b3522f63f19fdaea", "item_id": 16, "attached": true, "created_at": "2026-11-22T16:56:41.992605+00:00"},
{"key": "dc85198c13f787e9e534e5b6371327aa", "item_id": 63, "attached": true, "created_at": "2026-11-22T16:56:43.813994+00:00"},
{"key": "dd6a48f1ed6ba1febe7ff1c4d35428b9", "item_id": 141, "attached": true, "created_at": "2026-11-22T16:56:47.114626+00:00"},
{"key": "ded458190642305f1eea75cc31fd67c8", "item_id": 155, "attached": true, "created_at": "2026-11-22T16:56:47.675665+00:00"},
{"key": "e117da59a77326d7a8ced094242e9df0", "item_id": 156, "attached": true, "created_at": "2026-11-22T16:56:47.689332+00:00"},
{"key": "e1624631b079482e843cad025bec764b", "item_id": 31, "attached": true, "created_at": "2026-11-22T16:56:42.609677+00:00"},
{"key": "e6458d1d569b8a799b80f45dcc5e4f4b", "item_id": 161, "attached": true, "created_at": "2026-11-22T16:56:47.920972+00:00"},
{"key": "e6ea7a39a68e01b4db5ef2e8ef1ff91c", "item_id": 18, "attached": true, "created_at": "2026-11-22T16:56:42.076446+00:00"},
{"key": "eb40f63c10fda17267f6e50ac72bb54d", "item_id": 120, "attached": true, "created_at": "2026-11-22T16:56:46.217683+00:00"},
{"key": "ec3931ab364f2e76e6e3638c590e61bb", "item_id": 7, "attached": true, "created_at": "2026-11-22T16:56:41.590045+00:00"},
{"key": "ef80b410f52855e6803b68cb07b95233", "item_id": 97, "attached": true, "created_at": "2026-11-22T16:56:45.246406+00:00"},
{"key": "f062b7c8558ac07d317366452c92dc2a", "item_id": 106, "attached": true, "created_at": "2026-11-22T16:56:45.656079+00:00"},
{"key": "f1151da812fdb7513d866eb9ae7c169c", "item_id": 152, "attached": true, "created_at": "2026-11-22T16:56:47.51181+00:00"},
{"key": "f3bc20ed6ed22e4281e520d0c3c3968c", "item_id": 178, "attached": true, "created_at": "2026-11-22T16:56:48.907909+00:00"},
{"key": "f500e3264307fa7c24383db3130d9f19", "item_id": 87, "attached": true, "created_at": "2026-11-22T16:56:44.774579+00:00"},
{"key": "f5105cc47a55b2056556a77a45798978", "item_id": 55, "attached": true, "created_at": "2026-11-22T16:56:43.513241+00:00"},
{"key": "f5132c6dd03ac64cd06c60609a100b69", "item_id": 15, "attached": true, "created_at": "2026-11-22T16:56:41.912314+00:00"},
{"key": "f826c053d6f17f000888b3e4c45aa157", "item_id": 6, "attached": true, "created_at": "2026-11-22T16:56:41.561256+00:00"},
{"key": "f861717c68080f9d1e81b86f06403ae1", "item_id": 137, "attached": true, "created_at": "2026-11-22T16:56:46.916752+00:00"},
{"key": "f878904298a7a1e8728e307a47e2dfe6", "item_id": 132, "attached": true, "created_at": "2026-11-22T16:56:46.708897+00:00"},
{"key": "f9f297fa21a7797e3e67141ea88596ff", "item_id": 9, "attached": true, "created_at": "2026-11-22T16:56:41.675209+00:00"},
{"key": "f9f4940605c18498441472e4042b032b", "item_id": 124, "attached": true, "created_at": "2026-11-22T16:56:46.344247+00:00"},
{"key": "fa40e32ba8d5283e16757afc6b400148", "item_id": 23, "attached": true, "created_at": "2026-11-22T16:56:42.281391+00:00"},
{"key": "fa8d18de67016f59c31c3c3dc898299b", "item_id": 94, "attached": true, "created_at": "2026-11-22T16:56:45.137288+00:00"},
{"key": "fb954ee645fd06c6ede0a421ecd27ee9", "item_id": 171, "attached": true, "created_at": "2026-11-22T16:56:48.400183+00:00"},
{"key": "fe1c3245ec185f54105da0066681ebd3", "item_id": 172, "attached": true, "created_at": "2026-11-22T16:56:48.466081+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
