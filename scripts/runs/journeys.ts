import * as v from 'valibot';
import { ensureChromium } from '../chromium.ts';
import { runInView, runWithReport, type Variant } from './report.ts';
import { type Tally, withCrash } from './tally.ts';

const Report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Builds the app and runs Playwright: the journeys in a real browser against the real server. */
export async function runJourneys({ config, files = [], env, signal }: Omit<Variant, 'projects'> = {}): Promise<Tally> {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  if ((await runInView('node', ['web/build.ts'])) !== 0) return failure;
  const browser = findBrowser();
  if (browser === undefined) return failure;
  const chosen = [...(config === undefined ? [] : ['--config', config]), ...files];
  const { exitCode, report } = await runWithReport(Report, (path) =>
    runInView(
      'playwright',
      ['test', ...chosen, '--reporter=list,json'],
      { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
      signal,
    ),
  );
  if (report === undefined) return failure;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

function findBrowser(): string | undefined {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
