import { relative } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../checks/tool.ts';
import { runProgramWithOutput, runWithReport, type TestRunOptions } from './report.ts';
import { type TestCounts, countCrashAsFailure } from './tally.ts';

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

type TestFileResults = Pick<v.InferOutput<typeof VitestReport>, 'testResults'>;

/** Returns the file and title of each failed test, and the name of each test file that failed to load. */
const listFailures = ({ testResults }: TestFileResults): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(repositoryRoot, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' && failed.length === 0 ? [file] : failed;
  });

/** Runs tests with Vitest. Returns the counts of the tests. */
export async function runUnitTests({
  config,
  projects = [],
  files = [],
  env,
}: TestRunOptions = {}): Promise<TestCounts> {
  const runnerArguments = [
    ...(config === undefined ? [] : ['--config', config]),
    ...projects.map((name) => `--project=${name}`),
    ...files,
  ];
  const { exitCode, report } = await runWithReport(VitestReport, (path) =>
    runProgramWithOutput(
      'vitest',
      ['run', ...runnerArguments, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      env,
    ),
  );
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  // A test file that could not be loaded has the status `failed`, but no failed test.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: listFailures(report),
    durations: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(repositoryRoot, name),
      milliseconds: endTime - startTime,
    })),
  };
  return countCrashAsFailure(tally, exitCode);
}
