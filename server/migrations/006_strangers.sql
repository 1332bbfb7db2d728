-- Outside a transaction.
-- What is shown of a stranger lies in the index by which strangers are found: sixty people are on as many pages of the table.

create index concurrently if not exists strangers_by_name on users ((lower(display_name) collate "C"), id)
  include (display_name, avatar) where is_active;

drop index concurrently if exists users_by_name;

create index concurrently if not exists strangers_by_age on users (id) include (display_name, avatar) where is_active;

drop index concurrently if exists users_by_age;
