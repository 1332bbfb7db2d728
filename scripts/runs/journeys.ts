import * as v from 'valibot';
import { ensureChromium } from '../chromium.ts';
import { runInView, runWithReport, type Variant } from './report.ts';
import { type Tally, withCrash } from './tally.ts';

interface Suite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
}

const Suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })) })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const Report = v.object({
  suites: v.array(Suite),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** In milliseconds, every attempt of every journey of a file. */
const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((sum, duration) => sum + duration, 0);

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
  const durations = report.suites.map((suite) => ({ file: `e2e/${suite.file}`, milliseconds: durationOf(suite) }));
  return withCrash({ passed: expected, failed: unexpected + flaky, skipped, durations }, exitCode);
}

function findBrowser(): string | undefined {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
