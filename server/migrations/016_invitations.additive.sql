-- An invitation lets one person in. `inviter_id` is null for one by the operator.
create table invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_cipher text not null,
  inviter_id bigint references users on delete cascade,
  -- Null for a personal link, which works for any address.
  email text check (char_length(email) between 3 and 254),
  expires_at timestamptz not null,
  used_by bigint references users on delete set null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index invitations_inviter on invitations (inviter_id);

create index invitations_used_by on invitations (used_by);

create index invitations_email on invitations (lower(email)) where used_at is null;

create index invitations_by_age on invitations (expires_at);

-- Keyed hashes of e-mail addresses that must get no more invitations.
create table mail_refusals (
  email_hash bytea primary key,
  created_at timestamptz not null default now()
);
