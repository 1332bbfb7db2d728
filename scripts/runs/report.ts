import { spawn } from 'node:child_process';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot, toolEnvironment } from '../checks/tool.ts';

/** Options of a run of Vitest or Playwright. */
export interface TestRunOptions {
  /** Path of the configuration file of the test runner, relative to the root of the repository. */
  config?: string;
  /** Vitest projects to run; all by default. */
  projects?: readonly string[];
  /** Test files to run; all by default. */
  files?: readonly string[];
  env?: Record<string, string>;
  /** An abort of this signal interrupts the test run, like Ctrl-C. */
  signal?: AbortSignal;
}

/**
 * Runs a program in the root folder of the repository and shows its output in the terminal. Resolves with
 * the exit code of the program, or with 1 if a signal ended the program.
 */
export function runProgramWithOutput(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGINT'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Calls `run` with the path where the test runner must write its JSON report. Returns the exit code and the
 * report. The report is undefined if it does not match `Schema`.
 */
export async function runWithReport<T>(
  Schema: v.GenericSchema<unknown, T>,
  run: (reportPath: string) => Promise<number>,
): Promise<{ exitCode: number; report: T | undefined }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-report-'));
  const path = join(folder.path, 'report.json');
  const exitCode = await run(path);
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const { success, output } = v.safeParse(Schema, JSON.parse(text));
  return { exitCode, report: success ? output : undefined };
}
