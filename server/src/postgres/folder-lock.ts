import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** Another process uses the data folder: the server, or for a moment an operator's command. */
export class FolderTaken extends StartFailure {}

/** Held by the one process that uses a data folder; the system releases it when that process ends, however it does. */
export interface FolderLock {
  /** False where the platform offers no such lock and PostgreSQL's own lock file has to do. */
  exclusive: boolean;
  release(): Promise<void>;
}

/**
 * A Linux abstract socket named after the folder's device and inode: taken atomically, leaves no file, cannot go stale.
 * It does not reach across network namespaces, so two containers must not share a data folder.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  if (process.platform !== 'linux') return { exclusive: false, release: async () => undefined };
  const { dev, ino } = await stat(path, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex');
  const server = createServer((socket) => socket.destroy());
  await listen(server, `\0wishwell-${name}`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new FolderTaken(`Wishwell is already running on ${path}: stop it first, or choose another DATA_DIR.`);
  });
  server.unref();
  return { exclusive: true, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ path }, resolve);
  });
}
