import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearComplaints, type Complaints } from './policy.ts';
import { startServerProcess } from '../server/test/server-process.ts';

interface PerTest {
  /** What an operator would set. */
  environment: Record<string, string>;
  server: { origin: string; dataDir: string };
  /** The origin of a server of this test's own: the real process, a real database, in a folder that goes away. */
  origin: string;
  /** What browsers complain about fails the test. */
  complaints: Complaints;
  /** Opens the product in a browser of one person's own; whatever it reports as an error fails the test. */
  newBrowser(options?: BrowserContextOptions): Promise<Page>;
}

/** Playwright's `test`, with a server. */
export const test = base.extend<PerTest>({
  environment: [{}, { option: true }],

  server: async ({ environment }, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-journey-'));
    const server = startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
    await provide({ origin: await server.ready, dataDir });
    process.kill(server.pid, 'SIGTERM');
    await server.exited;
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
