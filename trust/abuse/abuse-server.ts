import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { digestUserData } from '../../server/test/digest-user-data.ts';
import { saveSessions, type SavedSessions } from '../../server/test/saved-sessions.ts';
import { listStoredFiles } from '../../server/test/stored-files.ts';
import { createTestData, type TestData } from '../../server/test/world.ts';

/** A server with the test data of `server/test/world.ts`. */
export interface AbuseServer {
  app: TestApp;
  world: TestData;
  sessions: SavedSessions;
  /** Log lines since the last `reset`. */
  log(): readonly string[];
  /** Host name or `address:port` of each outgoing connection, except to test server and database. */
  connections(): readonly string[];
  /** Restores the test data and empties the log and the list of connections. */
  reset(): Promise<void>;
  /** Returns digests of all stored data, to compare the data before and after a request. */
  readStoredData(): Promise<object>;
}

export async function startAbuseServer(): Promise<AbuseServer> {
  const lines: string[] = [];
  const app = await startApp({ LOG_LEVEL: 'trace' }, { log: { write: (line) => void lines.push(line) } });
  const world = await createTestData(app);
  // Removes the files of deleted images, because their URLs work as long as the files exist.
  await app.images.sweep();
  const sessions = await saveSessions(app, world.people.owner);
  const attempts = recordConnectionAttempts(new URL(app.origin).port);
  return {
    app,
    world,
    sessions,
    log: () => [...lines],
    connections: () => [...attempts],
    reset: async () => {
      await world.reset();
      await sessions.reset();
      lines.length = 0;
      attempts.length = 0;
    },
    readStoredData: async () => ({
      contents: await digestUserData(app),
      identities: await sessions.digest(),
      files: (await listStoredFiles(app)).toSorted(),
    }),
  };
}

/**
 * Returns an array to which each later TCP connection attempt of this process adds its target host. Leaves
 * out attempts to `port`.
 */
function recordConnectionAttempts(port: string): string[] {
  const attempts: string[] = [];
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: Socket };
    socket.on('lookup', (_error, _address, _family, host) => attempts.push(host));
    socket.on('connectionAttempt', (address, at) => {
      // Ignores addresses that begin with `/`: they are paths of the database's Unix socket.
      if (!address.startsWith('/') && String(at) !== port) attempts.push(`${address}:${at}`);
    });
  });
  return attempts;
}
