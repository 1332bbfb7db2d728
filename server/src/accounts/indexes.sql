-- Outside a transaction.
-- The line above makes the server run this file without a transaction. The file contains indexes that were
-- added after the first release. Every start runs it after tables.sql. Append each change as one statement.

create index concurrently if not exists session_expiry on auth.session ("expiresAt");
