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
