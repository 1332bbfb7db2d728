import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import type { Defect } from '../../trust/mutants/defect.ts';
import { root, toolEnvironment } from '../checks/tool.ts';

const Report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/**
 * How a test file ended: every test passed; one failed, and which; or it could not even be run, which says nothing of
 * what it tests.
 */
export type Ending = { kind: 'passed' } | { kind: 'failed'; test: string } | { kind: 'broken'; output: string };

const projectOf = (file: string): string =>
  file.startsWith('web/') ? 'web' : file.startsWith('trust/') ? 'trust' : 'server';

/** Minutes after which a run counts as broken: no file takes as long. */
const PATIENCE = 5;

/** Runs one test file in a copy of the repository, or the tests in it that `only` names, up to the first failure. */
export async function runTest(folder: string, { test: file, only }: Pick<Defect, 'test' | 'only'>): Promise<Ending> {
  const report = join(folder, 'mutants-report.json');
  await rm(report, { force: true });
  const named = only === undefined ? [] : ['-t', only];
  const reporting = ['--bail=1', '--reporter=json', `--outputFile.json=${report}`];
  const output = await runVitest(folder, [
    'run',
    '--project',
    projectOf(file),
    ...named,
    ...reporting,
    join(folder, file),
  ]);
  const text = await readFile(report, 'utf8').catch(() => 'null');
  const { success, output: parsed } = v.safeParse(Report, JSON.parse(text));
  const results = success ? parsed.testResults.flatMap(({ assertionResults }) => assertionResults) : [];
  const failed = results.find(({ status }) => status === 'failed');
  if (failed) return { kind: 'failed', test: failed.fullName };
  const tried = results.filter(({ status }) => only === undefined || status === 'passed');
  const isWhole = tried.length > 0 && tried.every(({ status }) => status === 'passed');
  return isWhole ? { kind: 'passed' } : { kind: 'broken', output };
}

/** Answers what it printed. */
function runVitest(folder: string, args: readonly string[]): Promise<string> {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${toolEnvironment.PATH}`;
  const child = spawn('vitest', args, {
    cwd: folder,
    env: { ...toolEnvironment, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE * 60_000,
  });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${printed}\n${error.message}`));
    child.once('close', () => resolve(printed.trim()));
  });
}
