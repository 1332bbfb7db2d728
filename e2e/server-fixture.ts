import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { copyDataFolder, createInstallationInFolder } from '../server/test/data-folder.ts';
import { startServerProcess } from '../server/test/server-process.ts';
import { createBrowserErrorWatcher, type BrowserErrorWatcher } from './browser-error-watcher.ts';
import { emptyDatabase } from './empty-database.ts';

export interface RunningServer {
  origin: string;
  /** Environment variables with which an operator command connects to the server's database. */
  environment: Record<string, string>;
}

interface WorkerFixtures {
  /**
   * Data folder of an empty installation. Every server gets a copy, because creating an installation takes
   * long.
   */
  installation: string;
  /** Server with default settings, which all tests of a worker share. */
  sharedServer: RunningServer;
}

interface TestFixtures {
  /** Environment variables of the server. A test that sets a variable gets a server of its own. */
  environment: Record<string, string>;
  server: RunningServer;
  /** Origin of the server. The server is a real process with an empty database in a temporary folder. */
  origin: string;
  /** Errors and policy violations that browsers print to their consoles. The test fails if there are any. */
  browserErrors: BrowserErrorWatcher;
  newBrowser(options?: BrowserContextOptions): Promise<Page>;
}

const createTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wishwell-journey-'));

/** Runs a server with a copy of `installation` while the function `visit` runs. */
async function runWithServer(
  installation: string,
  environment: Record<string, string>,
  visit: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDir = await createTemporaryFolder();
  await copyDataFolder(installation, dataDir);
  const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  await visit({ origin: await server.ready, environment: { DATA_DIR: dataDir } });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true }],

  installation: [
    async ({}, provide) => {
      const folder = await createTemporaryFolder();
      await createInstallationInFolder(folder);
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  sharedServer: [({ installation }, provide) => runWithServer(installation, {}, provide), { scope: 'worker' }],

  server: async ({ environment, installation, sharedServer }, provide) => {
    if (Object.keys(environment).length > 0) {
      await runWithServer(installation, environment, provide);
    } else {
      await emptyDatabase(sharedServer.environment['DATA_DIR'] ?? '');
      await provide(sharedServer);
    }
  },

  origin: ({ server }, provide) => provide(server.origin),

  browserErrors: async ({}, provide) => {
    const browserErrors = createBrowserErrorWatcher();
    await provide(browserErrors);
    browserErrors.expectNone();
  },

  newBrowser: async ({ browser, browserErrors, origin }, provide) => {
    await provide(async (options) => {
      // Blocks service workers, because their requests bypass Playwright's route handlers. Tests of the
      // service worker allow them.
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options });
      await browserErrors.listenTo(context);
      return context.newPage();
    });
    for (const context of browser.contexts()) await context.close();
  },
});
