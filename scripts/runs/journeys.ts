import * as v from 'valibot';
import { ensureChromium } from '../chromium.ts';
import { runProgramWithOutput, runWithReport, type TestRunOptions } from './report.ts';
import { type TestCounts, type TestFileResult, countCrashAsFailure, countOneFailure, countTests } from './tally.ts';

const PlaywrightSpec = v.object({
  title: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
});

interface PlaywrightSuite {
  file: string;
  specs: v.InferOutput<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}

const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  file: v.string(),
  specs: v.array(PlaywrightSpec),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});

const PlaywrightReport = v.object({ suites: v.array(PlaywrightSuite) });

const listSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

function readFileResult(suite: PlaywrightSuite): TestFileResult {
  const tests = listSpecs(suite).flatMap(({ title, tests: runs }) => runs.map((run) => ({ title, ...run })));
  return {
    file: `e2e/${suite.file}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    passed: tests.filter(({ status }) => status === 'expected').length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failedTitles: tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status)).map(({ title }) => title),
  };
}

/** Runs end-to-end tests with Playwright on the existing build of the web app. Returns the counts. */
export async function runEndToEndTests({
  config,
  files = [],
  env,
  signal,
}: Omit<TestRunOptions, 'projects'> = {}): Promise<TestCounts> {
  const browser = findBrowser();
  if (browser === undefined) return countOneFailure('No browser was found');
  const runnerArguments = [...(config === undefined ? [] : ['--config', config]), ...files];
  const { exitCode, report } = await runWithReport(PlaywrightReport, (path) =>
    runProgramWithOutput(
      'playwright',
      ['test', ...runnerArguments, '--reporter=list,json'],
      { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
      signal,
    ),
  );
  if (report === undefined) return countOneFailure('Playwright wrote no report');
  return countCrashAsFailure(countTests(report.suites.map(readFileResult)), 'Playwright', exitCode);
}

function findBrowser(): string | undefined {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}
