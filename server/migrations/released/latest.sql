-- The schema after 011_bounded_records.sql, with the people of the demo. Made by npm run db:store.

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

-- Outside a transaction.
-- Housekeeping deletes the oldest records of ended claims: those of a giver who has too many, and those of everybody by age.
create index if not exists ended_claims_newest on ended_claims (giver_id, id);

create index if not exists ended_claims_age on ended_claims (ended_at);

drop index if exists ended_claims_giver;

create table migrations (name text primary key, applied_at timestamptz not null default now());

insert into auth."user" (id, name, email, "emailVerified", image, "createdAt", "updatedAt") overriding system value select id, name, email, "emailVerified", image, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth."user", '[
{"id": "1rdnQARspbyQx3QCsFAQ28hycOL8iuNB", "name": "Lucía Ferrer", "email": "lucia@example.com", "image": null, "createdAt": "2026-11-25T10:51:21.332+00:00", "updatedAt": "2026-11-25T10:51:21.332+00:00", "emailVerified": false},
{"id": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "name": "Theo Brandt", "email": "theo@example.com", "image": null, "createdAt": "2026-11-25T10:51:20.971+00:00", "updatedAt": "2026-11-25T10:51:20.971+00:00", "emailVerified": false},
{"id": "AQ8Fdu6bhxDcfIKf93kfQSCLGdwZ62tm", "name": "Inês Duarte", "email": "ines@example.com", "image": null, "createdAt": "2026-11-25T10:51:20.891+00:00", "updatedAt": "2026-11-25T10:51:20.891+00:00", "emailVerified": false},
{"id": "ASxYAeRl0TbZOYHF4T55BHlGXE9eABMx", "name": "Walter Finch", "email": "walter@example.com", "image": null, "createdAt": "2026-11-25T10:51:21.138+00:00", "updatedAt": "2026-11-25T10:51:21.138+00:00", "emailVerified": false},
{"id": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "name": "Priya Raman", "email": "priya@example.com", "image": null, "createdAt": "2026-11-25T10:51:20.551+00:00", "updatedAt": "2026-11-25T10:51:20.551+00:00", "emailVerified": false},
{"id": "HoO3VGpA5dew4G8WEBxdA80Mv06q7bHv", "name": "Aiko Tanabe", "email": "aiko@example.com", "image": null, "createdAt": "2026-11-25T10:51:21.075+00:00", "updatedAt": "2026-11-25T10:51:21.075+00:00", "emailVerified": false},
{"id": "YpoA24Yb8BgJIznWYm2RLHT7Mc9U6CuV", "name": "Jonas Okafor", "email": "jonas@example.com", "image": null, "createdAt": "2026-11-25T10:51:20.825+00:00", "updatedAt": "2026-11-25T10:51:20.825+00:00", "emailVerified": false},
{"id": "coJXtJ3Ws5RgVbT14XvMqqRuBwWTy84X", "name": "Sam Whitlock", "email": "sam@example.com", "image": null, "createdAt": "2026-11-25T10:51:21.193+00:00", "updatedAt": "2026-11-25T10:51:21.193+00:00", "emailVerified": false},
{"id": "i63UHtXXZyZL2rFt3bi3NeChGSSmyVlg", "name": "Mara Lindqvist", "email": "mara@example.com", "image": null, "createdAt": "2026-11-25T10:51:20.737+00:00", "updatedAt": "2026-11-25T10:51:20.737+00:00", "emailVerified": false},
{"id": "wUTjrPq6yYAz0KXfSFBEY4Enf4MuCqUm", "name": "Noor Haddad", "email": "noor@example.com", "image": null, "createdAt": "2026-11-25T10:51:21.248+00:00", "updatedAt": "2026-11-25T10:51:21.248+00:00", "emailVerified": false}
]');


insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv) overriding system value select id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv from jsonb_populate_recordset(null::auth.jwks, '[
{"id": "Tid6SOBmY7PtGHF54lwvTfm2kLTVoLoS", "alg": "ES256", "crv": "P-256", "createdAt": "2026-11-25T10:51:19.022+00:00", "expiresAt": null, "publicKey": "{\"kty\":\"EC\",\"x\":\"cqKW9E6OmEDrHOvlzuXVIVTQLBJmZkWPo-3ZIwWMG8E\",\"y\":\"lD1KoGh1Tb3jWs-gMJojvBEwsjCLhSLyGsuxfXWsCzA\",\"crv\":\"P-256\"}", "privateKey": "\"$ba$1$a85898954e038e0f4b25957e0f0f002f5fe242f7e17187c47a77fb6bd1f4a046598389d238e39cfd52d57938262b47a019f11ff3a9a69e8fd186c3e5ae695360853b245eda774c7d6e335cf5660abbe8f0ec78a13b7227a856d61bdcdb746d2f03cc105a33fabdfcbd092b02d38bd0a3de56b17f7d844d00b91c5bae96cf39c44227773b7ff14c6e4c21c6807c69e9a1f790d63c7a14cd579f73c6a8784070ec0358337b46b25258e7e80ec3c6047a9baf8d057a156cab90b8d033561af141222ed6e4605e99599db7b83e7c82a3e80ecf20d21722f3d0f7\""}
]');



insert into public.audit_log (id, at, actor, action, user_id, uid, email, detail) overriding system value select id, at, actor, action, user_id, uid, email, detail from jsonb_populate_recordset(null::public.audit_log, '[
{"at": "2026-11-25T10:51:21.96101+00:00", "id": 1, "uid": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "actor": "root@host", "email": "priya@example.com", "action": "promote", "detail": {"is_superuser": {"to": true, "from": false}}, "user_id": 1},
{"at": "2026-11-25T10:51:22.641139+00:00", "id": 2, "uid": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "actor": "root@host", "email": "theo@example.com", "action": "promote", "detail": {"is_staff": {"to": true, "from": false}}, "user_id": 5}
]');


insert into public.migrations (name, applied_at) overriding system value select name, applied_at from jsonb_populate_recordset(null::public.migrations, '[
{"name": "001_product.sql", "applied_at": "2026-11-25T10:51:18.624243+00:00"},
{"name": "002_audit_log.sql", "applied_at": "2026-11-25T10:51:18.703144+00:00"},
{"name": "003_call_counts.sql", "applied_at": "2026-11-25T10:51:18.715207+00:00"},
{"name": "004_growth.sql", "applied_at": "2026-11-25T10:51:18.78373+00:00"},
{"name": "005_audience.sql", "applied_at": "2026-11-25T10:51:18.784744+00:00"},
{"name": "005_vacuum.sql", "applied_at": "2026-11-25T10:51:18.789243+00:00"},
{"name": "006_strangers.sql", "applied_at": "2026-11-25T10:51:18.804732+00:00"},
{"name": "007_bearers_from.sql", "applied_at": "2026-11-25T10:51:18.805545+00:00"},
{"name": "008_claim_endings.sql", "applied_at": "2026-11-25T10:51:18.810224+00:00"},
{"name": "009_bounded_reads.sql", "applied_at": "2026-11-25T10:51:18.834718+00:00"},
{"name": "010_address_proven.additive.sql", "applied_at": "2026-11-25T10:51:18.835443+00:00"},
{"name": "011_bounded_records.sql", "applied_at": "2026-11-25T10:51:18.848851+00:00"}
]');


