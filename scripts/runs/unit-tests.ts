import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../checks/tool.ts';
import { runInView, runWithReport, type Variant } from './report.ts';
import { type Tally, withCrash } from './tally.ts';

const Report = v.object({
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

type Files = Pick<v.InferOutput<typeof Report>, 'testResults'>;

/** The file and name of each test that failed, and each file that failed as a whole. */
const failuresOf = ({ testResults }: Files): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' && failed.length === 0 ? [file] : failed;
  });

/** Runs Vitest: everything but the journeys. */
export async function runUnitTests({ config, projects = [], files = [], env }: Variant = {}): Promise<Tally> {
  const chosen = [
    ...(config === undefined ? [] : ['--config', config]),
    ...projects.map((name) => `--project=${name}`),
    ...files,
  ];
  const { exitCode, report } = await runWithReport(Report, (path) =>
    runInView('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`], env),
  );
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  // A file that does not even load has no test to blame.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOf(report),
    durations: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
    })),
  };
  return withCrash(tally, exitCode);
}
