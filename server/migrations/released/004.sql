-- The schema after 004_growth.sql, with the people of the demo. Made by npm run db:store; never changed.

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

-- An index suffices as long as most pages of the table are known to be seen by everybody.
alter table friendships set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- By code point, as the beginning of a name is compared; with all that is shown of a stranger.
create index if not exists users_by_name on users ((lower(display_name) collate "C"), id)
  include (display_name, avatar) where is_active;

drop index if exists users_name_prefix;

create index if not exists users_by_age on users (id) include (display_name, avatar) where is_active;

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "9Dm4jVKv01yIPaSVzsW4l8RK9dPvx5R0", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.902+00:00", "updatedAt": "2026-11-22T12:39:16.902+00:00", "emailVerified": false},
{"id": "EiRvcQXyFr4yPmavHDaoBACReDsap2ey", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T12:39:17.026+00:00", "updatedAt": "2026-11-22T12:39:17.026+00:00", "emailVerified": false},
{"id": "Gvgq24HOai79POD0etcY2031N4BwrzH3", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.65+00:00", "updatedAt": "2026-11-22T12:39:16.65+00:00", "emailVerified": false},
{"id": "ZDXxtYLZlFeMgJVkBjhhQ7IfFx3FN9bu", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.753+00:00", "updatedAt": "2026-11-22T12:39:16.753+00:00", "emailVerified": false},
{"id": "e2yCaX5t2Z1mQXfsnbJYPFetXMhAuT1q", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.986+00:00", "updatedAt": "2026-11-22T12:39:16.986+00:00", "emailVerified": false},
{"id": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.527+00:00", "updatedAt": "2026-11-22T12:39:16.527+00:00", "emailVerified": false},
{"id": "kTfyhWv0iujANgOl7CkqxGmdiRR57GXC", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.937+00:00", "updatedAt": "2026-11-22T12:39:16.937+00:00", "emailVerified": false},
{"id": "sEcQX9z0iBb9SnVM4VTuLd1xp95Rdduu", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T12:39:17.071+00:00", "updatedAt": "2026-11-22T12:39:17.071+00:00", "emailVerified": false},
{"id": "uyoF6E3FMUZ0qV1PL2XN8yAsSQHqRyXl", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.701+00:00", "updatedAt": "2026-11-22T12:39:16.701+00:00", "emailVerified": false},
{"id": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T12:39:16.852+00:00", "updatedAt": "2026-11-22T12:39:16.852+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "W298bqumkp88t4BEt1IXbBO1Lxy2F1bo", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T12:39:15.251+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"_vJUP-tX35N29MNwehs5opRfRHcw7OZsPqRA4w9QBYk\",\"y\":\"PJCkvEVwCrUqbfYmh5PtXTIOjTzn3M6T8t7rh4RcGuU\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$41026f853986501a9c4f6efe67547ea44d69ab58e11079f810a2e45da7e59af4f96378e7e7f8139f7c604e75eecc17207fa88f6decb7249abd1ebd19de4cb46a2006182c74d7769170be56827bebc61d2889550b4267c9e4d3d8d5d8332311ae19d3acd71909c74c989fc6a8ca56a6b9116cce8171a70de04d350b6244490518855862f64265a60649baaadb200cad06f74b11d1bc749fdf79c1252c84f1a722cc6f4e313b359d4424dff2251bd94d0b7347c81b9e88cd524ada07c4ad74115123bdb3a68d15db5d7088debac96fd943f614bc253b454c23\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T12:39:17.63644+00:00", "id": 1, "uid": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T12:39:18.013887+00:00", "id": 2, "uid": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T12:39:15.021597+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T12:39:15.053695+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T12:39:15.057774+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-22T12:39:15.102119+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.615632+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "sEcQX9z0iBb9SnVM4VTuLd1xp95Rdduu", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:17.090571+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "Gvgq24HOai79POD0etcY2031N4BwrzH3", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.679583+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "uyoF6E3FMUZ0qV1PL2XN8yAsSQHqRyXl", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.733837+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "ZDXxtYLZlFeMgJVkBjhhQ7IfFx3FN9bu", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.770655+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T12:39:16.880264+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "9Dm4jVKv01yIPaSVzsW4l8RK9dPvx5R0", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.918991+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "kTfyhWv0iujANgOl7CkqxGmdiRR57GXC", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:16.954001+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "e2yCaX5t2Z1mQXfsnbJYPFetXMhAuT1q", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:17.006758+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "EiRvcQXyFr4yPmavHDaoBACReDsap2ey", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:39:17.049698+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "1gpGHZNntOUAFRKwqOLrEGbc5HpozYFE", "scope": null, "userId": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$nXMPpS0pfhaDuOfbsp28rA$ehRepnm6XwrwgEduPHhmTtCIJRJ0fu+2OeeR0tw0+lg", "accountId": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "createdAt": "2026-11-22T12:39:16.854+00:00", "updatedAt": "2026-11-22T12:39:16.854+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "AljmRo8fKPXR4LEjOrCkNRvPcC0Vop72", "scope": null, "userId": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Qrui7ZeiTWoAQF5EZDYJaA$SuG16OSLGv4Jv1tgJxYt2zVD7uvfqnbRpJ2lfDdgHL4", "accountId": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "createdAt": "2026-11-22T12:39:16.531+00:00", "updatedAt": "2026-11-22T12:39:16.531+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "BmUO7b8sPt0FOj0jliDOehfuInpOBNOJ", "scope": null, "userId": "Gvgq24HOai79POD0etcY2031N4BwrzH3", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$4+50eAksQRcFpHvbotNbrg$G2hYevCxzOhMkOVRelpMQz/g8JW64Tb0AIdmajrSoa0", "accountId": "Gvgq24HOai79POD0etcY2031N4BwrzH3", "createdAt": "2026-11-22T12:39:16.652+00:00", "updatedAt": "2026-11-22T12:39:16.652+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "D86C9E6bWjSOIL9kbadAL6T9WhW5jXt2", "scope": null, "userId": "kTfyhWv0iujANgOl7CkqxGmdiRR57GXC", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$C4JsYTLoVbD5tcCDCfB4Vw$EjoZ/t5Po9fj89k9EElgcvZvsfnMUqsAyq7DiMrxWpw", "accountId": "kTfyhWv0iujANgOl7CkqxGmdiRR57GXC", "createdAt": "2026-11-22T12:39:16.938+00:00", "updatedAt": "2026-11-22T12:39:16.938+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "GHkrWAxNWBoGMm69HwKolJhH96xH2s7Z", "scope": null, "userId": "ZDXxtYLZlFeMgJVkBjhhQ7IfFx3FN9bu", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$wzaiPeE9nbYx4WJ1lTWaHw$CbK+AMUETFRoLp2XQw318hVA2d5T08nCu9kz77jkFy4", "accountId": "ZDXxtYLZlFeMgJVkBjhhQ7IfFx3FN9bu", "createdAt": "2026-11-22T12:39:16.754+00:00", "updatedAt": "2026-11-22T12:39:16.754+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "TkCMJ4ExN7h8Xf2fvvJUOlHLobmRgbyy", "scope": null, "userId": "uyoF6E3FMUZ0qV1PL2XN8yAsSQHqRyXl", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$XLiZ1a0kyXfjzJbYc2TLxA$nnj56ZmLUAL6MyTMWm4JCH8P+PagO/CCzc34JTj8uF4", "accountId": "uyoF6E3FMUZ0qV1PL2XN8yAsSQHqRyXl", "createdAt": "2026-11-22T12:39:16.703+00:00", "updatedAt": "2026-11-22T12:39:16.703+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "WrY2Q8a4apHMcDIvSWswb3abdygkCFxL", "scope": null, "userId": "9Dm4jVKv01yIPaSVzsW4l8RK9dPvx5R0", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Js9vaAsWKS98d7WkHJzOOA$5UB9LF3bLnSsjYKRJEqgUVYT4/71s14YLWlg+9BwxrQ", "accountId": "9Dm4jVKv01yIPaSVzsW4l8RK9dPvx5R0", "createdAt": "2026-11-22T12:39:16.903+00:00", "updatedAt": "2026-11-22T12:39:16.903+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "f0lltgaXFFHjIytuMl6FW39Z1n9Cvff4", "scope": null, "userId": "e2yCaX5t2Z1mQXfsnbJYPFetXMhAuT1q", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$a9NTCeYzIxsbfQ3111XIhQ$9G1lK4zYLztRrCf34d0+wuAuMyBsUOqAEgJrVHcKj0k", "accountId": "e2yCaX5t2Z1mQXfsnbJYPFetXMhAuT1q", "createdAt": "2026-11-22T12:39:16.988+00:00", "updatedAt": "2026-11-22T12:39:16.988+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "vDODhq7MoIiDgpFyeKedrfuyR8H0t16u", "scope": null, "userId": "sEcQX9z0iBb9SnVM4VTuLd1xp95Rdduu", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$4+7NdbyIEMA0f5l2l19QUg$emrXiuIh2QbXelde7E+U0oY+hPw3hqR6g5FqPQYKUCM", "accountId": "sEcQX9z0iBb9SnVM4VTuLd1xp95Rdduu", "createdAt": "2026-11-22T12:39:17.072+00:00", "updatedAt": "2026-11-22T12:39:17.072+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "wRFqAb81r07flQNEjq0sIuSn8eNYoWVE", "scope": null, "userId": "EiRvcQXyFr4yPmavHDaoBACReDsap2ey", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$tzSbJB/sAlryPVuF3HPN7g$1c+y8X5GiTH51Ct5iJ6HIaH565M4paMrubtdQN3832w", "accountId": "EiRvcQXyFr4yPmavHDaoBACReDsap2ey", "createdAt": "2026-11-22T12:39:17.027+00:00", "updatedAt": "2026-11-22T12:39:17.027+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "1GQYs97ZnWkWGfZbDvVLPuzK3mdRX4uj", "token": "IiJmQhMr--0FnXfLtvcKw7lhf2Vb_opooYnwcLBxy14", "userId": "uyoF6E3FMUZ0qV1PL2XN8yAsSQHqRyXl", "createdAt": "2026-11-22T12:39:16.704+00:00", "expiresAt": "2026-12-06T12:39:16.704+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.704+00:00", "userAgent": ""},
{"id": "BUQLSJssqqpibMVoB6vp8NVUt8OQVbjX", "token": "zpVc4HCrXGnJypN456cYcIPaDlb113u2ISdr9oaAaOA", "userId": "Gvgq24HOai79POD0etcY2031N4BwrzH3", "createdAt": "2026-11-22T12:39:16.653+00:00", "expiresAt": "2026-12-06T12:39:16.653+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.653+00:00", "userAgent": ""},
{"id": "LE4h95k61M2NW8jHUMqWWYwF2qrO22fK", "token": "BEL5RnHo6hH_R0q5DYIKnptkZf3K5khdev2WK0r8Ihg", "userId": "e2yCaX5t2Z1mQXfsnbJYPFetXMhAuT1q", "createdAt": "2026-11-22T12:39:16.991+00:00", "expiresAt": "2026-12-06T12:39:16.991+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.991+00:00", "userAgent": ""},
{"id": "NuwM35nM8Hn9NCZwkm3rQbG5ZckRmZft", "token": "Yvj1hQaqHfxoqifjTZqd1aINIX_zgQjWJZ8jAAcxF18", "userId": "ZDXxtYLZlFeMgJVkBjhhQ7IfFx3FN9bu", "createdAt": "2026-11-22T12:39:16.755+00:00", "expiresAt": "2026-12-06T12:39:16.755+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.755+00:00", "userAgent": ""},
{"id": "ZwkrKJfBOnteN8NKIrWKifFIaHCQcG6o", "token": "V7OZ9G8gzN2NWmN81SqaXTC-feGwsjFT6aMcK3dawok", "userId": "sEcQX9z0iBb9SnVM4VTuLd1xp95Rdduu", "createdAt": "2026-11-22T12:39:17.073+00:00", "expiresAt": "2026-12-06T12:39:17.073+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:17.073+00:00", "userAgent": ""},
{"id": "aLX2lDi2KtxCP8oomtLuwhmfy3nLCQVm", "token": "NKEvh4IMmQ1BIIAgbM3Ph3W1HdP_remXtlOTloTtRr4", "userId": "zBJmPj6lOpAwRlxYBCnkCjseCtosL8dz", "createdAt": "2026-11-22T12:39:16.855+00:00", "expiresAt": "2026-12-06T12:39:16.855+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.855+00:00", "userAgent": ""},
{"id": "cWc0OoWb1K9cp9isxa5fs2VkkiTCI8oi", "token": "NNmvgTCKriTdgpVF5-mhs8QtQxPHU_fdLBMZpHvzgHw", "userId": "kTfyhWv0iujANgOl7CkqxGmdiRR57GXC", "createdAt": "2026-11-22T12:39:16.939+00:00", "expiresAt": "2026-12-06T12:39:16.939+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.939+00:00", "userAgent": ""},
{"id": "n3Qi3AmjxEXBxzpG1YPvPuwQXUjRSydA", "token": "nV0haIX5wgbuY2pgFz90wquFQoeomjRtD2lFBIMt4gI", "userId": "EiRvcQXyFr4yPmavHDaoBACReDsap2ey", "createdAt": "2026-11-22T12:39:17.028+00:00", "expiresAt": "2026-12-06T12:39:17.028+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:17.028+00:00", "userAgent": ""},
{"id": "pIJfMGrH0x4bxjR2e7c1RkMVuS1cSFyB", "token": "GvdjsuHEdJsUCBjCYx5SuMjP17buLxLNM0fiVzXaxUA", "userId": "9Dm4jVKv01yIPaSVzsW4l8RK9dPvx5R0", "createdAt": "2026-11-22T12:39:16.903+00:00", "expiresAt": "2026-12-06T12:39:16.903+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.903+00:00", "userAgent": ""},
{"id": "t2PLuy9JDJzwp5J6fmQMSp9iq9kfKy7h", "token": "yslBGQngYclP2WMF7iWYDK8piibEoOx0hQ154nqlwt0", "userId": "kQE6Y8XgxHc7IpMDWSWtlLmX2IxZRlaz", "createdAt": "2026-11-22T12:39:16.533+00:00", "expiresAt": "2026-12-06T12:39:16.533+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:39:16.533+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T12:39:34.374116+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T12:39:34.38276+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T12:39:34.388831+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T12:39:34.398755+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T12:39:18.210647+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T12:39:18.251808+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T12:39:18.407289+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T12:39:18.113713+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T12:39:18.241491+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T12:39:18.410197+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T12:39:18.334154+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T12:39:18.371409+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T12:39:18.051787+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T12:39:18.386597+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T12:39:18.059939+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T12:39:18.103701+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T12:39:18.077793+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T12:39:18.228043+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T12:39:18.084544+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T12:39:18.233616+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T12:39:18.243994+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T12:39:18.259266+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T12:39:18.396807+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T12:39:18.155532+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T12:39:18.283064+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T12:39:18.382417+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T12:39:18.121588+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T12:39:18.237087+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T12:39:18.267225+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T12:39:18.279992+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T12:39:18.210647+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:39:18.251808+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T12:39:18.283064+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:39:18.279992+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T12:39:18.407289+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T12:39:18.051787+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T12:39:18.059939+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:39:18.077793+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T12:39:18.084544+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T12:39:18.334154+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T12:39:18.382417+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T12:39:18.371409+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:39:18.113713+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T12:39:18.103701+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T12:39:18.155532+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:39:18.121588+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T12:39:18.386597+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T12:39:18.396807+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:39:18.241491+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:39:18.228043+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T12:39:18.233616+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:39:18.237087+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T12:39:18.243994+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T12:39:18.259266+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T12:39:18.410197+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:39:18.267225+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T12:39:18.525761+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T12:39:18.682002+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:39:19.552597+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T12:39:21.202858+00:00", "description": ""},
{"id": 13, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T12:39:21.499444+00:00", "description": "No deadline, no specification."},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:39:21.718076+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T12:39:22.168155+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 16, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:39:22.330189+00:00", "description": "Clear skies, thermos, silence."},
{"id": 17, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:39:22.427743+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 18, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:39:22.830396+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:39:23.451832+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:39:18.660731+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:39:24.250475+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:39:24.593508+00:00", "description": "We have a name and half a song."},
{"id": 22, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:39:26.08916+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 23, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T12:39:26.418+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T12:39:26.428213+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T12:39:26.589642+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:39:27.536876+00:00", "description": "June. July. August. Mud."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:39:27.718154+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:39:27.86685+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T12:39:27.972584+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T12:39:18.661497+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:39:28.710982+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:39:30.434648+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:39:30.793494+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:39:32.012275+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:39:18.661535+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 5, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T12:39:18.66385+00:00", "description": "Really."},
{"id": 6, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:39:18.662648+00:00", "description": "And things that come out of it better than last time."},
{"id": 7, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:39:18.662678+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 8, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:39:18.678931+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 9, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:39:18.664697+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T12:39:19.210254+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 10, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T12:39:19.65542+00:00", "description": "Black.", "wishlist_id": 5, "is_available": true},
{"id": 100, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T12:39:26.507217+00:00", "description": "My last one outlived two governments.", "wishlist_id": 18, "is_available": true},
{"id": 101, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T12:39:26.570108+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 102, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T12:39:26.686859+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 103, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T12:39:26.68933+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 104, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T12:39:26.832512+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 105, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T12:39:26.908965+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 106, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T12:39:27.026094+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 107, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T12:39:27.030765+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 108, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T12:39:27.155388+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 109, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T12:39:27.183406+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 11, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T12:39:19.919307+00:00", "description": "Must survive exams.", "wishlist_id": 9, "is_available": true},
{"id": 110, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T12:39:27.34734+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 111, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T12:39:27.363568+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 17, "is_available": false},
{"id": 112, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T12:39:27.468032+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 113, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T12:39:27.502861+00:00", "description": "You KNOW which one.", "wishlist_id": 21, "is_available": true},
{"id": 114, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T12:39:27.51812+00:00", "description": "This is a serious wish.", "wishlist_id": 21, "is_available": true},
{"id": 115, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T12:39:27.668598+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 116, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T12:39:27.717875+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 117, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T12:39:27.811119+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 118, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T12:39:27.852786+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 119, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T12:39:27.927276+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 12, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T12:39:19.941668+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 10, "is_available": true},
{"id": 120, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T12:39:27.936016+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 121, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T12:39:27.960374+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 122, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T12:39:27.985672+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 123, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T12:39:28.038877+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 124, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T12:39:28.120939+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 125, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T12:39:28.121815+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 126, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T12:39:28.211326+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 127, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T12:39:28.219504+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 128, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T12:39:28.311497+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 129, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T12:39:28.422917+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 13, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T12:39:20.099237+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 8, "is_available": true},
{"id": 130, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T12:39:28.478461+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 131, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T12:39:28.514302+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 132, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T12:39:28.57979+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 133, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T12:39:28.630267+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 134, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T12:39:28.690317+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 135, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T12:39:28.831274+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 136, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T12:39:28.831269+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 137, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T12:39:28.961582+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 28, "is_available": true},
{"id": 138, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T12:39:29.108959+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 139, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T12:39:29.124582+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 14, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T12:39:20.111102+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 140, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T12:39:29.495914+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 141, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T12:39:29.53183+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 142, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T12:39:29.560181+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 143, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T12:39:29.799148+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 144, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T12:39:29.799323+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 145, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T12:39:30.060774+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 146, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T12:39:30.254725+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 147, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T12:39:30.503822+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 148, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T12:39:30.503917+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 149, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T12:39:30.555912+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 15, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T12:39:20.223718+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 150, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T12:39:30.720466+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 151, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T12:39:30.758371+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 152, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T12:39:30.829327+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 153, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T12:39:30.851059+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 154, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T12:39:30.894557+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 155, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T12:39:30.924774+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 156, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T12:39:30.97109+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 157, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T12:39:31.036226+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 158, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T12:39:31.071948+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 159, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T12:39:31.113546+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 16, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T12:39:20.231244+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 160, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T12:39:31.167964+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 161, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T12:39:31.185253+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T12:39:31.229341+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 163, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T12:39:31.267229+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T12:39:31.533247+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T12:39:31.552935+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T12:39:31.690578+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T12:39:31.794941+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T12:39:31.803702+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T12:39:31.991352+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T12:39:20.396313+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T12:39:32.385894+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T12:39:32.545485+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T12:39:32.728526+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T12:39:33.079286+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T12:39:33.288225+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T12:39:33.357105+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T12:39:33.42854+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T12:39:33.494884+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T12:39:33.761134+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T12:39:34.075769+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T12:39:20.435994+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 7, "is_available": true},
{"id": 19, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T12:39:20.486312+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 2, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T12:39:19.233432+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 4, "is_available": true},
{"id": 20, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T12:39:20.519077+00:00", "description": "Blank.", "wishlist_id": 5, "is_available": true},
{"id": 21, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T12:39:20.574991+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 22, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T12:39:20.599487+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 23, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T12:39:20.699279+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 24, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T12:39:20.722972+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 8, "is_available": true},
{"id": 25, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T12:39:20.791413+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 26, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T12:39:20.857103+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 4, "is_available": true},
{"id": 27, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T12:39:21.000078+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 28, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T12:39:21.087613+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 29, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T12:39:21.159857+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 6, "is_available": true},
{"id": 3, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T12:39:19.294259+00:00", "description": "Put your names together for this one.", "wishlist_id": 2, "is_available": true},
{"id": 30, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T12:39:21.159256+00:00", "description": "Whole bean.", "wishlist_id": 5, "is_available": true},
{"id": 31, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T12:39:21.19402+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 32, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T12:39:21.2591+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 33, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T12:39:21.347261+00:00", "description": "You choose. I trust you.", "wishlist_id": 10, "is_available": true},
{"id": 34, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T12:39:21.430715+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 35, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T12:39:21.475832+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 36, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T12:39:21.49313+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 37, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T12:39:21.652327+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 2, "is_available": true},
{"id": 38, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T12:39:21.69911+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 39, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T12:39:21.763947+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 4, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T12:39:19.446871+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 40, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T12:39:21.833859+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 41, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T12:39:21.853066+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 42, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T12:39:21.914625+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 43, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T12:39:21.999278+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 44, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T12:39:22.026614+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 45, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T12:39:22.107233+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 46, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T12:39:22.131148+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 47, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T12:39:22.146205+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 48, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T12:39:22.155655+00:00", "description": "A kind aunt got there first.", "wishlist_id": 10, "is_available": false},
{"id": 49, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T12:39:22.168575+00:00", "description": "Group gift, obviously.", "wishlist_id": 13, "is_available": true},
{"id": 5, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T12:39:19.451704+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 50, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T12:39:22.209771+00:00", "description": "For the faces of the passengers.", "wishlist_id": 8, "is_available": true},
{"id": 51, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T12:39:22.26559+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 52, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T12:39:22.293234+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 2, "is_available": false},
{"id": 53, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T12:39:22.331758+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 54, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T12:39:22.375152+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 55, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T12:39:22.408456+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 7, "is_available": true},
{"id": 56, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T12:39:22.448581+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 57, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T12:39:22.487262+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 58, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T12:39:22.550597+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 59, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T12:39:22.672534+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 6, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T12:39:19.487979+00:00", "description": "No. Well. Maybe.", "wishlist_id": 3, "is_available": true},
{"id": 60, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T12:39:22.748492+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 61, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T12:39:22.749957+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 62, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T12:39:22.923226+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 63, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T12:39:22.923917+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 64, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T12:39:23.080265+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 65, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T12:39:23.149369+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 66, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T12:39:23.202268+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 67, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T12:39:23.425024+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 6, "is_available": false},
{"id": 68, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T12:39:23.501281+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 69, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T12:39:23.619413+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 7, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T12:39:19.516116+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 70, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T12:39:23.641901+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 71, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T12:39:23.713911+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 72, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T12:39:23.859368+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 73, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T12:39:23.863442+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 74, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T12:39:24.03848+00:00", "description": "Seventy-two chances!", "wishlist_id": 17, "is_available": true},
{"id": 75, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T12:39:24.143672+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 16, "is_available": true},
{"id": 76, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T12:39:24.165477+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 77, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T12:39:24.225069+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 78, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T12:39:24.31276+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 79, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T12:39:24.41293+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 9, "is_available": false},
{"id": 8, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T12:39:19.539677+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 80, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T12:39:24.712349+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 15, "is_available": true},
{"id": 81, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T12:39:24.82916+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 82, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T12:39:24.9056+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 83, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T12:39:24.961255+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 84, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T12:39:25.089938+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 85, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T12:39:25.185414+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 16, "is_available": true},
{"id": 86, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T12:39:25.301329+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 87, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T12:39:25.430885+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 88, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T12:39:25.452289+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 89, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T12:39:25.552442+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 9, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T12:39:19.61353+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 6, "is_available": true},
{"id": 90, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T12:39:25.807581+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 91, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T12:39:25.816748+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 92, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T12:39:25.830023+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 93, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T12:39:26.025489+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 94, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T12:39:26.031368+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 95, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T12:39:26.134375+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 96, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T12:39:26.286762+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 97, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T12:39:26.29499+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 98, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T12:39:26.401868+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 15, "is_available": true},
{"id": 99, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T12:39:26.408235+00:00", "description": "", "wishlist_id": 13, "is_available": true}
]');

insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 23},
{"user_id": 2, "wishlist_id": 29},
{"user_id": 3, "wishlist_id": 24},
{"user_id": 3, "wishlist_id": 25},
{"user_id": 4, "wishlist_id": 23},
{"user_id": 4, "wishlist_id": 25},
{"user_id": 5, "wishlist_id": 24},
{"user_id": 6, "wishlist_id": 25},
{"user_id": 6, "wishlist_id": 29},
{"user_id": 7, "wishlist_id": 23}
]');

insert into public.claims (item_id, giver_id, created_at) overriding system value select item_id, giver_id, created_at from jsonb_populate_recordset(null::public.claims, '[
{"item_id": 105, "giver_id": 7, "created_at": "2026-11-22T12:39:34.343951+00:00"},
{"item_id": 113, "giver_id": 3, "created_at": "2026-11-22T12:39:34.359998+00:00"},
{"item_id": 122, "giver_id": 3, "created_at": "2026-11-22T12:39:34.233289+00:00"},
{"item_id": 131, "giver_id": 4, "created_at": "2026-11-22T12:39:34.261874+00:00"},
{"item_id": 137, "giver_id": 5, "created_at": "2026-11-22T12:39:34.357262+00:00"},
{"item_id": 138, "giver_id": 2, "created_at": "2026-11-22T12:39:34.332605+00:00"},
{"item_id": 139, "giver_id": 6, "created_at": "2026-11-22T12:39:34.3087+00:00"},
{"item_id": 154, "giver_id": 2, "created_at": "2026-11-22T12:39:34.312359+00:00"},
{"item_id": 160, "giver_id": 3, "created_at": "2026-11-22T12:39:34.178904+00:00"},
{"item_id": 162, "giver_id": 10, "created_at": "2026-11-22T12:39:34.33577+00:00"},
{"item_id": 163, "giver_id": 5, "created_at": "2026-11-22T12:39:34.284045+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T12:39:34.126766+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T12:39:34.244702+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T12:39:34.302296+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T12:39:34.290168+00:00"},
{"item_id": 30, "giver_id": 3, "created_at": "2026-11-22T12:39:34.370771+00:00"},
{"item_id": 54, "giver_id": 2, "created_at": "2026-11-22T12:39:34.316001+00:00"},
{"item_id": 70, "giver_id": 2, "created_at": "2026-11-22T12:39:34.338629+00:00"},
{"item_id": 75, "giver_id": 1, "created_at": "2026-11-22T12:39:34.367112+00:00"},
{"item_id": 82, "giver_id": 4, "created_at": "2026-11-22T12:39:34.254055+00:00"},
{"item_id": 86, "giver_id": 9, "created_at": "2026-11-22T12:39:34.324242+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "007d9cf8719666aa6a8289019398964b", "item_id": 163, "attached": true, "created_at": "2026-11-22T12:39:31.254497+00:00"},
{"key": "013776066709401cb7dc65f314c48478", "item_id": 93, "attached": true, "created_at": "2026-11-22T12:39:26.01025+00:00"},
{"key": "03aabc57601a06457cf7ab53556be713", "item_id": 119, "attached": true, "created_at": "2026-11-22T12:39:27.900492+00:00"},
{"key": "04ac8e1afb4a6e5728a5eb62970d9460", "item_id": 172, "attached": true, "created_at": "2026-11-22T12:39:32.70341+00:00"},
{"key": "0529bacc53f4b0177bf16e00fe87c1b4", "item_id": 137, "attached": true, "created_at": "2026-11-22T12:39:28.938042+00:00"},
{"key": "053ef62108baa543f9139fb7babd673d", "item_id": 136, "attached": true, "created_at": "2026-11-22T12:39:28.766888+00:00"},
{"key": "053fba6374378248ed616b459795a8d5", "item_id": 64, "attached": true, "created_at": "2026-11-22T12:39:23.010684+00:00"},
{"key": "05ae4b0c9218c14ce50b03b1db859901", "item_id": 5, "attached": true, "created_at": "2026-11-22T12:39:19.42783+00:00"},
{"key": "0741fbc6f34177f1a7274c321029a40d", "item_id": 38, "attached": true, "created_at": "2026-11-22T12:39:21.65323+00:00"},
{"key": "11909068cc60bd61881f0a574ec0448a", "item_id": 3, "attached": true, "created_at": "2026-11-22T12:39:19.268894+00:00"},
{"key": "121a2964c0868c463cea3d0d20b9017e", "item_id": 84, "attached": true, "created_at": "2026-11-22T12:39:25.015108+00:00"},
{"key": "13d8d42b589fba99d45fbcee7f71a5ce", "item_id": 158, "attached": true, "created_at": "2026-11-22T12:39:31.065672+00:00"},
{"key": "148b06e1f1a3e2112cf630fadfe98810", "item_id": 50, "attached": true, "created_at": "2026-11-22T12:39:22.196408+00:00"},
{"key": "16849d9c64ab4b17de4b818162ee5ead", "item_id": 127, "attached": true, "created_at": "2026-11-22T12:39:28.207041+00:00"},
{"key": "17b836505b46819abe6b2e12f2797445", "item_id": 170, "attached": true, "created_at": "2026-11-22T12:39:32.229959+00:00"},
{"key": "1960cdf4f8e97eeae4ca92b08c45c595", "item_id": 145, "attached": true, "created_at": "2026-11-22T12:39:29.993342+00:00"},
{"key": "1b28a5b303815bae54c55da53cefca1b", "item_id": 19, "attached": true, "created_at": "2026-11-22T12:39:20.477797+00:00"},
{"key": "1b4bbb6dd8604729b05c916dcb8937dd", "item_id": 20, "attached": true, "created_at": "2026-11-22T12:39:20.502232+00:00"},
{"key": "1ba11164b262da3a97e1acb4354663c7", "item_id": 17, "attached": true, "created_at": "2026-11-22T12:39:20.364158+00:00"},
{"key": "1c314fd3896077308de882f876cbcdf9", "item_id": 81, "attached": true, "created_at": "2026-11-22T12:39:24.605493+00:00"},
{"key": "1db3824f9013e9640ef5dae74217e69e", "item_id": 4, "attached": true, "created_at": "2026-11-22T12:39:19.403828+00:00"},
{"key": "1df64ad4753ea2315fe2fed4ae7b0a87", "item_id": 129, "attached": true, "created_at": "2026-11-22T12:39:28.301405+00:00"},
{"key": "1fc8f95267cc9b09c09e98de76539bf7", "item_id": 139, "attached": true, "created_at": "2026-11-22T12:39:29.049458+00:00"},
{"key": "207e7da659f399ef19650877201b0588", "item_id": 112, "attached": true, "created_at": "2026-11-22T12:39:27.445722+00:00"},
{"key": "20ed7533d905fffa6d29672c42d6f332", "item_id": 85, "attached": true, "created_at": "2026-11-22T12:39:25.150231+00:00"},
{"key": "240f273cb1d4a7e6893603b461dfc1ee", "item_id": 83, "attached": true, "created_at": "2026-11-22T12:39:24.889059+00:00"},
{"key": "246d07c37da6067fccd36af65eb1e961", "item_id": 146, "attached": true, "created_at": "2026-11-22T12:39:29.985722+00:00"},
{"key": "26f2bbb84d6f6d077e93b43d6a8970a1", "item_id": 156, "attached": true, "created_at": "2026-11-22T12:39:30.964134+00:00"},
{"key": "280c8d8c5104acf956347d2059d58e0e", "item_id": 75, "attached": true, "created_at": "2026-11-22T12:39:24.049957+00:00"},
{"key": "2845561dbd44b9575947f2d111de3b5a", "item_id": 173, "attached": true, "created_at": "2026-11-22T12:39:33.055531+00:00"},
{"key": "2846019643f0d6525ef7da28b1b4e6fd", "item_id": 87, "attached": true, "created_at": "2026-11-22T12:39:25.382864+00:00"},
{"key": "2895ba070e6588ed3015fa7aa423ae5b", "item_id": 60, "attached": true, "created_at": "2026-11-22T12:39:22.712181+00:00"},
{"key": "2ba0739d220949b3f6a59f2011e9ab1f", "item_id": 111, "attached": true, "created_at": "2026-11-22T12:39:27.336268+00:00"},
{"key": "2f1f6da1c1dc123d6098461979df1300", "item_id": 95, "attached": true, "created_at": "2026-11-22T12:39:26.122323+00:00"},
{"key": "2f21d9956673a31a44e5a016034989cb", "item_id": 11, "attached": true, "created_at": "2026-11-22T12:39:19.863439+00:00"},
{"key": "2f9ebb5354c8fedce62621846d6d4895", "item_id": 105, "attached": true, "created_at": "2026-11-22T12:39:26.887198+00:00"},
{"key": "33be7c7287acf66e5c5a8da47998a9f2", "item_id": 78, "attached": true, "created_at": "2026-11-22T12:39:24.285983+00:00"},
{"key": "3437b860f0239ae099bee4c6633b009a", "item_id": 86, "attached": true, "created_at": "2026-11-22T12:39:25.184158+00:00"},
{"key": "34b7fc327822c4996c4f8efb306eb7c8", "item_id": 125, "attached": true, "created_at": "2026-11-22T12:39:28.116886+00:00"},
{"key": "36f6e1dff07c229221a4b0cbb3211d6c", "item_id": 29, "attached": true, "created_at": "2026-11-22T12:39:21.139877+00:00"},
{"key": "37e605547a641b756fe62fb477e1aa57", "item_id": 171, "attached": true, "created_at": "2026-11-22T12:39:32.515599+00:00"},
{"key": "383eaf27bf895ff7e05d97997798a1f2", "item_id": 101, "attached": true, "created_at": "2026-11-22T12:39:26.532681+00:00"},
{"key": "3b43ee9dab687b352f190f6b3f3d237d", "item_id": 117, "attached": true, "created_at": "2026-11-22T12:39:27.785258+00:00"},
{"key": "3d45abf17b70b0d11f5af5f8e0af9033", "item_id": 80, "attached": true, "created_at": "2026-11-22T12:39:24.451626+00:00"},
{"key": "424b5c0598312195abddb2d723b7be52", "item_id": 1, "attached": true, "created_at": "2026-11-22T12:39:18.901844+00:00"},
{"key": "43872b9c02739826d1d579719f09fba9", "item_id": 162, "attached": true, "created_at": "2026-11-22T12:39:31.223272+00:00"},
{"key": "44058196736433c5de8a2aa9ca670eb3", "item_id": 110, "attached": true, "created_at": "2026-11-22T12:39:27.316583+00:00"},
{"key": "44e06a1c0e5946f691ee4db8522483e4", "item_id": 135, "attached": true, "created_at": "2026-11-22T12:39:28.812608+00:00"},
{"key": "45d47481a748e970de74d992b641ed2c", "item_id": 10, "attached": true, "created_at": "2026-11-22T12:39:19.644167+00:00"},
{"key": "45dc50e41fca1cf8c72460d04be8a7e0", "item_id": 161, "attached": true, "created_at": "2026-11-22T12:39:31.175031+00:00"},
{"key": "473f6faa4bc64991523cac459feb90f5", "item_id": 70, "attached": true, "created_at": "2026-11-22T12:39:23.623727+00:00"},
{"key": "4caf91ef432f783f0c75e615eb09e9b8", "item_id": 97, "attached": true, "created_at": "2026-11-22T12:39:26.282009+00:00"},
{"key": "4ce73f26f12512e7dcb01910576197ae", "item_id": 42, "attached": true, "created_at": "2026-11-22T12:39:21.887817+00:00"},
{"key": "540dd2189d2d2c7f6e3c77b70e7b4035", "item_id": 103, "attached": true, "created_at": "2026-11-22T12:39:26.668234+00:00"},
{"key": "5473562ea18ac15147a79222eeb86739", "item_id": 165, "attached": true, "created_at": "2026-11-22T12:39:31.542742+00:00"},
{"key": "54a478695027c538446fae88ee0cf0d4", "item_id": 65, "attached": true, "created_at": "2026-11-22T12:39:23.050046+00:00"},
{"key": "55be912785e75644848b9642e9597773", "item_id": 176, "attached": true, "created_at": "2026-11-22T12:39:33.425625+00:00"},
{"key": "5665c861188a232da47d11ee20f0ac38", "item_id": 147, "attached": true, "created_at": "2026-11-22T12:39:30.334326+00:00"},
{"key": "599494e2f253e8339c51b42b97b4d3d4", "item_id": 96, "attached": true, "created_at": "2026-11-22T12:39:26.278633+00:00"},
{"key": "5d8493abc9c4c981f1022e4f95eaf651", "item_id": 89, "attached": true, "created_at": "2026-11-22T12:39:25.504197+00:00"},
{"key": "5f30b98047184e7b028d8a88b1427779", "item_id": 122, "attached": true, "created_at": "2026-11-22T12:39:27.975144+00:00"},
{"key": "5f8ce4e4abada455d97eb76127a4d90b", "item_id": 61, "attached": true, "created_at": "2026-11-22T12:39:22.717716+00:00"},
{"key": "6023af9bec2f86774e7c1aad718f3469", "item_id": 94, "attached": true, "created_at": "2026-11-22T12:39:26.005919+00:00"},
{"key": "62f0736934d192076fd21260ec104468", "item_id": 9, "attached": true, "created_at": "2026-11-22T12:39:19.597204+00:00"},
{"key": "6346ccd15babaf6ce1c11723e1b9a788", "item_id": 143, "attached": true, "created_at": "2026-11-22T12:39:29.75771+00:00"},
{"key": "6a2c63ec8ee3ed3754329fe35e6f55c5", "item_id": 16, "attached": true, "created_at": "2026-11-22T12:39:20.204236+00:00"},
{"key": "6b6131db630921985f452bf4e8be90cd", "item_id": 34, "attached": true, "created_at": "2026-11-22T12:39:21.385155+00:00"},
{"key": "6def7a560f920b1e863e762fb575ff69", "item_id": 99, "attached": true, "created_at": "2026-11-22T12:39:26.39908+00:00"},
{"key": "72b138b86062191307fc147f9f51c9c7", "item_id": 71, "attached": true, "created_at": "2026-11-22T12:39:23.675239+00:00"},
{"key": "73507047cafb6ac8d4852cc810a22905", "item_id": 45, "attached": true, "created_at": "2026-11-22T12:39:22.063751+00:00"},
{"key": "742c9d0756473eb4d38a43f38a664c13", "item_id": 82, "attached": true, "created_at": "2026-11-22T12:39:24.7939+00:00"},
{"key": "74a925e9628f2183c2f49f3cea011b10", "item_id": 106, "attached": true, "created_at": "2026-11-22T12:39:27.004352+00:00"},
{"key": "74bb98a2b229936087a295c3a9250b96", "item_id": 144, "attached": true, "created_at": "2026-11-22T12:39:29.737753+00:00"},
{"key": "7535d842507b20d42c157dc90e3cb4bf", "item_id": 154, "attached": true, "created_at": "2026-11-22T12:39:30.888837+00:00"},
{"key": "790abadaf9893a906a4fb8b3c43be731", "item_id": 160, "attached": true, "created_at": "2026-11-22T12:39:31.141185+00:00"},
{"key": "7e4bda69e3203892037c209bd0f6c01d", "item_id": 148, "attached": true, "created_at": "2026-11-22T12:39:30.388619+00:00"},
{"key": "7e59892950d6e73af92d176ce399e19d", "item_id": 39, "attached": true, "created_at": "2026-11-22T12:39:21.740441+00:00"},
{"key": "7f26e8385ec832a78638a3ebb051abc0", "item_id": 126, "attached": true, "created_at": "2026-11-22T12:39:28.198414+00:00"},
{"key": "7f27be869b2d8012a7c30e66a5cb88fa", "item_id": 22, "attached": true, "created_at": "2026-11-22T12:39:20.578152+00:00"},
{"key": "8006927967afc6963f47a28d38ba8c70", "item_id": 104, "attached": true, "created_at": "2026-11-22T12:39:26.813589+00:00"},
{"key": "8132d0713510aa7b8de54b42fcd96102", "item_id": 142, "attached": true, "created_at": "2026-11-22T12:39:29.532193+00:00"},
{"key": "81809802572b0ab00a2a0752d8b7dd48", "item_id": 53, "attached": true, "created_at": "2026-11-22T12:39:22.267055+00:00"},
{"key": "83f25962061c1547f13c6e47f5bd7066", "item_id": 72, "attached": true, "created_at": "2026-11-22T12:39:23.802654+00:00"},
{"key": "84c8c2d5b724190eb9755f3d8b256434", "item_id": 25, "attached": true, "created_at": "2026-11-22T12:39:20.779638+00:00"},
{"key": "86189f3a4a5c235da90c6e9521a3f814", "item_id": 58, "attached": true, "created_at": "2026-11-22T12:39:22.533712+00:00"},
{"key": "873de9ef15d98824876694cc30100f8d", "item_id": 107, "attached": true, "created_at": "2026-11-22T12:39:27.017097+00:00"},
{"key": "884526692a08cf8e89a58e18af53f073", "item_id": 141, "attached": true, "created_at": "2026-11-22T12:39:29.407832+00:00"},
{"key": "888e26c707c60c068cb3d4bb6f18f7f2", "item_id": 164, "attached": true, "created_at": "2026-11-22T12:39:31.504952+00:00"},
{"key": "88e57dee71f1acac834acb4902462dc4", "item_id": 88, "attached": true, "created_at": "2026-11-22T12:39:25.382014+00:00"},
{"key": "8921508d729d33c8ee3bd4e580cec16c", "item_id": 153, "attached": true, "created_at": "2026-11-22T12:39:30.829688+00:00"},
{"key": "8adfcacab2e612087dc0095215a1a63a", "item_id": 174, "attached": true, "created_at": "2026-11-22T12:39:33.285048+00:00"},
{"key": "8b6e32aa3ccce0d082df31b8423674e1", "item_id": 28, "attached": true, "created_at": "2026-11-22T12:39:21.03725+00:00"},
{"key": "8c6b58fd3062484c6e739a98ce944fa7", "item_id": 2, "attached": true, "created_at": "2026-11-22T12:39:19.144687+00:00"},
{"key": "8d1685cbd159d9615b78ab5955485091", "item_id": 79, "attached": true, "created_at": "2026-11-22T12:39:24.371381+00:00"},
{"key": "907b6b2033c5c2b60763a1920e7ce36e", "item_id": 37, "attached": true, "created_at": "2026-11-22T12:39:21.543515+00:00"},
{"key": "92872e135fa39f1fb04397bd98380fc6", "item_id": 90, "attached": true, "created_at": "2026-11-22T12:39:25.615361+00:00"},
{"key": "931ff4fac4938d512b649e590c75d4d0", "item_id": 46, "attached": true, "created_at": "2026-11-22T12:39:22.108892+00:00"},
{"key": "9339305650282510283973c09ae13047", "item_id": 133, "attached": true, "created_at": "2026-11-22T12:39:28.580946+00:00"},
{"key": "968ee134b2b7c5bf4cc0ca9c3598231a", "item_id": 167, "attached": true, "created_at": "2026-11-22T12:39:31.785989+00:00"},
{"key": "979abb7b495f326f8e86a5b3e51bb113", "item_id": 134, "attached": true, "created_at": "2026-11-22T12:39:28.672686+00:00"},
{"key": "981031c65b0eec91f39be0937c904241", "item_id": 157, "attached": true, "created_at": "2026-11-22T12:39:31.024126+00:00"},
{"key": "9836ac92e2c8455393f756ea8ddcfd2d", "item_id": 51, "attached": true, "created_at": "2026-11-22T12:39:22.240574+00:00"},
{"key": "9b20a79b750b597bbc12e8e208f936d5", "item_id": 14, "attached": true, "created_at": "2026-11-22T12:39:20.051676+00:00"},
{"key": "9f6ae950d2564c6ca44505bc6476f281", "item_id": 66, "attached": true, "created_at": "2026-11-22T12:39:23.158711+00:00"},
{"key": "a0535b91746849ab67c7e25351677321", "item_id": 177, "attached": true, "created_at": "2026-11-22T12:39:33.492046+00:00"},
{"key": "a2e4444816ad93df96ce6b302f6c3ca2", "item_id": 68, "attached": true, "created_at": "2026-11-22T12:39:23.461191+00:00"},
{"key": "a2e68369b9878281fe2fd89db2a544a0", "item_id": 59, "attached": true, "created_at": "2026-11-22T12:39:22.607602+00:00"},
{"key": "a5043b2a04d619051a0b9e5a3b33aeba", "item_id": 49, "attached": true, "created_at": "2026-11-22T12:39:22.149507+00:00"},
{"key": "a59fb213648e454b3b805aa9615f095b", "item_id": 69, "attached": true, "created_at": "2026-11-22T12:39:23.514539+00:00"},
{"key": "a6ceb6ed984afdbc04828bdd86e562f9", "item_id": 138, "attached": true, "created_at": "2026-11-22T12:39:29.013831+00:00"},
{"key": "a7e3f59f250303df048da7db20750079", "item_id": 24, "attached": true, "created_at": "2026-11-22T12:39:20.704484+00:00"},
{"key": "a8ee5fc83fa903e4c49fab423b7a6cf6", "item_id": 130, "attached": true, "created_at": "2026-11-22T12:39:28.447353+00:00"},
{"key": "a9a8967ba9d8369775c8989acf6cec14", "item_id": 118, "attached": true, "created_at": "2026-11-22T12:39:27.825493+00:00"},
{"key": "ab4be6c4f5d289d67bcb575eab6816bc", "item_id": 152, "attached": true, "created_at": "2026-11-22T12:39:30.806316+00:00"},
{"key": "b2ce46dddcd478170656a9ca845bcfa1", "item_id": 32, "attached": true, "created_at": "2026-11-22T12:39:21.249368+00:00"},
{"key": "b2f0cd6a38d43aa777206c760dc66969", "item_id": 56, "attached": true, "created_at": "2026-11-22T12:39:22.442243+00:00"},
{"key": "b3ba9342d95d4efbdeedd77065a40655", "item_id": 62, "attached": true, "created_at": "2026-11-22T12:39:22.888627+00:00"},
{"key": "b63112dec6443893ab0dc78306d5fa89", "item_id": 115, "attached": true, "created_at": "2026-11-22T12:39:27.596788+00:00"},
{"key": "b80a70177e4ed73e6b15abc43ab72f68", "item_id": 124, "attached": true, "created_at": "2026-11-22T12:39:28.083236+00:00"},
{"key": "b84512ec35998055978097df50bf2d6d", "item_id": 26, "attached": true, "created_at": "2026-11-22T12:39:20.837131+00:00"},
{"key": "ba224110d8e98bda86674f94d1191db7", "item_id": 149, "attached": true, "created_at": "2026-11-22T12:39:30.467727+00:00"},
{"key": "ba503c496af42db7508f097d12308b8c", "item_id": 54, "attached": true, "created_at": "2026-11-22T12:39:22.359429+00:00"},
{"key": "bb16be69be4ba13f9f1bd7df678bcb25", "item_id": 36, "attached": true, "created_at": "2026-11-22T12:39:21.451974+00:00"},
{"key": "bb8712ad61f3de595181c8568246cb34", "item_id": 92, "attached": true, "created_at": "2026-11-22T12:39:25.755842+00:00"},
{"key": "bcafffdc0ac300af8b9010430f64250c", "item_id": 169, "attached": true, "created_at": "2026-11-22T12:39:31.979377+00:00"},
{"key": "c1e524dfff225edef961e992de88b890", "item_id": 43, "attached": true, "created_at": "2026-11-22T12:39:21.967773+00:00"},
{"key": "c2dfe8ce63b6ca8ab2e2d94da02991d7", "item_id": 30, "attached": true, "created_at": "2026-11-22T12:39:21.135208+00:00"},
{"key": "c33608b8ac0a0eea5bdad1b20defd124", "item_id": 159, "attached": true, "created_at": "2026-11-22T12:39:31.096192+00:00"},
{"key": "c55b7337ac0caa1ae3d2c338691ef8a8", "item_id": 74, "attached": true, "created_at": "2026-11-22T12:39:23.962226+00:00"},
{"key": "c5bce3ed146d1db6a679be091e9660fa", "item_id": 179, "attached": true, "created_at": "2026-11-22T12:39:34.071919+00:00"},
{"key": "c5c5a7578ed955c89632cd9e8142d20c", "item_id": 116, "attached": true, "created_at": "2026-11-22T12:39:27.608465+00:00"},
{"key": "c6ab18541fff437e212391bf7af061e9", "item_id": 150, "attached": true, "created_at": "2026-11-22T12:39:30.677574+00:00"},
{"key": "c886dc9b8a05bbaf3aa7676981005449", "item_id": 151, "attached": true, "created_at": "2026-11-22T12:39:30.718925+00:00"},
{"key": "c9f48a330b67af50b026bfdc4c4f0a1c", "item_id": 91, "attached": true, "created_at": "2026-11-22T12:39:25.733647+00:00"},
{"key": "cdf4ab9740ddd6032c8afc44a3ab1571", "item_id": 23, "attached": true, "created_at": "2026-11-22T12:39:20.675288+00:00"},
{"key": "ce2d44ddb6c02cef0a20f5b1cb4a9fe9", "item_id": 100, "attached": true, "created_at": "2026-11-22T12:39:26.488485+00:00"},
{"key": "d42b1595408ff39824fd0c4e35ab7f5b", "item_id": 21, "attached": true, "created_at": "2026-11-22T12:39:20.558605+00:00"},
{"key": "d6f78d9ef5154af2bc3673b3ac48848e", "item_id": 15, "attached": true, "created_at": "2026-11-22T12:39:20.203888+00:00"},
{"key": "d83a473b9ce78c6c36490d27a187f231", "item_id": 128, "attached": true, "created_at": "2026-11-22T12:39:28.288691+00:00"},
{"key": "d87c7b35463b36d35e3ce71825a218ad", "item_id": 178, "attached": true, "created_at": "2026-11-22T12:39:33.638733+00:00"},
{"key": "d8db7be0a28dc17171b80d7149a8be39", "item_id": 132, "attached": true, "created_at": "2026-11-22T12:39:28.547452+00:00"},
{"key": "dc16c6e3ecbe4db61a4f1dbb93ca1ab9", "item_id": 77, "attached": true, "created_at": "2026-11-22T12:39:24.202426+00:00"},
{"key": "dcb6bc33a194f14a846cf9d73a72b05c", "item_id": 113, "attached": true, "created_at": "2026-11-22T12:39:27.466861+00:00"},
{"key": "de14d33ba08f40c1913fdc04f4ae6cf4", "item_id": 73, "attached": true, "created_at": "2026-11-22T12:39:23.809727+00:00"},
{"key": "e03882fded85e46b33669d34ddb5bd11", "item_id": 175, "attached": true, "created_at": "2026-11-22T12:39:33.353983+00:00"},
{"key": "e3ae6e3954a82d5947077191861b9b6d", "item_id": 131, "attached": true, "created_at": "2026-11-22T12:39:28.492278+00:00"},
{"key": "e5d689b7104e8175df5a8e6309545869", "item_id": 33, "attached": true, "created_at": "2026-11-22T12:39:21.312781+00:00"},
{"key": "e5f0d21befbef7f4089b2e720b57f42a", "item_id": 98, "attached": true, "created_at": "2026-11-22T12:39:26.386367+00:00"},
{"key": "e65f5c6b9a427d82262159c80fe44223", "item_id": 166, "attached": true, "created_at": "2026-11-22T12:39:31.677893+00:00"},
{"key": "e87bfff5d53d938e1307ce2a81482b6b", "item_id": 140, "attached": true, "created_at": "2026-11-22T12:39:29.40902+00:00"},
{"key": "eb08423c14d2b3576a7056c318967b34", "item_id": 13, "attached": true, "created_at": "2026-11-22T12:39:20.040875+00:00"},
{"key": "ef576f9ba189bf9ebb481c2a9b5a2b3b", "item_id": 57, "attached": true, "created_at": "2026-11-22T12:39:22.475959+00:00"},
{"key": "f263b02da9d2fcd2b93d36e62062ec6e", "item_id": 63, "attached": true, "created_at": "2026-11-22T12:39:22.88431+00:00"},
{"key": "f29244fde76e2d525488a6629aa7f269", "item_id": 102, "attached": true, "created_at": "2026-11-22T12:39:26.64451+00:00"},
{"key": "f2ae07e4685bb71a86b0a6fe105cd0c6", "item_id": 40, "attached": true, "created_at": "2026-11-22T12:39:21.812324+00:00"},
{"key": "f365e9c8436589e1563bf30af13ee40a", "item_id": 55, "attached": true, "created_at": "2026-11-22T12:39:22.385169+00:00"},
{"key": "f41f6e1b5fd5ee645306dff72ce64559", "item_id": 18, "attached": true, "created_at": "2026-11-22T12:39:20.421935+00:00"},
{"key": "f7a655b079d8a1584c4b564878b65d56", "item_id": 109, "attached": true, "created_at": "2026-11-22T12:39:27.134202+00:00"},
{"key": "f8d8a433641d2da1c3bda3bb55f5f343", "item_id": 12, "attached": true, "created_at": "2026-11-22T12:39:19.786686+00:00"},
{"key": "f97d38095409b0b5c16c9102ccbe9625", "item_id": 27, "attached": true, "created_at": "2026-11-22T12:39:20.980122+00:00"},
{"key": "fc5b5dc4dc41622950fb55d179c095fe", "item_id": 121, "attached": true, "created_at": "2026-11-22T12:39:27.94024+00:00"},
{"key": "fcc5f3d770c7e13bd53191232aed8cba", "item_id": 155, "attached": true, "created_at": "2026-11-22T12:39:30.919228+00:00"},
{"key": "fe057e6d3dcb5c832a486654c43dac26", "item_id": 108, "attached": true, "created_at": "2026-11-22T12:39:27.128179+00:00"},
{"key": "ff645093329ab69f7cd9fc70dc5ee886", "item_id": 123, "attached": true, "created_at": "2026-11-22T12:39:28.028732+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
