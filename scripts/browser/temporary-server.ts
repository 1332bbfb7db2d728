import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServerProcess } from '../../server/test/server-process.ts';

/** A server process with an embedded database in a temporary folder. */
interface TemporaryServer {
  origin: string;
  dataDir: string;
  pid: number;
  /** Runs the operator command `promote`, which grants a role to an account. */
  promote(email: string, flag: 'staff' | 'superuser'): Promise<void>;
}

const adminPath = fileURLToPath(new URL('../../server/src/cli/admin.ts', import.meta.url));

/**
 * Starts a server without rate limits, calls the function `work`, then stops the server. Returns the result
 * of `work`.
 */
export async function runWithTemporaryServer<T>(
  environment: Record<string, string>,
  work: (server: TemporaryServer) => Promise<T>,
): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-temporary-'));
  const dataDir = folder.path;
  const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  const promote = async (email: string, flag: string): Promise<void> => {
    const env = { ...process.env, DATA_DIR: dataDir };
    await promisify(execFile)(process.execPath, [adminPath, 'promote', email, `--${flag}`], { env });
  };
  try {
    return await work({ origin: await server.ready, dataDir, pid: server.pid, promote });
  } finally {
    await server.stop();
  }
}
