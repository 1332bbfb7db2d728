import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../scripts/proxies/ports.ts';
import { startProxy } from '../../scripts/proxies/proxy.ts';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { backgroundTimeouts } from '../../server/src/database/session-settings.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { testAppSecret } from '../../server/test/config.ts';
import { createDatabaseUrl } from '../../server/test/database.ts';
import { startServerProcess } from '../../server/test/server-process.ts';

/** Server setup of a fairness test; `behind nginx` means two processes behind nginx. */
export type Arrangement = 'one process' | 'behind nginx';

export interface Installation {
  origin: string;
  /** Port on 127.0.0.1 from which the server may request pages for link previews. */
  shopPort: number;
  /** Connection pool for the insertion of test data. */
  db: Database;
  stop(): Promise<void>;
}

/** Starts one or two servers with an embedded PostgreSQL. Requires that the web app is already built. */
export async function startInstallation(arrangement: Arrangement): Promise<Installation> {
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-fairness-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const ports = await findFreePorts(4);
  const [first = 0, second = 0, front = 0, shopPort = 0] = ports;
  const commonSettings = {
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    APP_SECRET: testAppSecret,
    LINK_PREVIEW_ALLOW: `127.0.0.1:${shopPort}`,
  };
  const server = startServerProcess({ ...commonSettings, PORT: String(first) });
  undo.defer(async () => void (await server.stop()));
  await server.ready;
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error('The embedded PostgreSQL is not running');
  const db = createDatabase({ ...connection, ...backgroundTimeouts });
  undo.defer(() => db.close());
  if (arrangement === 'behind nginx') {
    const other = startServerProcess({
      ...commonSettings,
      PORT: String(second),
      DATABASE_URL: createDatabaseUrl({ connection }),
    });
    undo.defer(async () => void (await other.stop()));
    await other.ready;
    const proxy = await startProxy('nginx', front, [first, second]);
    undo.defer(() => proxy.stop());
  }
  const running = undo.move();
  const port = arrangement === 'behind nginx' ? front : first;
  return { origin: `http://127.0.0.1:${port}`, shopPort, db, stop: () => running.disposeAsync() };
}
