import { spawn } from 'node:child_process';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root, toolEnvironment } from '../checks/tool.ts';

/** A run of another kind than `npm test`'s. */
export interface Variant {
  /** The runner's configuration, from the repository's root; without it that of `npm test`. */
  config?: string;
  /** Of Vitest; without it all. */
  projects?: readonly string[];
  /** Without it all of them. */
  files?: readonly string[];
  env?: Record<string, string>;
  /** Ends it early, as a Ctrl-C does. */
  signal?: AbortSignal;
}

/** Runs a program at the repository's root, its output in full view. Answers its exit code; a signal counts as 1. */
export function runInView(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
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
 * Calls `run` with the path of a JSON report for it to write. Answers its exit code and the report, undefined when
 * there is none in the shape of `Schema`.
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
