/**
 * Health check of the container. Exits with 0 if the server responds, otherwise with 1. Does not check the
 * database, because a restart of this container would not repair the database.
 */
const { PORT = '3000' } = process.env;
const healthResponse = await fetch(`http://127.0.0.1:${PORT}/api/health`, { signal: AbortSignal.timeout(4_000) }).catch(
  (error: unknown) => console.error(error),
);
process.exitCode = healthResponse?.ok ? 0 : 1;
