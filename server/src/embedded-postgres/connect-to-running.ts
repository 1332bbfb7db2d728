import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import { clusterDirOf } from './cluster.ts';
import { openFolder } from './folder.ts';
import { readPassword } from './password.ts';
import { login } from './settings.ts';

/**
 * How a second process, such as an operator's command, reaches the PostgreSQL that another one keeps in `dataDir`;
 * undefined when none is running there. Valid until this process ends.
 */
export async function connectToRunningPostgres(dataDir: string): Promise<PoolConfig | undefined> {
  const clusterDir = clusterDirOf(resolve(dataDir));
  const password = await readPassword(dataDir);
  const announced = await readAnnouncedSocketFolder(clusterDir);
  if (password === undefined || announced === undefined) return undefined;
  const folder = openFolder(clusterDir);
  const host = announced === folder.pathForChild ? folder.path : announced;
  if (await answers(join(host, `.s.PGSQL.${login.port}`))) return { host, ...login, password };
  folder.close();
  return undefined;
}

/** The fifth line of `postmaster.pid`: https://www.postgresql.org/docs/18/storage-file-layout.html */
async function readAnnouncedSocketFolder(clusterDir: string): Promise<string | undefined> {
  const content = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return content.split('\n')[4];
}

function answers(path: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = createConnection({ path });
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });
}
