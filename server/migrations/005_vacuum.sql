-- Friendships are read from their indexes alone as long as most pages of the table are known to be seen by everybody.

alter table friendships set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
