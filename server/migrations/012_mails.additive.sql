-- Mails that wait to be sent (server/src/mail/outbox.ts). They take the place of auth.mails, which servers of the
-- previous version still use.
create table mails (
  id bigint generated always as identity constraint mails_id primary key,
  kind text not null,
  email text not null,
  -- The recipient's account, whose deletion deletes the mail; null without one, or where none may be looked up.
  user_id bigint references users on delete cascade,
  locale text not null,
  -- For the feature that writes the mail. Never a token: the database would hold it in plain text.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  -- A mail of the same recipient, kind and key replaces the one that waits.
  dedupe_key text not null default '',
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  unique (email, kind, dedupe_key)
);

create index mails_by_due on mails (due_at);
