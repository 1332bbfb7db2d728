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
