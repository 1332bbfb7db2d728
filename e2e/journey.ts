import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isBehindProxy, whileServedBehindProxy } from './behind-proxy.ts';
import { hearComplaints, type Complaints } from './policy.ts';
import { startServerProcess } from '../server/test/server-process.ts';

/** A server that runs. */
export interface Served {
  origin: string;
  /** What an operator's command needs to find its database. */
  environment: Record<string, string>;
}

interface PerWorker {
  /** The folder of an installation in which nobody has been yet, to be copied: making one takes as long as the rest of a start. */
  installation: string;
}

interface PerTest {
  /** What an operator would set. */
  environment: Record<string, string>;
  server: Served;
  /** The origin of a server of this test's own: the real process, a real database, in a folder that goes away. */
  origin: string;
  /** What browsers complain about fails the test. */
  complaints: Complaints;
  /** Opens the product in a browser of one person's own; whatever it reports as an error fails the test. */
  newBrowser(options?: BrowserContextOptions): Promise<Page>;
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wishwell-journey-'));

/** Runs the real process in `dataDir` while `visit` goes on. */
async function whileServed(
  dataDir: string,
  environment: Record<string, string>,
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  await visit(await server.ready);
  await server.stop();
}

/** Playwright's `test`, with a server. */
export const test = base.extend<PerTest, PerWorker>({
  environment: [{}, { option: true }],

  installation: [
    async ({}, provide) => {
      const folder = await newFolder();
      if (!isBehindProxy) await whileServed(folder, {}, async () => {});
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  server: async ({ environment, installation }, provide) => {
    if (isBehindProxy) {
      await whileServedBehindProxy(environment, provide);
      return;
    }
    const dataDir = await newFolder();
    // With their owner, who is not root even where root runs the tests.
    await promisify(execFile)('cp', ['-a', `${installation}/.`, dataDir]);
    await whileServed(dataDir, environment, (origin) => provide({ origin, environment: { DATA_DIR: dataDir } }));
    await rm(dataDir, { recursive: true, force: true });
  },

  origin: ({ server }, provide) => provide(server.origin),

  complaints: async ({}, provide) => {
    const complaints = hearComplaints();
    await provide(complaints);
    complaints.expectNone();
  },

  newBrowser: async ({ browser, complaints, origin }, provide) => {
    await provide(async (options) => {
      // A service worker would answer what tests hold back or take away; its own tests let it in.
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options });
      await complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of browser.contexts()) await context.close();
  },
});
