import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { getClusterDir } from './cluster.ts';
import { openFolder } from './folder.ts';
import { readPassword } from './password.ts';
import { postgresConnectionDefaults } from './settings.ts';

/**
 * Returns connection settings for the PostgreSQL that another process runs in `dataDir`; undefined if no
 * PostgreSQL runs there. Only the calling process can use the settings.
 */
export async function findRunningPostgres(dataDir: string): Promise<PoolConfig | undefined> {
  const clusterDir = getClusterDir(resolve(dataDir));
  const password = await readPassword(dataDir);
  const socketFolder = await readAnnouncedSocketFolder(clusterDir);
  if (password === undefined || socketFolder === undefined) return undefined;
  const folder = openFolder(clusterDir);
  const host = socketFolder === folder.pathForChild ? folder.path : socketFolder;
  if (await acceptsConnections(join(host, `.s.PGSQL.${postgresConnectionDefaults.port}`)))
    return { host, ...postgresConnectionDefaults, password };
  folder.close();
  return undefined;
}

/**
 * Returns the folder of PostgreSQL's socket, which is the fifth line of `postmaster.pid`:
 * https://www.postgresql.org/docs/18/storage-file-layout.html
 */
async function readAnnouncedSocketFolder(clusterDir: string): Promise<string | undefined> {
  const content = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return content.split('\n')[4];
}

function acceptsConnections(path: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = createConnection({ path });
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });
}
