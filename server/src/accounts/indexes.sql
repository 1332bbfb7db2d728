-- Outside a transaction.
-- The line above tells the server to run this file without a transaction. The file adds indexes that came
-- after the first release. Every start runs it after tables.sql. Append each change as one statement.

create index concurrently if not exists session_expiry on auth.session ("expiresAt");
