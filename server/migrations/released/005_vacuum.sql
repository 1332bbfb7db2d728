-- The schema after 005_vacuum.sql, with the people of the demo. Made by npm run db:store; never changed.

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

-- Friendships are read from their indexes alone as long as most pages of the table are known to be seen by everybody.

alter table friendships set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "5GTuVt2Fcs2u2X0eIdgPNuVdVCCPDqaF", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.771+00:00", "updatedAt": "2026-11-22T12:09:06.771+00:00", "emailVerified": false},
{"id": "6AumnuCwGX2sgsHcPLBC8FjiwNRvlvKy", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.624+00:00", "updatedAt": "2026-11-22T12:09:06.624+00:00", "emailVerified": false},
{"id": "Bkty7V7Kv4PJ69Qg3M9Eox8cTM1ARVmK", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.509+00:00", "updatedAt": "2026-11-22T12:09:06.509+00:00", "emailVerified": false},
{"id": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.38+00:00", "updatedAt": "2026-11-22T12:09:06.38+00:00", "emailVerified": false},
{"id": "KMQG1Vi2F593hAW5WC8WApDBcrCRks5r", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.66+00:00", "updatedAt": "2026-11-22T12:09:06.66+00:00", "emailVerified": false},
{"id": "cLfqEAPAhostbmst7UTp6JtQIkZqpZq4au", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.469+00:00", "updatedAt": "2026-11-22T12:09:06.469+00:00", "emailVerified": false},
{"id": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.588+00:00", "updatedAt": "2026-11-22T12:09:06.588+00:00", "emailVerified": false},
{"id": "vLk5FpeIk9GjGybYsxW3c6WmoMcdCLBw", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.697+00:00", "updatedAt": "2026-11-22T12:09:06.697+00:00", "emailVerified": false},
{"id": "x4xhbZXQ47AaWgtTqfx91Yw7bzGQwv5R", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.549+00:00", "updatedAt": "2026-11-22T12:09:06.549+00:00", "emailVerified": false},
{"id": "y5YRsJxWxUTYWeEyJC4Nna5llR2DVqw4", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T12:09:06.733+00:00", "updatedAt": "2026-11-22T12:09:06.733+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "EpgLXCWCAPepsaFVYYEnqOfJGHbR8waV", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T12:09:05.472+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"6BQG-d52C7GbAyjKFxAD3DLcNRQAZv4hostMFnkfkeIuY\",\"y\":\"yLvWLxfC-2EAK0yj8z5dtBIk9_YKuskK3cR9JGqQ5aY\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$a14b3895afe213a67af3c377d0d57f29f2b5eb8a69fc475864adca9f4368a174a66846cadaf15e1f888698429ab502db4ac56f011482c7734ff0b05a655761b9a3aa7d196acec114037ea60a3d4d1457d05ebed99729dd259ab67afa05e3a503ef1047ab18e2e833e2bf50f8c178f6049d23fd67e309fa1e93c81dd18e145bb24fbb0f6bce46d124178aa9dffc7694bfb15e713816c3541256e5ede3669143488385a393ea45c3bba16a7f37ee94a9cc0f1eab773ddde2e8c963b72defa986f17e6802c30c111c929054445fd39dbc746ff9cd38bc94d10a\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T12:09:07.017012+00:00", "id": 1, "uid": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T12:09:07.234119+00:00", "id": 2, "uid": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T12:09:05.325829+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T12:09:05.353464+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T12:09:05.357986+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-22T12:09:05.384608+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-22T12:09:05.38498+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.435452+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "5GTuVt2Fcs2u2X0eIdgPNuVdVCCPDqaF", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.793804+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "cLfqEAPAhostbmst7UTp6JtQIkZqpZq4au", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.490079+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "Bkty7V7Kv4PJ69Qg3M9Eox8cTM1ARVmK", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.527937+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "x4xhbZXQ47AaWgtTqfx91Yw7bzGQwv5R", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.568204+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T12:09:06.605364+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "6AumnuCwGX2sgsHcPLBC8FjiwNRvlvKy", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.641535+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "KMQG1Vi2F593hAW5WC8WApDBcrCRks5r", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.676873+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "vLk5FpeIk9GjGybYsxW3c6WmoMcdCLBw", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.713803+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "y5YRsJxWxUTYWeEyJC4Nna5llR2DVqw4", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T12:09:06.751801+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "8Mr5qNyBEk8WaO8RESureD4ltTSf00YI", "scope": null, "userId": "vLk5FpeIk9GjGybYsxW3c6WmoMcdCLBw", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$W82QkSrQjEpqrHWeICsGvg$rLVkl2H423IP2064BI9tjlE5zLO0wClUnqtyssvCrG8", "accountId": "vLk5FpeIk9GjGybYsxW3c6WmoMcdCLBw", "createdAt": "2026-11-22T12:09:06.698+00:00", "updatedAt": "2026-11-22T12:09:06.698+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "AlvyLxnXoRObiA4KNVujoKeU3ApBCazr", "scope": null, "userId": "Bkty7V7Kv4PJ69Qg3M9Eox8cTM1ARVmK", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$nSoxdAw39pOj/1j83IOOMQ$8++ylQ7qzr7XFjBdWPn3CrYNKH5UmfSSHOzPicjkrVM", "accountId": "Bkty7V7Kv4PJ69Qg3M9Eox8cTM1ARVmK", "createdAt": "2026-11-22T12:09:06.51+00:00", "updatedAt": "2026-11-22T12:09:06.51+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "BoSKdOlif1QKLoreypGE12ISIUW6iMX7", "scope": null, "userId": "x4xhbZXQ47AaWgtTqfx91Yw7bzGQwv5R", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$TgzoXHMVXim1ojS95tDB4Q$OaggqEpGfhCYqVQ9bD9nKRTOQzFl9x88TzUSBB97bk4", "accountId": "x4xhbZXQ47AaWgtTqfx91Yw7bzGQwv5R", "createdAt": "2026-11-22T12:09:06.551+00:00", "updatedAt": "2026-11-22T12:09:06.551+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "FUO87LzTuVWPI9wmm2n2lHXiRIsDNWH9", "scope": null, "userId": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$NqjDhpMHnMhodRJvGdc5+g$NxyMtnC++z+oyfsPCsjbCez8GK2cVSw8RkmgodUHaOw", "accountId": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "createdAt": "2026-11-22T12:09:06.382+00:00", "updatedAt": "2026-11-22T12:09:06.382+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "WIfQt5XhDpm4NDK1NHDoYoybptfW519m", "scope": null, "userId": "6AumnuCwGX2sgsHcPLBC8FjiwNRvlvKy", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$WV/HMKgTN46WQ6pwSQNP4Q$1zJZzbJ+jnroyCYUaX40B5aNyTuYFyi8tybWNUKJx04", "accountId": "6AumnuCwGX2sgsHcPLBC8FjiwNRvlvKy", "createdAt": "2026-11-22T12:09:06.625+00:00", "updatedAt": "2026-11-22T12:09:06.625+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "WbDRsB4u65Mw4CQlCEFctqMc0Ht1rWRO", "scope": null, "userId": "5GTuVt2Fcs2u2X0eIdgPNuVdVCCPDqaF", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$rHQXPA2LA5+tqLk1vxuZxw$z4kXSFbDwAWcO0eK3mh7DSmga1UzSpcep2usCT0tV4Y", "accountId": "5GTuVt2Fcs2u2X0eIdgPNuVdVCCPDqaF", "createdAt": "2026-11-22T12:09:06.772+00:00", "updatedAt": "2026-11-22T12:09:06.772+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "awkAZNJjrzDjk5TfUufCnB7yowca2NJC", "scope": null, "userId": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$7bL9U9EpN3H8xWvNiCmYcA$cEQSULfeYzL33Gf2G6LJ57IJc/gNYMLY0pvCrx2PoTk", "accountId": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "createdAt": "2026-11-22T12:09:06.589+00:00", "updatedAt": "2026-11-22T12:09:06.589+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "hfqNnXq4FSBij5vBDTNw9hFJNZSQpL15", "scope": null, "userId": "y5YRsJxWxUTYWeEyJC4Nna5llR2DVqw4", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$La6cHqSoPRAmWjzbVGWPyA$G0tKGZzG+Sbg3VRdUJgV6RNfhDtURroi52aNOZgoGSA", "accountId": "y5YRsJxWxUTYWeEyJC4Nna5llR2DVqw4", "createdAt": "2026-11-22T12:09:06.735+00:00", "updatedAt": "2026-11-22T12:09:06.735+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "qRDBKz76gDQkLoPde2Yd9btSgUBGgsTV", "scope": null, "userId": "cLfqEAPAhostbmst7UTp6JtQIkZqpZq4au", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$iVqUhSg80W94yggVVWNAXQ$FpOIHu7mStztucL/Vm4oddLCbc+MfI0gp4BcQKED8DE", "accountId": "cLfqEAPAhostbmst7UTp6JtQIkZqpZq4au", "createdAt": "2026-11-22T12:09:06.471+00:00", "updatedAt": "2026-11-22T12:09:06.471+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "ypE29rR6TAnTTniFBolaY505ea9dU0cq", "scope": null, "userId": "KMQG1Vi2F593hAW5WC8WApDBcrCRks5r", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$61Iek94XWwFI83R94ZChhA$4vKGSSwaW080qjKRgfzflFeU3b6aa3XRl0hmGbB2M5M", "accountId": "KMQG1Vi2F593hAW5WC8WApDBcrCRks5r", "createdAt": "2026-11-22T12:09:06.661+00:00", "updatedAt": "2026-11-22T12:09:06.661+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "9t1uwL3LbBbEY06TaI54whjWunS0dnDV", "token": "HnporulhM0SmA-rXd8gO6_ioIrnpI-I93jvf4kYnKgk", "userId": "F4H0ADM9ZyckRWHPqzlaKVTZRDztqBxu", "createdAt": "2026-11-22T12:09:06.384+00:00", "expiresAt": "2026-12-06T12:09:06.384+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.384+00:00", "userAgent": ""},
{"id": "BNlkYwnnKYeyS0aIK1UDydsbz12OPWZr", "token": "pDQat54ZnIzrYri7pBsAvaI2zoPOoqqBxGTHByjrsjs", "userId": "vLk5FpeIk9GjGybYsxW3c6WmoMcdCLBw", "createdAt": "2026-11-22T12:09:06.699+00:00", "expiresAt": "2026-12-06T12:09:06.699+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.699+00:00", "userAgent": ""},
{"id": "Gj5ZkSrl40Yd1TLou0WWLG673zF08GJy", "token": "QrPI3U7AmrsYrsgk0d4iwCSd5LjF7v6hPtK3AiTIsc0", "userId": "KMQG1Vi2F593hAW5WC8WApDBcrCRks5r", "createdAt": "2026-11-22T12:09:06.662+00:00", "expiresAt": "2026-12-06T12:09:06.662+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.662+00:00", "userAgent": ""},
{"id": "LVcKWzp3tpTRplvh5GJmiPI6IFYJppOp", "token": "nIddcqv3N3Af6_RIaVkkGy2DB5-GbKxEKJoMeXE0AMQ", "userId": "Bkty7V7Kv4PJ69Qg3M9Eox8cTM1ARVmK", "createdAt": "2026-11-22T12:09:06.511+00:00", "expiresAt": "2026-12-06T12:09:06.511+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.511+00:00", "userAgent": ""},
{"id": "bO1PojrMWwSHdPOfMKeosIi3sTcecIYA", "token": "LQNSB6toZxil_kTDQOY2n-n2YOEJasWVbhqV_LGtEDE", "userId": "6AumnuCwGX2sgsHcPLBC8FjiwNRvlvKy", "createdAt": "2026-11-22T12:09:06.626+00:00", "expiresAt": "2026-12-06T12:09:06.626+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.626+00:00", "userAgent": ""},
{"id": "j8DrkBuCDMg519yDT0BeCMYmCDZrCDL6", "token": "T5nDLLGVkZCppOUhwM7MSo_BarRpOScQfazT0HHtjxA", "userId": "y5YRsJxWxUTYWeEyJC4Nna5llR2DVqw4", "createdAt": "2026-11-22T12:09:06.736+00:00", "expiresAt": "2026-12-06T12:09:06.735+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.736+00:00", "userAgent": ""},
{"id": "jQ7dSKpqxpQ4vUQARFlKkdv33iA6uYTF", "token": "PC3HvjDE-M_dv0SspZF_ywSJNpvzkgJUQerGfecGdI8", "userId": "x4xhbZXQ47AaWgtTqfx91Yw7bzGQwv5R", "createdAt": "2026-11-22T12:09:06.552+00:00", "expiresAt": "2026-12-06T12:09:06.552+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.552+00:00", "userAgent": ""},
{"id": "v0m3wVFfAFAJ91WYtZlu1pMW5fmUHJmM", "token": "xx-y99rT8HpLrqmICXGxH61RC7II5da3p2dQHOyMmKE", "userId": "cLfqEAPAhostbmst7UTp6JtQIkZqpZq4au", "createdAt": "2026-11-22T12:09:06.472+00:00", "expiresAt": "2026-12-06T12:09:06.472+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.472+00:00", "userAgent": ""},
{"id": "xPirnfcJawLlOeyRqMDRepJsngZ23Bpx", "token": "S3F1LhypFf9FPsO38_qy6dqjMeC-yHV_Repop-6PfE0", "userId": "5GTuVt2Fcs2u2X0eIdgPNuVdVCCPDqaF", "createdAt": "2026-11-22T12:09:06.773+00:00", "expiresAt": "2026-12-06T12:09:06.773+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.773+00:00", "userAgent": ""},
{"id": "ygsqkzYo5SJx5KP08IjZlh93Ifl8Vpqn", "token": "dJhm1hZi9TrlIMjd7RzMXhJNyPDRNn6cvZHh_PT7fXU", "userId": "qJkHQmycPSuhtw89bNkVIHP7F5DdCS8n", "createdAt": "2026-11-22T12:09:06.59+00:00", "expiresAt": "2026-12-06T12:09:06.59+00:00", "ipAddress": "", "updatedAt": "2026-11-22T12:09:06.59+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T12:09:15.203713+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T12:09:15.210971+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T12:09:15.21508+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T12:09:15.220457+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T12:09:07.28414+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T12:09:07.303499+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T12:09:07.333808+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T12:09:07.271072+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T12:09:07.297236+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T12:09:07.336756+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T12:09:07.3189+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T12:09:07.322654+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T12:09:07.249579+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T12:09:07.328297+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T12:09:07.256507+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T12:09:07.268056+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T12:09:07.261046+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T12:09:07.287001+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T12:09:07.264605+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T12:09:07.290009+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T12:09:07.300085+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T12:09:07.307348+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T12:09:07.33116+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T12:09:07.278177+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T12:09:07.314899+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T12:09:07.325729+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T12:09:07.275512+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T12:09:07.292925+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T12:09:07.309929+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T12:09:07.312423+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T12:09:07.28414+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:09:07.303499+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T12:09:07.314899+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:09:07.312423+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T12:09:07.333808+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T12:09:07.249579+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T12:09:07.256507+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:09:07.261046+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T12:09:07.264605+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T12:09:07.3189+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T12:09:07.325729+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T12:09:07.322654+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:09:07.271072+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T12:09:07.268056+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T12:09:07.278177+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:09:07.275512+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T12:09:07.328297+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T12:09:07.33116+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:09:07.297236+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T12:09:07.287001+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T12:09:07.290009+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T12:09:07.292925+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T12:09:07.300085+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T12:09:07.307348+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T12:09:07.336756+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T12:09:07.309929+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T12:09:07.423289+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:09:07.481018+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:09:07.713691+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T12:09:08.94205+00:00", "description": "No deadline, no specification."},
{"id": 13, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T12:09:08.951167+00:00", "description": ""},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:09:09.085155+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T12:09:09.285324+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 16, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:09:09.495222+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 17, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:09:09.568579+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 18, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:09:09.645661+00:00", "description": "Clear skies, thermos, silence."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:09:09.840561+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T12:09:07.443802+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:09:10.253512+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:09:10.428619+00:00", "description": "We have a name and half a song."},
{"id": 22, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:09:11.235119+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 23, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T12:09:11.311896+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T12:09:11.312386+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T12:09:11.506016+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:09:11.755887+00:00", "description": "It leans. We lean with it."},
{"id": 27, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:09:11.964+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 28, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T12:09:12.020879+00:00", "description": "June. July. August. Mud."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T12:09:12.282725+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:09:07.455072+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T12:09:12.624235+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:09:13.438141+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:09:13.518724+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T12:09:14.335508+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T12:09:07.461857+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 5, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T12:09:07.464555+00:00", "description": "And things that come out of it better than last time."},
{"id": 6, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T12:09:07.469678+00:00", "description": "Really."},
{"id": 7, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T12:09:07.465813+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 8, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T12:09:07.465838+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 9, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T12:09:07.474306+00:00", "description": "Light, mended, or borrowed. In that order."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T12:09:07.640612+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 10, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T12:09:07.899189+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 8, "is_available": true},
{"id": 100, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T12:09:11.302373+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 101, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T12:09:11.374981+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 102, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T12:09:11.437873+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 103, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T12:09:11.487091+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 104, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T12:09:11.491459+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 105, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T12:09:11.55606+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 106, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T12:09:11.557117+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 107, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T12:09:11.639209+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 108, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T12:09:11.639257+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 109, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T12:09:11.743251+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 11, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T12:09:07.938741+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 7, "is_available": true},
{"id": 110, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T12:09:11.744799+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 111, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T12:09:11.825347+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 112, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T12:09:11.833057+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 16, "is_available": false},
{"id": 113, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T12:09:11.954964+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 114, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T12:09:11.964562+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 115, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T12:09:11.997986+00:00", "description": "You KNOW which one.", "wishlist_id": 21, "is_available": true},
{"id": 116, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T12:09:12.007204+00:00", "description": "This is a serious wish.", "wishlist_id": 21, "is_available": true},
{"id": 117, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T12:09:12.040642+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 118, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T12:09:12.09112+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 119, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T12:09:12.113113+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 12, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T12:09:07.971972+00:00", "description": "Put your names together for this one.", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T12:09:12.129564+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 121, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T12:09:12.162565+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 122, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T12:09:12.24824+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 123, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T12:09:12.269155+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 124, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T12:09:12.311815+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 125, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T12:09:12.349398+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 126, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T12:09:12.408164+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 127, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T12:09:12.415018+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 128, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T12:09:12.53449+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 129, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T12:09:12.544012+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 13, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T12:09:08.03574+00:00", "description": "Black.", "wishlist_id": 6, "is_available": true},
{"id": 130, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T12:09:12.591133+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 131, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T12:09:12.610201+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 132, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T12:09:12.672331+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 133, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T12:09:12.676064+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 27, "is_available": true},
{"id": 134, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T12:09:12.745836+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 135, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T12:09:12.75145+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 136, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T12:09:12.859638+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 137, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T12:09:12.87131+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 138, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T12:09:12.928569+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 139, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T12:09:12.939+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 14, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T12:09:08.075186+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 140, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T12:09:13.040394+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 141, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T12:09:13.059349+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 142, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T12:09:13.098846+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 143, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T12:09:13.143131+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 144, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T12:09:13.186585+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 145, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T12:09:13.223193+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 146, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T12:09:13.307505+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 147, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T12:09:13.323015+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 148, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T12:09:13.356419+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 149, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T12:09:13.410399+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 15, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T12:09:08.104658+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 150, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T12:09:13.42359+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 151, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T12:09:13.492647+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 152, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T12:09:13.505647+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 153, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T12:09:13.555196+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 154, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T12:09:13.587152+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 155, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T12:09:13.667001+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 156, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T12:09:13.670002+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 157, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T12:09:13.73297+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 158, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T12:09:13.767494+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 159, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T12:09:13.818557+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 16, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T12:09:08.147795+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 160, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T12:09:13.825963+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 161, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T12:09:13.898518+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T12:09:13.962356+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 163, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T12:09:13.996514+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T12:09:14.068686+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T12:09:14.095088+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T12:09:14.18897+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T12:09:14.24249+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T12:09:14.259421+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T12:09:14.328883+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T12:09:08.203558+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 4, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T12:09:14.410792+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T12:09:14.484749+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T12:09:14.553298+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T12:09:14.623918+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T12:09:14.732128+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T12:09:14.800389+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T12:09:14.87324+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T12:09:14.940687+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T12:09:15.007233+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T12:09:15.074988+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T12:09:08.231078+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 19, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T12:09:08.288734+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 2, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T12:09:07.643696+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 20, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T12:09:08.314095+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 8, "is_available": true},
{"id": 21, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T12:09:08.359094+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 22, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T12:09:08.39078+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 23, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T12:09:08.451222+00:00", "description": "Blank.", "wishlist_id": 6, "is_available": true},
{"id": 24, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T12:09:08.478299+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 25, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T12:09:08.526165+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 26, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T12:09:08.547072+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 5, "is_available": true},
{"id": 27, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T12:09:08.610861+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 28, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T12:09:08.618991+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 3, "is_available": true},
{"id": 29, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T12:09:08.681884+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 3, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T12:09:07.661038+00:00", "description": "No. Well. Maybe.", "wishlist_id": 2, "is_available": true},
{"id": 30, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T12:09:08.682256+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 31, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T12:09:08.754393+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 32, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T12:09:08.775041+00:00", "description": "You choose. I trust you.", "wishlist_id": 7, "is_available": true},
{"id": 33, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T12:09:08.891698+00:00", "description": "Whole bean.", "wishlist_id": 6, "is_available": true},
{"id": 34, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T12:09:08.904459+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 35, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T12:09:08.923512+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 36, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T12:09:08.930963+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 37, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T12:09:08.963602+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 38, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T12:09:08.982177+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 39, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T12:09:09.041893+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 4, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T12:09:07.686341+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 40, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T12:09:09.061188+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 41, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T12:09:09.065477+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 42, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T12:09:09.160258+00:00", "description": "For the faces of the passengers.", "wishlist_id": 8, "is_available": true},
{"id": 43, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T12:09:09.174784+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 44, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T12:09:09.225939+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 9, "is_available": true},
{"id": 45, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T12:09:09.255108+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 46, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T12:09:09.264351+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 47, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T12:09:09.277652+00:00", "description": "A kind aunt got there first.", "wishlist_id": 7, "is_available": false},
{"id": 48, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T12:09:09.315907+00:00", "description": "Group gift, obviously.", "wishlist_id": 12, "is_available": true},
{"id": 49, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T12:09:09.341412+00:00", "description": "One gear.", "wishlist_id": 13, "is_available": true},
{"id": 5, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T12:09:07.700037+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 50, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T12:09:09.348826+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 51, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T12:09:09.381316+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 52, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T12:09:09.422457+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 53, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T12:09:09.484905+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 4, "is_available": true},
{"id": 54, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T12:09:09.505058+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 55, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T12:09:09.559367+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 56, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T12:09:09.590961+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 57, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T12:09:09.634933+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 58, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T12:09:09.641874+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 9, "is_available": false},
{"id": 59, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T12:09:09.67512+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 6, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T12:09:07.727924+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 5, "is_available": true},
{"id": 60, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T12:09:09.725931+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 61, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T12:09:09.759553+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 62, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T12:09:09.81006+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 63, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T12:09:09.823467+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 5, "is_available": false},
{"id": 64, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T12:09:09.85103+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 65, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T12:09:09.877672+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 66, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T12:09:09.918906+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 67, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T12:09:09.964096+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 68, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T12:09:10.016745+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 69, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T12:09:10.036021+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 7, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T12:09:07.764376+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 70, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T12:09:10.095164+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 71, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T12:09:10.11731+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 72, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T12:09:10.159409+00:00", "description": "No signal.", "wishlist_id": 13, "is_available": true},
{"id": 73, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T12:09:10.207179+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 74, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T12:09:10.243103+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 75, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T12:09:10.277203+00:00", "description": "Seventy-two chances!", "wishlist_id": 16, "is_available": true},
{"id": 76, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T12:09:10.307912+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 77, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T12:09:10.355745+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 78, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T12:09:10.411205+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 10, "is_available": false},
{"id": 79, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T12:09:10.451253+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 18, "is_available": true},
{"id": 8, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T12:09:07.804528+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 3, "is_available": true},
{"id": 80, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T12:09:10.466636+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 81, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T12:09:10.478891+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 15, "is_available": true},
{"id": 82, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T12:09:10.568117+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 83, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T12:09:10.604747+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 84, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T12:09:10.623054+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 85, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T12:09:10.695655+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 86, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T12:09:10.703869+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 87, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T12:09:10.771073+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 88, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T12:09:10.772633+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 89, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T12:09:10.875181+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 18, "is_available": true},
{"id": 9, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T12:09:07.849241+00:00", "description": "Must survive exams.", "wishlist_id": 10, "is_available": true},
{"id": 90, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T12:09:10.888876+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 91, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T12:09:10.963466+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 92, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T12:09:10.983098+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 93, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T12:09:11.0455+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 94, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T12:09:11.045577+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 95, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T12:09:11.150142+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 96, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T12:09:11.163021+00:00", "description": "My last one outlived two governments.", "wishlist_id": 17, "is_available": true},
{"id": 97, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T12:09:11.22568+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 98, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T12:09:11.227696+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 99, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T12:09:11.302023+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 15, "is_available": true}
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
{"item_id": 101, "giver_id": 7, "created_at": "2026-11-22T12:09:15.187978+00:00"},
{"item_id": 115, "giver_id": 3, "created_at": "2026-11-22T12:09:15.193756+00:00"},
{"item_id": 125, "giver_id": 3, "created_at": "2026-11-22T12:09:15.127912+00:00"},
{"item_id": 133, "giver_id": 5, "created_at": "2026-11-22T12:09:15.190899+00:00"},
{"item_id": 135, "giver_id": 4, "created_at": "2026-11-22T12:09:15.145113+00:00"},
{"item_id": 140, "giver_id": 2, "created_at": "2026-11-22T12:09:15.177632+00:00"},
{"item_id": 143, "giver_id": 6, "created_at": "2026-11-22T12:09:15.160324+00:00"},
{"item_id": 151, "giver_id": 2, "created_at": "2026-11-22T12:09:15.163408+00:00"},
{"item_id": 161, "giver_id": 3, "created_at": "2026-11-22T12:09:15.121422+00:00"},
{"item_id": 162, "giver_id": 10, "created_at": "2026-11-22T12:09:15.180757+00:00"},
{"item_id": 163, "giver_id": 5, "created_at": "2026-11-22T12:09:15.150549+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T12:09:15.112713+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T12:09:15.133509+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T12:09:15.156896+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T12:09:15.153668+00:00"},
{"item_id": 33, "giver_id": 3, "created_at": "2026-11-22T12:09:15.20017+00:00"},
{"item_id": 52, "giver_id": 2, "created_at": "2026-11-22T12:09:15.166855+00:00"},
{"item_id": 70, "giver_id": 2, "created_at": "2026-11-22T12:09:15.183856+00:00"},
{"item_id": 79, "giver_id": 1, "created_at": "2026-11-22T12:09:15.19706+00:00"},
{"item_id": 84, "giver_id": 9, "created_at": "2026-11-22T12:09:15.170085+00:00"},
{"item_id": 86, "giver_id": 4, "created_at": "2026-11-22T12:09:15.139701+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "005df3bf1ec90675eb0d2ddea32a4f57", "item_id": 150, "attached": true, "created_at": "2026-11-22T12:09:13.406788+00:00"},
{"key": "0066a3fbdba3195666edcc47798501d4", "item_id": 114, "attached": true, "created_at": "2026-11-22T12:09:11.918873+00:00"},
{"key": "03b015fa59875e263ca2dfa969ca8a3a", "item_id": 52, "attached": true, "created_at": "2026-11-22T12:09:09.404526+00:00"},
{"key": "07953a45bc70463d80aeb32aaf07d2cb", "item_id": 44, "attached": true, "created_at": "2026-11-22T12:09:09.207943+00:00"},
{"key": "0bbeafed52a96278232522a04c099393", "item_id": 23, "attached": true, "created_at": "2026-11-22T12:09:08.42759+00:00"},
{"key": "0e2767b551ffb4cdec287f505b11519a", "item_id": 174, "attached": true, "created_at": "2026-11-22T12:09:14.727587+00:00"},
{"key": "1089c692b1bc1456ccd3f6ede380e34d", "item_id": 103, "attached": true, "created_at": "2026-11-22T12:09:11.46965+00:00"},
{"key": "11a776446451682c85089d82323bc844", "item_id": 87, "attached": true, "created_at": "2026-11-22T12:09:10.750609+00:00"},
{"key": "121783a55b0217539de23636caf52fe6", "item_id": 71, "attached": true, "created_at": "2026-11-22T12:09:10.108766+00:00"},
{"key": "121b30127504d2796691a396dd93b194", "item_id": 166, "attached": true, "created_at": "2026-11-22T12:09:14.174869+00:00"},
{"key": "12415f79703e4784bde0483980fadeeb", "item_id": 84, "attached": true, "created_at": "2026-11-22T12:09:10.607121+00:00"},
{"key": "1523f9aa0dac03f736010dfa6e269889", "item_id": 72, "attached": true, "created_at": "2026-11-22T12:09:10.153408+00:00"},
{"key": "162a84e5ca5107c864a236134a10b0b0", "item_id": 8, "attached": true, "created_at": "2026-11-22T12:09:07.794168+00:00"},
{"key": "171270e5b15b2e6d250fbc9860367ebb", "item_id": 74, "attached": true, "created_at": "2026-11-22T12:09:10.220708+00:00"},
{"key": "1781909c9e67f7cada489e51321b58eb", "item_id": 76, "attached": true, "created_at": "2026-11-22T12:09:10.302988+00:00"},
{"key": "18fbffb9697085b4f6858f0f2e8e2262", "item_id": 145, "attached": true, "created_at": "2026-11-22T12:09:13.196291+00:00"},
{"key": "18fd7ba7cd4819e5f8b207f9e06797f6", "item_id": 37, "attached": true, "created_at": "2026-11-22T12:09:08.928268+00:00"},
{"key": "19e7b9d8006a4d60570aad498ea0f9ff", "item_id": 151, "attached": true, "created_at": "2026-11-22T12:09:13.471002+00:00"},
{"key": "1b6c77735b005dd75e96537f1ff6df20", "item_id": 101, "attached": true, "created_at": "2026-11-22T12:09:11.367484+00:00"},
{"key": "1c5f20372659608483e08b66b9bf8c7c", "item_id": 20, "attached": true, "created_at": "2026-11-22T12:09:08.288046+00:00"},
{"key": "1e2512ba3700d1080d063bfbf71894bc", "item_id": 175, "attached": true, "created_at": "2026-11-22T12:09:14.796057+00:00"},
{"key": "1f742121336bdc98d71e44b36ca7ed85", "item_id": 33, "attached": true, "created_at": "2026-11-22T12:09:08.818224+00:00"},
{"key": "213e8e6cd8ff01f2cf212be4e5f700f7", "item_id": 31, "attached": true, "created_at": "2026-11-22T12:09:08.745915+00:00"},
{"key": "22651789e3d817429ffb8b4f02f8f9e5", "item_id": 45, "attached": true, "created_at": "2026-11-22T12:09:09.226876+00:00"},
{"key": "2331a5b4899c536ce574366d26a74c4a", "item_id": 97, "attached": true, "created_at": "2026-11-22T12:09:11.214951+00:00"},
{"key": "28f4889d5738eeb94a0d76add5a435f5", "item_id": 12, "attached": true, "created_at": "2026-11-22T12:09:07.960935+00:00"},
{"key": "2b1843f518339769b5d0ee4702b9b1c9", "item_id": 17, "attached": true, "created_at": "2026-11-22T12:09:08.184131+00:00"},
{"key": "30091e8bb89bb682d4ebb23b2fb75a24", "item_id": 119, "attached": true, "created_at": "2026-11-22T12:09:12.101497+00:00"},
{"key": "3269e072f81b4b6317f9824264a2e5c2", "item_id": 86, "attached": true, "created_at": "2026-11-22T12:09:10.683901+00:00"},
{"key": "33a39b8e8617b8d994255407f958e2de", "item_id": 38, "attached": true, "created_at": "2026-11-22T12:09:08.966363+00:00"},
{"key": "356f68d1ca9dd44557201659ce320d1a", "item_id": 117, "attached": true, "created_at": "2026-11-22T12:09:12.025113+00:00"},
{"key": "3579b14d5b71daaedbe14db01f9f3355", "item_id": 29, "attached": true, "created_at": "2026-11-22T12:09:08.671918+00:00"},
{"key": "35ec3ddbc339234710575601fc4de741", "item_id": 132, "attached": true, "created_at": "2026-11-22T12:09:12.656054+00:00"},
{"key": "37467416c14b044e3f4ef6d989fcf1d3", "item_id": 51, "attached": true, "created_at": "2026-11-22T12:09:09.374302+00:00"},
{"key": "3aabad27e51b2f8654dfe6fc06c5848a", "item_id": 22, "attached": true, "created_at": "2026-11-22T12:09:08.373869+00:00"},
{"key": "3f683c75f58e807b0416b73b8fcc5c82", "item_id": 59, "attached": true, "created_at": "2026-11-22T12:09:09.655648+00:00"},
{"key": "3fca54e5e91b49182d8c018962a45811", "item_id": 7, "attached": true, "created_at": "2026-11-22T12:09:07.739353+00:00"},
{"key": "422bd807acc8725b7b9b32c3563926dc", "item_id": 56, "attached": true, "created_at": "2026-11-22T12:09:09.572205+00:00"},
{"key": "436da3f6d3ce8dda6f90242eec583c59", "item_id": 43, "attached": true, "created_at": "2026-11-22T12:09:09.154361+00:00"},
{"key": "492883fa1cbfa2fd5f9445d02d53e8c1", "item_id": 6, "attached": true, "created_at": "2026-11-22T12:09:07.708935+00:00"},
{"key": "4a6146ed66a23f0e6db4aa4a4a2793d0", "item_id": 124, "attached": true, "created_at": "2026-11-22T12:09:12.303639+00:00"},
{"key": "4b88863ddc783bfcc68d5444c01594b1", "item_id": 81, "attached": true, "created_at": "2026-11-22T12:09:10.4671+00:00"},
{"key": "4de377a4520dcaf692e41a968133e604", "item_id": 66, "attached": true, "created_at": "2026-11-22T12:09:09.911617+00:00"},
{"key": "514e866177d298bceeeee76c9dbab4fb", "item_id": 53, "attached": true, "created_at": "2026-11-22T12:09:09.464405+00:00"},
{"key": "51c7f1adc0d87949ff6842c2ae8a638b", "item_id": 147, "attached": true, "created_at": "2026-11-22T12:09:13.309987+00:00"},
{"key": "527183a724855df95d1c8d84eaca9945", "item_id": 55, "attached": true, "created_at": "2026-11-22T12:09:09.5488+00:00"},
{"key": "537ec07967164d64c11a82b22af65f63", "item_id": 157, "attached": true, "created_at": "2026-11-22T12:09:13.722456+00:00"},
{"key": "55001edde42964cb34457c9460bebc77", "item_id": 83, "attached": true, "created_at": "2026-11-22T12:09:10.591512+00:00"},
{"key": "561215c1ce0b9eb6864390e8f9768806", "item_id": 135, "attached": true, "created_at": "2026-11-22T12:09:12.734606+00:00"},
{"key": "5871df86f27ec72055dcfc4e348fcbdf", "item_id": 68, "attached": true, "created_at": "2026-11-22T12:09:09.996435+00:00"},
{"key": "5901887877f4a1c7924662807cb0a6c4", "item_id": 96, "attached": true, "created_at": "2026-11-22T12:09:11.144944+00:00"},
{"key": "5ab0f7c54d44165cd30bea3ccb4f172a", "item_id": 13, "attached": true, "created_at": "2026-11-22T12:09:08.010955+00:00"},
{"key": "5b92d2ce6a8a551faef956c5bfcf59af", "item_id": 144, "attached": true, "created_at": "2026-11-22T12:09:13.164439+00:00"},
{"key": "5c44558965b6fb20f8b2d932a2e2696e", "item_id": 89, "attached": true, "created_at": "2026-11-22T12:09:10.864934+00:00"},
{"key": "5cea40e52170a0e5a3b2f9abc9951ceb", "item_id": 128, "attached": true, "created_at": "2026-11-22T12:09:12.501166+00:00"},
{"key": "5d00cb3e5b70fcdb48547ce838466720", "item_id": 77, "attached": true, "created_at": "2026-11-22T12:09:10.339483+00:00"},
{"key": "5e5062865b2d0b3d7d633b322703cfbd", "item_id": 73, "attached": true, "created_at": "2026-11-22T12:09:10.186281+00:00"},
{"key": "5feddcf92e21f887cdf7645419399e50", "item_id": 28, "attached": true, "created_at": "2026-11-22T12:09:08.603237+00:00"},
{"key": "6015f8530b1f89508fd71ecbe47972f6", "item_id": 170, "attached": true, "created_at": "2026-11-22T12:09:14.406615+00:00"},
{"key": "61bf8de1b2b42458f1a788cee2bf5a98", "item_id": 160, "attached": true, "created_at": "2026-11-22T12:09:13.819094+00:00"},
{"key": "62bfd591ae93777e7228e54d5c060ca9", "item_id": 131, "attached": true, "created_at": "2026-11-22T12:09:12.594681+00:00"},
{"key": "62de66f18043fbb56d569b45a4b9850d", "item_id": 127, "attached": true, "created_at": "2026-11-22T12:09:12.405809+00:00"},
{"key": "637d62c2447dad228d903d4b887910d9", "item_id": 139, "attached": true, "created_at": "2026-11-22T12:09:12.923781+00:00"},
{"key": "63c9940940830d50f6b0ace86da14e07", "item_id": 27, "attached": true, "created_at": "2026-11-22T12:09:08.596226+00:00"},
{"key": "673895b945e69f30f316abaaa8129ea7", "item_id": 94, "attached": true, "created_at": "2026-11-22T12:09:11.034995+00:00"},
{"key": "6874ee62f3ee7e7233f72d294877fdb5", "item_id": 25, "attached": true, "created_at": "2026-11-22T12:09:08.511098+00:00"},
{"key": "69a80875b1476ccd1088161a158957a9", "item_id": 88, "attached": true, "created_at": "2026-11-22T12:09:10.767228+00:00"},
{"key": "6a59df7c0ff05cf5e816356dd3971d12", "item_id": 164, "attached": true, "created_at": "2026-11-22T12:09:14.064981+00:00"},
{"key": "6a9f2ae9fb2a1bd15492f9f61438bfb8", "item_id": 11, "attached": true, "created_at": "2026-11-22T12:09:07.911849+00:00"},
{"key": "6ac1eac876f4f048e3d5f4b41dc95195", "item_id": 155, "attached": true, "created_at": "2026-11-22T12:09:13.645647+00:00"},
{"key": "6c642ca16c9a1a9d7ca46aad588aa309", "item_id": 32, "attached": true, "created_at": "2026-11-22T12:09:08.756878+00:00"},
{"key": "6e21bdc3d569564b28d61a37c5e7b376", "item_id": 26, "attached": true, "created_at": "2026-11-22T12:09:08.52461+00:00"},
{"key": "6e5260f5c5b38a73f20a4302debc9855", "item_id": 153, "attached": true, "created_at": "2026-11-22T12:09:13.541647+00:00"},
{"key": "6e718ea5e8d29ddbe0cbfdb4008bd42f", "item_id": 15, "attached": true, "created_at": "2026-11-22T12:09:08.095478+00:00"},
{"key": "6ec6688cbe0a186c6d2eaf75856cc683", "item_id": 110, "attached": true, "created_at": "2026-11-22T12:09:11.721362+00:00"},
{"key": "7133eec6c9b381d400179fb1d14a7af1", "item_id": 16, "attached": true, "created_at": "2026-11-22T12:09:08.123912+00:00"},
{"key": "71a921fa9c040631054bada3cc03de06", "item_id": 126, "attached": true, "created_at": "2026-11-22T12:09:12.38719+00:00"},
{"key": "73981e95dfc7ec1558999a5f5a5b2de0", "item_id": 179, "attached": true, "created_at": "2026-11-22T12:09:15.071002+00:00"},
{"key": "75c80995e39e902798b501a9799f93b8", "item_id": 141, "attached": true, "created_at": "2026-11-22T12:09:13.036368+00:00"},
{"key": "791eac865937d951ac13a335395f0f5b", "item_id": 49, "attached": true, "created_at": "2026-11-22T12:09:09.315772+00:00"},
{"key": "7a0cf25e6062997d141e0b05a2875b39", "item_id": 172, "attached": true, "created_at": "2026-11-22T12:09:14.549149+00:00"},
{"key": "7a5e185f13a4e43ff0303a648459f403", "item_id": 99, "attached": true, "created_at": "2026-11-22T12:09:11.292193+00:00"},
{"key": "7aed2750df3394785c377551065409bd", "item_id": 134, "attached": true, "created_at": "2026-11-22T12:09:12.739267+00:00"},
{"key": "7f543f34cdfcad0f25987c528efddba3", "item_id": 62, "attached": true, "created_at": "2026-11-22T12:09:09.784264+00:00"},
{"key": "7fcdbdc4da0ef270c7c57c6c5a0cf497", "item_id": 133, "attached": true, "created_at": "2026-11-22T12:09:12.66766+00:00"},
{"key": "80e34be1c4fc9c1e9f71954a136a4e8e", "item_id": 67, "attached": true, "created_at": "2026-11-22T12:09:09.947363+00:00"},
{"key": "8404a0182c8018fd90d2dd86e1453d00", "item_id": 95, "attached": true, "created_at": "2026-11-22T12:09:11.141399+00:00"},
{"key": "86dd8ac485aed707cab85b161470ef7f", "item_id": 167, "attached": true, "created_at": "2026-11-22T12:09:14.187491+00:00"},
{"key": "87c09a7531273ccc4ad3c1cb11a92519", "item_id": 105, "attached": true, "created_at": "2026-11-22T12:09:11.544749+00:00"},
{"key": "8a580fefa3f076295dc7d5700de7f532", "item_id": 152, "attached": true, "created_at": "2026-11-22T12:09:13.490301+00:00"},
{"key": "8e0c127535d971aa956ada1d2c993b62", "item_id": 140, "attached": true, "created_at": "2026-11-22T12:09:12.985191+00:00"},
{"key": "9324695a9fac6d3b951b6665bb27b162", "item_id": 54, "attached": true, "created_at": "2026-11-22T12:09:09.483862+00:00"},
{"key": "95e475cc3788c22c7364a93653a55dc0", "item_id": 9, "attached": true, "created_at": "2026-11-22T12:09:07.828048+00:00"},
{"key": "963283da77b9eba6e549e900b250fab4", "item_id": 70, "attached": true, "created_at": "2026-11-22T12:09:10.075742+00:00"},
{"key": "99d083d5b998fab9ad6eb222acc31805", "item_id": 163, "attached": true, "created_at": "2026-11-22T12:09:13.992919+00:00"},
{"key": "9d7ae7f95fa1f96a2a366a277d00cfc2", "item_id": 142, "attached": true, "created_at": "2026-11-22T12:09:13.085844+00:00"},
{"key": "a185b40db68f4479be792057386f07fd", "item_id": 178, "attached": true, "created_at": "2026-11-22T12:09:15.003509+00:00"},
{"key": "a3457fe50492a766286426122fc92167", "item_id": 42, "attached": true, "created_at": "2026-11-22T12:09:09.095879+00:00"},
{"key": "a3960efc66943e2a4ef3ba835e6e92f0", "item_id": 14, "attached": true, "created_at": "2026-11-22T12:09:08.048093+00:00"},
{"key": "a3d7953e4ad1b2180adaea18e5401046", "item_id": 18, "attached": true, "created_at": "2026-11-22T12:09:08.202875+00:00"},
{"key": "a5419b5dd27f8dd0cbd2008ba812c14c", "item_id": 113, "attached": true, "created_at": "2026-11-22T12:09:11.897374+00:00"},
{"key": "a56bea0fe0a0a6a2c79c3345d4b67b91", "item_id": 93, "attached": true, "created_at": "2026-11-22T12:09:11.031389+00:00"},
{"key": "a903eb51bacd84cb8b43ad8e8ef2c473", "item_id": 122, "attached": true, "created_at": "2026-11-22T12:09:12.223986+00:00"},
{"key": "abc70a48c000df574056b07d4bfc616c", "item_id": 39, "attached": true, "created_at": "2026-11-22T12:09:09.014405+00:00"},
{"key": "acff683179c7da19abd21dedeef781fe", "item_id": 111, "attached": true, "created_at": "2026-11-22T12:09:11.812294+00:00"},
{"key": "ad1e090030cf84a2de88a7d13d18fb0c", "item_id": 136, "attached": true, "created_at": "2026-11-22T12:09:12.83174+00:00"},
{"key": "b2ee32f5098c6f0d6be8418a84c2c8f9", "item_id": 138, "attached": true, "created_at": "2026-11-22T12:09:12.908902+00:00"},
{"key": "b305820a44833f674eaf951500bc69da", "item_id": 1, "attached": true, "created_at": "2026-11-22T12:09:07.622033+00:00"},
{"key": "b49b22b7af365fec236ec8b27961322e", "item_id": 85, "attached": true, "created_at": "2026-11-22T12:09:10.675655+00:00"},
{"key": "b599e249a9bace5bc8bafd1909e07ee6", "item_id": 92, "attached": true, "created_at": "2026-11-22T12:09:10.955633+00:00"},
{"key": "b6fb35127663202402169136435819a8", "item_id": 123, "attached": true, "created_at": "2026-11-22T12:09:12.248761+00:00"},
{"key": "b7fe618924d4ba4a614b459248c3218c", "item_id": 30, "attached": true, "created_at": "2026-11-22T12:09:08.676424+00:00"},
{"key": "b9e33626a7874fa2e3d04bc8bbb11451", "item_id": 143, "attached": true, "created_at": "2026-11-22T12:09:13.12555+00:00"},
{"key": "bc866b3c1f6a00d6b0e5d45626057b11", "item_id": 60, "attached": true, "created_at": "2026-11-22T12:09:09.71618+00:00"},
{"key": "bdbde3314d5dd3770049a51e3e632def", "item_id": 48, "attached": true, "created_at": "2026-11-22T12:09:09.285888+00:00"},
{"key": "be90aab0ad4eebc2c41ccca372437336", "item_id": 82, "attached": true, "created_at": "2026-11-22T12:09:10.503458+00:00"},
{"key": "c2a89d302fa9c615d8eb3a57124539eb", "item_id": 130, "attached": true, "created_at": "2026-11-22T12:09:12.58004+00:00"},
{"key": "c7c83c2951ad363e0cea6e085b0913b6", "item_id": 121, "attached": true, "created_at": "2026-11-22T12:09:12.139863+00:00"},
{"key": "cb125510e03e0106886d6b46a7767fae", "item_id": 78, "attached": true, "created_at": "2026-11-22T12:09:10.384441+00:00"},
{"key": "cb9c52677fef62b1a6f879bf60204100", "item_id": 158, "attached": true, "created_at": "2026-11-22T12:09:13.75021+00:00"},
{"key": "cd3a0a604ddba3972fb77ded049de0fb", "item_id": 161, "attached": true, "created_at": "2026-11-22T12:09:13.893672+00:00"},
{"key": "ce4fc0e083c82fc7b479e3a57dd39064", "item_id": 115, "attached": true, "created_at": "2026-11-22T12:09:11.989833+00:00"},
{"key": "cec898c2497e4e5b0993c333f033c085", "item_id": 177, "attached": true, "created_at": "2026-11-22T12:09:14.936974+00:00"},
{"key": "ced4b6d9ca160aefd64923efef282ba4", "item_id": 102, "attached": true, "created_at": "2026-11-22T12:09:11.378967+00:00"},
{"key": "cf5c92075aa48e1514df84f5cc997e24", "item_id": 75, "attached": true, "created_at": "2026-11-22T12:09:10.259798+00:00"},
{"key": "d1e0ae0d4097309ca5a8b66edaea89af", "item_id": 125, "attached": true, "created_at": "2026-11-22T12:09:12.338871+00:00"},
{"key": "d501981ab7d7bc087a1666df49fbe1ff", "item_id": 34, "attached": true, "created_at": "2026-11-22T12:09:08.825508+00:00"},
{"key": "d66d6a098716db0b3b40257ce8e2e286", "item_id": 112, "attached": true, "created_at": "2026-11-22T12:09:11.822895+00:00"},
{"key": "d737eb5c3ff665f49203c6f6c3861af1", "item_id": 107, "attached": true, "created_at": "2026-11-22T12:09:11.619759+00:00"},
{"key": "d9e4713b4dc9f7e9cb256bd4573dc240", "item_id": 169, "attached": true, "created_at": "2026-11-22T12:09:14.324413+00:00"},
{"key": "d9f81de6e61b6d981cb450d86af113d6", "item_id": 100, "attached": true, "created_at": "2026-11-22T12:09:11.293856+00:00"},
{"key": "da1f17504084d20b13f644c7960bf32d", "item_id": 176, "attached": true, "created_at": "2026-11-22T12:09:14.869381+00:00"},
{"key": "db390edc2e60c42339fb80cff12e9e1c", "item_id": 149, "attached": true, "created_at": "2026-11-22T12:09:13.392813+00:00"},
{"key": "db4ea419ed1702560169944db8bca324", "item_id": 91, "attached": true, "created_at": "2026-11-22T12:09:10.948926+00:00"},
{"key": "dd3b130bf77a9c9ab2859b63a65107bb", "item_id": 108, "attached": true, "created_at": "2026-11-22T12:09:11.617644+00:00"},
{"key": "df9134d2884a502053644a2642a719a8", "item_id": 171, "attached": true, "created_at": "2026-11-22T12:09:14.48099+00:00"},
{"key": "e12f5b03ed45254217655ff29cbfd201", "item_id": 118, "attached": true, "created_at": "2026-11-22T12:09:12.069246+00:00"},
{"key": "e1778a373a7441bfe7d790e39c035824", "item_id": 65, "attached": true, "created_at": "2026-11-22T12:09:09.866892+00:00"},
{"key": "e18a4e8d65196c6af9d42caf390acce9", "item_id": 10, "attached": true, "created_at": "2026-11-22T12:09:07.88067+00:00"},
{"key": "e6a309fa0b60a3352360d88f1c228e3e", "item_id": 156, "attached": true, "created_at": "2026-11-22T12:09:13.661784+00:00"},
{"key": "e6ec56ebced90559779d4881900456c9", "item_id": 104, "attached": true, "created_at": "2026-11-22T12:09:11.479075+00:00"},
{"key": "e854a400cd2520542f6163d30879ee40", "item_id": 98, "attached": true, "created_at": "2026-11-22T12:09:11.218665+00:00"},
{"key": "e918363413349ac876087d947ea80b50", "item_id": 61, "attached": true, "created_at": "2026-11-22T12:09:09.748059+00:00"},
{"key": "ecd1f2fec4fac2825aaa10d3a4bcdd0f", "item_id": 69, "attached": true, "created_at": "2026-11-22T12:09:10.027686+00:00"},
{"key": "ece3341c8b949c7e2fcc8b6e73849e6a", "item_id": 90, "attached": true, "created_at": "2026-11-22T12:09:10.876834+00:00"},
{"key": "ecffe86567f48d4f18bc98ee6a4e3952", "item_id": 57, "attached": true, "created_at": "2026-11-22T12:09:09.629297+00:00"},
{"key": "ee235af6d3de956bd56f2677b3b1e966", "item_id": 165, "attached": true, "created_at": "2026-11-22T12:09:14.091189+00:00"},
{"key": "ef02ff7e7acb718e1a6e94dc9cfea330", "item_id": 146, "attached": true, "created_at": "2026-11-22T12:09:13.236875+00:00"},
{"key": "ef28b30a67adca07aa736d4880d00f0c", "item_id": 129, "attached": true, "created_at": "2026-11-22T12:09:12.516385+00:00"},
{"key": "efa06b2dd7a9d62d0ba67fab275b3f1b", "item_id": 154, "attached": true, "created_at": "2026-11-22T12:09:13.569931+00:00"},
{"key": "effef0a9175a85b8563aa1e5ca960b3f", "item_id": 159, "attached": true, "created_at": "2026-11-22T12:09:13.805133+00:00"},
{"key": "f050ad392f8e61e77b47b736f9a17662", "item_id": 148, "attached": true, "created_at": "2026-11-22T12:09:13.335954+00:00"},
{"key": "f06ae23064059bb0adf7b69baf60e736", "item_id": 79, "attached": true, "created_at": "2026-11-22T12:09:10.417996+00:00"},
{"key": "f13156e6ce6ddf96359b508a0c64f845", "item_id": 24, "attached": true, "created_at": "2026-11-22T12:09:08.45346+00:00"},
{"key": "f4d618b3fa9ec56e6ad1265c259fbad2", "item_id": 21, "attached": true, "created_at": "2026-11-22T12:09:08.344621+00:00"},
{"key": "f6c57a93ef05a09b05bb4740d334b4f9", "item_id": 106, "attached": true, "created_at": "2026-11-22T12:09:11.549322+00:00"},
{"key": "f74b287a197c7d440d6b8686e69bc3b9", "item_id": 19, "attached": true, "created_at": "2026-11-22T12:09:08.262747+00:00"},
{"key": "f86a0e200627308ddb0ea95195eafc6b", "item_id": 137, "attached": true, "created_at": "2026-11-22T12:09:12.847211+00:00"},
{"key": "f954116f566f24fb577d2ea920bbbef3", "item_id": 109, "attached": true, "created_at": "2026-11-22T12:09:11.72168+00:00"},
{"key": "f98e7264c2ac6ad8e282b03310fb193f", "item_id": 173, "attached": true, "created_at": "2026-11-22T12:09:14.619864+00:00"},
{"key": "f9c1da85220c8db3d41dda1ca90f400d", "item_id": 162, "attached": true, "created_at": "2026-11-22T12:09:13.950539+00:00"},
{"key": "fa3c038ba25f17ace47fa461c1e67ba2", "item_id": 64, "attached": true, "created_at": "2026-11-22T12:09:09.825861+00:00"},
{"key": "fea36bf9866a281a90e6b6860348576a", "item_id": 2, "attached": true, "created_at": "2026-11-22T12:09:07.627051+00:00"},
{"key": "ff9d66be43e5bd12b134dc82d5846077", "item_id": 40, "attached": true, "created_at": "2026-11-22T12:09:09.041225+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
