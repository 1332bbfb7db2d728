import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { repositoryRoot, runProgramWithInheritedStdio } from '../checks/tool.ts';
import { ensureChromium } from '../chromium.ts';
import { createFailedRunResult, type TestFileResult } from './results.ts';

interface TestRunOptions {
  /** Arguments of the test runner, such as test files; it runs all files by default. */
  args?: readonly string[];
  env?: Record<string, string>;
}

function readVitestReport(json: string): TestFileResult[] {
  const { testResults } = JSON.parse(json) as JsonTestResults;
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const passed = assertionResults.filter((one) => one.status === 'passed');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    return {
      file: relative(repositoryRoot, name),
      milliseconds: endTime - startTime,
      passed: passed.length,
      skipped: assertionResults.length - passed.length - failed.length,
      // Adds a failure for a test file that failed outside its tests, such as in a hook or an import.
      failedTitles:
        status === 'failed' && failed.length === 0 ? ['(outside the tests)'] : failed.map(({ fullName }) => fullName),
    };
  });
}

const listSpecs = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

function readPlaywrightReport(json: string): TestFileResult[] {
  const { suites } = JSON.parse(json) as JSONReport;
  return suites.map((suite) => {
    const tests = listSpecs(suite).flatMap(({ title, tests: runs }) => runs.map((run) => ({ title, ...run })));
    return {
      file: `e2e/${suite.file}`,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      passed: tests.filter(({ status }) => status === 'expected').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
      failedTitles: tests.filter(({ status }) => ['unexpected', 'flaky'].includes(status)).map(({ title }) => title),
    };
  });
}

/**
 * Calls `run` with the path where the test runner must write its JSON report. Returns the results in the
 * report. Adds a failure if the test runner failed without reporting a failed test.
 */
async function readResults(
  runner: string,
  readReport: (json: string) => TestFileResult[],
  run: (reportPath: string) => Promise<number>,
): Promise<TestFileResult[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-report-'));
  const path = join(folder.path, 'report.json');
  const exitCode = await run(path);
  const results = await readFile(path, 'utf8')
    .then(readReport)
    .catch(() => undefined);
  if (results === undefined) return [createFailedRunResult(`${runner} wrote no report`)];
  if (exitCode === 0 || results.some(({ failedTitles }) => failedTitles.length > 0)) return results;
  return [...results, createFailedRunResult(`${runner} ended with exit code ${exitCode}, but no test failed`)];
}

export function runUnitTests({ args = [], env }: TestRunOptions): Promise<TestFileResult[]> {
  return readResults('Vitest', readVitestReport, (path) =>
    runProgramWithInheritedStdio(
      'vitest',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      env,
    ),
  );
}

/** Runs end-to-end tests with Playwright on the existing build of the web app. */
export async function runEndToEndTests({ args = [], env }: TestRunOptions): Promise<TestFileResult[]> {
  let browser: string;
  try {
    browser = ensureChromium();
  } catch (error) {
    return [createFailedRunResult(error instanceof Error ? error.message : String(error))];
  }
  return readResults('Playwright', readPlaywrightReport, (path) =>
    runProgramWithInheritedStdio('playwright', ['test', ...args, '--reporter=list,json'], {
      ...env,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    }),
  );
}
