-- The schema after 005_audience.sql, with the people of the demo. Made by npm run db:store; never changed.

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "1hfKMFIoNzHyJOoHvyu6CYag9HmVIoyy", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.961+00:00", "updatedAt": "2026-11-22T14:21:05.961+00:00", "emailVerified": false},
{"id": "3BCpf4oAjsDExYRw4JffOUKKdUDwryEV", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.915+00:00", "updatedAt": "2026-11-22T14:21:05.915+00:00", "emailVerified": false},
{"id": "EYgiVRZkvStaVx3L5PhGGBV8CXVVnFoB", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.829+00:00", "updatedAt": "2026-11-22T14:21:05.829+00:00", "emailVerified": false},
{"id": "RtA1Tb856R5TBHnbDMvyRB2a79RRXvII", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.785+00:00", "updatedAt": "2026-11-22T14:21:05.785+00:00", "emailVerified": false},
{"id": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.428+00:00", "updatedAt": "2026-11-22T14:21:05.428+00:00", "emailVerified": false},
{"id": "bLs6lFOa2jWOSKbGXc7Pw0z4RkuNF1Pm", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.61+00:00", "updatedAt": "2026-11-22T14:21:05.61+00:00", "emailVerified": false},
{"id": "ebCS5nl5Lg2E0pPhxy2oQcJcwm06bda6", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.557+00:00", "updatedAt": "2026-11-22T14:21:05.557+00:00", "emailVerified": false},
{"id": "i7LeePVV7RF40CRhYeB9wFCfWfxSdq6k", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.65+00:00", "updatedAt": "2026-11-22T14:21:05.65+00:00", "emailVerified": false},
{"id": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.696+00:00", "updatedAt": "2026-11-22T14:21:05.696+00:00", "emailVerified": false},
{"id": "oW4hx8DbOoF29obZgiHxWx5RcTsh3zxw", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T14:21:05.867+00:00", "updatedAt": "2026-11-22T14:21:05.867+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "gW7fwK90dByngN9b2dywKtcwOxxqthkN", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T14:21:04.138+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"RwZ33xtnJi-P9tcvuTQPrvBFuPqrbdNZP02Qa-meV2s\",\"y\":\"27al9kKKGg1Y4MudVksfpJPCUPykEN-SfM0DBHUUrXM\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$10ea0b8bb97f6a183e1dfdf6b523da712d870d9eaf9d2fda3f8a9330ddef1c4bcf32b14fbef38a372330936966777ba169395d774526783ae6adfb345a7b2642cfd03b0eef61c37b4738647d681f7ddf64c2694deed22ca807ffb3089a06f4659577201ee1c924d698b7bfdff1518078ef0d3b235bc8978b9181fb45cf3027776a35de80e9b81187b793bbcfa90ab4f8dcc8214317f5a513385bfa886ac79e07de8b76849c2265248048c4c790132c9ea7e5c149f2f7b0d824fdeb47b9c1ecd8515258864251e9f650d99610fb9595c05cd15b868704d696\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T14:21:06.266095+00:00", "id": 1, "uid": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T14:21:06.673379+00:00", "id": 2, "uid": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T14:21:04.028601+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T14:21:04.054933+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T14:21:04.058579+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-22T14:21:04.086066+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-22T14:21:04.086421+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.519472+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "1hfKMFIoNzHyJOoHvyu6CYag9HmVIoyy", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.997017+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "ebCS5nl5Lg2E0pPhxy2oQcJcwm06bda6", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.58078+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "bLs6lFOa2jWOSKbGXc7Pw0z4RkuNF1Pm", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.630213+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "i7LeePVV7RF40CRhYeB9wFCfWfxSdq6k", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.668403+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T14:21:05.732089+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "RtA1Tb856R5TBHnbDMvyRB2a79RRXvII", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.809424+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "EYgiVRZkvStaVx3L5PhGGBV8CXVVnFoB", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.848068+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "oW4hx8DbOoF29obZgiHxWx5RcTsh3zxw", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.897009+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "3BCpf4oAjsDExYRw4JffOUKKdUDwryEV", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T14:21:05.940571+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "2IlHWdiUNPzQrHwrWZ2RGlo5VhNTG1Ko", "scope": null, "userId": "oW4hx8DbOoF29obZgiHxWx5RcTsh3zxw", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$d4EuhYRyuJBWjdFPR8ni8w$2arHc8I/icNXTf6pSyz8fpp74K0jmTZMvTz+4ZUL71o", "accountId": "oW4hx8DbOoF29obZgiHxWx5RcTsh3zxw", "createdAt": "2026-11-22T14:21:05.867+00:00", "updatedAt": "2026-11-22T14:21:05.867+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "3J2y81qs0F1toGa8I837K02EnBkdS33E", "scope": null, "userId": "3BCpf4oAjsDExYRw4JffOUKKdUDwryEV", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$wWMjcK+4eH8zoQFS1wYdVQ$pxwpOtZmgDBT9KnezJaY5BzAJW1uuhVB1UIhzzqWCvM", "accountId": "3BCpf4oAjsDExYRw4JffOUKKdUDwryEV", "createdAt": "2026-11-22T14:21:05.916+00:00", "updatedAt": "2026-11-22T14:21:05.916+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "4Xl6t6elXFNvSCmj1HfzfXUE3Xl2xk4C", "scope": null, "userId": "1hfKMFIoNzHyJOoHvyu6CYag9HmVIoyy", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$NqJi/F7nwt8QEYme3BcfUw$EF06PaUJ7WPclQg1qaVSZSNHSxT7EUnVzLlMymmeHmU", "accountId": "1hfKMFIoNzHyJOoHvyu6CYag9HmVIoyy", "createdAt": "2026-11-22T14:21:05.962+00:00", "updatedAt": "2026-11-22T14:21:05.962+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "BoTVvnwKndkji2HzF48KdSdxBQ0VtYED", "scope": null, "userId": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Wsoo5Y08SM4jI7kAr2Ng1g$4J8ww0q6G1bm4sV0PbuWq8oheECeTn8EYJ+foyw+drM", "accountId": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "createdAt": "2026-11-22T14:21:05.697+00:00", "updatedAt": "2026-11-22T14:21:05.697+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "e40rdtQt6CFMXWntZAP70wNSn3DxTZr2", "scope": null, "userId": "EYgiVRZkvStaVx3L5PhGGBV8CXVVnFoB", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Ys1oPF1rg/oO/8tSs1HGEw$UUQ0XcfIiAtSSTUMs7Rm6Wh+2DQQwbuXqSQLY/fkMn8", "accountId": "EYgiVRZkvStaVx3L5PhGGBV8CXVVnFoB", "createdAt": "2026-11-22T14:21:05.83+00:00", "updatedAt": "2026-11-22T14:21:05.83+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "emNU9dZxD1gbwUeX8KGo4igxZEc5Kl96", "scope": null, "userId": "ebCS5nl5Lg2E0pPhxy2oQcJcwm06bda6", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$GYw1N+RwySbDIQJ+KYo2Lg$uWUKAu9o0BvYD8EDvbWrGqDqv5bgRB6stdo0rWH84d8", "accountId": "ebCS5nl5Lg2E0pPhxy2oQcJcwm06bda6", "createdAt": "2026-11-22T14:21:05.559+00:00", "updatedAt": "2026-11-22T14:21:05.559+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "lSGEi9BNYSsIOe5aDFckzlh8B9GZVder", "scope": null, "userId": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$MqwqraTzVHLKbP8Na+duYw$jlit3y0host/WA37sHEK2uTCxnDXeMORfDcKtl0Oy7HHU", "accountId": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "createdAt": "2026-11-22T14:21:05.43+00:00", "updatedAt": "2026-11-22T14:21:05.43+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "vbvX1ux7AFtuK61iW3wE5QIJjQl1xKao", "scope": null, "userId": "RtA1Tb856R5TBHnbDMvyRB2a79RRXvII", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$BLmRGy0ojhxdedlnRH0dlw$GU8QL5Ae/IjUj32XR+rNHoh5BfN61MGoLFjHVXJlUYg", "accountId": "RtA1Tb856R5TBHnbDMvyRB2a79RRXvII", "createdAt": "2026-11-22T14:21:05.786+00:00", "updatedAt": "2026-11-22T14:21:05.786+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "wRYDOcpu8AIqbLyRrkZ9fQamokOiMe57", "scope": null, "userId": "i7LeePVV7RF40CRhYeB9wFCfWfxSdq6k", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$YGCqOMRZ2h+yPxeSl6RfIA$8la1Owbaa+WRKAyszqtqKjeAUIfPTsns8FsdxwD1e2A", "accountId": "i7LeePVV7RF40CRhYeB9wFCfWfxSdq6k", "createdAt": "2026-11-22T14:21:05.652+00:00", "updatedAt": "2026-11-22T14:21:05.652+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "zeaV9mjcbWp5fyZqbn3pFNQShostIZIwya", "scope": null, "userId": "bLs6lFOa2jWOSKbGXc7Pw0z4RkuNF1Pm", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$barReXGMttrnD3GZvwS/3Q$qpTPQFK+MGKmsXLW1g7R4+A7nSe4yNeCJs9mMVIRNiE", "accountId": "bLs6lFOa2jWOSKbGXc7Pw0z4RkuNF1Pm", "createdAt": "2026-11-22T14:21:05.611+00:00", "updatedAt": "2026-11-22T14:21:05.611+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "5f5jWczqb7yguVX94XFqwiCAvXUKTVj7", "token": "3gpInLtsAs8DJyzp64hlmXeeSA3ojgVAQAeJU2crVdY", "userId": "RtA1Tb856R5TBHnbDMvyRB2a79RRXvII", "createdAt": "2026-11-22T14:21:05.787+00:00", "expiresAt": "2026-12-06T14:21:05.787+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.787+00:00", "userAgent": ""},
{"id": "9A2PsZXZIFDJtlqyYUMkovlDLHbZWnT8", "token": "Tjhks7Xr0TwdU4nYmsDo_6OUE8dDurMl6AjFTfdz5qA", "userId": "i7LeePVV7RF40CRhYeB9wFCfWfxSdq6k", "createdAt": "2026-11-22T14:21:05.653+00:00", "expiresAt": "2026-12-06T14:21:05.653+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.653+00:00", "userAgent": ""},
{"id": "AFOg3aMAtIKHogblth0MKEexsgQzbv3V", "token": "9O_naFC42NDFat20KdEHSBRxqKZFK7PsBuGIMFknQcU", "userId": "ebCS5nl5Lg2E0pPhxy2oQcJcwm06bda6", "createdAt": "2026-11-22T14:21:05.56+00:00", "expiresAt": "2026-12-06T14:21:05.56+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.56+00:00", "userAgent": ""},
{"id": "NASItPpmZLfrAKav2k2jaG58WOXKiMjp", "token": "yxVIsVcAmw_JPWwLweY6_mJlLARsv-wn4oGpL_On6lE", "userId": "nLV7fGA8irnL2goLExth965we6HuL3Gw", "createdAt": "2026-11-22T14:21:05.701+00:00", "expiresAt": "2026-12-06T14:21:05.701+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.701+00:00", "userAgent": ""},
{"id": "QnJ5EzDY9pDAgjvoIaLdfBztqbim1qab", "token": "E1KD_NSaS90LEg3Rt891Lc4LdzkgY0vOg_q09gcC1Gg", "userId": "Zup1a8sGLFsydgWk7C26yZdfruqeB1I9", "createdAt": "2026-11-22T14:21:05.432+00:00", "expiresAt": "2026-12-06T14:21:05.432+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.432+00:00", "userAgent": ""},
{"id": "jzSRK2o1JrV8YR5GDnBKGnVlXCjxmmP1", "token": "VbeKHFEVG8EuyqO-buDzcpXDz02DnQBA57sINOFXkRw", "userId": "bLs6lFOa2jWOSKbGXc7Pw0z4RkuNF1Pm", "createdAt": "2026-11-22T14:21:05.612+00:00", "expiresAt": "2026-12-06T14:21:05.612+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.612+00:00", "userAgent": ""},
{"id": "rukYbaJba3SOrEMID0c7zqJoAhZf0Vsz", "token": "0cp8fVFk5uUzXit_Y8g7zzwH__lvktO-SCVGSshcl2Y", "userId": "oW4hx8DbOoF29obZgiHxWx5RcTsh3zxw", "createdAt": "2026-11-22T14:21:05.87+00:00", "expiresAt": "2026-12-06T14:21:05.869+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.87+00:00", "userAgent": ""},
{"id": "vPPJXwCLA17kcAMTrErQYuntjVaxcYBh", "token": "DZCvod4RBmTRfc6hgEk8Pl0ePoxTF94v4vWpoDPr50Q", "userId": "3BCpf4oAjsDExYRw4JffOUKKdUDwryEV", "createdAt": "2026-11-22T14:21:05.917+00:00", "expiresAt": "2026-12-06T14:21:05.917+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.917+00:00", "userAgent": ""},
{"id": "wmNE6DECzly2JyVvUYwnkEuqXJBR0Lq5", "token": "6MzJBhWw3M6GcbAmk3KUFS4hdBiLztV6p8sXtwv_FYo", "userId": "EYgiVRZkvStaVx3L5PhGGBV8CXVVnFoB", "createdAt": "2026-11-22T14:21:05.831+00:00", "expiresAt": "2026-12-06T14:21:05.831+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.831+00:00", "userAgent": ""},
{"id": "xhPaVDpzM3tkhXZuHWYXp5w9FkAsLfqP", "token": "4eb-lCThIVXc70kcsvPiD6ICcoT5A3SQox38lcchD6k", "userId": "1hfKMFIoNzHyJOoHvyu6CYag9HmVIoyy", "createdAt": "2026-11-22T14:21:05.963+00:00", "expiresAt": "2026-12-06T14:21:05.963+00:00", "ipAddress": "", "updatedAt": "2026-11-22T14:21:05.963+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T14:21:20.185437+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T14:21:20.19206+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T14:21:20.195144+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T14:21:20.199728+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T14:21:06.743807+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T14:21:06.785838+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T14:21:06.825409+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T14:21:06.731321+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T14:21:06.770406+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T14:21:06.828546+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T14:21:06.802912+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T14:21:06.807747+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T14:21:06.691121+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T14:21:06.819586+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T14:21:06.709628+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T14:21:06.727224+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T14:21:06.7162+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T14:21:06.746565+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T14:21:06.719897+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T14:21:06.752184+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T14:21:06.774569+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T14:21:06.790491+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T14:21:06.822293+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T14:21:06.738116+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T14:21:06.799159+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T14:21:06.816981+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T14:21:06.735297+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T14:21:06.758682+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T14:21:06.794097+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T14:21:06.796765+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T14:21:06.743807+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T14:21:06.785838+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T14:21:06.799159+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T14:21:06.796765+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T14:21:06.825409+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T14:21:06.691121+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T14:21:06.709628+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T14:21:06.7162+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T14:21:06.719897+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T14:21:06.802912+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T14:21:06.816981+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T14:21:06.807747+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T14:21:06.731321+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T14:21:06.727224+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T14:21:06.738116+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T14:21:06.735297+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T14:21:06.819586+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T14:21:06.822293+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T14:21:06.770406+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T14:21:06.746565+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T14:21:06.752184+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T14:21:06.758682+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T14:21:06.774569+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T14:21:06.790491+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T14:21:06.828546+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T14:21:06.794097+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T14:21:06.913732+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T14:21:07.057023+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T14:21:07.904331+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T14:21:09.422506+00:00", "description": ""},
{"id": 13, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T14:21:09.708494+00:00", "description": "No deadline, no specification."},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T14:21:10.043184+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T14:21:10.105982+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 16, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T14:21:10.612751+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 17, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T14:21:11.047395+00:00", "description": "Clear skies, thermos, silence."},
{"id": 18, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T14:21:11.123269+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T14:21:11.30511+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T14:21:06.946327+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 20, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T14:21:11.810083+00:00", "description": "We have a name and half a song."},
{"id": 21, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T14:21:12.243175+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T14:21:13.352997+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T14:21:13.701188+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T14:21:13.883466+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T14:21:14.058477+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T14:21:14.323361+00:00", "description": "June. July. August. Mud."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T14:21:14.523409+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T14:21:15.053897+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T14:21:15.244723+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T14:21:06.990358+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T14:21:16.112773+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T14:21:17.162611+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T14:21:17.87345+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T14:21:19.351001+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T14:21:06.997054+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 5, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T14:21:06.997089+00:00", "description": "And things that come out of it better than last time."},
{"id": 6, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T14:21:06.996154+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 7, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T14:21:06.998399+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 8, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T14:21:07.009862+00:00", "description": "Really."},
{"id": 9, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T14:21:07.007918+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T14:21:07.25577+00:00", "description": "Must survive exams.", "wishlist_id": 2, "is_available": true},
{"id": 10, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T14:21:07.851751+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 100, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T14:21:13.78711+00:00", "description": "My last one outlived two governments.", "wishlist_id": 18, "is_available": true},
{"id": 101, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T14:21:13.790159+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 102, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T14:21:13.869352+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 103, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T14:21:13.983264+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 104, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T14:21:14.059349+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 105, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T14:21:14.155085+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 106, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T14:21:14.16823+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 107, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T14:21:14.280459+00:00", "description": "You KNOW which one.", "wishlist_id": 20, "is_available": true},
{"id": 108, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T14:21:14.306894+00:00", "description": "This is a serious wish.", "wishlist_id": 20, "is_available": true},
{"id": 109, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T14:21:14.314463+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 11, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T14:21:07.865487+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 110, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T14:21:14.502538+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 111, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T14:21:14.513637+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 112, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T14:21:14.622874+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 113, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T14:21:14.640279+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 114, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T14:21:14.747072+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 16, "is_available": false},
{"id": 115, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T14:21:14.802576+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 116, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T14:21:14.883812+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 117, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T14:21:14.88661+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 118, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T14:21:14.931068+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 119, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T14:21:14.965347+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 12, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T14:21:07.94689+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T14:21:15.039407+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 121, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T14:21:15.163333+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 122, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T14:21:15.207108+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 123, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T14:21:15.230722+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 124, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T14:21:15.28818+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 125, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T14:21:15.435529+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 21, "is_available": true},
{"id": 126, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T14:21:15.451+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 127, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T14:21:15.576393+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 128, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T14:21:15.650339+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 129, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T14:21:15.727035+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 13, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T14:21:07.966883+00:00", "description": "Put your names together for this one.", "wishlist_id": 10, "is_available": true},
{"id": 130, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T14:21:15.828447+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 131, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T14:21:16.007724+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 132, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T14:21:16.043768+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 133, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T14:21:16.063618+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 134, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T14:21:16.063554+00:00", "description": "Spring came first.", "wishlist_id": 21, "is_available": false},
{"id": 135, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T14:21:16.191077+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 136, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T14:21:16.2267+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 137, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T14:21:16.338796+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 138, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T14:21:16.47793+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 139, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T14:21:16.536284+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 28, "is_available": true},
{"id": 14, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T14:21:08.072735+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 140, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T14:21:16.618+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 141, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T14:21:16.703186+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 142, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T14:21:16.704051+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 143, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T14:21:16.887307+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 144, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T14:21:16.889504+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 145, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T14:21:16.963716+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 146, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T14:21:17.050521+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 147, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T14:21:17.149219+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 148, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T14:21:17.380248+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 149, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T14:21:17.471161+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 15, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T14:21:08.135195+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 150, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T14:21:17.59206+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 151, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T14:21:17.695994+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 152, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T14:21:17.843165+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 153, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T14:21:17.973301+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 154, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T14:21:18.023011+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 155, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T14:21:18.104325+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 156, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T14:21:18.208514+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 157, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T14:21:18.3443+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 158, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T14:21:18.354248+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 159, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T14:21:18.5874+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 16, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T14:21:08.347114+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 4, "is_available": true},
{"id": 160, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T14:21:18.587931+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 161, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T14:21:18.758899+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 162, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T14:21:18.82535+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 163, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T14:21:18.86778+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T14:21:19.015052+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T14:21:19.020676+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T14:21:19.174862+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T14:21:19.217194+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T14:21:19.227901+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T14:21:19.346083+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T14:21:08.381359+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T14:21:19.424795+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T14:21:19.48949+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T14:21:19.560056+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T14:21:19.63355+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T14:21:19.731051+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T14:21:19.798012+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T14:21:19.868898+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T14:21:19.936571+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T14:21:20.001183+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T14:21:20.092215+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T14:21:08.439096+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 19, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T14:21:08.551977+00:00", "description": "Blank.", "wishlist_id": 8, "is_available": true},
{"id": 2, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T14:21:07.299587+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 20, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T14:21:08.629847+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 21, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T14:21:08.711057+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 22, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T14:21:08.827334+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 9, "is_available": true},
{"id": 23, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T14:21:08.886435+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 24, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T14:21:08.967103+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 25, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T14:21:09.035094+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 26, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T14:21:09.096631+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 27, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T14:21:09.250859+00:00", "description": "You choose. I trust you.", "wishlist_id": 3, "is_available": true},
{"id": 28, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T14:21:09.307147+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 6, "is_available": true},
{"id": 29, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T14:21:09.371929+00:00", "description": "Whole bean.", "wishlist_id": 8, "is_available": true},
{"id": 3, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T14:21:07.39627+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 3, "is_available": true},
{"id": 30, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T14:21:09.411317+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 5, "is_available": true},
{"id": 31, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T14:21:09.413829+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 32, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T14:21:09.515341+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 33, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T14:21:09.570958+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 34, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T14:21:09.575825+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 35, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T14:21:09.666389+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 36, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T14:21:09.689638+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 37, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T14:21:09.703004+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 38, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T14:21:09.807895+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 39, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T14:21:09.879976+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 4, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T14:21:07.420716+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 40, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T14:21:10.007202+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 41, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T14:21:10.011234+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 42, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T14:21:10.031979+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 43, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T14:21:10.044106+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 44, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T14:21:10.06433+00:00", "description": "A kind aunt got there first.", "wishlist_id": 3, "is_available": false},
{"id": 45, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T14:21:10.16422+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 46, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T14:21:10.17106+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 47, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T14:21:10.244268+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 48, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T14:21:10.275766+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 10, "is_available": true},
{"id": 49, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T14:21:10.280434+00:00", "description": "For the faces of the passengers.", "wishlist_id": 9, "is_available": true},
{"id": 5, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T14:21:07.550334+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 6, "is_available": true},
{"id": 50, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T14:21:10.353938+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 51, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T14:21:10.409439+00:00", "description": "Group gift, obviously.", "wishlist_id": 13, "is_available": true},
{"id": 52, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T14:21:10.511194+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 4, "is_available": true},
{"id": 53, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T14:21:10.534463+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 54, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T14:21:10.648605+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 55, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T14:21:10.68348+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 56, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T14:21:10.759712+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 57, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T14:21:10.897505+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 58, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T14:21:10.993493+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 59, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T14:21:11.017503+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 10, "is_available": false},
{"id": 6, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T14:21:07.60054+00:00", "description": "Black.", "wishlist_id": 8, "is_available": true},
{"id": 60, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T14:21:11.099099+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 61, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T14:21:11.095063+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 62, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T14:21:11.231446+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 63, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T14:21:11.235115+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 64, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T14:21:11.295613+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 5, "is_available": false},
{"id": 65, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T14:21:11.423201+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 66, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T14:21:11.444092+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 67, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T14:21:11.527229+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 68, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T14:21:11.554989+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 69, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T14:21:11.663533+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 7, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T14:21:07.719765+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 5, "is_available": true},
{"id": 70, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T14:21:11.679068+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 71, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T14:21:11.795882+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 2, "is_available": false},
{"id": 72, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T14:21:11.807332+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 73, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T14:21:11.915244+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 74, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T14:21:11.919443+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 75, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T14:21:12.010968+00:00", "description": "Seventy-two chances!", "wishlist_id": 16, "is_available": true},
{"id": 76, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T14:21:12.01777+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 77, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T14:21:12.122862+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 15, "is_available": true},
{"id": 78, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T14:21:12.226865+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 79, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T14:21:12.295626+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 17, "is_available": true},
{"id": 8, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T14:21:07.788492+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 80, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T14:21:12.313+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 81, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T14:21:12.386896+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 82, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T14:21:12.43502+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 83, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T14:21:12.546321+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 84, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T14:21:12.54745+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 85, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T14:21:12.663528+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 86, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T14:21:12.670214+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 87, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T14:21:12.719718+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 88, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T14:21:12.755366+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 21, "is_available": true},
{"id": 89, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T14:21:12.813428+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 17, "is_available": true},
{"id": 9, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T14:21:07.830769+00:00", "description": "No. Well. Maybe.", "wishlist_id": 7, "is_available": true},
{"id": 90, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T14:21:12.939309+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 91, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T14:21:13.002874+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 92, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T14:21:13.072391+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 93, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T14:21:13.176094+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 94, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T14:21:13.275138+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 95, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T14:21:13.335132+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 15, "is_available": true},
{"id": 96, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T14:21:13.386302+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 97, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T14:21:13.450349+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 98, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T14:21:13.567089+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T14:21:13.574535+00:00", "description": "", "wishlist_id": 17, "is_available": true}
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
{"item_id": 101, "giver_id": 7, "created_at": "2026-11-22T14:21:20.169718+00:00"},
{"item_id": 107, "giver_id": 3, "created_at": "2026-11-22T14:21:20.175938+00:00"},
{"item_id": 124, "giver_id": 3, "created_at": "2026-11-22T14:21:20.113423+00:00"},
{"item_id": 133, "giver_id": 4, "created_at": "2026-11-22T14:21:20.130111+00:00"},
{"item_id": 139, "giver_id": 5, "created_at": "2026-11-22T14:21:20.173209+00:00"},
{"item_id": 140, "giver_id": 2, "created_at": "2026-11-22T14:21:20.160443+00:00"},
{"item_id": 141, "giver_id": 6, "created_at": "2026-11-22T14:21:20.144642+00:00"},
{"item_id": 154, "giver_id": 2, "created_at": "2026-11-22T14:21:20.147344+00:00"},
{"item_id": 159, "giver_id": 3, "created_at": "2026-11-22T14:21:20.107083+00:00"},
{"item_id": 162, "giver_id": 5, "created_at": "2026-11-22T14:21:20.135505+00:00"},
{"item_id": 163, "giver_id": 10, "created_at": "2026-11-22T14:21:20.163593+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T14:21:20.098042+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T14:21:20.119286+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T14:21:20.141533+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T14:21:20.138001+00:00"},
{"item_id": 29, "giver_id": 3, "created_at": "2026-11-22T14:21:20.182342+00:00"},
{"item_id": 56, "giver_id": 2, "created_at": "2026-11-22T14:21:20.150209+00:00"},
{"item_id": 67, "giver_id": 2, "created_at": "2026-11-22T14:21:20.166393+00:00"},
{"item_id": 79, "giver_id": 1, "created_at": "2026-11-22T14:21:20.179341+00:00"},
{"item_id": 85, "giver_id": 4, "created_at": "2026-11-22T14:21:20.124744+00:00"},
{"item_id": 88, "giver_id": 9, "created_at": "2026-11-22T14:21:20.156664+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "0360ec7b56971b7f41e9ae6bed4327fb", "item_id": 8, "attached": true, "created_at": "2026-11-22T14:21:07.736206+00:00"},
{"key": "0428f5b9f38a9dc69e21861e5916f2c2", "item_id": 81, "attached": true, "created_at": "2026-11-22T14:21:12.351076+00:00"},
{"key": "05441609eda3f8fd9b1aca12c1410b32", "item_id": 129, "attached": true, "created_at": "2026-11-22T14:21:15.700214+00:00"},
{"key": "05b2f3df04076ba565391d4fe69a2c4d", "item_id": 34, "attached": true, "created_at": "2026-11-22T14:21:09.57014+00:00"},
{"key": "07ce1cff1e3f862ccdc3acf2101502f6", "item_id": 65, "attached": true, "created_at": "2026-11-22T14:21:11.314176+00:00"},
{"key": "0894abd760b6f8cd63bcca2d80b1849f", "item_id": 110, "attached": true, "created_at": "2026-11-22T14:21:14.412041+00:00"},
{"key": "08cf627a406fe9a74fd802f336446edd", "item_id": 37, "attached": true, "created_at": "2026-11-22T14:21:09.677989+00:00"},
{"key": "092c1ffee606477818f2e17333277dcb", "item_id": 83, "attached": true, "created_at": "2026-11-22T14:21:12.495378+00:00"},
{"key": "0982a5e4ff1d4fefa563a2d2f3d20e9f", "item_id": 94, "attached": true, "created_at": "2026-11-22T14:21:13.152407+00:00"},
{"key": "09a86212cefee6717f518cc2b433eb89", "item_id": 23, "attached": true, "created_at": "2026-11-22T14:21:08.863553+00:00"},
{"key": "0bc4804e2d73dc0cc1d1e41d7807cadd", "item_id": 127, "attached": true, "created_at": "2026-11-22T14:21:15.564904+00:00"},
{"key": "10771f2d6c713ecb76d361c684616524", "item_id": 2, "attached": true, "created_at": "2026-11-22T14:21:07.261043+00:00"},
{"key": "115c7f71271ed1f9accdcca5c0ad5754", "item_id": 151, "attached": true, "created_at": "2026-11-22T14:21:17.669528+00:00"},
{"key": "12900220559c72f7e2acf8cb045f076c", "item_id": 21, "attached": true, "created_at": "2026-11-22T14:21:08.679757+00:00"},
{"key": "14cbcf9738cf127dadc3a2bef06fb888", "item_id": 62, "attached": true, "created_at": "2026-11-22T14:21:11.198387+00:00"},
{"key": "1542f15f4622ed256e9560dd0852870a", "item_id": 26, "attached": true, "created_at": "2026-11-22T14:21:09.0758+00:00"},
{"key": "155ed11ce5ab12b500c976a2ad80e670", "item_id": 124, "attached": true, "created_at": "2026-11-22T14:21:15.263152+00:00"},
{"key": "164312121074ed68dbbc053e7f09178e", "item_id": 30, "attached": true, "created_at": "2026-11-22T14:21:09.373251+00:00"},
{"key": "17346e4e3b5c21face681bef721815dd", "item_id": 161, "attached": true, "created_at": "2026-11-22T14:21:18.730896+00:00"},
{"key": "18846f630b5ad405f5116b162042aaa4", "item_id": 18, "attached": true, "created_at": "2026-11-22T14:21:08.41076+00:00"},
{"key": "191c963772e07350e1232ade75a186b5", "item_id": 56, "attached": true, "created_at": "2026-11-22T14:21:10.748405+00:00"},
{"key": "1bb9ae51b2e00cb8fca99c314ac575da", "item_id": 157, "attached": true, "created_at": "2026-11-22T14:21:18.317259+00:00"},
{"key": "1c4dbced041fb038945df34eac8fc7d5", "item_id": 45, "attached": true, "created_at": "2026-11-22T14:21:10.151367+00:00"},
{"key": "1ca2320127e046da6d2183fa3f6de290", "item_id": 33, "attached": true, "created_at": "2026-11-22T14:21:09.551135+00:00"},
{"key": "1d3b4d5dd81aa019cf6add554b89bfd9", "item_id": 118, "attached": true, "created_at": "2026-11-22T14:21:14.916205+00:00"},
{"key": "1e4d6b662a178f573627bd816898edbe", "item_id": 101, "attached": true, "created_at": "2026-11-22T14:21:13.746359+00:00"},
{"key": "2032efb6890881d6ad894e97581b0834", "item_id": 50, "attached": true, "created_at": "2026-11-22T14:21:10.338313+00:00"},
{"key": "20e25f00b164101cdd99e6ab0bcc4e28", "item_id": 130, "attached": true, "created_at": "2026-11-22T14:21:15.768856+00:00"},
{"key": "233ca4ed60d57ab1996ec094d4fe5ad4", "item_id": 41, "attached": true, "created_at": "2026-11-22T14:21:09.975555+00:00"},
{"key": "23fa5ff9ca28ae2cb2c5a7e6cd8c6b12", "item_id": 126, "attached": true, "created_at": "2026-11-22T14:21:15.409462+00:00"},
{"key": "265ff0c428a7649cdad00a7d4a95ae36", "item_id": 177, "attached": true, "created_at": "2026-11-22T14:21:19.931984+00:00"},
{"key": "29166cb4e86715dba8a14f081808a7b9", "item_id": 78, "attached": true, "created_at": "2026-11-22T14:21:12.150126+00:00"},
{"key": "2c8c004b4fe14c15b9447f1232e77ccd", "item_id": 48, "attached": true, "created_at": "2026-11-22T14:21:10.263204+00:00"},
{"key": "2c9207efe2f6782bfd81d518c75043b4", "item_id": 159, "attached": true, "created_at": "2026-11-22T14:21:18.571504+00:00"},
{"key": "2cc9e340be791ef4cb4e39f70ac3d996", "item_id": 145, "attached": true, "created_at": "2026-11-22T14:21:16.946977+00:00"},
{"key": "2ee03cb3834a3089869262a2496d59ba", "item_id": 146, "attached": true, "created_at": "2026-11-22T14:21:17.034888+00:00"},
{"key": "2f3b297c3da4fa3d76c49d86dba68f9d", "item_id": 178, "attached": true, "created_at": "2026-11-22T14:21:19.996526+00:00"},
{"key": "32d0c153c20e15a0535f9f2f675e9e24", "item_id": 128, "attached": true, "created_at": "2026-11-22T14:21:15.641364+00:00"},
{"key": "3326d9204deec92fb837bb2fc61ffd47", "item_id": 133, "attached": true, "created_at": "2026-11-22T14:21:16.010327+00:00"},
{"key": "369a302d94665b4c15ce6bf3ebd1d5a5", "item_id": 32, "attached": true, "created_at": "2026-11-22T14:21:09.458484+00:00"},
{"key": "373100edf9f2492b1069a3b5e4bf9ba3", "item_id": 46, "attached": true, "created_at": "2026-11-22T14:21:10.15472+00:00"},
{"key": "3815ce80f4e0d4e5b40cd4e2aca1661b", "item_id": 121, "attached": true, "created_at": "2026-11-22T14:21:15.06163+00:00"},
{"key": "39fc007666742c5c29281553436433c5", "item_id": 17, "attached": true, "created_at": "2026-11-22T14:21:08.33005+00:00"},
{"key": "3b044cac83b3b85f5eb0e288389b4985", "item_id": 164, "attached": true, "created_at": "2026-11-22T14:21:18.985413+00:00"},
{"key": "3b21cad2e736825de133d666a75b0c54", "item_id": 85, "attached": true, "created_at": "2026-11-22T14:21:12.611461+00:00"},
{"key": "3c6faab5487b2e6e5324b922e9d619c6", "item_id": 113, "attached": true, "created_at": "2026-11-22T14:21:14.607964+00:00"},
{"key": "3e40150de2b02f5eae475586ec54d7e2", "item_id": 86, "attached": true, "created_at": "2026-11-22T14:21:12.650052+00:00"},
{"key": "42caa86da2aaa6de0a82f8585128b339", "item_id": 79, "attached": true, "created_at": "2026-11-22T14:21:12.26588+00:00"},
{"key": "42dcc90cd97476611daaa6024a0b9d0e", "item_id": 60, "attached": true, "created_at": "2026-11-22T14:21:11.074983+00:00"},
{"key": "457038a61f61f7dcfcae63b3f3f75d3d", "item_id": 24, "attached": true, "created_at": "2026-11-22T14:21:08.943385+00:00"},
{"key": "4620812fcee96a2d10f03bdba753ceae", "item_id": 147, "attached": true, "created_at": "2026-11-22T14:21:17.130607+00:00"},
{"key": "46a06299b246ef8ad821c592f8372f35", "item_id": 3, "attached": true, "created_at": "2026-11-22T14:21:07.365547+00:00"},
{"key": "475b70d82164c936fa0d5050d920ca25", "item_id": 99, "attached": true, "created_at": "2026-11-22T14:21:13.539628+00:00"},
{"key": "48a16defa5e7ae4736e70b1facc7ee60", "item_id": 163, "attached": true, "created_at": "2026-11-22T14:21:18.85169+00:00"},
{"key": "4a0acab56b8d650b898346d5cf43dc70", "item_id": 174, "attached": true, "created_at": "2026-11-22T14:21:19.726457+00:00"},
{"key": "4b87513aafa5efbda07350ab8d37bf0d", "item_id": 77, "attached": true, "created_at": "2026-11-22T14:21:12.08724+00:00"},
{"key": "4c393a91e89260e6d8ccffc5c0e1ef0c", "item_id": 55, "attached": true, "created_at": "2026-11-22T14:21:10.652962+00:00"},
{"key": "4c921e73fd75b9dcda4d31e820c1f71a", "item_id": 123, "attached": true, "created_at": "2026-11-22T14:21:15.195022+00:00"},
{"key": "4d3f23814e7178590beeebcb4f99335d", "item_id": 84, "attached": true, "created_at": "2026-11-22T14:21:12.483873+00:00"},
{"key": "4e9a5a57bb022ae237016c2a1ffbd044", "item_id": 49, "attached": true, "created_at": "2026-11-22T14:21:10.275074+00:00"},
{"key": "4eeea57f5f9de28f6cc88a87f73133cb", "item_id": 40, "attached": true, "created_at": "2026-11-22T14:21:09.851746+00:00"},
{"key": "4f172815c4bb4205d7c424dcaa35c71c", "item_id": 154, "attached": true, "created_at": "2026-11-22T14:21:18.008068+00:00"},
{"key": "4f68aac6c6e138de3a4942d60001de44", "item_id": 7, "attached": true, "created_at": "2026-11-22T14:21:07.698883+00:00"},
{"key": "4fb04b806f28efec48289cfbe34e9276", "item_id": 114, "attached": true, "created_at": "2026-11-22T14:21:14.711513+00:00"},
{"key": "5581bcd584cb680df84d80da0e1a9f17", "item_id": 148, "attached": true, "created_at": "2026-11-22T14:21:17.320232+00:00"},
{"key": "58e1c7ed05356317a373b60c67bbd4f4", "item_id": 149, "attached": true, "created_at": "2026-11-22T14:21:17.437888+00:00"},
{"key": "5939482597c365c7c79b3bed31b36be1", "item_id": 153, "attached": true, "created_at": "2026-11-22T14:21:17.87211+00:00"},
{"key": "5cabbee9f2fc955299cf2c42c6238a07", "item_id": 25, "attached": true, "created_at": "2026-11-22T14:21:09.006766+00:00"},
{"key": "61427b63b54ccdd86fd27f1f585d287f", "item_id": 57, "attached": true, "created_at": "2026-11-22T14:21:10.888181+00:00"},
{"key": "641f741107424fd87a6697ff44987b25", "item_id": 103, "attached": true, "created_at": "2026-11-22T14:21:13.956176+00:00"},
{"key": "642cb776fbf0f95278f863e7e61988ad", "item_id": 179, "attached": true, "created_at": "2026-11-22T14:21:20.087653+00:00"},
{"key": "65689ae6731bc8f2e2329be4a33421c8", "item_id": 131, "attached": true, "created_at": "2026-11-22T14:21:15.816061+00:00"},
{"key": "69f9638b450b3563438110ce0525cdbb", "item_id": 141, "attached": true, "created_at": "2026-11-22T14:21:16.679311+00:00"},
{"key": "6bb2c48bf6c4a1cbecebe9afd206002c", "item_id": 88, "attached": true, "created_at": "2026-11-22T14:21:12.729703+00:00"},
{"key": "6d6bed95d11a35640d5759f34d7baefb", "item_id": 82, "attached": true, "created_at": "2026-11-22T14:21:12.39488+00:00"},
{"key": "6fe02c99e3c5c796c613e94a0a6e06ad", "item_id": 63, "attached": true, "created_at": "2026-11-22T14:21:11.207037+00:00"},
{"key": "71a7aed725032c20258b6015fd58c9e5", "item_id": 75, "attached": true, "created_at": "2026-11-22T14:21:11.982261+00:00"},
{"key": "71c20ec89d734f88cf1c1d9cba5b02ef", "item_id": 116, "attached": true, "created_at": "2026-11-22T14:21:14.834549+00:00"},
{"key": "71df8133ca86afdf4ca4085a08be7f68", "item_id": 73, "attached": true, "created_at": "2026-11-22T14:21:11.903575+00:00"},
{"key": "720a9085dcd21a6ec8ce9c0c320d63d3", "item_id": 91, "attached": true, "created_at": "2026-11-22T14:21:12.953015+00:00"},
{"key": "721e56a6cb6c2397ce8803fb9a705802", "item_id": 53, "attached": true, "created_at": "2026-11-22T14:21:10.471908+00:00"},
{"key": "73bc55f1524876b8bca5a28f13bf23e9", "item_id": 112, "attached": true, "created_at": "2026-11-22T14:21:14.592278+00:00"},
{"key": "740156d6aee0920976821adc07768a10", "item_id": 160, "attached": true, "created_at": "2026-11-22T14:21:18.576+00:00"},
{"key": "7624c4f8b7e3f18b1d1177daddbfcdf3", "item_id": 43, "attached": true, "created_at": "2026-11-22T14:21:10.006869+00:00"},
{"key": "79503a7367fad4eec8a3b5f9815ad3bc", "item_id": 136, "attached": true, "created_at": "2026-11-22T14:21:16.214299+00:00"},
{"key": "79e3cdc1355ebab4ada9c6d2a55cd954", "item_id": 138, "attached": true, "created_at": "2026-11-22T14:21:16.450334+00:00"},
{"key": "7ac01a230cc5cf17e663cc78f578836b", "item_id": 125, "attached": true, "created_at": "2026-11-22T14:21:15.395925+00:00"},
{"key": "7d3d4c002bd2160d07f10c75afb10b4c", "item_id": 72, "attached": true, "created_at": "2026-11-22T14:21:11.784848+00:00"},
{"key": "7daf778f06e3ff6719be74613b50dce1", "item_id": 119, "attached": true, "created_at": "2026-11-22T14:21:14.953109+00:00"},
{"key": "7de10f5cd8b295af40655325f31f8dfc", "item_id": 51, "attached": true, "created_at": "2026-11-22T14:21:10.396853+00:00"},
{"key": "7f03e2bf08efc615f923882df036e757", "item_id": 98, "attached": true, "created_at": "2026-11-22T14:21:13.531027+00:00"},
{"key": "7fb2609db1d0c3af9fe29b36a23fbfd2", "item_id": 20, "attached": true, "created_at": "2026-11-22T14:21:08.611282+00:00"},
{"key": "80df64ca5f2e07608d1f1361991760d0", "item_id": 158, "attached": true, "created_at": "2026-11-22T14:21:18.339805+00:00"},
{"key": "8107ccddbc639c3b53ac19b854869b46", "item_id": 175, "attached": true, "created_at": "2026-11-22T14:21:19.793046+00:00"},
{"key": "824b5c38582851900e62accdab5d2856", "item_id": 12, "attached": true, "created_at": "2026-11-22T14:21:07.86382+00:00"},
{"key": "8a9a20df5ccce45393411132b9b997df", "item_id": 155, "attached": true, "created_at": "2026-11-22T14:21:18.070398+00:00"},
{"key": "8cc92f3b1b3a3fc474e33814afcb86f3", "item_id": 176, "attached": true, "created_at": "2026-11-22T14:21:19.864+00:00"},
{"key": "8f36bdff36875b652ea7599b5236385e", "item_id": 28, "attached": true, "created_at": "2026-11-22T14:21:09.282312+00:00"},
{"key": "8fda9c99ff59499e3d358ad885bff3bc", "item_id": 171, "attached": true, "created_at": "2026-11-22T14:21:19.485074+00:00"},
{"key": "938450c94447262f918aaa5e4904040f", "item_id": 105, "attached": true, "created_at": "2026-11-22T14:21:14.116175+00:00"},
{"key": "9525e6c52b60bf2a428ae05d03909581", "item_id": 162, "attached": true, "created_at": "2026-11-22T14:21:18.794038+00:00"},
{"key": "9612cf18703c4f34f0d8d1fa4d7cc375", "item_id": 54, "attached": true, "created_at": "2026-11-22T14:21:10.64251+00:00"},
{"key": "9813fa888419ece2827aa463631198c5", "item_id": 90, "attached": true, "created_at": "2026-11-22T14:21:12.914717+00:00"},
{"key": "982892ecbf2a8e9481a452b6e2379ec6", "item_id": 69, "attached": true, "created_at": "2026-11-22T14:21:11.634464+00:00"},
{"key": "998818010490d8f4429406f9586c1cc3", "item_id": 97, "attached": true, "created_at": "2026-11-22T14:21:13.426469+00:00"},
{"key": "9d99aa86cfefb6256a7afa65914a8388", "item_id": 142, "attached": true, "created_at": "2026-11-22T14:21:16.687081+00:00"},
{"key": "a0cbdfed9e064fc942957da82c5b4f84", "item_id": 22, "attached": true, "created_at": "2026-11-22T14:21:08.768369+00:00"},
{"key": "a161a5ed5a8fa1b975e154d001a48cbb", "item_id": 111, "attached": true, "created_at": "2026-11-22T14:21:14.403284+00:00"},
{"key": "a293f6d38bda71e9b5e7aacf54cfe204", "item_id": 67, "attached": true, "created_at": "2026-11-22T14:21:11.500189+00:00"},
{"key": "a58b2c3d8158cabef756e1ebb94ccd7e", "item_id": 16, "attached": true, "created_at": "2026-11-22T14:21:08.22239+00:00"},
{"key": "a7391a09f9a5ec1d4574e725838a2be0", "item_id": 96, "attached": true, "created_at": "2026-11-22T14:21:13.357278+00:00"},
{"key": "a739f2cd9d8a1e7e83f05d3d3c2cccdc", "item_id": 173, "attached": true, "created_at": "2026-11-22T14:21:19.628559+00:00"},
{"key": "a7890566b1728370790b9a3cb4d7ea75", "item_id": 165, "attached": true, "created_at": "2026-11-22T14:21:19.014404+00:00"},
{"key": "a7b8d1ae4d0f9f4cdc467ad482aa0377", "item_id": 166, "attached": true, "created_at": "2026-11-22T14:21:19.154317+00:00"},
{"key": "a7f6875ccb45f5d6495ad77bbc549f74", "item_id": 169, "attached": true, "created_at": "2026-11-22T14:21:19.341335+00:00"},
{"key": "a7faa8496e756a497ce9e4c1e66fe112", "item_id": 14, "attached": true, "created_at": "2026-11-22T14:21:08.049913+00:00"},
{"key": "aca13a5a82c9c9492fff74c27e5a20fc", "item_id": 102, "attached": true, "created_at": "2026-11-22T14:21:13.850586+00:00"},
{"key": "af246f36bd5796ba98fe783606c5c5dc", "item_id": 71, "attached": true, "created_at": "2026-11-22T14:21:11.767981+00:00"},
{"key": "b0b09bc723795f09230af199bfea3d68", "item_id": 167, "attached": true, "created_at": "2026-11-22T14:21:19.209619+00:00"},
{"key": "b192296d1f8022079a848da0949a8978", "item_id": 139, "attached": true, "created_at": "2026-11-22T14:21:16.492611+00:00"},
{"key": "b1d1c25d6a9617b1f0c5469e7837872d", "item_id": 143, "attached": true, "created_at": "2026-11-22T14:21:16.855504+00:00"},
{"key": "b57e7a4bc7e3f238b90f887ad84f3d7e", "item_id": 172, "attached": true, "created_at": "2026-11-22T14:21:19.555529+00:00"},
{"key": "b809db8af9c0e509ad198ab73c9d1cb0", "item_id": 27, "attached": true, "created_at": "2026-11-22T14:21:09.210143+00:00"},
{"key": "bd0fa761ded0dd1a8188cfa438e8ea51", "item_id": 6, "attached": true, "created_at": "2026-11-22T14:21:07.574882+00:00"},
{"key": "bf79600bc20c71d2c36f35c8ee47d3bc", "item_id": 132, "attached": true, "created_at": "2026-11-22T14:21:15.849982+00:00"},
{"key": "c0c22e75cc11ab68644d22552d12c592", "item_id": 115, "attached": true, "created_at": "2026-11-22T14:21:14.760781+00:00"},
{"key": "c3c076ee1ae6e0ed36029588c1643193", "item_id": 76, "attached": true, "created_at": "2026-11-22T14:21:12.003086+00:00"},
{"key": "c42b8536c486df40d782e70879bc22bc", "item_id": 135, "attached": true, "created_at": "2026-11-22T14:21:16.162644+00:00"},
{"key": "c552ad3e22332d87703f632be1e7b124", "item_id": 29, "attached": true, "created_at": "2026-11-22T14:21:09.343974+00:00"},
{"key": "c9408ceec9bd9e95052f5ce705d98878", "item_id": 89, "attached": true, "created_at": "2026-11-22T14:21:12.800672+00:00"},
{"key": "ccd6f4f664947b69e702fd65eb825a4b", "item_id": 87, "attached": true, "created_at": "2026-11-22T14:21:12.707181+00:00"},
{"key": "cd063a36905271e2faac2ba34301cd55", "item_id": 100, "attached": true, "created_at": "2026-11-22T14:21:13.738584+00:00"},
{"key": "cd708138de79fb23ddc35e48be6f0f84", "item_id": 70, "attached": true, "created_at": "2026-11-22T14:21:11.649534+00:00"},
{"key": "ce92fc663cb0d4b42f57ea1dd30b9f09", "item_id": 134, "attached": true, "created_at": "2026-11-22T14:21:16.010998+00:00"},
{"key": "d0703274575d8e06e59e92dc633c3570", "item_id": 106, "attached": true, "created_at": "2026-11-22T14:21:14.141433+00:00"},
{"key": "d232a27679674f4aa7892865bbd706d3", "item_id": 13, "attached": true, "created_at": "2026-11-22T14:21:07.940665+00:00"},
{"key": "d38a12b5ca36cced605d21d696cc5120", "item_id": 117, "attached": true, "created_at": "2026-11-22T14:21:14.854894+00:00"},
{"key": "d4df32d20eca858bf60a13cda6e89ebf", "item_id": 137, "attached": true, "created_at": "2026-11-22T14:21:16.315071+00:00"},
{"key": "d655124db8319db9cc2ea0d54a4aa4db", "item_id": 74, "attached": true, "created_at": "2026-11-22T14:21:11.910399+00:00"},
{"key": "d8c028cb4d61547ba62dc565b49ecb7e", "item_id": 19, "attached": true, "created_at": "2026-11-22T14:21:08.537366+00:00"},
{"key": "d9e9ab1c6ee656a4ea4495d2e5a4aee3", "item_id": 58, "attached": true, "created_at": "2026-11-22T14:21:10.909758+00:00"},
{"key": "da0b7a5a4111a3a8cefcd197bb478e6a", "item_id": 5, "attached": true, "created_at": "2026-11-22T14:21:07.519409+00:00"},
{"key": "de4cde01c116edfa3a068042af85b3e4", "item_id": 38, "attached": true, "created_at": "2026-11-22T14:21:09.780319+00:00"},
{"key": "debe71de15bd0adc61355630c8af2957", "item_id": 92, "attached": true, "created_at": "2026-11-22T14:21:13.055764+00:00"},
{"key": "e13fde57afec6924ba37c8ac860e4ef2", "item_id": 35, "attached": true, "created_at": "2026-11-22T14:21:09.643682+00:00"},
{"key": "e469704a132d73b0c6925300eb7984fe", "item_id": 144, "attached": true, "created_at": "2026-11-22T14:21:16.861254+00:00"},
{"key": "e4c63e1d1f0583debe166e6aed4e8634", "item_id": 15, "attached": true, "created_at": "2026-11-22T14:21:08.129203+00:00"},
{"key": "e5ea45deb7654e8aa664ebb703355cbf", "item_id": 156, "attached": true, "created_at": "2026-11-22T14:21:18.182986+00:00"},
{"key": "e6cbe21dcef7b9405bbcd0fc6b266041", "item_id": 109, "attached": true, "created_at": "2026-11-22T14:21:14.273939+00:00"},
{"key": "e706d14ca263224da3d9b63af8c8b32e", "item_id": 152, "attached": true, "created_at": "2026-11-22T14:21:17.81429+00:00"},
{"key": "e9422a33ad147c0c319f155d897131b9", "item_id": 107, "attached": true, "created_at": "2026-11-22T14:21:14.25497+00:00"},
{"key": "e98bd60102de2ac936f2018cb5e2611c", "item_id": 170, "attached": true, "created_at": "2026-11-22T14:21:19.420441+00:00"},
{"key": "ea0e9c1ee3fb17e9cd98aafdeb70a046", "item_id": 1, "attached": true, "created_at": "2026-11-22T14:21:07.226842+00:00"},
{"key": "ed6f6cf91541376a8d85b7fc8034fcc6", "item_id": 150, "attached": true, "created_at": "2026-11-22T14:21:17.56141+00:00"},
{"key": "edc7103bcf5580479a2c98fdaa8a5735", "item_id": 68, "attached": true, "created_at": "2026-11-22T14:21:11.514538+00:00"},
{"key": "efe345643e7b060e1937ed0640d5aa07", "item_id": 4, "attached": true, "created_at": "2026-11-22T14:21:07.39297+00:00"},
{"key": "f25fa501009ec37fe68543fd7e4a76a4", "item_id": 93, "attached": true, "created_at": "2026-11-22T14:21:13.129504+00:00"},
{"key": "f2d0d51b829e457b5c65b245f67fd55a", "item_id": 120, "attached": true, "created_at": "2026-11-22T14:21:15.014958+00:00"},
{"key": "f3e74fe58fd9e2c1334a462283851581", "item_id": 66, "attached": true, "created_at": "2026-11-22T14:21:11.338756+00:00"},
{"key": "f47bf380f89dd2bf1150c8e310220d14", "item_id": 140, "attached": true, "created_at": "2026-11-22T14:21:16.596597+00:00"},
{"key": "f4a6f6f1d3e91feff2ed5347df1565fb", "item_id": 61, "attached": true, "created_at": "2026-11-22T14:21:11.063613+00:00"},
{"key": "f4f6f5672721e2cd206f83420396ba56", "item_id": 104, "attached": true, "created_at": "2026-11-22T14:21:13.949861+00:00"},
{"key": "fa5e9649cb0ac68c5b8ac5a62d913260", "item_id": 52, "attached": true, "created_at": "2026-11-22T14:21:10.464355+00:00"},
{"key": "fb13ea4f0f68ba27ae20983997c0688f", "item_id": 95, "attached": true, "created_at": "2026-11-22T14:21:13.290081+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
