import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where browsers look for it, and again at every visit. */
export const workerPath = 'sw.js';

/** In place of a service worker: takes away the one that a browser has from before, and all that it has kept. */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** It fetches what it keeps from us, and runs nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** That of the build in `folder`; where it is not wanted, or the build has none, the one that removes it. */
export async function readServiceWorker(folder: string, isWanted: boolean): Promise<string> {
  if (!isWanted) return removingWorker;
  return readFile(join(folder, workerPath), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return removingWorker;
    throw error;
  });
}
