-- Our own tables, and the tables of better-auth 1.7 with its jwt plugin, as the library's own migration
-- creates them. A test compares the latter with the installed library. Every start runs this file, so each
-- statement must be idempotent. Add each change as one more statement at the end.
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
  -- SHA-256 of the session token; better-auth/library-adapter.ts computes it.
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
  -- Password hash: Argon2id in PHC form.
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

-- Keys that sign bearer tokens. The private keys are encrypted with APP_SECRET.
create table if not exists auth.jwks (
  "id" text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  "alg" text,
  "crv" text
);

-- Times of the last attempts of a rate-limited action, such as sign-ins of an account, oldest first. The key
-- is a keyed hash, which does not reveal the account.
create table if not exists auth.attempts (
  key text primary key,
  at timestamptz[] not null
);

-- An account of an issuer such as Google is linked to at most one user.
create unique index if not exists "account_provider_idx" on auth.account ("providerId", "accountId");

-- Mailed links that prove an e-mail address or set a password. A newer link replaces the user's older links
-- of the same kind.
create table if not exists auth.links (
  -- SHA-256 of the link's token: a person who reads the database cannot open the link.
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'verify', 'operator')),
  "userId" text not null references auth."user" ("id") on delete cascade,
  expires_at timestamptz not null
);
create index if not exists links_user on auth.links ("userId");

-- Mail queue of earlier versions; the table `mails` has replaced it. It stays for rolling upgrades and older
-- backups: the statement `mail.moveMailsFromQueueOfPreviousVersion` moves its rows to `mails`.
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
