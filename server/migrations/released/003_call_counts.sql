-- The schema after 003_call_counts.sql, with the people of the demo. Made by npm run db:store; never changed.

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

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "5T5QxlymQSmz2J161w1WlOFwClFb0uxQ", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-22T07:49:10.498+00:00", "updatedAt": "2026-11-22T07:49:10.499+00:00", "emailVerified": false},
{"id": "6tWrSw1wTUWeR3PW0AIgDV13TVyQgD6d", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-22T07:49:11.145+00:00", "updatedAt": "2026-11-22T07:49:11.145+00:00", "emailVerified": false},
{"id": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-22T07:49:09.213+00:00", "updatedAt": "2026-11-22T07:49:09.213+00:00", "emailVerified": false},
{"id": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-22T07:49:10.731+00:00", "updatedAt": "2026-11-22T07:49:10.731+00:00", "emailVerified": false},
{"id": "MsQn9GH0qHbJJgezMdM0VQCyahe165nj", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-22T07:49:09.85+00:00", "updatedAt": "2026-11-22T07:49:09.85+00:00", "emailVerified": false},
{"id": "NNDpGnlxHNSBD7expIYS6A4SRdCzy6lp", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-22T07:49:11.49+00:00", "updatedAt": "2026-11-22T07:49:11.49+00:00", "emailVerified": false},
{"id": "Nfv5nulMPUMYRksna7HVV0kcUDAvT6RS", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-22T07:49:11.671+00:00", "updatedAt": "2026-11-22T07:49:11.671+00:00", "emailVerified": false},
{"id": "Z4A11NZgAkZBvFUgcYygqvkDg9kfRbC6", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-22T07:49:09.664+00:00", "updatedAt": "2026-11-22T07:49:09.664+00:00", "emailVerified": false},
{"id": "qQRVI8HnmFdIZ7jcvCZtUUG6Skc85tKt", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-22T07:49:10.986+00:00", "updatedAt": "2026-11-22T07:49:10.986+00:00", "emailVerified": false},
{"id": "sV5eYfBYJdV6TB6LxbX2cr4eVGor3ptc", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-22T07:49:11.856+00:00", "updatedAt": "2026-11-22T07:49:11.856+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "CtryoFiK2wLfISAh5vSPiLNsy7mr2tVs", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-22T07:49:04.92+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"2sXvNoixdUqEEOqJeTQadKNObjbL6Tut-jyCD671XDU\",\"y\":\"vebvpxkBKmiQoif-xGQWv43LktG6rYnyiqPGlofFA-U\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$238b9496a84530621e0faab161a9d6a612fd137d132cf98626d50e74e2c65242e9ea4b530015993a45442a674ffb839d8e0ee7bbfaff89b6da56f4c5baf0b61013690648307a03a7cd980abc54b5b47a5164b4b0ca844ab207f6582eea3d06cc98db53370788113d074fde32bbb57dcbd3ab004babdfad2e956023688a2f6fd2ab3d2a03d89b50c17bc0649f2ac69a9e2e1e71b90d12247e2cfee55f3c3a52676d4aa3bcd039183783430061b1401ba99829046f2129c7ae6361a3b04e52262b8cc0275230a993df3ebba0fefe48e0ee0e4fc97f4f0a4739\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-22T07:49:14.692198+00:00", "id": 1, "uid": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-22T07:49:17.359188+00:00", "id": 2, "uid": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-22T07:49:04.492088+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-22T07:49:04.680585+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-22T07:49:04.70332+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:09.538874+00:00", "display_name": "Priya Raman", "is_superuser": true},
{"id": 10, "uid": "sV5eYfBYJdV6TB6LxbX2cr4eVGor3ptc", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:12.002143+00:00", "display_name": "Lucía Ferrer", "is_superuser": false},
{"id": 2, "uid": "Z4A11NZgAkZBvFUgcYygqvkDg9kfRbC6", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:09.753251+00:00", "display_name": "Mara Lindqvist", "is_superuser": false},
{"id": 3, "uid": "MsQn9GH0qHbJJgezMdM0VQCyahe165nj", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:09.955184+00:00", "display_name": "Jonas Okafor", "is_superuser": false},
{"id": 4, "uid": "5T5QxlymQSmz2J161w1WlOFwClFb0uxQ", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:10.638007+00:00", "display_name": "Inês Duarte", "is_superuser": false},
{"id": 5, "uid": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-22T07:49:10.863417+00:00", "display_name": "Theo Brandt", "is_superuser": false},
{"id": 6, "uid": "qQRVI8HnmFdIZ7jcvCZtUUG6Skc85tKt", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:11.061311+00:00", "display_name": "Aiko Tanabe", "is_superuser": false},
{"id": 7, "uid": "6tWrSw1wTUWeR3PW0AIgDV13TVyQgD6d", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:11.288028+00:00", "display_name": "Walter Finch", "is_superuser": false},
{"id": 8, "uid": "NNDpGnlxHNSBD7expIYS6A4SRdCzy6lp", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:11.554728+00:00", "display_name": "Sam Whitlock", "is_superuser": false},
{"id": 9, "uid": "Nfv5nulMPUMYRksna7HVV0kcUDAvT6RS", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-22T07:49:11.721405+00:00", "display_name": "Noor Haddad", "is_superuser": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "0OhTtgoruAQClQ736RS2v1TlYPvke57H", "scope": null, "userId": "Nfv5nulMPUMYRksna7HVV0kcUDAvT6RS", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$NYLQfwG6gEx7yUveikp+lg$4ufEf4XGaCAL9kYpYzfwBfqV0PTtfGWfNE0BhWIQ8o0", "accountId": "Nfv5nulMPUMYRksna7HVV0kcUDAvT6RS", "createdAt": "2026-11-22T07:49:11.673+00:00", "updatedAt": "2026-11-22T07:49:11.673+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "3NWSsin8kiZ6TMKgtKieBx621Ze4bHT1", "scope": null, "userId": "sV5eYfBYJdV6TB6LxbX2cr4eVGor3ptc", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$VnXwKBveUi+zUexlqzmYZA$8ZcWhVMmhG61/1bt/0KOQ0s08BgAeuEyXaPTnCqiGy0", "accountId": "sV5eYfBYJdV6TB6LxbX2cr4eVGor3ptc", "createdAt": "2026-11-22T07:49:11.857+00:00", "updatedAt": "2026-11-22T07:49:11.857+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "CNdwtBWMbsWXaui4lpwWHYAYGeTlJ0nB", "scope": null, "userId": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$lGUPIPT6ZhWxzhiszBE82w$vS9Z/op0HtIjxPuqmevRrknHf2VYNV39G93EX64ufmA", "accountId": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "createdAt": "2026-11-22T07:49:10.739+00:00", "updatedAt": "2026-11-22T07:49:10.739+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Dju2zjuIMHSRMaNFZAqOthE6g0SB8jQc", "scope": null, "userId": "5T5QxlymQSmz2J161w1WlOFwClFb0uxQ", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$10xYkmOwx+9vdYEwg0kw3g$GFht+lf4jxpjSe4ZIDrgjM/7Frsz9WJYU9RliVafJqU", "accountId": "5T5QxlymQSmz2J161w1WlOFwClFb0uxQ", "createdAt": "2026-11-22T07:49:10.502+00:00", "updatedAt": "2026-11-22T07:49:10.502+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "Ft1MVsCEq2S3L8Kd549E2PJItJxfqSje", "scope": null, "userId": "Z4A11NZgAkZBvFUgcYygqvkDg9kfRbC6", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$j8rDn4S8u6R/pvD/hxOYKA$EbW45kmrGNVZ34G5DsEd0F9wsZPUcTnGEqL0BFqOL98", "accountId": "Z4A11NZgAkZBvFUgcYygqvkDg9kfRbC6", "createdAt": "2026-11-22T07:49:09.667+00:00", "updatedAt": "2026-11-22T07:49:09.667+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "MLpf2DQ5y242cqSJVKRRflD2s4YijXiB", "scope": null, "userId": "MsQn9GH0qHbJJgezMdM0VQCyahe165nj", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$ENMoexWs6+FUCCqzA9PoiQ$ocaZZQfKRfVKSMuYtZ+GcAoeh/caPnHDNfC3ifnnD6c", "accountId": "MsQn9GH0qHbJJgezMdM0VQCyahe165nj", "createdAt": "2026-11-22T07:49:09.867+00:00", "updatedAt": "2026-11-22T07:49:09.867+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "QZjHjkt0hw9KsP7Dktq3ICSC5mx2YMBW", "scope": null, "userId": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$9pMRE+lBuYCovMIWZLhxaQ$2la8N+EwK3/TPvHhqCRh66CzyG4ug3VbzDjgdoB9lrA", "accountId": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "createdAt": "2026-11-22T07:49:09.228+00:00", "updatedAt": "2026-11-22T07:49:09.228+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "YhkI97VIU5Ewf9MCfeFbsO0T7VMXYFcK", "scope": null, "userId": "NNDpGnlxHNSBD7expIYS6A4SRdCzy6lp", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$hTcYTK4Vp3M2Q5OKzdrdMw$c269so5IkbC8g3Z8hmEy8rHqo8V+/XjzvCE0XIeE6Yg", "accountId": "NNDpGnlxHNSBD7expIYS6A4SRdCzy6lp", "createdAt": "2026-11-22T07:49:11.494+00:00", "updatedAt": "2026-11-22T07:49:11.494+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "kwHlAmXuIafebhg1zCwa7T3j8ea6pF1M", "scope": null, "userId": "qQRVI8HnmFdIZ7jcvCZtUUG6Skc85tKt", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$GAEdlflmLD77Ep6XdGJp+w$U4daD/U4rxB3YL6ESifNsb3ALjmWfyNCJrK5GtCFQMc", "accountId": "qQRVI8HnmFdIZ7jcvCZtUUG6Skc85tKt", "createdAt": "2026-11-22T07:49:10.987+00:00", "updatedAt": "2026-11-22T07:49:10.987+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "zhRcaHMIjjh6iNrGnayIQjkQrlM6SVU1", "scope": null, "userId": "6tWrSw1wTUWeR3PW0AIgDV13TVyQgD6d", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$dQ7AQuO+Qg1X4SL6ehWQbQ$Jo5mE1/UCd39vGJo9nb1tbWxlkVE40OIP4kkI8NeH8g", "accountId": "6tWrSw1wTUWeR3PW0AIgDV13TVyQgD6d", "createdAt": "2026-11-22T07:49:11.149+00:00", "updatedAt": "2026-11-22T07:49:11.149+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "0x5spVMszlgWowCgheBVeJE0sp5qsfpp", "token": "2RMB8gi7q2KEfeFjIAYqPWq_Q2BC2aGO4XkvlLdEKdM", "userId": "5T5QxlymQSmz2J161w1WlOFwClFb0uxQ", "createdAt": "2026-11-22T07:49:10.51+00:00", "expiresAt": "2026-12-06T07:49:10.51+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:10.51+00:00", "userAgent": ""},
{"id": "1xR9VOEUI3a5R2WlFA0z6WuBKQPQTfLr", "token": "MZY_xbqvGRPIUu42QMB_io-TywgjhbhOXUVLYCjFImM", "userId": "Nfv5nulMPUMYRksna7HVV0kcUDAvT6RS", "createdAt": "2026-11-22T07:49:11.677+00:00", "expiresAt": "2026-12-06T07:49:11.677+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:11.677+00:00", "userAgent": ""},
{"id": "SwxdgqFZbOof62W97Yzcv0T540757Cva", "token": "Y4x3hDErJUa6lm39U8tKBI2SYsKecUJIMvzIOwZ9-28", "userId": "HgQ40BpqQY7BUZOzjaxDW8NsdIfeEtNG", "createdAt": "2026-11-22T07:49:10.744+00:00", "expiresAt": "2026-12-06T07:49:10.744+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:10.744+00:00", "userAgent": ""},
{"id": "VA5onkgKPFT7Zf7DKR6NosP68cHG0RB6", "token": "Rx3ay3Ga16XC_C5XvzJVRxqv3qE4CF6aTT0mYJbK5Mo", "userId": "sV5eYfBYJdV6TB6LxbX2cr4eVGor3ptc", "createdAt": "2026-11-22T07:49:11.859+00:00", "expiresAt": "2026-12-06T07:49:11.859+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:11.859+00:00", "userAgent": ""},
{"id": "WNecvMaLBxfAiZdF882MsSirCpSelbhQ", "token": "0dhoTCGV9YAwhoxGNBbd4Nth1o3Xf_2lL7j1qo7G_mQ", "userId": "Z4A11NZgAkZBvFUgcYygqvkDg9kfRbC6", "createdAt": "2026-11-22T07:49:09.674+00:00", "expiresAt": "2026-12-06T07:49:09.673+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:09.674+00:00", "userAgent": ""},
{"id": "YDuckQ2YV2uIYSdyjhQjzAnUJsccjCvY", "token": "pXPlqAToJgA2dVxdphVfZj-gWlaM-CSrEENp3Tt9PJY", "userId": "qQRVI8HnmFdIZ7jcvCZtUUG6Skc85tKt", "createdAt": "2026-11-22T07:49:10.992+00:00", "expiresAt": "2026-12-06T07:49:10.992+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:10.992+00:00", "userAgent": ""},
{"id": "lmaxsTrQsC63iIxxTis0MlWUbOJuSST1", "token": "EridQTrkXhTXjNzOJdfhOo5mWHwLmwvE-25IJN3KYbA", "userId": "6tWrSw1wTUWeR3PW0AIgDV13TVyQgD6d", "createdAt": "2026-11-22T07:49:11.163+00:00", "expiresAt": "2026-12-06T07:49:11.163+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:11.163+00:00", "userAgent": ""},
{"id": "nAnxvIZOox3O30WLAY3rzsm6Kxgv8yEm", "token": "AcP2_3EqmOsPEagcTHoUjg3S8DC6RA_Uofu2A_-4Qrw", "userId": "NNDpGnlxHNSBD7expIYS6A4SRdCzy6lp", "createdAt": "2026-11-22T07:49:11.503+00:00", "expiresAt": "2026-12-06T07:49:11.503+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:11.503+00:00", "userAgent": ""},
{"id": "tOwvkmyXphLGhNl42KOWfL6ZE08PKsbk", "token": "v9_vhVVKlp2_CYbabXz4pUHtcYwHUE55rMh8ihmxvEg", "userId": "HfRsriKAlliL4efjbRqj9sPtRvkhq7va", "createdAt": "2026-11-22T07:49:09.23+00:00", "expiresAt": "2026-12-06T07:49:09.23+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:09.23+00:00", "userAgent": ""},
{"id": "uX1XZYbA84ujnIvnx1d3vGOKUHBB55qQ", "token": "3djp0_4gSYSEzF1S82ZJKjjkwEiYl8jztMSMI-XGU1k", "userId": "MsQn9GH0qHbJJgezMdM0VQCyahe165nj", "createdAt": "2026-11-22T07:49:09.873+00:00", "expiresAt": "2026-12-06T07:49:09.873+00:00", "ipAddress": "", "updatedAt": "2026-11-22T07:49:09.873+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-22T07:50:11.826688+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-22T07:50:11.859933+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-22T07:50:11.87308+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-22T07:50:11.88896+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');


insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-22T07:49:17.819867+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-22T07:49:18.021155+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-22T07:49:18.297877+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-22T07:49:17.720126+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-22T07:49:17.956311+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-22T07:49:18.332844+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-22T07:49:18.153805+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-22T07:49:18.173302+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-22T07:49:17.52076+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-22T07:49:18.238635+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-22T07:49:17.568676+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-22T07:49:17.682435+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-22T07:49:17.585219+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-22T07:49:17.862858+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-22T07:49:17.654068+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-22T07:49:17.89341+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-22T07:49:17.993018+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-22T07:49:18.053788+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-22T07:49:18.277624+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T07:49:17.795849+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-22T07:49:18.118867+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-22T07:49:18.206848+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-22T07:49:17.766379+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-22T07:49:17.921674+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-22T07:49:18.076028+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-22T07:49:18.107687+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-22T07:49:17.819867+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-22T07:49:18.021155+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-22T07:49:18.118867+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-22T07:49:18.107687+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-22T07:49:18.297877+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-22T07:49:17.52076+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-22T07:49:17.568676+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-22T07:49:17.585219+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-22T07:49:17.654068+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-22T07:49:18.153805+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-22T07:49:18.206848+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-22T07:49:18.173302+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-22T07:49:17.720126+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-22T07:49:17.682435+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-22T07:49:17.795849+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-22T07:49:17.766379+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-22T07:49:18.238635+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-22T07:49:18.277624+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-22T07:49:17.956311+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-22T07:49:17.862858+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-22T07:49:17.89341+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-22T07:49:17.921674+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-22T07:49:17.993018+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-22T07:49:18.053788+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-22T07:49:18.332844+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-22T07:49:18.076028+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T07:49:19.165546+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T07:49:19.533975+00:00", "description": "Really."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T07:49:22.736795+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-22T07:49:29.681961+00:00", "description": ""},
{"id": 13, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-22T07:49:30.323254+00:00", "description": "No deadline, no specification."},
{"id": 14, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T07:49:31.604833+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 15, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T07:49:31.86284+00:00", "description": "I give them back, and then I miss them."},
{"id": 16, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T07:49:33.958163+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 17, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T07:49:34.299035+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 18, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T07:49:35.22118+00:00", "description": "Clear skies, thermos, silence."},
{"id": 19, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T07:49:35.529185+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 2, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T07:49:19.3126+00:00", "description": "And things that come out of it better than last time."},
{"id": 20, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T07:49:41.278877+00:00", "description": "We have a name and half a song."},
{"id": 21, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T07:49:41.335441+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 22, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-22T07:49:45.516013+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 23, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T07:49:46.017042+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 24, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-22T07:49:48.054382+00:00", "description": "Metric only."},
{"id": 25, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-22T07:49:48.127462+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 26, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-22T07:49:48.561088+00:00", "description": "It leans. We lean with it."},
{"id": 27, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T07:49:49.349105+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 28, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T07:49:51.834153+00:00", "description": "June. July. August. Mud."},
{"id": 29, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-22T07:49:52.46454+00:00", "description": "For the month in which I unpack."},
{"id": 3, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-22T07:49:19.332116+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 30, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-22T07:49:58.290672+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T07:50:00.551+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T07:50:01.687313+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T07:50:06.011469+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-22T07:49:19.312532+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."},
{"id": 5, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-22T07:49:19.332382+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 6, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-22T07:49:19.385737+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 7, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-22T07:49:19.492041+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 8, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-22T07:49:19.457467+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 9, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-22T07:49:19.477279+00:00", "description": "Light, mended, or borrowed. In that order."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-22T07:49:20.990919+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 10, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-22T07:49:22.604344+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 100, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-22T07:49:46.597699+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 101, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-22T07:49:47.351308+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 102, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-22T07:49:47.369796+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 103, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-22T07:49:47.873808+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 104, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-22T07:49:47.886921+00:00", "description": "So that one of us can sleep.", "wishlist_id": 15, "is_available": true},
{"id": 105, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-22T07:49:48.151235+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 106, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-22T07:49:48.340844+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 107, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-22T07:49:48.577388+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 108, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-22T07:49:48.729751+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 109, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-22T07:49:49.293366+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 11, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-22T07:49:22.652455+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 7, "is_available": true},
{"id": 110, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-22T07:49:49.335372+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 17, "is_available": false},
{"id": 111, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-22T07:49:49.989516+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 112, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-22T07:49:50.279886+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 113, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-22T07:49:50.863959+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 25, "is_available": true},
{"id": 114, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-22T07:49:50.986904+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 115, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-22T07:49:51.125877+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 116, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-22T07:49:51.157238+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 117, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-22T07:49:51.430996+00:00", "description": "You KNOW which one.", "wishlist_id": 20, "is_available": true},
{"id": 118, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-22T07:49:51.438638+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 119, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-22T07:49:51.444394+00:00", "description": "This is a serious wish.", "wishlist_id": 20, "is_available": true},
{"id": 12, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-22T07:49:22.66539+00:00", "description": "Put your names together for this one.", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-22T07:49:52.126865+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 121, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-22T07:49:52.662271+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 122, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-22T07:49:52.942885+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 123, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-22T07:49:52.955867+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 124, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-22T07:49:53.161714+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 125, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-22T07:49:53.649155+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 126, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-22T07:49:53.650159+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 127, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-22T07:49:54.391399+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 128, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-22T07:49:54.562028+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 27, "is_available": true},
{"id": 129, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-22T07:49:54.719519+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 13, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-22T07:49:22.975628+00:00", "description": "Black.", "wishlist_id": 10, "is_available": true},
{"id": 130, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-22T07:49:54.783434+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 131, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-22T07:49:55.215221+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 25, "is_available": true},
{"id": 132, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-22T07:49:55.215154+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 21, "is_available": true},
{"id": 133, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-22T07:49:55.948338+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 134, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-22T07:49:56.094893+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 135, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-22T07:49:56.660099+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 136, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-22T07:49:56.887728+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 137, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-22T07:49:57.862294+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 138, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-22T07:49:57.862156+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 139, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-22T07:49:58.059681+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 14, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-22T07:49:23.339232+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 140, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-22T07:49:58.061185+00:00", "description": "Spring came first.", "wishlist_id": 21, "is_available": false},
{"id": 141, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-22T07:49:58.580221+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 142, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-22T07:49:59.063425+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 143, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-22T07:49:59.089143+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 144, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-22T07:49:59.747377+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 145, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-22T07:49:59.974635+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 146, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-22T07:50:00.187639+00:00", "description": "You will all come.", "wishlist_id": 29, "is_available": true},
{"id": 147, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-22T07:50:00.226023+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 148, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-22T07:50:00.484987+00:00", "description": "Please check that they wash out.", "wishlist_id": 25, "is_available": true},
{"id": 149, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-22T07:50:01.23163+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 15, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-22T07:49:23.677046+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 150, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-22T07:50:01.460938+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 151, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-22T07:50:01.558897+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 152, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-22T07:50:01.69486+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 153, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-22T07:50:01.703435+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 154, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-22T07:50:02.072573+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 155, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-22T07:50:02.564571+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 156, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-22T07:50:02.578742+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 157, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-22T07:50:03.017124+00:00", "description": "I have buried five.", "wishlist_id": 30, "is_available": true},
{"id": 158, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-22T07:50:03.442105+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 159, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-22T07:50:03.507157+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 16, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-22T07:49:23.801949+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 160, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-22T07:50:03.519007+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 161, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-22T07:50:04.584745+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 162, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-22T07:50:04.584581+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 163, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-22T07:50:04.620728+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 164, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-22T07:50:05.001229+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 165, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-22T07:50:05.379883+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-22T07:50:05.395923+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 167, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-22T07:50:05.405246+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 168, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-22T07:50:05.773914+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-22T07:50:05.97199+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-22T07:49:24.452654+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 5, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-22T07:50:06.376533+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-22T07:50:06.650447+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-22T07:50:06.931328+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-22T07:50:07.168862+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-22T07:50:07.398481+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-22T07:50:07.843617+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-22T07:50:08.999893+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-22T07:50:09.43527+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-22T07:50:09.822943+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-22T07:50:10.330882+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-22T07:49:24.634412+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 8, "is_available": true},
{"id": 19, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-22T07:49:24.787935+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 2, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-22T07:49:20.99887+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 2, "is_available": true},
{"id": 20, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-22T07:49:24.891789+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 21, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-22T07:49:24.892908+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 22, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-22T07:49:25.533367+00:00", "description": "Blank.", "wishlist_id": 10, "is_available": true},
{"id": 23, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-22T07:49:25.856109+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 24, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-22T07:49:25.857071+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 2, "is_available": true},
{"id": 25, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-22T07:49:26.443104+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 26, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-22T07:49:26.451425+00:00", "description": "You choose. I trust you.", "wishlist_id": 3, "is_available": true},
{"id": 27, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-22T07:49:27.010907+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 28, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-22T07:49:27.377339+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 29, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-22T07:49:27.862539+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 7, "is_available": true},
{"id": 3, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-22T07:49:21.10867+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 3, "is_available": true},
{"id": 30, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-22T07:49:28.084248+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 31, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-22T07:49:28.906242+00:00", "description": "Whole bean.", "wishlist_id": 10, "is_available": true},
{"id": 32, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-22T07:49:28.907158+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 33, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-22T07:49:29.106294+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 34, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-22T07:49:29.726891+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 35, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-22T07:49:29.999462+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 36, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-22T07:49:30.214437+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 37, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-22T07:49:30.268058+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 38, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-22T07:49:30.394892+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 39, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-22T07:49:30.516316+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 4, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-22T07:49:21.486891+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 40, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-22T07:49:31.165719+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 41, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-22T07:49:31.267811+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 42, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-22T07:49:31.510876+00:00", "description": "For the faces of the passengers.", "wishlist_id": 8, "is_available": true},
{"id": 43, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-22T07:49:31.451904+00:00", "description": "A kind aunt got there first.", "wishlist_id": 3, "is_available": false},
{"id": 44, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-22T07:49:31.738041+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 45, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-22T07:49:31.825318+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 9, "is_available": true},
{"id": 46, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-22T07:49:32.271206+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 47, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-22T07:49:33.163982+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 48, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-22T07:49:33.168462+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 49, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-22T07:49:33.229603+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 5, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-22T07:49:21.494245+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 50, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-22T07:49:33.46743+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 51, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-22T07:49:33.471512+00:00", "description": "Group gift, obviously.", "wishlist_id": 13, "is_available": true},
{"id": 52, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-22T07:49:33.910904+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 53, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-22T07:49:34.154083+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 5, "is_available": true},
{"id": 54, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-22T07:49:34.911372+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 55, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-22T07:49:35.04227+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 56, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-22T07:49:35.083642+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 15, "is_available": true},
{"id": 57, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-22T07:49:35.16878+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 9, "is_available": false},
{"id": 58, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-22T07:49:35.275903+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 59, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-22T07:49:35.470101+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 2, "is_available": false},
{"id": 6, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-22T07:49:22.296859+00:00", "description": "No. Well. Maybe.", "wishlist_id": 4, "is_available": true},
{"id": 60, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-22T07:49:35.542235+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 61, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-22T07:49:35.851853+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 62, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-22T07:49:36.077201+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 63, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-22T07:49:36.210898+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 64, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-22T07:49:36.335305+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 65, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-22T07:49:36.625781+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 66, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-22T07:49:36.887026+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 67, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-22T07:49:37.465074+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 68, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-22T07:49:37.729595+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 69, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-22T07:49:38.081958+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 7, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-22T07:49:22.443299+00:00", "description": "Must survive exams.", "wishlist_id": 6, "is_available": true},
{"id": 70, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-22T07:49:38.305163+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 71, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-22T07:49:38.363214+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 72, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-22T07:49:38.745906+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 73, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-22T07:49:39.314033+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 74, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-22T07:49:39.766798+00:00", "description": "Seventy-two chances!", "wishlist_id": 17, "is_available": true},
{"id": 75, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-22T07:49:39.969224+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 76, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-22T07:49:40.214634+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 77, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-22T07:49:40.410872+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 14, "is_available": true},
{"id": 78, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-22T07:49:40.842909+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 18, "is_available": true},
{"id": 79, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-22T07:49:40.933826+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 8, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-22T07:49:22.531825+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 8, "is_available": true},
{"id": 80, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-22T07:49:41.227673+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 6, "is_available": false},
{"id": 81, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-22T07:49:41.24561+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 82, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-22T07:49:41.311446+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 83, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-22T07:49:41.33696+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 84, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-22T07:49:41.522879+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 85, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-22T07:49:42.003048+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 86, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-22T07:49:42.018333+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 87, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-22T07:49:42.380216+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 88, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-22T07:49:42.469461+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 18, "is_available": true},
{"id": 89, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-22T07:49:43.263042+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 9, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-22T07:49:22.5363+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 90, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-22T07:49:43.387405+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 91, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-22T07:49:43.808954+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 92, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-22T07:49:43.809651+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 21, "is_available": true},
{"id": 93, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-22T07:49:44.387076+00:00", "description": "My last one outlived two governments.", "wishlist_id": 16, "is_available": true},
{"id": 94, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-22T07:49:44.815175+00:00", "description": "Found all six at a flea market!", "wishlist_id": 15, "is_available": false},
{"id": 95, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-22T07:49:45.258144+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 96, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-22T07:49:45.290943+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 14, "is_available": true},
{"id": 97, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-22T07:49:45.559066+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 98, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-22T07:49:45.978854+00:00", "description": "The present one is a burglar.", "wishlist_id": 19, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-22T07:49:45.978938+00:00", "description": "", "wishlist_id": 18, "is_available": true}
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
{"item_id": 117, "giver_id": 3, "created_at": "2026-11-22T07:50:11.776285+00:00"},
{"item_id": 123, "giver_id": 3, "created_at": "2026-11-22T07:50:10.519765+00:00"},
{"item_id": 128, "giver_id": 5, "created_at": "2026-11-22T07:50:11.771458+00:00"},
{"item_id": 131, "giver_id": 4, "created_at": "2026-11-22T07:50:10.704274+00:00"},
{"item_id": 139, "giver_id": 2, "created_at": "2026-11-22T07:50:11.70709+00:00"},
{"item_id": 142, "giver_id": 6, "created_at": "2026-11-22T07:50:11.037085+00:00"},
{"item_id": 157, "giver_id": 2, "created_at": "2026-11-22T07:50:11.139673+00:00"},
{"item_id": 158, "giver_id": 3, "created_at": "2026-11-22T07:50:10.456388+00:00"},
{"item_id": 161, "giver_id": 5, "created_at": "2026-11-22T07:50:10.811579+00:00"},
{"item_id": 162, "giver_id": 10, "created_at": "2026-11-22T07:50:11.719855+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-22T07:50:10.390797+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-22T07:50:10.574918+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-22T07:50:10.955741+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-22T07:50:10.873763+00:00"},
{"item_id": 31, "giver_id": 3, "created_at": "2026-11-22T07:50:11.809618+00:00"},
{"item_id": 62, "giver_id": 2, "created_at": "2026-11-22T07:50:11.216247+00:00"},
{"item_id": 68, "giver_id": 2, "created_at": "2026-11-22T07:50:11.742165+00:00"},
{"item_id": 78, "giver_id": 1, "created_at": "2026-11-22T07:50:11.798095+00:00"},
{"item_id": 85, "giver_id": 4, "created_at": "2026-11-22T07:50:10.662452+00:00"},
{"item_id": 92, "giver_id": 9, "created_at": "2026-11-22T07:50:11.289508+00:00"},
{"item_id": 98, "giver_id": 7, "created_at": "2026-11-22T07:50:11.767235+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "01e2f9045272019ea82831e977405371", "item_id": 176, "attached": true, "created_at": "2026-11-22T07:50:08.358972+00:00"},
{"key": "03e7dd72a028ac49fef53d8613ec191b", "item_id": 159, "attached": true, "created_at": "2026-11-22T07:50:03.468182+00:00"},
{"key": "0468c5673c6c5831ca79e695355ec1de", "item_id": 45, "attached": true, "created_at": "2026-11-22T07:49:31.713378+00:00"},
{"key": "055ba7a212484caca2341324a1f663cb", "item_id": 143, "attached": true, "created_at": "2026-11-22T07:49:58.965355+00:00"},
{"key": "0568ebac358ae30bdf9a261b1e53e3ba", "item_id": 64, "attached": true, "created_at": "2026-11-22T07:49:36.295359+00:00"},
{"key": "060afdcbe1566da935521bb0b1bbd5f0", "item_id": 140, "attached": true, "created_at": "2026-11-22T07:49:57.906913+00:00"},
{"key": "060fce18712311f80e36ae9d70674eb5", "item_id": 29, "attached": true, "created_at": "2026-11-22T07:49:27.689611+00:00"},
{"key": "0610237627cfa9991a9f7013bdf9a7f7", "item_id": 155, "attached": true, "created_at": "2026-11-22T07:50:02.390514+00:00"},
{"key": "079b1a49ab893d1bb69f946dd491a1cf", "item_id": 144, "attached": true, "created_at": "2026-11-22T07:49:59.465425+00:00"},
{"key": "08aa465c3ec6e7eff664a38cc0d989cb", "item_id": 134, "attached": true, "created_at": "2026-11-22T07:49:56.0361+00:00"},
{"key": "095fae1483abd38daad905e0c0324db1", "item_id": 2, "attached": true, "created_at": "2026-11-22T07:49:20.898927+00:00"},
{"key": "0b2cee2df5ba862ad0bfb68240b36c23", "item_id": 123, "attached": true, "created_at": "2026-11-22T07:49:52.942064+00:00"},
{"key": "0c7c6ceaeba0111e1bad7d8624852bb0", "item_id": 14, "attached": true, "created_at": "2026-11-22T07:49:23.174149+00:00"},
{"key": "0df66e8d78e21c64016d6d1f33ea7a47", "item_id": 84, "attached": true, "created_at": "2026-11-22T07:49:41.433655+00:00"},
{"key": "0e0d37c89489873f83c8d1294c747484", "item_id": 125, "attached": true, "created_at": "2026-11-22T07:49:53.545885+00:00"},
{"key": "0e4e489216ad4e34919af6d166f9463f", "item_id": 71, "attached": true, "created_at": "2026-11-22T07:49:38.182864+00:00"},
{"key": "0f8234a75c6bb79dfafb9e6d4a8a067c", "item_id": 17, "attached": true, "created_at": "2026-11-22T07:49:24.095142+00:00"},
{"key": "123e628320e21ab13d05b3ae5f3a2d5b", "item_id": 35, "attached": true, "created_at": "2026-11-22T07:49:29.682911+00:00"},
{"key": "1f4ee533b9bb4490374cff41917253e0", "item_id": 105, "attached": true, "created_at": "2026-11-22T07:49:48.101846+00:00"},
{"key": "1fd71f0482e03ab324e03e64bdac9b4b", "item_id": 34, "attached": true, "created_at": "2026-11-22T07:49:29.075278+00:00"},
{"key": "213356e20f7ed7848be5948ff81aac3a", "item_id": 147, "attached": true, "created_at": "2026-11-22T07:50:00.213217+00:00"},
{"key": "23f09a115ec987b5ea6c2492ad94c49b", "item_id": 160, "attached": true, "created_at": "2026-11-22T07:50:03.508636+00:00"},
{"key": "24d17ca4d504651e5a521cf2fb96be82", "item_id": 66, "attached": true, "created_at": "2026-11-22T07:49:36.662848+00:00"},
{"key": "251a7000bb9410f2b8faa0c1387e9d2b", "item_id": 88, "attached": true, "created_at": "2026-11-22T07:49:42.383722+00:00"},
{"key": "266eb5bc2bc92c1c8644a02db03e52bb", "item_id": 28, "attached": true, "created_at": "2026-11-22T07:49:26.774691+00:00"},
{"key": "286d36fee82a42dd70036ecde87894a1", "item_id": 128, "attached": true, "created_at": "2026-11-22T07:49:54.340286+00:00"},
{"key": "2d1a3a248176bc2ad826cd65ac7b1b2b", "item_id": 95, "attached": true, "created_at": "2026-11-22T07:49:44.887684+00:00"},
{"key": "3260829e93d5aa621b4205b73ce355e9", "item_id": 145, "attached": true, "created_at": "2026-11-22T07:49:59.929637+00:00"},
{"key": "368a7cdb6c40a755a12e96f0a60ada8a", "item_id": 76, "attached": true, "created_at": "2026-11-22T07:49:39.937232+00:00"},
{"key": "3772142fc806f0798157c2a4af4b3069", "item_id": 133, "attached": true, "created_at": "2026-11-22T07:49:55.703538+00:00"},
{"key": "3a63cef063b67d8ce3a4180364785000", "item_id": 169, "attached": true, "created_at": "2026-11-22T07:50:05.769236+00:00"},
{"key": "3c7bf3c5464109bddca6012d3302d2ae", "item_id": 154, "attached": true, "created_at": "2026-11-22T07:50:02.052285+00:00"},
{"key": "3ee6166641816c4d44ca830a2f877e33", "item_id": 109, "attached": true, "created_at": "2026-11-22T07:49:49.214308+00:00"},
{"key": "3f93168655e72c272ef363fa95475763", "item_id": 38, "attached": true, "created_at": "2026-11-22T07:49:30.257991+00:00"},
{"key": "4001e83d55899166e96ba4553b76fe37", "item_id": 113, "attached": true, "created_at": "2026-11-22T07:49:50.389593+00:00"},
{"key": "4071d65cba5e454384ede44f33f2a4ef", "item_id": 152, "attached": true, "created_at": "2026-11-22T07:50:01.606944+00:00"},
{"key": "4373d8a5134876f9bbda46fed13e38ca", "item_id": 67, "attached": true, "created_at": "2026-11-22T07:49:37.249292+00:00"},
{"key": "45be20eb905faa95598c433044152477", "item_id": 30, "attached": true, "created_at": "2026-11-22T07:49:27.912268+00:00"},
{"key": "4ac2264beb975752d33ca476975684b2", "item_id": 99, "attached": true, "created_at": "2026-11-22T07:49:45.80992+00:00"},
{"key": "4b67ba41b24bb8ca4c07cebb08f9368d", "item_id": 130, "attached": true, "created_at": "2026-11-22T07:49:54.639123+00:00"},
{"key": "4d5cc5ae289313e49c0c0f435f9e9a2a", "item_id": 65, "attached": true, "created_at": "2026-11-22T07:49:36.435755+00:00"},
{"key": "5163b233be794bc3e32ded663a2b9e46", "item_id": 39, "attached": true, "created_at": "2026-11-22T07:49:30.27987+00:00"},
{"key": "51b7df2b9e32673bdb7b55b88ae5406c", "item_id": 53, "attached": true, "created_at": "2026-11-22T07:49:34.047069+00:00"},
{"key": "53d2cb5ce4940b5a48193e680c2c97c2", "item_id": 7, "attached": true, "created_at": "2026-11-22T07:49:21.702881+00:00"},
{"key": "5850492073736ccb0dd456f90e70eaea", "item_id": 82, "attached": true, "created_at": "2026-11-22T07:49:41.264657+00:00"},
{"key": "58d1071e577cc36ef8910c53b936b892", "item_id": 163, "attached": true, "created_at": "2026-11-22T07:50:04.610228+00:00"},
{"key": "5e101e760d65a5979437b8b67edb4fc9", "item_id": 112, "attached": true, "created_at": "2026-11-22T07:49:49.735751+00:00"},
{"key": "61a365c404936a6abcf6b8797a40dfff", "item_id": 136, "attached": true, "created_at": "2026-11-22T07:49:56.760473+00:00"},
{"key": "64840aebd3f120305b0e60c60c35a550", "item_id": 151, "attached": true, "created_at": "2026-11-22T07:50:01.46687+00:00"},
{"key": "6535590842a15abc1992b96651fbde68", "item_id": 175, "attached": true, "created_at": "2026-11-22T07:50:07.779786+00:00"},
{"key": "6640a71b4bcd942eae6a953a48839bb9", "item_id": 31, "attached": true, "created_at": "2026-11-22T07:49:28.682951+00:00"},
{"key": "66bce0774fe5f19e5ad78bf5c8483226", "item_id": 91, "attached": true, "created_at": "2026-11-22T07:49:43.42658+00:00"},
{"key": "686659520b116634ae0d2b98b385c541", "item_id": 52, "attached": true, "created_at": "2026-11-22T07:49:33.835474+00:00"},
{"key": "68844508bb4eda336e2e30d5a9121712", "item_id": 172, "attached": true, "created_at": "2026-11-22T07:50:06.914483+00:00"},
{"key": "696a593765d5418d921edd750f5861df", "item_id": 97, "attached": true, "created_at": "2026-11-22T07:49:45.307364+00:00"},
{"key": "6a0befff107beaadfaafce4279fe2bf9", "item_id": 13, "attached": true, "created_at": "2026-11-22T07:49:22.906135+00:00"},
{"key": "6b6707f252c3fd30db29d2349bfe41e2", "item_id": 47, "attached": true, "created_at": "2026-11-22T07:49:32.556071+00:00"},
{"key": "6cf081f8beb1e3905c1672f088bf65f2", "item_id": 165, "attached": true, "created_at": "2026-11-22T07:50:05.344553+00:00"},
{"key": "6e055fdeaabe0862669ba9442e9d7ef7", "item_id": 102, "attached": true, "created_at": "2026-11-22T07:49:46.588212+00:00"},
{"key": "6ec67b5f2830fa83cd8c948b0ef4efd1", "item_id": 77, "attached": true, "created_at": "2026-11-22T07:49:40.2147+00:00"},
{"key": "73ed769c62d105e3532231fac101b57d", "item_id": 161, "attached": true, "created_at": "2026-11-22T07:50:03.937324+00:00"},
{"key": "7938ed8be463f074b427d03bb71b9c3d", "item_id": 139, "attached": true, "created_at": "2026-11-22T07:49:57.876523+00:00"},
{"key": "7a0547c037eae14ae4f23d77c44fe7c5", "item_id": 114, "attached": true, "created_at": "2026-11-22T07:49:50.70329+00:00"},
{"key": "7dbab9872e47d0aa3d5437f47a6e189e", "item_id": 11, "attached": true, "created_at": "2026-11-22T07:49:22.503718+00:00"},
{"key": "7ef53dd093797e95f2decd8a9397956a", "item_id": 8, "attached": true, "created_at": "2026-11-22T07:49:22.005078+00:00"},
{"key": "80a98156b57e8c9bbf2209a9e14e5e2e", "item_id": 162, "attached": true, "created_at": "2026-11-22T07:50:03.993021+00:00"},
{"key": "814083edce6a2f5cb109074bde3abd69", "item_id": 106, "attached": true, "created_at": "2026-11-22T07:49:48.184475+00:00"},
{"key": "84d745ef3c5295262136b55e9e3cf88d", "item_id": 107, "attached": true, "created_at": "2026-11-22T07:49:48.379227+00:00"},
{"key": "84ff5306577dcffd6c70e6966f115ebc", "item_id": 103, "attached": true, "created_at": "2026-11-22T07:49:47.868153+00:00"},
{"key": "850791ea364588cdf1ca3f2d1c0a71bd", "item_id": 170, "attached": true, "created_at": "2026-11-22T07:50:06.35152+00:00"},
{"key": "861a3f48a287f6f7efad63b389766bc6", "item_id": 74, "attached": true, "created_at": "2026-11-22T07:49:39.494487+00:00"},
{"key": "8791be285a9a317ba7d5fc96b8404827", "item_id": 60, "attached": true, "created_at": "2026-11-22T07:49:35.481985+00:00"},
{"key": "8a6547609ed24e6e823144963b4dff88", "item_id": 46, "attached": true, "created_at": "2026-11-22T07:49:31.813143+00:00"},
{"key": "8b0af6ef6c4cb4019d50df66479d0aaa", "item_id": 157, "attached": true, "created_at": "2026-11-22T07:50:02.905509+00:00"},
{"key": "8bc1ac3112cf780ed7620c9b640b64f8", "item_id": 150, "attached": true, "created_at": "2026-11-22T07:50:01.140505+00:00"},
{"key": "8ec66cc0cb22165d63dddaf0a9317a61", "item_id": 178, "attached": true, "created_at": "2026-11-22T07:50:09.753219+00:00"},
{"key": "8f843e20b9ef619683bbef4b12e0ef66", "item_id": 116, "attached": true, "created_at": "2026-11-22T07:49:50.983627+00:00"},
{"key": "947af288bf86d36903b1564fec5ed5ab", "item_id": 58, "attached": true, "created_at": "2026-11-22T07:49:35.254734+00:00"},
{"key": "99cd16d36a7b9d7859718be5e564fee2", "item_id": 138, "attached": true, "created_at": "2026-11-22T07:49:57.27211+00:00"},
{"key": "9b87ccfbc908f6cca31f4b2cabd7a1b4", "item_id": 110, "attached": true, "created_at": "2026-11-22T07:49:49.292832+00:00"},
{"key": "9d2f6c8e2de5c207a761bb7cfd157a5e", "item_id": 51, "attached": true, "created_at": "2026-11-22T07:49:33.361533+00:00"},
{"key": "9d6cec838be42cc038581ad185e7a3d1", "item_id": 167, "attached": true, "created_at": "2026-11-22T07:50:05.389424+00:00"},
{"key": "9e7a8f647beb20e2d8e292f9e78b60e0", "item_id": 156, "attached": true, "created_at": "2026-11-22T07:50:02.494881+00:00"},
{"key": "9e8e8a104f339d11d6c901f24ce2d528", "item_id": 44, "attached": true, "created_at": "2026-11-22T07:49:31.52743+00:00"},
{"key": "9f4af82228112be72c131caa7b140154", "item_id": 101, "attached": true, "created_at": "2026-11-22T07:49:46.558907+00:00"},
{"key": "a2c24b3155619a2ad61931f2772fca6b", "item_id": 61, "attached": true, "created_at": "2026-11-22T07:49:35.817037+00:00"},
{"key": "a59c339bce695994116f55c2a1c8db0d", "item_id": 19, "attached": true, "created_at": "2026-11-22T07:49:24.706887+00:00"},
{"key": "a5d5a57ca1e16bd91d7af429bdbbcab4", "item_id": 148, "attached": true, "created_at": "2026-11-22T07:50:00.382186+00:00"},
{"key": "a6ac6fbf151aae3ff0d9b17168b3d5fa", "item_id": 62, "attached": true, "created_at": "2026-11-22T07:49:36.065049+00:00"},
{"key": "aa1e3fe35926270a4e3f157bea5a68ed", "item_id": 135, "attached": true, "created_at": "2026-11-22T07:49:56.447126+00:00"},
{"key": "aa519dcb6647d4bc4c4ad89fd0e3d4f3", "item_id": 90, "attached": true, "created_at": "2026-11-22T07:49:43.152655+00:00"},
{"key": "ac8ccb42cc0d0e9f0ff0ba64afa09010", "item_id": 111, "attached": true, "created_at": "2026-11-22T07:49:49.61977+00:00"},
{"key": "b091a7574443c638d91c69af6f69b732", "item_id": 153, "attached": true, "created_at": "2026-11-22T07:50:01.666087+00:00"},
{"key": "b0bf13b358462057964cb243cd1c7290", "item_id": 1, "attached": true, "created_at": "2026-11-22T07:49:20.258647+00:00"},
{"key": "b11e7cb99078dc35a7d213f68f6d3bc5", "item_id": 177, "attached": true, "created_at": "2026-11-22T07:50:09.408186+00:00"},
{"key": "b24018ead2a19e2e2800b0d2682cc03c", "item_id": 158, "attached": true, "created_at": "2026-11-22T07:50:03.386907+00:00"},
{"key": "b2f2fdc907e94996fc21cb10e23af12b", "item_id": 149, "attached": true, "created_at": "2026-11-22T07:50:00.988014+00:00"},
{"key": "b3bdcc4f6ca82ad700219194167944ce", "item_id": 131, "attached": true, "created_at": "2026-11-22T07:49:55.087525+00:00"},
{"key": "b41af2e30bdb3f0bb307b72841cadbf3", "item_id": 78, "attached": true, "created_at": "2026-11-22T07:49:40.424962+00:00"},
{"key": "b66ce91435cfbc3e0c379a8f897664b7", "item_id": 4, "attached": true, "created_at": "2026-11-22T07:49:21.374508+00:00"},
{"key": "baa974abb0e43b73f3b199d1ee199164", "item_id": 168, "attached": true, "created_at": "2026-11-22T07:50:05.743941+00:00"},
{"key": "bb341d85b4214b4c00f702ae55c9fc12", "item_id": 179, "attached": true, "created_at": "2026-11-22T07:50:10.307505+00:00"},
{"key": "bd48dc849d0680ee90abd335675e2cd7", "item_id": 68, "attached": true, "created_at": "2026-11-22T07:49:37.337148+00:00"},
{"key": "bdebf78679ce55beb614bb21e4c484d9", "item_id": 48, "attached": true, "created_at": "2026-11-22T07:49:32.652489+00:00"},
{"key": "be39f54d29b7a08ce61e841ed619b85c", "item_id": 100, "attached": true, "created_at": "2026-11-22T07:49:46.074906+00:00"},
{"key": "be6bbbc4b22c5b3950e635d85bf04dce", "item_id": 26, "attached": true, "created_at": "2026-11-22T07:49:26.412228+00:00"},
{"key": "beb4d736ee575a579f37a0a62641ee6a", "item_id": 132, "attached": true, "created_at": "2026-11-22T07:49:55.074482+00:00"},
{"key": "bf678a936e69f0ae7b82f378ee9cba97", "item_id": 115, "attached": true, "created_at": "2026-11-22T07:49:50.767501+00:00"},
{"key": "bfe6cc6c4f0e21ee1b2eeb06ad0df7b9", "item_id": 5, "attached": true, "created_at": "2026-11-22T07:49:21.405939+00:00"},
{"key": "bffcce29f5ac093b01cb7a6c905560db", "item_id": 55, "attached": true, "created_at": "2026-11-22T07:49:34.950559+00:00"},
{"key": "c1012ccaac8038e73673b4a02345c9b3", "item_id": 23, "attached": true, "created_at": "2026-11-22T07:49:25.620263+00:00"},
{"key": "c12cb7b6d6d72e1bed0aa1e2098ef14b", "item_id": 164, "attached": true, "created_at": "2026-11-22T07:50:04.997054+00:00"},
{"key": "c396378ef0b415dc09407bd89279ac0a", "item_id": 93, "attached": true, "created_at": "2026-11-22T07:49:44.346696+00:00"},
{"key": "c6191d966943d31c8dea5b030adc95ac", "item_id": 42, "attached": true, "created_at": "2026-11-22T07:49:30.477105+00:00"},
{"key": "c770d3d1da257b9c2fbd1792f2c97f4d", "item_id": 94, "attached": true, "created_at": "2026-11-22T07:49:44.60057+00:00"},
{"key": "c819435a54bc03f888717066401409b1", "item_id": 72, "attached": true, "created_at": "2026-11-22T07:49:38.738911+00:00"},
{"key": "c83d626aac6a45b3b2a6a0405fd256a1", "item_id": 146, "attached": true, "created_at": "2026-11-22T07:50:00.070001+00:00"},
{"key": "cafc33500b8e7716a0647887aef6ab69", "item_id": 122, "attached": true, "created_at": "2026-11-22T07:49:52.884448+00:00"},
{"key": "d00ca904c5c7451b7a38ebae7bf153e7", "item_id": 141, "attached": true, "created_at": "2026-11-22T07:49:58.30146+00:00"},
{"key": "d02430908db539acd7751b19882c9032", "item_id": 16, "attached": true, "created_at": "2026-11-22T07:49:23.67665+00:00"},
{"key": "d0552f6d5dcd6e6f34bf3aa9072b368c", "item_id": 73, "attached": true, "created_at": "2026-11-22T07:49:39.029166+00:00"},
{"key": "d38174167405fb14f25d58e6d76d84f7", "item_id": 98, "attached": true, "created_at": "2026-11-22T07:49:45.940416+00:00"},
{"key": "d3cebae9493eef5d25b899ad3ac49f4c", "item_id": 96, "attached": true, "created_at": "2026-11-22T07:49:45.209027+00:00"},
{"key": "d3da742fca28cec747eef2f6ddd15136", "item_id": 129, "attached": true, "created_at": "2026-11-22T07:49:54.630298+00:00"},
{"key": "d54c05d2c16b5bd3fc564342c1dfe691", "item_id": 126, "attached": true, "created_at": "2026-11-22T07:49:53.5464+00:00"},
{"key": "d59cc519ad38239de4e2d3ae06739762", "item_id": 54, "attached": true, "created_at": "2026-11-22T07:49:34.302999+00:00"},
{"key": "d64a2400bdd4c48bec070a4010be9620", "item_id": 21, "attached": true, "created_at": "2026-11-22T07:49:24.831334+00:00"},
{"key": "d724046fb16d6d5e3b0094bf5bf326bc", "item_id": 86, "attached": true, "created_at": "2026-11-22T07:49:41.971317+00:00"},
{"key": "d93fa0067ff90f10ca62510f6268f46e", "item_id": 87, "attached": true, "created_at": "2026-11-22T07:49:42.327305+00:00"},
{"key": "db735a430d98be0c7ce729c20e6af31f", "item_id": 27, "attached": true, "created_at": "2026-11-22T07:49:26.882141+00:00"},
{"key": "dba89f9222a09c8b7a3aa439468546e5", "item_id": 3, "attached": true, "created_at": "2026-11-22T07:49:21.038772+00:00"},
{"key": "dc2cbde4fe11e8b078047f81b24f9533", "item_id": 85, "attached": true, "created_at": "2026-11-22T07:49:41.620741+00:00"},
{"key": "de1b04004d715c912861af1ad77d7856", "item_id": 137, "attached": true, "created_at": "2026-11-22T07:49:57.272557+00:00"},
{"key": "def777e5f7199146360e16ecad7d7fba", "item_id": 12, "attached": true, "created_at": "2026-11-22T07:49:22.605869+00:00"},
{"key": "e3a73320b0a4c99533d373db012d51e1", "item_id": 83, "attached": true, "created_at": "2026-11-22T07:49:41.329374+00:00"},
{"key": "e3aa6408714b7a86176354e002fd9854", "item_id": 15, "attached": true, "created_at": "2026-11-22T07:49:23.460152+00:00"},
{"key": "e3b22cda62cea69e77ddbb533fdcd946", "item_id": 18, "attached": true, "created_at": "2026-11-22T07:49:24.590049+00:00"},
{"key": "e47ee73af0a36b18a51398ce69421fb9", "item_id": 89, "attached": true, "created_at": "2026-11-22T07:49:43.100014+00:00"},
{"key": "e502b01fdd49382eec7f54c7865dffe7", "item_id": 75, "attached": true, "created_at": "2026-11-22T07:49:39.771552+00:00"},
{"key": "e5facaebb1624790f164c0db97b52908", "item_id": 171, "attached": true, "created_at": "2026-11-22T07:50:06.644031+00:00"},
{"key": "e6cbceea174d4c59232b7531e618fb2f", "item_id": 36, "attached": true, "created_at": "2026-11-22T07:49:29.952743+00:00"},
{"key": "e72eaec57e0d55e1bd096339c75975f5", "item_id": 108, "attached": true, "created_at": "2026-11-22T07:49:48.501561+00:00"},
{"key": "e7ed8cd3d7d0d6594caa0080111e99c9", "item_id": 127, "attached": true, "created_at": "2026-11-22T07:49:54.225875+00:00"},
{"key": "e845c05ab2c0ea8467f5097e83e2db55", "item_id": 63, "attached": true, "created_at": "2026-11-22T07:49:36.156556+00:00"},
{"key": "e857a5553f3599db717b3c154e780840", "item_id": 25, "attached": true, "created_at": "2026-11-22T07:49:26.351446+00:00"},
{"key": "e9dd3fa7861d54ed9e589bf772ee451f", "item_id": 24, "attached": true, "created_at": "2026-11-22T07:49:25.784922+00:00"},
{"key": "ead56dc6b335873d375dfe9a217bb8d3", "item_id": 22, "attached": true, "created_at": "2026-11-22T07:49:24.935656+00:00"},
{"key": "eb0d6628bed7708004b89939add126bc", "item_id": 142, "attached": true, "created_at": "2026-11-22T07:49:58.614866+00:00"},
{"key": "eb182761915a7c55f8da6ac504085553", "item_id": 70, "attached": true, "created_at": "2026-11-22T07:49:38.102285+00:00"},
{"key": "ec3d11f74b621bb9d5d52b1f0e545aea", "item_id": 81, "attached": true, "created_at": "2026-11-22T07:49:41.161203+00:00"},
{"key": "ecebd24d58ed3046af0cc8e8a63e11fb", "item_id": 80, "attached": true, "created_at": "2026-11-22T07:49:41.06996+00:00"},
{"key": "ed585d7d9498fca8c585a547b4c2ede3", "item_id": 173, "attached": true, "created_at": "2026-11-22T07:50:07.161514+00:00"},
{"key": "edb6c144988c8ddf160f6c7a92236894", "item_id": 104, "attached": true, "created_at": "2026-11-22T07:49:47.484752+00:00"},
{"key": "f35cab56119170e35ed76cf1475f9bbf", "item_id": 118, "attached": true, "created_at": "2026-11-22T07:49:51.406877+00:00"},
{"key": "f438bc0574f68ae99b192663c19880b7", "item_id": 69, "attached": true, "created_at": "2026-11-22T07:49:37.728898+00:00"},
{"key": "f6850831d34dfca9d1e8558eb388be3d", "item_id": 121, "attached": true, "created_at": "2026-11-22T07:49:52.393029+00:00"},
{"key": "f853967f2bd2daa9b2943372a12a94d5", "item_id": 174, "attached": true, "created_at": "2026-11-22T07:50:07.384443+00:00"},
{"key": "f95c3df42d6dc3822d055d3f43210c61", "item_id": 120, "attached": true, "created_at": "2026-11-22T07:49:51.989683+00:00"},
{"key": "fa9bb1b0e875673a1e2318287ac92c36", "item_id": 50, "attached": true, "created_at": "2026-11-22T07:49:33.391082+00:00"},
{"key": "faa4051f39ea32d0c18f5c5129387325", "item_id": 32, "attached": true, "created_at": "2026-11-22T07:49:28.476858+00:00"},
{"key": "fac4ad8a17a88ee712dcb52bc8cd11aa", "item_id": 56, "attached": true, "created_at": "2026-11-22T07:49:34.939558+00:00"},
{"key": "fb8cd32bc1f534c9f45ff55faa659e4e", "item_id": 117, "attached": true, "created_at": "2026-11-22T07:49:51.249856+00:00"},
{"key": "fcf4fcfaada11c18d9ee0ad1bde0c26d", "item_id": 92, "attached": true, "created_at": "2026-11-22T07:49:43.773912+00:00"},
{"key": "fdcfd68aefcf0026767754cee3d0495e", "item_id": 20, "attached": true, "created_at": "2026-11-22T07:49:24.809377+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