insert into public.users (id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven) overriding system value select id, uid, email, display_name, avatar, is_staff, is_superuser, is_active, version, created_at, bearers_from, address_proven from jsonb_populate_recordset(null::public.users, '[
{"id": 1, "uid": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "email": "priya@example.com", "avatar": "purple", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:20.679086+00:00", "bearers_from": "2026-11-25T10:51:21.955768+00:00", "display_name": "Priya Raman", "is_superuser": true, "address_proven": false},
{"id": 10, "uid": "1rdnQARspbyQx3QCsFAQ28hycOL8iuNB", "email": "lucia@example.com", "avatar": "yellow", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:21.36484+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Lucía Ferrer", "is_superuser": false, "address_proven": false},
{"id": 2, "uid": "i63UHtXXZyZL2rFt3bi3NeChGSSmyVlg", "email": "mara@example.com", "avatar": "orange", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:20.788079+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Mara Lindqvist", "is_superuser": false, "address_proven": false},
{"id": 3, "uid": "YpoA24Yb8BgJIznWYm2RLHT7Mc9U6CuV", "email": "jonas@example.com", "avatar": "green", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:20.859616+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Jonas Okafor", "is_superuser": false, "address_proven": false},
{"id": 4, "uid": "AQ8Fdu6bhxDcfIKf93kfQSCLGdwZ62tm", "email": "ines@example.com", "avatar": "red", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:20.922081+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Inês Duarte", "is_superuser": false, "address_proven": false},
{"id": 5, "uid": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "email": "theo@example.com", "avatar": "blue", "version": 1, "is_staff": true, "is_active": true, "created_at": "2026-11-25T10:51:21.003978+00:00", "bearers_from": "2026-11-25T10:51:22.636984+00:00", "display_name": "Theo Brandt", "is_superuser": false, "address_proven": false},
{"id": 6, "uid": "HoO3VGpA5dew4G8WEBxdA80Mv06q7bHv", "email": "aiko@example.com", "avatar": "pink", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:21.109885+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Aiko Tanabe", "is_superuser": false, "address_proven": false},
{"id": 7, "uid": "ASxYAeRl0TbZOYHF4T55BHlGXE9eABMx", "email": "walter@example.com", "avatar": "brown", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:21.165263+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Walter Finch", "is_superuser": false, "address_proven": false},
{"id": 8, "uid": "coJXtJ3Ws5RgVbT14XvMqqRuBwWTy84X", "email": "sam@example.com", "avatar": "black", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:21.219002+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Sam Whitlock", "is_superuser": false, "address_proven": false},
{"id": 9, "uid": "wUTjrPq6yYAz0KXfSFBEY4Enf4MuCqUm", "email": "noor@example.com", "avatar": "white", "version": 1, "is_staff": false, "is_active": true, "created_at": "2026-11-25T10:51:21.30292+00:00", "bearers_from": "1970-01-01T00:00:00+00:00", "display_name": "Noor Haddad", "is_superuser": false, "address_proven": false}
]');

insert into auth.account (id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt") overriding system value select id, "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", scope, password, "createdAt", "updatedAt" from jsonb_populate_recordset(null::auth.account, '[
{"id": "2N9pqrZjQOGYTHE2tMau6h9ImXhHpJ6G", "scope": null, "userId": "YpoA24Yb8BgJIznWYm2RLHT7Mc9U6CuV", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$E6DXkgdlpX0rmxhc+0lbaA$tewEV2VdzkZrL/G79/BN8BCycaqxOyVqcdyMNijH8is", "accountId": "YpoA24Yb8BgJIznWYm2RLHT7Mc9U6CuV", "createdAt": "2026-11-25T10:51:20.826+00:00", "updatedAt": "2026-11-25T10:51:20.826+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "6HNtzwOFbz0epUxynUKrzCCNk9B8MZhw", "scope": null, "userId": "1rdnQARspbyQx3QCsFAQ28hycOL8iuNB", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$Vb2zu+IkiaSb17b5xusiXQ$mhZs6rpxLXMcTL/PtaxOkQwCo+JQ6+3tK+eC2rStYOg", "accountId": "1rdnQARspbyQx3QCsFAQ28hycOL8iuNB", "createdAt": "2026-11-25T10:51:21.334+00:00", "updatedAt": "2026-11-25T10:51:21.334+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "8Xya3IyPYtWlcVYJ916fCJbXn1vGYqFo", "scope": null, "userId": "wUTjrPq6yYAz0KXfSFBEY4Enf4MuCqUm", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$xbwcxF7jbj/9foqgGYATcg$fWzGbMT2xDAepXiEF5KvLWvH71AzF06kOsPzUujzBT8", "accountId": "wUTjrPq6yYAz0KXfSFBEY4Enf4MuCqUm", "createdAt": "2026-11-25T10:51:21.25+00:00", "updatedAt": "2026-11-25T10:51:21.25+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "DqMtBhDpBc5s9iW25xAJ6ofKShZ9sGYm", "scope": null, "userId": "coJXtJ3Ws5RgVbT14XvMqqRuBwWTy84X", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$LbC1VgBkI9tgAvgt7b7kEA$GPIz4lt0svTjl5Cbj45bEXy5l33UnljAhW9By2O6Esk", "accountId": "coJXtJ3Ws5RgVbT14XvMqqRuBwWTy84X", "createdAt": "2026-11-25T10:51:21.195+00:00", "updatedAt": "2026-11-25T10:51:21.195+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "I3DND4HWA5tVpbdG1tSigaCyAdP2rTIv", "scope": null, "userId": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$XyuIJ/veCRkQ+jFbSHY5wQ$a1Lg+822TLNp1qS9tTKCqU19YVLgKSsNXV14wFOhf2w", "accountId": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "createdAt": "2026-11-25T10:51:20.975+00:00", "updatedAt": "2026-11-25T10:51:20.975+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "IVHfLBqsnnCIPhQK6u0LZ1YyjnNy6kvL", "scope": null, "userId": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$1Mveme7d6oRE7dLlD+xtlA$kAfWg1+UIVdeA+R5goA25Y2TkNqtZOW0dA3vIy25gwQ", "accountId": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "createdAt": "2026-11-25T10:51:20.555+00:00", "updatedAt": "2026-11-25T10:51:20.555+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "TrpDA7WhZp00ohzkDPwLqH1xJthmRpCm", "scope": null, "userId": "i63UHtXXZyZL2rFt3bi3NeChGSSmyVlg", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$SkqggKsDf4USGM/FEihkWg$0kGgP3BYvIxMbXpTkh7zGjK+eXUeTVUqNlG7g0JkSek", "accountId": "i63UHtXXZyZL2rFt3bi3NeChGSSmyVlg", "createdAt": "2026-11-25T10:51:20.74+00:00", "updatedAt": "2026-11-25T10:51:20.74+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "WirP5QmdD3KU9zeldWG4mO9Y3qxyhg5k", "scope": null, "userId": "HoO3VGpA5dew4G8WEBxdA80Mv06q7bHv", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$XRBpcGOFEkRUuxJcx9f7tg$WPqlAnbMoxXP5US0v+3qfQdHxq3W35l7+xFFMafQoEQ", "accountId": "HoO3VGpA5dew4G8WEBxdA80Mv06q7bHv", "createdAt": "2026-11-25T10:51:21.078+00:00", "updatedAt": "2026-11-25T10:51:21.078+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "iQKj9jIEk0f1wWTC5r1RgxQvvSIFnNJ9", "scope": null, "userId": "AQ8Fdu6bhxDcfIKf93kfQSCLGdwZ62tm", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$fADpZvsb23l9hhPKco887g$UIUy8doJcG8SAQ1feeTeD3DsrdI1YBKEdA0D4WFj1yo", "accountId": "AQ8Fdu6bhxDcfIKf93kfQSCLGdwZ62tm", "createdAt": "2026-11-25T10:51:20.893+00:00", "updatedAt": "2026-11-25T10:51:20.893+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null},
{"id": "pIYJtSwlvraYjqF86NMGVZU59X9hSjS6", "scope": null, "userId": "ASxYAeRl0TbZOYHF4T55BHlGXE9eABMx", "idToken": null, "password": "$argon2id$v=19$m=19456,t=2,p=1$edPswx6fZ6N+/ilq8bv2+g$Fru4RvGej4PvMwm5pRVmA2xD2RtegOnNJ75bLlMhM0w", "accountId": "ASxYAeRl0TbZOYHF4T55BHlGXE9eABMx", "createdAt": "2026-11-25T10:51:21.14+00:00", "updatedAt": "2026-11-25T10:51:21.14+00:00", "providerId": "credential", "accessToken": null, "refreshToken": null, "accessTokenExpiresAt": null, "refreshTokenExpiresAt": null}
]');


insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") overriding system value select id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId" from jsonb_populate_recordset(null::auth.session, '[
{"id": "93sEbVStI6PG05854M8xjOg6coQ05Bde", "token": "BHNN2AiH0JqegoX7dkfXsod2g6mT6bKW_eMYCLHkSvM", "userId": "YpoA24Yb8BgJIznWYm2RLHT7Mc9U6CuV", "createdAt": "2026-11-25T10:51:20.828+00:00", "expiresAt": "2026-12-09T10:51:20.828+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:20.828+00:00", "userAgent": ""},
{"id": "9r5WSZQQT1tb2lfGgStW1m8M4J1hrjLU", "token": "o7ZEcvbLTmiz4D1v2v05xdZ86rzCnsNv3TKaXJdF4W4", "userId": "AQ8Fdu6bhxDcfIKf93kfQSCLGdwZ62tm", "createdAt": "2026-11-25T10:51:20.894+00:00", "expiresAt": "2026-12-09T10:51:20.894+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:20.894+00:00", "userAgent": ""},
{"id": "GrFs3ZnUMShi9knznpqFl8PccQWqFHdF", "token": "z7wdB1efbEPGk-tSgJ0zdczUcwXBcqsZNGpyjZLExEM", "userId": "6rhY3phLbvEnWPz3f5Xdapw7MamLjVIM", "createdAt": "2026-11-25T10:51:20.977+00:00", "expiresAt": "2026-12-09T10:51:20.977+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:20.977+00:00", "userAgent": ""},
{"id": "KGeQtDzvwgWmEUYfj6U8CJN9zqwlZbjV", "token": "-tXpmVConHWlhCQ01XDDej202TXQmPQ7C8OF0WiXZRg", "userId": "wUTjrPq6yYAz0KXfSFBEY4Enf4MuCqUm", "createdAt": "2026-11-25T10:51:21.252+00:00", "expiresAt": "2026-12-09T10:51:21.252+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:21.252+00:00", "userAgent": ""},
{"id": "P5wHL7ui8kh59ZREmpcwPnywWODniZVC", "token": "r46z015xaylbF3eAcbn5OdrBroiXzC9TLlWYkgNHdV4", "userId": "1rdnQARspbyQx3QCsFAQ28hycOL8iuNB", "createdAt": "2026-11-25T10:51:21.337+00:00", "expiresAt": "2026-12-09T10:51:21.337+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:21.337+00:00", "userAgent": ""},
{"id": "SKKWkHO7nZ68wzViPV8Icpzr5NZ7G5qo", "token": "yQKicupMLzZEOuDgrma2GxQSTZSO-ZNlIL1UEpto84E", "userId": "EcajwzPxKC4IoRKI5xAFXQ3TWLnT2XpT", "createdAt": "2026-11-25T10:51:20.561+00:00", "expiresAt": "2026-12-09T10:51:20.561+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:20.561+00:00", "userAgent": ""},
{"id": "czEgol7uZLx3fKYZZdjNcdmOBrJB57Ig", "token": "DY2cvhJeVQoElIRs7d9T83d1CGBj2-IN2zFr2H39Iog", "userId": "i63UHtXXZyZL2rFt3bi3NeChGSSmyVlg", "createdAt": "2026-11-25T10:51:20.741+00:00", "expiresAt": "2026-12-09T10:51:20.741+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:20.741+00:00", "userAgent": ""},
{"id": "ez4Eg7zcKToGoLjUrqYxnLf1xNGqDwMT", "token": "9iJTNYUvXbt-eO6p53QSaBa72LySzeVrSxUze-yjBb0", "userId": "ASxYAeRl0TbZOYHF4T55BHlGXE9eABMx", "createdAt": "2026-11-25T10:51:21.141+00:00", "expiresAt": "2026-12-09T10:51:21.141+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:21.141+00:00", "userAgent": ""},
{"id": "iS43OPer6e1U9Yc5cvQfHt7HoNkO6lFT", "token": "Zhv1UQsCh7BGxfRpUqsDLfnUuxEECabErQpyQJWy_UQ", "userId": "coJXtJ3Ws5RgVbT14XvMqqRuBwWTy84X", "createdAt": "2026-11-25T10:51:21.196+00:00", "expiresAt": "2026-12-09T10:51:21.196+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:21.196+00:00", "userAgent": ""},
{"id": "umsYDTn1n8p2FZGArSByNzP9CcqA715W", "token": "gQ5wIpjJkFQRDtsdaN8hfiA0Sy5OHYdw4Q0AKwxuufM", "userId": "HoO3VGpA5dew4G8WEBxdA80Mv06q7bHv", "createdAt": "2026-11-25T10:51:21.08+00:00", "expiresAt": "2026-12-09T10:51:21.08+00:00", "ipAddress": "", "updatedAt": "2026-11-25T10:51:21.08+00:00", "userAgent": ""}
]');

insert into public.bug_reports (id, user_id, title, description, status, created_at) overriding system value select id, user_id, title, description, status, created_at from jsonb_populate_recordset(null::public.bug_reports, '[
{"id": 1, "title": "The letters could be larger", "status": "resolved", "user_id": 7, "created_at": "2026-11-25T10:51:42.759335+00:00", "description": "I can read them, but I have to fetch the other glasses first."},
{"id": 2, "title": "GIFs should MOVE", "status": "open", "user_id": 10, "created_at": "2026-11-25T10:51:42.778647+00:00", "description": "I uploaded a dancing cactus and now it just stands there. Sad cactus."},
{"id": 3, "title": "Sort my items by price?", "status": "in_progress", "user_id": 5, "created_at": "2026-11-25T10:51:42.786752+00:00", "description": "My mother asks for “the small presents first”. So do I, the week before her birthday."},
{"id": 4, "title": "Duplicate a list", "status": "open", "user_id": 2, "created_at": "2026-11-25T10:51:42.804185+00:00", "description": "Every winter I type the same honey again. A copy button would do."}
]');



insert into public.friend_requests (requester_id, asked_id, created_at) overriding system value select requester_id, asked_id, created_at from jsonb_populate_recordset(null::public.friend_requests, '[
{"asked_id": 1, "created_at": "2026-11-25T10:51:22.914653+00:00", "requester_id": 3},
{"asked_id": 1, "created_at": "2026-11-25T10:51:22.961629+00:00", "requester_id": 5},
{"asked_id": 1, "created_at": "2026-11-25T10:51:23.032698+00:00", "requester_id": 7},
{"asked_id": 10, "created_at": "2026-11-25T10:51:22.89115+00:00", "requester_id": 3},
{"asked_id": 10, "created_at": "2026-11-25T10:51:22.944914+00:00", "requester_id": 4},
{"asked_id": 10, "created_at": "2026-11-25T10:51:23.039924+00:00", "requester_id": 6},
{"asked_id": 2, "created_at": "2026-11-25T10:51:22.99718+00:00", "requester_id": 10},
{"asked_id": 2, "created_at": "2026-11-25T10:51:23.006242+00:00", "requester_id": 9},
{"asked_id": 3, "created_at": "2026-11-25T10:51:22.83971+00:00", "requester_id": 2},
{"asked_id": 3, "created_at": "2026-11-25T10:51:23.019216+00:00", "requester_id": 5},
{"asked_id": 4, "created_at": "2026-11-25T10:51:22.856068+00:00", "requester_id": 2},
{"asked_id": 4, "created_at": "2026-11-25T10:51:22.879652+00:00", "requester_id": 3},
{"asked_id": 5, "created_at": "2026-11-25T10:51:22.863795+00:00", "requester_id": 2},
{"asked_id": 5, "created_at": "2026-11-25T10:51:22.922622+00:00", "requester_id": 4},
{"asked_id": 6, "created_at": "2026-11-25T10:51:22.87153+00:00", "requester_id": 2},
{"asked_id": 6, "created_at": "2026-11-25T10:51:22.929759+00:00", "requester_id": 4},
{"asked_id": 7, "created_at": "2026-11-25T10:51:22.954705+00:00", "requester_id": 5},
{"asked_id": 7, "created_at": "2026-11-25T10:51:22.96927+00:00", "requester_id": 6},
{"asked_id": 7, "created_at": "2026-11-25T10:51:23.025977+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T10:51:22.907806+00:00", "requester_id": 3},
{"asked_id": 8, "created_at": "2026-11-25T10:51:22.990285+00:00", "requester_id": 1},
{"asked_id": 8, "created_at": "2026-11-25T10:51:23.01245+00:00", "requester_id": 2},
{"asked_id": 9, "created_at": "2026-11-25T10:51:22.900296+00:00", "requester_id": 3},
{"asked_id": 9, "created_at": "2026-11-25T10:51:22.937567+00:00", "requester_id": 4},
{"asked_id": 9, "created_at": "2026-11-25T10:51:22.97668+00:00", "requester_id": 10},
{"asked_id": 9, "created_at": "2026-11-25T10:51:22.984052+00:00", "requester_id": 1}
]');

insert into public.friendships (low_id, high_id, status, requester_id, created_at) overriding system value select low_id, high_id, status, requester_id, created_at from jsonb_populate_recordset(null::public.friendships, '[
{"low_id": 1, "status": "friends", "high_id": 3, "created_at": "2026-11-25T10:51:22.914653+00:00", "requester_id": 3},
{"low_id": 1, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:51:22.961629+00:00", "requester_id": 5},
{"low_id": 1, "status": "friends", "high_id": 8, "created_at": "2026-11-25T10:51:22.990285+00:00", "requester_id": 1},
{"low_id": 1, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:51:22.984052+00:00", "requester_id": 1},
{"low_id": 1, "status": "pending", "high_id": 7, "created_at": "2026-11-25T10:51:23.032698+00:00", "requester_id": 7},
{"low_id": 2, "status": "friends", "high_id": 3, "created_at": "2026-11-25T10:51:22.83971+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 4, "created_at": "2026-11-25T10:51:22.856068+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:51:22.863795+00:00", "requester_id": 2},
{"low_id": 2, "status": "friends", "high_id": 6, "created_at": "2026-11-25T10:51:22.87153+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 10, "created_at": "2026-11-25T10:51:22.99718+00:00", "requester_id": 10},
{"low_id": 2, "status": "pending", "high_id": 8, "created_at": "2026-11-25T10:51:23.01245+00:00", "requester_id": 2},
{"low_id": 2, "status": "pending", "high_id": 9, "created_at": "2026-11-25T10:51:23.006242+00:00", "requester_id": 9},
{"low_id": 3, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:51:22.89115+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 4, "created_at": "2026-11-25T10:51:22.879652+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 8, "created_at": "2026-11-25T10:51:22.907806+00:00", "requester_id": 3},
{"low_id": 3, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:51:22.900296+00:00", "requester_id": 3},
{"low_id": 3, "status": "pending", "high_id": 5, "created_at": "2026-11-25T10:51:23.019216+00:00", "requester_id": 5},
{"low_id": 3, "status": "pending", "high_id": 7, "created_at": "2026-11-25T10:51:23.025977+00:00", "requester_id": 3},
{"low_id": 4, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:51:22.944914+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 5, "created_at": "2026-11-25T10:51:22.922622+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 6, "created_at": "2026-11-25T10:51:22.929759+00:00", "requester_id": 4},
{"low_id": 4, "status": "friends", "high_id": 9, "created_at": "2026-11-25T10:51:22.937567+00:00", "requester_id": 4},
{"low_id": 5, "status": "friends", "high_id": 7, "created_at": "2026-11-25T10:51:22.954705+00:00", "requester_id": 5},
{"low_id": 6, "status": "friends", "high_id": 7, "created_at": "2026-11-25T10:51:22.96927+00:00", "requester_id": 6},
{"low_id": 6, "status": "pending", "high_id": 10, "created_at": "2026-11-25T10:51:23.039924+00:00", "requester_id": 6},
{"low_id": 9, "status": "friends", "high_id": 10, "created_at": "2026-11-25T10:51:22.97668+00:00", "requester_id": 10}
]');


insert into public.wishlists (id, owner_id, title, description, is_public, version, created_at) overriding system value select id, owner_id, title, description, is_public, version, created_at from jsonb_populate_recordset(null::public.wishlists, '[
{"id": 1, "title": "Desk, revision 3", "version": 6, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T10:51:23.221473+00:00", "description": "Requirements below. Equivalents are fine if they meet them."},
{"id": 10, "title": "Above the tree line", "version": 7, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:51:23.544521+00:00", "description": "Light, mended, or borrowed. In that order."},
{"id": 11, "title": "Side A", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:51:25.240162+00:00", "description": "Vinyl only. If the sleeve is worn, even better."},
{"id": 12, "title": "Someday", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T10:51:26.696739+00:00", "description": ""},
{"id": 13, "title": "Tea at four", "version": 6, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T10:51:28.118188+00:00", "description": "You are always welcome. Please bring yourself."},
{"id": 14, "title": "Books I keep borrowing", "version": 7, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:51:28.228295+00:00", "description": "I give them back, and then I miss them."},
{"id": 15, "title": "Below the stars", "version": 6, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:51:28.478516+00:00", "description": "Clear skies, thermos, silence."},
{"id": 16, "title": "The garden, and what to wear in it", "version": 7, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:51:28.584877+00:00", "description": "The knees are not what they were, but the beans do not know that."},
{"id": 17, "title": "Film, not files", "version": 8, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:51:28.820188+00:00", "description": "Thirty-six chances and then you stop and look."},
{"id": 18, "title": "Five in the morning", "version": 6, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:51:30.146058+00:00", "description": "For the hour when only I and the ovens are awake."},
{"id": 19, "title": "Band things", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:51:31.476883+00:00", "description": "We have a name and half a song."},
{"id": 2, "title": "Carry-on", "version": 7, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:51:23.310841+00:00", "description": "Forty litres, eleven countries. It has to earn its place."},
{"id": 20, "title": "Couch to half marathon", "version": 7, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:51:31.851507+00:00", "description": "By May. I have told everyone, so now I have to."},
{"id": 21, "title": "Sundays", "version": 7, "owner_id": 1, "is_public": true, "created_at": "2026-11-25T10:51:32.460849+00:00", "description": "No deadline, no specification."},
{"id": 22, "title": "Eid", "version": 5, "owner_id": 9, "is_public": true, "created_at": "2026-11-25T10:51:33.034513+00:00", "description": "Come hungry. If you must bring something:"},
{"id": 23, "title": "For the cold studio", "version": 6, "owner_id": 6, "is_public": false, "created_at": "2026-11-25T10:51:33.717944+00:00", "description": "The kiln is warm. Everything else is not."},
{"id": 24, "title": "For Nora’s room", "version": 6, "owner_id": 2, "is_public": false, "created_at": "2026-11-25T10:51:34.574316+00:00", "description": "She is four, loves trains, and has enough plush animals for a zoo."},
{"id": 25, "title": "Evenings", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:51:34.958903+00:00", "description": "I do not need anything, but you will buy something anyway, so let it be useful."},
{"id": 26, "title": "Summer = festivals", "version": 6, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:51:35.154066+00:00", "description": "June. July. August. Mud."},
{"id": 27, "title": "Garden shed", "version": 5, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:51:35.345059+00:00", "description": "It leans. We lean with it."},
{"id": 28, "title": "A home, eventually", "version": 5, "owner_id": 4, "is_public": false, "created_at": "2026-11-25T10:51:35.963488+00:00", "description": "For the month in which I unpack."},
{"id": 29, "title": "Thirty-six", "version": 6, "owner_id": 3, "is_public": true, "created_at": "2026-11-25T10:51:37.421651+00:00", "description": "Dinner at mine on the ninth. You are the present, but since you ask:"},
{"id": 3, "title": "For the railway in the attic", "version": 6, "owner_id": 7, "is_public": true, "created_at": "2026-11-25T10:51:23.404418+00:00", "description": "Gauge N, as ever. My granddaughter tells me that one puts the links in here."},
{"id": 30, "title": "Toolbox", "version": 5, "owner_id": 1, "is_public": false, "created_at": "2026-11-25T10:51:38.072106+00:00", "description": "Metric only."},
{"id": 31, "title": "The new kitchen", "version": 9, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:51:38.809161+00:00", "description": "We finally have shelves. Help us fill them slowly, and with good things."},
{"id": 32, "title": "Saudade", "version": 6, "owner_id": 4, "is_public": true, "created_at": "2026-11-25T10:51:39.326272+00:00", "description": "What I miss when I am there, and what I miss when I am here."},
{"id": 33, "title": "Winter birthday", "version": 11, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:51:41.29446+00:00", "description": "Turning thirty-four. Small, warm things for long evenings, nothing that needs charging."},
{"id": 4, "title": "FIRST FLAT!!", "version": 8, "owner_id": 10, "is_public": true, "created_at": "2026-11-25T10:51:23.458123+00:00", "description": "Twelve square metres and ALL MINE. It has a window!"},
{"id": 5, "title": "Enough", "version": 5, "owner_id": 8, "is_public": true, "created_at": "2026-11-25T10:51:23.464834+00:00", "description": "Really."},
{"id": 6, "title": "On the needles", "version": 7, "owner_id": 6, "is_public": true, "created_at": "2026-11-25T10:51:23.493268+00:00", "description": "Thank you for looking! Any colour that is not black, because I knit at night."},
{"id": 7, "title": "Things that go in the oven", "version": 8, "owner_id": 5, "is_public": true, "created_at": "2026-11-25T10:51:23.464722+00:00", "description": "And things that come out of it better than last time."},
{"id": 8, "title": "Balcony", "version": 5, "owner_id": 2, "is_public": true, "created_at": "2026-11-25T10:51:23.464703+00:00", "description": "Two square metres, one stubborn lemon tree. Big plans."},
{"id": 9, "title": "Quiet ideas", "version": 5, "owner_id": 3, "is_public": false, "created_at": "2026-11-25T10:51:23.542986+00:00", "description": "Notes to myself. Nobody can see this, and that is the point."}
]');

insert into public.items (id, wishlist_id, name, description, url, price, is_available, created_at) overriding system value select id, wishlist_id, name, description, url, price, is_available, created_at from jsonb_populate_recordset(null::public.items, '[
{"id": 1, "url": "https://lichthaus.example/desk-lamp-2700-k-dimmable", "name": "Desk lamp, 2700 K, dimmable", "price": 79.00, "created_at": "2026-11-25T10:51:24.104575+00:00", "description": "Arm at least 40 cm.", "wishlist_id": 1, "is_available": true},
{"id": 10, "url": "", "name": "A weekend without a phone", "price": 0.00, "created_at": "2026-11-25T10:51:25.188554+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 100, "url": "https://farfield.example/red-lantern-for-star-maps", "name": "Red lantern for star maps", "price": 34.00, "created_at": "2026-11-25T10:51:34.369795+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 101, "url": "https://clearsignal.example/alarm-clock-that-starts-softly", "name": "Alarm clock that starts softly", "price": 47.00, "created_at": "2026-11-25T10:51:34.467127+00:00", "description": "The present one is a burglar.", "wishlist_id": 18, "is_available": true},
{"id": 102, "url": "https://lichthaus.example/book-light-that-clips-on", "name": "Book light that clips on", "price": 19.90, "created_at": "2026-11-25T10:51:34.56453+00:00", "description": "So that one of us can sleep.", "wishlist_id": 14, "is_available": true},
{"id": 103, "url": "https://trackside.example/soft-bottle-half-a-litre", "name": "Soft bottle, half a litre", "price": 21.50, "created_at": "2026-11-25T10:51:34.66929+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 104, "url": "https://northloom.example/fishermans-sweater", "name": "Fisherman’s sweater", "price": 99.00, "created_at": "2026-11-25T10:51:34.759214+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 105, "url": "https://oakandoil.example/serving-board", "name": "Serving board", "price": 45.00, "created_at": "2026-11-25T10:51:34.845191+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 106, "url": "https://farfield.example/flask-for-the-allotment", "name": "Flask for the allotment", "price": 27.00, "created_at": "2026-11-25T10:51:34.946237+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 107, "url": "https://darkroom.example/red-darkroom-bulb", "name": "Red darkroom bulb", "price": 12.00, "created_at": "2026-11-25T10:51:35.046093+00:00", "description": "Bought it at the station, could not wait.", "wishlist_id": 17, "is_available": false},
{"id": 108, "url": "https://sidetwo.example/the-record-that-started-it-all", "name": "The record that started it all", "price": 26.00, "created_at": "2026-11-25T10:51:35.132787+00:00", "description": "You KNOW which one.", "wishlist_id": 19, "is_available": true},
{"id": 109, "url": "", "name": "Rehearsal snacks", "price": 10.00, "created_at": "2026-11-25T10:51:35.140274+00:00", "description": "This is a serious wish.", "wishlist_id": 19, "is_available": true},
{"id": 11, "url": "", "name": "Second-hand cello?", "price": 900.00, "created_at": "2026-11-25T10:51:25.209113+00:00", "description": "No. Well. Maybe.", "wishlist_id": 9, "is_available": true},
{"id": 110, "url": "https://slowhours.example/looseleaf-assam-second-flush", "name": "Loose-leaf Assam, second flush", "price": 23.00, "created_at": "2026-11-25T10:51:35.245535+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 111, "url": "https://heathandkiln.example/thermos-mug", "name": "Thermos mug", "price": 29.00, "created_at": "2026-11-25T10:51:35.335755+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 112, "url": "https://tinyworkshop.example/wooden-building-blocks", "name": "Wooden building blocks", "price": 38.00, "created_at": "2026-11-25T10:51:35.434635+00:00", "description": "The big ones. Small ones end up in the heating.", "wishlist_id": 24, "is_available": true},
{"id": 113, "url": "https://slowhours.example/candles-for-a-long-table", "name": "Candles for a long table", "price": 21.00, "created_at": "2026-11-25T10:51:35.53261+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 114, "url": "https://northloom.example/hat-for-under-a-hood", "name": "Hat for under a hood", "price": 24.00, "created_at": "2026-11-25T10:51:35.621798+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 115, "url": "https://trackside.example/beanie-that-wicks", "name": "Beanie that wicks", "price": 28.00, "created_at": "2026-11-25T10:51:35.733333+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 116, "url": "https://cornerbooks.example/largeprint-histories-of-the-sea", "name": "Large-print histories of the sea", "price": 24.00, "created_at": "2026-11-25T10:51:35.844185+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 117, "url": "https://cornerbooks.example/book-of-street-portraits", "name": "Book of street portraits", "price": 55.00, "created_at": "2026-11-25T10:51:35.954758+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 118, "url": "https://farfield.example/twoperson-tent-that-one-person-can-put-up", "name": "Two-person tent that one person can put up", "price": 99.00, "created_at": "2026-11-25T10:51:36.049458+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 119, "url": "https://ironware.example/toolbox-with-a-real-handle", "name": "Toolbox with a real handle", "price": 49.00, "created_at": "2026-11-25T10:51:36.143319+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 12, "url": "https://trackside.example/pullup-bar", "name": "Pull-up bar", "price": 45.00, "created_at": "2026-11-25T10:51:25.217691+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 120, "url": "https://cornerbooks.example/a-novel-without-a-plot", "name": "A novel without a plot", "price": 17.00, "created_at": "2026-11-25T10:51:36.236749+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 121, "url": "https://tinyworkshop.example/steam-train-with-a-red-roof", "name": "Steam train with a red roof", "price": 46.00, "created_at": "2026-11-25T10:51:36.331844+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 122, "url": "https://heathandkiln.example/flowers-in-a-vase-that-stays", "name": "Flowers, in a vase that stays", "price": 40.00, "created_at": "2026-11-25T10:51:36.430855+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 123, "url": "https://northloom.example/blanket-for-the-good-chair", "name": "Blanket for the good chair", "price": 84.00, "created_at": "2026-11-25T10:51:36.537633+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 124, "url": "https://tinyworkshop.example/draughts-board", "name": "Draughts board", "price": 39.00, "created_at": "2026-11-25T10:51:36.627211+00:00", "description": "Somebody has lost two of my black ones.", "wishlist_id": 25, "is_available": true},
{"id": 125, "url": "https://clearsignal.example/watch-that-only-counts-time", "name": "Watch that only counts time", "price": 75.00, "created_at": "2026-11-25T10:51:36.717241+00:00", "description": "No heart, no steps, no badges.", "wishlist_id": 20, "is_available": true},
{"id": 126, "url": "https://trackside.example/rain-boots-size-38", "name": "Rain boots, size 38", "price": 35.00, "created_at": "2026-11-25T10:51:36.817017+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 127, "url": "https://heathandkiln.example/vase-for-one-stem", "name": "Vase for one stem", "price": 26.00, "created_at": "2026-11-25T10:51:36.906362+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 128, "url": "https://farfield.example/storm-lantern", "name": "Storm lantern", "price": 38.00, "created_at": "2026-11-25T10:51:37.002222+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 129, "url": "https://northloom.example/cushion-for-a-concrete-bench", "name": "Cushion for a concrete bench", "price": 36.00, "created_at": "2026-11-25T10:51:37.101826+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 13, "url": "", "name": "Dutch course, the evening one", "price": 180.00, "created_at": "2026-11-25T10:51:25.231967+00:00", "description": "", "wishlist_id": 9, "is_available": true},
{"id": 130, "url": "https://lichthaus.example/night-light", "name": "Night light", "price": 24.00, "created_at": "2026-11-25T10:51:37.202934+00:00", "description": "For negotiating with the monster under the bed.", "wishlist_id": 24, "is_available": true},
{"id": 131, "url": "https://paperhouse.example/watercolours-twelve-pans", "name": "Watercolours, twelve pans", "price": 37.00, "created_at": "2026-11-25T10:51:37.302752+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 132, "url": "https://trackside.example/head-torch", "name": "Head torch", "price": 49.00, "created_at": "2026-11-25T10:51:37.412316+00:00", "description": "Spring came first.", "wishlist_id": 20, "is_available": false},
{"id": 133, "url": "https://lichthaus.example/reading-lamp-with-a-big-switch", "name": "Reading lamp with a big switch", "price": 66.00, "created_at": "2026-11-25T10:51:37.516629+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 134, "url": "https://darkroom.example/disposable-cameras-x3", "name": "Disposable cameras x3", "price": 42.00, "created_at": "2026-11-25T10:51:37.619834+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 135, "url": "https://northloom.example/the-big-cushion", "name": "The big cushion", "price": 52.00, "created_at": "2026-11-25T10:51:37.717108+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 136, "url": "https://greenroom.example/herb-pots-set-of-three", "name": "Herb pots, set of three", "price": 33.00, "created_at": "2026-11-25T10:51:37.828816+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 137, "url": "https://northloom.example/striped-wool-socks-size-27", "name": "Striped wool socks, size 27", "price": 12.00, "created_at": "2026-11-25T10:51:37.932491+00:00", "description": "", "wishlist_id": 24, "is_available": true},
{"id": 138, "url": "https://northloom.example/wool-blanket-150-200-cm", "name": "Wool blanket, 150 × 200 cm", "price": 110.00, "created_at": "2026-11-25T10:51:38.050085+00:00", "description": "", "wishlist_id": 21, "is_available": true},
{"id": 139, "url": "https://slowhours.example/long-candle-matches", "name": "Long candle matches", "price": 6.90, "created_at": "2026-11-25T10:51:38.14668+00:00", "description": "", "wishlist_id": 23, "is_available": true},
{"id": 14, "url": "https://tinyworkshop.example/two-goods-wagons", "name": "Two goods wagons", "price": 46.00, "created_at": "2026-11-25T10:51:25.307898+00:00", "description": "Coal if they have it, otherwise timber.", "wishlist_id": 3, "is_available": true},
{"id": 140, "url": "https://sidetwo.example/brass-band-on-vinyl", "name": "Brass band on vinyl", "price": 18.00, "created_at": "2026-11-25T10:51:38.252824+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 141, "url": "https://trackside.example/bottle-with-stickers-already-on-it", "name": "Bottle with stickers already on it", "price": 20.00, "created_at": "2026-11-25T10:51:38.371399+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 142, "url": "https://oakandoil.example/good-kitchen-knife", "name": "Good kitchen knife", "price": 88.00, "created_at": "2026-11-25T10:51:38.458767+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 143, "url": "https://ironware.example/coffee-for-six", "name": "Coffee for six", "price": 43.00, "created_at": "2026-11-25T10:51:38.56745+00:00", "description": "You will all come.", "wishlist_id": 28, "is_available": true},
{"id": 144, "url": "https://cornerbooks.example/field-guide-to-moths", "name": "Field guide to moths", "price": 21.00, "created_at": "2026-11-25T10:51:38.670619+00:00", "description": "", "wishlist_id": 27, "is_available": true},
{"id": 145, "url": "https://paperhouse.example/finger-paints-that-wash-out", "name": "Finger paints that wash out", "price": 15.90, "created_at": "2026-11-25T10:51:38.797659+00:00", "description": "Please check that they wash out.", "wishlist_id": 24, "is_available": true},
{"id": 146, "url": "https://ironware.example/tool-case-lockable", "name": "Tool case, lockable", "price": 58.00, "created_at": "2026-11-25T10:51:38.90639+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 147, "url": "https://northloom.example/slippers-lined-with-wool", "name": "Slippers lined with wool", "price": 44.00, "created_at": "2026-11-25T10:51:38.99961+00:00", "description": "", "wishlist_id": 25, "is_available": true},
{"id": 148, "url": "https://trackside.example/bum-bag", "name": "Bum bag", "price": 24.00, "created_at": "2026-11-25T10:51:39.111012+00:00", "description": "", "wishlist_id": 26, "is_available": true},
{"id": 149, "url": "https://heathandkiln.example/ceramic-ramen-bowls", "name": "Ceramic ramen bowls", "price": 44.00, "created_at": "2026-11-25T10:51:39.212476+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 15, "url": "https://lichthaus.example/fairy-lights-warm-not-blue", "name": "Fairy lights (warm, not blue!!)", "price": 14.00, "created_at": "2026-11-25T10:51:25.412801+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 150, "url": "https://oakandoil.example/olivewood-board", "name": "Olive-wood board", "price": 57.00, "created_at": "2026-11-25T10:51:39.316241+00:00", "description": "", "wishlist_id": 28, "is_available": true},
{"id": 151, "url": "https://ironware.example/torque-screwdriver-05-to-5-nm", "name": "Torque screwdriver, 0.5 to 5 Nm", "price": 124.00, "created_at": "2026-11-25T10:51:39.432513+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 152, "url": "https://paperhouse.example/label-maker-tape-black-on-white", "name": "Label maker tape, black on white", "price": 19.50, "created_at": "2026-11-25T10:51:39.443236+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 153, "url": "https://ironware.example/castiron-pan-26-cm", "name": "Cast-iron pan, 26 cm", "price": 62.00, "created_at": "2026-11-25T10:51:39.57308+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 154, "url": "https://slowhours.example/umbrella-that-survives-this-town", "name": "Umbrella that survives this town", "price": 37.00, "created_at": "2026-11-25T10:51:39.691963+00:00", "description": "I have buried five.", "wishlist_id": 29, "is_available": true},
{"id": 155, "url": "https://sidetwo.example/fado-live-recordings", "name": "Fado, live recordings", "price": 28.00, "created_at": "2026-11-25T10:51:39.799072+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 156, "url": "https://trackside.example/bicycle-repair-stand", "name": "Bicycle repair stand", "price": 139.00, "created_at": "2026-11-25T10:51:39.907086+00:00", "description": "", "wishlist_id": 30, "is_available": true},
{"id": 157, "url": "https://heathandkiln.example/stovetop-kettle", "name": "Stovetop kettle", "price": 54.00, "created_at": "2026-11-25T10:51:40.018641+00:00", "description": "One that whistles in tune, if there is such a thing.", "wishlist_id": 31, "is_available": true},
{"id": 158, "url": "https://slowhours.example/orangeblossom-honey", "name": "Orange-blossom honey", "price": 13.50, "created_at": "2026-11-25T10:51:40.144165+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 159, "url": "https://tinyworkshop.example/board-game-for-exactly-two", "name": "Board game for exactly two", "price": 26.00, "created_at": "2026-11-25T10:51:40.245661+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 16, "url": "https://northloom.example/wool-hat", "name": "Wool hat", "price": 26.00, "created_at": "2026-11-25T10:51:25.529016+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 160, "url": "https://ironware.example/moka-pot-for-three", "name": "Moka pot for three", "price": 36.50, "created_at": "2026-11-25T10:51:40.354194+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 161, "url": "https://clearsignal.example/guitar-strings-nylon", "name": "Guitar strings, nylon", "price": 11.00, "created_at": "2026-11-25T10:51:40.468496+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 162, "url": "https://trackside.example/rucksack-20-litres", "name": "Rucksack, 20 litres", "price": 96.00, "created_at": "2026-11-25T10:51:40.580792+00:00", "description": "", "wishlist_id": 29, "is_available": true},
{"id": 163, "url": "https://oakandoil.example/chopping-board-with-a-juice-groove", "name": "Chopping board with a juice groove", "price": 48.00, "created_at": "2026-11-25T10:51:40.698889+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 164, "url": "https://paperhouse.example/postcards-blank-a-hundred", "name": "Postcards, blank, a hundred", "price": 15.00, "created_at": "2026-11-25T10:51:40.823438+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 165, "url": "https://heathandkiln.example/noodle-bowls-a-pair", "name": "Noodle bowls, a pair", "price": 39.00, "created_at": "2026-11-25T10:51:40.950879+00:00", "description": "", "wishlist_id": 31, "is_available": true},
{"id": 166, "url": "https://greenroom.example/lemon-tree-seedling", "name": "Lemon tree seedling", "price": 19.00, "created_at": "2026-11-25T10:51:41.061206+00:00", "description": "", "wishlist_id": 32, "is_available": true},
{"id": 167, "url": "https://slowhours.example/forest-honey-the-dark-kind", "name": "Forest honey, the dark kind", "price": 11.80, "created_at": "2026-11-25T10:51:41.166292+00:00", "description": "Always. Forever. Any number of jars.", "wishlist_id": 31, "is_available": true},
{"id": 168, "url": "https://ironware.example/enamel-bread-bin", "name": "Enamel bread bin", "price": 44.00, "created_at": "2026-11-25T10:51:41.17405+00:00", "description": "Grandmother’s turned up in the cellar.", "wishlist_id": 31, "is_available": false},
{"id": 169, "url": "https://greenroom.example/a-plant-that-forgives", "name": "A plant that forgives", "price": 21.00, "created_at": "2026-11-25T10:51:41.286337+00:00", "description": "For the north window.", "wishlist_id": 31, "is_available": true},
{"id": 17, "url": "https://trackside.example/rucksack-with-a-hidden-pocket", "name": "Rucksack with a hidden pocket", "price": 118.00, "created_at": "2026-11-25T10:51:25.655839+00:00", "description": "Lisbon, Porto, Naples: you know why.", "wishlist_id": 2, "is_available": true},
{"id": 170, "url": "https://heathandkiln.example/handthrown-stoneware-mug", "name": "Hand-thrown stoneware mug", "price": 38.00, "created_at": "2026-11-25T10:51:41.413203+00:00", "description": "Big enough that I only get up once.", "wishlist_id": 33, "is_available": true},
{"id": 171, "url": "https://northloom.example/wool-blanket-forest-stripe", "name": "Wool blanket, forest stripe", "price": 129.00, "created_at": "2026-11-25T10:51:41.538227+00:00", "description": "One radiator. Strong opinions.", "wishlist_id": 33, "is_available": true},
{"id": 172, "url": "https://slowhours.example/beeswax-candle-fig-and-cedar", "name": "Beeswax candle, fig and cedar", "price": 24.00, "created_at": "2026-11-25T10:51:41.65895+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 173, "url": "https://lichthaus.example/brass-reading-lamp", "name": "Brass reading lamp", "price": 84.50, "created_at": "2026-11-25T10:51:41.780867+00:00", "description": "For the armchair that is nobody’s chair yet.", "wishlist_id": 33, "is_available": true},
{"id": 174, "url": "https://sidetwo.example/pink-moon-on-vinyl", "name": "Pink Moon on vinyl", "price": 31.00, "created_at": "2026-11-25T10:51:41.915168+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 175, "url": "https://northloom.example/chunky-scarf", "name": "Chunky scarf", "price": 58.00, "created_at": "2026-11-25T10:51:42.033768+00:00", "description": "Ochre or plum. Not grey, I have eleven greys.", "wishlist_id": 33, "is_available": true},
{"id": 176, "url": "https://northloom.example/wool-for-one-more-hat", "name": "Wool for one more hat", "price": 26.00, "created_at": "2026-11-25T10:51:42.171775+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 177, "url": "https://tinyworkshop.example/a-jigsaw-with-far-too-much-sky", "name": "A jigsaw with far too much sky", "price": 28.00, "created_at": "2026-11-25T10:51:42.308196+00:00", "description": "A thousand pieces. I have the winter.", "wishlist_id": 33, "is_available": true},
{"id": 178, "url": "https://slowhours.example/hotwater-bottle", "name": "Hot-water bottle", "price": 19.00, "created_at": "2026-11-25T10:51:42.436925+00:00", "description": "My sister was faster.", "wishlist_id": 33, "is_available": false},
{"id": 179, "url": "https://slowhours.example/tea-for-a-month", "name": "Tea for a month", "price": 33.00, "created_at": "2026-11-25T10:51:42.556742+00:00", "description": "", "wishlist_id": 33, "is_available": true},
{"id": 18, "url": "https://paperhouse.example/notebook", "name": "Notebook", "price": 12.00, "created_at": "2026-11-25T10:51:25.760506+00:00", "description": "Blank.", "wishlist_id": 5, "is_available": true},
{"id": 19, "url": "https://northloom.example/linen-apron", "name": "Linen apron", "price": 45.00, "created_at": "2026-11-25T10:51:25.875622+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 2, "url": "https://trackside.example/packable-rain-jacket", "name": "Packable rain jacket", "price": 89.00, "created_at": "2026-11-25T10:51:24.242168+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 20, "url": "https://northloom.example/bamboo-needles-4-mm", "name": "Bamboo needles, 4 mm", "price": 13.00, "created_at": "2026-11-25T10:51:25.988531+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 21, "url": "https://sidetwo.example/ethiopian-jazz-volume-four", "name": "Ethiopian jazz, volume four", "price": 29.00, "created_at": "2026-11-25T10:51:26.106056+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 22, "url": "https://slowhours.example/folding-lantern", "name": "Folding lantern", "price": 32.50, "created_at": "2026-11-25T10:51:26.216155+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 23, "url": "https://ironware.example/a-pan-i-own-zero-pans", "name": "A pan. I own zero pans", "price": 29.00, "created_at": "2026-11-25T10:51:26.353753+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 24, "url": "https://trackside.example/approach-shoes-size-40", "name": "Approach shoes, size 40", "price": 129.00, "created_at": "2026-11-25T10:51:26.451857+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 25, "url": "https://tinyworkshop.example/signal-lamps-a-dozen", "name": "Signal lamps, a dozen", "price": 28.00, "created_at": "2026-11-25T10:51:26.57386+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 26, "url": "https://slowhours.example/coffee", "name": "Coffee", "price": 16.00, "created_at": "2026-11-25T10:51:26.668815+00:00", "description": "Whole bean.", "wishlist_id": 5, "is_available": true},
{"id": 27, "url": "https://paperhouse.example/pencil", "name": "Pencil", "price": 3.00, "created_at": "2026-11-25T10:51:26.680194+00:00", "description": "", "wishlist_id": 5, "is_available": true},
{"id": 28, "url": "https://northloom.example/mohair-in-something-brave", "name": "Mohair in something brave", "price": 31.00, "created_at": "2026-11-25T10:51:26.791624+00:00", "description": "You choose. I trust you.", "wishlist_id": 6, "is_available": true},
{"id": 29, "url": "https://farfield.example/bottle-with-a-filter", "name": "Bottle with a filter", "price": 44.00, "created_at": "2026-11-25T10:51:26.899561+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 3, "url": "https://tinyworkshop.example/shunting-engine-green-livery", "name": "Shunting engine, green livery", "price": 112.00, "created_at": "2026-11-25T10:51:24.335609+00:00", "description": "The 1952 one, with the tall chimney.", "wishlist_id": 3, "is_available": true},
{"id": 30, "url": "https://millstream.example/rye-flour-10-kg", "name": "Rye flour, 10 kg", "price": 24.00, "created_at": "2026-11-25T10:51:27.024534+00:00", "description": "Stone-ground. Yes, ten.", "wishlist_id": 7, "is_available": true},
{"id": 31, "url": "https://northloom.example/outdoor-cushion", "name": "Outdoor cushion", "price": 41.00, "created_at": "2026-11-25T10:51:27.144333+00:00", "description": "Rain-proof, or at least rain-brave.", "wishlist_id": 8, "is_available": true},
{"id": 32, "url": "https://sidetwo.example/live-at-the-harbour-hall-1974", "name": "Live at the harbour hall, 1974", "price": 34.00, "created_at": "2026-11-25T10:51:27.246982+00:00", "description": "The pressing with the audience noise.", "wishlist_id": 11, "is_available": true},
{"id": 33, "url": "https://farfield.example/titanium-mug", "name": "Titanium mug", "price": 34.00, "created_at": "2026-11-25T10:51:27.360041+00:00", "description": "My old one fell off the Weisshorn. It is fine.", "wishlist_id": 10, "is_available": true},
{"id": 34, "url": "https://trackside.example/a-steel-bicycle", "name": "A steel bicycle", "price": 780.00, "created_at": "2026-11-25T10:51:27.482472+00:00", "description": "One gear.", "wishlist_id": 12, "is_available": true},
{"id": 35, "url": "https://oakandoil.example/a-good-chair", "name": "A good chair", "price": 340.00, "created_at": "2026-11-25T10:51:27.494789+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 36, "url": "https://paperhouse.example/very-small-brushes", "name": "Very small brushes", "price": 17.50, "created_at": "2026-11-25T10:51:27.594926+00:00", "description": "For the faces of the passengers.", "wishlist_id": 3, "is_available": true},
{"id": 37, "url": "https://clearsignal.example/travel-alarm-clock", "name": "Travel alarm clock", "price": 23.00, "created_at": "2026-11-25T10:51:27.723554+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 38, "url": "https://farfield.example/silk-sleepingbag-liner", "name": "Silk sleeping-bag liner", "price": 51.00, "created_at": "2026-11-25T10:51:27.7451+00:00", "description": "", "wishlist_id": 2, "is_available": true},
{"id": 39, "url": "https://oakandoil.example/bread-knife-with-a-long-blade", "name": "Bread knife with a long blade", "price": 59.00, "created_at": "2026-11-25T10:51:27.835607+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 4, "url": "https://greenroom.example/plant-any-plant-a-friend", "name": "Plant. Any plant. A friend.", "price": 15.00, "created_at": "2026-11-25T10:51:24.46491+00:00", "description": "Must survive exams.", "wishlist_id": 4, "is_available": true},
{"id": 40, "url": "https://heathandkiln.example/mug-with-a-face-on-it", "name": "Mug with a face on it", "price": 17.00, "created_at": "2026-11-25T10:51:27.962329+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 41, "url": "https://cornerbooks.example/pattern-book-shetland-yokes", "name": "Pattern book: Shetland yokes", "price": 29.50, "created_at": "2026-11-25T10:51:28.091168+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 42, "url": "https://tinyworkshop.example/row-counter-shaped-like-a-snail", "name": "Row counter shaped like a snail", "price": 8.50, "created_at": "2026-11-25T10:51:28.102995+00:00", "description": "", "wishlist_id": 6, "is_available": true},
{"id": 43, "url": "https://northloom.example/ball-winder", "name": "Ball winder", "price": 42.00, "created_at": "2026-11-25T10:51:28.110927+00:00", "description": "A kind aunt got there first.", "wishlist_id": 6, "is_available": false},
{"id": 44, "url": "https://greenroom.example/longnecked-watering-can", "name": "Long-necked watering can", "price": 29.90, "created_at": "2026-11-25T10:51:28.213705+00:00", "description": "", "wishlist_id": 8, "is_available": true},
{"id": 45, "url": "https://sidetwo.example/dub-plates-repressed", "name": "Dub plates, repressed", "price": 27.50, "created_at": "2026-11-25T10:51:28.340538+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 46, "url": "https://trackside.example/rucksack-repair-kit", "name": "Rucksack repair kit", "price": 16.00, "created_at": "2026-11-25T10:51:28.448818+00:00", "description": "", "wishlist_id": 10, "is_available": true},
{"id": 47, "url": "https://trackside.example/rope-60-m", "name": "Rope, 60 m", "price": 160.00, "created_at": "2026-11-25T10:51:28.466647+00:00", "description": "Never buy rope as a surprise, please.", "wishlist_id": 10, "is_available": false},
{"id": 48, "url": "https://clearsignal.example/a-clock-for-the-station-hall", "name": "A clock for the station hall", "price": 33.00, "created_at": "2026-11-25T10:51:28.576546+00:00", "description": "", "wishlist_id": 3, "is_available": true},
{"id": 49, "url": "https://lichthaus.example/one-lamp", "name": "One lamp", "price": 95.00, "created_at": "2026-11-25T10:51:28.67867+00:00", "description": "", "wishlist_id": 12, "is_available": true},
{"id": 5, "url": "https://northloom.example/socks", "name": "Socks", "price": 14.00, "created_at": "2026-11-25T10:51:24.569705+00:00", "description": "Black.", "wishlist_id": 5, "is_available": true},
{"id": 50, "url": "https://northloom.example/scarf-pillow-curtain-towel", "name": "Scarf, pillow, curtain, towel", "price": 39.00, "created_at": "2026-11-25T10:51:28.803044+00:00", "description": "One thing, please. All four uses.", "wishlist_id": 2, "is_available": true},
{"id": 51, "url": "https://heathandkiln.example/dough-bowl", "name": "Dough bowl", "price": 42.00, "created_at": "2026-11-25T10:51:28.927246+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 52, "url": "https://heathandkiln.example/noodle-bowl-the-big-one", "name": "Noodle bowl, the BIG one", "price": 22.00, "created_at": "2026-11-25T10:51:29.040291+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 53, "url": "https://ironware.example/iron-teapot", "name": "Iron teapot", "price": 68.00, "created_at": "2026-11-25T10:51:29.163739+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 54, "url": "https://cornerbooks.example/the-summer-book-tove-jansson", "name": "The Summer Book, Tove Jansson", "price": 16.95, "created_at": "2026-11-25T10:51:29.298786+00:00", "description": "Read it four times, own it zero times.", "wishlist_id": 14, "is_available": true},
{"id": 55, "url": "https://sidetwo.example/field-recordings-of-rain", "name": "Field recordings of rain", "price": 22.00, "created_at": "2026-11-25T10:51:29.436604+00:00", "description": "Do not laugh. It is forty-one minutes of peace.", "wishlist_id": 11, "is_available": true},
{"id": 56, "url": "https://farfield.example/binoculars-10-50", "name": "Binoculars, 10 × 50", "price": 135.00, "created_at": "2026-11-25T10:51:29.574945+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 57, "url": "https://greenroom.example/kneeling-cushion", "name": "Kneeling cushion", "price": 19.00, "created_at": "2026-11-25T10:51:29.723479+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 58, "url": "https://farfield.example/a-cabin-for-a-week", "name": "A cabin for a week", "price": 420.00, "created_at": "2026-11-25T10:51:29.860962+00:00", "description": "No signal.", "wishlist_id": 12, "is_available": true},
{"id": 59, "url": "https://darkroom.example/blackandwhite-film-ten-rolls", "name": "Black-and-white film, ten rolls", "price": 78.00, "created_at": "2026-11-25T10:51:29.980118+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 6, "url": "https://northloom.example/merino-handdyed-three-skeins", "name": "Merino, hand-dyed, three skeins", "price": 54.00, "created_at": "2026-11-25T10:51:24.690954+00:00", "description": "Same dye lot if you can, thank you!", "wishlist_id": 6, "is_available": true},
{"id": 60, "url": "https://ironware.example/kitchen-timer-that-rings-properly", "name": "Kitchen timer that rings properly", "price": 18.00, "created_at": "2026-11-25T10:51:30.11979+00:00", "description": "", "wishlist_id": 7, "is_available": true},
{"id": 61, "url": "", "name": "Sourdough starter", "price": 0.00, "created_at": "2026-11-25T10:51:30.134497+00:00", "description": "Thank you! It has a name now, and a temper.", "wishlist_id": 7, "is_available": false},
{"id": 62, "url": "https://northloom.example/cushions-for-the-floor-because-chairs-none", "name": "Cushions for the floor, because chairs: none", "price": 38.00, "created_at": "2026-11-25T10:51:30.250951+00:00", "description": "", "wishlist_id": 4, "is_available": true},
{"id": 63, "url": "https://clearsignal.example/headphones-wired-replaceable-cable", "name": "Headphones, wired, replaceable cable", "price": 149.00, "created_at": "2026-11-25T10:51:30.36393+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 64, "url": "https://heathandkiln.example/cups-without-handles-set-of-five", "name": "Cups without handles, set of five", "price": 49.00, "created_at": "2026-11-25T10:51:30.478774+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 65, "url": "https://cornerbooks.example/an-atlas-of-small-islands", "name": "An atlas of small islands", "price": 34.00, "created_at": "2026-11-25T10:51:30.597853+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 66, "url": "https://sidetwo.example/carbonfibre-record-brush", "name": "Carbon-fibre record brush", "price": 16.00, "created_at": "2026-11-25T10:51:30.727541+00:00", "description": "", "wishlist_id": 11, "is_available": true},
{"id": 67, "url": "https://cornerbooks.example/star-atlas-spiralbound", "name": "Star atlas, spiral-bound", "price": 39.00, "created_at": "2026-11-25T10:51:30.846302+00:00", "description": "Spiral, so that it lies flat on a rock.", "wishlist_id": 15, "is_available": true},
{"id": 68, "url": "https://farfield.example/folding-stool", "name": "Folding stool", "price": 28.00, "created_at": "2026-11-25T10:51:30.860426+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 69, "url": "https://darkroom.example/halfframe-camera-any-make", "name": "Half-frame camera, any make", "price": 140.00, "created_at": "2026-11-25T10:51:30.968197+00:00", "description": "Seventy-two chances!", "wishlist_id": 17, "is_available": true},
{"id": 7, "url": "https://greenroom.example/terracotta-pot-with-a-saucer", "name": "Terracotta pot with a saucer", "price": 27.00, "created_at": "2026-11-25T10:51:24.828502+00:00", "description": "The lemon tree has outgrown its bucket.", "wishlist_id": 8, "is_available": true},
{"id": 70, "url": "https://greenroom.example/seedling-pots-the-old-clay-sort", "name": "Seedling pots, the old clay sort", "price": 22.00, "created_at": "2026-11-25T10:51:31.085305+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 71, "url": "https://slowhours.example/sencha-first-harvest", "name": "Sencha, first harvest", "price": 27.00, "created_at": "2026-11-25T10:51:31.227835+00:00", "description": "Spring only. It is worth the wait.", "wishlist_id": 13, "is_available": true},
{"id": 72, "url": "https://paperhouse.example/notebook-dot-grid-a5", "name": "Notebook, dot grid, A5", "price": 14.90, "created_at": "2026-11-25T10:51:31.346786+00:00", "description": "5 mm grid. Not 7 mm. It matters.", "wishlist_id": 1, "is_available": true},
{"id": 73, "url": "https://ironware.example/kettle", "name": "Kettle", "price": 30.00, "created_at": "2026-11-25T10:51:31.46687+00:00", "description": "GOT ONE thank you Abuela", "wishlist_id": 4, "is_available": false},
{"id": 74, "url": "https://ironware.example/very-strong-coffee-pot", "name": "Very strong coffee pot", "price": 39.00, "created_at": "2026-11-25T10:51:31.577048+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 75, "url": "https://paperhouse.example/clothbound-notebook-squared", "name": "Cloth-bound notebook, squared", "price": 18.00, "created_at": "2026-11-25T10:51:31.714857+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 76, "url": "https://clearsignal.example/overear-headphones", "name": "Over-ear headphones", "price": 189.00, "created_at": "2026-11-25T10:51:31.840168+00:00", "description": "Closed back. The neighbours will thank you.", "wishlist_id": 11, "is_available": true},
{"id": 77, "url": "https://northloom.example/blanket-with-sleeves", "name": "Blanket with sleeves", "price": 47.00, "created_at": "2026-11-25T10:51:31.962663+00:00", "description": "Undignified, and therefore perfect.", "wishlist_id": 15, "is_available": true},
{"id": 78, "url": "https://paperhouse.example/linenbound-album", "name": "Linen-bound album", "price": 46.00, "created_at": "2026-11-25T10:51:32.092642+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 79, "url": "https://northloom.example/a-hat-that-stays-on-in-wind", "name": "A hat that stays on in wind", "price": 35.00, "created_at": "2026-11-25T10:51:32.204815+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 8, "url": "https://ironware.example/oval-bread-pan-cast-iron", "name": "Oval bread pan, cast iron", "price": 74.00, "created_at": "2026-11-25T10:51:24.950988+00:00", "description": "My loaves are round. They dream of being oval.", "wishlist_id": 7, "is_available": true},
{"id": 80, "url": "https://clearsignal.example/guitar-strap-with-sunflowers", "name": "Guitar strap with sunflowers", "price": 25.00, "created_at": "2026-11-25T10:51:32.319635+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 81, "url": "https://heathandkiln.example/insulated-mug-350-ml-with-a-lid", "name": "Insulated mug, 350 ml, with a lid", "price": 32.00, "created_at": "2026-11-25T10:51:32.43695+00:00", "description": "", "wishlist_id": 1, "is_available": true},
{"id": 82, "url": "https://clearsignal.example/mechanical-numeric-pad", "name": "Mechanical numeric pad", "price": 65.00, "created_at": "2026-11-25T10:51:32.452957+00:00", "description": "Requirement withdrawn.", "wishlist_id": 1, "is_available": false},
{"id": 83, "url": "https://heathandkiln.example/small-vase", "name": "Small vase", "price": 22.00, "created_at": "2026-11-25T10:51:32.566336+00:00", "description": "", "wishlist_id": 13, "is_available": true},
{"id": 84, "url": "https://northloom.example/thick-socks", "name": "Thick socks", "price": 16.00, "created_at": "2026-11-25T10:51:32.677273+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 85, "url": "https://cornerbooks.example/essays-on-walking", "name": "Essays on walking", "price": 14.50, "created_at": "2026-11-25T10:51:32.795909+00:00", "description": "", "wishlist_id": 14, "is_available": true},
{"id": 86, "url": "https://trackside.example/trail-shoes-size-44", "name": "Trail shoes, size 44", "price": 139.00, "created_at": "2026-11-25T10:51:32.911679+00:00", "description": "A half size up: downhill toes.", "wishlist_id": 20, "is_available": true},
{"id": 87, "url": "https://clearsignal.example/moonphase-watch", "name": "Moon-phase watch", "price": 240.00, "created_at": "2026-11-25T10:51:33.022797+00:00", "description": "", "wishlist_id": 15, "is_available": true},
{"id": 88, "url": "https://darkroom.example/developing-tank", "name": "Developing tank", "price": 35.00, "created_at": "2026-11-25T10:51:33.129024+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 89, "url": "https://slowhours.example/umbrella-with-a-wooden-handle", "name": "Umbrella with a wooden handle", "price": 48.00, "created_at": "2026-11-25T10:51:33.245024+00:00", "description": "My last one outlived two governments.", "wishlist_id": 16, "is_available": true},
{"id": 9, "url": "https://farfield.example/tent-under-two-kilos", "name": "Tent, under two kilos", "price": 289.00, "created_at": "2026-11-25T10:51:25.061622+00:00", "description": "Put your names together for this one.", "wishlist_id": 10, "is_available": true},
{"id": 90, "url": "https://clearsignal.example/second-guitar-dreaming-is-free", "name": "Second guitar (dreaming is free)", "price": 310.00, "created_at": "2026-11-25T10:51:33.339579+00:00", "description": "", "wishlist_id": 19, "is_available": true},
{"id": 91, "url": "https://farfield.example/telescope-80-mm-refractor", "name": "Telescope, 80 mm refractor", "price": 219.00, "created_at": "2026-11-25T10:51:33.46402+00:00", "description": "Group gift, obviously.", "wishlist_id": 21, "is_available": true},
{"id": 92, "url": "https://sidetwo.example/radio-plays-on-vinyl", "name": "Radio plays on vinyl", "price": 25.00, "created_at": "2026-11-25T10:51:33.58826+00:00", "description": "", "wishlist_id": 18, "is_available": true},
{"id": 93, "url": "https://heathandkiln.example/bowl-with-a-gold-seam", "name": "Bowl with a gold seam", "price": 61.00, "created_at": "2026-11-25T10:51:33.709534+00:00", "description": "Broken and mended, please, not new.", "wishlist_id": 13, "is_available": true},
{"id": 94, "url": "https://cornerbooks.example/crime-novels-set-in-gothenburg", "name": "Crime novels set in Gothenburg", "price": 22.00, "created_at": "2026-11-25T10:51:33.811169+00:00", "description": "Found all six at a flea market!", "wishlist_id": 14, "is_available": false},
{"id": 95, "url": "https://trackside.example/merino-running-socks-three-pairs", "name": "Merino running socks, three pairs", "price": 42.00, "created_at": "2026-11-25T10:51:33.901382+00:00", "description": "", "wishlist_id": 20, "is_available": true},
{"id": 96, "url": "https://slowhours.example/date-syrup", "name": "Date syrup", "price": 12.00, "created_at": "2026-11-25T10:51:33.996736+00:00", "description": "", "wishlist_id": 22, "is_available": true},
{"id": 97, "url": "https://ironware.example/tool-bag", "name": "Tool bag", "price": 52.00, "created_at": "2026-11-25T10:51:34.096883+00:00", "description": "", "wishlist_id": 16, "is_available": true},
{"id": 98, "url": "https://darkroom.example/camera-strap-rope", "name": "Camera strap, rope", "price": 31.00, "created_at": "2026-11-25T10:51:34.184292+00:00", "description": "", "wishlist_id": 17, "is_available": true},
{"id": 99, "url": "https://clearsignal.example/headphones-for-the-night-bus", "name": "Headphones for the night bus", "price": 59.00, "created_at": "2026-11-25T10:51:34.291346+00:00", "description": "", "wishlist_id": 19, "is_available": true}
]');

insert into public.wishlist_shares (wishlist_id, user_id) overriding system value select wishlist_id, user_id from jsonb_populate_recordset(null::public.wishlist_shares, '[
{"user_id": 2, "wishlist_id": 23},
{"user_id": 2, "wishlist_id": 28},
{"user_id": 3, "wishlist_id": 24},
{"user_id": 3, "wishlist_id": 30},
{"user_id": 4, "wishlist_id": 23},
{"user_id": 4, "wishlist_id": 24},
{"user_id": 5, "wishlist_id": 30},
{"user_id": 6, "wishlist_id": 24},
{"user_id": 6, "wishlist_id": 28},
{"user_id": 7, "wishlist_id": 23}
]');

insert into public.claims (item_id, giver_id, created_at) overriding system value select item_id, giver_id, created_at from jsonb_populate_recordset(null::public.claims, '[
{"item_id": 101, "giver_id": 7, "created_at": "2026-11-25T10:51:42.729822+00:00"},
{"item_id": 108, "giver_id": 3, "created_at": "2026-11-25T10:51:42.741458+00:00"},
{"item_id": 121, "giver_id": 3, "created_at": "2026-11-25T10:51:42.609891+00:00"},
{"item_id": 124, "giver_id": 5, "created_at": "2026-11-25T10:51:42.735666+00:00"},
{"item_id": 130, "giver_id": 4, "created_at": "2026-11-25T10:51:42.63997+00:00"},
{"item_id": 135, "giver_id": 2, "created_at": "2026-11-25T10:51:42.708456+00:00"},
{"item_id": 137, "giver_id": 6, "created_at": "2026-11-25T10:51:42.68253+00:00"},
{"item_id": 154, "giver_id": 2, "created_at": "2026-11-25T10:51:42.689741+00:00"},
{"item_id": 160, "giver_id": 3, "created_at": "2026-11-25T10:51:42.595763+00:00"},
{"item_id": 161, "giver_id": 10, "created_at": "2026-11-25T10:51:42.716331+00:00"},
{"item_id": 163, "giver_id": 5, "created_at": "2026-11-25T10:51:42.651931+00:00"},
{"item_id": 173, "giver_id": 3, "created_at": "2026-11-25T10:51:42.568995+00:00"},
{"item_id": 174, "giver_id": 4, "created_at": "2026-11-25T10:51:42.619914+00:00"},
{"item_id": 175, "giver_id": 6, "created_at": "2026-11-25T10:51:42.667863+00:00"},
{"item_id": 179, "giver_id": 5, "created_at": "2026-11-25T10:51:42.659409+00:00"},
{"item_id": 26, "giver_id": 3, "created_at": "2026-11-25T10:51:42.752349+00:00"},
{"item_id": 55, "giver_id": 2, "created_at": "2026-11-25T10:51:42.695965+00:00"},
{"item_id": 64, "giver_id": 2, "created_at": "2026-11-25T10:51:42.722674+00:00"},
{"item_id": 67, "giver_id": 1, "created_at": "2026-11-25T10:51:42.746786+00:00"},
{"item_id": 85, "giver_id": 4, "created_at": "2026-11-25T10:51:42.629861+00:00"},
{"item_id": 86, "giver_id": 9, "created_at": "2026-11-25T10:51:42.702345+00:00"}
]');

insert into public.pictures (key, item_id, attached, created_at) overriding system value select key, item_id, attached, created_at from jsonb_populate_recordset(null::public.pictures, '[
{"key": "01e39ca28013ad8f7748e07793bfb08a", "item_id": 138, "attached": true, "created_at": "2026-11-25T10:51:38.033862+00:00"},
{"key": "02bc3d5bca22823c72fcc74a838eae78", "item_id": 139, "attached": true, "created_at": "2026-11-25T10:51:38.138055+00:00"},
{"key": "02e43d70406a96ef4b19104c6effe562", "item_id": 73, "attached": true, "created_at": "2026-11-25T10:51:31.441073+00:00"},
{"key": "035eeac9fb4315dfec50a6f2a547c844", "item_id": 166, "attached": true, "created_at": "2026-11-25T10:51:41.04679+00:00"},
{"key": "0584df26e3c348090bd3c9c212744e68", "item_id": 89, "attached": true, "created_at": "2026-11-25T10:51:33.221916+00:00"},
{"key": "074b00f3e8a8b7a5dbef303cd0e8bb22", "item_id": 137, "attached": true, "created_at": "2026-11-25T10:51:37.923724+00:00"},
{"key": "07dce4b58e0cd77cbac5ed7db75b23da", "item_id": 34, "attached": true, "created_at": "2026-11-25T10:51:27.475473+00:00"},
{"key": "0c53b0ed3f95c770303692eebd8f61e3", "item_id": 163, "attached": true, "created_at": "2026-11-25T10:51:40.692258+00:00"},
{"key": "0d033e7cc803b543d0ba94397634c45e", "item_id": 160, "attached": true, "created_at": "2026-11-25T10:51:40.347101+00:00"},
{"key": "0e36953d060d9460483dffd12a1d70a6", "item_id": 85, "attached": true, "created_at": "2026-11-25T10:51:32.780081+00:00"},
{"key": "0fb7900bfc51ec543e02631ab3fb3a3e", "item_id": 136, "attached": true, "created_at": "2026-11-25T10:51:37.817284+00:00"},
{"key": "101659ca4e8bf1e6c9606a784b459644", "item_id": 31, "attached": true, "created_at": "2026-11-25T10:51:27.12469+00:00"},
{"key": "10b7b9e2191a57db8ce4ae45c91be9fb", "item_id": 44, "attached": true, "created_at": "2026-11-25T10:51:28.205922+00:00"},
{"key": "12403c68470d574f49e8dcb817151c5c", "item_id": 86, "attached": true, "created_at": "2026-11-25T10:51:32.903532+00:00"},
{"key": "13561cddced7ce4fb7282f68b9f985af", "item_id": 103, "attached": true, "created_at": "2026-11-25T10:51:34.654646+00:00"},
{"key": "14d537ec2f3003ebc708f2d69912048d", "item_id": 123, "attached": true, "created_at": "2026-11-25T10:51:36.521475+00:00"},
{"key": "14fac0032c45fe20650a3c0e3402b639", "item_id": 25, "attached": true, "created_at": "2026-11-25T10:51:26.551905+00:00"},
{"key": "1773e6d5342948de938eb3566d61cbae", "item_id": 4, "attached": true, "created_at": "2026-11-25T10:51:24.44196+00:00"},
{"key": "1d65ef7cbdd1053199bc5e0bd9913996", "item_id": 1, "attached": true, "created_at": "2026-11-25T10:51:24.090417+00:00"},
{"key": "1f7f27e163c905136f8e7729cb16310f", "item_id": 150, "attached": true, "created_at": "2026-11-25T10:51:39.307025+00:00"},
{"key": "212a8a13df4d7cb0e78d904ec0ca1087", "item_id": 174, "attached": true, "created_at": "2026-11-25T10:51:41.909197+00:00"},
{"key": "21d28fcd75fa589478ea40195eb2d659", "item_id": 106, "attached": true, "created_at": "2026-11-25T10:51:34.928983+00:00"},
{"key": "2435b27db76d38c7e2b80f5d7f18403e", "item_id": 15, "attached": true, "created_at": "2026-11-25T10:51:25.404736+00:00"},
{"key": "24767cef0b417399ae8369b3b239c5f5", "item_id": 144, "attached": true, "created_at": "2026-11-25T10:51:38.661563+00:00"},
{"key": "271dfc77a1ad76dde5afbc106302c4ed", "item_id": 151, "attached": true, "created_at": "2026-11-25T10:51:39.413143+00:00"},
{"key": "2795fd2c3daa1ccf33b6770e1a73fae8", "item_id": 8, "attached": true, "created_at": "2026-11-25T10:51:24.936996+00:00"},
{"key": "27d1034693ebfa9250b76799ac4cd59c", "item_id": 21, "attached": true, "created_at": "2026-11-25T10:51:26.09826+00:00"},
{"key": "28fd768c72718bf9fda8c7c08a649037", "item_id": 16, "attached": true, "created_at": "2026-11-25T10:51:25.515717+00:00"},
{"key": "2948f9fabc7455773184c63d657de1f7", "item_id": 135, "attached": true, "created_at": "2026-11-25T10:51:37.70682+00:00"},
{"key": "294d4629022ee0854b2499b7aa0e966a", "item_id": 115, "attached": true, "created_at": "2026-11-25T10:51:35.725811+00:00"},
{"key": "2e93d5f514e68bcde8993fb88c2fa063", "item_id": 33, "attached": true, "created_at": "2026-11-25T10:51:27.348067+00:00"},
{"key": "2ed6e710df08e1119ab9df8ade56b406", "item_id": 37, "attached": true, "created_at": "2026-11-25T10:51:27.702577+00:00"},
{"key": "2fcc76024f4ad6c75ae57ab60f1efaa2", "item_id": 65, "attached": true, "created_at": "2026-11-25T10:51:30.58275+00:00"},
{"key": "3033f456d50fad8843f4c2c8e514f656", "item_id": 69, "attached": true, "created_at": "2026-11-25T10:51:30.957103+00:00"},
{"key": "314459cc502fb398b66969093e165186", "item_id": 127, "attached": true, "created_at": "2026-11-25T10:51:36.897001+00:00"},
{"key": "31d641ae52266f309a6a8b84347cc212", "item_id": 87, "attached": true, "created_at": "2026-11-25T10:51:33.012944+00:00"},
{"key": "32f0daca5062e03f9524c31e576ab309", "item_id": 158, "attached": true, "created_at": "2026-11-25T10:51:40.12848+00:00"},
{"key": "33d5582e964fdbe35c6c029d1cfbff29", "item_id": 165, "attached": true, "created_at": "2026-11-25T10:51:40.932363+00:00"},
{"key": "364e10ef07651d9996ad475603d2dbda", "item_id": 104, "attached": true, "created_at": "2026-11-25T10:51:34.751961+00:00"},
{"key": "370a9a3f2c2588bef994d534768513b2", "item_id": 76, "attached": true, "created_at": "2026-11-25T10:51:31.825797+00:00"},
{"key": "38d3d046966f51ba19b0873ba6a33c70", "item_id": 164, "attached": true, "created_at": "2026-11-25T10:51:40.809871+00:00"},
{"key": "3a8e667dd49a2b1ea522f6727db74f0b", "item_id": 167, "attached": true, "created_at": "2026-11-25T10:51:41.160808+00:00"},
{"key": "3c3d530bc0fb78c3889cda70b2432b9d", "item_id": 171, "attached": true, "created_at": "2026-11-25T10:51:41.532721+00:00"},
{"key": "3e1073f326d42f766a44316c807e6c68", "item_id": 121, "attached": true, "created_at": "2026-11-25T10:51:36.325903+00:00"},
{"key": "3eedc2281af006152be2c928c3881d0e", "item_id": 83, "attached": true, "created_at": "2026-11-25T10:51:32.55612+00:00"},
{"key": "41b143b5ad3b8e8616c2c2540220d216", "item_id": 177, "attached": true, "created_at": "2026-11-25T10:51:42.302293+00:00"},
{"key": "422a2f20b458b3ab9a5fb91ad58e5d2b", "item_id": 97, "attached": true, "created_at": "2026-11-25T10:51:34.081957+00:00"},
{"key": "45082e4d849d58bcabcb45f559f4c47c", "item_id": 79, "attached": true, "created_at": "2026-11-25T10:51:32.19144+00:00"},
{"key": "45b14a5d290fe9067bf6b0389c1fba93", "item_id": 94, "attached": true, "created_at": "2026-11-25T10:51:33.798333+00:00"},
{"key": "46321cfca40f2e9dbc91f61e4d3bcc5f", "item_id": 3, "attached": true, "created_at": "2026-11-25T10:51:24.324262+00:00"},
{"key": "47835f6764e1ba8133abe3ce6f4454a6", "item_id": 24, "attached": true, "created_at": "2026-11-25T10:51:26.442179+00:00"},
{"key": "4ba26de4351facd1d28d8c568b1a7f83", "item_id": 134, "attached": true, "created_at": "2026-11-25T10:51:37.610088+00:00"},
{"key": "4e06b660944da2bcb7eb0cbeaec09ec6", "item_id": 67, "attached": true, "created_at": "2026-11-25T10:51:30.837269+00:00"},
{"key": "509226566986a53ab794ca7e35aab830", "item_id": 149, "attached": true, "created_at": "2026-11-25T10:51:39.200878+00:00"},
{"key": "52329855ca7ebac81997e67957a8ec22", "item_id": 117, "attached": true, "created_at": "2026-11-25T10:51:35.946042+00:00"},
{"key": "57c0c4878eb4647629f0c74e4e60467c", "item_id": 54, "attached": true, "created_at": "2026-11-25T10:51:29.289158+00:00"},
{"key": "589d35c3d2414ce5caebfdc0342e50bd", "item_id": 153, "attached": true, "created_at": "2026-11-25T10:51:39.557721+00:00"},
{"key": "58cfa18da5253e499ab5d77bd8c24111", "item_id": 32, "attached": true, "created_at": "2026-11-25T10:51:27.237826+00:00"},
{"key": "5c67c3af8ebd35483a7fe94f82353e90", "item_id": 17, "attached": true, "created_at": "2026-11-25T10:51:25.634069+00:00"},
{"key": "5c905b8840cf125714d5d475396a0587", "item_id": 80, "attached": true, "created_at": "2026-11-25T10:51:32.305863+00:00"},
{"key": "5d2bed5b2d894c1e1f62f6a1550afc22", "item_id": 169, "attached": true, "created_at": "2026-11-25T10:51:41.278793+00:00"},
{"key": "60f02bdca4bd1cb6b1663a54bf5d8948", "item_id": 46, "attached": true, "created_at": "2026-11-25T10:51:28.437334+00:00"},
{"key": "6121fb43eea4941d84f3337bc5060768", "item_id": 112, "attached": true, "created_at": "2026-11-25T10:51:35.42596+00:00"},
{"key": "65d74626f1d57ca7f6fabada2e993b44", "item_id": 48, "attached": true, "created_at": "2026-11-25T10:51:28.55186+00:00"},
{"key": "65ff39db556a7089bbbd16c0dbf9044d", "item_id": 55, "attached": true, "created_at": "2026-11-25T10:51:29.428862+00:00"},
{"key": "67398b82548ad9809553c0deb4de194c", "item_id": 23, "attached": true, "created_at": "2026-11-25T10:51:26.338774+00:00"},
{"key": "6a1796ad3b5153248ad3178151fc74ec", "item_id": 129, "attached": true, "created_at": "2026-11-25T10:51:37.094472+00:00"},
{"key": "6a1952c1a26973cf04756f4551626989", "item_id": 50, "attached": true, "created_at": "2026-11-25T10:51:28.795365+00:00"},
{"key": "6be39a9ee10f55fad1171bb6f6749dac", "item_id": 100, "attached": true, "created_at": "2026-11-25T10:51:34.362237+00:00"},
{"key": "6ce01e2688ef516e236fc14f4a7dcfce", "item_id": 116, "attached": true, "created_at": "2026-11-25T10:51:35.835591+00:00"},
{"key": "701dc8de5921e90e0dd742a62b3e794e", "item_id": 40, "attached": true, "created_at": "2026-11-25T10:51:27.951024+00:00"},
{"key": "718d8c1694080dba4d497ae328839030", "item_id": 66, "attached": true, "created_at": "2026-11-25T10:51:30.715189+00:00"},
{"key": "73237def610c0e86f7273f258a5e19c7", "item_id": 51, "attached": true, "created_at": "2026-11-25T10:51:28.914518+00:00"},
{"key": "759035305f366e1bd183b113d6f7942a", "item_id": 92, "attached": true, "created_at": "2026-11-25T10:51:33.568529+00:00"},
{"key": "767f5ca763ecd4240286ec4774e44e00", "item_id": 64, "attached": true, "created_at": "2026-11-25T10:51:30.462759+00:00"},
{"key": "76f07cf48c37d9e3c37ae71243002130", "item_id": 126, "attached": true, "created_at": "2026-11-25T10:51:36.800342+00:00"},
{"key": "79de2a8e9ba8674473a0895883cd7ced", "item_id": 78, "attached": true, "created_at": "2026-11-25T10:51:32.070515+00:00"},
{"key": "7a1cc39982371e6aae1ff50a1d5cc807", "item_id": 99, "attached": true, "created_at": "2026-11-25T10:51:34.27024+00:00"},
{"key": "7a3d46e914d12e0b530c0c58109e08a7", "item_id": 71, "attached": true, "created_at": "2026-11-25T10:51:31.209728+00:00"},
{"key": "7ae78a18217cb19ff0a08cdbdaac8a3d", "item_id": 59, "attached": true, "created_at": "2026-11-25T10:51:29.959343+00:00"},
{"key": "7ed985a44b9a6665fd2b5ee7ef996e81", "item_id": 22, "attached": true, "created_at": "2026-11-25T10:51:26.203312+00:00"},
{"key": "7f3e5bc36f195c90b7d3ff77a37217b2", "item_id": 28, "attached": true, "created_at": "2026-11-25T10:51:26.781372+00:00"},
{"key": "8319273b187925a3c566261758b48a96", "item_id": 90, "attached": true, "created_at": "2026-11-25T10:51:33.328031+00:00"},
{"key": "83d84d6a8356d0775bfe8f65032d9609", "item_id": 173, "attached": true, "created_at": "2026-11-25T10:51:41.774861+00:00"},
{"key": "840ec67020bff4c27d0162c74d060d1d", "item_id": 128, "attached": true, "created_at": "2026-11-25T10:51:36.990641+00:00"},
{"key": "87b8fe0aa2c8c0ab92e08b2fe6cb1b21", "item_id": 155, "attached": true, "created_at": "2026-11-25T10:51:39.783448+00:00"},
{"key": "89f021d4a5127b6e73255e05e1ac77fc", "item_id": 77, "attached": true, "created_at": "2026-11-25T10:51:31.955148+00:00"},
{"key": "8a5a079dbd0e22cbe59775cab9dd687c", "item_id": 156, "attached": true, "created_at": "2026-11-25T10:51:39.898844+00:00"},
{"key": "8aaedca47ae18fc1ec03fd9df05c92f4", "item_id": 7, "attached": true, "created_at": "2026-11-25T10:51:24.817268+00:00"},
{"key": "8d0f4ef7fd2847f59639737acf385ce4", "item_id": 120, "attached": true, "created_at": "2026-11-25T10:51:36.229577+00:00"},
{"key": "8e1ab1fc4e54c82ce0d33f0ec60dbf6c", "item_id": 96, "attached": true, "created_at": "2026-11-25T10:51:33.989901+00:00"},
{"key": "8ed3d9d18c236c3a4f01bd9ba505299b", "item_id": 119, "attached": true, "created_at": "2026-11-25T10:51:36.134422+00:00"},
{"key": "90c09367bb5d79e21359fdcc675bc990", "item_id": 74, "attached": true, "created_at": "2026-11-25T10:51:31.567568+00:00"},
{"key": "91e9fe41d113a934910032ee76c6b21e", "item_id": 122, "attached": true, "created_at": "2026-11-25T10:51:36.419933+00:00"},
{"key": "9203b708a7225df5fbc55142cee0ad95", "item_id": 53, "attached": true, "created_at": "2026-11-25T10:51:29.150126+00:00"},
{"key": "924beb289887d9fefc15014fc0994ed7", "item_id": 140, "attached": true, "created_at": "2026-11-25T10:51:38.239952+00:00"},
{"key": "933ffbaf390d5ff054e8cd24f2974d29", "item_id": 125, "attached": true, "created_at": "2026-11-25T10:51:36.711136+00:00"},
{"key": "954717e917a46231e8361869d90b2aa8", "item_id": 10, "attached": true, "created_at": "2026-11-25T10:51:25.174921+00:00"},
{"key": "9672f20d0caf123b51d7e3369e7e4789", "item_id": 141, "attached": true, "created_at": "2026-11-25T10:51:38.346291+00:00"},
{"key": "9b439c1c89777703df07d3dd302f2b48", "item_id": 145, "attached": true, "created_at": "2026-11-25T10:51:38.78492+00:00"},
{"key": "9b6fcb6dc24d72e5f47bf8f06cf35c1a", "item_id": 60, "attached": true, "created_at": "2026-11-25T10:51:30.108629+00:00"},
{"key": "9bf6af14a10cef80a633535d5a0a71ad", "item_id": 102, "attached": true, "created_at": "2026-11-25T10:51:34.554437+00:00"},
{"key": "9ce1228f524d9e9bad0869e19e9dbef5", "item_id": 170, "attached": true, "created_at": "2026-11-25T10:51:41.407654+00:00"},
{"key": "9d94be5f61466581df839ba1fb3b5e8a", "item_id": 18, "attached": true, "created_at": "2026-11-25T10:51:25.74672+00:00"},
{"key": "9d9b3186154ea3b8edad3f06c3a28e56", "item_id": 95, "attached": true, "created_at": "2026-11-25T10:51:33.895635+00:00"},
{"key": "a0b744c0c11bb82c5f170082e1b7ef06", "item_id": 72, "attached": true, "created_at": "2026-11-25T10:51:31.328493+00:00"},
{"key": "a615e4e00ae257463e81d0a7becdda82", "item_id": 98, "attached": true, "created_at": "2026-11-25T10:51:34.176921+00:00"},
{"key": "a6f3c21382bf3ff1c7b5010edac35bcc", "item_id": 2, "attached": true, "created_at": "2026-11-25T10:51:24.210258+00:00"},
{"key": "a779ccf251d76d6ebdf43f7720a7bac7", "item_id": 154, "attached": true, "created_at": "2026-11-25T10:51:39.684985+00:00"},
{"key": "a7fcc60ae160f3a99e79aad74be693c7", "item_id": 176, "attached": true, "created_at": "2026-11-25T10:51:42.164273+00:00"},
{"key": "a8940f0efe0070df6205b119555c5886", "item_id": 9, "attached": true, "created_at": "2026-11-25T10:51:25.050883+00:00"},
{"key": "a894d1be6582725178431007f451c7b7", "item_id": 124, "attached": true, "created_at": "2026-11-25T10:51:36.617639+00:00"},
{"key": "aa912adbb8d46c074fa52c3c1edee6d0", "item_id": 49, "attached": true, "created_at": "2026-11-25T10:51:28.667568+00:00"},
{"key": "adb4048dcee2c2530c4d01408b0cefde", "item_id": 26, "attached": true, "created_at": "2026-11-25T10:51:26.656584+00:00"},
{"key": "ae24981aea26e8d03e56a87d997e30e0", "item_id": 63, "attached": true, "created_at": "2026-11-25T10:51:30.354324+00:00"},
{"key": "afcfc9c351be54e2e6d3abc0f48781a0", "item_id": 179, "attached": true, "created_at": "2026-11-25T10:51:42.548732+00:00"},
{"key": "b03ae9becbcfb664c73572feffab5523", "item_id": 41, "attached": true, "created_at": "2026-11-25T10:51:28.083143+00:00"},
{"key": "b1187c05839281effab3b7c2591926a6", "item_id": 105, "attached": true, "created_at": "2026-11-25T10:51:34.836257+00:00"},
{"key": "b24b296dc0f542ed8d266a592f17fe8f", "item_id": 132, "attached": true, "created_at": "2026-11-25T10:51:37.405956+00:00"},
{"key": "b36a9321866952c28571027c70e76eab", "item_id": 29, "attached": true, "created_at": "2026-11-25T10:51:26.891359+00:00"},
{"key": "b3ff60c000b389ba3ce1206e87586007", "item_id": 93, "attached": true, "created_at": "2026-11-25T10:51:33.703557+00:00"},
{"key": "b78c5965061bb871567f710a1601cd00", "item_id": 108, "attached": true, "created_at": "2026-11-25T10:51:35.126595+00:00"},
{"key": "bd5e8f14e211cb49004cc9ab24310c0b", "item_id": 146, "attached": true, "created_at": "2026-11-25T10:51:38.891491+00:00"},
{"key": "be9c9c9423e59a0687bf48b491b01fb7", "item_id": 148, "attached": true, "created_at": "2026-11-25T10:51:39.092002+00:00"},
{"key": "bff14fa2313e6bc97876f1a1d3b7bc12", "item_id": 114, "attached": true, "created_at": "2026-11-25T10:51:35.608074+00:00"},
{"key": "c08110f0eacd35e6fb21805aa545b566", "item_id": 110, "attached": true, "created_at": "2026-11-25T10:51:35.233566+00:00"},
{"key": "c584af81514945980b84a0004fc2c5fb", "item_id": 107, "attached": true, "created_at": "2026-11-25T10:51:35.032099+00:00"},
{"key": "ca1d0947a0d1624d00c3d3b78b2f18bf", "item_id": 39, "attached": true, "created_at": "2026-11-25T10:51:27.827365+00:00"},
{"key": "ca2066a247ed94bdb7a32531583a4380", "item_id": 70, "attached": true, "created_at": "2026-11-25T10:51:31.072269+00:00"},
{"key": "cc6b1563a257a1d1105d5e69dc126063", "item_id": 131, "attached": true, "created_at": "2026-11-25T10:51:37.291317+00:00"},
{"key": "cebd8216e8bf22b5f9283df1ebd04f5a", "item_id": 81, "attached": true, "created_at": "2026-11-25T10:51:32.426445+00:00"},
{"key": "cfac7e68ce4fb0b95943aa7abc5bbd45", "item_id": 118, "attached": true, "created_at": "2026-11-25T10:51:36.042395+00:00"},
{"key": "d3964251334bdec90b92f7e7406e5d0a", "item_id": 36, "attached": true, "created_at": "2026-11-25T10:51:27.585055+00:00"},
{"key": "d4a43cc9ce4167a8cf7f4f3a7a9e12af", "item_id": 5, "attached": true, "created_at": "2026-11-25T10:51:24.56169+00:00"},
{"key": "d5134ad5efa8116eef5ecd93134b62e6", "item_id": 88, "attached": true, "created_at": "2026-11-25T10:51:33.120546+00:00"},
{"key": "d57dcee94a64bfe3e02acb6499787e20", "item_id": 19, "attached": true, "created_at": "2026-11-25T10:51:25.863668+00:00"},
{"key": "d7af16e528135c1f4afcf032a19c651a", "item_id": 111, "attached": true, "created_at": "2026-11-25T10:51:35.327479+00:00"},
{"key": "da54b0a4afe883a56c13acf8ae8047d3", "item_id": 56, "attached": true, "created_at": "2026-11-25T10:51:29.560493+00:00"},
{"key": "dacb7607a077ba5c608a2931b9cbb3aa", "item_id": 62, "attached": true, "created_at": "2026-11-25T10:51:30.239185+00:00"},
{"key": "dcb44808d38368b01ae75cbed6d09a8e", "item_id": 84, "attached": true, "created_at": "2026-11-25T10:51:32.667338+00:00"},
{"key": "de39bc745c948522dd14eddcc668f096", "item_id": 14, "attached": true, "created_at": "2026-11-25T10:51:25.295628+00:00"},
{"key": "df2dba5b4a2b4b13650eb9d025e1791a", "item_id": 130, "attached": true, "created_at": "2026-11-25T10:51:37.190921+00:00"},
{"key": "df9e3c3f8d4f00de955ffda1da8e24f8", "item_id": 159, "attached": true, "created_at": "2026-11-25T10:51:40.232963+00:00"},
{"key": "e3915249169984f2010dd385b57347bf", "item_id": 101, "attached": true, "created_at": "2026-11-25T10:51:34.458241+00:00"},
{"key": "e4467b411cd15c80d7d31716ef07c6f8", "item_id": 20, "attached": true, "created_at": "2026-11-25T10:51:25.97144+00:00"},
{"key": "e5833c1773626f6e72f47c0bbf6bb4ad", "item_id": 91, "attached": true, "created_at": "2026-11-25T10:51:33.453124+00:00"},
{"key": "e81abcdf4ab4af15c01a838909edf7d8", "item_id": 133, "attached": true, "created_at": "2026-11-25T10:51:37.507392+00:00"},
{"key": "ed84bcf547104df9f866ab73606c65ca", "item_id": 175, "attached": true, "created_at": "2026-11-25T10:51:42.027525+00:00"},
{"key": "f0ab206376e84f3bb292692c1b67b7e2", "item_id": 178, "attached": true, "created_at": "2026-11-25T10:51:42.430731+00:00"},
{"key": "f0eef7d18ae9f9e21ff4223d4f7f8417", "item_id": 162, "attached": true, "created_at": "2026-11-25T10:51:40.574286+00:00"},
{"key": "f402da7622472eba12ea4d976ecee8b3", "item_id": 113, "attached": true, "created_at": "2026-11-25T10:51:35.518116+00:00"},
{"key": "f53410e59eded3dce5076b5209debd2d", "item_id": 142, "attached": true, "created_at": "2026-11-25T10:51:38.4516+00:00"},
{"key": "f77e750a8e18e8d962ff5c0262d199d3", "item_id": 57, "attached": true, "created_at": "2026-11-25T10:51:29.708842+00:00"},
{"key": "f7ce1bb87fd01fa6f86e07ba2891ba54", "item_id": 30, "attached": true, "created_at": "2026-11-25T10:51:26.998782+00:00"},
{"key": "f8e122dffc5c4dbd8b655633bfdf164d", "item_id": 45, "attached": true, "created_at": "2026-11-25T10:51:28.328318+00:00"},
{"key": "f9b5eba2bc2b683129f7793ab9fd790c", "item_id": 75, "attached": true, "created_at": "2026-11-25T10:51:31.694163+00:00"},
{"key": "f9d35e5204586544dafadb44519c9a6d", "item_id": 157, "attached": true, "created_at": "2026-11-25T10:51:40.004661+00:00"},
{"key": "fabfad65ea9adf8d688490ebec1fe2c2", "item_id": 143, "attached": true, "created_at": "2026-11-25T10:51:38.560926+00:00"},
{"key": "fad82ad63524ef762073c4464dc098f8", "item_id": 172, "attached": true, "created_at": "2026-11-25T10:51:41.652273+00:00"},
{"key": "faf08ce36327c7a0c8882cda7019f6f7", "item_id": 52, "attached": true, "created_at": "2026-11-25T10:51:29.027275+00:00"},
{"key": "fbfdcc16daf3e8226b3e9fda8ed85b0e", "item_id": 58, "attached": true, "created_at": "2026-11-25T10:51:29.846405+00:00"},
{"key": "fc300e3a2e5dca1b55afbe67b3088a58", "item_id": 161, "attached": true, "created_at": "2026-11-25T10:51:40.454174+00:00"},
{"key": "fc3c632b75b9d2c121ad302fcb5c863d", "item_id": 147, "attached": true, "created_at": "2026-11-25T10:51:38.991133+00:00"},
{"key": "fcf70af1054d188aec8405ac8a7bb1c9", "item_id": 6, "attached": true, "created_at": "2026-11-25T10:51:24.683435+00:00"}
]');

select setval('public.audit_log_id_seq', 2, true);

select setval('public.bug_reports_id_seq', 4, true);

select setval('public.claim_endings_id_seq', 1, false);

select setval('public.ended_claims_id_seq', 1, false);

select setval('public.items_id_seq', 179, true);

select setval('public.users_id_seq', 10, true);

select setval('public.wishlists_id_seq', 33, true);
