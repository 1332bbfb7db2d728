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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "2lKvrQEeBWmkwss2CP1ShEs3TSe8jDwe", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T10:57:55.898+00:00", "updatedAt": "2026-11-22T10:57:55.898+00:00", "emailVerified": false},
{"id": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.137+00:00", "updatedAt": "2026-11-22T10:57:56.137+00:00", "emailVerified": false},
{"id": "IPzCPeK24pZ6Y1LtiwmbnVFWI1jLCENH", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.336+00:00", "updatedAt": "2026-11-22T10:57:56.336+00:00", "emailVerified": false},
{"id": "UWmRQN2uWNkdk5r6pJbQRucodwe3zENF", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T10:57:57.11+00:00", "updatedAt": "2026-11-22T10:57:57.11+00:00", "emailVerified": false},
{"id": "gLjrI4goMZTrNP90rimwURnbNPxelsqn", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.761+00:00", "updatedAt": "2026-11-22T10:57:56.761+00:00", "emailVerified": false},
{"id": "h2NvUIHjy2MFFF9lHXqgIVfwgNiwVpo0", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T10:57:55.755+00:00", "updatedAt": "2026-11-22T10:57:55.755+00:00", "emailVerified": false},
{"id": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T10:57:55.588+00:00", "updatedAt": "2026-11-22T10:57:55.588+00:00", "emailVerified": false},
{"id": "lNoOAEniwj1bUaLMaWLTIRJlqKUXCLTQ", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.596+00:00", "updatedAt": "2026-11-22T10:57:56.596+00:00", "emailVerified": false},
{"id": "t2cn5thOuMABJWKkNfgiPIqKInWG9rL2", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.039+00:00", "updatedAt": "2026-11-22T10:57:56.039+00:00", "emailVerified": false},
{"id": "wrkOjgJKN9ceDXC1k7F4kJVp9FBJSFdz", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T10:57:56.975+00:00", "updatedAt": "2026-11-22T10:57:56.975+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "hBUmlhjq2t3yPsRSxVil2DN8YZpA6Rmp", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T10:57:52.739+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"Z2S2oETHcgWBJvUku6BknwBMw3ARNdaj0YQ20hgk-6o\",\"y\":\"xjsd8BDB7Kh78VRRYOl3M4jikdlajX_52EHgR9_s-9E\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$e77082eac893dbaec39aba976d61c8e4e82626383402f908c50245c3d4b77949f6c3a78c5bbc3d392686edaedb98479e29c3f491a8ff11d39d8e48489be8b97326721bef17b7a63cfedfb6bf8af8135dfdcaab4d0b6b6eaadf6a6a5891a37a4d8774ca7d44d1bd98bcf1dae5799632f1462e4909ba7016887a8d58c7d4b683035de54bea668bc6f33c3edad3041b8514378ccc14b5eeea9030d185755d81dcd0a04b567ae5a01bd2e88f10121ea37cc76d3d4f96fc429ec7af5116e02505cd82fb04281ec8870c4d146c69b56ff7f39efc1c18c274cbb516\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T10:57:57.954496+00:00", "id": 1, "uid": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T10:57:58.885036+00:00", "id": 2, "uid": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T10:57:52.133289+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T10:57:52.239415+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T10:57:52.252622+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-22T10:57:52.571223+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:55.731736+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "UWmRQN2uWNkdk5r6pJbQRucodwe3zENF", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:57.160058+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "h2NvUIHjy2MFFF9lHXqgIVfwgNiwVpo0", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:55.796019+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "2lKvrQEeBWmkwss2CP1ShEs3TSe8jDwe", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:55.972122+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "t2cn5thOuMABJWKkNfgiPIqKInWG9rL2", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:56.103116+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T10:57:56.195492+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "IPzCPeK24pZ6Y1LtiwmbnVFWI1jLCENH", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:56.47585+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "lNoOAEniwj1bUaLMaWLTIRJlqKUXCLTQ", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:56.678944+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "gLjrI4goMZTrNP90rimwURnbNPxelsqn", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:56.886847+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "wrkOjgJKN9ceDXC1k7F4kJVp9FBJSFdz", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T10:57:57.051579+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "1nliAglZtVtUdjQKtmQmm0d37uZDbPkt", "scope": null, "userId": "h2NvUIHjy2MFFF9lHXqgIVfwgNiwVpo0", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$2rgXWgcqQevesDj3HgQOrg$zfx0Vum/6r/yD6WNpUiJa8j7L5Xe2+W1eCGqXwWuYnE", "accountId": "h2NvUIHjy2MFFF9lHXqgIVfwgNiwVpo0", "createdAt": "2026-11-22T10:57:55.759+00:00", "updatedAt": "2026-11-22T10:57:55.759+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "F8m6FqROUChvnYF7ihHHjzWBSwJE7HZG", "scope": null, "userId": "wrkOjgJKN9ceDXC1k7F4kJVp9FBJSFdz", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Qvrn1uwUDcccXrNrFisUqw$o5Nv/FadAINLhWvxS+582O+om0O+sT53PcnarMeFIxc", "accountId": "wrkOjgJKN9ceDXC1k7F4kJVp9FBJSFdz", "createdAt": "2026-11-22T10:57:56.976+00:00", "updatedAt": "2026-11-22T10:57:56.976+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "I3NoJpIxAoRcENkP0TVed6W1weeMr5fB", "scope": null, "userId": "IPzCPeK24pZ6Y1LtiwmbnVFWI1jLCENH", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$L5X4juIDwq1ouXGSjL8RLw$8XjEgGvignsuV+kHbAKHKU5GaWRK8XtxAT/KEcb/seI", "accountId": "IPzCPeK24pZ6Y1LtiwmbnVFWI1jLCENH", "createdAt": "2026-11-22T10:57:56.343+00:00", "updatedAt": "2026-11-22T10:57:56.343+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Mi6578K4008ou471GDKp0ZQtjtsdWIHY", "scope": null, "userId": "UWmRQN2uWNkdk5r6pJbQRucodwe3zENF", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$VV7icEiHIvqmUA7ssjVatg$j2fRps81DwhFb/xeTmNTlifOkyXh4xtL1UQDkgfxX5c", "accountId": "UWmRQN2uWNkdk5r6pJbQRucodwe3zENF", "createdAt": "2026-11-22T10:57:57.115+00:00", "updatedAt": "2026-11-22T10:57:57.115+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "VHuAc37xoSt1Zu36th4UJHIlmYeTEKFF", "scope": null, "userId": "lNoOAEniwj1bUaLMaWLTIRJlqKUXCLTQ", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$T8nf6rqWcA1512EZzXrmmg$cXQaA+2x0Qyzr8+6QgwDMtx2cEQlSVi4YZm/5sjIScw", "accountId": "lNoOAEniwj1bUaLMaWLTIRJlqKUXCLTQ", "createdAt": "2026-11-22T10:57:56.599+00:00", "updatedAt": "2026-11-22T10:57:56.599+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "aEg6PeIdzo76B6EQ7AwfbwtiBIDKQda8", "scope": null, "userId": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$JTsiF1rXeuIKkS69kMotxQ$Q4CTmxTGBStG3OCA/Bt+DzzvL+gHWPKPnybADHsnE0g", "accountId": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "createdAt": "2026-11-22T10:57:56.138+00:00", "updatedAt": "2026-11-22T10:57:56.138+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "bBJ6scHaTh4MPHuGkgxTWn6HZG0QysjK", "scope": null, "userId": "2lKvrQEeBWmkwss2CP1ShEs3TSe8jDwe", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$bFl+TbIq11JxSghSF79XbA$uxobNqLh8tZ4ugEtmq/rTp9kb6shLSAO9yam7PNh/vs", "accountId": "2lKvrQEeBWmkwss2CP1ShEs3TSe8jDwe", "createdAt": "2026-11-22T10:57:55.901+00:00", "updatedAt": "2026-11-22T10:57:55.901+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "ihXCY30zWwtdunIfU2JyXrLOXlc37IpX", "scope": null, "userId": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$D/RF1hOrR5MMWQsw3ahU6Q$wW4WzTHMWmGbU3mGXPp8i1Bk88hqPA+JCn1sJRRXVTU", "accountId": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "createdAt": "2026-11-22T10:57:55.631+00:00", "updatedAt": "2026-11-22T10:57:55.631+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "zKIfyJPrgsX4yTMPZ4nLwFgM8kpygw0b", "scope": null, "userId": "t2cn5thOuMABJWKkNfgiPIqKInWG9rL2", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$+z86+DX0j+ZihThfiMGLsg$Nw+05/QP8uW6o1WpeTFzYIzAj14uHF0zsnLsvVeqLCU", "accountId": "t2cn5thOuMABJWKkNfgiPIqKInWG9rL2", "createdAt": "2026-11-22T10:57:56.043+00:00", "updatedAt": "2026-11-22T10:57:56.043+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "zZQ8XJhJTNYbREdCVtP8SkkMMe0rRHhR", "scope": null, "userId": "gLjrI4goMZTrNP90rimwURnbNPxelsqn", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$h/XJmT70YvhlU0Es/F6GPg$hhkng6Er16T143EBKEyXjOkRk2ztxQWljslLMTwZrv0", "accountId": "gLjrI4goMZTrNP90rimwURnbNPxelsqn", "createdAt": "2026-11-22T10:57:56.762+00:00", "updatedAt": "2026-11-22T10:57:56.762+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "DadVXGglQVfNTYuM0OGLqNg1K09guR7f", "token": "kCGo-4_YABC5GZDllf4OGXiggYABEWM-MQG5NHWopjY", "userId": "hzdjkaotwix4znl9w1RpXqaU3AxFS6Da", "createdAt": "2026-11-22T10:57:55.634+00:00", "expiresAt": "2026-12-06T10:57:55.634+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:55.634+00:00", "userAgent": ""},
{"id": "ErQrXeLUaCcdNQJk8Q9SZI7Dd22l86CJ", "token": "io-U7UQT0vJ3oPmpj9-i3Mbi0NDDUSrYi_7S3oxt1oE", "userId": "UWmRQN2uWNkdk5r6pJbQRucodwe3zENF", "createdAt": "2026-11-22T10:57:57.115+00:00", "expiresAt": "2026-12-06T10:57:57.115+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:57.115+00:00", "userAgent": ""},
{"id": "HnofECfl5PHzI8TqmHEsEUvIvOXSbeiH", "token": "zBkMoz72j3RAK6GxQltfonuGEI9rjJax-kimP-cerr4", "userId": "h2NvUIHjy2MFFF9lHXqgIVfwgNiwVpo0", "createdAt": "2026-11-22T10:57:55.76+00:00", "expiresAt": "2026-12-06T10:57:55.76+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:55.76+00:00", "userAgent": ""},
{"id": "IzyurlvXb4OEVnA9hkubSybsNPb7CWE1", "token": "Uxu_A_DI8iP5-1lokZpH7hc3rHSCD5KN_vDkEtnG8zU", "userId": "IPzCPeK24pZ6Y1LtiwmbnVFWI1jLCENH", "createdAt": "2026-11-22T10:57:56.347+00:00", "expiresAt": "2026-12-06T10:57:56.347+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.347+00:00", "userAgent": ""},
{"id": "OrmCC7iNdQnILvWrHgmIP1H3230Jw22I", "token": "Oz94gPeZNdQiTifOtlwLXhDx7gImQITbCEoxqTN-DYo", "userId": "BEMHKzSopd6q5GnjXQowufcD7d07Qbaq", "createdAt": "2026-11-22T10:57:56.139+00:00", "expiresAt": "2026-12-06T10:57:56.139+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.139+00:00", "userAgent": ""},
{"id": "bthyab2EI3sotVQyyR8MZ8WhFULk4RBX", "token": "aVPG1nU5F6CT_2z99vFWNv0QZRrIpAjviYzlIgTTSvg", "userId": "wrkOjgJKN9ceDXC1k7F4kJVp9FBJSFdz", "createdAt": "2026-11-22T10:57:56.977+00:00", "expiresAt": "2026-12-06T10:57:56.977+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.977+00:00", "userAgent": ""},
{"id": "gcDVxbg58USESrCbptwLtvciwThDbdSl", "token": "lQzS-Xjwp81DJT2qJf_F1CxDWSTBcKChiif0EXUAlTE", "userId": "gLjrI4goMZTrNP90rimwURnbNPxelsqn", "createdAt": "2026-11-22T10:57:56.769+00:00", "expiresAt": "2026-12-06T10:57:56.769+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.769+00:00", "userAgent": ""},
{"id": "jnHoGCP1NSGXyDM3MLPnsO2CT6MIbxc9", "token": "jQSzDj7flGOQR2VP65rpVOLyLcyXvl4Y09bnv4rowmg", "userId": "2lKvrQEeBWmkwss2CP1ShEs3TSe8jDwe", "createdAt": "2026-11-22T10:57:55.905+00:00", "expiresAt": "2026-12-06T10:57:55.905+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:55.905+00:00", "userAgent": ""},
{"id": "nS4dWlQlrbM8r1gSniV10HuCdhaKVQKR", "token": "pX4ONmuRAi1HV2i_QZwiUHmol90wrBcTY4FPlZLJeP8", "userId": "lNoOAEniwj1bUaLMaWLTIRJlqKUXCLTQ", "createdAt": "2026-11-22T10:57:56.614+00:00", "expiresAt": "2026-12-06T10:57:56.614+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.614+00:00", "userAgent": ""},
{"id": "wo4uPbjeXA2qQ7qVP1QFnZ7k9Smx9MY9", "token": "VdHih8jw6f_Ij6AMMDPT71dSE_96a_qnQvtfcMceF3Q", "userId": "t2cn5thOuMABJWKkNfgiPIqKInWG9rL2", "createdAt": "2026-11-22T10:57:56.044+00:00", "expiresAt": "2026-12-06T10:57:56.044+00:00", "ipAddress": "", "updatedAt": "2026-11-22T10:57:56.044+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T10:58:20.729259+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T10:58:20.747609+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T10:58:20.769098+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T10:58:20.809193+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T10:57:59.084841+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T10:57:59.194027+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T10:57:59.383103+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T10:57:59.028252+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T10:57:59.175268+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T10:57:59.397763+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T10:57:59.307169+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T10:57:59.323371+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T10:57:58.923845+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T10:57:59.359258+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T10:57:58.970462+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T10:57:59.004537+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T10:57:58.983251+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T10:57:59.097577+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T10:57:58.999177+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T10:57:59.123481+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T10:57:59.180966+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T10:57:59.245601+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T10:57:59.376754+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T10:57:59.071505+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T10:57:59.286433+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T10:57:59.339659+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T10:57:59.061994+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T10:57:59.147016+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T10:57:59.259319+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T10:57:59.274603+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T10:57:59.084841+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T10:57:59.194027+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T10:57:59.286433+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T10:57:59.274603+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T10:57:59.383103+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T10:57:58.923845+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T10:57:58.970462+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T10:57:58.983251+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T10:57:58.999177+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T10:57:59.307169+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T10:57:59.339659+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T10:57:59.323371+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T10:57:59.028252+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T10:57:59.004537+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T10:57:59.071505+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T10:57:59.061994+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T10:57:59.359258+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T10:57:59.376754+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T10:57:59.175268+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T10:57:59.097577+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T10:57:59.123481+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T10:57:59.147016+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T10:57:59.180966+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T10:57:59.245601+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T10:57:59.397763+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T10:57:59.259319+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T10:58:00.062707+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T10:58:00.455+00:00", "description": "And things that come out of it better than last time."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T10:58:02.151352+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T10:58:03.359311+00:00", "description": ""},
{"id": 13, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T10:58:03.868838+00:00", "description": "No deadline, no specification."},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T10:58:04.15159+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T10:58:04.424046+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 16, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T10:58:05.090474+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 17, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T10:58:05.271166+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 18, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T10:58:05.76132+00:00", "description": "Clear skies, thermos, silence."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T10:58:06.979262+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T10:58:00.22438+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T10:58:07.953851+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T10:58:08.077541+00:00", "description": "We have a name and half a song."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T10:58:09.877517+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T10:58:10.228789+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T10:58:10.419637+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T10:58:10.576871+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T10:58:12.00043+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T10:58:12.087836+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T10:58:12.480041+00:00", "description": "June. July. August. Mud."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T10:58:13.44342+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T10:58:00.267373+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T10:58:14.336251+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T10:58:15.699429+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T10:58:17.016865+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T10:58:18.809001+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T10:58:00.285997+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 5, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T10:58:00.286286+00:00", "description": "Really."},
{"id": 6, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T10:58:00.456292+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 7, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T10:58:00.453911+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 8, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T10:58:00.456507+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 9, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T10:58:00.457543+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T10:58:00.859102+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 2, "is_available": true},
{"id": 10, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T10:58:02.019976+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 100, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T10:58:10.400085+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 101, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T10:58:10.519508+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 102, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T10:58:10.527124+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 103, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T10:58:10.638346+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 104, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T10:58:10.78121+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 105, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T10:58:11.080582+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 106, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T10:58:11.164994+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 107, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T10:58:11.458988+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 108, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T10:58:11.46346+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 109, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T10:58:11.535384+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 11, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T10:58:02.091918+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 110, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T10:58:11.66534+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 111, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T10:58:11.977616+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 112, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T10:58:11.998857+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 113, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T10:58:12.088257+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 114, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T10:58:12.158871+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 115, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T10:58:12.280721+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 17, "is_available": false},
{"id": 116, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T10:58:12.415801+00:00", "description": "You KNOW which one.", "wishlist_id": 21, "is_available": true},
{"id": 117, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T10:58:12.454405+00:00", "description": "This is a serious wish.", "wishlist_id": 21, "is_available": true},
{"id": 118, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T10:58:12.566885+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 119, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T10:58:12.959522+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 12, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T10:58:02.096729+00:00", "description": "Must survive exams.", "wishlist_id": 7, "is_available": true},
{"id": 120, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T10:58:12.959565+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 121, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T10:58:13.034899+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 122, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T10:58:13.158895+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 123, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T10:58:13.166155+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 124, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T10:58:13.249443+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 125, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T10:58:13.310853+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 126, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T10:58:13.403288+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 127, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T10:58:13.491288+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 128, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T10:58:13.499031+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 129, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T10:58:13.767369+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 13, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T10:58:02.096664+00:00", "description": "Put your names together for this one.", "wishlist_id": 8, "is_available": true},
{"id": 130, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T10:58:13.814092+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 131, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T10:58:13.916959+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 132, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T10:58:13.917009+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 26, "is_available": true},
{"id": 133, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T10:58:14.259084+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 134, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T10:58:14.259135+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 135, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T10:58:14.386842+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 136, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T10:58:14.434866+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 137, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T10:58:14.847103+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 138, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T10:58:14.879417+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 139, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T10:58:14.904534+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 14, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T10:58:02.186894+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 140, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T10:58:15.114758+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 141, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T10:58:15.114697+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 142, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T10:58:15.35301+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 143, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T10:58:15.448233+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 144, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T10:58:15.459706+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 145, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T10:58:15.465276+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 146, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T10:58:15.688134+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 147, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T10:58:15.689741+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 148, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T10:58:15.806642+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 149, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T10:58:16.106896+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 15, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T10:58:02.21045+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 2, "is_available": true},
{"id": 150, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T10:58:16.246518+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 151, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T10:58:16.254473+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 152, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T10:58:16.532612+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 153, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T10:58:16.532362+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 154, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T10:58:16.897178+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 155, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T10:58:16.985253+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 156, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T10:58:17.067388+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 157, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T10:58:17.130642+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 158, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T10:58:17.304162+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 159, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T10:58:17.422947+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 16, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T10:58:02.338868+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 160, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T10:58:17.424229+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 161, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T10:58:17.514271+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 162, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T10:58:17.680728+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 163, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T10:58:18.0521+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 164, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T10:58:18.095419+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 165, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T10:58:18.324631+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 166, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T10:58:18.393622+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 167, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T10:58:18.412136+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 168, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T10:58:18.560032+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T10:58:18.779574+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T10:58:02.511156+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 3, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T10:58:19.001961+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T10:58:19.309726+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T10:58:19.460493+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T10:58:19.616632+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T10:58:19.852598+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T10:58:20.030627+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T10:58:20.117047+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T10:58:20.223284+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T10:58:20.360029+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T10:58:20.511384+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T10:58:02.577591+00:00", "description": "Blank.", "wishlist_id": 5, "is_available": true},
{"id": 19, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T10:58:02.646864+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 2, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T10:58:00.863267+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 20, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T10:58:02.865956+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 21, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T10:58:02.865871+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 22, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T10:58:02.980433+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 23, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T10:58:03.020582+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 24, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T10:58:03.04717+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 25, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T10:58:03.099536+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 26, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T10:58:03.144397+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 6, "is_available": true},
{"id": 27, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T10:58:03.204847+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 28, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T10:58:03.305253+00:00", "description": "Whole bean.", "wishlist_id": 5, "is_available": true},
{"id": 29, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T10:58:03.343648+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 3, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T10:58:01.264524+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 30, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T10:58:03.378753+00:00", "description": "You choose. I trust you.", "wishlist_id": 4, "is_available": true},
{"id": 31, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T10:58:03.391346+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 32, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T10:58:03.578864+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 10, "is_available": true},
{"id": 33, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T10:58:03.614242+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 34, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T10:58:03.729634+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 35, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T10:58:03.728906+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 36, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T10:58:03.796162+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 37, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T10:58:04.075266+00:00", "description": "For the faces of the passengers.", "wishlist_id": 2, "is_available": true},
{"id": 38, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T10:58:04.137472+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 39, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T10:58:04.154941+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 4, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T10:58:01.360758+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 6, "is_available": true},
{"id": 40, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T10:58:04.255882+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 41, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T10:58:04.291879+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 42, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T10:58:04.306637+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 43, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T10:58:04.372621+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 44, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T10:58:04.388947+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 45, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T10:58:04.399353+00:00", "description": "A kind aunt got there first.", "wishlist_id": 4, "is_available": false},
{"id": 46, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T10:58:04.49165+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 8, "is_available": true},
{"id": 47, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T10:58:04.742211+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 48, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T10:58:04.919127+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 49, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T10:58:04.935451+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 5, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T10:58:01.361381+00:00", "description": "Black.", "wishlist_id": 5, "is_available": true},
{"id": 50, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T10:58:05.063892+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 51, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T10:58:05.084051+00:00", "description": "Group gift, obviously.", "wishlist_id": 13, "is_available": true},
{"id": 52, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T10:58:05.17448+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 53, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T10:58:05.250896+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 3, "is_available": true},
{"id": 54, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T10:58:05.467794+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 55, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T10:58:05.514214+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 56, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T10:58:05.716698+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 57, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T10:58:05.723563+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 58, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T10:58:05.735993+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 8, "is_available": false},
{"id": 59, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T10:58:06.195514+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 6, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T10:58:01.814889+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 4, "is_available": true},
{"id": 60, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T10:58:06.197093+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 61, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T10:58:06.340676+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 62, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T10:58:06.56949+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 63, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T10:58:06.623681+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 64, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T10:58:06.660148+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 65, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T10:58:06.688076+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 66, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T10:58:06.759494+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 67, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T10:58:06.930125+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 68, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T10:58:06.944955+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 10, "is_available": false},
{"id": 69, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T10:58:06.986005+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 7, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T10:58:01.887207+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 70, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T10:58:07.043226+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 71, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T10:58:07.24714+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 72, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T10:58:07.255073+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 73, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T10:58:07.331385+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 74, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T10:58:07.367982+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 75, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T10:58:07.579165+00:00", "description": "Seventy-two chances!", "wishlist_id": 17, "is_available": true},
{"id": 76, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T10:58:07.615074+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 15, "is_available": true},
{"id": 77, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T10:58:07.788245+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 78, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T10:58:07.791101+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 18, "is_available": true},
{"id": 79, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T10:58:07.881487+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 8, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T10:58:01.906868+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 10, "is_available": true},
{"id": 80, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T10:58:07.938849+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 81, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T10:58:08.061868+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 7, "is_available": false},
{"id": 82, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T10:58:08.141775+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 83, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T10:58:08.362854+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 84, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T10:58:08.374104+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 85, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T10:58:08.518377+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 86, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T10:58:08.518785+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 87, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T10:58:08.625349+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 88, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T10:58:08.798296+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 18, "is_available": true},
{"id": 89, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T10:58:09.066181+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 9, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T10:58:01.925807+00:00", "description": "No. Well. Maybe.", "wishlist_id": 9, "is_available": true},
{"id": 90, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T10:58:09.096484+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 91, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T10:58:09.300426+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 92, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T10:58:09.468404+00:00", "description": "My last one outlived two governments.", "wishlist_id": 16, "is_available": true},
{"id": 93, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T10:58:09.662863+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 94, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T10:58:09.835256+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 15, "is_available": true},
{"id": 95, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T10:58:09.864095+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 96, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T10:58:09.864027+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 97, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T10:58:10.12962+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 98, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T10:58:10.124826+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T10:58:10.397002+00:00", "description": "", "wishlist_id": 21, "is_available": true}
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
{"item_id": 103, "giver_id": 7, "created_at": "2026-11-22T10:58:20.700633+00:00"},
{"item_id": 116, "giver_id": 3, "created_at": "2026-11-22T10:58:20.713991+00:00"},
{"item_id": 120, "giver_id": 3, "created_at": "2026-11-22T10:58:20.542254+00:00"},
{"item_id": 129, "giver_id": 4, "created_at": "2026-11-22T10:58:20.579716+00:00"},
{"item_id": 132, "giver_id": 5, "created_at": "2026-11-22T10:58:20.705389+00:00"},
{"item_id": 139, "giver_id": 6, "created_at": "2026-11-22T10:58:20.615017+00:00"},
{"item_id": 144, "giver_id": 2, "created_at": "2026-11-22T10:58:20.667296+00:00"},
{"item_id": 154, "giver_id": 2, "created_at": "2026-11-22T10:58:20.621874+00:00"},
{"item_id": 159, "giver_id": 3, "created_at": "2026-11-22T10:58:20.533587+00:00"},
{"item_id": 162, "giver_id": 5, "created_at": "2026-11-22T10:58:20.589919+00:00"},
{"item_id": 163, "giver_id": 10, "created_at": "2026-11-22T10:58:20.68428+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T10:58:20.518958+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T10:58:20.554068+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T10:58:20.60182+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T10:58:20.595623+00:00"},
{"item_id": 28, "giver_id": 3, "created_at": "2026-11-22T10:58:20.724931+00:00"},
{"item_id": 60, "giver_id": 2, "created_at": "2026-11-22T10:58:20.635402+00:00"},
{"item_id": 65, "giver_id": 2, "created_at": "2026-11-22T10:58:20.689859+00:00"},
{"item_id": 78, "giver_id": 1, "created_at": "2026-11-22T10:58:20.719598+00:00"},
{"item_id": 84, "giver_id": 4, "created_at": "2026-11-22T10:58:20.56588+00:00"},
{"item_id": 89, "giver_id": 9, "created_at": "2026-11-22T10:58:20.649269+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "02e68a650c610685a8b98b8588f9244b", "item_id": 127, "attached": true, "created_at": "2026-11-22T10:58:13.420978+00:00"},
{"key": "02eb1daa37544cf2f1fd53a8490d7066", "item_id": 102, "attached": true, "created_at": "2026-11-22T10:58:10.500876+00:00"},
{"key": "03b2a83ba319dde353292f0eafba2d56", "item_id": 109, "attached": true, "created_at": "2026-11-22T10:58:11.527942+00:00"},
{"key": "03bd388c3c27e9df8d07c20cc7d00cd2", "item_id": 43, "attached": true, "created_at": "2026-11-22T10:58:04.337696+00:00"},
{"key": "06627393cdbb55d935e2d6e92e09fd5d", "item_id": 126, "attached": true, "created_at": "2026-11-22T10:58:13.349802+00:00"},
{"key": "087572a5ed4c186032b12dce26ae45e2", "item_id": 67, "attached": true, "created_at": "2026-11-22T10:58:06.866896+00:00"},
{"key": "0928d3ac387a8a8b3cca71088839aac4", "item_id": 173, "attached": true, "created_at": "2026-11-22T10:58:19.604007+00:00"},
{"key": "09621a81ca4816d68a7e2404c8940cfe", "item_id": 138, "attached": true, "created_at": "2026-11-22T10:58:14.858354+00:00"},
{"key": "0bfdee301723011d453e47fa6d0420d0", "item_id": 99, "attached": true, "created_at": "2026-11-22T10:58:10.27079+00:00"},
{"key": "0c3947b1bc78cbec2f573a989eb88005", "item_id": 142, "attached": true, "created_at": "2026-11-22T10:58:15.218947+00:00"},
{"key": "0caace3085663594f0660d2fa73cffcd", "item_id": 133, "attached": true, "created_at": "2026-11-22T10:58:14.045638+00:00"},
{"key": "1233a8d6db6e91b619a7a29d087eb2e6", "item_id": 38, "attached": true, "created_at": "2026-11-22T10:58:04.03903+00:00"},
{"key": "1415670503b1310934ef8ae88a31d022", "item_id": 141, "attached": true, "created_at": "2026-11-22T10:58:15.018385+00:00"},
{"key": "156867a53b1b08b1caaf44e9b81c282d", "item_id": 61, "attached": true, "created_at": "2026-11-22T10:58:06.270296+00:00"},
{"key": "16c055a352fe8f51ebd2c65ef9c20f41", "item_id": 1, "attached": true, "created_at": "2026-11-22T10:58:00.807722+00:00"},
{"key": "195951bcd37a2308d9cb220a184849b0", "item_id": 78, "attached": true, "created_at": "2026-11-22T10:58:07.749216+00:00"},
{"key": "19f3bbae3a1e8d23ad4722bd71d16c15", "item_id": 73, "attached": true, "created_at": "2026-11-22T10:58:07.318975+00:00"},
{"key": "19f93b10d0954d2660b45b4cd0a3ee97", "item_id": 19, "attached": true, "created_at": "2026-11-22T10:58:02.567081+00:00"},
{"key": "1fc8bf8ad3b93b14884f769e599d3137", "item_id": 111, "attached": true, "created_at": "2026-11-22T10:58:11.857287+00:00"},
{"key": "1feed647bc468afd54251c54938917c4", "item_id": 21, "attached": true, "created_at": "2026-11-22T10:58:02.753759+00:00"},
{"key": "20b34be14981637399d61211d7594fe7", "item_id": 15, "attached": true, "created_at": "2026-11-22T10:58:02.165613+00:00"},
{"key": "20e741d188881c1a6774de1c4705f372", "item_id": 65, "attached": true, "created_at": "2026-11-22T10:58:06.679306+00:00"},
{"key": "21779fc43368052c795af14c9775ea1b", "item_id": 50, "attached": true, "created_at": "2026-11-22T10:58:04.997172+00:00"},
{"key": "225c77e35a22ca4462ab9c059f55bbed", "item_id": 115, "attached": true, "created_at": "2026-11-22T10:58:12.180205+00:00"},
{"key": "22f1efaf7c0a6583759dae6d75bc6d05", "item_id": 85, "attached": true, "created_at": "2026-11-22T10:58:08.490783+00:00"},
{"key": "23519a35ec807f3ac6dd54826f7e0ee1", "item_id": 27, "attached": true, "created_at": "2026-11-22T10:58:03.180962+00:00"},
{"key": "23969fe41503891e3aecefd06b08af89", "item_id": 97, "attached": true, "created_at": "2026-11-22T10:58:10.067691+00:00"},
{"key": "2818a73ccabd8e4f446ba91b039a6c11", "item_id": 132, "attached": true, "created_at": "2026-11-22T10:58:13.839261+00:00"},
{"key": "28fa0ce1f2ac960efc85b4021d608c6c", "item_id": 59, "attached": true, "created_at": "2026-11-22T10:58:05.995003+00:00"},
{"key": "29b9942da4f01fd4212ef89e16652de5", "item_id": 161, "attached": true, "created_at": "2026-11-22T10:58:17.436911+00:00"},
{"key": "2cad3add8c79e1338841bd129fa724ac", "item_id": 60, "attached": true, "created_at": "2026-11-22T10:58:05.995324+00:00"},
{"key": "2d0148fcc0ca6994f71145cb901e6383", "item_id": 107, "attached": true, "created_at": "2026-11-22T10:58:11.393793+00:00"},
{"key": "2d5649ebb3236f0504d09270ce2a237a", "item_id": 5, "attached": true, "created_at": "2026-11-22T10:58:01.162496+00:00"},
{"key": "35c9a4671b907a7d2bff01b6e4480f12", "item_id": 2, "attached": true, "created_at": "2026-11-22T10:58:00.808019+00:00"},
{"key": "397ca9ff5980545c8d2858a4766918eb", "item_id": 149, "attached": true, "created_at": "2026-11-22T10:58:16.007416+00:00"},
{"key": "39a4a869b16ac6fcb88404e5be8cd098", "item_id": 52, "attached": true, "created_at": "2026-11-22T10:58:05.168486+00:00"},
{"key": "3dee23d37be6ffcfeb353c79de707c33", "item_id": 35, "attached": true, "created_at": "2026-11-22T10:58:03.706531+00:00"},
{"key": "3e26095e202e9ec37e4d0a927b7f02f2", "item_id": 174, "attached": true, "created_at": "2026-11-22T10:58:19.845157+00:00"},
{"key": "3eb0d3839341f2066ca60daf80e09ad5", "item_id": 179, "attached": true, "created_at": "2026-11-22T10:58:20.502391+00:00"},
{"key": "4074bb7f2cbe2b96448e9a5f36acd969", "item_id": 22, "attached": true, "created_at": "2026-11-22T10:58:02.865056+00:00"},
{"key": "4144ebd861205a52b4fc265b9f403b23", "item_id": 154, "attached": true, "created_at": "2026-11-22T10:58:16.820663+00:00"},
{"key": "43a37838fe4b478aa213981906c1af55", "item_id": 81, "attached": true, "created_at": "2026-11-22T10:58:08.032734+00:00"},
{"key": "4551826907e995a345276343b9ecc90c", "item_id": 70, "attached": true, "created_at": "2026-11-22T10:58:06.98296+00:00"},
{"key": "45621cdd5961c86b33b69e87f6ac7f2e", "item_id": 104, "attached": true, "created_at": "2026-11-22T10:58:10.708858+00:00"},
{"key": "45e3de82d1156e31c458491065428aea", "item_id": 34, "attached": true, "created_at": "2026-11-22T10:58:03.719812+00:00"},
{"key": "47571c3b4368a04d68f82a41131dc810", "item_id": 146, "attached": true, "created_at": "2026-11-22T10:58:15.628604+00:00"},
{"key": "49f3bb3fd5a2e177fb6eb91b2b134477", "item_id": 114, "attached": true, "created_at": "2026-11-22T10:58:12.094852+00:00"},
{"key": "4b762b31a5be91af259af5b00cf7d9dc", "item_id": 124, "attached": true, "created_at": "2026-11-22T10:58:13.207411+00:00"},
{"key": "524684925300a2feac5c7a6138a44661", "item_id": 116, "attached": true, "created_at": "2026-11-22T10:58:12.335485+00:00"},
{"key": "52cca2bc24649995ff10fd766d33a90a", "item_id": 86, "attached": true, "created_at": "2026-11-22T10:58:08.487854+00:00"},
{"key": "5350dd6f24328e8fd236e8805927f1e7", "item_id": 25, "attached": true, "created_at": "2026-11-22T10:58:03.059254+00:00"},
{"key": "55db4affa215f2e9fdedd1fe482be08a", "item_id": 157, "attached": true, "created_at": "2026-11-22T10:58:17.067132+00:00"},
{"key": "57b99b48db3c9fd045b76025e44defa3", "item_id": 3, "attached": true, "created_at": "2026-11-22T10:58:01.162758+00:00"},
{"key": "59ba2faf3231daef0151323fd72031e6", "item_id": 135, "attached": true, "created_at": "2026-11-22T10:58:14.358167+00:00"},
{"key": "5b33f0777c33f0c294ca8e86c2eedf62", "item_id": 112, "attached": true, "created_at": "2026-11-22T10:58:11.894867+00:00"},
{"key": "5c8120125521f968f7c830258b40d4e1", "item_id": 145, "attached": true, "created_at": "2026-11-22T10:58:15.422893+00:00"},
{"key": "5f2236db6a579f04f6f2a60fd3df1e39", "item_id": 170, "attached": true, "created_at": "2026-11-22T10:58:18.988111+00:00"},
{"key": "60a52a2f5a128c7671be4308952e486c", "item_id": 175, "attached": true, "created_at": "2026-11-22T10:58:20.022018+00:00"},
{"key": "62968a9b4b7bb7a837dff145a0adf728", "item_id": 165, "attached": true, "created_at": "2026-11-22T10:58:18.309805+00:00"},
{"key": "65e82378376f07d2264f4041b353cbb6", "item_id": 20, "attached": true, "created_at": "2026-11-22T10:58:02.752034+00:00"},
{"key": "69b0bd6eaffc53c3eb01dbc6e02b5179", "item_id": 143, "attached": true, "created_at": "2026-11-22T10:58:15.219663+00:00"},
{"key": "6aedee6380cbcaaf2f8fbc8bcc805f03", "item_id": 134, "attached": true, "created_at": "2026-11-22T10:58:14.057621+00:00"},
{"key": "6d29d4d23fbaaf9b2f1510e27ebb38c1", "item_id": 171, "attached": true, "created_at": "2026-11-22T10:58:19.29044+00:00"},
{"key": "6d882df8677a0c9842f7a9ee1ce14e07", "item_id": 18, "attached": true, "created_at": "2026-11-22T10:58:02.552256+00:00"},
{"key": "710ed215b33150187c812d111cdab885", "item_id": 178, "attached": true, "created_at": "2026-11-22T10:58:20.33254+00:00"},
{"key": "73a904d071de8ffbf2ac8729d9690deb", "item_id": 150, "attached": true, "created_at": "2026-11-22T10:58:16.214761+00:00"},
{"key": "75eb29bfef70345cbf948a3df557f356", "item_id": 80, "attached": true, "created_at": "2026-11-22T10:58:07.901733+00:00"},
{"key": "763c2e89142058f1e0b3a9066a3c7160", "item_id": 28, "attached": true, "created_at": "2026-11-22T10:58:03.257079+00:00"},
{"key": "7820b18773912ef543ad603bb2bf5a6d", "item_id": 30, "attached": true, "created_at": "2026-11-22T10:58:03.342897+00:00"},
{"key": "79013bab479545650a49fcaffdaf7dc6", "item_id": 137, "attached": true, "created_at": "2026-11-22T10:58:14.498973+00:00"},
{"key": "790af87c3a02ac2ed02a5bc586f8fecb", "item_id": 120, "attached": true, "created_at": "2026-11-22T10:58:12.632902+00:00"},
{"key": "7938f7d58a5a0b3868241d7201df9f28", "item_id": 4, "attached": true, "created_at": "2026-11-22T10:58:01.336077+00:00"},
{"key": "7aa5f3e1ae51d38146caade9ebe9a6ab", "item_id": 166, "attached": true, "created_at": "2026-11-22T10:58:18.354868+00:00"},
{"key": "7b682b21c1520897eb7e172629aae148", "item_id": 90, "attached": true, "created_at": "2026-11-22T10:58:09.062661+00:00"},
{"key": "7fcd009362705dc14f791daa28b55e7e", "item_id": 96, "attached": true, "created_at": "2026-11-22T10:58:09.820195+00:00"},
{"key": "7ff750ed47b8b519245efec41f96f6b5", "item_id": 12, "attached": true, "created_at": "2026-11-22T10:58:02.021566+00:00"},
{"key": "8001b5b568a592c92eb2cb9f55d58f3c", "item_id": 94, "attached": true, "created_at": "2026-11-22T10:58:09.541898+00:00"},
{"key": "824a5afdf8cc43fd67f48f40e1576f7d", "item_id": 48, "attached": true, "created_at": "2026-11-22T10:58:04.86866+00:00"},
{"key": "84769fceedb79c777fe478da36506ea1", "item_id": 51, "attached": true, "created_at": "2026-11-22T10:58:05.042135+00:00"},
{"key": "84809cfab787c242886212cdf35cb508", "item_id": 31, "attached": true, "created_at": "2026-11-22T10:58:03.370652+00:00"},
{"key": "848757d89f3801b440a32ce09fafc40e", "item_id": 93, "attached": true, "created_at": "2026-11-22T10:58:09.51543+00:00"},
{"key": "84cf464efc30b376ee61a492b68f088b", "item_id": 172, "attached": true, "created_at": "2026-11-22T10:58:19.457934+00:00"},
{"key": "875e1fd6f9ed2c0069ba8ccf54df077e", "item_id": 49, "attached": true, "created_at": "2026-11-22T10:58:04.874604+00:00"},
{"key": "8983a81ef9ed9bc837d70f5f6c8a52b9", "item_id": 14, "attached": true, "created_at": "2026-11-22T10:58:02.142711+00:00"},
{"key": "8e6083337517938b3c84313961af36c0", "item_id": 62, "attached": true, "created_at": "2026-11-22T10:58:06.458512+00:00"},
{"key": "8e659d3b7619e39992bb931b74f9ac96", "item_id": 106, "attached": true, "created_at": "2026-11-22T10:58:11.039522+00:00"},
{"key": "8e6e58ac9afaba8ead2c865d7b9346e8", "item_id": 162, "attached": true, "created_at": "2026-11-22T10:58:17.653025+00:00"},
{"key": "8e87cc04b94d5994b9ebbe20a0df42e3", "item_id": 77, "attached": true, "created_at": "2026-11-22T10:58:07.709075+00:00"},
{"key": "934936b2c7e4467c442eb7d0f802204f", "item_id": 56, "attached": true, "created_at": "2026-11-22T10:58:05.698954+00:00"},
{"key": "955eb861209e073e05bfda2c88e4ef16", "item_id": 6, "attached": true, "created_at": "2026-11-22T10:58:01.645592+00:00"},
{"key": "95ac6c82062e5d445e00bbe26902a27d", "item_id": 128, "attached": true, "created_at": "2026-11-22T10:58:13.478325+00:00"},
{"key": "96177407645f0122d4458121da6e9c13", "item_id": 125, "attached": true, "created_at": "2026-11-22T10:58:13.239381+00:00"},
{"key": "9694c9ea5f0a3ad7aa2d2d4a5b6530d9", "item_id": 41, "attached": true, "created_at": "2026-11-22T10:58:04.241278+00:00"},
{"key": "995501ad762377b73f02948098c21198", "item_id": 123, "attached": true, "created_at": "2026-11-22T10:58:13.097875+00:00"},
{"key": "9b0ecfa1234c5830f39dd685e3d3175d", "item_id": 136, "attached": true, "created_at": "2026-11-22T10:58:14.392514+00:00"},
{"key": "9c7b98011a0336a819b6770e82349553", "item_id": 153, "attached": true, "created_at": "2026-11-22T10:58:16.48629+00:00"},
{"key": "9f5818fb48fa90ef0ecbbdd3666394c1", "item_id": 71, "attached": true, "created_at": "2026-11-22T10:58:07.085274+00:00"},
{"key": "a00abc79bbd90b8e30b16d28b2cf6b7c", "item_id": 159, "attached": true, "created_at": "2026-11-22T10:58:17.347248+00:00"},
{"key": "a079eb024ce0b4f631e3bec75a973203", "item_id": 53, "attached": true, "created_at": "2026-11-22T10:58:05.196931+00:00"},
{"key": "a101e75e595b16be2b27a544943baf72", "item_id": 82, "attached": true, "created_at": "2026-11-22T10:58:08.093061+00:00"},
{"key": "a56b5e442627361d759cd97723176064", "item_id": 152, "attached": true, "created_at": "2026-11-22T10:58:16.486678+00:00"},
{"key": "a5bd25263af66cd06ff68f54cb119f6c", "item_id": 101, "attached": true, "created_at": "2026-11-22T10:58:10.468174+00:00"},
{"key": "a5c152f14e4cd39b3420970458fc71e8", "item_id": 163, "attached": true, "created_at": "2026-11-22T10:58:18.034858+00:00"},
{"key": "a73c726a115ac9d63e984c877c67fea1", "item_id": 64, "attached": true, "created_at": "2026-11-22T10:58:06.607947+00:00"},
{"key": "a77ea98c5254381b8cc57971274cc0c4", "item_id": 113, "attached": true, "created_at": "2026-11-22T10:58:12.034958+00:00"},
{"key": "a7a767a72ea7d8469a818f6aab5ae2eb", "item_id": 176, "attached": true, "created_at": "2026-11-22T10:58:20.11287+00:00"},
{"key": "a7d1075b1d17dfafe81881c38c37faa4", "item_id": 139, "attached": true, "created_at": "2026-11-22T10:58:14.808418+00:00"},
{"key": "a89cebde5c3be500f3358972241e0b61", "item_id": 74, "attached": true, "created_at": "2026-11-22T10:58:07.364249+00:00"},
{"key": "a96242a0bf070c12228511046d833763", "item_id": 69, "attached": true, "created_at": "2026-11-22T10:58:06.943955+00:00"},
{"key": "a962cfb89237a2aab6307c1fc1370564", "item_id": 118, "attached": true, "created_at": "2026-11-22T10:58:12.485709+00:00"},
{"key": "a9c9e090c10f4b2808ae2e0fa3ef97a0", "item_id": 66, "attached": true, "created_at": "2026-11-22T10:58:06.739535+00:00"},
{"key": "ac0e51676b9699c45365b3e027b686c9", "item_id": 57, "attached": true, "created_at": "2026-11-22T10:58:05.697167+00:00"},
{"key": "ad6cc5d25f638a9c08e2de51e006b0fa", "item_id": 148, "attached": true, "created_at": "2026-11-22T10:58:15.795673+00:00"},
{"key": "ada3713eafa661bdd164dff64b83f16d", "item_id": 119, "attached": true, "created_at": "2026-11-22T10:58:12.686876+00:00"},
{"key": "adb79a159b2dacd345f50a5af8bb7ccf", "item_id": 156, "attached": true, "created_at": "2026-11-22T10:58:16.982876+00:00"},
{"key": "ae32fa584843a80303484c08b1646996", "item_id": 23, "attached": true, "created_at": "2026-11-22T10:58:02.968161+00:00"},
{"key": "aec520228d12c632bbb704c0032de91f", "item_id": 75, "attached": true, "created_at": "2026-11-22T10:58:07.536708+00:00"},
{"key": "b07f90359c3d3e7d5a8a625cf69615ef", "item_id": 122, "attached": true, "created_at": "2026-11-22T10:58:13.066962+00:00"},
{"key": "b08fc4b1f9375b85f210bbac5cefd0a3", "item_id": 91, "attached": true, "created_at": "2026-11-22T10:58:09.19963+00:00"},
{"key": "b1c9c2dd382fd6e3daba06d5f7915aa0", "item_id": 177, "attached": true, "created_at": "2026-11-22T10:58:20.191901+00:00"},
{"key": "b1f0d73a987d6efc40fc43d60f7700c6", "item_id": 169, "attached": true, "created_at": "2026-11-22T10:58:18.762647+00:00"},
{"key": "b20c4d91a052e3b609455c9d3130e53c", "item_id": 155, "attached": true, "created_at": "2026-11-22T10:58:16.883134+00:00"},
{"key": "b252b724118ac178981e0f555d5bf1ee", "item_id": 46, "attached": true, "created_at": "2026-11-22T10:58:04.464921+00:00"},
{"key": "b2f67fe3946a037aa41da377b0098ac1", "item_id": 88, "attached": true, "created_at": "2026-11-22T10:58:08.764123+00:00"},
{"key": "b62b9aa451ab6fb359c48060000b5b91", "item_id": 76, "attached": true, "created_at": "2026-11-22T10:58:07.587673+00:00"},
{"key": "b8c7d8a07d905b748355c2d4c048a2cd", "item_id": 84, "attached": true, "created_at": "2026-11-22T10:58:08.291644+00:00"},
{"key": "bbc5234607592b4b4d54dd1c0ec677d8", "item_id": 72, "attached": true, "created_at": "2026-11-22T10:58:07.212076+00:00"},
{"key": "bc8a31137114db9232486d0e625a7b94", "item_id": 140, "attached": true, "created_at": "2026-11-22T10:58:15.022942+00:00"},
{"key": "bd98acae97381557e02f62c6166ea8e5", "item_id": 103, "attached": true, "created_at": "2026-11-22T10:58:10.62046+00:00"},
{"key": "bd9bf90fd4e3f1af3a1df656fad0d20d", "item_id": 37, "attached": true, "created_at": "2026-11-22T10:58:03.827996+00:00"},
{"key": "be4193ca2ef04d5937f35e5117ec3d75", "item_id": 92, "attached": true, "created_at": "2026-11-22T10:58:09.312616+00:00"},
{"key": "bf1612218425a63fa34ba19c762f281a", "item_id": 95, "attached": true, "created_at": "2026-11-22T10:58:09.822879+00:00"},
{"key": "bf7de071b9ae1a4cf25b7bd63921bd04", "item_id": 39, "attached": true, "created_at": "2026-11-22T10:58:04.096313+00:00"},
{"key": "c13abc0062963b3aedd86c79a84e7ef9", "item_id": 147, "attached": true, "created_at": "2026-11-22T10:58:15.657297+00:00"},
{"key": "c14dfbb82fc11c6eb5d59735594fd18e", "item_id": 130, "attached": true, "created_at": "2026-11-22T10:58:13.758648+00:00"},
{"key": "c27770abd206d61dd858c00a058ae7e6", "item_id": 33, "attached": true, "created_at": "2026-11-22T10:58:03.599633+00:00"},
{"key": "c3ff37f9d64e7c2ee6a8ade43898dd37", "item_id": 32, "attached": true, "created_at": "2026-11-22T10:58:03.543703+00:00"},
{"key": "c66800d4dfe846a3239feba3bbdbf524", "item_id": 168, "attached": true, "created_at": "2026-11-22T10:58:18.488653+00:00"},
{"key": "cb748211220edfc91cefb36f68b94dfe", "item_id": 55, "attached": true, "created_at": "2026-11-22T10:58:05.437106+00:00"},
{"key": "cc2c5468f1628ed9ed887c563612073e", "item_id": 105, "attached": true, "created_at": "2026-11-22T10:58:11.03067+00:00"},
{"key": "d183dd037b661c7c6567d473764ce4af", "item_id": 151, "attached": true, "created_at": "2026-11-22T10:58:16.235999+00:00"},
{"key": "d63c83efb59976be37e8a5eea2f50cc5", "item_id": 24, "attached": true, "created_at": "2026-11-22T10:58:03.003085+00:00"},
{"key": "d6a72521aa74509dc472b1ccc1b78cd8", "item_id": 164, "attached": true, "created_at": "2026-11-22T10:58:18.072541+00:00"},
{"key": "d73d931682d6beb0ff9df2a6b2dcb516", "item_id": 63, "attached": true, "created_at": "2026-11-22T10:58:06.554875+00:00"},
{"key": "d85fc1328063132707181ead48112fc8", "item_id": 131, "attached": true, "created_at": "2026-11-22T10:58:13.838976+00:00"},
{"key": "d97a06fa69cc0fcf4b99e686d9e5a2f4", "item_id": 160, "attached": true, "created_at": "2026-11-22T10:58:17.379439+00:00"},
{"key": "db4f268d883ef6a0e4eb4ae20d930f7b", "item_id": 110, "attached": true, "created_at": "2026-11-22T10:58:11.656159+00:00"},
{"key": "db5120f3e0c06aabe3a289c85985f910", "item_id": 129, "attached": true, "created_at": "2026-11-22T10:58:13.714314+00:00"},
{"key": "e63d5df82f702a2bba74a758a7f7df6a", "item_id": 89, "attached": true, "created_at": "2026-11-22T10:58:08.968493+00:00"},
{"key": "e6d65e701e1ae7f2eac61840abc65536", "item_id": 98, "attached": true, "created_at": "2026-11-22T10:58:10.075859+00:00"},
{"key": "eb7a64d6e6587a1a0e20bd2912b0e804", "item_id": 54, "attached": true, "created_at": "2026-11-22T10:58:05.432467+00:00"},
{"key": "ed5460ff79b67b5c0cd103ad49f433d3", "item_id": 7, "attached": true, "created_at": "2026-11-22T10:58:01.784214+00:00"},
{"key": "ee08ebf04a51d2f8cf3fdad415b1cd3a", "item_id": 47, "attached": true, "created_at": "2026-11-22T10:58:04.513946+00:00"},
{"key": "eea566d567a41aa7b4caab31d82abb19", "item_id": 108, "attached": true, "created_at": "2026-11-22T10:58:11.403862+00:00"},
{"key": "ef6773741cb549dbcc552553107ed79b", "item_id": 83, "attached": true, "created_at": "2026-11-22T10:58:08.251701+00:00"},
{"key": "f0a8830e9990004245843699200e209d", "item_id": 13, "attached": true, "created_at": "2026-11-22T10:58:02.020998+00:00"},
{"key": "f187cdfba09d6b16d433b730a09a976c", "item_id": 26, "attached": true, "created_at": "2026-11-22T10:58:03.112384+00:00"},
{"key": "f347e210d70948c58b601cec9e2940dd", "item_id": 158, "attached": true, "created_at": "2026-11-22T10:58:17.225272+00:00"},
{"key": "f3f15c34b1e0eb8b79d3106102bd6b93", "item_id": 16, "attached": true, "created_at": "2026-11-22T10:58:02.295041+00:00"},
{"key": "f68db24d95ffe7cf3a8b8241ff29ca5c", "item_id": 144, "attached": true, "created_at": "2026-11-22T10:58:15.389727+00:00"},
{"key": "f8b0b5e173b652edad8d238453163a13", "item_id": 87, "attached": true, "created_at": "2026-11-22T10:58:08.600593+00:00"},
{"key": "fa254cfd8ffbc240d63cff9f64ebc525", "item_id": 8, "attached": true, "created_at": "2026-11-22T10:58:01.87235+00:00"},
{"key": "fc5df29370cfe92dcdd12c6265926980", "item_id": 100, "attached": true, "created_at": "2026-11-22T10:58:10.346855+00:00"},
{"key": "ff835e64a8c46b78731c492b888bcaf6", "item_id": 17, "attached": true, "created_at": "2026-11-22T10:58:02.329501+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
