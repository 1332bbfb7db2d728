/**
 * For a container's health check: exit code 0 when the server in it answers. It asks whether the process lives, not whether
 * its database does: a container that is started anew brings no database back.
 */
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`, { signal: AbortSignal.timeout(4_000) }).catch(
  (error: unknown) => console.error(error),
);
process.exitCode = answer?.ok ? 0 : 1;
