/**
 * Runs browser tests in Firefox and WebKit, or in the browsers that the arguments name. Uses the builds of
 * Playwright if they are installed, otherwise those of the system. Saves screenshots in
 * test-results/browsers.
 * Usage: npm run test:browsers [-- firefox webkit chromium --skip-missing]
 */
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebApp } from '../server/test/server-process.ts';
import { withTemporaryServer } from './browser/temporary-server.ts';
import type { BrowserEngine } from './browsers/driver.ts';
import { firefoxEngine } from './browsers/firefox.ts';
import { playwrightEngines } from './browsers/playwright.ts';
import { createBrowserSteps } from './browsers/steps.ts';
import { webkitEngine } from './browsers/webkit.ts';
import { repositoryRoot } from './checks/tool.ts';
import { runSteps } from './runs/steps.ts';
import { reportTotal, sumTestCounts, type TestCounts } from './runs/tally.ts';

/** Engines of each browser in order of preference. */
const enginesByBrowserName: Readonly<Partial<Record<string, readonly BrowserEngine[]>>> = {
  firefox: [playwrightEngines.firefox, firefoxEngine],
  webkit: [playwrightEngines.webkit, webkitEngine],
  chromium: [playwrightEngines.chromium],
};

async function runInBrowser(name: string, engine: BrowserEngine): Promise<TestCounts> {
  buildWebApp();
  await using home = await mkdtempDisposable(join(tmpdir(), 'wishwell-browser-'));
  const folder = join(repositoryRoot, 'test-results/browsers', name);
  await mkdir(folder, { recursive: true });
  const driver = await engine.start(home.path);
  try {
    console.log(`\n${name} ${driver.version}`);
    return await withTemporaryServer({}, ({ origin }) => runSteps(createBrowserSteps(driver, origin, folder)));
  } finally {
    await driver.close();
  }
}

// Calls `process.exit` on a signal. Handlers of the event `exit` then end the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  options: { 'skip-missing': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const testCounts: TestCounts[] = [];
for (const name of positionals.length > 0 ? positionals : ['firefox', 'webkit']) {
  const choices = enginesByBrowserName[name];
  if (!choices) throw new Error(`Unknown browser ${name}: choose from ${Object.keys(enginesByBrowserName).join(', ')}`);
  const engine = choices.find((choice) => choice.findMissing() === undefined);
  if (engine) {
    const run = runInBrowser(name, engine).catch((error: unknown) => {
      console.error(error);
      return { passed: 0, failed: 1, skipped: 0, failures: [`${name} ended early`] };
    });
    testCounts.push(await run);
  } else {
    const complaint = `${name} is not installed: ${choices.map((choice) => choice.findMissing()).join(', or ')}`;
    console.error(complaint);
    const counts = values['skip-missing'] ? { failed: 0, skipped: 1 } : { failed: 1, skipped: 0 };
    testCounts.push({ passed: 0, ...counts });
  }
}
const totalCounts = sumTestCounts(testCounts);
reportTotal(totalCounts);
if (totalCounts.skipped > 0 && totalCounts.failed === 0) process.exitCode = 0;
