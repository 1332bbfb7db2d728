import { relative } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../checks/tool.ts';
import { runProgramWithOutput, runWithReport, type TestRunOptions } from './report.ts';
import { type TestCounts, type TestFileResult, countCrashAsFailure, countOneFailure, countTests } from './tally.ts';

const VitestFile = v.object({
  name: v.string(),
  status: v.string(),
  startTime: v.number(),
  endTime: v.number(),
  assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
});

const VitestReport = v.object({ testResults: v.array(VitestFile) });

function readFileResult(report: v.InferOutput<typeof VitestFile>): TestFileResult {
  const { name, status, startTime, endTime, assertionResults } = report;
  const listTitles = (wanted: readonly string[]): string[] =>
    assertionResults.filter((one) => wanted.includes(one.status)).map(({ fullName }) => fullName);
  const failedTitles = listTitles(['failed']);
  return {
    file: relative(repositoryRoot, name),
    milliseconds: endTime - startTime,
    passed: listTitles(['passed']).length,
    skipped: listTitles(['pending', 'skipped', 'todo', 'disabled']).length,
    // A file with an error outside its tests, such as in a hook or an import, has no failed test.
    failedTitles: status === 'failed' && failedTitles.length === 0 ? ['(outside the tests)'] : failedTitles,
  };
}

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
  if (report === undefined) return countOneFailure('Vitest wrote no report');
  return countCrashAsFailure(countTests(report.testResults.map(readFileResult)), 'Vitest', exitCode);
}
