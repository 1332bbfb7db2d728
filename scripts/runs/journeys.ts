import * as v from 'valibot';
import { ensureChromium } from '../chromium.ts';
import { runProgramWithOutput, runWithReport, type TestRunOptions } from './report.ts';
import { type TestCounts, countCrashAsFailure } from './tally.ts';

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })) })),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});

const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Returns the total duration in milliseconds of all end-to-end tests in a file, including retries. */
const computeSuiteDurationMs = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(computeSuiteDurationMs))
    .reduce((sum, duration) => sum + duration, 0);

/** Builds the web app and runs the end-to-end tests with Playwright. Returns the counts of the tests. */
export async function runEndToEndTests({
  config,
  files = [],
  env,
  signal,
}: Omit<TestRunOptions, 'projects'> = {}): Promise<TestCounts> {
  const failedTally = { passed: 0, failed: 1, skipped: 0 };
  if ((await runProgramWithOutput('node', ['web/build.ts'])) !== 0) return failedTally;
  const browser = findBrowser();
  if (browser === undefined) return failedTally;
  const runnerArguments = [...(config === undefined ? [] : ['--config', config]), ...files];
  const { exitCode, report } = await runWithReport(PlaywrightReport, (path) =>
    runProgramWithOutput(
      'playwright',
      ['test', ...runnerArguments, '--reporter=list,json'],
      { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
      signal,
    ),
  );
  if (report === undefined) return failedTally;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const durations = report.suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    milliseconds: computeSuiteDurationMs(suite),
  }));
  return countCrashAsFailure({ passed: expected, failed: unexpected + flaky, skipped, durations }, exitCode);
}

function findBrowser(): string | undefined {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
