-- How many calls somebody has made in the minute that began with the first of them, over every process. Each adds what
-- it has counted about once a second. The key is a keyed hash: it names nobody. A crash may forget them.
create unlogged table call_counts (
  key text primary key,
  began_at timestamptz not null,
  calls integer not null
) with (fillfactor = 50);
